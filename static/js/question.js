// A question on the screen: the letters choose, n goes on, the play can be gone through card by card, the verdict gets the focus.
// Without this script the form, the links and the table of the play do the same.
(() => {
  "use strict";

  const typing = (target) => target instanceof Element && target.closest("textarea, input[type=search], input[type=text], select");

  // Single keys are heard only while the question has the focus, which it gets when the page opens, or the way past the head of
  // the page and where it leads: who speaks to the browser puts the focus elsewhere and is not misunderstood.
  const heard = (target) => target.closest("#question") || target.matches(".skip, #main");

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || !heard(event.target)) {
      return;
    }
    const key = event.key.toLowerCase();
    const next = document.getElementById("next");
    if (next && key === "n") {
      next.click();
      return;
    }
    const option = /^[a-m]$/.test(key) && document.querySelector(`#question input[name=answer][value=${key}]`);
    if (option) {
      option.click();
      option.focus();
    }
  });

  // The focus that the page took at its opening hides the way past the head of the page: the first Tab leads there all the same.
  if (document.activeElement === document.body && !location.hash) {
    const opened = document.getElementById("question");
    opened.focus({ preventScroll: true });
    const first = (event) => {
      if (event.key === "Tab" && !event.shiftKey && event.target === opened) {
        event.preventDefault();
        document.querySelector(".skip").focus();
      }
    };
    opened.addEventListener("keydown", first);
    opened.addEventListener("blur", () => opened.removeEventListener("keydown", first), { once: true });
  }

  // The verdict, or the first option where no answer was chosen, gets the focus; the other language shows the same.
  // Not before htmx knows the new form: who answers at once by keyboard would have it sent by the browser, which needs a connection.
  document.addEventListener("htmx:afterSettle", () => {
    const article = document.getElementById("question");
    (document.getElementById("verdict") || article.querySelector("input[name=answer]"))?.focus();
    document.querySelector(".site-nav .language").href = article.dataset.switch;
    document.querySelectorAll(".table").forEach(replay);
  });

  document.addEventListener("htmx:responseError", (event) => event.detail.elt.closest("form")?.submit());
  document.addEventListener("htmx:sendError", (event) => {
    const form = event.detail.elt.closest("form");
    const said = form?.querySelector(".kept");
    if (said) {
      const others = document.createElement("a");
      [others.href, others.textContent] = [said.dataset.others, said.dataset.meanwhile];
      said.replaceChildren(`${said.dataset.waiting} `, others);
      form.querySelector("button[type=submit]").focus();
    }
  });

  // The cards of the play in their order; each knows its row and its seat.
  function replay(table) {
    const controls = table.querySelector(".replay");
    const plays = [...table.querySelectorAll("[data-number]")].sort((a, b) => a.dataset.number - b.dataset.number);
    if (!controls || plays.length === 0) {
      return;
    }
    const seats = [...table.querySelectorAll(".play thead th")].slice(1).map((cell) => cell.textContent);
    const centre = table.querySelector(".centre");
    const said = controls.querySelector(".step");
    const places = [...centre.children];
    const atTheMoment = places.map((place) => [...place.childNodes]);
    const playedOut = table.querySelector("[data-played-out]") !== null;
    let step = plays.length;

    function show() {
      const now = step === plays.length;
      const dealt = playedOut && now;
      table.querySelectorAll("[data-play]").forEach((card) => card.classList.toggle("played", !dealt && Number(card.dataset.play) < step));
      table.querySelectorAll(".lying, .hand .faced").forEach((one) => one.classList.toggle("not-yet", !now));
      plays.forEach((play, number) => play.classList.toggle("later", number >= step));
      const last = plays[Math.max(step - 1, 0)];
      const row = last.closest("tr");
      places.forEach((place, number) => place.replaceChildren(...(now ? atTheMoment[number] : [])));
      for (const play of plays.filter((one, number) => !now && number < step && one.closest("tr") === row)) {
        places[play.closest("td").cellIndex - 1].append(play.cloneNode(true));
      }
      const trick = row.querySelector("th").textContent;
      const name = last.querySelector(".visually-hidden").textContent;
      said.textContent = step === 0 ? controls.dataset.start : `${trick}. ${seats[last.closest("td").cellIndex - 1]}: ${name}`;
    }

    controls.hidden = false;
    show();
    controls.addEventListener("click", (event) => {
      const wanted = event.target.closest("[data-step]")?.dataset.step;
      const steps = { first: 0, back: Math.max(step - 1, 0), on: Math.min(step + 1, plays.length), last: plays.length };
      if (wanted) {
        step = steps[wanted];
        show();
      }
    });
  }

  document.querySelectorAll(".table").forEach(replay);
})();
