// Has the book kept in the browser, once the page is read and nobody waits for anything: its language first.
(() => {
  "use strict";

  const worker = navigator.serviceWorker;
  if (!worker || (navigator.connection && navigator.connection.saveData)) {
    return;
  }
  const own = document.documentElement.lang;
  addEventListener("load", () => {
    setTimeout(async () => {
      try {
        await worker.register("/worker.js");
        const ready = await worker.ready;
        ready.active.postMessage({ keep: own === "en" ? ["en", "tr"] : ["tr", "en"] });
      } catch {
        // The browser keeps nothing, as in a private window: the site is read as before.
      }
    }, 3000);
  });
})();
