// The whole chart begins at its first question, which stands half-way down.
(() => {
  "use strict";
  for (const region of document.querySelectorAll(".whole .scroll")) {
    const first = region.querySelector("rect");
    const below = first.getBoundingClientRect().top - region.getBoundingClientRect().top;
    region.scrollTop += below - region.clientHeight / 2;
  }
})();
