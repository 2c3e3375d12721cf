// An exam: each answer is sent as it is given, and kept here until it is; the clock counts down.
// Without this script the buttons keep the answers, and the clock says until when there is time.
(() => {
  "use strict";

  const RETRY = 4000;
  const PATIENCE = 10000;
  const GRACE = 16000;
  const SPREAD = 20000;
  const WAITING = "exam-answer ";
  const HIDDEN = "exam-clock hidden";
  const STATE_EVERY = 30000;
  const WARNINGS = [1, 5]; // minutes before the end that are told, also to who does not see the clock
  const PAUSE = 1500; // of who writes
  const [KEPT, OVER, UNKNOWN, OVERTAKEN, PAUSED] = [204, 409, 404, 412, 423];

  const form = document.querySelector(".exam-answer");
  const status = document.querySelector(".kept");
  const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith(WAITING));
  const given = () => {
    const found = new URLSearchParams(new FormData(form));
    found.delete("csrfmiddlewaretoken");
    return found.toString();
  };
  let kept = form && given(); // what the site has of this page
  let turn = Promise.resolve(true);
  let retry;
  let leaving; // a button or link that waits until everything is sent

  async function send(address, text) {
    const body = new URLSearchParams(text);
    body.set("csrfmiddlewaretoken", document.querySelector("[name=csrfmiddlewaretoken]").value);
    try {
      const response = await fetch(address, { method: "POST", body, headers: { "X-Requested-With": "fetch" }, signal: AbortSignal.timeout(PATIENCE) });
      return [response.status, [OVER, PAUSED].includes(response.status) ? await response.text() : ""];
    } catch {
      return [0, ""];
    }
  }

  // An answer that was changed while it was on its way goes once more; what does not get through stays.
  async function sendOne(name) {
    const address = name.slice(WAITING.length);
    let text;
    let outcome;
    let said;
    do {
      text = localStorage.getItem(name);
      [outcome, said] = text === null ? [KEPT, ""] : await send(address, text);
    } while (text !== localStorage.getItem(name));
    const foreign = outcome === UNKNOWN && address !== location.pathname;
    const settled = outcome === KEPT || outcome === OVER || outcome === OVERTAKEN || foreign;
    if (settled) {
      localStorage.removeItem(name);
    }
    if (outcome === KEPT && text !== null && address === location.pathname) {
      kept = text;
    }
    if (outcome === OVER) {
      refused(address);
      status.textContent = said || status.dataset.over;
    } else if (outcome === OVERTAKEN) {
      location.replace(address);
    } else if (!settled) {
      status.textContent = said || status.dataset.waiting;
    } else if (!foreign) {
      status.textContent = status.dataset.kept;
      mark(address);
    }
    return settled;
  }

  // What was not taken does not stay chosen as if it were; words stay to be copied, and nothing is added to them.
  function refused(address) {
    if (!form || address !== location.pathname) {
      return;
    }
    if (form.elements.written) {
      form.elements.written.readOnly = true;
    } else {
      show(kept);
    }
    mark(address);
  }

  // The overview follows what is kept.
  function mark(address) {
    const place = document.querySelector(`.places a[aria-current][href="${address}"]`);
    if (place) {
      const words = form.elements.written;
      const answered = words ? words.value.trim() !== "" : form.querySelector("input[name=answer]:checked") !== null;
      place.classList.toggle("answered", answered);
      place.querySelector(".state").textContent = answered ? status.dataset.answered : status.dataset.unanswered;
    }
  }

  // One after the other, so that an older answer never overtakes a newer one; true if nothing is left.
  function flush() {
    turn = turn.then(async () => {
      for (const name of waiting()) {
        await sendOne(name);
      }
      clearTimeout(retry);
      if (waiting().length > 0) {
        retry = setTimeout(flush, RETRY);
      } else if (leaving && navigator.onLine) {
        leaving();
      }
      return waiting().length === 0;
    });
    return turn;
  }

  // Where answers are counted, each is newer than the one before.
  function keep() {
    if (form.elements.turn) {
      form.elements.turn.value = Number(form.elements.turn.value) + 1;
    }
    localStorage.setItem(WAITING + location.pathname, given());
  }

  // What is still waiting in the browser is newer than what the page came with.
  function restore() {
    const text = localStorage.getItem(WAITING + location.pathname);
    if (text !== null) {
      show(text);
    }
  }

  function show(text) {
    const sent = new URLSearchParams(text);
    if (form.elements.written) {
      form.elements.written.value = sent.get("written");
    }
    if (form.elements.turn) {
      form.elements.turn.value = Math.max(sent.get("turn"), form.elements.turn.value);
    }
    const chosen = sent.getAll("answer");
    form.querySelectorAll("input[name=answer]").forEach((option) => {
      option.checked = chosen.includes(option.value);
    });
  }

  // A button leads away from the page only when nothing is waiting: without a connection it would lead nowhere. When there is one
  // again it does so by itself, unless the answer was changed meanwhile.
  function leave(event) {
    if (event.target.dataset.through) {
      return;
    }
    event.preventDefault();
    if (form) {
      keep();
    }
    leaveBy(() => {
      event.target.dataset.through = "yes";
      setTimeout(() => event.target.requestSubmit(event.submitter)); // a form that is being sent cannot be sent again
    });
  }

  // A link to another question leads to nothing without a connection.
  function follow(event) {
    if (!navigator.onLine && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      leaveBy(() => location.assign(event.target.closest("a").href));
    }
  }

  function leaveBy(way) {
    leaving = () => {
      leaving = undefined;
      way();
    };
    if (!navigator.onLine) {
      status.textContent = status.dataset.away;
    }
    flush();
  }

  // The clock of this machine may be wrong: what counts is how long the server said there is left.
  function clock(box) {
    let end = Date.now() + Number(box.dataset.left) * 1000;
    let before = Number(box.dataset.left);
    const until = box.querySelector(".until time");
    if (!box.dataset.state) {
      until.textContent = new Date(until.dateTime).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short", hourCycle: "h23" });
    }
    box.open = localStorage.getItem(HIDDEN) === null;
    box.addEventListener("toggle", () => (box.open ? localStorage.removeItem(HIDDEN) : localStorage.setItem(HIDDEN, "yes")));
    const tick = () => {
      const seconds = Math.max(Math.round((end - Date.now()) / 1000), 0);
      const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      box.querySelector(".left").textContent = seconds === 0 ? "" : shown;
      box.classList.toggle("short", seconds < 300);
      const warning = WARNINGS.find((minutes) => seconds <= minutes * 60 && minutes * 60 < before);
      if (warning) {
        box.querySelector(".over").textContent = box.dataset[`left${warning}`];
      }
      before = seconds;
      if (seconds === 0) {
        clearInterval(ticking);
        box.open = true;
        box.querySelector(".over").textContent = box.dataset.over;
        // Everybody's time is over at once: their results are asked for one after the other.
        setTimeout(() => flush().then((sent) => sent && location.assign(box.dataset.result)), GRACE + Math.random() * SPREAD);
      }
    };
    const ticking = setInterval(tick, 1000);
    tick();
    box.addEventListener("left", (event) => {
      end = Date.now() + event.detail.left * 1000;
      until.textContent = event.detail.until;
    });
  }

  // An invigilator may have added time, or paused; the examination may go on on another device.
  async function ask(address) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  }

  function watch(box) {
    setInterval(async () => {
      const now = await ask(box.dataset.state);
      if (!now) {
        return;
      }
      if (now.here && now.paused === (box.dataset.paused === "yes")) {
        box.dispatchEvent(new CustomEvent("left", { detail: now }));
      } else if (now.paused || (await flush())) {
        location.assign(now.here ? location.pathname : box.dataset.result);
      }
    }, STATE_EVERY * (1 + Math.random()));
  }

  if (form) {
    restore();
    let writing;
    form.addEventListener("change", () => {
      clearTimeout(writing);
      leaving = undefined;
      keep();
      flush();
    });
    // Words lie in the browser with every letter, and go up when the hand rests.
    form.elements.written?.addEventListener("input", () => {
      leaving = undefined;
      keep();
      clearTimeout(writing);
      writing = setTimeout(flush, PAUSE);
    });
  }
  document.querySelectorAll(".exam-answer, .hand-in").forEach((one) => one.addEventListener("submit", leave));
  document.querySelectorAll(".clock").forEach(clock);
  document.querySelectorAll("[data-state]").forEach(watch);
  document.querySelectorAll(".places a, .also a").forEach((one) => one.addEventListener("click", follow));
  addEventListener("online", flush);
  addEventListener("pageshow", () => document.querySelectorAll("[data-through]").forEach((one) => delete one.dataset.through));
  flush();
})();
