// Keeps the page of the leads, so that it opens without a line. Its scope is this folder only: no other page of the portal is kept.
const cacheName = "fair-leads";
/** Every fair has the same page. */
const page = "/fair-leads/";
const answerWithinMs = 4_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page names the files that it has loaded: they were there before this worker was.
self.addEventListener("message", ({ data, ports: [port] }) => {
  keep(data.files).then(
    () => port?.postMessage({ isKept: true }),
    () => port?.postMessage({ isKept: false }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (isFile(pathname)) event.respondWith(openFile(request));
});

/** Scripts, styles and fonts. Answers with data are never kept. */
const isFile = (path) => path.startsWith("/assets/") || path === "/mark.svg";

/** The newest page, or the kept one where no answer comes or the server fails. */
async function openPage(request) {
  const cache = await caches.open(cacheName);
  const answer = await fetch(request, { signal: AbortSignal.timeout(answerWithinMs) }).catch((error) => ({ error }));
  if (answer.ok) await cache.put(page, answer.clone());
  if (answer.status < 500) return answer;
  const kept = await cache.match(page);
  if (kept !== undefined) return kept;
  if (answer.error !== undefined) throw answer.error;
  return answer;
}

async function openFile(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Keeps the page and its files, and forgets those of older versions. */
async function keep(files) {
  const cache = await caches.open(cacheName);
  const wanted = [...new Set(files)].filter(isFile);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== page && !wanted.includes(pathname)) await cache.delete(request);
  }
  const known = await Promise.all(wanted.map((file) => cache.match(file, { ignoreVary: true })));
  await cache.addAll(wanted.filter((_, place) => known[place] === undefined));
  const answer = await fetch(page);
  if (answer.ok) await cache.put(page, answer);
}
