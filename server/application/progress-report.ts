import type { AppContext } from "../context.ts";

export type Progress = { readonly done: number; readonly total: number };

export type ProgressReport = {
  /** One write at a time; of the values that arrive during a write only the newest is written. */
  note(progress: Progress): void;
  /** Resolves when no write is running. Await it before the work is marked done or failed, so that no late write overwrites that. */
  settled(): Promise<void>;
};

/** Writes the progress of background work for display. A failed write is not an error of the work. */
export function progressReport({ log }: Pick<AppContext, "log">, save: (progress: Progress) => Promise<void>): ProgressReport {
  let next: Progress | undefined;
  let writing: Promise<void> | undefined;
  async function write(): Promise<void> {
    while (next !== undefined) {
      const progress = next;
      next = undefined;
      await save(progress).catch((error: unknown) => log.warn({ err: error, event: "progress_not_saved" }));
    }
    writing = undefined;
  }
  return {
    note: (progress) => {
      next = progress;
      writing ??= write();
    },
    settled: async () => writing,
  };
}
