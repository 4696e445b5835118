import { type ChildPool, createChildPool, noStats, type PoolLimits, type PoolStats, runInChild } from "./child-pool.ts";
import { findChildScript } from "./child-script.ts";
import { confinement } from "./limited-child.ts";
import type { WriteSheetInput } from "./sandbox-protocol.ts";

export type SheetProgress = { readonly done: number; readonly total: number };
export type SheetTask = Omit<WriteSheetInput, "databaseUrl">;

/** Writes long lists into files, each in a child process that reads the database itself, so that no request waits for it. */
export type SheetWriter = {
  /**
   * Resolves with the number of rows when the file is complete.
   * @throws DomainError (the search or the actor is refused; too many lists wait); SandboxError (the process failed, broke a limit or was ended)
   */
  write(task: SheetTask, onProgress: (progress: SheetProgress) => void): Promise<number>;
  stats(): PoolStats;
  close(): Promise<void>;
};

const mebibyte = 1024 * 1024;
/** Requests of pages have priority over lists. */
const limits: PoolLimits = {
  // Shorter than the timeout of the job, so that no process outlives it.
  operationMs: 9 * 60_000,
  maxRssBytes: 256 * mebibyte,
  idleRssBytes: 256 * mebibyte,
  maxHeapMegabytes: 96,
  maxOutputBytes: 2048 * mebibyte,
  // A new process for each list: an idle one would hold connections.
  maxOperations: 1,
  maxWaiting: 20,
  niceness: 10,
  idleMs: 60_000,
};

/**
 * A writer for this database. It reads the council's own rows and no foreign file, so its process has the limits of a parsing child but a
 * network, for the database.
 * @param databaseUrl as the owner; the process gives that up for the application's role
 * @source engines.md 3; security.md 4.7
 */
export function createSheetWriter(databaseUrl: string): SheetWriter {
  // Created with the first list: a web process never writes one.
  let pool: ChildPool | undefined;
  return {
    async write(task, onProgress) {
      pool ??= openPool();
      const { rows } = await runInChild(pool, "writeSheet", { ...task, databaseUrl }, (done, total = 0) => onProgress({ done, total }));
      return rows;
    },
    stats: () => pool?.stats() ?? noStats,
    close: async () => pool?.close(),
  };
}

function openPool(): ChildPool {
  const { args, cwd } = findChildScript("workers/render/sheets", "sheet-child");
  const heap = [`--max-old-space-size=${limits.maxHeapMegabytes}`, "--max-semi-space-size=16"];
  const command = [...confinement(limits.maxOutputBytes, { hasNetwork: true }), process.execPath, ...heap, ...args];
  return createChildPool({ command, cwd, size: 1, limits });
}
