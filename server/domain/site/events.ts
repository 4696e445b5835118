import { foldText } from "../directory/fold-text.ts";
import type { SitePicture } from "./content/published.ts";
import { daysOfMonth } from "./months.ts";

/** What kinds of event the council announces, as staff choose them and as the pages sort them. */
export const eventTypes = ["exhibition", "trade-show", "webinar", "technical-conference", "buyer-seller-meet"] as const;
export type EventType = (typeof eventTypes)[number];

/** A published event. Both dates are YYYY-MM-DD in local time, or both are null. */
export type EventView = {
  /** Its word in addresses. */
  readonly slug: string;
  readonly title: string;
  readonly type: EventType;
  /** A sentence or two. */
  readonly summary: string;
  readonly venue: string | null;
  readonly city: string | null;
  /** In English, as the list of countries has it. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  /** Null while the dates are not confirmed. */
  readonly startsOn: string | null;
  /** The last day itself; null while the dates are not confirmed. */
  readonly endsOn: string | null;
  /** Of the day, in words: "10:00 to 17:30". */
  readonly time: string | null;
  /** The year of an edition whose days are not confirmed, as YYYY. */
  readonly editionYear: string | null;
  readonly website: string | null;
  /** Whether the council takes registrations for it. */
  readonly takesRegistrations: boolean;
  readonly isFeatured: boolean;
  readonly picture: SitePicture | null;
};

type Days = Pick<EventView, "startsOn" | "endsOn" | "editionYear">;

/** The page of an event in the first language. */
export const eventPath = (slug: string): string => `/events/${slug}`;

/** Whether an event is over, running or coming on a day. */
export type EventStanding = "unconfirmed" | "upcoming" | "running" | "past";

/** The standing of an event on a day (YYYY-MM-DD, in India). An edition of an earlier year is over, even without known days. */
export function standingOf({ startsOn, endsOn, editionYear }: Days, today: string): EventStanding {
  if (startsOn === null || endsOn === null) return editionYear !== null && editionYear < today.slice(0, 4) ? "past" : "unconfirmed";
  if (today < startsOn) return "upcoming";
  return today <= endsOn ? "running" : "past";
}

/** Whether registration is open: the council takes registrations, and the event is not over. */
export const isOpenForRegistration = (event: Days & Pick<EventView, "takesRegistrations">, today: string): boolean =>
  event.takesRegistrations && standingOf(event, today) !== "past";

type Dated<E> = E & { readonly startsOn: string; readonly endsOn: string };
const isDated = <E extends EventView>(event: E): event is Dated<E> => event.startsOn !== null && event.endsOn !== null;

/** The events of which at least one day lies in a month, the earliest first. */
export function eventsInMonth<E extends EventView>(events: readonly E[], month: string): Dated<E>[] {
  const { first, last } = daysOfMonth(month);
  return events
    .filter(isDated)
    .filter(({ startsOn, endsOn }) => startsOn <= last && endsOn >= first)
    .toSorted(byStart);
}

/** The nearest later and earlier month with events, for an empty month. */
export function nearestMonths(
  events: readonly EventView[],
  month: string,
): { readonly later: string | undefined; readonly earlier: string | undefined } {
  const { first, last } = daysOfMonth(month);
  const dated = events.filter(isDated);
  const later = dated.filter(({ startsOn }) => startsOn > last).toSorted(byStart)[0];
  const earlier = dated.filter(({ endsOn }) => endsOn < first).toSorted((a, b) => compare(b.endsOn, a.endsOn))[0];
  return { later: later?.startsOn.slice(0, 7), earlier: earlier?.endsOn.slice(0, 7) };
}

/** Events as a list shows them: what is going on, then what comes, then what has no dates yet, then what is over, the newest first. */
export function inOrderOfInterest<E extends EventView>(events: readonly E[], today: string): E[] {
  const rank: Record<EventStanding, number> = { running: 0, upcoming: 1, unconfirmed: 2, past: 3 };
  return events.toSorted((a, b) => {
    const [standingA, standingB] = [standingOf(a, today), standingOf(b, today)];
    if (standingA !== standingB) return rank[standingA] - rank[standingB];
    if (standingA === "past") return compare(lastKnown(b), lastKnown(a)) || compare(a.title, b.title);
    return compare(a.startsOn ?? "", b.startsOn ?? "") || compare(a.title, b.title);
  });
}

/**
 * The event of the home page's banner: the one that staff chose, else the exhibition in India that is on or comes next or,
 * when none is announced, the latest; always one with a website to discover.
 * @source specification 2 "Home" (featured event, "the expo website")
 */
export function featuredEvent<E extends EventView>(events: readonly E[], today: string): E | undefined {
  const withWebsite = inOrderOfInterest(
    events.filter(({ website }) => website !== null),
    today,
  );
  return (
    withWebsite.find(({ isFeatured }) => isFeatured) ?? withWebsite.find(({ type, countryCode }) => type === "exhibition" && countryCode === "IN")
  );
}

/** Whether the card of an event contains each word of a search. Case and accents do not matter. */
export function matchesWords(event: EventView, words: string): boolean {
  const text = foldText([event.title, event.summary, event.venue, event.city, event.country].filter((part) => part !== null).join(" "));
  return foldText(words)
    .split(" ")
    .every((word) => text.includes(word));
}

const lastKnown = ({ endsOn, editionYear }: Days): string => endsOn ?? editionYear ?? "";
const byStart = (a: Dated<EventView>, b: Dated<EventView>): number => compare(a.startsOn, b.startsOn) || compare(a.title, b.title);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
