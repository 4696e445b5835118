import { expect, it } from "vitest";
import type { State } from "./lifecycle.ts";
import { closedBy, stageProgress } from "./stages.ts";

it.each([
  ["DRAFT", [], ["current", "ahead", "ahead"]],
  ["SUBMITTED", ["submit"], ["done", "current", "ahead"]],
  ["UNDER_REVIEW", ["submit"], ["done", "current", "ahead"]],
  ["DEFICIENCY_SHARED", ["submit", "forward"], ["done", "current", "ahead"]],
  ["RESUBMITTED", ["submit"], ["done", "current", "ahead"]],
  ["UNDER_REVIEW_DGFT", ["submit", "forward"], ["done", "done", "current"]],
  ["DEFICIENCY_DGFT", ["submit", "forward"], ["done", "done", "current"]],
  ["APPROVED_DGFT", ["submit", "forward", "approve"], ["done", "done", "done"]],
  ["CLOSED", ["start", "withdraw"], ["not_reached", "not_reached", "not_reached"]],
  ["CLOSED", ["start", "submit", "council_close"], ["done", "not_reached", "not_reached"]],
  ["CLOSED", ["start", "submit", "forward", "refuse"], ["done", "done", "done"]],
] satisfies [State, string[], string[]][])("%s after %j: %j", (state, done, progress) => expect(stageProgress(state, done)).toEqual(progress));

it("names the last closing of a history", () => {
  expect(closedBy(["start", "submit", "forward", "refuse"])).toBe("refuse");
  expect(closedBy(["submit", "forward", "refuse", "ask_fresh_look", "council_close"])).toBe("council_close");
  expect(closedBy(["start", "submit"])).toBeUndefined();
});
