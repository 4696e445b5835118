import { join } from "node:path";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportState } from "#domain/members/import-verdicts.ts";
import { users } from "#db/schema/accounts.ts";
import { imports } from "#db/schema/imports.ts";
import { firms } from "#db/schema/members.ts";
import { beginImport } from "#server/application/members/imports/begin-import.ts";
import { getImport } from "#server/application/members/imports/get-import.ts";
import { matchColumns } from "#server/application/members/imports/match-columns.ts";
import { runImport } from "#server/application/members/imports/run-import.ts";
import type { AppContext } from "#server/context.ts";
import { temporaryFolder } from "../support/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createStaffActor } from "../support/factories.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { headings } from "../support/sheets.ts";
import { quickTiming, startWorker, type TestWorker } from "../support/worker.ts";

const rows = 12_500;
const env = { APP_SECRET: "a secret that only the tests use, 32+", SEED: "none" };
let database: TestDatabase;
let folder: ReturnType<typeof temporaryFolder>;
let opened: TestServices;
let council: AppContext;
let worker: TestWorker | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = temporaryFolder();
  opened = openTestServices(database, { ...env, DATA_DIR: join(folder.path, "var") });
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
});
afterAll(async () => {
  await worker?.end("SIGKILL");
  await opened?.close();
  await database?.drop();
  folder?.remove();
});

const start = async (): Promise<void> => {
  worker = await startWorker({ databaseUrl: database.url, env: { ...env, DATA_DIR: join(folder.path, "var") }, timing: quickTiming });
};
const rowOf = async (importId: string) => {
  const [row] = await database.db.select().from(imports).where(eq(imports.id, importId));
  if (row === undefined) throw new Error("the import is gone");
  return row;
};
const until = (importId: string, state: ImportState, doneRows = 0) =>
  eventually(async () => {
    const row = await rowOf(importId);
    expect(row.state).toBe(state);
    expect(row.doneRows).toBeGreaterThanOrEqual(doneRows);
    return row;
  }, 60_000);

/** Kills the worker once so many rows are done; how many the import says were done then, and the firms that are there. */
async function killAt(importId: string, state: ImportState, doneRows: number) {
  await until(importId, state, doneRows);
  await worker?.end("SIGKILL");
  // Read at one moment: the database may still commit what the worker sent last.
  const [then] = await database.db
    .select({ doneRows: imports.doneRows, firms: sql<number>`(select count(*)::int from ${firms})` })
    .from(imports)
    .where(eq(imports.id, importId));
  if (then === undefined) throw new Error("the import is gone");
  return then;
}

it("row 31: a worker that is killed again and again in the middle leaves nothing half done", { timeout: 180_000 }, async () => {
  const line = (index: number) =>
    `Firm ${index},GST${String(index).padStart(12, "0")},01-04-2026,31-03-2027,Office,desk-${index}@killed.example,+91 98765 43210`;
  const list = [headings.join(","), ...Array.from({ length: rows }, (_, index) => line(index))].join("\n");
  const staged = await opened.services.files.stage(Readable.from([Buffer.from(list)]), { maxBytes: 20_000_000 });
  const { importId } = await beginImport(council, { name: "firms.csv", staged });
  await start();
  await until(importId, "read");

  const { file, round } = await getImport(council, { importId });
  await matchColumns(council, { importId, round, mapping: [...(file?.mapping ?? [])] });
  expect((await killAt(importId, "checking", 1_000)).doneRows).toBeLessThan(rows);
  await start();
  await until(importId, "checked");
  expect((await rowOf(importId)).created).toBe(rows);

  await runImport(council, { importId, round: (await getImport(council, { importId })).round });
  const first = await killAt(importId, "running", 2_000);
  expect(first.doneRows).toBeLessThan(rows);
  // What is there is what the import says is there.
  expect(first.firms).toBe(first.doneRows);
  await start();
  const second = await killAt(importId, "running", first.doneRows + 2_000);
  expect(second.doneRows).toBeLessThan(rows);
  expect(second.firms).toBe(second.doneRows);
  await start();
  const done = await until(importId, "done");
  expect(done).toMatchObject({ doneRows: rows, created: rows, updated: 0, unchanged: 0, refused: 0 });
  expect(await database.db.$count(firms)).toBe(rows);
  expect(await database.db.$count(users, eq(users.role, "MEMBER"))).toBe(rows);
});
