import { expect, it } from "vitest";
import type { KeptFair } from "./lead-store.ts";
import { accessOf, accessTimeoutMs } from "./leads-access.ts";

const fair: KeptFair = { fairId: "a-fair", firmId: "a-firm", firmName: "A firm", title: "Expo", canNote: true };
const ofOther: KeptFair = { ...fair, firmId: "another-firm", firmName: "Another firm" };
const nothing = { opened: undefined, kept: undefined };

it("takes leads after the end of the session, and says that the reader is signed out", () => {
  const signedOut = { kind: "known", fair, isSignedOut: true };
  expect(accessOf({ kind: "signed_out" }, { opened: fair, kept: fair })).toEqual(signedOut);
  expect(accessOf({ kind: "signed_out" }, { opened: undefined, kept: fair })).toEqual(signedOut);
  expect(accessOf({ kind: "signed_out" }, nothing)).toEqual({ kind: "closed", problem: "Sign in to note leads." });
});

it("takes leads without a line on a device that knows the fair", () => {
  expect(accessOf({ kind: "no_line" }, { opened: undefined, kept: fair })).toEqual({ kind: "known", fair, isSignedOut: false });
  expect(accessOf({ kind: "no_line" }, nothing)).toEqual({
    kind: "closed",
    problem: "This page was not opened on this device before. Open it once with an internet connection.",
  });
});

it("keeps an open page for its firm while another user is signed in, and opens a new one for the other firm", () => {
  const known = { kind: "known", fair: ofOther } as const;
  expect(accessOf(known, { opened: fair, kept: ofOther })).toEqual({ kind: "known", fair, isSignedOut: true });
  expect(accessOf(known, { opened: undefined, kept: fair })).toEqual({ ...known, isSignedOut: false });
  const refused = { kind: "refused", problem: "Only exhibitors note leads." } as const;
  expect(accessOf(refused, { opened: fair, kept: fair })).toEqual({ kind: "known", fair, isSignedOut: true });
  expect(accessOf(refused, { opened: undefined, kept: fair })).toEqual({ kind: "closed", problem: refused.problem });
});

it("opens soon with what the device knows, and gives a slow connection more time once the page is open", () => {
  expect(accessTimeoutMs(nothing)).toBeUndefined();
  expect(accessTimeoutMs({ opened: undefined, kept: fair })).toBe(4_000);
  expect(accessTimeoutMs({ opened: fair, kept: fair })).toBe(30_000);
  expect(accessTimeoutMs({ opened: fair, kept: undefined })).toBe(30_000);
});
