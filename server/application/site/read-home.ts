import { nextDeadline, latestNews } from "#domain/site/news.ts";
import { featuredEvent } from "#domain/site/events.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import type { HomeView, SlideView } from "#domain/site/home-views.ts";
import { selectCancelledEvents } from "#db/queries/fairs.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublishedKinds } from "./published-entries.ts";
import { presentEvents } from "./list-events.ts";
import { monthOf, undatedOf } from "./read-events.ts";
import { presentGallery } from "./read-gallery.ts";
import { readMarket } from "./read-market.ts";

/** @source specification 9 "gallery preview 6 images" */
const previewPictures = 6;
/** As many as fit next to the calendar. */
const undatedShown = 3;

/** The home page with the month of the calendar that the address asks for. @source specification 2 "Home" */
export async function readHome(ctx: AppContext, { month }: { readonly month: string | undefined }): Promise<HomeView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const kinds = ["event", "carousel-slide", "gallery-image", "notice", "tender"] as const;
  const [found, cancelled, market] = await Promise.all([listPublishedKinds(ctx, kinds), selectCancelledEvents(ctx.db), readMarket(ctx)]);
  const today = calendarDateInIndia(ctx.now());
  const events = presentEvents(found.event, cancelled, today);
  return {
    featured: featuredEvent(events, today) ?? null,
    news: latestNews([...found.notice, ...found.tender], today),
    deadline: nextDeadline(found.tender, today),
    slides: presentSlides(found["carousel-slide"]),
    calendar: { ...monthOf(events, today, month), undated: undatedOf(events, today).slice(0, undatedShown) },
    gallery: presentGallery(found["gallery-image"]).slice(0, previewPictures),
    market,
  };
}

const presentSlides = (entries: readonly PublishedContent<"carousel-slide">[]): readonly SlideView[] =>
  entries.flatMap(({ slug, writtenIn, fields: { title, text, link, image } }) =>
    image === null ? [] : [{ slug, title, text, link, picture: image, writtenIn }],
  );
