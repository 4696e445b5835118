import type { AppContext } from "../context.ts";

export type Progress = { readonly done: number; readonly total: number };

export type ProgressReport = {
  /** One write at a time; what comes meanwhile is skipped but for the newest. */
  note(progress: Progress): void;
  /** Resolves when nothing is being written any more: before the work is told to be done or given up, or a late write would belie that. */
  settled(): Promise<void>;
};

/** Writes down how far background work has come, for those who wait for it. A write that fails costs only the display. */
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
