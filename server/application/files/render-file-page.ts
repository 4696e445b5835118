import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { cachedPage } from "../../infra/page-cache.ts";
import { authorize } from "../authorize.ts";
import { openStoredPath } from "../find-stored-file.ts";
import { openFile, OpenFileInput } from "./open-file.ts";

/** Widths of page pictures, in pixels: thumbnail, phone, desktop, zoom. */
export const pageWidthsPx = [320, 800, 1200, 1800] as const;

export const RenderFilePageInput = OpenFileInput.extend({
  page: z.coerce.number().int().min(1).max(10_000),
  widthPx: z.coerce
    .number()
    .refine(
      (width): width is (typeof pageWidthsPx)[number] => pageWidthsPx.some((known) => known === width),
      `Ask for one of the widths ${pageWidthsPx.join(", ")}`,
    ),
});
export type RenderFilePageInput = z.output<typeof RenderFilePageInput>;

/**
 * Renders a page of a file as a WebP picture in the sandbox, so that the reader's browser never opens an uploaded file.
 * @returns the path of the picture in the page cache, where it stays until the cache is swept
 * @throws not_found (the file, or the page); invalid (cannot be drawn); unavailable
 */
export async function renderFilePage(ctx: AppContext, input: RenderFilePageInput): Promise<string> {
  const file = await openFile(ctx, input);
  const { page, widthPx } = input;
  const { userId } = authorize(ctx.actor, "files.read");
  return cachedPage(ctx.config.dataDir, { fileId: file.id, page, widthPx, userId }, async (outPath) => {
    await ctx.sandbox.renderPage(await openStoredPath(ctx, file.storageKey), { mediaType: file.mediaType, page, widthPx, outPath });
  });
}
