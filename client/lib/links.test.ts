import { createTRPCClient } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { pageUserHeader } from "#domain/accounts/web-headers.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { linksWith } from "./links.ts";
import { setPageUser } from "./page-user.ts";
import { background, posted, unbatched } from "./trpc.ts";

afterEach(() => {
  setPageUser(undefined);
  vi.unstubAllGlobals();
});

it("posts a read with a long text", async () => {
  const sent: Parameters<typeof fetch>[] = [];
  vi.stubGlobal("fetch", (...call: Parameters<typeof fetch>) => {
    sent.push(call);
    return Promise.resolve(Response.json({ result: { data: { json: { html: "", problem: null } } } }));
  });
  const client = createTRPCClient<AppRouter>({ links: linksWith(() => undefined) });
  const text = "a".repeat(5_000);
  await client.site.content.previewMarkdown.query({ text }, { context: posted });
  expect(sent).toEqual([["/trpc/site.content.previewMarkdown", expect.objectContaining({ method: "POST", body: expect.stringContaining(text) })]]);
});

it("names the user whom the page shows with each read, once it knows whom", async () => {
  const named: (string | null)[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    named.push(new Headers(init?.headers).get(pageUserHeader));
    const answer = { result: { data: { json: { isSignedIn: false } } } };
    return Promise.resolve(Response.json(address.includes("batch=1") ? [answer] : answer));
  });
  const client = createTRPCClient<AppRouter>({ links: linksWith(() => undefined) });
  await client.accounts.me.query();
  setPageUser("user-1");
  for (const context of [{}, background, unbatched, posted]) await client.accounts.me.query(undefined, { context });
  expect(named).toEqual([null, "user-1", "user-1", "user-1", "user-1"]);
});
