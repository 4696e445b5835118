import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { createSandbox, type Sandbox } from "#server/infra/sandbox.ts";
import { bundledChildren } from "../support/bundle.ts";
import { executable, html, zip } from "../support/hostile-files.ts";
import { textPdf } from "../support/files.ts";
import { headings, lockedWorkbook, workbook, xlsxBomb, xlsxOf, zipOf } from "../support/sheets.ts";

const mebibyte = 1024 * 1024;
let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sheets-"));
  sandbox = createSandbox({ scriptDir: await bundledChildren() });
});
afterAll(async () => {
  await sandbox?.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
async function read(bytes: Buffer, name = "firms.csv", wanted?: string) {
  const path = join(folder, `file-${(count += 1)}`);
  const outPath = `${path}.rows`;
  await writeFile(path, bytes);
  const sheet = await sandbox.readSheet(path, { name, outPath, sheet: wanted });
  const lines = (await readFile(outPath, "utf8")).trimEnd().split("\n");
  return { ...sheet, lines: lines.map((line): unknown => JSON.parse(line)) };
}
async function refusal(bytes: Buffer, name = "firms.csv") {
  try {
    await read(bytes, name);
    return "read";
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, message: error.message };
    throw error;
  }
}

const head = headings.join(",");
const row = "Kaveri Diagnostics,27AAPFU0939F1ZV,01-04-2026,31-03-2027,Export Office,export@kaveri.example,+91 98765 43210";
const cells = row.split(",");
const text = `${head}\r\n${row}\r\n`;

it("is read again over the rows of a process that was killed", async () => {
  await writeFile(join(folder, `file-${count + 1}.rows`), `${"half a row ".repeat(100)}\n`);
  expect((await read(Buffer.from(text))).lines).toEqual([[2, ...cells]]);
});

describe("row 31: a csv", () => {
  it.each([
    ["plain UTF-8", Buffer.from(text), "utf-8", ","],
    ["with a byte order mark", Buffer.from(`\uFEFF${text}`), "utf-8", ","],
    ["in UTF-16 with a mark", Buffer.from(`\uFEFF${text}`, "utf16le"), "utf-16le", ","],
    ["in UTF-16 without a mark", Buffer.from(text, "utf16le"), "utf-16le", ","],
    ["in UTF-16, high byte first", Buffer.from(`\uFEFF${text}`, "utf16le").swap16(), "utf-16be", ","],
    ["with semicolons", Buffer.from(text.replaceAll(",", ";")), "utf-8", ";"],
    ["with tabs", Buffer.from(text.replaceAll(",", "\t")), "utf-8", "\t"],
    ["with old Mac line ends", Buffer.from(text.replaceAll("\r\n", "\r")), "utf-8", ","],
    ["without a last line end", Buffer.from(text.trimEnd()), "utf-8", ","],
    ["with everything in quotes", Buffer.from(text.replaceAll(/[^,\r\n]+/g, '"$&"')), "utf-8", ","],
    ["with blank lines and trailing commas", Buffer.from(`\r\n,,,\r\n${head},,\r\n\r\n${row},,,\r\n\r\n`), "utf-8", ","],
  ])("%s is read", async (_kind, bytes, encoding, delimiter) => {
    const sheet = await read(bytes);
    expect(sheet).toMatchObject({ columns: headings, rows: 1, facts: { format: "csv", encoding, delimiter } });
    expect(sheet.lines).toEqual([[expect.any(Number), ...cells]]);
  });

  it("in Windows-1252 keeps its accents, in UTF-8 its Devanagari and quoted line breaks", async () => {
    expect((await read(Buffer.from(`${head}\nCafé Médical,x\n`, "latin1"))).lines).toEqual([[2, "Café Médical", "x"]]);
    const quoted = Buffer.from(`${head}\nRao\x92s \x93Best\x94 \x96 Kits \x80,x\n`, "latin1");
    expect((await read(quoted)).lines).toEqual([[2, "Rao’s “Best” – Kits €", "x"]]);
    expect((await read(Buffer.from(`${head}\n"औषधि\nनिर्यात ""A""",x\n`))).lines).toEqual([[2, 'औषधि\nनिर्यात "A"', "x"]]);
  });

  it("begins at its headings, below a title, and numbers rows as the program does", async () => {
    const sheet = await read(Buffer.from(`List of members 2026\n\n${head}\n${row}\n\n${row}\n`));
    expect(sheet.facts.headerRow).toBe(3);
    expect(sheet.lines.map((line) => (line as unknown[])[0])).toEqual([4, 6]);
  });

  it.each([
    ["empty", Buffer.alloc(0), { code: "empty" }],
    ["only line ends", Buffer.from("\r\n\r\n,,\r\n"), { code: "empty" }],
    ["headings alone", Buffer.from(`${head}\r\n`), { code: "no_rows", message: "firms.csv has headings but no firms below them." }],
    [
      "a quotation mark that never closes",
      Buffer.from(`${head}\n"Kaveri,x\n${row}\n`),
      { code: "open_quote", message: expect.stringContaining("row 2") },
    ],
    ["300 columns", Buffer.from(`${head}\n${"x,".repeat(300)}x\n`), { code: "too_many_columns" }],
    ["100,001 rows", Buffer.from(`${head}\n${"x,y\n".repeat(100_001)}`), { code: "too_many_rows" }],
    ["a PDF", textPdf(["no list"]), { code: "unsupported_type", message: "firms.csv is a PDF, not a csv, xls or xlsx list." }],
    [
      "a web page",
      html(),
      {
        code: "unsupported_type",
        message: expect.stringContaining("a web page, not a csv, xls or xlsx list. Open it in your spreadsheet program, save it again as .xlsx"),
      },
    ],
    ["a program", executable(), { code: "unsupported_type" }],
    ["a broken zip", zip(), { code: "damaged" }],
  ])("that is %s is refused", async (_kind, bytes, expected) => {
    expect(await refusal(bytes)).toMatchObject(expected);
  });

  it("of 100,000 rows is read within memory", async () => {
    const sheet = await read(Buffer.from(`${head}\n${`${row}\n`.repeat(100_000)}`));
    expect(sheet.rows).toBe(100_000);
    expect(sandbox.stats().sheet.peakRssBytes).toBeLessThan(300 * mebibyte);
  });
});

const dates = [new Date("2026-04-01T00:00:00Z"), new Date("2027-03-31T00:00:00Z")] as const;
const asSheet = [headings, ["Kaveri", "27AAPFU0939F1ZV", ...dates, "Office", "a@b.example", 919_876_543_210]];
const asRead = [2, "Kaveri", "27AAPFU0939F1ZV", "2026-04-01", "2027-03-31", "Office", "a@b.example", "919876543210"];

describe.each(["xlsx", "biff8"] as const)("a workbook (%s)", (bookType) => {
  const format = bookType === "xlsx" ? "xlsx" : "xls";

  it("gives dates as dates and phones with all their digits", async () => {
    const sheet = await read(workbook({ Firms: asSheet }, { bookType }));
    expect(sheet).toMatchObject({ columns: headings, rows: 1, facts: { format, sheet: "Firms", is1904: false } });
    expect(sheet.lines).toEqual([asRead]);
  });

  it("of the 1904 system gives the same dates", async () => {
    const sheet = await read(workbook({ Firms: asSheet }, { bookType, is1904: true }));
    expect(sheet.facts.is1904).toBe(true);
    expect(sheet.lines).toEqual([asRead]);
  });

  it("leaves hidden sheets alone and names what it did not read", async () => {
    const sheet = await read(workbook({ Secret: [["x"], ["y"]], Firms: asSheet, More: [["z"]] }, { bookType, hidden: ["Secret"] }));
    expect(sheet.facts).toMatchObject({ sheet: "Firms", hiddenSheets: ["Secret"], otherSheets: ["More"] });
    expect(sheet.lines).toEqual([asRead]);
  });

  it("is read from its first sheet with headings and a row, or from the one that was asked for", async () => {
    const book = workbook({ Cover: [], Notes: [["Members 2026"]], Firms: asSheet, Old: [headings, ["Ganga"]] }, { bookType });
    const sheet = await read(book);
    expect(sheet.facts).toMatchObject({ sheet: "Firms", otherSheets: ["Cover", "Notes", "Old"] });
    expect(sheet.lines).toEqual([asRead]);
    expect((await read(book, "firms", "Old")).lines).toEqual([[2, "Ganga"]]);
    await expect(read(book, "firms", "Secret")).rejects.toMatchObject({
      code: "no_such_sheet",
      message: expect.stringContaining("Cover, Notes, Firms, Old"),
    });
  });

  it("gives what a formula came to, and nothing of one that was never worked out", async () => {
    const sheet = await read(workbook({ Firms: [headings, [{ f: '"Kav"&"eri"', v: "Kaveri" }, "x", null, null, { f: "A1" }, "y"]] }, { bookType }));
    expect(sheet.lines).toEqual([[2, "Kaveri", "x", "", "", "", "y"]]);
  });

  it("with headings alone, or cut off in the middle, is refused", async () => {
    expect(await refusal(workbook({ Firms: [headings] }, { bookType }), "list")).toMatchObject({ code: "no_rows" });
    const whole = workbook({ Firms: [headings, ...Array.from({ length: 500 }, (_, index) => [`Firm ${index}`, String(index)])] }, { bookType });
    expect(await refusal(whole.subarray(0, whole.length / 2), "list")).toMatchObject({ code: "damaged" });
  });
});

it("a cell without a value stays empty, however it is written", async () => {
  const strings = "<sst><si><t>Firm name</t></si><si><t>GST number</t></si><si><t>Kaveri</t></si></sst>";
  for (const empty of [
    '<c r="B2" t="s"><v/></c>',
    '<c r="B2" t="s"><v></v></c>',
    '<c r="B2" t="s"/>',
    '<c r="B2"><v/></c>',
    '<c r="B2" t="b"><v/></c>',
  ]) {
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c>${empty}<c r="C2" t="s"><v>2</v></c></row>`;
    const book = await xlsxOf(Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`), Buffer.from(strings));
    expect((await read(book, "firms.xlsx")).lines, empty).toEqual([[2, "Kaveri", "", "Kaveri"]]);
  }
});

it("a zip of something else is refused", async () => {
  const wordFile = await zipOf([
    { name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") },
    { name: "word/document.xml", bytes: Buffer.from("<w:document/>") },
  ]);
  expect(await refusal(wordFile, "letter.xlsx")).toMatchObject({
    code: "unsupported_type",
    message: expect.stringContaining("save it again as .xlsx"),
  });
});

it("a workbook with a password is refused with the remedy", async () => {
  expect(await refusal(lockedWorkbook(), "locked.xlsx")).toEqual({
    code: "password_protected",
    message: "locked.xlsx is password protected. Save a copy without a password and choose it.",
  });
});

it("noise behind the first bytes of an old workbook is damaged, not locked", async () => {
  const noise = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_000)]);
  expect(await refusal(noise, "noise.xls")).toMatchObject({ code: "damaged" });
});

describe("row 27: a hostile workbook", () => {
  it("that unpacks to 200 MB is refused at once, within memory", async () => {
    const bomb = await xlsxBomb(200);
    expect(bomb.length).toBeLessThan(mebibyte);
    const startedMs = performance.now();
    expect(await refusal(bomb, "bomb.xlsx")).toMatchObject({
      code: "too_much_inside",
      message: expect.stringContaining("bomb.xlsx unpacks to far more"),
    });
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    expect(sandbox.stats().sheet.peakRssBytes).toBeLessThan(300 * mebibyte);
  });

  it("with entities, a giant dimension or a cell far out neither grows nor hangs", async () => {
    const sheet = (inner: string) => xlsxOf(Buffer.from(`<?xml version="1.0"?>${inner}`));
    const lol = `<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;&b;</v></c></row></sheetData></worksheet>`;
    expect(["no_rows", "damaged"]).toContain(((await refusal(await sheet(lol), "x.xlsx")) as { code: string }).code);
    const far = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="XFD1" t="str"><v>x</v></c></row></sheetData></worksheet>`;
    expect(await refusal(await sheet(far), "x.xlsx")).toMatchObject({ code: "too_many_columns" });
  });
});
