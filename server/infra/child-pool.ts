import { unavailable } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { type InputOf, type OperationName, operations, type OutputOf } from "./sandbox-protocol.ts";
import { Child, type ChildLimits, type ProgressListener, SandboxError, type Task } from "./limited-child.ts";

export type PoolLimits = ChildLimits & {
  readonly maxWaiting: number;
  /** Idle time after which a child ends and frees its memory. */
  readonly idleMs: number;
};

type Waiting = Task & { readonly isRetry: boolean };

export type PoolStats = {
  readonly live: number;
  readonly started: number;
  readonly peakRssBytes: number;
};

/** Of a pool that was not needed yet. */
export const noStats: PoolStats = { live: 0, started: 0, peakRssBytes: 0 };

export type ChildPool = {
  run(operation: OperationName, input: unknown, onProgress?: ProgressListener): Promise<unknown>;
  /** Starts a child now for the next operation. */
  warm(): void;
  stats(): PoolStats;
  close(): Promise<void>;
};

/**
 * Runs operations in limited child processes, at most `size` at once, one operation per child at a time. A child is kept warm and
 * reused, and replaced after any failure, after `maxOperations` or when its memory has grown.
 * @throws (from `run`) unavailable when too many wait; DomainError as refused by the child; SandboxError
 * @source security.md 4.7
 */
export function createChildPool(options: { command: readonly string[]; cwd: string; size: number; limits: PoolLimits }): ChildPool {
  const { limits } = options;
  const children = new Set<Child>();
  const idle: Child[] = [];
  const waiting: Waiting[] = [];
  let closed = false;
  let started = 0;
  let peakRssBytes = 0;

  function startChild(): Child {
    started += 1;
    const child = new Child(options.command, options.cwd, limits, (rss) => (peakRssBytes = Math.max(peakRssBytes, rss)));
    children.add(child);
    child.onEnded = () => {
      children.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
      pump();
    };
    return child;
  }

  function pump(): void {
    for (let task = waiting[0]; !closed && task !== undefined; task = waiting[0]) {
      const child = childFor(task);
      if (child === undefined) return;
      waiting.shift();
      void perform(child, task).then(pump);
    }
  }

  function childFor(task: Waiting): Child | undefined {
    const reused = task.isRetry ? undefined : idle.pop();
    if (reused !== undefined) return reused;
    if (children.size < options.size) return startChild();
    // A repetition needs a new child: an idle one ends for it, and the queue goes on from there.
    if (task.isRetry) void idle.pop()?.kill();
    return undefined;
  }

  async function perform(child: Child, task: Waiting): Promise<void> {
    const wasFresh = child.operationsDone === 0;
    const { reusable, sandboxError } = await child.work(task);
    if (reusable && !closed) keepIdle(child);
    else void child.kill();
    if (sandboxError === undefined) return;
    // The child ended because the pool closes; its file is not the cause.
    if (closed) task.reject(unavailable("closing", fileMessages.busy, sandboxError));
    // The file before may have caused the failure: the operation is repeated once in a new process.
    else if (wasFresh || sandboxError.reason === "time") task.reject(sandboxError);
    else waiting.unshift({ ...task, isRetry: true });
  }

  function keepIdle(child: Child): void {
    idle.push(child);
    const idleSince = child.operationsDone;
    setTimeout(() => {
      const at = idle.indexOf(child);
      if (at < 0 || child.operationsDone !== idleSince) return;
      idle.splice(at, 1);
      void child.kill();
    }, limits.idleMs).unref();
  }

  return {
    run(operation, input, onProgress = () => undefined) {
      return new Promise((resolve, reject) => {
        if (closed || waiting.length >= limits.maxWaiting) return reject(unavailable("busy", fileMessages.busy));
        waiting.push({ operation, input, onProgress, resolve, reject, isRetry: false });
        pump();
      });
    },
    warm() {
      if (!closed && children.size < options.size) keepIdle(startChild());
    },
    stats: () => ({ live: children.size, started, peakRssBytes }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(unavailable("closing", fileMessages.busy));
      await Promise.all([...children].map((child) => child.kill()));
    },
  };
}

/**
 * Runs one operation in a child of the pool and parses its output.
 * @throws unavailable (no child could start; too many wait); DomainError as refused by the child; SandboxError
 */
export async function runInChild<O extends OperationName>(
  pool: ChildPool,
  operation: O,
  input: InputOf<O>,
  onProgress?: ProgressListener,
): Promise<OutputOf<O>> {
  try {
    const output: unknown = await pool.run(operation, input, onProgress);
    // The schema of `operation` is the one whose output is promised; TypeScript cannot see that through the index.
    return operations[operation].output.parse(output) as OutputOf<O>;
  } catch (error) {
    if (error instanceof SandboxError && error.reason === "not_started") throw unavailable("busy", fileMessages.busy, error);
    throw error;
  }
}
