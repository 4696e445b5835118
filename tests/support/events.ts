import type { EventView } from "#domain/site/events.ts";

/** A published event without days, place or website; the slug is its title, too. */
export const eventOf = (slug: string, values: Partial<EventView> = {}): EventView => ({
  slug,
  title: slug,
  type: "trade-show",
  summary: "A fair",
  venue: null,
  city: null,
  country: null,
  countryCode: null,
  startsOn: null,
  endsOn: null,
  time: null,
  editionYear: null,
  expectedFrom: null,
  expectedTo: null,
  website: null,
  takesRegistrations: false,
  cancelledOn: null,
  isFeatured: false,
  picture: null,
  writtenIn: "en",
  ...values,
});
