import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { programPath } from "./programs.ts";

/** A system call of a process that fails from now on, and how; by the name that strace has for both. */
export type FailingCall = { readonly calls: readonly string[]; readonly error: "EIO" | "EDQUOT" | "ENOSPC" };

/** Why no system call of another process can be made to fail here; undefined when it can. */
export function cannotInject(): string | undefined {
  if (programPath("strace") === undefined) return "strace is not installed here";
  try {
    execFileSync("strace", ["-qq", "-e", "trace=none", "true"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "strace may not watch a process here";
  }
}

/** Lets these calls of a process that runs fail, in all its threads, while something is done. */
export async function whileFailing<T>(pid: number, { calls, error }: FailingCall, work: () => Promise<T>): Promise<T> {
  const which = calls.join(",");
  const options = ["-f", "-e", `trace=${which}`, "-e", `inject=${which}:error=${error}`, "-e", "signal=none", "-p", String(pid)];
  const strace = spawn("strace", options, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(strace, "exit");
  await new Promise<void>((resolve, reject) => {
    // strace reports once it holds every thread; its later output is not read.
    strace.stderr.on("data", (text: Buffer) => text.includes("attached") && resolve());
    strace.once("error", reject);
    strace.once("exit", (code) => reject(new Error(`strace ended with ${code} before it had begun`)));
  });
  try {
    return await work();
  } finally {
    strace.kill("SIGINT"); // lets the process go on unharmed
    await ended;
  }
}
