import { existsSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processesIn, startOf, worksIn } from "../processes.ts";

/** The content of a PostgreSQL's `postmaster.pid`. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

const pollMs = 15;
const staleWaitMs = 10_000;

/** The `postmaster.pid` of `directory`, whether that PostgreSQL still runs or not. */
export function readPostmaster(directory: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
  } catch {
    return undefined; // none runs
  }
}

/**
 * The PostgreSQL that a former process left running on `directory`, once it answers; undefined when there is none.
 * A process id that another program has now does not count.
 */
export async function findRunning(directory: string): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = readPostmaster(directory);
    if (postmaster === undefined || !isPostmasterOf(directory, postmaster.pid)) return undefined;
    if (postmaster.isReady && (await answers(postmaster.port))) return postmaster;
    await wait(pollMs);
  }
}

/** Whether that process is the PostgreSQL of `directory`: it works in its data folder. */
const isPostmasterOf = (directory: string, pid: number): boolean => startOf(pid) !== undefined && worksIn(pid, directory) !== false;

/**
 * Removes the `postmaster.pid` of a killed PostgreSQL, because PostgreSQL does not start while any process
 * has the old id; but only after the last of its processes has ended.
 * @throws when they are still there after ten seconds
 */
export async function removeStaleNote(directory: string): Promise<void> {
  const path = join(directory, "postmaster.pid");
  if (!existsSync(path)) return;
  const deadline = performance.now() + staleWaitMs;
  for (;;) {
    const left = processesIn(directory) ?? [];
    if (left.length === 0) break;
    if (performance.now() > deadline)
      throw new Error(`Processes of a former database still work in ${directory}: ${left.join(", ")}. Stop them and start again.`);
    await wait(pollMs);
  }
  rmSync(path, { force: true });
}

/** Waits until a PostgreSQL just started takes connections; `hasEnded` reports that it stopped. */
export async function untilReady(directory: string, pid: number, hasEnded: () => boolean): Promise<boolean> {
  for (;;) {
    if (hasEnded()) return false;
    const postmaster = readPostmaster(directory);
    if (postmaster?.pid === pid && postmaster.isReady) return true;
    await wait(pollMs);
  }
}

/** Asks a PostgreSQL to end (open transactions are rolled back, everything committed is safe) and waits until it has. */
export async function stopPostmaster(pid: number): Promise<void> {
  const startedAt = startOf(pid);
  const isGone = () => startOf(pid) !== startedAt;
  if (startedAt === undefined) return;
  for (const [signal, patienceMs] of [
    ["SIGINT", 6_000],
    ["SIGQUIT", 3_000], // no checkpoint: the next start recovers from the log
  ] as const) {
    signalIfAlive(pid, signal);
    const deadline = performance.now() + patienceMs;
    while (!isGone() && performance.now() < deadline) await wait(pollMs);
    if (isGone()) return;
  }
}

/** Sends a signal to a process that may have ended by itself. */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended already
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(1_000, () => finish(false));
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
  });
}
