import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { WorkerContext } from "#server/context.ts";
import type { JobRun } from "./define-job.ts";

/**
 * Gives a run of a job a folder below the data folder, and removes it at the end of the run. What an earlier run of the same job left,
 * because its process was killed, is removed first: a process that still works there has lost its lease.
 */
export async function inJobFolder<T>(
  { config }: Pick<WorkerContext, "config">,
  { id }: Pick<JobRun, "id">,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const tempDir = join(config.dataDir, "tmp");
  const prefix = `job-${id}-`;
  await mkdir(tempDir, { recursive: true, mode: 0o700 });
  const left = (await readdir(tempDir)).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => rm(join(tempDir, name), { recursive: true, force: true })));
  const folder = await mkdtemp(join(tempDir, prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
