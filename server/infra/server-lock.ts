import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { isRunning, thisProcess, type ProcessIdentity } from "./processes.ts";

/** Another process uses the same data. Its database can be shared only when it runs `here`: on this machine, in this container. */
export class AlreadyRunningError extends Error {
  readonly isHere: boolean;
  constructor(dataDir: string, pid: number, isHere: boolean) {
    const owner = isHere ? `process ${pid}` : "a process of another container or machine";
    super(`Already running: ${owner} works on ${dataDir}. Stop it first, or start with another DATA_DIR and PORT.`);
    this.name = "AlreadyRunningError";
    this.isHere = isHere;
  }
}

export type ServerLock = { release(): void };
export type LockedPart = "web" | "worker";

/** `place`: the machine and the container. A process id means nothing outside of them. */
type Owner = ProcessIdentity & { readonly place: string };
/** The lock of an older version of the product has no place: it counts as one of this place. */
const Holder = z.object({ pid: z.int(), startedAt: z.string(), place: z.string().default(thisPlace) });

/** Its owner touches a lock this often. A process elsewhere watches the lock this long before it takes it over. */
const touchMs = 3_000;
const watchMs = 10_000;
const watchPollMs = 500;

/**
 * Locks the parts of the product that this process runs on `dataDir`, until `release` or the end of the process. A
 * lock whose process has ended is taken over. The lock of another container or machine is watched for ten seconds: a living owner touches it.
 * @throws AlreadyRunningError
 */
export async function lockDataDir(dataDir: string, parts: readonly LockedPart[]): Promise<ServerLock> {
  const me = { ...thisProcess(), place: thisPlace() };
  const held: string[] = [];
  const touching = setInterval(() => held.forEach(touch), touchMs).unref();
  const release = (): void => {
    clearInterval(touching);
    held.splice(0).forEach((path) => releaseLock(path, me));
  };
  for (const part of parts) {
    const path = join(dataDir, `${part}.lock`);
    try {
      await takeLock(dataDir, path, me);
    } catch (error) {
      release();
      throw error;
    }
    held.push(path);
  }
  return { release };
}

/** Each container has process ids of its own; in all of them node is process 1. */
function thisPlace(): string {
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The folder was removed, and the lock with it.
  }
}

async function takeLock(dataDir: string, path: string, me: Owner): Promise<void> {
  const draft = `${path}.${me.pid}.${process.hrtime.bigint()}`;
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!linked(draft, path)) {
      const holder = readHolder(path);
      if (holder !== undefined && (await isAlive(path, holder, me))) throw new AlreadyRunningError(dataDir, holder.pid, holder.place === me.place);
      removeStale(path, holder, me);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

async function isAlive(path: string, holder: Owner, me: Owner): Promise<boolean> {
  if (holder.place === me.place) return holder.pid !== me.pid && isRunning(holder);
  const touchedMs = touchedAt(path);
  for (const deadline = performance.now() + watchMs; performance.now() < deadline; await wait(watchPollMs))
    if (touchedAt(path) !== touchedMs) return true;
  return false;
}

const touchedAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

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
function removeStale(path: string, seen: Owner | undefined, me: Owner): void {
  const aside = `${path}.stale.${me.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // the other process was faster
  }
  const taken = readHolder(aside);
  if (!isSame(taken, seen)) linked(aside, path);
  rmSync(aside, { force: true });
}

const isSame = (one: Owner | undefined, other: Owner | undefined): boolean =>
  one?.pid === other?.pid && one?.startedAt === other?.startedAt && one?.place === other?.place;

function readHolder(path: string): Owner | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined; // missing or damaged: it has no owner
  }
}

function releaseLock(path: string, me: Owner): void {
  if (isSame(readHolder(path), me)) rmSync(path, { force: true });
}
