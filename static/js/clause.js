// What a reader can do with one clause: see it in the other language in place, copy it with its citation.
// Without this script the link to the other language is an ordinary link, and there is no copying.
(() => {
  "use strict";

  const status = document.getElementById("said");

  function say(text) {
    if (status) {
      status.textContent = text;
    }
  }

  async function fragment(address) {
    const response = await fetch(address, { headers: { "X-Requested-With": "fetch" } });
    if (!response.ok) {
      throw new Error(String(response.status));
    }
    return new DOMParser().parseFromString(await response.text(), "text/html").querySelector(".preview-text");
  }

  async function toggleOther(link) {
    const body = link.closest(".clause").querySelector(":scope > .clause-body");
    link.closest("details").open = false;
    const open = body.querySelector(":scope > .other-text");
    if (open) {
      open.remove();
      link.setAttribute("aria-expanded", "false");
      return;
    }
    const text = await fragment(link.dataset.other).catch(() => null);
    if (!text) {
      location.assign(link.href);
      return;
    }
    const box = document.createElement("div");
    box.className = "other-text";
    box.lang = text.lang;
    box.append(...text.childNodes);
    const after = [...body.children].find((child) => child.matches(".footnote, .erratum, .clause, .cited-by"));
    body.insertBefore(box, after ?? null);
    box.scrollIntoView({ block: "nearest" });
    link.setAttribute("aria-expanded", "true");
  }

  async function copy(button) {
    const answer = await fetch(button.dataset.copy);
    if (!answer.ok) {
      say(button.dataset.failed);
      return;
    }
    const section = await answer.json();
    const language = button.dataset.language;
    const shown = section.text[language] || section.heading[language] ? language : "tr";
    const parts = [section.heading[shown], section.text[shown], section.tail[shown]].filter(Boolean);
    await navigator.clipboard.writeText(`${section.display[language]}: ${parts.join("\n")}`);
    button.closest("details").open = false;
    say(button.dataset.done);
  }

  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = !navigator.clipboard;
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) {
      return;
    }
    const link = event.target.closest("a[data-other]");
    const button = event.target.closest("button[data-copy]");
    const language = event.target.closest("a.language");
    if (link) {
      event.preventDefault();
      toggleOther(link);
    } else if (button) {
      copy(button).catch(() => say(button.dataset.failed));
    } else if (language && location.hash) {
      language.hash = location.hash;
    }
  });
})();
