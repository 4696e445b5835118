import { expect, it } from "vitest";
import { eventOf } from "../../../tests/support/events.ts";
import { matchesWords } from "./event-search.ts";
import {
  eventsInMonth,
  featuredEvent,
  inOrderOfInterest,
  nextLikelyOn,
  usualMonthOf,
  isOpenForRegistration,
  nearestMonths,
  standingOf,
  withTimeZone,
  type EventView,
} from "./events.ts";
import { dayAfter, daysBeforeFirst, daysOfMonth, monthAfter, parseMonth } from "./months.ts";

const event = (slug: string, startsOn: string | null, endsOn: string | null, more: Partial<EventView> = {}): EventView =>
  eventOf(slug, { startsOn, endsOn, ...more });

it("reads a month only where there is one", () => {
  expect(["2026-11", "2000-01", "2099-12"].map(parseMonth)).toEqual(["2026-11", "2000-01", "2099-12"]);
  for (const text of [undefined, "", "2026-13", "2026-00", "2026-1", "abc", "1999-12", "2100-01", "2026-11-01", "２０２６-11", "2026-11\n", "%"])
    expect(parseMonth(text)).toBeUndefined();
});

it("walks through months and days over the ends of years", () => {
  expect([monthAfter("2026-12"), monthAfter("2026-01", -1), monthAfter("2024-02", 12)]).toEqual(["2027-01", "2025-12", "2025-02"]);
  expect(daysOfMonth("2024-02")).toEqual({ first: "2024-02-01", last: "2024-02-29", count: 29 });
  expect([dayAfter("2026-12-31"), dayAfter("2024-02-28"), dayAfter("2025-09-06")]).toEqual(["2027-01-01", "2024-02-29", "2025-09-07"]);
  expect([daysBeforeFirst("2026-11"), daysBeforeFirst("2026-06")]).toEqual([6, 0]); // a Sunday, a Monday
});

it("tells what is over, on, ahead and without dates, by the day", () => {
  const fair = event("fair", "2025-09-04", "2025-09-06");
  expect(["2025-09-03", "2025-09-04", "2025-09-06", "2025-09-07"].map((day) => standingOf(fair, day))).toEqual([
    "upcoming",
    "running",
    "running",
    "past",
  ]);
  const open = (editionYear: string | null) => standingOf(event("open", null, null, { editionYear }), "2025-09-04");
  expect([open(null), open("2024"), open("2025"), open("2026")]).toEqual(["unconfirmed", "past", "unconfirmed", "unconfirmed"]);
  const taken = event("fair", "2025-09-04", "2025-09-06", { takesRegistrations: true });
  expect([isOpenForRegistration(taken, "2025-09-06"), isOpenForRegistration(taken, "2025-09-07"), isOpenForRegistration(fair, "2025-09-01")]).toEqual(
    [true, false, false],
  );
  expect(isOpenForRegistration({ ...taken, cancelledOn: "2025-08-30" }, "2025-09-01")).toBe(false);
  expect(isOpenForRegistration(event("open", null, null, { takesRegistrations: true }), "2025-09-01")).toBe(false);
});

it("knows the month of an event without confirmed days, when it is next likely, and when its edition is over", () => {
  const medica = event("medica", null, null, { editionYear: "2026", expectedFrom: "2026-11-16", expectedTo: "2026-11-19" });
  expect(["2026-11-19", "2026-11-20"].map((day) => standingOf(medica, day))).toEqual(["unconfirmed", "past"]);
  // Days of an earlier edition tell the month of this one, and nothing about its end.
  const later = event("later", null, null, { editionYear: "2027", expectedFrom: "2025-03-25", expectedTo: "2025-03-29" });
  expect([standingOf(later, "2027-06-01"), standingOf(later, "2028-01-01"), usualMonthOf(later)]).toEqual(["unconfirmed", "past", 3]);
  expect(["2026-11-24", "2027-03-26"].map((day) => nextLikelyOn(later, day))).toEqual(["2027-03-25", "2027-12-31"]);
  const leap = event("leap", null, null, { editionYear: "2029", expectedFrom: "2028-02-29", expectedTo: "2028-03-02" });
  expect(nextLikelyOn(leap, "2026-11-24")).toBe("2029-02-28");
  expect(nextLikelyOn(event("no day", null, null, { editionYear: "2027" }), "2026-11-24")).toBe("2027-12-31");
  const yearly = event("yearly", null, null, { expectedFrom: "2025-11-25", expectedTo: "2025-11-27" });
  expect(["2026-11-24", "2026-11-27", "2026-11-28"].map((day) => nextLikelyOn(yearly, day))).toEqual(["2026-11-25", "2026-11-25", "2027-11-25"]);
  expect([nextLikelyOn(event("dated", "2026-12-01", "2026-12-02"), "2026-11-24"), nextLikelyOn(event("never", null, null), "2026-11-24")]).toEqual([
    "2026-12-01",
    undefined,
  ]);
  expect([usualMonthOf(event("never", null, null)), usualMonthOf(event("dated", "2026-12-01", "2026-12-02"))]).toEqual([undefined, undefined]);
});

it("finds the events of a month, also those that reach into it, and the nearest months that have some", () => {
  const events = [
    event("b", "2025-09-04", "2025-09-06"),
    event("a", "2025-08-30", "2025-09-01"),
    event("c", "2025-12-01", "2025-12-02"),
    event("d", null, null),
  ];
  expect(eventsInMonth(events, "2025-09").map(({ slug }) => slug)).toEqual(["a", "b"]);
  expect(eventsInMonth(events, "2025-10")).toEqual([]);
  expect(nearestMonths(events, "2025-10")).toEqual({ later: "2025-12", earlier: "2025-09" });
  expect(nearestMonths(events, "2026-01")).toEqual({ later: undefined, earlier: "2025-12" });
  expect(nearestMonths([], "2026-01")).toEqual({ later: undefined, earlier: undefined });
});

it("puts what is on first, then what comes by its next likely day, then what is over, the newest first", () => {
  const events = [
    event("older", "2024-01-01", "2024-01-02"),
    event("open", null, null),
    event("next", "2026-12-01", "2026-12-02"),
    event("likely", null, null, { expectedFrom: "2025-11-25", expectedTo: "2025-11-27" }),
    event("spring", null, null, { expectedFrom: "2025-04-08", expectedTo: "2025-04-11" }),
    event("gone", null, null, { editionYear: "2026", expectedFrom: "2026-09-09", expectedTo: "2026-09-11" }),
    event("over", "2025-01-01", "2025-01-02"),
    event("on", "2026-11-20", "2026-11-22"),
  ];
  expect(inOrderOfInterest(events, "2026-11-21").map(({ slug }) => slug)).toEqual([
    "on",
    "likely",
    "next",
    "spring",
    "open",
    "gone",
    "over",
    "older",
  ]);
});

it("features what staff chose while it is not over, else what comes, an exhibition in India first, else the latest of those", () => {
  const inIndia = { type: "exhibition", countryCode: "IN", website: "https://expo.example" } as const;
  const events = [
    event("first", "2023-08-17", "2023-08-19", { ...inIndia, website: null }),
    event("second", "2025-09-04", "2025-09-06", inIndia),
    event("abroad", "2027-02-01", "2027-02-02", { ...inIndia, countryCode: "DE" }),
  ];
  expect(featuredEvent(events, "2026-11-21")?.slug).toBe("abroad");
  expect(featuredEvent(events, "2027-03-01")?.slug).toBe("second");
  expect(featuredEvent([...events, event("third", "2027-09-01", "2027-09-03", inIndia)], "2026-11-21")?.slug).toBe("third");
  const chosen = event("chosen", "2027-10-01", "2027-10-02", { isFeatured: true, website: "https://fair.example" });
  expect(["2026-11-21", "2027-10-03"].map((day) => featuredEvent([...events, chosen], day)?.slug)).toEqual(["chosen", "second"]);
  expect(featuredEvent([...events, { ...chosen, website: null }], "2026-11-21")?.slug).toBe("abroad");
  expect(featuredEvent([...events, { ...chosen, cancelledOn: "2026-11-20" }], "2026-11-21")?.slug).toBe("abroad");
  expect(featuredEvent([], "2026-11-21")).toBeUndefined();
});

it("finds words of an event in any case, with or without accents and in both languages; wildcards are characters like others", () => {
  const place = { venue: "Messe", venueHindi: "", city: "Düsseldorf", cityHindi: "ड्यूसेलडोर्फ़", country: "DE" };
  const fair = { title: "Medica", titleHindi: "मेडिका", description: "A fair", descriptionHindi: "एक मेला", ...place };
  expect(["जर्मनी", "मेडिका germany", "dusseldorf मेला"].filter((words) => !matchesWords(fair, words))).toEqual([]);
  expect(["medica germany", "medica, germany", "medica. ", "DUSSELDORF", "düss", ""].filter((words) => !matchesWords(fair, words))).toEqual([]);
  expect(["%", "_", "paris", "medica paris"].map((words) => matchesWords(fair, words))).toEqual([false, false, false, false]);
});

it("names the time zone of a time in the language of the event, once", () => {
  expect(withTimeZone("10:00 to 17:30", "en")).toBe("10:00 to 17:30 IST");
  for (const time of ["10:00 से 17:30", "10:00 to 17:30", "10:00 – 17:30"]) expect(withTimeZone(time, "hi")).toBe("10:00 से 17:30 (भारतीय समय)");
  expect(withTimeZone("10 am to 1 pm, 2 pm until 5 pm IST", "hi")).toBe("10 am से 1 pm, 2 pm से 5 pm IST");
  expect(withTimeZone("Open until 17:30", "hi")).toBe("Open until 17:30 (भारतीय समय)");
  for (const time of ["10:00 to 17:30 IST", "10:00, Indian time", "11:00 UTC", "10:00 (भारतीय समय)"]) expect(withTimeZone(time, "en")).toBe(time);
});
