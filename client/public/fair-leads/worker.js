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
  const answer = await fetchWhole(request).catch((error) => ({ error }));
  if (answer.status < 500) return answer;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(page);
  if (kept !== undefined) return kept;
  if (answer.error !== undefined) throw answer.error;
  return answer;
}

/** An answer with its whole body, so that a line that is cut later leaves no half page. */
async function fetchWhole(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(answerWithinMs) });
  return answer.ok ? new Response(await answer.blob(), answer) : answer;
}

async function openFile(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // A phone whose storage is full shows the file, too.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Keeps the page and its files, then forgets those of older versions: until then the older page opens. */
async function keep(files) {
  const cache = await caches.open(cacheName);
  const answer = await fetch(page);
  if (!answer.ok) throw new Error(`the page answers ${answer.status}`);
  // After a release it may be newer than the page that asks.
  const named = (await answer.clone().text()).match(/\/assets\/[^"'\s]+/g) ?? [];
  const wanted = [...new Set([...files, ...named])].filter(isFile);
  const known = await Promise.all(wanted.map((file) => cache.match(file, { ignoreVary: true })));
  await cache.addAll(wanted.filter((_, place) => known[place] === undefined));
  await cache.put(page, answer);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== page && !wanted.includes(pathname)) await cache.delete(request);
  }
}
