import { describe, expect, test } from "vitest";
import { inTime } from "./in-time.ts";

const heldOn = (value: string) => [{ name: "exhibition_date", value }];
const membership = { startOn: "2025-04-01", endOn: "2026-03-31" };

describe("filed in time", () => {
  test("by the calendar of India, with the rule of the day of the event", () => {
    const filed = {
      scheme: "exhibition",
      submittedAt: new Date("2026-03-31T18:00:00Z"),
      answerRows: heldOn("2026-02-14"),
      membership,
    } as const;
    expect(inTime(filed)).toMatchObject({ isMember: true, daysFromEvent: 45, rule: expect.stringContaining("45 days") });
    // Half an hour later it is April in India.
    expect(inTime({ ...filed, submittedAt: new Date("2026-03-31T18:30:00Z") })).toMatchObject({ isMember: false, daysFromEvent: 46 });
  });

  test("knows no rule for later events, and no days of an event that was not named or lay ahead", () => {
    const filed = { scheme: "exhibition", submittedAt: new Date("2026-05-01T09:00:00Z"), membership } as const;
    expect(inTime({ ...filed, answerRows: heldOn("2026-04-02") })).toMatchObject({ daysFromEvent: 29, rule: undefined });
    expect(inTime({ ...filed, answerRows: [] })).toMatchObject({ daysFromEvent: undefined, rule: undefined });
    expect(inTime({ ...filed, answerRows: heldOn("2026-05-02") })).toMatchObject({ daysFromEvent: undefined, rule: undefined });
    expect(inTime({ ...filed, scheme: "plant", answerRows: heldOn("2026-03-02") })).toMatchObject({ daysFromEvent: undefined });
  });
});
