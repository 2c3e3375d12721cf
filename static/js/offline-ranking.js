// Ranks passages without a connection as search on the server does (docs/search.md): BM25 over texts and over how people ask,
// what the nearest phrase has in common with the query, what the Law of a passage adds. `words` folds and splits a text.
"use strict";

function offlineRanking(told, words) {
  const FAMILY = 5;
  const [K1, B, OTHERS, STEM, PAIR, SHARE, LIKENESS, LEAST_ALIKE, LEAST_HELD] = [1.2, 0.45, 0.35, 0.6, 0.5, 0.7, 15, 0.65, 0.3];
  const [LAW, BEST_OF_LAW, DEFINITION, FEW, NEARLY, MANY, MOST_WORDS] = [0.3, 5, 0.85, 3, 0.92, 4, 12];
  const PRIORS = { clause: 1, definition: 1.15, footnote: 0.8 };
  const stems = new Map(Object.entries(told.stems));
  const add = (map, key, value) => map.set(key, (map.get(key) || 0) + value);
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

  const rows = told.rows.map(([address, name, heading, text, asked, own]) => {
    const [page, anchor = ""] = address.split("#");
    const kind = anchor.startsWith("dn") ? "footnote" : /\/\d+\/$/.test(page) ? "clause" : "definition";
    const phrases = asked ? asked.split("|").map((one) => ({ worth: 1 / (1 + 0.35 * Number(one[0])), text: one.slice(1) })) : [];
    return { address, name, heading, text, own: own ? heading : "", page, anchor, kind, phrases, law: kind === "clause" ? page : "" };
  });
  const places = new Map(rows.map((row, place) => [row.address, place]));

  // The clauses above one, its Law first, as far as they have words.
  function above(row) {
    if (row.kind !== "clause" || !row.anchor) {
      return [];
    }
    const shorter = Array.from(row.anchor, (_letter, length) => (length ? `${row.page}#${row.anchor.slice(0, length)}` : row.page));
    return shorter.filter((address) => places.has(address)).map((address) => places.get(address));
  }

  // Terms of a text: lemmas, families (first letters), two lemmas side by side; each as often as it counts.
  function counted(zones) {
    const found = { lemmas: new Map(), stems: new Map(), pairs: new Map() };
    for (const [text, weight] of zones) {
      let before = "";
      for (const word of words(text)) {
        const lemma = stems.get(word) || word;
        add(found.lemmas, lemma, weight);
        add(found.stems, word.slice(0, FAMILY), weight);
        if (stems.get(word) !== "") {
          if (before) {
            add(found.pairs, `${before} ${lemma}`, weight);
          }
          before = lemma;
        }
      }
    }
    return found;
  }

  const documents = rows.flatMap((row, place) => {
    const headings = above(row).map((one, at) => [rows[one].own, at ? 1 : 2]);
    const own = [place, counted([...headings, [row.own, 3], [row.text, 1]])];
    const asked = row.phrases.length ? [[place, counted(row.phrases.map(({ text }) => [text, 1]))]] : [];
    return [own, ...asked];
  });

  // For each term how rare it is and what it adds to which passage (BM25); of two documents of a passage the better, and a part of the other.
  function channel(kind) {
    const lengths = documents.map(([, terms]) => sum([...terms[kind].values()]));
    const average = sum(lengths) / lengths.length || 1;
    const entries = new Map();
    documents.forEach(([place, terms], number) => terms[kind].forEach((times, term) => {
      entries.set(term, entries.get(term) || []);
      entries.get(term).push([place, times, lengths[number] / average]);
    }));
    entries.forEach((found, term) => {
      const rarity = Math.log(1 + (documents.length - found.length + 0.5) / (found.length + 0.5));
      const impacts = new Map();
      for (const [place, times, length] of found) {
        const impact = PRIORS[rows[place].kind] * rarity * times * (K1 + 1) / (times + K1 * (1 - B + B * length));
        const other = impacts.get(place) || 0;
        impacts.set(place, Math.max(impact, other) + OTHERS * Math.min(impact, other));
      }
      entries.set(term, { rarity, impacts });
    });
    return entries;
  }

  const [lemmas, families, pairs] = ["lemmas", "stems", "pairs"].map(channel);
  const rarest = Math.max(...[...lemmas.values()].map(({ rarity }) => rarity));
  const rarity = ([lemma, stem]) => (lemmas.get(lemma) || families.get(stem) || { rarity: rarest }).rarity;
  const term = (word) => [stems.get(word) || word, word.slice(0, FAMILY)];

  // The names of a term, by the lemmas of their words, and the words of the term itself.
  const names = new Map();
  let longest = 1;
  for (const [own, ...others] of told.terms) {
    for (const name of [own, ...others]) {
      const typed = words(name);
      const key = typed.map((word) => term(word)[0]).join(" ");
      longest = Math.max(longest, typed.length);
      if (key && !names.has(key) && !(typed.length === 1 && stems.get(typed[0]) === "")) {
        names.set(key, words(own));
      }
    }
  }

  // What is sought: for each idea the terms that express it, and how much it tells.
  function ideas(typed) {
    const found = [];
    for (let place = 0; place < typed.length; ) {
      let length = Math.min(longest, typed.length - place);
      const key = () => typed.slice(place, place + length).map((word) => term(word)[0]).join(" ");
      while (length > 0 && !names.has(key())) {
        length -= 1;
      }
      if (length) {
        const own = names.get(key());
        const expressed = own.map((word) => [term(word)]);
        typed.slice(place, place + length).forEach((word, at) => expressed[Math.min(at, own.length - 1)].push(term(word)));
        found.push(...expressed.filter((_terms, at) => stems.get(own[at]) !== ""));
      } else if (stems.get(typed[place]) !== "") {
        found.push([term(typed[place])]);
      }
      place += length || 1;
    }
    return found.map((terms) => ({ terms, weight: /^\d/.test(terms[0][0]) ? 1 : Math.min(...terms.map(rarity)) }));
  }

  const phrases = [];
  const having = new Map();
  rows.forEach((row, place) => row.phrases.forEach(({ worth, text }) => {
    const sought = ideas(words(text));
    if (sought.length) {
      const number = phrases.push({ place, worth, total: sum(sought.map(({ weight }) => weight)) }) - 1;
      for (const [lemma, stem] of sought.flatMap(({ terms }) => terms)) {
        for (const [key, how] of [[`${stem}~`, 0.9], [lemma, 1]]) {
          having.set(key, having.get(key) || new Map());
          having.get(key).set(number, Math.max(how, having.get(key).get(number) || 0));
        }
      }
    }
  }));

  // By passage what its nearest phrase and the query have in common.
  function likeness(sought, total) {
    const common = new Map();
    for (const { terms, weight } of sought) {
      const how = new Map();
      for (const [lemma, stem] of terms) {
        for (const key of [`${stem}~`, lemma]) {
          (having.get(key) || []).forEach((share, number) => how.set(number, Math.max(share, how.get(number) || 0)));
        }
      }
      how.forEach((share, number) => add(common, number, share * weight));
    }
    const nearest = new Map();
    common.forEach((weight, number) => {
      const { place, worth, total: whole } = phrases[number];
      const alike = worth * weight / Math.sqrt(total * whole);
      if (alike > LEAST_ALIKE && alike > (nearest.get(place) || 0)) {
        nearest.set(place, alike);
      }
    });
    return nearest;
  }

  function held(sought) {
    const [scores, covered] = [new Map(), new Map()];
    for (const { terms, weight } of sought) {
      const best = new Map();
      for (const [lemma, stem] of terms) {
        const own = new Map(lemmas.get(lemma)?.impacts);
        (families.get(stem)?.impacts || []).forEach((impact, place) => add(own, place, STEM * impact));
        own.forEach((score, place) => best.set(place, Math.max(score, best.get(place) || 0)));
      }
      best.forEach((score, place) => {
        add(scores, place, score);
        add(covered, place, weight);
      });
    }
    sought.slice(1).forEach(({ terms }, at) => sought[at].terms.forEach(([first]) => terms.forEach(([second]) => {
      (pairs.get(`${first} ${second}`)?.impacts || []).forEach((impact, place) => scores.has(place) && add(scores, place, PAIR * impact));
    })));
    return [scores, covered];
  }

  // A passage of the Law in which most was found counts more; who says much asks for a rule, and rather for the clause than for what is above it.
  function around(found, many) {
    const laws = new Map();
    found.forEach((score, place) => rows[place].law && laws.set(rows[place].law, [...(laws.get(rows[place].law) || []), score]));
    laws.forEach((scores, law) => laws.set(law, sum(scores.sort((one, other) => other - one).slice(0, BEST_OF_LAW))));
    const most = Math.max(1e-9, ...laws.values());
    found.forEach((score, place) => {
      const { law } = rows[place];
      const more = 1 + (law ? LAW * laws.get(law) / most : LAW / 2);
      found.set(place, score * more * (!law && many >= FEW ? DEFINITION : 1));
    });
    if (many >= MANY) {
      const best = new Map();
      found.forEach((score, place) => {
        const parent = above(rows[place]).at(-1);
        best.set(parent, Math.max(score, best.get(parent) || 0));
      });
      best.forEach((score, parent) => {
        if (found.has(parent) && score >= NEARLY * found.get(parent)) {
          found.set(parent, Math.min(found.get(parent), score * 0.999));
        }
      });
    }
    return found;
  }

  // A query that is a heading has that passage first.
  const telling = (text) => words(text).filter((word) => stems.get(word) !== "").map((word) => term(word)[0]).join(" ");
  const titles = new Map();
  rows.forEach((row, place) => row.own && titles.set(telling(row.own), [...(titles.get(telling(row.own)) || []), place]));
  const order = (place) => (rows[place].kind === "definition" ? -1 : rows[place].anchor.length);

  function find(read) {
    const typed = read.length > MOST_WORDS ? read.filter((word) => stems.get(word) !== "").slice(0, MOST_WORDS) : read;
    const sought = ideas(typed);
    const total = sum(sought.map(({ weight }) => weight));
    const [scores, covered] = held(sought);
    const found = new Map();
    scores.forEach((score, place) => {
      const share = covered.get(place) / total;
      if (share > LEAST_HELD) {
        found.set(place, score * (1 - SHARE + SHARE * share));
      }
    });
    likeness(sought, total).forEach((alike, place) => add(found, place, LIKENESS * alike * alike));
    const ranked = [...around(found, sought.length)].sort(([, one], [, other]) => other - one).map(([place]) => place);
    const first = (titles.get(telling(typed.join(" "))) || []).sort((one, other) => order(one) - order(other));
    return [...new Set([...first, ...ranked])].map((place) => rows[place]);
  }

  return { rows, stems, find };
}
