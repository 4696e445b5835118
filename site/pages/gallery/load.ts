import type { GalleryView } from "#domain/site/home-views.ts";
import { readGallery } from "#server/application/site/read-gallery.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<GalleryView> = async (ctx, { search }) => ({ content: await readGallery(ctx, { picture: search["picture"] }) });

export const changedOn = entriesChangedOn("gallery-image");
