import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";

/** A process, distinguished from a later one with the same id. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

const hasProc = existsSync("/proc/self/stat");

/** Who this process is. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? "unknown" };
}

/** Whether exactly that process still runs. */
export const isRunning = (identity: ProcessIdentity): boolean => startOf(identity.pid) === identity.startedAt;

/** Start time of a process as an opaque text, or undefined if there is none (a zombie counts as none). */
export function startOf(pid: number): string | undefined {
  return hasProc ? startFromProc(pid) : startFromPs(pid);
}

function startFromProc(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" "); // the name before it may hold spaces
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined; // no such process
  }
}

function startFromPs(pid: number): string | undefined {
  try {
    const line = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    return line === "" || line.startsWith("Z") ? undefined : line.slice(line.indexOf(" ") + 1).trim();
  } catch {
    return undefined; // ps ends with 1 when there is no such process
  }
}

/** The processes whose working directory is `directory`; undefined where the system does not report it. */
export function processesIn(directory: string): readonly number[] | undefined {
  if (!hasProc) return undefined;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, directory) === true && startOf(pid) !== undefined);
}

/** Whether a process works in `directory`; undefined where the system does not report it. */
export function worksIn(pid: number, directory: string): boolean | undefined {
  if (!hasProc) return undefined;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory;
  } catch {
    return false; // ended, or of another user
  }
}
