import { expect, it } from "vitest";
import { rowTests } from "./rows.ts";

const allRows = Array.from({ length: 40 }, (_, index) => index + 1);
it("each of the forty abuse cases has a test", () => {
  const shown = new Set(rowTests().flatMap(({ rows }) => rows));
  expect(allRows.filter((row) => !shown.has(row))).toEqual([]);
});

it("no test names a row that does not exist", () => {
  expect(rowTests().filter(({ rows }) => rows.some((row) => !allRows.includes(row)))).toEqual([]);
});
