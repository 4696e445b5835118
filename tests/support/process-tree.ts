import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startOf } from "#server/infra/processes.ts";

/** A process and everything that it started, itself first. Linux only. /proc is read once, so that a kill comes only milliseconds later. */
export function processTree(pid: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const candidate of readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = parentOf(candidate);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), candidate]);
  }
  const below = (root: number): number[] => [root, ...(children.get(root) ?? []).flatMap(below)];
  return below(pid);
}

function parentOf(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(line.slice(line.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined; // it has ended meanwhile
  }
}

/** The processes of these that still run. */
export const stillRunning = (pids: readonly number[]): readonly number[] => pids.filter((pid) => startOf(pid) !== undefined);

/** Kills all of them at once, as a power cut would, and waits until they are gone. */
export async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) if (startOf(pid) !== undefined) process.kill(pid, "SIGKILL");
  while (stillRunning(pids).length > 0) await wait(10);
}

/** The files that a process holds open for writing at this moment; pipes, sockets and devices are none. Linux only. */
export const filesOpenForWriting = (pid: number): readonly string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/${pid}/fd/${fd}`);
      const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, "utf8"))?.[1] ?? "0";
      return path.startsWith("/") && !path.startsWith("/dev/") && (Number.parseInt(flags, 8) & 3) !== 0 ? [path] : [];
    } catch {
      return []; // closed meanwhile
    }
  });
