import { expect, test } from "vitest";
import { closingProblem } from "./decided-before.ts";
import { states } from "./lifecycle.ts";

const claim = { id: "PRO-1", state: "DEFICIENCY_SHARED", dueOn: "2026-12-12" } as const;
const byDgft = [{ kind: "refuse", decidedBy: "officer" }] as const;
const byCouncil = [{ kind: "council_close", decidedBy: "officer" }] as const;

test("what DGFT decided is closed by the council only with the member, from the day after the reply date", () => {
  expect(closingProblem(claim, byDgft, "2026-12-12")).toBe(
    "DGFT decided on PRO-1, so DGFT decides again. The firm has to reply first: when it has not, you can close it from 13-12-2026.",
  );
  expect(closingProblem(claim, byDgft, "2026-12-13")).toBeUndefined();
  for (const state of states.filter((one) => one !== "DEFICIENCY_SHARED"))
    expect(closingProblem({ ...claim, state }, byDgft, "2027-12-13")).toContain("forward it with your words instead of closing it");
});

test("what the council closed is the council's to close, unless DGFT decided on it at any time", () => {
  const reopened = { ...claim, state: "UNDER_REVIEW" } as const;
  expect(closingProblem(reopened, [], "2026-12-01")).toBeUndefined();
  expect(closingProblem(reopened, byCouncil, "2026-12-01")).toBeUndefined();
  expect(closingProblem(reopened, [...byDgft, ...byCouncil], "2026-12-01")).toBeDefined();
});
