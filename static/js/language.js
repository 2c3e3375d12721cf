// The switch of languages keeps the place on the page. Without this script it leads to the top of the page.
(() => {
  "use strict";

  const PLACES = ".clause[id], .pair[id], .definition[id], .footnotes li[id]";

  function isShown(place) {
    const box = place.getBoundingClientRect();
    return box.bottom > 0 && box.top < window.innerHeight;
  }

  // The place of the address while it is in view, or the last one that begins in the upper third of the window.
  function beingRead() {
    const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (linked && isShown(linked)) {
      return location.hash;
    }
    if (window.scrollY < 80) {
      return "";
    }
    const above = [...document.querySelectorAll(PLACES)].filter(
      (place) => place.getBoundingClientRect().top < window.innerHeight / 3,
    );
    return above.length ? `#${above[above.length - 1].id}` : "";
  }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a.language");
    if (link) {
      link.hash = beingRead();
    }
  });

  // The contents of a Law lie open where they stand beside the text.
  const contents = document.querySelector(".toc > details");
  if (contents && matchMedia("(min-width: 64rem)").matches) {
    contents.open = true;
  }
})();
