import { expect, it } from "vitest";
import { panWarning } from "./pan.ts";

it.each([
  ["AAPFU0939F", "27AAPFU0939F1ZV", undefined],
  [" aapfu 0939f ", "27aapfu0939f1zv", undefined],
  ["AAPFU0939F", "", undefined],
  ["AAPFU0939F", "APPLIED FOR", undefined],
  ["AAPFU093F", "27AAPFU0939F1ZV", "A PAN has 10 characters; this one has 9. Check it."],
  ["AAPXU0939F", "27AAPFU0939F1ZV", "This does not look like a PAN, such as AAPFU0939F. Check it."],
  ["AAPFU0939G", "27AAPFU0939F1ZV", "The GST number holds another PAN, AAPFU0939F. Check both."],
])("PAN %j beside GST number %j: %s", (pan, gst, warning) => expect(panWarning(pan, gst)).toBe(warning));
