import { expect, it } from "vitest";
import { entryDifferences, isMovedSince } from "./own-entries.ts";

it("names each entry that a colleague saved otherwise, with both values as the form words them", () => {
  const begun = { exportsInr: "30000000", firmClass: "small", products: "Catheters" };
  const typed = { ...begun, products: "Stents" };
  const saved = { ...begun, exportsInr: "120000000", firmClass: "medium" };
  const labels = { exportsInr: "Exports", firmClass: "Size", products: "Products" };
  expect(entryDifferences({ typed, begun, saved }, labels, { firmClass: { small: "Small", medium: "Medium" } })).toEqual([
    { key: "exportsInr", label: "Exports", mine: "30000000", theirs: "120000000", atFirst: "theirs" },
    { key: "firmClass", label: "Size", mine: "Small", theirs: "Medium", atFirst: "theirs" },
    { key: "products", label: "Products", mine: "Stents", theirs: "Catheters" },
  ]);
});

it("names no colleague while what was sent is not read again", () => {
  const [before, sent, theirs] = [{ products: "Stents" }, { products: "Catheters" }, { products: "Sutures" }];
  expect(isMovedSince({ begun: before, saved: theirs }, undefined)).toBe(true);
  expect(isMovedSince({ begun: sent, saved: before }, before)).toBe(false);
  expect(isMovedSince({ begun: sent, saved: sent }, before)).toBe(false);
  expect(isMovedSince({ begun: sent, saved: theirs }, before)).toBe(true);
});
