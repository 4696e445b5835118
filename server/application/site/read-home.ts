import { featuredEvent } from "#domain/site/events.ts";
import type { HomeView, SlideView } from "#domain/site/home-views.ts";
import { listPublishedContent } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listEvents } from "./list-events.ts";
import { monthOf, undatedOf } from "./read-events.ts";
import { listGallery } from "./read-gallery.ts";

/** @source specification 9 "gallery preview 6 images" */
const previewPictures = 6;
/** As many as stand beside the calendar sheet without making it longer. */
const undatedShown = 3;

/** The home page with the month of the calendar that the address asks for. @source specification 2 "Home" */
export async function readHome(ctx: AppContext, { month }: { readonly month: string | undefined }): Promise<HomeView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const [{ events, today }, slides, gallery] = await Promise.all([listEvents(ctx), listSlides(ctx), listGallery(ctx)]);
  return {
    featured: featuredEvent(events, today) ?? null,
    slides,
    calendar: { ...monthOf(events, today, month), undated: undatedOf(events, today).slice(0, undatedShown) },
    gallery: gallery.slice(0, previewPictures),
  };
}

async function listSlides(ctx: AppContext): Promise<readonly SlideView[]> {
  const entries = await listPublishedContent(ctx.db, "carousel-slide", ctx.now());
  return entries.flatMap(({ slug, fields: { title, text, link, image } }) => (image === null ? [] : [{ slug, title, text, link, picture: image }]));
}
