import { countryName } from "#domain/members/countries.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import { withTimeZone, type EventView } from "#domain/site/events.ts";
import type { AppContext } from "../../context.ts";
import { selectCancelledEvents, type CancelledEvent } from "#db/queries/fairs.ts";
import { findPublished, listPublished } from "./published-entries.ts";

/** Every event that the public may see, and the day in India on which it is seen. */
export async function listEvents(ctx: AppContext): Promise<{ readonly events: readonly EventView[]; readonly today: string }> {
  const [entries, cancelled] = await Promise.all([listPublished(ctx, "event"), selectCancelledEvents(ctx.db)]);
  const today = calendarDateInIndia(ctx.now());
  return { events: presentEvents(entries, cancelled, today), today };
}

/** A published event by its address word. Undefined when there is none. */
export async function findEvent(ctx: AppContext, slug: string): Promise<PublishedContent<"event"> | undefined> {
  return isAddressWord(slug) ? findPublished(ctx, "event", slug) : undefined;
}

/** A published event by its address word, with its entry. Undefined when there is none. */
export async function findEventView(
  ctx: AppContext,
  slug: string,
): Promise<{ readonly entry: PublishedContent<"event">; readonly event: EventView } | undefined> {
  const [entry, cancelled] = await Promise.all([findEvent(ctx, slug), selectCancelledEvents(ctx.db)]);
  return entry && { entry, event: presentEvent(entry, cancelledAtOf(entry, cancelled, calendarDateInIndia(ctx.now()))) };
}

const isAddressWord = (text: string): boolean => /^[a-z0-9-]{1,80}$/.test(text);

type CancelledEvents = ReadonlyMap<string, CancelledEvent>;

/** Events as pages show them. `cancelled`: those in which the council cancelled its part, by address word. */
export const presentEvents = (entries: readonly PublishedContent<"event">[], cancelled: CancelledEvents, today: string): readonly EventView[] =>
  entries.map((entry) => presentEvent(entry, cancelledAtOf(entry, cancelled, today)));

/**
 * When the council cancelled its part in the edition that an entry shows. The next edition keeps the address word: it begins after the
 * edition that was cancelled, or has no days yet when that one is over.
 */
export function cancelledAtOf(
  { slug, fields: { startsOn, endsOn } }: PublishedContent<"event">,
  cancelled: CancelledEvents,
  today: string,
): Date | undefined {
  const found = cancelled.get(slug);
  return found !== undefined && (startsOn ?? endsOn ?? today) <= found.endsOn ? found.at : undefined;
}

/** An event of the content as pages show it. Only one day given is an event of that day. `cancelledAt`: when the council cancelled its part. */
export function presentEvent({ slug, writtenIn, fields }: PublishedContent<"event">, cancelledAt: Date | undefined): EventView {
  const { startsOn, endsOn } = fields;
  return {
    slug,
    title: fields.title,
    type: fields.eventType,
    summary: fields.description,
    venue: given(fields.venue),
    city: given(fields.city),
    country: fields.country === null ? null : countryName(fields.country, writtenIn),
    countryCode: fields.country,
    startsOn: startsOn ?? endsOn,
    endsOn: endsOn ?? startsOn,
    time: fields.time === "" ? null : withTimeZone(fields.time, writtenIn),
    editionYear: given(fields.editionYear),
    expectedFrom: fields.expectedFrom ?? fields.expectedTo,
    expectedTo: fields.expectedTo ?? fields.expectedFrom,
    website: fields.website,
    takesRegistrations: fields.registration === "open",
    cancelledOn: cancelledAt === undefined ? null : calendarDateInIndia(cancelledAt),
    isFeatured: fields.isFeatured === "yes",
    picture: fields.image,
    writtenIn,
  };
}

const given = (text: string): string | null => (text === "" ? null : text);

/** Title, days with the time, and place of an event, as lines of an e-mail. */
export function describeEvent({ title, startsOn, endsOn, time, venue, city, country }: EventView): string[] {
  const days = [...new Set([startsOn, endsOn])].flatMap((day) => (day === null ? [] : formatIndianDate(day))).join(" – ");
  const place = [venue, city, country].filter((part) => part !== null).join(", ");
  return [title, ...(days === "" ? [] : [time === null ? days : `${days}, ${time}`]), ...(place === "" ? [] : [place])];
}
