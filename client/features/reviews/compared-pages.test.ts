import { expect, it } from "vitest";
import { pagesSideBySide } from "./compared-pages.ts";

it("shows the page that was chosen, on the side of each version that has it", () => {
  expect(pagesSideBySide(["a", "b", "c"], ["A", "B"], 2)).toEqual({ page: 2, count: 3, left: "b", right: "B" });
  expect(pagesSideBySide(["a", "b", "c"], ["A", "B"], 3)).toEqual({ page: 3, count: 3, left: "c", right: undefined });
});

it("goes back to the last page when versions with fewer pages are chosen", () => {
  expect(pagesSideBySide(["a", "b"], ["A", "B"], 8)).toEqual({ page: 2, count: 2, left: "b", right: "B" });
});
