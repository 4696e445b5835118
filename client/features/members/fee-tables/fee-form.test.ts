import { expect, it } from "vitest";
import { FeeDraft } from "#domain/members/fee-table-input.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { draftOfTyped, typedOf, yearAfter } from "./fee-form.ts";

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

it("knows the year after a year", () => {
  expect([yearAfter("2025-26"), yearAfter("2098-99")]).toEqual(["2026-27", "2099-00"]);
});
