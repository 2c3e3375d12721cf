// Suggestions under a search box (the combobox pattern of WAI-ARIA). Without this script the box is a plain form.
(() => {
  "use strict";

  const DELAY = 120;

  function enhance(input) {
    const list = document.createElement("ul");
    list.id = `${input.id}-list`;
    list.className = "suggestions";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", input.dataset.suggestLabel);
    list.hidden = true;
    input.after(list);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list.id);
    input.setAttribute("aria-expanded", "false");

    let timer = 0;
    let asked = "";
    let chosen = -1;

    const options = () => [...list.children];

    function unmark() {
      chosen = -1;
      options().forEach((option) => option.setAttribute("aria-selected", "false"));
      input.removeAttribute("aria-activedescendant");
    }

    function close() {
      list.hidden = true;
      unmark();
      input.setAttribute("aria-expanded", "false");
    }

    function mark(index) {
      const all = options();
      chosen = (index + all.length) % all.length;
      all.forEach((option, place) => option.setAttribute("aria-selected", String(place === chosen)));
      input.setAttribute("aria-activedescendant", all[chosen].id);
      all[chosen].scrollIntoView({ block: "nearest" });
    }

    // An answer may come when somebody is already choosing among those of before: what she chose stays chosen if it is there.
    function fill(suggestions) {
      const before = options()[chosen]?.dataset.address;
      list.replaceChildren(
        ...suggestions.map((suggestion, place) => {
          const option = document.createElement("li");
          option.id = `${list.id}-${place}`;
          option.setAttribute("role", "option");
          option.setAttribute("aria-selected", "false");
          option.dataset.address = suggestion.address;
          const label = document.createElement("strong");
          label.textContent = suggestion.label;
          option.append(label);
          if (suggestion.text && suggestion.text !== suggestion.label) {
            option.append(` ${suggestion.text}`);
          }
          return option;
        }),
      );
      unmark();
      list.hidden = suggestions.length === 0;
      input.setAttribute("aria-expanded", String(!list.hidden));
      const again = suggestions.findIndex((suggestion) => suggestion.address === before);
      if (again >= 0) {
        mark(again);
      }
    }

    async function ask() {
      const typed = input.value.trim();
      asked = typed;
      if (typed.length < 2) {
        close();
        return;
      }
      const response = await fetch(`${input.dataset.suggest}?q=${encodeURIComponent(typed)}`).catch(() => null);
      const found = response && response.ok ? await response.json() : null;
      if (found && asked === typed && document.activeElement === input) {
        fill(found.suggestions);
      }
    }

    input.addEventListener("input", () => {
      unmark();
      clearTimeout(timer);
      timer = setTimeout(ask, DELAY);
    });
    input.addEventListener("blur", () => setTimeout(close, 150));
    input.addEventListener("keydown", (event) => {
      if (list.hidden) {
        return;
      }
      if (event.key === "ArrowDown") {
        event.preventDefault();
        mark(chosen + 1);
      } else if (event.key === "ArrowUp") {
        event.preventDefault();
        mark(chosen < 0 ? -1 : chosen - 1);
      } else if (event.key === "Enter" && chosen >= 0) {
        event.preventDefault();
        window.location.assign(options()[chosen].dataset.address);
      } else if (event.key === "Escape") {
        event.preventDefault();
        close();
      }
    });
    list.addEventListener("pointerdown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (option) {
        window.location.assign(option.dataset.address);
      }
    });
  }

  document.querySelectorAll("input[data-suggest]").forEach(enhance);
})();
