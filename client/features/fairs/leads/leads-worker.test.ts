import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

type FetchEvent = { readonly request: object; respondWith(answer: Promise<Response>): void };

const program = await readFile(new URL("../../../public/fair-leads/worker.js", import.meta.url), "utf8");

/** What the page gets when the server does this, and the worker has kept `kept`. */
async function openPage(server: () => Promise<Response>, kept: Response | undefined): Promise<number> {
  const handlers = new Map<string, (event: FetchEvent) => void>();
  const cache = { match: () => Promise.resolve(kept), put: () => Promise.resolve() };
  runInNewContext(program, {
    self: {
      addEventListener: (name: string, handler: (event: FetchEvent) => void) => handlers.set(name, handler),
      location: { origin: "https://a.example" },
    },
    caches: { open: () => Promise.resolve(cache) },
    fetch: server,
    URL,
    AbortSignal,
  });
  const request = { method: "GET", mode: "navigate", url: "https://a.example/fair-leads/1" };
  const { status } = await new Promise<Response>((respondWith) => handlers.get("fetch")?.({ request, respondWith }));
  return status;
}

const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));
const noLine = () => Promise.reject(new Error("no line"));
const kept = () => new Response(null, { status: 203 });

it("gives the kept page where the server does not answer or fails, and else what the server says", async () => {
  const opened = await Promise.all([noLine, answers(502), answers(503), answers(200), answers(404)].map((server) => openPage(server, kept())));
  expect(opened).toEqual([203, 203, 203, 200, 404]);
});

it("says what went wrong where no page is kept", async () => {
  expect(await openPage(answers(503), undefined)).toBe(503);
  await expect(openPage(noLine, undefined)).rejects.toThrow("no line");
});
