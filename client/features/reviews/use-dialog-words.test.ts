import { expect, test } from "vitest";
import { hasUnsentWords, noHoldWords, type DialogWords } from "./use-dialog-words.ts";

const none: DialogWords = {
  forward: [undefined, noop],
  close: ["", noop],
  sendBack: ["", noop],
  hold: [noHoldWords, noop],
  reopening: ["", noop],
  share: [undefined, noop],
};
function noop(): void {}

test("words are unsent once something is typed that is not what the dialog begins with", () => {
  const isUnsent = (words: Partial<DialogWords>): boolean =>
    hasUnsentWords({ ...none, ...words }, "As before.", ["forward", "council_close", "council_hold"]);
  expect([isUnsent({}), isUnsent({ forward: ["As before.", noop] }), isUnsent({ close: [" ", noop] })]).toEqual([false, false, false]);
  expect([isUnsent({ forward: ["As before. And more.", noop] }), isUnsent({ forward: ["", noop] })]).toEqual([true, true]);
  expect(isUnsent({ close: ["Filed twice.", noop] })).toBe(true);
  expect(isUnsent({ sendBack: ["Look again.", noop] })).toBe(true);
  expect(isUnsent({ reopening: ["The stamp stands on page two.", noop] })).toBe(true);
  expect(isUnsent({ hold: [{ reason: "The consulate checks it.", untilOn: "" }, noop] })).toBe(true);
});

test("words whose step the claim does not allow any more are no reason to stay; a remark that is shown on the page is", () => {
  const typed: DialogWords = {
    ...none,
    forward: ["The seal is right.", noop],
    close: ["Filed twice.", noop],
    hold: [{ reason: "The consulate checks it.", untilOn: "" }, noop],
  };
  expect(hasUnsentWords(typed, "", [])).toBe(false);
  for (const action of ["forward", "council_close", "council_hold"] as const) expect(hasUnsentWords(typed, "", [action])).toBe(true);
  expect(hasUnsentWords({ ...none, sendBack: ["Look again.", noop] }, "", [])).toBe(true);
});
