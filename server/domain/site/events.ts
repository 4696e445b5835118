import type { ContentLanguage } from "./content/languages.ts";
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
  /** Its name in the language of the words. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  /** Null while the dates are not confirmed. */
  readonly startsOn: string | null;
  /** The last day itself; null while the dates are not confirmed. */
  readonly endsOn: string | null;
  /** Of the day, in words and with its time zone: "10:00 to 17:30 IST". */
  readonly time: string | null;
  /** The year of an edition whose days are not confirmed, as YYYY. */
  readonly editionYear: string | null;
  /**
   * The days of an earlier edition, or those that a report names: nobody has confirmed them. Both or neither. The public reads the month only.
   */
  readonly expectedFrom: string | null;
  readonly expectedTo: string | null;
  readonly website: string | null;
  /** Whether the council takes registrations for it. */
  readonly takesRegistrations: boolean;
  /** The day on which the council cancelled its part in it, YYYY-MM-DD in India. Whether the event is held, its organiser decides. */
  readonly cancelledOn: string | null;
  readonly isFeatured: boolean;
  readonly picture: SitePicture | null;
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};

type Days = Pick<EventView, "startsOn" | "endsOn" | "editionYear" | "expectedFrom" | "expectedTo">;

/** The word between two hours, as staff write it in English: they leave the Hindi of a time empty. */
const betweenHours = /(\d(?: ?[ap]m)?) (?:to|until|-|–) (?=\d)/gi;

/** What staff wrote as the time of an event, with the time zone unless it names one. */
export function withTimeZone(time: string, language: ContentLanguage): string {
  const told = language === "hi" ? time.replaceAll(betweenHours, "$1 से ") : time;
  if (/\b(?:IST|UTC|GMT)\b|Indian|भारतीय/iu.test(told)) return told;
  return language === "hi" ? `${told} (भारतीय समय)` : `${told} IST`;
}

/** The page of an event in the first language. */
export const eventPath = (slug: string): string => `/events/${slug}`;

/** Whether an event is over, running or coming on a day. */
export type EventStanding = "unconfirmed" | "upcoming" | "running" | "past";

/**
 * The standing of an event on a day (YYYY-MM-DD, in India). Without confirmed days, an edition is over when its year is, or when the days on
 * which it was expected are.
 */
export function standingOf(event: Days, today: string): EventStanding {
  const { startsOn, endsOn, editionYear, expectedTo } = event;
  if (startsOn === null || endsOn === null) {
    if (editionYear === null) return "unconfirmed";
    const lastDay = expectedTo?.startsWith(editionYear) === true ? expectedTo : `${editionYear}-12-31`;
    return lastDay < today ? "past" : "unconfirmed";
  }
  if (today < startsOn) return "upcoming";
  return today <= endsOn ? "running" : "past";
}

/** Whether registration is open: the council takes part and takes registrations, and the days are confirmed and not over. */
export const isOpenForRegistration = (event: Days & Pick<EventView, "takesRegistrations" | "cancelledOn">, today: string): boolean =>
  event.takesRegistrations && event.cancelledOn === null && ["upcoming", "running"].includes(standingOf(event, today));

/** Whether somebody can wait for the dates: the council takes part, and the days are not confirmed. */
export const isAwaitingDates = (event: Days & Pick<EventView, "cancelledOn">, today: string): boolean =>
  event.cancelledOn === null && standingOf(event, today) === "unconfirmed";

/** The month in which an event without confirmed days is usually held, 1 to 12. Undefined where nothing is known. */
export const usualMonthOf = ({ startsOn, expectedFrom }: Days): number | undefined =>
  startsOn === null && expectedFrom !== null ? Number(expectedFrom.slice(5, 7)) : undefined;

/**
 * The first day on which an event that is not over is likely to begin, YYYY-MM-DD: its confirmed day, the expected day of its edition, or
 * the next time that the days of an earlier edition come round. An edition counts to the end of its year without any day, or once the days of
 * the earlier edition have passed in its year.
 */
export function nextLikelyOn({ startsOn, editionYear, expectedFrom, expectedTo }: Days, today: string): string | undefined {
  if (startsOn !== null) return startsOn;
  if (editionYear !== null) {
    if (expectedFrom?.startsWith(editionYear) === true) return expectedFrom;
    const likelyOn = expectedFrom === null ? "" : dayInYear(expectedFrom, editionYear);
    return likelyOn < today ? `${editionYear}-12-31` : likelyOn;
  }
  if (expectedFrom === null || expectedTo === null) return undefined;
  const year = Number(today.slice(0, 4));
  const isThisYear = expectedTo.slice(5) >= today.slice(5) || expectedTo.slice(0, 4) > expectedFrom.slice(0, 4);
  return dayInYear(expectedFrom, String(isThisYear ? year : year + 1));
}

/** A day of another year in this one. Few years have a 29 February. */
const dayInYear = (date: string, year: string): string => `${year}${date.slice(4).replace("-02-29", "-02-28")}`;

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

/** Events as a list shows them: what is going on, then what comes by its next likely day, then what is over, the newest first. */
export function inOrderOfInterest<E extends EventView>(events: readonly E[], today: string): E[] {
  const rank: Record<EventStanding, number> = { running: 0, upcoming: 1, unconfirmed: 1, past: 2 };
  return events.toSorted((a, b) => {
    const [rankA, rankB] = [rank[standingOf(a, today)], rank[standingOf(b, today)]];
    if (rankA !== rankB) return rankA - rankB;
    if (rankA === rank.past) return compare(lastKnown(b), lastKnown(a)) || compare(a.title, b.title);
    return compare(nextLikelyOn(a, today) ?? unknownDay, nextLikelyOn(b, today) ?? unknownDay) || compare(a.title, b.title);
  });
}

/**
 * The event of the home page's banner, which follows the calendar: of those that are not over the one that staff chose, else the next
 * exhibition in India, else the next of all; when nothing comes, the latest exhibition in India. Always one with a website to discover, and
 * never one in which the council cancelled its part.
 * @source specification 2 "Home" (featured event, "the expo website")
 */
export function featuredEvent<E extends EventView>(events: readonly E[], today: string): E | undefined {
  const withWebsite = inOrderOfInterest(
    events.filter(({ website, cancelledOn }) => website !== null && cancelledOn === null),
    today,
  );
  const isInIndia = ({ type, countryCode }: E): boolean => type === "exhibition" && countryCode === "IN";
  const coming = withWebsite.filter((event) => standingOf(event, today) !== "past" && nextLikelyOn(event, today) !== undefined);
  return coming.find(({ isFeatured }) => isFeatured) ?? coming.find(isInIndia) ?? coming[0] ?? withWebsite.find(isInIndia);
}

/** After every day that is known. */
const unknownDay = "9999-12-31";
const lastKnown = ({ endsOn, expectedTo, editionYear }: Days): string => endsOn ?? expectedTo ?? editionYear ?? "";
const byStart = (a: Dated<EventView>, b: Dated<EventView>): number => compare(a.startsOn, b.startsOn) || compare(a.title, b.title);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
