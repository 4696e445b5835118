import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError, invalid } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { cachedFile, sweepCache } from "./file-cache.ts";
import { inFolder } from "./file-staging.ts";
import { ReadText } from "./sandbox-protocol.ts";
import { createTurns } from "./turns.ts";

const folderOf = (dataDir: string): string => join(dataDir, "cache", "pages");
/** Pictures and texts of one person that are made or wait for the drawing process; so many pages that draw slowly hold up nobody else for long. */
const turns = createTurns({ atOnce: 2 });

export type PagePicture = {
  readonly fileId: string;
  /** Counted from 1. */
  readonly page: number;
  readonly widthPx: number;
  /** The user who asks for it. */
  readonly userId: string;
};

/**
 * The path of a rendered page; `draw` writes it if it does not exist. A page that cannot be shown is remembered for its width and wider ones: a
 * narrower picture takes less memory. One that was too slow is not remembered: the machine may have been busy.
 * @throws invalid (cannot_be_shown); what `draw` throws
 */
export async function cachedPage(
  dataDir: string,
  { fileId, page, widthPx, userId }: PagePicture,
  draw: (outPath: string) => Promise<void>,
): Promise<string> {
  const name = join(folderOf(dataDir), `${fileId}-${page}`);
  const drawOrRemember = async (outPath: string): Promise<void> => {
    if (widthPx >= (await narrowestRefused(`${name}.none`))) throw invalid("cannot_be_shown", fileMessages.cannotBeShown);
    try {
      await draw(outPath);
    } catch (error) {
      if (error instanceof DomainError && error.code === "cannot_be_shown")
        await inFolder(folderOf(dataDir), () => writeFile(`${name}.none`, String(widthPx)));
      throw error;
    }
  };
  return cachedFile(`${name}-${widthPx}.webp`, (outPath) => turns.take(userId, () => drawOrRemember(outPath)));
}

/** The width from which on a page cannot be shown: an empty file of an earlier release means every width. */
const narrowestRefused = (path: string): Promise<number> => readFile(path, "utf8").then(Number, () => Infinity);

export type FileText = ReadText;

/** The text of a file; `read` reads it if it is not kept here yet. @throws what `read` throws */
export async function cachedText(
  dataDir: string,
  { fileId, userId }: Pick<PagePicture, "fileId" | "userId">,
  read: () => Promise<FileText>,
): Promise<FileText> {
  const path = await cachedFile(join(folderOf(dataDir), `${fileId}-text.json`), (outPath) =>
    turns.take(userId, async () => writeFile(outPath, JSON.stringify(await read()))),
  );
  return ReadText.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Removes pictures and texts that were not used for this time and returns how many. */
export const sweepPages = (dataDir: string, unusedMs: number, now: Date): Promise<number> => sweepCache(folderOf(dataDir), unusedMs, now);

/** The path of a PDF that is joined of several files, in the same folder; `make` writes it if it does not exist. */
export const cachedDocument = (dataDir: string, name: string, make: (outPath: string) => Promise<void>): Promise<string> =>
  cachedFile(join(folderOf(dataDir), `${name}.pdf`), make);
