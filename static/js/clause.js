// What a reader can do with one clause: see it in the other language in place, copy it with its citation.
// Without this script the link to the other language is an ordinary link, and there is no copying.
(() => {
  "use strict";

  const status = document.getElementById("said");
  const NOT_COPIED = ".lead-in, .number .visually-hidden, .footnote, .erratum, .cited-by, .tools, .other-text, .outdated, sup";
  let fading = 0;

  function say(text) {
    status.textContent = text;
    status.classList.add("shown");
    clearTimeout(fading);
    fading = setTimeout(() => status.classList.remove("shown"), 2500);
  }

  function close(menu) {
    menu.open = false;
    menu.querySelector("summary").focus({ preventScroll: true });
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
    close(link.closest("details"));
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
    const standing = document.createElement("p");
    standing.className = "standing";
    standing.lang = document.documentElement.lang;
    standing.textContent = link.dataset.standing;
    box.append(standing, ...text.childNodes);
    const after = [...body.children].find((child) => child.matches(".footnote, .erratum, .clause, .cited-by"));
    body.insertBefore(box, after ?? null);
    box.scrollIntoView({ block: "nearest" });
    link.setAttribute("aria-expanded", "true");
  }

  // The words of a clause with those below it, a line for each.
  function wordsOf(node) {
    const copy = node.cloneNode(true);
    copy.querySelectorAll(NOT_COPIED).forEach((part) => part.remove());
    copy.querySelectorAll(".number").forEach((label) => label.append(" "));
    copy.querySelectorAll("p, h2, h3, li, tr").forEach((block) => block.append("\n"));
    copy.querySelectorAll("td, th").forEach((cell) => cell.append(" "));
    return copy.textContent.replace(/[ \t\u00a0]+/g, " ").replace(/ ?\n\s*/g, "\n").replace(/(^|\n)(\S{1,4})\n/g, "$1$2 ").trim();
  }

  async function copy(button) {
    const clause = button.closest(".clause");
    const own = button.dataset.copy === "";
    const body = own ? clause.querySelector(":scope > .clause-body") : await fragment(button.dataset.copy);
    await navigator.clipboard.writeText(`${button.dataset.name}: ${wordsOf(body)}`);
    close(button.closest("details"));
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
    const menu = event.target.closest(".tools");
    document.querySelectorAll(".tools[open]").forEach((open) => open !== menu && (open.open = false));
    if (link) {
      event.preventDefault();
      toggleOther(link);
    } else if (button) {
      copy(button).catch(() => say(button.dataset.failed));
    }
  });

  document.addEventListener("keydown", (event) => {
    const open = event.key === "Escape" && document.querySelector(".tools[open]");
    if (open) {
      close(open);
    }
  });
})();
