import { join } from "node:path";
import { cachedFile, sweepCache } from "./file-cache.ts";

const folderOf = (dataDir: string): string => join(dataDir, "cache", "pages");

/**
 * The path of a page picture or a joined document; `draw` writes it if it does not exist.
 * @param name the file name, of ASCII characters, digits, dashes and underscores, with its ending
 */
export const cachedPage = (dataDir: string, name: string, draw: (outPath: string) => Promise<void>): Promise<string> =>
  cachedFile(join(folderOf(dataDir), name), draw);

/** Removes what was not used for this time and returns how many. */
export const sweepPages = (dataDir: string, unusedMs: number, now: Date): Promise<number> => sweepCache(folderOf(dataDir), unusedMs, now);
