import { council } from "#domain/council.ts";
import { endedScheme, successorScheme } from "../../content/facts/market-access.ts";
import { found, list, own, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** What the published rules state stands in them alone. @source specification 2 "/mai-assistance": what is MAI, who can apply, benefits */
export const facts: FactsContent = {
  lead: "Until 31 March 2026 the Market Access Initiative paid a part of what it cost Indian exporters to enter and to hold foreign markets.",
  caution: endedScheme,
  sections: [
    list(
      "What is MAI",
      found("A central scheme of the Department of Commerce, in force since 2003", "maiSummaries"),
      found("The form described here ran from 1 April 2021 to 31 March 2026", "maiSummaries"),
      found("Its money went to opening new markets, new products and new exporters, and to holding present markets", "maiSummaries"),
      found("An Empowered Committee approved and watched the projects", "maiSummaries"),
    ),
    list(
      "Who can apply",
      unchecked("Exporters who are members of an export promotion council and hold a valid RCMC"),
      found(
        "Bodies that the 2021 scheme letter addresses: FIEO, export councils, ASSOCHAM, CII, FICCI, ICC, PHDCCI, TPCI, ITPO and APEDA",
        "maiExtension",
      ),
      found("Claims go through the council, with proof of payment", "maiGuidelines"),
    ),
    list(
      "Benefits",
      found(
        "Covered are product registration fees, clinical trials and data validation for equipment and medical consumables, plant inspection charges (worded for pharmaceutical products) and foreign testing of engineering goods",
        "maiGuidelines",
      ),
      found("Bar-coding cost of exporters below Rs 30 crore FOB: up to Rs 25 lakh", "maiGuidelines"),
      own(`Members of ${council.shortName} file product, plant registration and exhibition claims in the member portal`),
    ),
    list("What comes next", successorScheme),
  ],
  links: ["commerce", "dgft"],
  inHindi,
};
