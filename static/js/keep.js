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
      await worker.register("/worker.js");
      const ready = await worker.ready;
      ready.active.postMessage({ keep: own === "en" ? ["en", "tr"] : ["tr", "en"] });
    }, 3000);
  });
})();
