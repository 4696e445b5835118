import { council } from "../../council.ts";
import { found, list, own, unchecked, type FactsPage } from "./facts-page.ts";

const ended =
  "The stated period of the Market Access Initiative Scheme ended on 31 March 2026 and the Export Promotion Mission follows it. Ask the Reimbursement Desk which terms hold for your expense before you incur it.";

const successor = found(
  "The Export Promotion Mission has Rs 25,060 crore for 2025-26 to 2030-31. It has two arms, Niryat Protsahan (finance) and Niryat Disha (market access and compliance), and DGFT runs it",
  "missionDecision",
  "12 November 2025",
);

/** @source specification 2 "/mai-assistance": what is MAI, who can apply, benefits */
export const maiAssistance: FactsPage = {
  lead: "The Market Access Initiative pays a part of what it costs Indian exporters to enter and to hold foreign markets.",
  caution: ended,
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
        "maiLetter",
      ),
      found("Claims go through the council, with proof of payment", "maiGuidelines"),
      found(
        "At most three supported events a year for a company; five for SC, ST and women exporters and for exports up to Rs 50 crore, each in a different market",
        "maiSummaries",
      ),
      found("At most three supported visits to the same fair in all; five for the same groups", "maiSummaries"),
      found("For comparison, Pharmexcil asks for claims within 90 days of the registration certificate", "pharmexcilWindow"),
    ),
    list(
      "Benefits",
      found("Statutory compliance abroad: half of the cost, up to Rs 2 crore an exporter a year", "maiGuidelines"),
      found(
        "Covered are product registration fees, clinical trials and data validation for equipment and medical consumables, plant inspection charges (worded for pharmaceutical products) and foreign testing of engineering goods",
        "maiGuidelines",
      ),
      found("Bar-coding cost of exporters below Rs 30 crore FOB: up to Rs 25 lakh", "maiGuidelines"),
      own(`Members of ${council.shortName} file product, plant registration and exhibition claims in the member portal`),
    ),
    list("What comes next", successor),
  ],
  links: ["commerce", "dgft"],
};

/** @source specification 2 "Policy Info" */
export const maiScheme: FactsPage = {
  lead: "The Market Access Initiative Scheme of the Department of Commerce in short. MAI Assistance tells who can apply and for what.",
  caution: ended,
  sections: [
    list(
      "The scheme",
      found("A central scheme of the Department of Commerce, in force since 2003", "maiSummaries"),
      found("The form of 2021 ran from 1 April 2021 to 31 March 2026", "maiSummaries"),
      found("It paid half of the cost of statutory compliance abroad, up to Rs 2 crore an exporter a year", "maiGuidelines"),
    ),
    list("What comes next", successor),
  ],
  links: ["commerce", "dgft"],
};

/** @source specification 2 "Policy Info" */
export const airfare: FactsPage = {
  lead: "What other export promotion councils published on reimbursing airfare under the market access scheme.",
  caution: `These limits are those of sister councils (SRTEPC, SEPC) for the scheme of 2021. They show what to expect; ${council.shortName} may set its own. Ask before you book.`,
  sections: [
    list(
      "Which companies",
      found("FOB exports below Rs 50 crore in the year before", "maiSummaries"),
      found("A member for twelve months, with export returns filed regularly", "maiSummaries"),
      found("Not under investigation and not debarred under trade law", "maiSummaries"),
    ),
    list(
      "Who travels, and how",
      found("A director, partner, proprietor or senior regular officer; foreign nationals are excluded", "maiSummaries"),
      found("Economy class only; one council names Rs 90,000 as the most for a tour of Africa", "africaTour"),
      found("One supported booth for a company at an event", "maiSummaries"),
    ),
    list(
      "When",
      found("Notice at least 14 days before departure", "maiSummaries"),
      found("Claim within 45 days of the end of the event", "maiSummaries"),
    ),
  ],
  links: ["commerce"],
};
