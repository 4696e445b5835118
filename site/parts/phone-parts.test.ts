import { expect, it } from "vitest";
import { phonePartsOf } from "./phone-parts.ts";

it.each([
  ["+91 40 5550 0100", ["tel:+914055500100"]],
  ["+91 11 2345 6789, 011-2345 6780", ["tel:+911123456789", null, "tel:01123456780"]],
  ["011 2345 6789/90", ["tel:01123456789", null, null]],
  ["+49 (0)30 555 0100 ext. 12", ["tel:+49305550100"]],
  ["(040) 5550 0100; Extension 7", ["tel:04055500100", null, null]],
  ["1234567890123456", [null]],
  ["ask at the desk", [null]],
])("%s is dialled as %j", (field, hrefs) => {
  const parts = phonePartsOf(field);
  expect(parts.map(({ href }) => href)).toEqual(hrefs);
  expect(parts.map(({ text }) => text).join("")).toBe(field);
});
