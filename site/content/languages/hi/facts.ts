import { notConfirmed } from "#domain/site/unconfirmed.ts";
import type { facts as english } from "../en/facts.ts";

export const facts: typeof english = {
  unconfirmed: notConfirmed.hi.heading,
  askFirst: notConfirmed.hi.askFirst,
  desks: "डेस्क",
  caution: "ध्यान दें",
  source: (number) => `स्रोत ${number}`,
  sources: "आधिकारिक पाठ",
  lastChecked: (day) => `पिछली जाँच ${day} को`,
  officialPlaces: "आधिकारिक वेबसाइटें",
};
