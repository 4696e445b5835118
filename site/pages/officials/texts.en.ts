import { council } from "#domain/council.ts";

export const texts = {
  label: `Officials at ${council.shortName}`,
  description: `The offices of ${council.shortName}'s secretariat and how to reach each of them.`,
  lead: "Write to the office that deals with your matter.",
  cards: "Offices of the secretariat",
  none: "The offices are not published yet.",
};
