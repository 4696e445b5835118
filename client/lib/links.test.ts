import { createTRPCClient } from "@trpc/client";
import superjson from "superjson";
import { afterEach, expect, it, vi } from "vitest";
import { pageUserHeader } from "#domain/accounts/web-headers.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { onPasswordNeeded } from "./fresh-password.ts";
import { linksWith } from "./links.ts";
import { setPageUser } from "./page-user.ts";
import { autosaved, background, posted, unbatched } from "./trpc.ts";

afterEach(() => {
  setPageUser(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

/** A client whose server gives these answers: "none", "well", or the code of a refusal. Each action gives the idempotency keys of its tries. */
function clientOfKeys() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const keys: unknown[] = [];
  const answers = { next: [] as string[] };
  vi.stubGlobal("fetch", async (_address: string, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    const answer = answers.next.length > 1 ? answers.next.shift() : answers.next[0];
    if (answer === "none") throw new TypeError("no line");
    if (answer === "well") return Response.json({ result: { data: { json: null } } });
    const error = { message: "No.", code: -32_000, data: { code: answer, httpStatus: 409 } };
    return Response.json({ error: superjson.serialize(error) }, { status: 409 });
  });
  const client = createTRPCClient<AppRouter>({ links: linksWith(() => undefined) });
  async function keysOf(action: () => Promise<unknown>, ...next: string[]): Promise<unknown[]> {
    answers.next = next;
    const sent = action().catch(() => undefined);
    await vi.runAllTimersAsync();
    await sent;
    return [...new Set(keys.splice(0))];
  }
  const words = { reimbursementId: "PRD-2627-00001", audience: "council" as const };
  const write = (body: string) => (): Promise<unknown> => client.notes.write.mutate({ ...words, body });
  return { client, keysOf, words, write };
}

it("sends an action that ended without an answer again under its key, until another action of the user has succeeded", async () => {
  const { client, keysOf, words, write } = clientOfKeys();
  const first = await keysOf(write("The seal"), "none");
  expect(first).toHaveLength(1);
  expect(await keysOf(write("The seal"), "none")).toEqual(first);
  expect(await keysOf(write("The seal"), "booked_before")).toEqual(first);
  await keysOf(() => client.notes.keepDraft.mutate({ ...words, body: "The seal" }, { context: autosaved }), "well");
  await keysOf(() => client.reviews.announcePresence.mutate(words, { context: background }), "none");
  expect(await keysOf(write("The seal"), "well")).toEqual(first);
  const second = await keysOf(write("The seal"), "none");
  expect(second).not.toEqual(first);
  expect(await keysOf(write("The signature"), "refused")).not.toEqual(second);
  expect(await keysOf(write("The seal"), "refused")).toEqual(second);
  for (const refusal of ["in_progress", "busy", "rate_limited"]) {
    const third = await keysOf(write(refusal), "none", refusal);
    expect(await keysOf(write(refusal), "well")).toEqual(third);
  }
  const last = await keysOf(write("The seal"), "none");
  await keysOf(() => client.notifications.markRead.mutate({}), "well");
  expect(await keysOf(write("The seal"), "well")).not.toEqual(last);
});

it("sends an action under the same key once the password was given", async () => {
  const { keysOf, write } = clientOfKeys();
  const forget = onPasswordNeeded((answer) => answer(true));
  expect(await keysOf(write("The seal"), "password_not_fresh", "well")).toHaveLength(1);
  forget();
});
