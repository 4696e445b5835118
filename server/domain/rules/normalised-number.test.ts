import { expect, it } from "vitest";
import { normalisedNumber } from "./normalised-number.ts";

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
