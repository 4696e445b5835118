import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { readAccess } from "./read-access.ts";

let close: (() => void) | undefined;
afterEach(() => close?.());

/** The page asks its own server; here one that answers in this way. */
async function portalThat(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const ask = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => ask(`http://127.0.0.1:${port}${path}`, init));
}

const read = () => readAccess("a-fair");

it("takes an answer that is cut in the middle for a line that is down", async () => {
  await portalThat((_req, res) => {
    res.writeHead(200, { "content-type": "application/json", "content-length": 1_000 });
    res.write('{"result":', () => res.destroy());
  });
  expect(await read()).toEqual({ kind: "no_line" });
});

it("takes the page of a network that asks for its own login for a line that is down", async () => {
  await portalThat((_req, res) => res.end("<!doctype html><title>Guest network</title>"));
  expect(await read()).toEqual({ kind: "no_line" });
});

const hanging: readonly [string, RequestListener][] = [
  ["nothing", () => undefined],
  ["the beginning of an answer", (_req, res) => void res.write('{"result":')],
];
it.each(hanging)("treats a connection that carries %s within the limit as offline", async (_what, answer) => {
  await portalThat(answer);
  expect(await readAccess("a-fair", 50)).toEqual({ kind: "no_line" });
});

it("says why the portal refuses", async () => {
  await portalThat((_req, res) => res.writeHead(403).end(JSON.stringify({ error: { json: { message: "Only members." } } })));
  expect(await read()).toEqual({ kind: "refused", problem: "Only members." });
});

it.each([
  ["from the beginning", false],
  ["since the session ended between the two calls", true],
])("says that the reader is signed out: %s", async (_case, isSignedIn) => {
  await portalThat((req, res) => {
    const me = { isSignedIn, firm: { id: "a-firm", name: "A firm" } };
    if (req.url?.startsWith("/trpc/accounts.me")) res.end(JSON.stringify({ result: { data: { json: me } } }));
    else res.writeHead(401).end(JSON.stringify({ error: { json: { message: "Sign in." } } }));
  });
  expect(await read()).toEqual({ kind: "signed_out" });
});
