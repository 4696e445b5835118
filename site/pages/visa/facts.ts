import { council } from "#domain/council.ts";
import { found, list, own, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Knowledge Documents" */
export const facts: FactsContent = {
  lead: "Visas for buyers who come to India, and for exhibitors who go abroad.",
  caution: "The official portal decides on the class of the e-Visa, the number of entries and the length of stay.",
  sections: [
    list(
      "Buyers who come to India",
      found("The e-Visa of India has a business class beside the tourist and the medical one", "visaGuides"),
      found("It covers trade talks, buying, selling and meetings", "visaGuides"),
      found("It is usually good for one year from the grant; the passport has to be good for six months and have two blank pages", "visaGuides"),
      found("Apply at least four days before travel, and at most 120 days before", "visaGuides"),
      unchecked("Visitors of conferences may need the e-Conference class"),
    ),
    list(
      "Exhibitors who go abroad",
      unchecked("They need the visa of the country of the fair; councils issue letters of support"),
      own(`Ask the Exhibitions and Events Desk of ${council.shortName} for a letter when your stand is booked`),
    ),
  ],
  links: ["visa", "mea"],
  inHindi,
};
