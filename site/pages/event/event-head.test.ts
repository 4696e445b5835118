import { expect, it } from "vitest";
import type { EventView } from "#domain/site/events.ts";
import { eventOf } from "../../../tests/support/events.ts";
import type { Language } from "../../content/languages/languages.ts";
import { eventHead } from "./event-head.ts";

const days = { startsOn: "2027-02-01", endsOn: "2027-02-02" } as const;
const placeOf = (values: Partial<EventView>, language: Language = "en"): unknown =>
  eventHead(eventOf("x", { ...days, ...values }), "https://epcmd.example", language).structured?.map(({ eventAttendanceMode, location }) => ({
    mode: eventAttendanceMode,
    location,
  }));
const online = (url: string) => [{ mode: "https://schema.org/OnlineEventAttendanceMode", location: { "@type": "VirtualLocation", url } }];

it("tells search engines of a webinar that it is online, where it is also without a website and with the name of a service", () => {
  const page = "https://epcmd.example/events/x";
  expect(placeOf({ type: "webinar" })).toEqual(online(page));
  expect(placeOf({ type: "webinar" }, "hi")).toEqual(online("https://epcmd.example/hi/events/x"));
  expect(placeOf({ type: "webinar", venue: "Zoom", country: "India", countryCode: "IN" })).toEqual(online(page));
  expect(placeOf({ type: "webinar", website: "https://webinar.example" })).toEqual(online("https://webinar.example"));
});

it("tells search engines of an event once its place is known", () => {
  expect(placeOf({})).toBeUndefined();
  expect(placeOf({ country: "Germany", countryCode: "DE" })).toMatchObject([
    { location: { "@type": "Place", name: "Germany", address: { addressCountry: "DE" } } },
  ]);
});
