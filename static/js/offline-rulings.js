// Without a connection: the address of a situation or of a worked case shows what the browser has kept of it (docs/offline.md).
// What is told stands in the address, as it does with a connection: each answer is a link.
(() => {
  "use strict";

  const language = document.documentElement.lang;
  const place = document.getElementById("offline-ruling");
  const BESIDE = /^(ask|edition|assumed|of|settles|chosen|settled\..*)$/; // in an address, but no facts
  const MANY = 8;
  const FAMILY = 5; // letters in which words of one family meet
  const BEFORE_LETTER = /([:;]) (?=[a-z]\) )/g;
  const [SITUATIONS, CASES] = [3, 5];
  let kept;
  let signs;

  function element(name, attributes, ...children) {
    const made = Object.assign(document.createElement(name), attributes);
    made.append(...children.filter(Boolean));
    return made;
  }

  // Calls and cards within a text: seen in signs, heard in words, as on the page (rulings/aloud.py).
  const inBoth = (sign) => [
    element("span", { ariaHidden: "true", textContent: sign }), element("span", { className: "visually-hidden", textContent: kept.heard[sign] }),
  ];
  const aloud = (text) => text.split(signs).flatMap((part, at) => (at % 2 ? inBoth(part) : [part]));
  const link = (href, text, attributes = {}) => element("a", { href, ...attributes }, ...aloud(text));
  const heading = (text) => element("h2", { textContent: text });
  const plain = (number) => kept.said[number];
  const said = (number) => aloud(plain(number));

  // Each lettered choice of an option begins a new line, as on the page (rulings/templatetags/marks.py).
  function spoken(line) {
    const parts = line.replace(BEFORE_LETTER, "$1\n").split("\n");
    return parts.flatMap((part, at) => (at ? [document.createElement("br"), ...aloud(part)] : aloud(part)));
  }

  function cited(number) {
    const [name, address] = kept.clauses[number];
    return address ? link(address, name, { className: "ref" }) : name;
  }

  // The answers that were told, the defaults of what nobody mentions, up to a ruling or the next question.
  function walk(situation, told) {
    const [, , , usual, , nodes] = situation;
    const way = { path: [], assumed: [] };
    let node = nodes[0];
    while (typeof node[0] === "string") {
      const [fact, , , answers] = node;
      const choice = (text) => answers.find(([value]) => value === text);
      const own = choice(told.get(fact));
      const answer = told.get("ask") === fact ? undefined : own || choice(usual[fact]);
      if (!answer) {
        return { ...way, asked: node };
      }
      (own ? way.path : way.assumed).push([node, answer]);
      node = nodes[answer[2]];
    }
    return { ...way, ruling: node };
  }

  // The same page with a fact told (or asked for); one that is told is no longer only taken as usual.
  function telling(told, changes) {
    const query = new URLSearchParams(told);
    query.delete("ask");
    Object.entries(changes).forEach(([name, text]) => query.set(name, text));
    const assumed = (query.get("assumed") || "").split(" ").filter((name) => name && !(name in changes));
    if (assumed.length) {
      query.set("assumed", assumed.join(" "));
    } else {
      query.delete("assumed");
    }
    return `?${query}`;
  }

  function facts(steps, told) {
    const items = steps.map(([[fact, question], [, label]]) => element(
      "li", {}, element("span", { className: "muted" }, ...said(question)), " ", element("strong", {}, ...said(label)), " ",
      link(telling(told, { ask: fact }), kept.words.change, { ariaLabel: `${kept.words.change}: ${plain(question)}` }),
    ));
    return element("ul", {}, ...items);
  }

  function question([fact, asked, judged, answers], told) {
    const items = answers.map(([value, label]) => element("li", {}, link(telling(told, { [fact]: value }), plain(label))));
    const manyNumbers = answers.length > MANY && answers.every(([, label]) => /^\d+$/.test(plain(label)));
    const list = element("div", { className: `answers answers-${manyNumbers ? "numbers" : "list"}` }, element("ul", {}, ...items));
    const test = judged.length && element("p", { className: "also" }, `${kept.words.judges} `, cited(judged[0]));
    const none = !answers.length && element("p", { className: "notice", textContent: kept.words.computed });
    return element("section", { className: "asked" }, element("h2", {}, ...said(asked)), test, answers.length ? list : none);
  }

  function ruling([script, clauses]) {
    const lines = script.map((number) => element("p", { className: "script" }, ...spoken(plain(number))));
    const names = clauses.flatMap((number, at) => (at ? [", ", cited(number)] : [cited(number)]));
    return element("section", {}, heading(kept.words.aloud), ...lines, element("p", { className: "also" }, `${kept.words.clauses}: `, ...names));
  }

  function situationPage(situation) {
    const [name, title, , , examples] = situation;
    const told = new URLSearchParams(location.search);
    const way = walk(situation, told);
    const seen = new Set([...way.path, ...way.assumed].map(([[fact]]) => fact));
    const unseen = [...told.keys()].some((one) => !BESIDE.test(one) && !seen.has(one) && one !== way.asked?.[0]);
    const { words, addresses, parameters } = kept;
    const { path, assumed } = way;
    return [title, [
      element("p", { className: "crumbs" }, link(addresses.situations, words.whatHappened), " › ", link(`${addresses.situations}${name}/`, title)),
      element("h1", { textContent: title }),
      element("p", { className: "notice call-director", textContent: words.call }),
      path.length && element("section", { className: "told" }, heading(words.told), facts(path, told)),
      way.asked ? question(way.asked, told) : ruling(way.ruling),
      examples && element("p", { className: "also", textContent: words.examples }),
      way.ruling && unseen && element("p", { className: "notice", textContent: words.more }),
      way.ruling && assumed.length && element("details", { className: "steps" }, element("summary", { textContent: words.assumed }), facts(assumed, told)),
      element("p", { className: "actions" }, link(`${addresses.cases}?${parameters.situation}=${name}`, words.all, { className: "button quiet" })),
    ]];
  }

  const caseLink = (one) => link(`${kept.addresses.cases}${one[0]}/`, one[2]);

  function casePage(one) {
    const [, number, title, why, script, clauses, told, beside] = one;
    const [name, situation] = kept.situations[number];
    const { words, addresses } = kept;
    const pair = ([asked, label]) => element("div", {}, element("dt", {}, ...said(asked)), element("dd", {}, ...said(label)));
    const other = ([at, asked, label]) => element(
      "li", {}, element("span", { className: "muted" }, ...said(asked), " ", element("strong", {}, ...said(label))), " ", caseLink(kept.cases[at]),
    );
    return [title, [
      element("p", { className: "crumbs" }, link(addresses.cases, words.cases), " › ", link(`${addresses.situations}${name}/`, situation)),
      element("h1", {}, ...aloud(title)),
      ruling([script, clauses]),
      element("section", {}, heading(words.why), element("p", {}, ...aloud(why))),
      element("section", {}, heading(words.facts), element("dl", { className: "facts" }, ...told.map(pair))),
      beside.length && element("section", {}, heading(words.different), element("ul", { className: "cases" }, ...beside.map(other))),
    ]];
  }

  const fold = (text) => text.toLocaleLowerCase(language).normalize("NFKD").replace(/\p{M}/gu, "").replace(/ı/g, "i");

  // The cases of a situation, those that rest on a clause or one below it, and those that have all words.
  function sought(query) {
    const { parameters } = kept;
    const bare = (text) => fold(text).replace(/[^a-z0-9]/g, "");
    const clause = bare(query.get(parameters.clause) || "");
    const words = fold(query.get(parameters.words) || "").split(/\s+/).filter(Boolean);
    const situation = query.get(parameters.situation);
    const rests = (number) => {
      const name = bare(kept.clauses[number][0]).replace(/^\D+/, "");
      return name.startsWith(clause) && !(/\d$/.test(clause) && /^\d/.test(name.slice(clause.length)));
    };
    return kept.cases.filter((one) => (!situation || kept.situations[one[1]][0] === situation) &&
      (!clause || one[5].some(rests)) && words.every((word) => fold(`${one[2]} ${one[3]}`).includes(word)));
  }

  function casesPage(query) {
    const { words, addresses, parameters } = kept;
    const found = sought(query);
    const groups = kept.situations.map(([name, title], number) => {
      const cases = found.filter((one) => one[1] === number);
      const list = element("ul", { className: "cases" }, ...cases.map((one) => element("li", {}, caseLink(one))));
      const open = found.length < kept.cases.length;
      return cases.length && element("details", { className: "fold", open }, element("summary", { textContent: `${title} (${cases.length})` }), list);
    });
    const none = !found.length && element("p", { textContent: words.none });
    return [words.cases, [
      element("p", { className: "crumbs" }, link(addresses.cases, words.cases)), element("h1", { textContent: words.cases }), none, ...groups,
    ]];
  }

  // What the address names, if it is kept.
  function named() {
    const { pathname, search } = location;
    const within = (start) => (pathname.startsWith(start) ? decodeURIComponent(pathname.slice(start.length)).replace(/\/$/, "") : undefined);
    const name = within(kept.addresses.situations);
    if (name) {
      const situation = kept.situations.find((one) => one[0] === name);
      return situation && situationPage(situation);
    }
    const asked = within(kept.addresses.cases);
    if (asked === "") {
      return casesPage(new URLSearchParams(search));
    }
    const one = asked && kept.cases.find((row) => row[0] === asked);
    return one && casePage(one);
  }

  // How much of what was typed a text says: words of one family begin alike, and one that few texts have says more.
  const families = (text) => new Set((fold(text).match(/[a-z0-9]+/g) || []).map((word) => word.slice(0, FAMILY)));

  function nearest(query, texts, most) {
    const own = [...families(query)];
    const held = texts.map(families);
    const worth = new Map(own.map((one) => [one, Math.log(1 + texts.length / (1 + held.filter((has) => has.has(one)).length))]));
    const sum = (some) => some.reduce((total, one) => total + worth.get(one), 0);
    const whole = sum(own);
    return held
      .map((has, at) => [sum(own.filter((one) => has.has(one))) / whole - has.size / 1000, at])
      .filter(([share]) => share > 0.5)
      .sort(([one], [other]) => other - one)
      .slice(0, most)
      .map(([, at]) => at);
  }

  async function load() {
    kept = kept || (await (await fetch(`/offline/${language}/rulings`)).json());
    signs = new RegExp(`(${Object.keys(kept.heard).join("|").replaceAll("+", "\\+")})`); // the longest stand first
  }

  function section(title, links) {
    return links.length ? [heading(title), element("ul", { className: "cases" }, ...links.map((one) => element("li", {}, one)))] : [];
  }

  // Situations and worked cases that are near to what was sought (offline.js says that something was).
  document.addEventListener("offline-sought", async ({ detail }) => {
    await load();
    const { words, addresses, situations, cases } = kept;
    const told = nearest(detail, situations.map(([, title, tile]) => `${title} ${tile}`), SITUATIONS);
    const worked = nearest(detail, cases.map((one) => `${one[2]} ${one[3]}`), CASES);
    document.getElementById("offline-rulings").replaceChildren(
      ...section(words.whatHappened, told.map((at) => link(`${addresses.situations}${situations[at][0]}/`, situations[at][2]))),
      ...section(words.cases, worked.map((at) => caseLink(cases[at]))),
    );
  });

  async function show() {
    await load();
    const page = named();
    if (page) {
      const [title, content] = page;
      document.title = title;
      place.replaceChildren(...content.filter(Boolean));
      place.hidden = false;
      document.getElementById("offline-intro").remove();
    }
  }

  if (location.pathname !== new URL(document.getElementById("offline-search").action).pathname) {
    show().catch(() => {}); // nothing is kept: the page says so when somebody searches
  }
})();
