import { Router } from "express";
import { council } from "#domain/council.ts";
import { feedPath, rssOf, type FeedEntry } from "#domain/site/feed.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { hrefOf } from "../content/addresses.ts";
import { pageTextsOf } from "../content/languages/all-texts.ts";
import { readAnnouncements, type Announcement } from "#server/application/site/read-announcements.ts";
import { readCalendarFile } from "#server/application/site/read-events.ts";
import type { Services } from "#server/context.ts";
import { visitorContext } from "./site-pages.ts";

/** Notices and tenders as RSS, an event as a calendar file. */
export function siteFeeds(services: Services): Router {
  const router = Router();
  const { publicUrl: origin } = services.config;
  router.get(feedPath, async (_req, res) => {
    const announcements = await readAnnouncements(visitorContext(services));
    res.setHeader("Cache-Control", "no-cache");
    res.type("application/rss+xml").send(feedOf(announcements, origin));
  });
  router.get("/events/:slug.ics", async (req, res) => {
    const file = await readCalendarFile(visitorContext(services), { slug: req.params.slug, origin });
    res.setHeader("Cache-Control", "no-cache");
    res.setHeader("Content-Disposition", `attachment; filename="${req.params.slug}.ics"`); // the slug of an event has only a-z, 0-9 and hyphens
    res.type("text/calendar; charset=utf-8; method=PUBLISH").send(file);
  });
  return router;
}

function feedOf(announcements: readonly Announcement[], origin: string): string {
  const { search, "public-notice": page } = pageTextsOf("en");
  const entries = announcements.map(({ kind, slug, ...announced }): FeedEntry => {
    const tab = kind === "tender" ? "tenders" : "";
    return {
      ...announced,
      category: search.kinds[kind],
      address: `${origin}${hrefOf("public-notice", "en", { tab, entry: slug })}#${entryAnchor(slug)}`,
    };
  });
  return rssOf({
    title: `${council.shortName}: ${page.label}`,
    description: page.description,
    address: `${origin}${hrefOf("public-notice", "en")}`,
    selfAddress: `${origin}${feedPath}`,
    language: "en-in",
    entries,
  });
}
