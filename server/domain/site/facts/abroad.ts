import { council } from "../../council.ts";
import { found, list, own, unchecked, type FactsPage } from "./facts-page.ts";

/** @source specification 2 "Knowledge Documents" */
export const missionsAbroad: FactsPage = {
  lead: "Indian embassies, high commissions and consulates help exporters in the country of the buyer. The Ministry of External Affairs keeps the directory.",
  sections: [
    list(
      "What missions do for exporters",
      unchecked("Their commercial wings answer trade queries and help at fairs"),
      found("The Foreign Trade Policy 2023 links exporters, states, districts and missions", "tradePolicyLaunch"),
      unchecked("The Trade Connect e-platform brings missions, councils and exporters together"),
    ),
    list(
      "For your reimbursement",
      own(
        "A certificate of the Indian mission on the registration charges may be enclosed with a product claim; attach an attested translation if it is not in English",
      ),
    ),
  ],
  links: ["missionsAbroad", "mea", "tradeConnect"],
};

/** @source specification 2 "Knowledge Documents" */
export const missionsHere: FactsPage = {
  lead: "Foreign embassies, high commissions and consulates in India give visas, legalise papers and know the rules of their market.",
  caution: "The Ministry of External Affairs keeps the official list. Addresses and hours change: look them up there before you travel.",
  sections: [
    list(
      "Where they are",
      unchecked(
        "Most embassies and high commissions sit in New Delhi; many states keep consulates in Mumbai, Chennai, Kolkata, Bengaluru and Hyderabad",
      ),
      unchecked("The protocol division of the Ministry of External Affairs keeps the official list"),
    ),
  ],
  links: ["missionsHere", "mea"],
};

/** @source specification 2 "Knowledge Documents" */
export const visa: FactsPage = {
  lead: "Visas for buyers who come to India, and for exhibitors who go abroad.",
  caution:
    "What is said here about the e-Visa was read in travel guides, which differ on the number of entries and the length of stay. The official portal decides.",
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
};
