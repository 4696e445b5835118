import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { findChildScript } from "./child-script.ts";
import { SheetMessage, type SheetOrder } from "./sheet-protocol.ts";

export type SheetProgress = { readonly done: number; readonly total: number };
export type SheetTask = Omit<SheetOrder, "databaseUrl">;

/** Writes long lists into files, each in a process of its own, which reads the database itself: no request waits for it. */
export type SheetWriter = {
  /** Resolves with the number of rows when the file is whole. @throws when the process failed, broke its limit or was ended */
  write(task: SheetTask, onProgress: (progress: SheetProgress) => void): Promise<number>;
  /** The most memory that any of the processes held at once, in bytes; 0 where there is no /proc. */
  peakRssBytes(): number;
  close(): Promise<void>;
};

const maxHeapMegabytes = 96;
const maxRssBytes = 256 * 1024 * 1024;
const watchEveryMs = 250;
/** Somebody who opens a page comes before somebody who waits for a file. */
const niceness = 10;

/**
 * A writer for this database. What it reads is the council's own and no foreign file, so the process is limited but not locked in.
 * @param databaseUrl as the owner; the process gives that up for the application's role
 * @source engines.md 3; security.md 4.7
 */
export function createSheetWriter(databaseUrl: string): SheetWriter {
  const children = new Set<ChildProcess>();
  let peakRssBytes = 0;

  function write(task: SheetTask, onProgress: (progress: SheetProgress) => void): Promise<number> {
    const { args, cwd } = findChildScript("workers/render/sheets", "sheet-child");
    const child = fork(args.at(-1) ?? "", {
      cwd,
      execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, "--max-semi-space-size=16", ...args.slice(0, -1)],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: { LANG: "C.UTF-8", TZ: "UTC", NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" },
    });
    children.add(child);
    lowerPriority(child);
    return new Promise<number>((resolve, reject) => {
      let stderr = "";
      let reason: string | undefined;
      let rows: number | undefined;
      child.stderr?.on("data", (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-1_500)));
      const watch = setInterval(() => {
        const rss = rssOf(child);
        peakRssBytes = Math.max(peakRssBytes, rss);
        if (rss <= maxRssBytes) return;
        reason = "too much memory";
        child.kill("SIGKILL");
      }, watchEveryMs);
      child.on("message", (received) => {
        const message = SheetMessage.parse(received);
        if (message.kind === "ready") child.send({ ...task, databaseUrl } satisfies SheetOrder);
        else if (message.kind === "progress") onProgress(message);
        else if (message.kind === "done") rows = message.rows;
        else reason = message.reason;
      });
      child.once("error", (error) => (reason = error.message));
      child.once("close", (code, signal) => {
        clearInterval(watch);
        children.delete(child);
        if (rows !== undefined && code === 0) resolve(rows);
        else reject(new Error(`the sheet was not written: ${reason ?? `exit ${signal ?? code} ${stderr}`.trim()}`));
      });
    });
  }

  return {
    write,
    peakRssBytes: () => peakRssBytes,
    async close() {
      await Promise.all(
        [...children].map((child) => {
          const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
          child.kill("SIGKILL");
          return gone;
        }),
      );
    },
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // Gone already, or not allowed here: the work is done all the same.
  }
}

/** Its peak so far; 0 where there is no /proc: then only the heap limit guards. */
function rssOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
