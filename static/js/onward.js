// A step leads to the same page with one answer more: the focus goes to what is asked or ruled now, not to the beginning.
(() => {
  "use strict";
  const from = document.referrer && new URL(document.referrer);
  const [come] = performance.getEntriesByType("navigation");
  if (!from || from.pathname !== location.pathname || from.origin !== location.origin) return;
  if (location.hash || !come || come.type !== "navigate") return;
  const orders = ['.ruling [role="alert"]', ".at-table > .call-director, .next h2", ".telling > section:not(.told) h2"];
  const [now] = orders.map((one) => document.querySelector(one)).filter(Boolean);
  if (!now) return;
  now.tabIndex = -1;
  now.focus({ preventScroll: true });
})();
