import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { ensureDatabase } from "#db/connection/ensure-database.ts";
import { migrate } from "#db/connection/migrate.ts";
import { backUp, type Portal } from "#server/application/system/back-up.ts";
import { restore } from "#server/application/system/restore.ts";
import { createLocalFileStore, type FileStore } from "#server/infra/file-store.ts";
import { startTestCluster, temporaryFolder } from "../tests/support/cluster.ts";
import type { BenchRow } from "./row.ts";

const fileBytes = 1024 ** 2;
const mailRows = 200_000;
/** The drill of the plan: 5 GB within 30 minutes, or 10 GB on a fast machine. */
const drillBytes = 5 * 1024 ** 3;
const reachMinutes = 10;

/** Backup and restore of files of 1 MiB and 200,000 rows, compared with a plain copy of the files that is hashed once. */
export async function benchBackup(files = 1_000): Promise<BenchRow[]> {
  const [cluster, folder] = [await startTestCluster(), temporaryFolder("portal-bench-")];
  try {
    const source = portalOf(cluster.url, join(folder.path, "source"));
    await migrate(cluster.url);
    await fill(cluster.url, source.files, files);
    const floorMs = await timed(() => copyAndHash(join(folder.path, "source", "blobs"), join(folder.path, "copy")));
    const archive = join(folder.path, "archive");
    const backupMs = await timed(() => backUp(source, archive));
    await ensureDatabase(cluster.url, "restored");
    const target = portalOf(cluster.urlOf("restored"), join(folder.path, "target"));
    const restoreMs = await timed(() => restore(target, archive, { withOtherSecret: false }));
    return [row("backup", backupMs, floorMs, files), row("restore, verified first", restoreMs, floorMs, files)];
  } finally {
    await cluster.remove();
    folder.remove();
  }
}

function row(name: string, ms: number, floorMs: number, files: number): BenchRow {
  const drillMinutes = ((ms / (files * fileBytes)) * drillBytes) / 60_000;
  return {
    figure: `${name} of ${files} files of 1 MiB and ${mailRows} rows`,
    floor: `cp -r, fsync and SHA-256 of the files: ${(floorMs / 1000).toFixed(1)} s`,
    value: `${(ms / 1000).toFixed(1)} s; 5 GB in ${drillMinutes.toFixed(1)} min`,
    ratio: `${(ms / floorMs).toFixed(1)}x`,
    reach: `5 GB in ${reachMinutes} min`,
    pass: drillMinutes <= reachMinutes,
  };
}

const portalOf = (databaseUrl: string, dataDir: string): Portal => ({
  databaseUrl,
  files: createLocalFileStore(dataDir),
  secret: "bench",
  hasSecret: (name) => name === "bench",
  version: "bench",
  now: () => new Date(),
});

/** Uploaded lists are the rows with files that need the fewest other rows. */
async function fill(url: string, store: FileStore, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const user = await client.query<{ id: string }>(
    "insert into users (email, name, role) values ('bench@people.example', 'Bench', 'EPCMD_ADMIN') returning id",
  );
  for (let at = 0; at < count; at += 1) {
    const staged = await store.stage(Readable.from([randomBytes(fileBytes)]), { maxBytes: fileBytes });
    const key = await store.commit(staged);
    await client.query("insert into imports (file_name, storage_key, size_bytes, sha256, started_by) values ('list.csv', $1, $2, $3, $4)", [
      key,
      staged.sizeBytes,
      staged.sha256,
      user.rows[0]?.id,
    ]);
  }
  await client.query(
    `insert into mail (kind, email, params) select 'receipt', 'firm-' || n || '@people.example', '{"reimbursementId":"PRD-2627-00001"}'::jsonb from generate_series(1, ${mailRows}) n`,
  );
  await client.end();
}

async function copyAndHash(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
  execFileSync("sync", ["-f", to]);
  for (const name of await readdir(to, { recursive: true, withFileTypes: true }))
    if (name.isFile()) await pipeline(createReadStream(join(name.parentPath, name.name)), createHash("sha256"), createWriteStream("/dev/null"));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
