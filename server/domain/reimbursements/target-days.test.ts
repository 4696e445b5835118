import { expect, test } from "vitest";
import { startingRules } from "../rules/starting-rules.ts";
import { RuleTerms, type RuleVersion } from "../rules/terms.ts";
import { dueDateOf } from "./clocks.ts";
import { targetDaysOf } from "./target-days.ts";

const settings = { council: 45, dgft: 30, member: 21 };
const office = {
  weekends: [
    { fromOn: "2020-01-01", weekdays: [6, 0] },
    { fromOn: "2026-11-16", weekdays: [5] },
  ],
  dates: new Set(["2026-11-04"]),
};
const around = { settings, office };
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
  expect(targetDaysOf(versions, { scheme: "product", filedOn: "2025-07-01", items }, around)).toEqual({ council: 10, dgft: 11, member: 12 });
  expect(targetDaysOf(versions, { scheme: "product", filedOn: "2026-07-01", items: [] }, around)).toEqual({ council: 20, dgft: 21, member: 22 });
  expect(targetDaysOf(versions, { scheme: "product", filedOn: "2025-07-01", items: [] }, around)).toEqual(settings);
  expect(targetDaysOf(versions, { scheme: "plant", filedOn: "2026-07-01", items }, around)).toEqual(settings);
});

test("a version that the intent chooses counts once the day of the intent is known", () => {
  const intended = [version(3, "2025-01-01", { chosenBy: "intent_filed", targetDays: { council: 5, dgft: 6, reply: 7 } })];
  const items = [{ id: "1", kind: "registration", issued_on: "2025-06-01" }];
  for (const own of [items, []]) {
    const claim = { scheme: "product", filedOn: "2026-07-01", items: own };
    expect(targetDaysOf(intended, claim, around)).toEqual(settings);
    expect(targetDaysOf(intended, { ...claim, intentFiledOn: "2025-05-01" }, around)).toEqual({ council: 5, dgft: 6, member: 7 });
  }
});

test("the member's date is the one that was shared; the others are counted", () => {
  const partySince = new Date("2026-11-01T06:00:00Z");
  expect(dueDateOf({ state: "DEFICIENCY_SHARED", partySince, replyBy: "2026-12-24" }, settings)).toBe("2026-12-24");
  expect(dueDateOf({ state: "DEFICIENCY_SHARED", partySince, replyBy: null }, settings)).toBe("2026-11-22");
  expect(dueDateOf({ state: "SUBMITTED", partySince, replyBy: null }, settings)).toBe("2026-12-16");
  expect(dueDateOf({ state: "CLOSED", partySince, replyBy: null }, settings)).toBeUndefined();
});

test("a version that counts working days leaves out weekends, holidays and days on hold", () => {
  const [working] = [version(3, "2026-01-01", { chosenBy: "filed", targetDays: { council: 10, dgft: 3, reply: 2, counts: "working_days" } })];
  const targets = targetDaysOf([working], { scheme: "product", filedOn: "2026-10-30", items: [] }, around);
  const partySince = new Date("2026-11-01T06:00:00Z"); // a Sunday
  // 2, 3, 5, 6, 9 to 13 November are nine days; from the 16th on only Fridays are free.
  expect(dueDateOf({ state: "SUBMITTED", partySince, replyBy: null }, targets)).toBe("2026-11-16");
  const holds = [{ fromOn: "2026-11-02", untilOn: "2026-11-06" }];
  // On hold on the 3rd to the 6th: 3, 5 and 6 are made up for by 17, 18 and 19; the 20th is a Friday.
  expect(dueDateOf({ state: "SUBMITTED", partySince, replyBy: null }, targets, holds)).toBe("2026-11-19");
});
