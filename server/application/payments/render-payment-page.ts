import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import { isMediaType } from "#domain/reimbursements/file-rules.ts";
import type { AppContext } from "../../context.ts";
import { cachedPage } from "../../infra/page-cache.ts";
import { openStoredPath } from "../find-stored-file.ts";
import { RenderFilePageInput } from "../files/render-file-page.ts";
import { openPaymentFile } from "./payment-files.ts";

export const RenderPaymentPageInput = RenderFilePageInput.pick({ page: true, widthPx: true }).extend({ fileId: z.string() });
export type RenderPaymentPageInput = z.output<typeof RenderPaymentPageInput>;

/**
 * A page of a stored file of the payments as a WebP picture, drawn in the sandbox, for the users who may download the file.
 * @returns the path of the picture in the page cache, where it stays until the cache is swept
 * @throws not_found (the file, or the page); invalid (cannot be drawn); unavailable
 */
export async function renderPaymentPage(ctx: AppContext, { fileId, page, widthPx }: RenderPaymentPageInput): Promise<string> {
  const { id, mediaType, storageKey } = await openPaymentFile(ctx, { fileId });
  if (!isMediaType(mediaType)) throw notFound("payment_file_not_found", paymentMessages.fileNotFound);
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : "";
  return cachedPage(ctx.config.dataDir, { fileId: id, page, widthPx, userId }, async (outPath) => {
    await ctx.sandbox.renderPage(await openStoredPath(ctx, storageKey), { mediaType, page, widthPx, outPath });
  });
}
