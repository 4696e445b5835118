import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import { defences } from "./defences.ts";
import { rowTests } from "./rows.ts";

const allRows = Array.from({ length: 44 }, (_, index) => index + 1);
it("each of the abuse cases has a test", () => {
  const shown = new Set(rowTests().flatMap(({ rows }) => rows));
  expect(allRows.filter((row) => !shown.has(row))).toEqual([]);
});

it("no test names a row that does not exist", () => {
  expect(rowTests().filter(({ rows }) => rows.some((row) => !allRows.includes(row)))).toEqual([]);
});

it("each row names a line that holds it, and the line is there", () => {
  expect(defences.map(({ row }) => row)).toEqual(allRows);
  const lost = defences.filter(({ file, line }) => readFileSync(join(projectRoot, file), "utf8").split(line).length !== 2);
  expect(lost.map(({ row, file }) => [row, file])).toEqual([]);
});
