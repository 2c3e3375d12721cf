// Questions ahead: some are taken along while there is a connection, answered where there is none, and their answers sent once there is one.
// The page without a connection shows them; the pages of practice fetch and send; logging out forgets them (docs/offline.md).
(() => {
  "use strict";

  const MANY = 20;
  const FEW = 12; // below this they are filled up
  const DAYS = 14; // after which what was taken along is fetched anew
  const PAUSE = 4000;
  const WAITING = "practice-answers";
  const CACHE = "questions ahead";
  const language = document.documentElement.lang;
  const script = document.currentScript;
  const place = document.getElementById("offline-question");

  const waiting = () => JSON.parse(localStorage.getItem(WAITING) || "[]");
  const keepWaiting = (answers) => localStorage.setItem(WAITING, JSON.stringify(answers));

  async function held() {
    const found = await (await caches.open(CACHE)).match(`/ahead/${language}`);
    return found ? found.json() : { owner: "", since: 0, questions: [] };
  }

  async function hold(ahead) {
    await (await caches.open(CACHE)).put(`/ahead/${language}`, new Response(JSON.stringify(ahead)));
  }

  function forget() {
    localStorage.removeItem(WAITING);
    return caches.delete(CACHE);
  }

  // One page at a time, so that nothing is sent or fetched twice; what was sent twice all the same is counted once.
  const alone = (work) => (navigator.locks ? navigator.locks.request(CACHE, work) : work());

  // What was answered without a connection. What the site has not taken stays and is sent again.
  async function send(address) {
    const answers = waiting();
    if (!answers.length) {
      return;
    }
    const body = JSON.stringify({ answers });
    const response = await fetch(address, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    if (!response.ok) {
      return;
    }
    const { settled, again } = await response.json();
    keepWaiting(waiting().filter(({ ticket }) => !settled.includes(ticket)));
    if (again) {
      await send(address); // now that there is a session to count them for
    }
  }

  // What was taken along for somebody else, long ago or under another edition, is fetched anew.
  async function fill(address) {
    const { owner, edition } = script.dataset;
    let ahead = await held();
    if (Date.now() - ahead.since > DAYS * 86_400_000 || ahead.owner !== owner || ahead.edition !== edition) {
      ahead = { questions: [] };
    }
    if (ahead.questions.length >= FEW) {
      return;
    }
    for (let before = -1; ahead.questions.length < MANY && ahead.questions.length > before; ) {
      before = ahead.questions.length;
      const response = await fetch(`${address}?have=${ahead.questions.map(({ id }) => id).join("+")}`);
      if (!response.ok) {
        return;
      }
      const { owner: whose, questions } = await response.json();
      ahead = { owner: whose, edition, since: Date.now(), questions: [...ahead.questions, ...questions] };
      await hold(ahead);
    }
  }

  // Another page may have answered since, other questions or this one: what is answered is not asked again, and the first answer counts.
  async function keepAnswer({ id, ticket }, answer, owner) {
    const ahead = await held();
    if (!waiting().some((one) => one.ticket === ticket)) {
      keepWaiting([...waiting(), { question: id, ticket, answer, owner }]);
    }
    await hold({ ...ahead, questions: ahead.questions.filter((one) => one.id !== id) });
  }

  // The next question; with the answer the verdict, which waits to be sent.
  async function show() {
    const ahead = await held();
    const [question] = ahead.questions;
    if (!question) {
      return;
    }
    place.innerHTML = question.asked; // as the site wrote it
    place.hidden = false;
    document.getElementById("offline-intro").remove();
    place.querySelector("form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const answer = new FormData(event.target).get("answer");
      if (!answer) {
        place.querySelector("input[name=answer]").focus();
        return;
      }
      await alone(() => keepAnswer(question, answer, ahead.owner));
      place.innerHTML = question.verdicts[answer];
      document.getElementById("verdict").focus();
    });
    place.querySelector("#question").focus({ preventScroll: true });
  }

  async function online() {
    const address = script.dataset.ahead;
    const own = (await held()).owner;
    if (own && own !== script.dataset.owner) {
      await forget();
    }
    await send(address);
    if (navigator.serviceWorker?.controller && !navigator.connection?.saveData) {
      await fill(address);
    }
  }

  const quietly = (work) => alone(work).catch(() => {}); // without a connection, or where the browser keeps nothing
  if (place && place.dataset.places.split(" ").some((start) => location.pathname.startsWith(start))) {
    quietly(show);
    addEventListener("online", () => quietly(() => send(script.dataset.ahead)));
  } else if ("owner" in script.dataset) {
    addEventListener("load", () => setTimeout(() => quietly(online), PAUSE));
  } else if ("forgets" in script.dataset) {
    document.querySelector("main form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const late = new Promise((resolve) => setTimeout(resolve, PAUSE));
      await Promise.race([late, send(script.dataset.ahead).catch(() => {})]);
      await Promise.race([late, forget()]);
      event.target.submit();
    });
  }
})();
