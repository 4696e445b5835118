import { afterEach, expect, it, vi } from "vitest";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { whyPageIsMissing } from "./missing-page.ts";
import { onSessionEvent } from "./session-clock.ts";

afterEach(() => vi.unstubAllGlobals());

const answered = (answer: () => Promise<Response>): Promise<string | undefined> => {
  vi.stubGlobal("fetch", answer);
  return whyPageIsMissing("/files/PRD-2627-00001/f/pages/1?width=1200", new AbortController().signal);
};
const refused = (status: number, code: string, message: string) => () => Promise.resolve(Response.json({ code, message }, { status }));

it("gives the words of the server: only a page that cannot be drawn is blamed on the file", async () => {
  expect(await answered(refused(400, "cannot_be_shown", fileMessages.cannotBeShown))).toBe(fileMessages.cannotBeShown);
  expect(await answered(refused(400, "too_slow", fileMessages.pageTooSlow))).toBe(fileMessages.pageTooSlow);
  expect(await answered(refused(503, "busy", fileMessages.busy))).toBe(fileMessages.busy);
});

it("names the line when no answer came or one without words, and nothing when the page comes now", async () => {
  expect(await answered(() => Promise.reject(new TypeError("Failed to fetch")))).toBe(fileMessages.pageNotCome);
  expect(await answered(() => Promise.resolve(new Response("<html>", { status: 502 })))).toBe(fileMessages.pageNotCome);
  expect(await answered(() => Promise.resolve(new Response("picture")))).toBeUndefined();
});

it("tells that the session is over", async () => {
  const told = vi.fn<() => void>();
  const stop = onSessionEvent(told);
  await answered(refused(401, "token_not_valid", "Sign in again."));
  stop();
  expect(told).toHaveBeenCalledWith({ kind: "over" });
});
