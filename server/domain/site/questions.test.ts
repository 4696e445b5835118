import { expect, test } from "vitest";
import { bandOf, subscription } from "./membership-fees.ts";
import { originFees } from "./origin-certificates.ts";
import { questionGroups } from "./questions.ts";

const said = questionGroups.flatMap(({ questions }) => questions.map(({ answer }) => answer)).join(" ");
const rupees = (inr: number): string => `Rs ${inr.toLocaleString("en-IN")}`;

test("the answers name the fees that the tables have", () => {
  expect(said).toContain(rupees(bandOf(0n).totalInr));
  expect(said).toContain(rupees(subscription.bands.at(-1)?.totalInr ?? 0));
  expect(said).toContain(`subscription of ${subscription.financialYear}`);
  expect(said).toContain(`${rupees(originFees.nonPreferential.totalInr)} or ${rupees(originFees.preferential.totalInr)}`);
});

test("no question is asked twice", () => {
  const asked = questionGroups.flatMap(({ questions }) => questions.map(({ question }) => question));
  expect(new Set(asked).size).toBe(asked.length);
});
