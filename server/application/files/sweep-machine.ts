import type { Services } from "../../context.ts";
import { sweepPages } from "../../infra/page-cache.ts";

const hourMs = 60 * 60 * 1_000;
const pagesUnusedMs = 7 * 24 * hourMs;

/**
 * Deletes from this machine's disk temporary files of aborted uploads, unused page pictures and copies of stored objects. Every
 * process runs it; two on one disk do no harm.
 */
export async function sweepMachine({ files, config, now }: Services): Promise<{ temporary: number; pages: number }> {
  return { temporary: await files.sweepTemp(hourMs), pages: await sweepPages(config.dataDir, pagesUnusedMs, now()) };
}
