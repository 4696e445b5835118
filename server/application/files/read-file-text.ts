import { DomainError } from "#domain/errors.ts";
import type { AppContext } from "../../context.ts";
import { cachedText, type FileText } from "../../infra/page-cache.ts";
import { authorize } from "../authorize.ts";
import { openStoredPath } from "../find-stored-file.ts";
import type { ReadableFile } from "./open-file.ts";

const noText: FileText = { pages: [], signatures: 0 };

/**
 * The text layer of an opened file, page by page, up to the limits of the sandbox. It is read once, in the process of page pictures, so that no
 * upload waits for it, and kept with them. A picture has no text, and neither has a file that cannot be opened. A file
 * whose text takes too long has none this time; the next request reads it again.
 * @throws unavailable
 */
export async function readFileText(ctx: AppContext, { id, mediaType, storageKey }: ReadableFile): Promise<FileText> {
  if (mediaType !== "application/pdf") return noText;
  const { userId } = authorize(ctx.actor, "files.read");
  return cachedText(ctx.config.dataDir, { fileId: id, userId }, async () => {
    try {
      return await ctx.sandbox.readText(await openStoredPath(ctx, storageKey));
    } catch (error) {
      if (error instanceof DomainError && error.kind === "invalid" && !isTooSlow(error)) return noText;
      throw error;
    }
  }).catch((error: unknown) => {
    if (isTooSlow(error)) return noText;
    throw error;
  });
}

const isTooSlow = (error: unknown): boolean => error instanceof DomainError && error.code === "too_slow";
