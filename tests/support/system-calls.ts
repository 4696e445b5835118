import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export type TracedFile = { readonly path: string; readonly isForWriting: boolean };
/** A program that was started, with all its words, and the files that it opened, its threads' among them. */
export type TracedProgram = { readonly command: string; readonly opened: readonly TracedFile[] };
/** What a process and everything that it started asked of the kernel, as strace wrote it down. */
export type SystemCalls = {
  /** Internet addresses that a process connected to or sent to, as `address:port`, each once. */
  readonly peers: readonly string[];
  readonly programs: readonly TracedProgram[];
};

const traced = "trace=connect,sendto,sendmsg,sendmmsg,execve,clone,clone3,fork,vfork,openat,open,creat";

/** Whether strace is here and may look into other processes. */
export function canTrace(): boolean {
  try {
    // Not from behind: only so does it say by its own end whether it was allowed to look.
    execFileSync("strace", [...wordsInto("/dev/null").filter((word) => word !== "-D"), "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The words before a program that make strace write down its calls; the program stays the process that was started. */
export const launcherInto = (file: string): string[] => ["strace", ...wordsInto(file)];

const wordsInto = (file: string): string[] => ["-D", "-f", "--seccomp-bpf", "-qq", "-s", "4096", "-e", "signal=none", "-e", traced, "-o", file];

const lineOf = /^(\d+) +(.*)$/;
const portOf = /sin6?_port=htons\((\d+)\)/;
const addressOf = /(?:inet_addr\(|inet_pton\(AF_INET6, )"([^"]+)"/;
const childOf = /^(?:clone3?|v?fork|<\.\.\. (?:clone3?|v?fork) resumed>).* = (\d+)$/;
const openOf = /^(?:openat\([^,]+, |open\(|creat\()"([^"]*)"(?:, ([A-Z_|]+))?/;

/** Reads what strace wrote, once the traced program has ended. */
export function readSystemCalls(file: string): SystemCalls {
  const peers = new Set<string>();
  const parents = new Map<string, string>();
  const programs = new Map<string, { command: string; opened: TracedFile[] }>();
  /** Threads have numbers of their own: their calls count for their process. */
  const programOf = (id: string): { opened: TracedFile[] } | undefined =>
    programs.get(id) ?? (parents.has(id) ? programOf(parents.get(id) ?? "") : undefined);
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, id = "", call = ""] = lineOf.exec(line) ?? [];
    const port = portOf.exec(call)?.[1];
    if (port !== undefined) peers.add(`${addressOf.exec(call)?.[1]}:${port}`);
    const child = childOf.exec(call)?.[1];
    if (child !== undefined) parents.set(child, id);
    // What a wrapper did before it became the program is not the program's.
    if (call.startsWith("execve(") && !call.includes(" = -1 ")) programs.set(id, { command: call, opened: [] });
    const [, path, flags = "O_WRONLY"] = openOf.exec(call) ?? [];
    if (path !== undefined) programOf(id)?.opened.push({ path, isForWriting: /O_WRONLY|O_RDWR|O_CREAT/.test(flags) });
  }
  return { peers: [...peers], programs: [...programs.values()] };
}
