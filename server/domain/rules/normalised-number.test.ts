import { expect, it } from "vitest";
import { normalisedNumber, numberInParts } from "./normalised-number.ts";

it.each([
  ["No. 00 123/A", "NO00123A"],
  ["0012-3", "123"],
  ["१२३", "१२३"],
  ["12", undefined],
  ["NA", undefined],
  ["nil", undefined],
  ["", undefined],
  [undefined, undefined],
])("reads the number %s as %s", (text, expected) => expect(normalisedNumber(text)).toBe(expected));

it.each([
  ["PPB/MD/2201", "PPB-MD-2201"],
  [" ppb-md 2201 ", "PPB-MD-2201"],
  ["No. 0012/3", "NO-0012-3"],
  ["0012-3", "12-3"],
  ["MD/1/234", "MD-1-234"],
  ["(7)", "7"],
  ["-", "-"],
  ["0", "0"],
])("reads the parts of %s as %s", (text, expected) => expect(numberInParts(text)).toBe(expected));
