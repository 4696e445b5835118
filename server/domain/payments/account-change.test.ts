import { expect, test } from "vitest";
import { moneyUntilChange } from "./account-change.ts";

test("names the claims whose money may still go to the previous account", () => {
  const line = (reimbursementId: string, state: Parameters<typeof moneyUntilChange>[0][number]["state"]) => ({ reimbursementId, state });
  const nothing = "Until the change takes effect, no money is sent.";
  expect([moneyUntilChange([]), moneyUntilChange([line("PRD-1", "papers_complete"), line("PRD-2", "paid")])]).toEqual([nothing, nothing]);
  for (const state of ["in_batch", "sent"] as const)
    expect(moneyUntilChange([line("PRD-1", "papers_complete"), line("PRD-2", state), line("PRD-2", state), line("PRD-3", "sent")])).toBe(
      "Payments that are already in a batch or with the bank (PRD-2, PRD-3) may still go to the previous account. " +
        "No other money is sent until the change takes effect.",
    );
});
