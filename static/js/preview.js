// Shows what a reference names without leaving the page: on hover and focus beside the link, on tap as a sheet.
// Without this script the references are ordinary links.
(() => {
  "use strict";

  const box = document.getElementById("preview");
  const HOVER_DELAY = 220;
  const LEAVE_DELAY = 250;
  const cache = new Map();
  let timer = 0;
  let shown = null;

  const linkOf = (target) => (target instanceof Element ? target.closest("a[data-preview]") : null);

  async function load(address) {
    if (!cache.has(address)) {
      const response = await fetch(address, { headers: { "X-Requested-With": "fetch" } });
      if (!response.ok) {
        return null;
      }
      cache.set(address, await response.text());
    }
    return cache.get(address);
  }

  async function show(link, asSheet) {
    shown = link;
    const html = await load(link.dataset.preview).catch(() => null);
    if (html === null || shown !== link) {
      return;
    }
    box.innerHTML = html;
    box.classList.toggle("sheet", asSheet);
    box.hidden = false;
    link.setAttribute("aria-describedby", "preview-name");
    if (asSheet) {
      box.style.removeProperty("left");
      box.style.removeProperty("top");
      box.querySelector(".preview-name").focus({ preventScroll: true });
    } else {
      place(link);
    }
  }

  function place(link) {
    const margin = 8;
    const anchor = link.getClientRects()[0];
    const left = Math.min(anchor.left, document.documentElement.clientWidth - box.offsetWidth - margin);
    const below = anchor.bottom + margin;
    const fitsBelow = below + box.offsetHeight < window.innerHeight;
    const top = fitsBelow ? below : Math.max(margin, anchor.top - box.offsetHeight - margin);
    box.style.left = `${Math.max(margin, left) + window.scrollX}px`;
    box.style.top = `${top + window.scrollY}px`;
  }

  function hide({ refocus = false } = {}) {
    clearTimeout(timer);
    if (shown) {
      shown.removeAttribute("aria-describedby");
      if (refocus && !box.hidden) {
        shown.dataset.quiet = "yes";
        shown.focus({ preventScroll: true });
      }
    }
    shown = null;
    box.hidden = true;
    box.replaceChildren();
  }

  const later = (action, delay) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") {
      return;
    }
    const link = linkOf(event.target);
    if (link && !box.contains(link)) {
      later(() => show(link, false), HOVER_DELAY);
    } else if (box.contains(event.target)) {
      clearTimeout(timer);
    } else if (shown && document.activeElement !== shown) {
      later(hide, LEAVE_DELAY);
    } else {
      clearTimeout(timer);
    }
  });

  document.addEventListener("focusin", (event) => {
    const link = linkOf(event.target);
    if (link && link.dataset.quiet) {
      delete link.dataset.quiet;
    } else if (link && !box.contains(link) && link.matches(":focus-visible")) {
      later(() => show(link, false), HOVER_DELAY);
    } else if (shown && !box.contains(event.target)) {
      hide();
    }
  });

  let touched = false;
  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (!box.hidden && !box.contains(event.target) && !linkOf(event.target)) {
      hide();
    }
  });

  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-close-preview]")) {
      hide({ refocus: true });
      return;
    }
    const link = linkOf(event.target);
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link && !box.contains(link) && touched && plain && event.detail > 0) {
      event.preventDefault();
      clearTimeout(timer);
      show(link, true);
    } else if (event.target instanceof Element && event.target.closest("#preview a")) {
      hide();
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !box.hidden) {
      hide({ refocus: true });
    }
  });
})();
