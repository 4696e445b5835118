import { circularWords } from "#domain/circulars/circular-words.ts";
import { council } from "#domain/council.ts";

export const texts = {
  label: "Circular",
  description: `A circular of ${council.shortName}.`,
  about: (number: string, publishedOn: string, holdsFromOn: string) =>
    `Circular no. ${number} of ${publishedOn}. ${circularWords.en.holdsFrom(holdsFromOn)}`,
  replaces: "It replaces no.",
  replacedFrom: (day: string) => `From ${day} it is replaced by no.`,
  replacedBy: "It is replaced by no.",
  reason: "Reason:",
  pdf: "Download as PDF",
  all: "All circulars",
};
