import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { DomainError } from "#domain/errors.ts";
import { SandboxAnswer, type OperationName, type Order } from "./sandbox-protocol.ts";

export type ChildLimits = {
  /** Wall time and CPU time of one operation. */
  readonly operationMs: number;
  /** Resident memory at which a child is killed. */
  readonly maxRssBytes: number;
  /** Resident memory above which an idle child is replaced before its next operation. */
  readonly idleRssBytes: number;
  /** V8 heap; memory outside of it is limited by `maxRssBytes`. */
  readonly maxHeapMegabytes: number;
  /** The largest file that a child can write. */
  readonly maxOutputBytes: number;
  readonly maxOperations: number;
  /** Lowers the priority of the process: 0 not at all, 19 most. */
  readonly niceness: number;
};

/**
 * A child broke a limit, died or sent an invalid answer: its file counts as untrusted. `killed`: it was ended from outside, for instance because
 * the machine had no memory left.
 */
export class SandboxError extends Error {
  readonly reason: "time" | "memory" | "died" | "killed" | "failed" | "not_started";
  /** Files of the order that were finished before. */
  readonly done: number;

  constructor(reason: SandboxError["reason"], done: number, detail = "") {
    super(`child process: ${reason}${detail === "" ? "" : `: ${detail}`}`);
    this.name = "SandboxError";
    this.reason = reason;
    this.done = done;
  }
}

/** Hears how many files or rows of an order are finished, of how many where that is known. */
export type ProgressListener = (done: number, total?: number) => void;

export type Task = {
  readonly operation: OperationName;
  readonly input: unknown;
  readonly onProgress: ProgressListener;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
};

const watchEveryMs = 50;
/** For an overloaded machine; an idle one needs half a second. */
const startMs = 30_000;
const pageBytes = 4096;
const clockTicksPerSecond = 100;

/** One limited process that runs one operation at a time. */
export class Child {
  onEnded: () => void = () => undefined;
  private readonly process: ChildProcess;
  private readonly limits: ChildLimits;
  private readonly sawRss: (bytes: number) => void;
  private readonly ended: Promise<void>;
  private hasEnded = false;
  private readonly ready: Promise<boolean>;
  private becomeReady: (isReady: boolean) => void = () => undefined;
  private operations = 0;
  private lastId = 0;
  private settle: ((outcome: SandboxAnswer | SandboxError) => void) | undefined;
  private stderr = "";

  constructor(command: readonly string[], cwd: string, limits: ChildLimits, sawRss: (bytes: number) => void) {
    this.limits = limits;
    this.sawRss = sawRss;
    const [program = process.execPath, ...args] = command;
    this.process = spawn(program, args, {
      cwd,
      // Its own process group, so that its child processes are killed with it.
      detached: true,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: childEnvironment(),
    });
    this.lowerPriority(limits.niceness);
    // An idle child does not keep the parent running.
    this.process.unref();
    this.process.channel?.unref();
    this.process.stderr?.on("data", (chunk: Buffer) => (this.stderr = (this.stderr + chunk.toString()).slice(-1500)));
    this.process.on("message", (message) => this.hear(message));
    this.ready = new Promise((resolve) => (this.becomeReady = resolve));
    this.ended = new Promise((resolve) => {
      const end = (detail: string, reason: "died" | "killed" = "died"): void => {
        if (this.hasEnded) return;
        this.hasEnded = true;
        this.becomeReady(false);
        this.settle?.(new SandboxError(reason, 0, `${detail} ${this.stderr}`.trim()));
        this.onEnded();
        resolve();
      };
      this.process.once("error", (error) => end(error.message));
      this.process.once("exit", (code, signal) => end(`exit ${signal ?? code}`, isFromOutside(signal) ? "killed" : "died"));
    });
  }

  get operationsDone(): number {
    return this.operations;
  }

  /** Runs one task and settles it, unless the child failed: then it returns the sandbox error, and the caller decides about the task. */
  async work(task: Task): Promise<{ readonly reusable: boolean; readonly sandboxError?: SandboxError }> {
    this.operations += 1;
    this.lastId += 1;
    if (!(await this.hasStarted())) return { reusable: false, sandboxError: new SandboxError("not_started", 0, this.stderr) };
    const order: Order = { id: this.lastId, operation: task.operation, input: task.input };
    let done = 0;
    const outcome = await this.exchange(order, (count, total) => {
      done = count;
      task.onProgress(count, total);
    });
    const rss = this.readPeakRss();
    if (outcome instanceof SandboxError) return { reusable: false, sandboxError: new SandboxError(outcome.reason, done, outcome.message) };
    if (outcome.kind === "done") task.resolve(outcome.output);
    else if (outcome.kind === "refused") task.reject(new DomainError(outcome.refusal.kind, outcome.refusal.code, outcome.refusal.message));
    else return { reusable: false, sandboxError: new SandboxError("failed", done, outcome.kind === "failed" ? outcome.reason : outcome.kind) };
    return { reusable: this.operations < this.limits.maxOperations && rss < this.limits.idleRssBytes };
  }

  kill(): Promise<void> {
    if (!this.hasEnded && this.process.pid !== undefined) {
      // The caller that awaits the end keeps the process running until then.
      this.process.ref();
      try {
        process.kill(-this.process.pid, "SIGKILL");
      } catch {
        // The group may have ended already; the exit event reports it.
        this.process.kill("SIGKILL");
      }
    }
    return this.ended;
  }

  /** Start time does not count: the time limit of an operation begins here. */
  private async hasStarted(): Promise<boolean> {
    const tooLate = setTimeout(() => void this.kill(), startMs);
    try {
      return await this.ready;
    } finally {
      clearTimeout(tooLate);
    }
  }

  private exchange(order: Order, onProgress: ProgressListener): Promise<SandboxAnswer | SandboxError> {
    return new Promise((resolve) => {
      const cpuAtStart = this.readCpuMs();
      const startedAt = performance.now();
      const finish = (outcome: SandboxAnswer | SandboxError): void => {
        clearInterval(watch);
        this.settle = undefined;
        resolve(outcome);
      };
      const sandboxError = (reason: "time" | "memory"): void => {
        finish(new SandboxError(reason, 0));
        void this.kill();
      };
      const watch = setInterval(() => {
        if (this.readRss() > this.limits.maxRssBytes) sandboxError("memory");
        else if (performance.now() - startedAt > this.limits.operationMs) sandboxError("time");
        else if (this.readCpuMs() - cpuAtStart > this.limits.operationMs) sandboxError("time");
      }, watchEveryMs);
      this.settle = (outcome) => {
        if (outcome instanceof SandboxError) return finish(outcome);
        if (outcome.kind === "ready" || outcome.id !== order.id) return;
        if (outcome.kind === "progress") return onProgress(outcome.done, outcome.total);
        finish(outcome);
      };
      if (this.hasEnded) return finish(new SandboxError("died", 0, this.stderr));
      this.process.send(order, (error) => {
        if (error) this.settle?.(new SandboxError("died", 0, error.message));
      });
    });
  }

  private lowerPriority(niceness: number): void {
    if (niceness === 0 || this.process.pid === undefined) return;
    try {
      setPriority(this.process.pid, niceness);
    } catch {
      // Already ended, or not permitted here: the task runs with normal priority.
    }
  }

  private hear(message: unknown): void {
    const answer = SandboxAnswer.safeParse(message);
    if (answer.success && answer.data.kind === "ready") this.becomeReady(true);
    this.settle?.(answer.success ? answer.data : new SandboxError("failed", 0, "an answer of unknown shape"));
  }

  private readRss(): number {
    const pages = Number(this.readProc("statm").split(" ")[1] ?? 0);
    const bytes = pages * pageBytes;
    this.sawRss(bytes);
    return bytes;
  }

  /** The kernel records the true peak, which polling would miss; current resident memory decides about reuse. */
  private readPeakRss(): number {
    const peakKilobytes = /VmHWM:\s+(\d+) kB/u.exec(this.readProc("status"))?.[1];
    this.sawRss(Number(peakKilobytes ?? 0) * 1024);
    return this.readRss();
  }

  private readCpuMs(): number {
    const fields = this.readProc("stat").split(") ").at(-1)?.split(" ") ?? [];
    return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / clockTicksPerSecond) * 1000;
  }

  /** Empty without /proc: then only the heap limit and the time limit apply. */
  private readProc(file: string): string {
    try {
      return readFileSync(`/proc/${this.process.pid}/${file}`, "utf8");
    } catch {
      return "";
    }
  }
}

/** A crash sends other signals, and `kill` settles the order before its own signal arrives. */
const isFromOutside = (signal: NodeJS.Signals | null): boolean => signal === "SIGKILL" || signal === "SIGTERM";

function childEnvironment(): NodeJS.ProcessEnv {
  return { LANG: "C.UTF-8", TZ: "UTC", NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" };
}

/**
 * The command prefix under which a program has no network (unless it needs one), is killed with this process and writes no file above the
 * limit; each part only where this machine has and allows it.
 */
export const confinement = (maxOutputBytes: number, { hasNetwork = false } = {}): string[] =>
  wrappersOf(maxOutputBytes, hasNetwork).flatMap((wrapper) => (works([...wrapper, "true"]) ? wrapper : []));

const wrappersOf = (maxOutputBytes: number, hasNetwork: boolean): string[][] => [
  ...(hasNetwork ? [] : [["unshare", "--map-root-user", "--net", "--"]]),
  ["setpriv", "--pdeathsig", "KILL", "--"],
  ["prlimit", "--core=0", "--nofile=1024", `--fsize=${maxOutputBytes}`, "--"],
];

/** The programs that this machine lacks or does not allow: of `confinement`, and the one that repairs damaged PDFs. */
export const missingPrograms = (): string[] =>
  [...wrappersOf(1024, false).map((wrapper) => [...wrapper, "true"]), ["qpdf", "--version"]].flatMap((command) =>
    runs(command) ? [] : command.slice(0, 1),
  );

/** Far longer than a wrapper takes: on a busy machine a short limit would silently leave a wrapper out. */
const probeMs = 30_000;

/** Commands that worked in this process: they are not run again, because a probe blocks the process. One that failed is tried again. */
const working = new Set<string>();

function works(command: readonly string[]): boolean {
  const key = command.join(" ");
  if (!working.has(key) && !runs(command)) return false;
  working.add(key);
  return true;
}

function runs([program = "", ...args]: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore", timeout: probeMs });
    return true;
  } catch {
    return false;
  }
}
