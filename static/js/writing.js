// What is typed of a clause is kept while somebody writes. Says so where it could not be, and tries again.
(() => {
  "use strict";

  const AGAIN = 10_000; // milliseconds
  const form = document.getElementById("writing");
  const told = document.getElementById("checked");
  let waiting = 0;

  function notKept() {
    const said = document.createElement("p");
    said.className = "notice wrong";
    said.textContent = form.dataset.notKept;
    told.replaceChildren(said);
    clearTimeout(waiting);
    waiting = setTimeout(() => form.elements.tr.dispatchEvent(new Event("input", { bubbles: true })), AGAIN);
  }

  form.addEventListener("htmx:responseError", notKept);
  form.addEventListener("htmx:sendError", notKept);
})();
