import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError, invalid } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { cachedFile, sweepCache } from "./file-cache.ts";
import { inFolder, isOlder } from "./file-staging.ts";
import { ReadText } from "./sandbox-protocol.ts";
import { createTurns } from "./turns.ts";

const folderOf = (dataDir: string): string => join(dataDir, "cache", "pages");
/** Pictures and texts of one person that are made or wait for the drawing process; so many pages that draw slowly hold up nobody else for long. */
const turns = createTurns({ atOnce: 2 });
/** A refusal is forgotten after an hour: the bytes on the disk may have been damaged, and the operator puts the file back. */
const refusedMs = 60 * 60_000;

export type PagePicture = {
  readonly fileId: string;
  /** Counted from 1. */
  readonly page: number;
  readonly widthPx: number;
  /** The user who asks for it. */
  readonly userId: string;
};

/**
 * The path of a rendered page; `draw` writes it if it does not exist. A page that cannot be shown is remembered for an hour, for its width and
 * wider ones: a narrower picture takes less memory. One that was too slow is not remembered: the machine may have been busy.
 * @throws invalid (cannot_be_shown); what `draw` throws
 */
export async function cachedPage(
  dataDir: string,
  { fileId, page, widthPx, userId }: PagePicture,
  draw: (outPath: string) => Promise<void>,
): Promise<string> {
  const name = join(folderOf(dataDir), `${fileId}-${page}`);
  return cachedFile(`${name}-${widthPx}.webp`, (outPath) => turns.take(userId, () => makeOrRemember(`${name}.none`, widthPx, () => draw(outPath))));
}

/**
 * Makes a picture or text. The file at `refusalPath` remembers the width from which on it cannot be shown.
 * @throws invalid (cannot_be_shown); what `make` throws
 */
async function makeOrRemember(refusalPath: string, widthPx: number, make: () => Promise<void>): Promise<void> {
  if (widthPx >= (await narrowestRefused(refusalPath))) throw invalid("cannot_be_shown", fileMessages.cannotBeShown);
  try {
    await make();
  } catch (error) {
    if (error instanceof DomainError && error.code === "cannot_be_shown")
      await inFolder(join(refusalPath, ".."), () => writeFile(refusalPath, String(widthPx)));
    throw error;
  }
}

/** The width from which on a page cannot be shown: an empty file of an earlier release means every width. */
const narrowestRefused = async (path: string): Promise<number> =>
  (await isOlder(path, refusedMs)) ? Infinity : readFile(path, "utf8").then(Number, () => Infinity);

export type FileText = ReadText;

/**
 * The text of a file; `read` reads it if it is not kept here yet. A file that cannot be read is remembered for an hour, as a page is.
 * @throws invalid (cannot_be_shown); what `read` throws
 */
export async function cachedText(
  dataDir: string,
  { fileId, userId }: Pick<PagePicture, "fileId" | "userId">,
  read: () => Promise<FileText>,
): Promise<FileText> {
  const name = join(folderOf(dataDir), `${fileId}-text`);
  // An earlier release kept under `-text.json` also texts of files that it could not read, as empty ones. Nobody uses them, so they are swept.
  const path = await cachedFile(`${name}-pages.json`, (outPath) =>
    turns.take(userId, () => makeOrRemember(`${name}.none`, 0, async () => writeFile(outPath, JSON.stringify(await read())))),
  );
  return ReadText.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Removes pictures and texts that were not used for this time and returns how many. */
export const sweepPages = (dataDir: string, unusedMs: number, now: Date): Promise<number> => sweepCache(folderOf(dataDir), unusedMs, now);

/** The path of a PDF that is joined of several files, in the same folder; `make` writes it if it does not exist. */
export const cachedDocument = (dataDir: string, name: string, make: (outPath: string) => Promise<void>): Promise<string> =>
  cachedFile(join(folderOf(dataDir), `${name}.pdf`), make);
