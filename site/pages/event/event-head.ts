import { mediaPath } from "#domain/site/content/media.ts";
import { eventPath, type EventView } from "#domain/site/events.ts";
import type { PageHead } from "../../content/page-content.ts";

/**
 * Title and description of an event's page, and the event as JSON-LD for search engines. An event without confirmed days has no JSON-LD,
 * because a search engine could not put it into a calendar. Nobody is named as organizer: the council takes registrations for fairs of others.
 * @source https://schema.org/Event; Google Search Central "Event structured data"
 */
export function eventHead(event: EventView, origin: string): PageHead {
  const { title, summary, slug, startsOn, endsOn, venue, city, country } = event;
  const venueParts = [venue, city, country].filter((part) => part !== null);
  const head = { title, description: `${[title, ...venueParts].join(", ")}. ${summary}` };
  if (startsOn === null || endsOn === null) return head;
  const block = {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    description: summary,
    url: `${origin}${eventPath(slug)}`,
    startDate: startsOn,
    endDate: endsOn,
    eventStatus: "https://schema.org/EventScheduled",
    ...locationOf(event),
    ...(event.picture === null
      ? {}
      : { image: `${origin}${mediaPath(event.picture.id, event.picture.widths.at(-1) ?? event.picture.width, "webp")}` }),
    ...(event.website === null ? {} : { sameAs: event.website }),
  };
  return { ...head, structured: [block] };
}

function locationOf({ type, venue, city, country, countryCode, website }: EventView): Readonly<Record<string, unknown>> {
  const isOnline = type === "webinar" && venue === null && city === null;
  if (isOnline)
    return {
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      ...(website === null ? {} : { location: { "@type": "VirtualLocation", url: website } }),
    };
  const address = {
    "@type": "PostalAddress",
    ...(city === null ? {} : { addressLocality: city }),
    ...(countryCode === null ? {} : { addressCountry: countryCode }),
  };
  return {
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: venue ?? city ?? country ?? "", address },
  };
}
