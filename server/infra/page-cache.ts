import { join } from "node:path";
import { cachedFile, sweepCache } from "./file-cache.ts";

const folderOf = (dataDir: string): string => join(dataDir, "cache", "pages");

/**
 * The path of a rendered page; `draw` writes it if it does not exist.
 * @param name the cache key, of A-Z, a-z, 0-9 and dashes
 */
export const cachedPage = (dataDir: string, name: string, draw: (outPath: string) => Promise<void>): Promise<string> =>
  cachedFile(join(folderOf(dataDir), `${name}.webp`), draw);

/** Removes pictures that were not used for this time and returns how many. */
export const sweepPages = (dataDir: string, unusedMs: number, now: Date): Promise<number> => sweepCache(folderOf(dataDir), unusedMs, now);

/** The path of a PDF that is joined of several files, in the same folder; `make` writes it if it does not exist. */
export const cachedDocument = (dataDir: string, name: string, make: (outPath: string) => Promise<void>): Promise<string> =>
  cachedFile(join(folderOf(dataDir), `${name}.pdf`), make);
