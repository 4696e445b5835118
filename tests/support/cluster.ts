import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPostmaster } from "#server/infra/postgres/postmaster.ts";
import { processTree } from "./process-tree.ts";
import { startEmbeddedPostgres } from "#server/infra/postgres/embedded-postgres.ts";

/** A folder for one test, which the database's account may enter; removed by `remove`. */
export function temporaryFolder(prefix = "portal-test-"): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Nothing in a test database has to survive a power cut. */
const fastSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export type TestCluster = {
  /** Its database "postgres", as superuser; the same after a restart. */
  readonly url: string;
  urlOf(database: string): string;
  stop(): Promise<void>;
  /** SIGSTOP or SIGCONT to all its processes. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  /** Ends it without a checkpoint, as a crash does, and waits until it has gone. */
  crash(): Promise<void>;
  /** On the same port, after `stop`. */
  start(): Promise<void>;
  remove(): Promise<void>;
};

/** What is committed outlives a crash of the database, though not one of the machine. */
export const crashProofSettings = { fsync: "off", synchronous_commit: "on", full_page_writes: "off" };

/** A PostgreSQL of one's own, for a test that stops it. */
export async function startTestCluster(settings: Readonly<Record<string, string>> = fastSettings): Promise<TestCluster> {
  const folder = temporaryFolder("portal-postgres-");
  let cluster = await startEmbeddedPostgres({ dataDir: folder.path, settings });
  const url = cluster.urlOf("postgres");
  return {
    url,
    urlOf: cluster.urlOf,
    stop: () => cluster.stop(),
    signal: (name) => {
      const pid = readPostmaster(cluster.directory)?.pid;
      if (pid !== undefined) for (const each of processTree(pid)) process.kill(each, name);
    },
    crash: async () => {
      const pid = readPostmaster(cluster.directory)?.pid;
      if (pid !== undefined) process.kill(pid, "SIGQUIT");
      await cluster.stop();
    },
    start: async () => {
      cluster = await startEmbeddedPostgres({ dataDir: folder.path, port: Number(new URL(url).port), settings });
    },
    remove: async () => {
      await cluster.stop();
      folder.remove();
    },
  };
}
