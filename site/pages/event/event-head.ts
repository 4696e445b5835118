import { mediaPath } from "#domain/site/content/media.ts";
import type { EventView } from "#domain/site/events.ts";
import { hrefOf } from "../../content/addresses.ts";
import type { Language } from "../../content/languages/languages.ts";
import type { PageHead } from "../../content/page-content.ts";

/**
 * Title and description of an event's page, and the event as JSON-LD for search engines. An event without confirmed days or without a place
 * has no JSON-LD, because search engines refuse it. Nobody is named as organizer: the council takes registrations for fairs of others.
 * @source https://schema.org/Event; Google Search Central "Event structured data"
 */
export function eventHead(event: EventView, origin: string, language: Language): PageHead {
  const { title, summary, slug, startsOn, endsOn, venue, city, country } = event;
  const venueParts = [venue, city, country].filter((part) => part !== null);
  const head = { title, description: `${[title, ...venueParts].join(", ")}. ${summary}` };
  const url = `${origin}${hrefOf("event", language, {}, { slug })}`;
  const location = locationOf(event, url);
  if (startsOn === null || endsOn === null || location === undefined) return head;
  const block = {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    description: summary,
    url,
    startDate: startsOn,
    endDate: endsOn,
    eventStatus: "https://schema.org/EventScheduled",
    ...location,
    ...(event.picture === null
      ? {}
      : { image: `${origin}${mediaPath(event.picture.id, event.picture.widths.at(-1) ?? event.picture.width, "webp")}` }),
    ...(event.website === null ? {} : { sameAs: event.website }),
  };
  return { ...head, structured: [block] };
}

/**
 * Where an event is held. A webinar without a city is online: its venue is then the name of a service.
 * @param url the page of the event, which stands for a webinar without a website
 */
function locationOf({ type, venue, city, country, countryCode, website }: EventView, url: string): Readonly<Record<string, unknown>> | undefined {
  if (type === "webinar" && city === null)
    return {
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: website ?? url },
    };
  const name = venue ?? city ?? country;
  if (name === null) return undefined;
  const address = {
    "@type": "PostalAddress",
    ...(city === null ? {} : { addressLocality: city }),
    ...(countryCode === null ? {} : { addressCountry: countryCode }),
  };
  return {
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name, address },
  };
}
