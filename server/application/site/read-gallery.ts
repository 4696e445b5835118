import type { GalleryPictureView, GalleryView } from "#domain/site/home-views.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublished } from "./published-entries.ts";

/** All pictures of the gallery; the one that the address names is shown large, if there is one. @source specification 2 "/gallery" */
export async function readGallery(ctx: AppContext, { picture }: { readonly picture: string | undefined }): Promise<GalleryView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const pictures = presentGallery(await listPublished(ctx, "gallery-image"));
  return { pictures, shown: pictures.find(({ slug }) => slug === picture) ?? null };
}

/** Entries with a stored picture, in the council's order. */
export const presentGallery = (entries: readonly PublishedContent<"gallery-image">[]): readonly GalleryPictureView[] =>
  entries.flatMap(({ slug, writtenIn, fields: { title, takenOn, image } }) =>
    image === null ? [] : [{ slug, title, takenOn, picture: image, writtenIn }],
  );
