import { notFound } from "#domain/errors.ts";
import { calendarFeed, calendarFile } from "#domain/site/calendar-file.ts";
import { matchesWords } from "#domain/site/event-search.ts";
import type { CalendarView, EventPageView, EventsOfTypeView, MonthView, UpcomingView } from "#domain/site/event-views.ts";
import { eventPath, eventsInMonth, inOrderOfInterest, nearestMonths, standingOf, type EventType, type EventView } from "#domain/site/events.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { parseMonth } from "#domain/site/months.ts";
import { shortSearch } from "#domain/site/table-query.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { sitePathIn } from "#domain/notifications/mail-languages.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import type { AppContext } from "../../context.ts";
import { renderMarkdown } from "../../infra/markdown.ts";
import { authorizeAnyone } from "../authorize.ts";
import { selectCancelledEvents } from "#db/queries/fairs.ts";
import { selectPublishedContent } from "#db/queries/published-content.ts";
import { listPublished } from "./published-entries.ts";
import { cancelledAtOf, findEvent, findEventView, listEvents, presentEvent } from "./list-events.ts";

/** A month of the calendar: the one asked for, or for anything that is none the present one. @source specification 2 "/event-calender" */
export async function readCalendar(ctx: AppContext, { month }: { readonly month: string | undefined }): Promise<CalendarView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const { events, today } = await listEvents(ctx);
  return { ...monthOf(events, today, month), undated: undatedOf(events, today) };
}

/** What comes and has no confirmed days yet. */
export const undatedOf = (events: readonly EventView[], today: string): readonly EventView[] =>
  inOrderOfInterest(events, today).filter((event) => standingOf(event, today) === "unconfirmed");

/** What a month shows; without a month of this century, the present one. */
export function monthOf(events: readonly EventView[], today: string, asked: string | undefined): MonthView {
  const month = parseMonth(asked) ?? today.slice(0, 7);
  const { later, earlier } = nearestMonths(events, month);
  return { month, today, events: eventsInMonth(events, month), laterMonth: later ?? null, earlierMonth: earlier ?? null };
}

/** The events of a page by kind, coming and past apart. @source specification 2 "Events" */
export async function readEventsOfType(ctx: AppContext, { type }: { readonly type: EventType }): Promise<EventsOfTypeView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return comingAndPast(ctx, (event) => event.type === type);
}

/** The exhibitions and fairs in India: coming ones and past ones. @source specification 2 "exhibition-in-india" */
export async function readExhibitionsInIndia(ctx: AppContext): Promise<EventsOfTypeView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return comingAndPast(ctx, ({ type, countryCode }) => countryCode === "IN" && (type === "exhibition" || type === "trade-show"));
}

/** The trade shows, and the exhibitions that are not in India: coming ones and past ones. @source specification 2 "Events" */
export async function readTradeShows(ctx: AppContext): Promise<EventsOfTypeView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return comingAndPast(ctx, ({ type, countryCode }) => type === "trade-show" || (type === "exhibition" && countryCode !== "IN"));
}

async function comingAndPast(ctx: AppContext, isWanted: (event: EventView) => boolean): Promise<EventsOfTypeView> {
  const { events, today } = await listEvents(ctx);
  const wanted = inOrderOfInterest(events.filter(isWanted), today);
  const isPast = (event: EventView): boolean => standingOf(event, today) === "past";
  return { today, coming: wanted.filter((event) => !isPast(event)), past: wanted.filter(isPast) };
}

/** What is not over, narrowed by words. @source specification 2 "/upcoming-events" */
export async function readUpcoming(ctx: AppContext, { search }: { readonly search: string | undefined }): Promise<UpcomingView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const [{ events, today }, entries] = await Promise.all([listEvents(ctx), selectPublishedContent(ctx.db, "event", ctx.now())]);
  const words = shortSearch(search);
  const found = new Set(entries.filter(({ fields }) => matchesWords(fields, words)).map(({ slug }) => slug));
  const coming = inOrderOfInterest(events, today).filter((event) => standingOf(event, today) !== "past" && found.has(event.slug));
  return { today, search: words, events: coming };
}

/** An event with its details as HTML; undefined when the public knows none under this word. */
export async function readEvent(ctx: AppContext, { slug }: { readonly slug: string }): Promise<EventPageView | undefined> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const found = await findEventView(ctx, slug);
  if (found === undefined) return undefined;
  const { entry, event } = found;
  const bodyHtml = renderMarkdown(entry.fields.body, entry.writtenIn);
  return { today: calendarDateInIndia(ctx.now()), event, bodyHtml, changedOn: calendarDateInIndia(entry.changedAt) };
}

/** The words by which the pages of all public events are addressed, with the day of their last change, for the site map. @source sitemaps.org */
export async function readEventAddresses(ctx: AppContext): Promise<readonly { readonly slug: string; readonly changedOn: string }[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return (await listPublished(ctx, "event")).map(({ slug, changedAt }) => ({ slug, changedOn: calendarDateInIndia(changedAt) }));
}

/**
 * An event as a calendar file, for the address `origin` of this website.
 * @throws not_found (no such event is public, or its dates are not confirmed)
 */
export async function readCalendarFile(ctx: AppContext, { slug, origin }: { readonly slug: string; readonly origin: string }): Promise<string> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const [entry, cancelled] = await Promise.all([findEvent(ctx, slug), selectCancelledEvents(ctx.db)]);
  const cancelledAt = entry && cancelledAtOf(entry, cancelled, calendarDateInIndia(ctx.now()));
  const file = entry && calendarFile(...calendarEntry(ctx, entry, { cancelledAt, origin }));
  if (file === undefined) throw notFound("not_found", siteMessages.noCalendarFile);
  return file;
}

/** An event of a calendar, which changes when the council cancels its part. */
const calendarEntry = (
  { language = "en" }: AppContext,
  entry: PublishedContent<"event">,
  { cancelledAt, origin }: { readonly cancelledAt: Date | undefined; readonly origin: string },
): Parameters<typeof calendarFile> => [
  presentEvent(entry, cancelledAt),
  {
    changedAt: cancelledAt === undefined || cancelledAt < entry.changedAt ? entry.changedAt : cancelledAt,
    address: `${origin}${sitePathIn(language, eventPath(entry.slug))}`,
  },
];

/** The dated events as a calendar feed, all or those of one kind, under a name for people. */
export async function readCalendarFeed(
  ctx: AppContext,
  { type, name, origin }: { readonly type: EventType | undefined; readonly name: string; readonly origin: string },
): Promise<string> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const [entries, cancelled] = await Promise.all([listPublished(ctx, "event"), selectCancelledEvents(ctx.db)]);
  const today = calendarDateInIndia(ctx.now());
  const dated = entries.map((entry) => {
    const [event, about] = calendarEntry(ctx, entry, { cancelledAt: cancelledAtOf(entry, cancelled, today), origin });
    return { event, about };
  });
  return calendarFeed(
    name,
    dated.filter(({ event }) => type === undefined || event.type === type),
  );
}
