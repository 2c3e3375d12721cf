// An exam: each answer is sent as it is given, and kept here until it is; the clock counts down.
// Without this script the buttons keep the answers, and the clock says until when there is time.
(() => {
  "use strict";

  const RETRY = 4000;
  const WAITING = "exam-answer ";

  function clock(box) {
    const deadline = Date.parse(box.dataset.deadline);
    const left = box.querySelector(".left");
    const tick = () => {
      const seconds = Math.max(Math.round((deadline - Date.now()) / 1000), 0);
      const minutes = Math.floor(seconds / 60);
      left.textContent = seconds === 0 ? box.dataset.over : `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
      box.classList.toggle("short", seconds < 300);
    };
    tick();
    setInterval(tick, 1000);
  }

  // Answers that did not get through stay in the browser, by the address of their question.
  async function send(address, body) {
    try {
      const response = await fetch(address, { method: "POST", body: new URLSearchParams(body), headers: { "X-Requested-With": "fetch" } });
      return response.status;
    } catch {
      return 0;
    }
  }

  async function flush(form, status) {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(WAITING))) {
      const address = name.slice(WAITING.length);
      const outcome = await send(address, localStorage.getItem(name));
      if (outcome === 204 || outcome === 409 || outcome === 404) {
        localStorage.removeItem(name);
      }
      if (address === location.pathname) {
        status.textContent = outcome === 204 ? form.dataset.kept : outcome === 409 ? form.dataset.over : form.dataset.waiting;
      }
    }
    if (Object.keys(localStorage).some((key) => key.startsWith(WAITING))) {
      setTimeout(() => flush(form, status), RETRY);
    }
  }

  // What is still waiting in the browser is newer than what the page came with.
  function restore(form) {
    const waiting = localStorage.getItem(WAITING + location.pathname);
    if (waiting !== null) {
      const given = new URLSearchParams(waiting).getAll("answer");
      form.querySelectorAll("input[name=answer]").forEach((option) => {
        option.checked = given.includes(option.value);
      });
    }
  }

  const form = document.querySelector(".exam-answer");
  if (form) {
    const status = form.querySelector(".kept");
    restore(form);
    form.addEventListener("change", () => {
      localStorage.setItem(WAITING + location.pathname, new URLSearchParams(new FormData(form)).toString());
      flush(form, status);
    });
    form.addEventListener("submit", () => localStorage.removeItem(WAITING + location.pathname));
    addEventListener("online", () => flush(form, status));
    flush(form, status);
  }
  document.querySelectorAll(".clock").forEach(clock);
})();
