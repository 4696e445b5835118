import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import { Readable, type Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { utils, write } from "@e965/xlsx";
import { streamXlsxRows } from "hucre/xlsx";
import Papa from "papaparse";
import { csvLine } from "#domain/csv.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { processTree } from "../tests/support/process-tree.ts";
import { headings } from "../tests/support/sheets.ts";
import { median } from "./load.ts";
import { callsOf, signInForCookie, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";
import { webDuring } from "./web-during.ts";

const rowCount = 100_000;
const rounds = 3;
const pollMs = 50;
const watchMs = 100;
const reachRatio = 4;
const reachBytes = 300 * 1024 * 1024;

type Kind = "xlsx" | "csv";
type View = {
  readonly state: string;
  readonly round: number;
  readonly failure?: string;
  readonly counts: { readonly created: number };
  readonly file?: { readonly mapping: unknown };
};

/**
 * A list of 100,000 new firms from its upload to its last row, with the clerk answering at once. It is compared with reading
 * the same file with the same reader and COPY of its rows: into a bare table, and into tables like the product's tables of
 * firms and logins, with their indexes, checks and references. Also the memory of worker and child, and how much later the
 * slowest hundredth of the pages comes.
 */
export async function benchImport(bench: BenchProduct): Promise<BenchRow[]> {
  // Making the demonstration has grown the process; the real one starts without it.
  await bench.product.stop();
  await bench.product.restart();
  const cookie = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const clerk = clerkOf(bench, cookie);
  await makeFloorTables(bench);
  await clerk.importList(await listOf(bench, "csv", "warm"), "csv"); // the first child starts, the first pages of every table are made
  return [...(await figuresOf(bench, clerk, "xlsx")), ...(await figuresOf(bench, clerk, "csv")), ...(await webDuringImport(bench, clerk))];
}

async function figuresOf(bench: BenchProduct, clerk: Clerk, kind: Kind): Promise<BenchRow[]> {
  const bareFloors: number[] = [];
  const likeFloors: number[] = [];
  const values: number[] = [];
  let peak: Peak = { worker: 0, child: 0 };
  const before = rssOf(bench.product.pid());
  for (let round = 0; round < rounds; round += 1) {
    const path = await listOf(bench, kind, `${kind}${round}`);
    bareFloors.push(await timed(() => copyBare(bench, path, kind)));
    likeFloors.push(await timed(() => copyAlike(bench, path, kind, round)));
    const watch = watchMemory(bench.product.pid());
    values.push(await timed(() => clerk.importList(path, kind)));
    const seen = watch.stop();
    peak = { worker: Math.max(peak.worker, seen.worker), child: Math.max(peak.child, seen.child) };
  }
  const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  return [
    timeRow(kind, "a bare table", median(bareFloors), median(values)),
    timeRow(kind, "tables like the product's", median(likeFloors), median(values)),
    {
      figure: `the same, peak memory of the process that serves and works, and of the child that reads`,
      floor: "–",
      value: `${megabytes(peak.worker)} MB (${megabytes(before)} before) and ${megabytes(peak.child)} MB`,
      ratio: "–",
      reach: "each under 300 MB",
      pass: Math.max(peak.worker, peak.child) < reachBytes,
    },
  ];
}

function timeRow(kind: Kind, where: string, floorMs: number, valueMs: number): BenchRow {
  const ratio = valueMs / floorMs;
  return {
    figure: `import of ${rowCount.toLocaleString("en-IN")} new firms from ${kind}, upload to last row`,
    floor: `same reader + COPY of the rows into ${where}: ${floorMs.toFixed(0)} ms`,
    value: `${valueMs.toFixed(0)} ms`,
    ratio: `${ratio.toFixed(1)}x`,
    reach: `within ${reachRatio}x`,
    pass: ratio <= reachRatio,
  };
}

const webDuringImport = (bench: BenchProduct, clerk: Clerk): Promise<BenchRow[]> =>
  webDuring(bench, "a list is imported", async (round) => {
    const path = await listOf(bench, "xlsx", `busy${round}`);
    return () => clerk.importList(path, "xlsx");
  });

type Clerk = { importList(path: string, kind: Kind): Promise<void> };

/** Uploads, confirms the matched columns, starts the import, and polls its progress. */
function clerkOf(bench: BenchProduct, cookie: string): Clerk {
  const { url } = bench.product;
  const { query, mutate, headers } = callsOf(url, cookie);
  async function until(importId: string, state: string): Promise<View> {
    for (;;) {
      const view = await query<View>("members.getImport", { importId });
      if (view.state === state) return view;
      if (view.state === "failed") throw new Error(view.failure);
      await wait(pollMs);
    }
  }
  return {
    async importList(path, kind) {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(await readFile(path))]), `firms.${kind}`);
      const response = await fetch(`${url}/uploads/imports`, { method: "POST", headers: headers(), body: form });
      const { importId }: { importId: string } = await response.json();
      const { file, round } = await until(importId, "read");
      await mutate("members.matchColumns", { importId, round, mapping: file?.mapping });
      const checked = await until(importId, "checked");
      await mutate("members.runImport", { importId, round: checked.round });
      const { counts } = await until(importId, "done");
      if (counts.created !== rowCount) throw new Error(`${counts.created} firms were created`);
    },
  };
}

/** A file of new firms. A workbook has its texts in a shared table, as Excel writes it. */
async function listOf(bench: BenchProduct, kind: Kind, mark: string): Promise<string> {
  const rows = Array.from({ length: rowCount }, (_, index) => [
    `${mark} Surgical Instruments ${index} Private Limited`,
    `${mark.toUpperCase()}${String(index).padStart(9, "0")}`,
    "01-04-2026",
    "31-03-2027",
    "Export Office",
    `exports-${index}@${mark}.example`,
    `+91 9${String(index).padStart(9, "0")}`,
  ]);
  const path = join(bench.dataDir, `${mark}.${kind}`);
  if (kind === "csv") await writeFile(path, [csvLine(headings), ...rows.map(csvLine)].join(""));
  else await writeFile(path, workbookOf(rows));
  return path;
}

function workbookOf(rows: readonly (readonly string[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...rows.map((row) => [...row])], { dense: true }), "Firms");
  return write(book, { type: "buffer", bookType: "xlsx", bookSST: true, compression: true });
}

const firmColumns = "id, name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone";

async function makeFloorTables({ database: { db } }: BenchProduct): Promise<void> {
  await db.execute("create table bench_floor (a text, b text, c text, d text, e text, f text, g text)");
  await db.execute("create table bench_firms (like firms including all)");
  await db.execute("create table bench_users (like users including all, foreign key (firm_id) references bench_firms (id))");
}

const rowsOf = async (path: string, kind: Kind): Promise<AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>> =>
  kind === "csv" ? csvRows(await readFile(path, "utf8")) : workbookRows(await readFile(path));

/** Only the reader and the database's fastest way of loading rows. */
async function copyBare({ database: { sql } }: BenchProduct, path: string, kind: Kind): Promise<void> {
  await copyInto(await sql`copy bench_floor from stdin`.writable(), copyLines(await rowsOf(path, kind)));
}

/** The same into tables with the product's indexes: the minimum that these indexes cost the database. */
async function copyAlike({ database: { sql, db } }: BenchProduct, path: string, kind: Kind, round: number): Promise<void> {
  const logins: string[][] = [];
  async function* firmRows(): AsyncGenerator<readonly unknown[]> {
    for await (const [name, gstNo, startOn, endOn, contact, email, phone] of await rowsOf(path, kind)) {
      if (name === headings[0]) continue;
      const id = `${kind === "csv" ? "c" : "d"}${String(round).padStart(7, "0")}-0000-7000-8000-${String(logins.length).padStart(12, "0")}`;
      logins.push([String(email), String(contact), "MEMBER", id]);
      yield [id, name, gstNo, isoDate(startOn), isoDate(endOn), contact, email, phone];
    }
  }
  await copyInto(await sql.unsafe(`copy bench_firms (${firmColumns}) from stdin`).writable(), copyLines(firmRows()));
  await copyInto(await sql`copy bench_users (email, name, role, firm_id) from stdin`.writable(), copyLines(logins));
  await db.execute(
    "select gin_clean_pending_list(indexrelid) from pg_index join pg_class on oid = indexrelid where indrelid = 'bench_firms'::regclass and relam = (select oid from pg_am where amname = 'gin')",
  );
}

const isoDate = (written: unknown): string => String(written).split("-").reverse().join("-");

async function copyInto(copy: Writable, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), copy);
  await finished(copy, { readable: false }).catch(() => undefined);
}

async function* copyLines(rows: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>): AsyncGenerator<string> {
  let text = "";
  for await (const row of rows) {
    text += `${row.join("\t")}\n`;
    if (text.length < 64 * 1024) continue;
    yield text;
    text = "";
  }
  yield text;
}

const csvRows = (text: string): readonly string[][] => Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
async function* workbookRows(bytes: Buffer): AsyncGenerator<readonly unknown[]> {
  for await (const { values } of streamXlsxRows(bytes)) yield values;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

type Peak = { readonly worker: number; readonly child: number };

/** The peak memory of the product's process and its reading child, sampled ten times a second. */
function watchMemory(pid: number): { stop(): Peak } {
  let peak: Peak = { worker: 0, child: 0 };
  const timer = setInterval(() => {
    const [, ...others] = processTree(pid);
    const readers = others.filter((each) => procText(each, "cmdline").includes("sheet-child"));
    peak = { worker: Math.max(peak.worker, rssOf(pid)), child: Math.max(peak.child, ...readers.map(rssOf)) };
  }, watchMs);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

const rssOf = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/u.exec(procText(pid, "status"))?.[1] ?? 0) * 1024;

function procText(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // it has ended already
  }
}
