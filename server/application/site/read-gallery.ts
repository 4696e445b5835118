import type { GalleryPictureView, GalleryView } from "#domain/site/home-views.ts";
import { listPublishedContent } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** All pictures of the gallery; the one that the address names is shown large, if there is one. @source specification 2 "/gallery" */
export async function readGallery(ctx: AppContext, { picture }: { readonly picture: string | undefined }): Promise<GalleryView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const pictures = await listGallery(ctx);
  return { pictures, shown: pictures.find(({ slug }) => slug === picture) ?? null };
}

/** The pictures that the public may see, in the order of the council. */
export async function listGallery(ctx: AppContext): Promise<readonly GalleryPictureView[]> {
  const entries = await listPublishedContent(ctx.db, "gallery-image", ctx.now());
  return entries.flatMap(({ slug, fields: { title, takenOn, image } }) => (image === null ? [] : [{ slug, title, takenOn, picture: image }]));
}
