import { expect, it } from "vitest";
import type { State } from "./lifecycle.ts";
import { stageProgress } from "./stages.ts";

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
] satisfies [State, string[], string[]][])("%s after %j: %j", (state, done, progress) => expect(stageProgress(state, done)).toEqual(progress));
