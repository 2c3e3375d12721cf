// The switch of languages keeps the place on the page. Without this script it leads to the top of the page.
(() => {
  "use strict";

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a.language");
    if (link && location.hash) {
      link.hash = location.hash;
    }
  });
})();
