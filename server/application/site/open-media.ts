import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { pictureFormats } from "#domain/site/content/media.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { findContentFile, findPictureVariant } from "#db/queries/content.ts";
import { isFairPlan } from "#db/queries/fairs.ts";
import { isFilePublic } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { productPicturePath } from "../../infra/product-files.ts";
import { authorizeAnyone, isAllowed } from "../authorize.ts";
import { openStoredPath } from "../find-stored-file.ts";

export const OpenPictureInput = z.object({
  id: z.uuid(),
  width: z.coerce.number().int().positive(),
  format: z.enum(["avif", "webp"]),
});
export type OpenPictureInput = z.infer<typeof OpenPictureInput>;

export type OpenedFile = {
  /** On this disk. */
  readonly path: string;
  readonly mediaType: string;
  /** False for a file that only the council may see now. */
  readonly isPublic: boolean;
};

/** Opens a variant of a picture that a public entry names; members open the plans of fairs, too, the council every picture. @throws not_found */
export async function openPicture(ctx: AppContext, input: OpenPictureInput): Promise<OpenedFile> {
  const isPublic = await assertReadable(ctx, input.id);
  const variant = await findPictureVariant(ctx.db, input);
  if (variant === undefined) throw notFound("not_found", siteMessages.noSuchFile);
  const { productFile, storageKey } = variant;
  const path = productFile === null ? await openStoredPath(ctx, storageKey ?? "") : productPicturePath(productFile);
  return { path, mediaType: pictureFormats[input.format], isPublic };
}

export const OpenDocumentInput = z.object({ id: z.uuid() });
export type OpenDocumentInput = z.infer<typeof OpenDocumentInput>;

/** Opens a document that a public entry names; the council opens every document. @throws not_found */
export async function openDocument(ctx: AppContext, { id }: OpenDocumentInput): Promise<OpenedFile & { readonly name: string }> {
  const isPublic = await assertReadable(ctx, id);
  const file = await findContentFile(ctx.db, id);
  if (file === undefined) throw notFound("not_found", siteMessages.noSuchFile);
  const { storageKey, mediaType, name } = file;
  return { path: await openStoredPath(ctx, storageKey), mediaType, name, isPublic };
}

/** Whether a picture or document is public. @throws not_found (it is not, and the actor may not see it) */
async function assertReadable({ actor, db, now }: AppContext, id: string): Promise<boolean> {
  authorizeAnyone(actor, "site.readPages");
  if (await isFilePublic(db, id, now())) return true;
  const maySee = isAllowed(actor, "site.readContent") || (isAllowed(actor, "fairs.readOwn") && (await isFairPlan(db, id)));
  if (!maySee) throw notFound("not_found", siteMessages.noSuchFile);
  return false;
}
