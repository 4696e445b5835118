import { expect, test } from "vitest";
import { startingRules } from "../rules/starting-rules.ts";
import { RuleTerms, type RuleVersion } from "../rules/terms.ts";
import { dueDateOf } from "./clocks.ts";
import { targetDaysOf } from "./target-days.ts";

const settings = { council: 45, dgft: 30, member: 21 };
const terms = startingRules.find(({ scheme }) => scheme === "product")?.terms;
const version = (number: number, effectiveFrom: string, changed: Partial<RuleTerms>): RuleVersion => ({
  id: String(number),
  number,
  scheme: "product",
  effectiveFrom,
  effectiveTo: null,
  terms: RuleTerms.parse({ ...terms, ...changed }),
});
const versions = [
  version(1, "2024-01-01", { chosenBy: "certificate_issued", targetDays: { council: 10, dgft: 11, reply: 12 } }),
  version(2, "2026-01-01", { chosenBy: "filed", targetDays: { council: 20, dgft: 21, reply: 22 } }),
];

test("the version of the first cost counts, then that of the filing, then the settings", () => {
  const items = [{ id: "1", kind: "registration", issued_on: "2025-06-01" }];
  expect(targetDaysOf(versions, { scheme: "product", filedOn: "2025-07-01", items }, settings)).toEqual({ council: 10, dgft: 11, member: 12 });
  expect(targetDaysOf(versions, { scheme: "product", filedOn: "2026-07-01", items: [] }, settings)).toEqual({ council: 20, dgft: 21, member: 22 });
  expect(targetDaysOf(versions, { scheme: "product", filedOn: "2025-07-01", items: [] }, settings)).toEqual(settings);
  expect(targetDaysOf(versions, { scheme: "plant", filedOn: "2026-07-01", items }, settings)).toEqual(settings);
});

test("the member's date is the one that was shared; the others are counted", () => {
  const partySince = new Date("2026-11-01T06:00:00Z");
  expect(dueDateOf({ state: "DEFICIENCY_SHARED", partySince, replyBy: "2026-12-24" }, settings)).toBe("2026-12-24");
  expect(dueDateOf({ state: "DEFICIENCY_SHARED", partySince, replyBy: null }, settings)).toBe("2026-11-22");
  expect(dueDateOf({ state: "SUBMITTED", partySince, replyBy: null }, settings)).toBe("2026-12-16");
  expect(dueDateOf({ state: "CLOSED", partySince, replyBy: null }, settings)).toBeUndefined();
});
