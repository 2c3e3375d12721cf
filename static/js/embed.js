// Shows clauses of the Laws on another site: each element with data-bridge-law becomes a frame with the clause.
// Without this script the link inside the element stays. Sets nothing, stores nothing, sends nothing.
(() => {
  "use strict";

  const origin = new URL(document.currentScript.src).origin;
  const WORDS = { tr: "gomulu", en: "embed" };
  const CITATION = /^(?:\d{1,3}[A-Za-z0-9()]{0,12}|def:[a-z0-9-]{1,60}|fn:\d{1,3})$/;
  const EDITION = /^[12]\d{3}[-.\w]{0,16}$/;
  const HIGHEST = 2000;
  const frames = new Set();

  function put(element) {
    const { bridgeLaw, lang, edition } = element.dataset;
    const language = lang in WORDS ? lang : "tr";
    if (!CITATION.test(bridgeLaw)) {
      return;
    }
    const named = edition && EDITION.test(edition) ? `${edition}/` : "";
    const frame = document.createElement("iframe");
    frame.src = `${origin}/${language}/${named}${WORDS[language]}/${encodeURIComponent(bridgeLaw)}/`;
    frame.title = element.textContent.trim() || bridgeLaw;
    frame.loading = "lazy";
    frame.referrerPolicy = "no-referrer";
    frame.width = "100%";
    frame.height = "260";
    frame.style.border = "0";
    frames.add(frame);
    element.replaceChildren(frame);
  }

  // The frame says how high its text is.
  addEventListener("message", (event) => {
    const height = event.origin === origin && event.data && event.data.bridgeLawsHeight;
    const frame = [...frames].find((one) => one.contentWindow === event.source);
    if (frame && Number.isFinite(height) && height > 0) {
      frame.height = String(Math.min(Math.ceil(height), HIGHEST));
    }
  });

  const all = () => document.querySelectorAll("[data-bridge-law]").forEach(put);
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", all);
  } else {
    all();
  }
})();
