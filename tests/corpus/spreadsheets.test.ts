import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { createSandbox, type Sandbox } from "#server/infra/sandbox.ts";
import { oddFiles, pathOf } from "./corpus.ts";

const mebibyte = 1024 * 1024;
let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "corpus-sheets-"));
  sandbox = createSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = {
  readonly cells: number;
  readonly columns: readonly string[];
  readonly hiddenSheets: readonly string[];
  readonly lines: readonly string[];
};

let count = 0;
async function outcomeOf(file: string): Promise<Outcome | { readonly refused: string; readonly message: string }> {
  const outPath = join(folder, `rows-${(count += 1)}`);
  try {
    const { columns, facts } = await sandbox.readSheet(pathOf(file), { name: file, outPath });
    const lines = (await readFile(outPath, "utf8")).trimEnd().split("\n");
    const inRows = lines.map((line) => z.tuple([z.int()]).rest(z.string()).parse(JSON.parse(line)).slice(1)).flat();
    return { cells: [...columns, ...inRows].filter((cell) => cell !== "").length, columns, hiddenSheets: facts.hiddenSheets, lines };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.code, message: error.message };
    throw error;
  }
}

/** A list without a row below its headings holds no firm, however well it can be read. */
const alone: readonly string[] = ["no_rows", "empty"];

it.each(oddFiles("spreadsheet"))("$file ($odd): $expect", async ({ file, expect: wanted, also, peer_nonempty_cells_sheet1: peerCells }) => {
  const startedMs = performance.now();
  const outcome = await outcomeOf(file);
  if (wanted === "refuse_password") expect(outcome).toMatchObject({ refused: "password_protected" });
  else if (wanted === "refuse_corrupt") expect(outcome).toMatchObject({ refused: expect.stringMatching(/^(damaged|unreadable)$/) });
  else if ("refused" in outcome && also.includes("a sentence that says what to do")) expect(outcome.message).toContain("save it again as .xlsx");
  else if ("refused" in outcome) {
    const mayRefuse = wanted.includes("refuse") ? ["damaged", "unreadable", "too_much_inside", ...alone] : alone;
    expect(mayRefuse).toContain(outcome.refused);
    if (wanted === "read") expect(peerCells).toBeLessThanOrEqual(2); // one row of cells: headings and nothing else
  } else if (wanted === "read" && outcome.hiddenSheets.length === 0 && peerCells !== undefined) expect(outcome.cells).toBe(peerCells);
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  expect(sandbox.stats().sheet.peakRssBytes).toBeLessThan(300 * mebibyte);
});

it.runIf(pathOf("spreadsheet/crafted-firm-empty-v.xlsx") !== "")("a cell with an empty value is blank, never the first text", async () => {
  const outcome = await outcomeOf("spreadsheet/crafted-firm-empty-v.xlsx");
  expect("lines" in outcome ? JSON.parse(outcome.lines[0] ?? "") : outcome).toMatchObject({ 5: "" });
});

it.runIf(pathOf("spreadsheet/56574.xlsx") !== "")("the first sheet with rows is read", async () => {
  const outcome = await outcomeOf("spreadsheet/56574.xlsx");
  expect("lines" in outcome ? outcome.lines.length + 1 : outcome).toBe(29); // with the row that stands for the headings
});
