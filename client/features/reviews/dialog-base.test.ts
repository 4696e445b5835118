import { expect, it } from "vitest";
import { dialogBase, mergeTyped } from "./dialog-base.ts";

const view = (version: number, items: readonly string[]) => ({ version, items });
const opened = view(3, ["fee"]);
const on = (latest: ReturnType<typeof view>, hasEdits = false) => dialogBase({ opened, latest, hasEdits }, ({ items }) => items);

it("goes on from the newest version while what it replaces is as it was", () => {
  expect(on(opened)).toEqual({ version: 3, isChanged: false, isBlocked: false });
  expect(on(view(4, ["fee"]))).toEqual({ version: 4, isChanged: false, isBlocked: false });
});

it("stays on its version when that changed, or when verdicts have to be chosen first", () => {
  expect(on(view(4, ["fee", "stall"]))).toEqual({ version: 3, isChanged: true, isBlocked: false });
  expect(on(view(4, ["fee"]), true)).toEqual({ version: 3, isChanged: false, isBlocked: true });
});

it("goes on with what was changed here, over what another user saved", () => {
  const begun = { amount: "100", paid_on: "2026-04-09", page: "2" };
  const saved = { amount: "120", paid_on: "2026-04-10", paid_by: "bank" };
  expect(mergeTyped(begun, { ...begun, amount: "150" }, saved)).toEqual({ ...saved, amount: "150" });
  expect(mergeTyped(begun, { amount: "100", paid_on: "2026-04-09" }, { ...saved, page: "2" })).toEqual({ ...saved, page: "" });
  expect(mergeTyped(begun, { ...begun }, saved)).toBe(saved);
});

it("takes what means something only together from one of the two", () => {
  const begun = { currency: "INR", amount: "1200", document: "receipt" };
  const saved = { currency: "EUR", amount: "1500", tax: "90", document: "receipt", page: "4" };
  const groups = [
    ["currency", "amount", "tax"],
    ["document", "page"],
  ];
  expect(mergeTyped(begun, { ...begun, amount: "1250" }, saved, groups)).toEqual({ ...saved, currency: "INR", amount: "1250", tax: "" });
  expect(mergeTyped(begun, { ...begun, document: "bill" }, saved, groups)).toEqual({ ...saved, document: "bill", page: "" });
});
