// Keeps the book in the browser and answers for it when there is no connection (docs/offline.md).
"use strict";

const PATIENCE = 4000; // milliseconds after which a page that is kept is better than one that may come
const TRIES = 12; // so often a book that is being made is asked for before the next page does it
const DONE = "/offline/done";
const PREFIX = "book ";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data && event.data.keep) {
    event.waitUntil(keepAll(event.data.keep, event.source));
  }
});

// One language after the other; the page that asked is told when all are whole.
async function keepAll(languages, page) {
  let whole = true;
  for (const language of languages) {
    whole = (await keep(language)) && whole;
  }
  if (whole) {
    page.postMessage({ kept: languages });
  }
}

// One language, whole or not at all: what was kept before stays until the new one is complete. A file that is not the one that was
// meant (a hotspot's page for those who have not paid) fails by its digest.
async function keep(language) {
  try {
    const response = await made(`/offline/${language}.json`);
    const name = `${PREFIX}${language} ${response.headers.get("ETag")}`;
    if (!response.ok || (await isDone(name))) {
      return response.ok;
    }
    const bundle = await response.json();
    const cache = await caches.open(name);
    const put = (address, text, type) => cache.put(address, answer(text, type));
    const fetched = async ([address, integrity]) => cache.put(address, whole(await fetch(address, { integrity })));
    await Promise.all(Object.entries(bundle.files).map(fetched));
    await Promise.all(Object.entries(bundle.pages).map(([address, html]) => put(address, html, "text/html")));
    await Promise.all(
      Object.entries(bundle.data).map(([data, told]) => put(`/offline/${language}/${data}`, JSON.stringify(told), "application/json")),
    );
    await put(DONE, JSON.stringify({ language, edition: bundle.edition, since: new Date().toISOString() }), "application/json");
    await forget(language, name);
    return true;
  } catch {
    return false; // no connection, or no room: it is tried again when the next page is opened
  }
}

// The answer, once there is one: while the site makes it, as after its start, it says when to ask again.
async function made(address) {
  for (let left = TRIES; ; left -= 1) {
    const response = await fetch(address, { cache: "no-cache" });
    const seconds = Number(response.headers.get("Retry-After"));
    if (response.status !== 503 || !seconds || !left) {
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

function whole(response) {
  if (!response.ok || response.redirected) {
    throw new Error(response.url);
  }
  return response;
}

function answer(text, type) {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Content-Security-Policy": POLICY };
  return new Response(text, { headers });
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

async function isDone(name) {
  return (await caches.has(name)) && Boolean(await (await caches.open(name)).match(DONE));
}

async function forget(language, kept) {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(`${PREFIX}${language} `) && name !== kept).map((name) => caches.delete(name)),
  );
}

const PRIVATE = /^\/(?:tr\/atolye|en\/workshop)\//; // the workshop and its secret links: never touched here

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (PRIVATE.test(url.pathname) || event.request.method !== "GET" || url.origin !== self.location.origin) {
    return;
  }
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request, url));
  } else if (url.pathname.startsWith("/static/") || url.pathname.startsWith("/offline/")) {
    event.respondWith(file(event.request, url));
  }
});

// What the network gives in good time; else what is kept; else whatever comes, or the page that says what is kept.
async function page(request, url) {
  const coming = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const inTime = await Promise.race([coming.catch(() => null), late]);
  if (inTime) {
    return inTime;
  }
  const held = await kept(url.pathname);
  if (held) {
    return held;
  }
  try {
    return await coming;
  } catch {
    const said = ["/tr/cevrimdisi/", "/en/offline/"];
    const [own, other] = url.pathname.startsWith("/en/") ? said.reverse() : said;
    return (await kept(own)) || (await kept(other)) || Response.error(); // one language is kept before the other
  }
}

async function file(request, url) {
  return (await kept(url.pathname)) || fetch(request);
}

// From a language that is complete.
async function kept(address) {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && (await isDone(name))) {
      const found = await (await caches.open(name)).match(address);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}
