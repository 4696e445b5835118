import { council } from "#domain/council.ts";

export const texts = {
  label: "Lifelong Member",
  description: `Lifelong members of ${council.shortName}.`,
  askDesk: "Ask the Membership Desk",
  noLogosTitle: "No logos yet",
  noLogos:
    "The logos of four lifelong members stand here once these companies have agreed in writing. A company that has taken lifelong membership sends its logo and its consent to the Membership Desk; the council then publishes them here, each linked to the company’s website.",
  logos: "Companies that are members for life",
};
