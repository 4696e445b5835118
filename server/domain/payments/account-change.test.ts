import { expect, test } from "vitest";
import { moneyUntilChange } from "./account-change.ts";

test("names the claims whose money may still go to the account before", () => {
  const line = (reimbursementId: string, state: Parameters<typeof moneyUntilChange>[0][number]["state"]) => ({ reimbursementId, state });
  const nothing = "Until then no money is sent.";
  expect([moneyUntilChange([]), moneyUntilChange([line("PRD-1", "papers_complete"), line("PRD-2", "paid")])]).toEqual([nothing, nothing]);
  for (const state of ["in_batch", "sent"] as const)
    expect(moneyUntilChange([line("PRD-1", "papers_complete"), line("PRD-2", state), line("PRD-2", state), line("PRD-3", "sent")])).toBe(
      "What is in a batch or with the bank already (PRD-2, PRD-3) may still go to the account before. For everything else no money is sent until then.",
    );
});
