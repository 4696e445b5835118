import { z } from "zod";
import { findOnPages, hasTextLayer, searchedWords, type PageHits } from "#domain/reimbursements/file-text.ts";
import type { AppContext } from "../../context.ts";
import { openFile, OpenFileInput } from "./open-file.ts";
import { readFileText } from "./read-file-text.ts";

export const SearchFileInput = OpenFileInput.extend({
  words: z
    .string()
    .trim()
    .min(searchedWords.min, `Type at least ${searchedWords.min} characters`)
    .max(searchedWords.max, `Type at most ${searchedWords.max} characters`),
});
export type SearchFileInput = z.output<typeof SearchFileInput>;

export type FoundInFile = {
  /** False when the text of the file could not be read. */
  readonly isRead: boolean;
  /** False for a scan, which has no text to search, and for a file that could not be read. */
  readonly hasText: boolean;
  /** The first pages, which were searched. */
  readonly searchedPages: number;
  /** Pages with the words, in their order. */
  readonly found: readonly PageHits[];
};

/**
 * Searches the text layer of a file that the actor may open.
 * @throws not_found (unknown, another firm's, or a file of another reimbursement); unavailable
 * @source desks-and-more.md 2 "text search in the text layer"
 */
export async function searchFile(ctx: AppContext, { words, ...target }: SearchFileInput): Promise<FoundInFile> {
  const { isRead, pages } = await readFileText(ctx, await openFile(ctx, target));
  return { isRead, hasText: hasTextLayer(pages), searchedPages: pages.length, found: findOnPages(pages, words) };
}
