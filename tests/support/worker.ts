import { spawn } from "node:child_process";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";
import { bundled } from "./bundle.ts";

/** The arguments of a worker process. */
export const WorkerOrders = z.object({
  databaseUrl: z.string(),
  env: z.record(z.string(), z.string()),
  timing: z.record(z.string(), z.number()),
});

export type TestWorker = {
  readonly pid: number;
  /** What it logged: warnings and errors. */
  log(): string;
  /** SIGKILL, SIGSTOP or SIGCONT. */
  signal(name: NodeJS.Signals): void;
  /** SIGTERM, or the signal given; resolves with the exit code, null when a signal ended it. */
  end(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** Resolves when it has ended by itself. */
  readonly ended: Promise<number | null>;
};

/** Pauses that fit a test: a killed worker's job is taken over after a good second. */
export const quickTiming = {
  lockDurationMs: 1_500,
  stalledIntervalMs: 300,
  pollMs: 100,
  reconcileMs: 200,
  lostAfterMs: 2_000,
  retryScale: 0.001,
  drainMs: 1_000,
};

const programs = new Map<string, Promise<string>>();

function programOf(source: string): Promise<string> {
  const program = programs.get(source) ?? bundled(source);
  programs.set(source, program);
  return program;
}

/** Starts a worker as a process of its own and waits until it takes jobs. */
export async function startWorker(orders: z.input<typeof WorkerOrders>, source = "tests/support/worker-process.ts"): Promise<TestWorker> {
  const child = spawn(process.execPath, [await programOf(source), JSON.stringify(WorkerOrders.parse(orders))], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (text: Buffer) => (log += text.toString()));
    child.stdout.on("data", (text: Buffer) => {
      log += text.toString();
      if (/^working$/m.test(log)) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the worker ended with ${code}: ${log}`)));
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("the worker has no process id");
  return {
    pid,
    log: () => log,
    signal: (name) => void child.kill(name),
    end: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}
