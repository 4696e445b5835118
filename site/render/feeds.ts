import { Router, type Response } from "express";
import { council } from "#domain/council.ts";
import { calendarFeedPath, eventTypeOf } from "#domain/site/calendar-file.ts";
import type { EventType } from "#domain/site/events.ts";
import { feedPath, rssOf, type FeedEntry } from "#domain/site/feed.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { hrefOf, inLanguage } from "../content/addresses.ts";
import { languageKeys, type Language } from "../content/languages/languages.ts";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import { readAnnouncements, type Announcement } from "#server/application/site/read-announcements.ts";
import { readCalendarFeed, readCalendarFile } from "#server/application/site/read-events.ts";
import type { Services } from "#server/context.ts";
import { frontBucket, maxMadePerMinute } from "#server/http/front-limits.ts";
import { visitorContext } from "./site-pages.ts";

/** Notices, tenders and circulars as RSS, events as calendars to subscribe to, an event as a calendar file. */
export function siteFeeds(services: Services): Router {
  const router = Router();
  const bucket = frontBucket(maxMadePerMinute);
  const { publicUrl: origin } = services.config;
  const sendCalendar = async (res: Response, type: EventType | undefined, language: Language): Promise<void> => {
    const { events } = textsOf(language);
    const name = `${council.shortName}: ${type === undefined ? events.allEvents : events.types[type]}`;
    const feed = await readCalendarFeed(visitorContext(services, language), { type, name, origin });
    res.setHeader("Cache-Control", "no-cache");
    res.type("text/calendar; charset=utf-8; method=PUBLISH").send(feed);
  };
  for (const language of languageKeys) {
    router.get(inLanguage(feedPath, language), bucket, async (_req, res) => {
      const announcements = await readAnnouncements(visitorContext(services, language));
      res.setHeader("Cache-Control", "no-cache");
      res.type("application/rss+xml").send(feedOf(announcements, origin, language));
    });
    router.get(inLanguage(calendarFeedPath(), language), bucket, async (_req, res) => sendCalendar(res, undefined, language));
    router.get<{ type: string }>(inLanguage("/calendar/:type.ics", language), bucket, async (req, res, next) => {
      const type = eventTypeOf(req.params.type);
      return type === undefined ? next() : sendCalendar(res, type, language);
    });
    router.get<{ slug: string }>(inLanguage("/events/:slug.ics", language), bucket, async (req, res) => {
      const file = await readCalendarFile(visitorContext(services, language), { slug: req.params.slug, origin });
      res.setHeader("Cache-Control", "no-cache");
      res.setHeader("Content-Disposition", `attachment; filename="${req.params.slug}.ics"`); // the slug of an event has only a-z, 0-9 and hyphens
      res.type("text/calendar; charset=utf-8; method=PUBLISH").send(file);
    });
  }
  return router;
}

function addressOf(kind: Announcement["kind"], slug: string, language: Language): string {
  if (kind === "circular") return hrefOf("circular", language, {}, { slug });
  return `${hrefOf("public-notice", language, { tab: kind === "tender" ? "tenders" : "", entry: slug })}#${entryAnchor(slug)}`;
}

function feedOf(announcements: readonly Announcement[], origin: string, language: Language): string {
  const { search, "public-notice": page } = pageTextsOf(language);
  const entries = announcements.map(({ kind, slug, ...announced }): FeedEntry => {
    return { ...announced, category: search.kinds[kind], address: `${origin}${addressOf(kind, slug, language)}` };
  });
  return rssOf({
    title: `${council.shortName}: ${page.label}`,
    description: page.description,
    address: `${origin}${hrefOf("public-notice", language)}`,
    selfAddress: `${origin}${inLanguage(feedPath, language)}`,
    language: `${language}-in`,
    entries,
  });
}
