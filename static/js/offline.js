// Search without a connection: a citation leads to its clause; words are sought in how people ask, headings and text.
(() => {
  "use strict";

  const MOST = 15;
  const form = document.getElementById("offline-search");
  const list = document.getElementById("offline-results");
  const said = document.getElementById("offline-said");
  const language = document.documentElement.lang;
  const LETTERS = { ı: "i", ğ: "g", ü: "u", ş: "s", ö: "o", ç: "c", â: "a", î: "i", û: "u" };
  let book;

  function fold(text) {
    return text
      .toLocaleLowerCase(language)
      .replace(/[ığüşöçâîû]/g, (letter) => LETTERS[letter])
      .normalize("NFKD")
      .replace(/\p{M}/gu, "");
  }

  const words = (text) => fold(text).match(/[a-z0-9]+/g) || [];
  const BEGINNING = 5; // letters in which words of one family meet, which counts for less
  const family = (stems) => [...stems, ...stems.map((stem) => `${stem.slice(0, BEGINNING)}~`)];
  const stemsOf = (text) => new Set(family(words(text).map((word) => book.stems.get(word)).filter(Boolean)));

  async function load() {
    if (!book) {
      const told = await (await fetch(`/offline/${language}/sought`)).json();
      book = { stems: new Map(Object.entries(told.stems)) };
      book.rows = told.rows.map(([address, name, heading, text, asked, own]) => ({
        address, name, heading, text,
        own: stemsOf(text),
        title: stemsOf(heading),
        titled: own ? 1.5 : 0.7, // a heading is worth more to whose it is than to what stands under it
        asked: asked ? asked.split("|").map((one) => ({ worth: 1 / (1 + 0.35 * Number(one[0])), stems: stemsOf(one.slice(1)) })) : [],
      }));
      weigh();
    }
    return book;
  }

  // A stem that few passages have says more than one that many have.
  function weigh() {
    const held = new Map();
    book.rows.forEach((row) => {
      const all = new Set([...row.own, ...row.title, ...row.asked.flatMap((one) => [...one.stems])]);
      all.forEach((stem) => held.set(stem, (held.get(stem) || 0) + 1));
    });
    book.worth = new Map(
      [...held].map(([stem, count]) => [stem, (stem.endsWith("~") ? 0.5 : 1) * Math.log(1 + book.rows.length / count)]),
    );
  }

  // The stem of a word that was typed: of the word itself, or of the nearest that the book knows.
  function known(word) {
    if (book.stems.has(word)) {
      return book.stems.get(word);
    }
    if (word.length < 4) {
      return "";
    }
    let best = "";
    let least = word.length < 6 ? 1.5 : 2.5;
    for (const [form, stem] of book.stems) {
      if (form[0] === word[0] && Math.abs(form.length - word.length) < least) {
        const apart = distance(form, word) + (form.slice(0, 3) === word.slice(0, 3) ? 0 : 0.4);
        if (apart < least) {
          [best, least] = [stem, apart];
        }
      }
    }
    return best || begun(word);
  }

  // Endings are many: the word of the book with which this one begins, or that begins as it does.
  function begun(word) {
    for (let length = word.length - 1; length >= 4; length -= 1) {
      const beginning = word.slice(0, length);
      if (book.stems.has(beginning)) {
        return book.stems.get(beginning);
      }
    }
    const beginning = word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));
    const found = [...book.stems.keys()].find((form) => word.length >= 4 && form.startsWith(beginning));
    return found ? book.stems.get(found) : "";
  }

  function distance(one, other) {
    let before = Array.from({ length: other.length + 1 }, (_, place) => place);
    for (let row = 1; row <= one.length; row += 1) {
      const now = [row];
      for (let column = 1; column <= other.length; column += 1) {
        const change = before[column - 1] + (one[row - 1] === other[column - 1] ? 0 : 1);
        now.push(Math.min(change, before[column] + 1, now[column - 1] + 1));
      }
      before = now;
    }
    return before[other.length];
  }

  const sum = (stems, held) => stems.reduce((total, stem) => total + (held.has(stem) ? book.worth.get(stem) : 0), 0);

  function score(row, stems, whole) {
    const asked = row.asked.reduce((best, one) => {
      const shared = sum(stems, one.stems);
      const length = [...one.stems].reduce((total, stem) => total + book.worth.get(stem), 0);
      return Math.max(best, length ? one.worth * ((2 * shared * shared) / (length + whole)) : 0);
    }, 0);
    return 3 * asked + row.titled * sum(stems, row.title) / (1 + row.title.size / 12) + sum(stems, row.own) / (1 + row.own.size / 60);
  }

  // The citation that stands in what was typed, if it says little more: "27. yasanın B4 bendi", "50D2nin".
  function cited(query) {
    const bare = fold(query).replace(/\b(yasa\w*|madde\w*|kural\w*|law|rule|bend\w*|fikra\w*|gore|y|l)\b\.?/g, " ");
    const note = bare.match(/^\s*(?:dipnot|footnote|fn)\s*(\d{1,2})\s*$/);
    const wanted = note ? `n${note[1]}` : bare.split("'")[0].replace(/[^a-z0-9]/g, "");
    if (!/^n?\d/.test(wanted)) {
      return [];
    }
    const key = (row) => (row.address.includes("#dn") ? "n" : "") + fold(row.name).replace(/^\D+/, "").replace(/[^a-z0-9]/g, "");
    for (let length = wanted.length; length > 0 && length >= wanted.length - 3; length -= 1) {
      const found = book.rows.filter((row) => key(row) === wanted.slice(0, length));
      if (found.length) {
        return found;
      }
    }
    return [];
  }

  function find(query) {
    const literal = cited(query);
    if (literal.length) {
      return literal;
    }
    const stems = [...new Set(family(words(query).map(known).filter(Boolean)))].filter((stem) => book.worth.has(stem));
    const whole = stems.reduce((total, stem) => total + book.worth.get(stem), 0);
    return book.rows
      .map((row) => [score(row, stems, whole), row])
      .filter(([points]) => points > 0)
      .sort((one, other) => other[0] - one[0])
      .slice(0, MOST)
      .map(([, row]) => row);
  }

  function show(found) {
    list.replaceChildren(...found.map((row) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = row.address;
      link.textContent = row.heading ? `${row.name} · ${row.heading}` : row.name;
      const text = document.createElement("p");
      text.textContent = row.text.length > 200 ? `${row.text.slice(0, 200)} …` : row.text;
      item.append(link, text);
      return item;
    }));
    said.textContent = found.length ? said.dataset.found.replace("0", found.length) : said.dataset.nothing;
  }

  async function answer(query) {
    try {
      await load();
      show(query.trim() ? find(query) : []);
      document.dispatchEvent(new CustomEvent("offline-sought", { detail: query }));
    } catch {
      said.textContent = said.dataset.missing;
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer(form.q.value);
  });
  // Which edition is kept in the reader's language, and since when.
  async function tell() {
    const place = document.getElementById("offline-kept");
    for (const name of await caches.keys()) {
      const done = await (await caches.open(name)).match("/offline/done");
      const kept = done && (await done.json());
      if (kept && kept.language === language) {
        const date = new Date(kept.since).toLocaleDateString(language, { dateStyle: "long" });
        place.textContent = place.dataset.kept.replace("EDITION", kept.edition).replace("DATE", date);
        place.hidden = false;
      }
    }
  }

  tell().catch(() => {});
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) {
    form.q.value = asked;
    answer(asked);
  }
})();
