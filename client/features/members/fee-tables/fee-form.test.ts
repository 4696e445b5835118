import { describe, expect, it } from "vitest";
import { FeeDraft } from "#domain/members/fee-table-input.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { afterReading, afterSaving, draftOfTyped, isDirty, isOvertaken, opened, openedOf, typedOf, yearAfter } from "./fee-form.ts";

it("shows a table as it is typed and reads the same again; lakh and crore are understood", () => {
  const typed = typedOf(startingFees);
  expect(draftOfTyped(typed)).toEqual(startingFees);
  const [first, ...rest] = typed.bands;
  const changed = draftOfTyped({ ...typed, bands: [{ upTo: "35 lakh", fee: "7,000", maySelfCertify: false }, ...rest] });
  expect([first?.upTo, changed.fees.bands[0]]).toEqual(["30,00,000", { upToInr: 3_500_000, feeInr: 7000, maySelfCertify: false }]);
});

it("leaves what is no whole amount to the schema, by its field", () => {
  const typed = typedOf(startingFees);
  const [, ...rest] = typed.bands;
  const wrong = draftOfTyped({ ...typed, gstPercent: "", bands: [{ upTo: "much", fee: "10.50", maySelfCertify: false }, ...rest] });
  expect(FeeDraft.safeParse(wrong).error?.issues.map(({ path }) => path.join("."))).toEqual([
    "fees.gstPercent",
    "fees.bands.0.upToInr",
    "fees.bands.0.feeInr",
  ]);
});

it.each([0, 31])("says under the path of the bands that there are none or too many: %s", (count) => {
  const typed = typedOf(startingFees);
  const bands = Array.from({ length: count }, (_, place) => ({
    upTo: place === count - 1 ? "" : `${place + 1} lakh`,
    fee: "10",
    maySelfCertify: false,
  }));
  expect(FeeDraft.safeParse(draftOfTyped({ ...typed, bands })).error?.issues.map(({ path }) => path.join("."))).toEqual(["fees.bands"]);
});

it("knows the year after a year", () => {
  expect([yearAfter("2025-26"), yearAfter("2098-99")]).toEqual(["2026-27", "2099-00"]);
});

describe("a draft in the form", () => {
  const stored = { ...startingFees, id: "one", revision: 1 };
  const newer = { ...stored, sourceName: "A newer decision", revision: 2 };
  const typing = (sourceName: string) => {
    const form = openedOf(stored);
    return { ...form, typed: { ...form.typed, sourceName } };
  };

  it("keeps what was typed since a save was sent, and takes the version that was saved", () => {
    const sent = typing("Decision of the committee").typed;
    const now = { ...typing(""), typed: { ...sent, gstPercent: "5" } };
    const after = afterSaving(now, sent, { ...stored, sourceName: "Decision of the committee", revision: 2 });
    expect([after.stored, after.begun.sourceName, after.typed.sourceName]).toEqual([
      { id: "one", revision: 2 },
      "Decision of the committee",
      "Decision of the committee",
    ]);
    expect([after.begun.gstPercent, after.typed.gstPercent, isDirty(after)]).toEqual([String(startingFees.fees.gstPercent), "5", true]);
    expect(isDirty(afterSaving({ ...now, typed: sent }, sent, newer))).toBe(false);
  });

  it("keeps what is typed when another user has saved, and shows the other version only where nothing is typed", () => {
    const typed = typing("Mine");
    expect([afterReading(typed, newer), afterReading(typed, undefined)]).toEqual([typed, typed]);
    expect([isOvertaken(typed, stored), isOvertaken(typed, newer), isOvertaken(typed, undefined)]).toEqual([false, true, true]);
    expect(afterReading(openedOf(stored), newer)).toEqual(openedOf(newer));
    expect(afterReading(openedOf(newer), stored)).toEqual(openedOf(newer));
    expect(afterReading(openedOf(stored), undefined)).toBeUndefined();
  });

  it("keeps a new table that is begun when another user begins one, too", () => {
    const begun = opened(typedOf(startingFees));
    const typed = { ...begun, typed: { ...begun.typed, sourceName: "Mine" } };
    expect([afterReading(typed, stored), isOvertaken(typed, stored), isOvertaken(typed, undefined)]).toEqual([typed, true, false]);
    expect([afterReading(begun, undefined), afterReading(begun, stored)]).toEqual([begun, openedOf(stored)]);
  });
});
