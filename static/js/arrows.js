// The cards and calls of a player are one stop of the Tab key; the arrows lead from one to the other.
// Without this script each is a stop of its own.
(() => {
  "use strict";
  const centre = (box) => box.left + box.width / 2;

  // Of the buttons on the nearest line above or below, the one that stands nearest.
  function across(buttons, from, down) {
    const here = from.getBoundingClientRect();
    const beyond = buttons
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => (down ? box.top >= here.bottom : box.bottom <= here.top));
    const lines = beyond.map(({ box }) => box.top);
    const line = down ? Math.min(...lines) : Math.max(...lines);
    const away = ({ box }) => Math.abs(centre(box) - centre(here));
    return beyond.filter(({ box }) => Math.abs(box.top - line) < 2).sort((a, b) => away(a) - away(b))[0]?.button;
  }

  function next(buttons, from, key) {
    const at = buttons.indexOf(from);
    switch (key) {
      case "ArrowLeft":
        return buttons[at - 1];
      case "ArrowRight":
        return buttons[at + 1];
      case "ArrowUp":
      case "ArrowDown":
        return across(buttons, from, key === "ArrowDown");
      case "Home":
        return buttons[0];
      case "End":
        return buttons[buttons.length - 1];
    }
  }

  for (const choice of document.querySelectorAll("[data-arrows]")) {
    const buttons = [...choice.querySelectorAll("button")];
    const stop = (one) => buttons.forEach((button) => (button.tabIndex = button === one ? 0 : -1));
    choice.setAttribute("role", "toolbar");
    stop(buttons[0]);
    choice.addEventListener("focusin", (event) => stop(event.target));
    choice.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = next(buttons, event.target, event.key);
      if (!to && !event.key.startsWith("Arrow")) return;
      event.preventDefault();
      to?.focus();
    });
  }
})();
