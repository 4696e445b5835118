import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BuyerActor } from "#domain/accounts/actor.ts";
import { directoryExports } from "#db/schema/directory-exports.ts";
import { requestExport } from "#server/application/directory/exports/request-export.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { loadBulkData } from "../support/directory-bulk-data.ts";
import { eventually } from "../support/eventually.ts";
import { createBuyer } from "../support/factories.ts";
import { processTree } from "../support/process-tree.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { quickTiming, startWorker, type TestWorker } from "../support/worker.ts";

const firms = 20_000;
/** The writing process has a low priority: on a busy machine it starts late. */
const patienceMs = 120_000;

let database: TestDatabase;
let opened: TestServices;
let buyer: BuyerActor;
const workers: TestWorker[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  buyer = await createBuyer(opened.services);
  await loadBulkData(database.url, { firms, devicesEach: 2, hasProducts: false });
}, 120_000);
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
  await opened?.close();
  await database?.drop();
});

const newWorker = (): Promise<TestWorker> => {
  const { config } = opened.services;
  const env = { DATA_DIR: config.dataDir, APP_SECRET: config.appSecret, SEED: "none", DATABASE_URL: database.url };
  return startWorker({ databaseUrl: database.url, env, timing: quickTiming });
};
const exported = async (id: string) => {
  const [row] = await database.db.select().from(directoryExports).where(eq(directoryExports.id, id));
  if (row === undefined) throw new Error("the export is gone");
  return row;
};

it(
  "a worker killed in the middle of a list leaves no process behind, and its successor makes the list once",
  async () => {
    const { list } = await requestExport(contextOf(opened.services, buyer), { format: "xlsx" });
    const first = await newWorker();
    workers.push(first);
    await eventually(async () => expect((await exported(list.id)).rowsDone).toBeGreaterThan(0), patienceMs);
    const children = processTree(first.pid).filter((pid) => pid !== first.pid);
    expect(children.length).toBeGreaterThan(0);
    await first.end("SIGKILL");
    await eventually(() => expect(children.filter(isAlive)).toEqual([]));
    expect((await exported(list.id)).state).toBe("running");

    const second = await newWorker();
    workers.push(second);
    await eventually(async () => expect((await exported(list.id)).state).toBe("ready"), patienceMs);
    expect(await exported(list.id)).toMatchObject({ rowsDone: firms, rowsTotal: firms });
    await second.end();
    const [work] = await database.db.execute<{ done: boolean }>(sql`select done_at is not null as done from outbox where topic = 'export-directory'`);
    expect(work?.done).toBe(true);
    const kept = readdirSync(join(opened.services.config.dataDir, "blobs"), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(kept).toHaveLength(1);
  },
  3 * patienceMs,
);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
