import { foldText, typedWords } from "../directory/fold-text.ts";
import { countryName } from "../members/countries.ts";
import type { PublishedFields } from "./content/published.ts";

const searchedFields = ["title", "titleHindi", "description", "descriptionHindi", "venue", "venueHindi", "city", "cityHindi"] as const;
type SearchedEvent = Pick<PublishedFields<"event">, (typeof searchedFields)[number] | "country">;

/**
 * Whether an event has each word of a search, in English or in Hindi: readers of Hindi also type the name of a place in Latin script. Case,
 * accents and the signs between words do not matter.
 */
export function matchesWords(event: SearchedEvent, words: string): boolean {
  const { country } = event;
  const countryNames = country === null ? [] : [countryName(country, "en"), countryName(country, "hi")];
  const text = foldText([...searchedFields.map((name) => event[name]), ...countryNames].join(" "));
  return typedWords(words).every((word) => text.includes(word));
}
