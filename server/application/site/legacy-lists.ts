import type { SitePicture } from "#domain/site/content/published.ts";
import { selectPublishedContent } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

export type LegacyCommitteeCard = {
  readonly name: string;
  readonly subname: string;
  readonly designations: readonly string[];
  readonly image: SitePicture | null;
};

/** The pictures of the carousel, in its order. @source specification 7 "GET /api/homepage/" */
export async function listCarousel(ctx: AppContext): Promise<SitePicture[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const slides = await selectPublishedContent(ctx.db, "carousel-slide", ctx.now());
  return slides.flatMap(({ fields }) => fields.image ?? []);
}

/** The pictures of the gallery, in its order. @source specification 7 "GET /api/image-gallery/" */
export async function listGallery(ctx: AppContext): Promise<SitePicture[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const pictures = await selectPublishedContent(ctx.db, "gallery-image", ctx.now());
  return pictures.flatMap(({ fields }) => fields.image ?? []);
}

/** The cards of the committee, in their order. @source specification 7 "GET /api/aboutpage/" */
export async function listCommittee(ctx: AppContext): Promise<LegacyCommitteeCard[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const members = await selectPublishedContent(ctx.db, "committee-member", ctx.now());
  return members.map(({ fields: { name, subname, designations, image } }) => ({ name, subname, designations, image }));
}
