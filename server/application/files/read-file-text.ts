import { DomainError } from "#domain/errors.ts";
import type { AppContext } from "../../context.ts";
import { cachedText, type FileText } from "../../infra/page-cache.ts";
import { authorize } from "../authorize.ts";
import { openStoredPath } from "../find-stored-file.ts";
import type { ReadableFile } from "./open-file.ts";

const noText: FileText = { pages: [], signatures: 0 };

/** `isRead` is false for a file that could not be read: its text and its signatures are not known. */
export type TextOfFile = FileText & { readonly isRead: boolean };

/**
 * The text layer of an opened file, page by page, up to the limits of the sandbox. It is read once, in the process of page pictures, so that no
 * upload waits for it, and kept with them. A picture has no text. A file that cannot be opened is tried again after an hour, one whose text
 * takes too long with the next request.
 * @throws unavailable
 */
export async function readFileText(ctx: AppContext, { id, mediaType, storageKey }: ReadableFile): Promise<TextOfFile> {
  if (mediaType !== "application/pdf") return { ...noText, isRead: true };
  const { userId } = authorize(ctx.actor, "files.read");
  const read = async (): Promise<FileText> => ctx.sandbox.readText(await openStoredPath(ctx, storageKey));
  const text = await cachedText(ctx.config.dataDir, { fileId: id, userId }, read).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === "invalid") return noText;
    throw error;
  });
  // A PDF has a page at least, and each page that was read has an entry.
  return { ...text, isRead: text.pages.length > 0 };
}
