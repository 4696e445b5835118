import { expect, it } from "vitest";
import { statusText } from "./status-text.ts";

const closed = (closedReason: string): string =>
  statusText({ scheme: "product", state: "CLOSED", currentStep: 10, decidedAt: null, closedReason, deficiencyOrigin: null }, "member");

it("names of the reason of a closing the first line, at most 120 characters", () => {
  expect(closed("Filed twice")).toBe("Closed: Filed twice");
  expect(closed("Filed twice.\r\nSee PRD-2627-00041.")).toBe("Closed: Filed twice.");
  expect(closed("x".repeat(120))).toBe(`Closed: ${"x".repeat(120)}`);
  expect(closed("x".repeat(121))).toBe(`Closed: ${"x".repeat(119)}…`);
});
