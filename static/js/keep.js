// Has the book kept in the browser, once the page is read and nobody waits for anything: its language first.
// Asked for once a day, and when another edition is in force: what has not changed costs two short answers.
(() => {
  "use strict";

  const KEPT = "kept";
  const worker = navigator.serviceWorker;
  const version = document.currentScript.dataset.version;
  if (!worker || (navigator.connection && navigator.connection.saveData)) {
    return;
  }
  const today = new Date().toDateString();
  const own = document.documentElement.lang;

  function isKept() {
    const [day, edition] = (localStorage.getItem(KEPT) || "").split("|");
    return day === today && (!version || edition === version);
  }

  // What the worker says once both languages are whole.
  worker.addEventListener("message", ({ data }) => {
    if (data.kept) {
      localStorage.setItem(KEPT, `${today}|${version}`);
    }
  });

  addEventListener("load", () => {
    setTimeout(async () => {
      try {
        if (isKept() && worker.controller) {
          return;
        }
        await worker.register("/worker.js");
        const ready = await worker.ready;
        ready.active.postMessage({ keep: own === "en" ? ["en", "tr"] : ["tr", "en"] });
      } catch {
        // The browser keeps nothing, as in a private window: the site is read as before.
      }
    }, 3000);
  });
})();
