import { expect, it } from "vitest";
import { exportTitle } from "./export-rules.ts";

it("names the members of a list by its search", () => {
  const none = { search: " ", codes: [], categories: [] };
  expect(exportTitle(none)).toBe("All members");
  expect(exportTitle({ ...none, codes: ["90189011"] })).toBe("Members with the chosen devices");
  expect(exportTitle({ ...none, search: "stents " })).toBe('Members for "stents"');
  expect(exportTitle({ search: "stents", codes: [], categories: ["x"] })).toBe('Members for "stents", with the chosen devices');
});
