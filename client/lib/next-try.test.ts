import { createTRPCClient } from "@trpc/client";
import superjson from "superjson";
import { afterEach, expect, it, vi } from "vitest";
import type { AppRouter } from "#server/trpc/router.ts";
import { linksWith } from "./links.ts";
import { nextTryOf, whenDue } from "./next-try.ts";
import { noteSessionOver, noteSessionSeconds } from "./session-clock.ts";

afterEach(() => vi.unstubAllGlobals());

/** What an action fails with when the server answers so. */
async function failureWith(code: string, httpStatus: number): Promise<unknown> {
  const error = { message: "No.", code: -32_000, data: { code, httpStatus } };
  vi.stubGlobal("fetch", async () => Response.json({ error: superjson.serialize(error) }, { status: httpStatus }));
  const client = createTRPCClient<AppRouter>({ links: linksWith(() => undefined) });
  return client.notifications.markRead.mutate({}).catch((failure: unknown) => failure);
}

it("a save is repeated unless its answer would be the same", async () => {
  expect(nextTryOf(new Error("no answer"))).toEqual({ afterMs: 5_000 });
  expect(nextTryOf(await failureWith("internal", 500))).toEqual({ afterMs: 30_000 });
  expect(nextTryOf(await failureWith("rate_limited", 429))).toEqual({ afterMs: 60_000 });
  expect(nextTryOf(await failureWith("token_not_valid", 401))).toBe("signed_in");
  const refusals: readonly (readonly [string, number])[] = [
    ["stale_version", 409],
    ["not_allowed", 403],
    ["not_found", 404],
    ["invalid", 400],
  ];
  for (const [code, httpStatus] of refusals) expect(nextTryOf(await failureWith(code, httpStatus))).toBe("never");
});

it("the next try waits until the user has signed in again, and is made once", () => {
  const tries: string[] = [];
  whenDue("signed_in", () => tries.push("first"));
  const cancel = whenDue("signed_in", () => tries.push("cancelled"));
  noteSessionOver();
  cancel();
  expect(tries).toEqual([]);
  noteSessionSeconds("900");
  noteSessionSeconds("899");
  expect(tries).toEqual(["first"]);
});
