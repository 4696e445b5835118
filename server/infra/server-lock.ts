import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isRunning, thisProcess, type ProcessIdentity } from "./processes.ts";

/** Another process uses the same data. */
export class AlreadyRunningError extends Error {
  constructor(dataDir: string, pid: number) {
    super(`Already running: process ${pid} works on ${dataDir}. Stop it first, or start with another DATA_DIR and PORT.`);
    this.name = "AlreadyRunningError";
  }
}

export type ServerLock = { release(): void };
export type LockedPart = "web" | "worker";

const Holder = z.object({ pid: z.int(), startedAt: z.string() });

/**
 * Locks the parts of the product that this process runs on `dataDir`, until `release` or the end of the process. A
 * lock whose process has ended is taken over.
 * @throws AlreadyRunningError
 */
export function lockDataDir(dataDir: string, parts: readonly LockedPart[]): ServerLock {
  const me = thisProcess();
  const held: string[] = [];
  const release = (): void => held.splice(0).forEach((path) => releaseLock(path, me));
  for (const part of parts) {
    const path = join(dataDir, `${part}.lock`);
    try {
      takeLock(dataDir, path, me);
    } catch (error) {
      release();
      throw error;
    }
    held.push(path);
  }
  return { release };
}

function takeLock(dataDir: string, path: string, me: ProcessIdentity): void {
  const draft = `${path}.${me.pid}`;
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!linked(draft, path)) {
      const holder = readHolder(path);
      if (holder !== undefined && holder.pid !== me.pid && isRunning(holder)) throw new AlreadyRunningError(dataDir, holder.pid);
      removeStale(path, holder, me);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creating a link is atomic: two processes cannot both succeed, and no reader sees half a file. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Renames before it removes: of two processes that found the same dead owner, the slower one must not remove the lock of the faster. */
function removeStale(path: string, seen: ProcessIdentity | undefined, me: ProcessIdentity): void {
  const aside = `${path}.stale.${me.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // the other process was faster
  }
  const taken = readHolder(aside);
  if (taken?.pid !== seen?.pid || taken?.startedAt !== seen?.startedAt) linked(aside, path);
  rmSync(aside, { force: true });
}

function readHolder(path: string): ProcessIdentity | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined; // missing or damaged: it has no owner
  }
}

function releaseLock(path: string, me: ProcessIdentity): void {
  if (readHolder(path)?.pid === me.pid) rmSync(path, { force: true });
}
