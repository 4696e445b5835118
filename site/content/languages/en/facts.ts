import { notConfirmed } from "#domain/site/unconfirmed.ts";

/** Around the facts of policy pages. */
export const facts = {
  unconfirmed: notConfirmed.en.heading,
  askFirst: notConfirmed.en.askFirst,
  desks: "the desks",
  caution: "Good to know",
  source: (number: number): string => `Source ${number}`,
  sources: "Official texts",
  lastChecked: (day: string): string => `Last checked on ${day}`,
  officialPlaces: "Official websites",
};
