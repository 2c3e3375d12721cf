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

  async function load() {
    book = book || offlineRanking(await (await fetch(`/offline/${language}/sought`)).json(), words);
    return book;
  }

  // A word that was typed, or the nearest that the book knows.
  function known(word) {
    if (book.stems.has(word) || word.length < 4) {
      return word;
    }
    let best = "";
    let least = word.length < 6 ? 1.5 : 2.5;
    for (const form of book.stems.keys()) {
      if (form[0] === word[0] && Math.abs(form.length - word.length) < least) {
        const apart = distance(form, word) + (form.slice(0, 3) === word.slice(0, 3) ? 0 : 0.4);
        if (apart < least) {
          [best, least] = [form, apart];
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
        return beginning;
      }
    }
    const beginning = word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));
    const found = [...book.stems.keys()].find((form) => word.length >= 4 && form.startsWith(beginning));
    return found || word;
  }

  // How many letters are wrong; two that have changed places are one slip.
  function distance(one, other) {
    let earlier = [];
    let before = Array.from({ length: other.length + 1 }, (_, place) => place);
    for (let row = 1; row <= one.length; row += 1) {
      const now = [row];
      for (let column = 1; column <= other.length; column += 1) {
        const change = before[column - 1] + (one[row - 1] === other[column - 1] ? 0 : 1);
        const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
        now.push(Math.min(change, before[column] + 1, now[column - 1] + 1, swapped ? earlier[column - 2] + 1 : change));
      }
      [earlier, before] = [before, now];
    }
    return before[other.length];
  }

  // Numbers written out, in either language: "yirmi yedi" and "twenty-seven" are 27, "yirminci" is 20.
  const ONES = { bir: 1, iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7, sekiz: 8, dokuz: 9, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 };
  const TENS = { on: 10, yirmi: 20, otuz: 30, kirk: 40, elli: 50, altmis: 60, yetmis: 70, seksen: 80, doksan: 90, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };
  const NAMES = /\b(?:bric|tbf|yasa|madde|kural|kanun|bend|bent|fikra|numara)[a-z]*|\b(?:laws?|rules?|section|clause|paragraph|statute|article|number|nolu|no|l|s|the|th|of|bridge|gore|y|nin|nun|in|un)\b/g;
  const ASKING = /\b(?:nedir|ne demek|ne diyor|meaning|means?|ne|where is|show me|please|what is|goster)\b/g;

  function inFigures(text) {
    const written = (word) => [word, word.replace(/nc[iu]$/, ""), word.replace(/[iu]nc[iu]$/, "")].find((one) => one in ONES || one in TENS);
    const found = [];
    for (const word of text.replace(/-/g, " ").split(/\s+/)) {
      const name = written(word);
      const number = name && (TENS[name] || ONES[name]);
      const last = found.at(-1);
      if (number && number < 10 && last?.tens) {
        found[found.length - 1] = { text: String(Number(last.text) + number) };
      } else {
        found.push({ text: number ? String(number) : word, tens: Boolean(name && TENS[name]) });
      }
    }
    return found.map((one) => one.text).join(" ");
  }

  // The citation that was typed, if little more was: "27. yasanın B4 bendi", "50D2nin", "law no. twenty-seven", "dip not 9".
  function cited(query) {
    const figures = inFigures(fold(query).replace(/\b(yasa|law|l)(?=\d)/g, "$1 ").replace(/[’'][a-z]+/g, " ").replace(/(\d)(?:[iu]?nc[iu]|n?[iu]n)\b/g, "$1"));
    const note = /\b(?:dip ?not|footnote|fn)/.test(figures);
    const bare = figures.replace(/\b(?:dip ?not[a-z]*|footnotes?|fn)\b/g, " ").replace(ASKING, " ").replace(NAMES, " ");
    const wanted = (note ? "n" : "") + bare.replace(/(\d)(?:st|nd|rd|th)\b/g, "$1").replace(/[^a-z0-9]/g, "");
    if (!/^n?\d/.test(wanted)) {
      return [];
    }
    const endings = /\d\S*$/.test(bare.trim()) ? 3 : 0; // "50D2nin", but not "2 as"
    const key = (row) => (row.kind === "footnote" ? "n" : "") + fold(row.name).replace(/^\D+/, "").replace(/[^a-z0-9]/g, "");
    for (let length = wanted.length; length > 0 && length >= wanted.length - endings; length -= 1) {
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
    const within = fold(query).match(/\b\d{1,2}[a-h](?:\d[a-z]{0,4})?\b/); // "53A'ya göre kabul ettik"
    return [...new Set([...(within ? cited(within[0]) : []), ...book.find(words(query).map(known))])].slice(0, MOST);
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

  // Who is being examined goes on where the connection was lost; who reads the book is not torn away from it.
  if (/^\/(tr\/sinav|en\/exam-code|en\/my-exam)/.test(location.pathname)) {
    addEventListener("online", () => location.reload());
  }

  tell().catch(() => {});
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) {
    form.q.value = asked;
    answer(asked);
  }
})();
