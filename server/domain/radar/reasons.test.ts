import { describe, expect, it } from "vitest";
import type { Item } from "../reimbursements/items.ts";
import { isReason, isSameAuthority, keysOf, type ItemPair } from "./reasons.ts";

const keyKinds = (item: Item) => keysOf(item).map(({ kind }) => kind);
const haveInCommon = (one: Item, other: Item) =>
  keysOf(one).flatMap(({ kind, key }) => (keysOf(other).some((each) => each.key === key) ? [kind] : []));

describe("two items have a key in common", () => {
  it("by a receipt number, however it is written", () =>
    expect(haveInCommon({ receipt_no: "R-00 77" }, { receipt_no: "r0077" })).toEqual(["receipt"]));

  it("by a certificate number of one country", () => {
    const certificate = { certificate_no: "MD 4411", country: "KE" };
    expect(haveInCommon(certificate, { certificate_no: "MD-4411", country: "KE" })).toEqual(["certificate"]);
    expect(haveInCommon(certificate, { certificate_no: "MD-4411", country: "TZ" })).toEqual([]);
  });

  it("by a traveller and a fair of one year, however the name is ordered", () => {
    const journey = { traveller: "RAO, Sunil", event: "MEDICA 2026", event_from: "2026-11-16" };
    expect(haveInCommon(journey, { traveller: "Sunil Rao", event: "Medica", event_from: "2026-11-15" })).toEqual(["traveller"]);
    expect(haveInCommon(journey, { traveller: "Sunil Rao", event: "Medica", event_from: "2025-11-15" })).toEqual([]);
  });

  it("by an amount that was paid on one day, of costs with a certificate only", () => {
    const paid = { currency: "USD", amount: "1000.00", paid_on: "2026-02-16", country: "KE" };
    expect(haveInCommon({ ...paid, certificate_no: "MD 1" }, { ...paid, certificate_no: "MD 2" })).toContain("amount");
    expect(keyKinds(paid)).toEqual([]);
  });

  it("never by what is not known", () => expect(keyKinds({ kind: "registration", receipt_no: "NA", traveller: "", country: "KE" })).toEqual([]));
});

describe("a key in common is a reason", () => {
  const fee = { kind: "retention", authority: "NMPA", paid_on: "2026-02-16" };
  const pair = (theirs: Item, isSameFirm: boolean): ItemPair => ({ mine: fee, theirs, isSameFirm });
  const [always, never] = [() => true, () => false];

  it.each([
    ["another firm's certificate", pair(fee, false), never, true],
    ["another firm's number of another authority", pair({ ...fee, authority: "ANVISA" }, false), never, false],
    ["the own certificate for the same cost", pair(fee, true), never, true],
    ["the own certificate for another cost", pair({ ...fee, kind: "registration" }, true), never, false],
    ["the own certificate for a yearly cost of the same year", pair({ ...fee, paid_on: "2026-08-01" }, true), always, true],
    ["the own certificate for a yearly cost of the next year", pair({ ...fee, paid_on: "2027-02-16" }, true), always, false],
  ] as const)("%s", (_, given, isYearly, expected) => expect(isReason("certificate", given, isYearly)).toBe(expected));

  const paid = { paid_on: "2026-02-16", currency: "USD", amount: "1000.00" };
  it.each([
    ["on the same day", { ...paid, amount: "900.00" }, true],
    ["of the same amount", { ...paid, paid_on: "2026-03-01" }, true],
    ["of which the day is not known", { ...paid, paid_on: "", amount: "900.00" }, true],
    ["of another day and amount", { ...paid, paid_on: "2026-03-01", amount: "900.00" }, false],
    ["of another day and currency", { ...paid, paid_on: "2026-03-01", currency: "EUR" }, false],
  ] as const)("an equal receipt number %s", (_, theirs, expected) =>
    expect(isReason("receipt", { mine: paid, theirs, isSameFirm: false }, never)).toBe(expected),
  );

  it("a transfer of the bank, whatever day and amount are written beside it", () => {
    const mine = { ...paid, receipt_no: "N 0912 6010 0201" };
    expect(isReason("receipt", { mine, theirs: { ...mine, paid_on: "2026-03-01", amount: "900.00" }, isSameFirm: false }, never)).toBe(true);
  });

  it("the own receipt in another claim", () => expect(isReason("receipt", pair({ ...fee, kind: "registration" }, true), never)).toBe(true));
});

it.each([
  ["Pharmacy and Poisons Board", "PPB", true],
  ["Pharmacy and Poisons Board", "Pharmacy & Poisons Board, Nairobi", false],
  ["Poisons Board", "Pharmacy and Poisons Board", true],
  ["Food and Drugs Authority", "FDA", true],
  ["ANVISA", undefined, true],
  ["ANVISA", "COFEPRIS", false],
])("%s and %s can be one authority: %s", (one, other, expected) => {
  expect(isSameAuthority(one, other)).toBe(expected);
  expect(isSameAuthority(other, one)).toBe(expected);
});
