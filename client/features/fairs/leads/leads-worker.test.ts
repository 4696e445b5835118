import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

type Handle = (event: object) => void;
type Server = (request: unknown) => Promise<Response>;

const program = await readFile(new URL("../../../public/fair-leads/worker.js", import.meta.url), "utf8");
const origin = "https://a.example";
const page = "/fair-leads/";

/** Starts the worker with a server that does this and a cache that does that. */
function startWorker(server: Server, cache: object): ReadonlyMap<string, Handle> {
  const handlers = new Map<string, Handle>();
  runInNewContext(program, {
    self: { addEventListener: (name: string, handle: Handle) => handlers.set(name, handle), location: { origin } },
    caches: { open: () => Promise.resolve(cache) },
    fetch: server,
    URL,
    AbortSignal,
    Response,
  });
  return handlers;
}

const fullStorage = () => Promise.reject(new Error("the storage is full"));

/** What a request gets from the worker, which has kept `kept` and can keep nothing more. */
async function open(request: { readonly mode: string; readonly url: string }, server: Server, kept: Response | undefined): Promise<number> {
  const handlers = startWorker(server, { match: () => Promise.resolve(kept), put: fullStorage });
  const { status } = await new Promise<Response>((respondWith) => handlers.get("fetch")?.({ request: { method: "GET", ...request }, respondWith }));
  return status;
}
const openPage = (server: Server, kept: Response | undefined) => open({ mode: "navigate", url: `${origin}${page}1` }, server, kept);

const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));
const noLine = () => Promise.reject(new Error("no line"));
const cutLine = () => Promise.resolve(new Response(new ReadableStream({ pull: (body) => body.error(new Error("cut")) })));
const kept = () => new Response(null, { status: 203 });

it("gives the kept page where the server does not answer or fails, and else what the server says", async () => {
  const servers = [noLine, cutLine, answers(502), answers(503), answers(200), answers(404)];
  const opened = await Promise.all(servers.map((server) => openPage(server, kept())));
  expect(opened).toEqual([203, 203, 203, 203, 200, 404]);
});

it("says what went wrong where no page is kept", async () => {
  expect(await openPage(answers(503), undefined)).toBe(503);
  await expect(openPage(noLine, undefined)).rejects.toThrow("no line");
});

it("gives a file that it cannot keep", async () => {
  expect(await open({ mode: "cors", url: `${origin}/assets/a.js` }, answers(200), undefined)).toBe(200);
});

/** What a cache with the page of the last release has after the page of this one asked to be kept. */
async function keepNew(server: Server): Promise<{ readonly answer: unknown; readonly pages: readonly string[]; readonly files: readonly string[] }> {
  const pages = ["of the last release"];
  const files = new Set(["/assets/old.js"]);
  const handlers = startWorker(server, {
    keys: async () => [page, ...files].map((path) => ({ url: `${origin}${path}` })),
    match: async (path: string) => (files.has(path) ? kept() : undefined),
    addAll: async (paths: readonly string[]) => {
      await Promise.all(paths.map((path) => server(path)));
      for (const path of paths) files.add(path);
    },
    put: async (_path: string, answer: Response) => void pages.push(await answer.text()),
    delete: async ({ url }: { readonly url: string }) => files.delete(new URL(url).pathname),
  });
  const answer = await new Promise<unknown>((postMessage) =>
    handlers.get("message")?.({ data: { files: ["/assets/new.js"] }, ports: [{ postMessage }] }),
  );
  return { answer, pages, files: [...files] };
}

const newest = '<script src="/assets/newest.js"></script>';

it("keeps the page of a release with all of its files, and forgets those of the last one", async () => {
  expect(await keepNew(() => Promise.resolve(new Response(newest)))).toEqual({
    answer: { isKept: true },
    pages: ["of the last release", newest],
    files: ["/assets/new.js", "/assets/newest.js"],
  });
});

it.each([
  ["a file", (path: unknown) => (path === "/assets/newest.js" ? noLine() : Promise.resolve(new Response(newest)))],
  ["the page", (path: unknown) => (path === page ? cutLine() : answers(200)())],
  ["the server", answers(503)],
])("leaves the last release whole when it loses %s", async (_what, server) => {
  const { answer, pages, files } = await keepNew(server);
  expect(answer).toEqual({ isKept: false });
  expect(pages).toEqual(["of the last release"]);
  expect(files).toContain("/assets/old.js");
});
