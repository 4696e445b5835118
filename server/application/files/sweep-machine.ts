import type { Services } from "../../context.ts";
import { sweepPages } from "../../infra/page-cache.ts";

const hourMs = 60 * 60 * 1_000;
const pagesUnusedMs = 7 * 24 * hourMs;

/**
 * Removes what only this machine's disk holds and nobody needs: temporary files of uploads that died, drawn pages that nobody looks
 * at, copies of stored objects. Every process does so for itself; two on one disk do no harm.
 */
export async function sweepMachine({ files, config, now }: Services): Promise<{ temporary: number; pages: number }> {
  return { temporary: await files.sweepTemp(hourMs), pages: await sweepPages(config.dataDir, pagesUnusedMs, now()) };
}
