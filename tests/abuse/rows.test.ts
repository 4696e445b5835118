import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import { defences } from "./defences.ts";
import { rowTests } from "./rows.ts";

const shownLine = /^\| (\d+) \|.*\| `([^`]+)`: (`+) ?(.+?) ?\3 \|$/;

/** The lines of the table in docs/abuse.md; a long one is cut off there, with "…" at its end. */
const documentedLines = () =>
  readFileSync(join(projectRoot, "docs/abuse.md"), "utf8")
    .split("\n")
    .flatMap((text) => {
      const [, row, file, , shown = ""] = shownLine.exec(text) ?? [];
      return row === undefined ? [] : [{ row: Number(row), file, line: shown.replaceAll("\\|", "|") }];
    });

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

it("the document names the same lines", () => {
  const documented = documentedLines();
  expect(documented.map(({ row }) => row)).toEqual(allRows);
  const differing = defences.filter(({ file, line }, place) => {
    const shown = documented[place];
    const code = line.trim().replaceAll(/\s+/g, " ");
    return shown?.file !== file || (shown.line.endsWith("…") ? !code.startsWith(shown.line.slice(0, -1)) : code !== shown.line);
  });
  expect(differing.map(({ row, file, line }) => [row, file, line])).toEqual([]);
});
