import type { Readable } from "node:stream";
import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { pictureFormats } from "#domain/site/content/media.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { findContentFile, findPictureVariant } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { openProductPicture } from "../../infra/product-files.ts";
import { authorizeAnyone } from "../authorize.ts";

export const OpenPictureInput = z.object({
  id: z.uuid(),
  width: z.coerce.number().int().positive(),
  format: z.enum(["avif", "webp"]),
});
export type OpenPictureInput = z.infer<typeof OpenPictureInput>;

export type OpenedFile = { readonly body: Readable; readonly mediaType: string; readonly sizeBytes: number };

/** Opens a variant of a picture of the public website; its address names the same bytes for ever. @throws not_found */
export async function openPicture(ctx: AppContext, input: OpenPictureInput): Promise<OpenedFile> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const variant = await findPictureVariant(ctx.db, input);
  if (variant === undefined) throw notFound("not_found", siteMessages.noSuchFile);
  const { productFile, storageKey, sizeBytes } = variant;
  const body = productFile === null ? await ctx.files.openRead(storageKey ?? "") : openProductPicture(productFile);
  return { body, mediaType: pictureFormats[input.format], sizeBytes };
}

export const OpenDocumentInput = z.object({ id: z.uuid() });
export type OpenDocumentInput = z.infer<typeof OpenDocumentInput>;

/** Opens a document of the public website. @throws not_found */
export async function openDocument(ctx: AppContext, { id }: OpenDocumentInput): Promise<OpenedFile & { readonly name: string }> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const file = await findContentFile(ctx.db, id);
  if (file === undefined) throw notFound("not_found", siteMessages.noSuchFile);
  return { body: await ctx.files.openRead(file.storageKey), mediaType: file.mediaType, sizeBytes: file.sizeBytes, name: file.name };
}
