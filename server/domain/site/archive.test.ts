import { expect, it } from "vitest";
import { noticePastAfter } from "./archive.ts";

it("a notice leaves its list by its own last day, else twelve months after its date", () => {
  expect(noticePastAfter({ publishedOn: "2026-11-16", lastOn: "2026-11-30" })).toBe("2026-11-30");
  expect(noticePastAfter({ publishedOn: "2025-11-16", lastOn: null })).toBe("2026-11-16");
  // 29 February of a year without one sorts behind the 28th, which is all that the comparison of dates needs.
  expect(noticePastAfter({ publishedOn: "2024-02-29", lastOn: null })).toBe("2025-02-29");
  expect(noticePastAfter({ publishedOn: null, lastOn: null })).toBeNull();
});
