import { expect, it } from "vitest";
import type { PublishedContent } from "./content/published.ts";
import { readStoredFields } from "./content/stored.ts";
import { marketCharts } from "./market.ts";
import { newestYearOver } from "./statistics-view.ts";

type Entry = PublishedContent<"export-figure">;
type Given = { readonly imports?: string; readonly country?: string; readonly exports?: string };

const figure = (title: string, year: string, more: Given = {}): Entry => {
  const fields = readStoredFields("export-figure", { title, year, exports: "100", ...more });
  const slug = `${title} ${year}`;
  return { id: slug, kind: "export-figure", slug, fields, document: null, hindiDocument: null, writtenIn: "en", changedAt: new Date(0) };
};
const drawn = (...entries: readonly Entry[]) =>
  marketCharts(entries).map(({ key, oldest, newest }) => [key, newest.fields.title, oldest.fields.year, newest.fields.year]);

it("draws the oldest and newest year of a line, and its newest imports beside its exports", () => {
  const all = [figure("All", "2022-23", { imports: "90" }), figure("All", "2018-19", { imports: "80" }), figure("All", "2025-26")];
  expect(drawn(...all, figure("Syringes", "2024-25"))).toEqual([
    ["exports", "All", "2018-19", "2025-26"],
    ["balance", "All", "2022-23", "2022-23"],
  ]);
});

it("draws neither one country nor a year that is written otherwise, and three charts at most", () => {
  expect(drawn(figure("All", "2024-25"), figure("All", "2025-26", { country: "US" }), figure("All", "FY 2026"))).toEqual([]);
  const lines = ["A", "B", "C", "D"].map((title) => figure(title, "2024-25", { imports: "1" }));
  expect(drawn(...lines).map(([, title]) => title)).toEqual(["A", "B", "C"]);
  // The largest line stays, however many are entered later.
  expect(drawn(...lines, figure("All", "2024-25", { exports: "101", imports: "1" }))[0]?.[1]).toBe("All");
});

it("finds the newest year that is over", () => {
  expect(newestYearOver(["2018-19", "2024-25", "later"], "2025-04-01")).toBe("2024-25");
  expect(newestYearOver(["2018-19", "2024-25"], "2025-03-31")).toBeNull();
  expect(newestYearOver([], "2025-03-31")).toBeNull();
});
