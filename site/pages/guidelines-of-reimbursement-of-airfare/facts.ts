import { council } from "#domain/council.ts";
import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** What the published rules state stands in them alone. @source specification 2 "Policy Info" */
export const facts: FactsContent = {
  lead: "What other export promotion councils published on reimbursing airfare under the Market Access Initiative, for costs up to 31 March 2026.",
  caution: `These limits are those of sister councils (SRTEPC, SEPC) for the scheme of 2021. They show what to expect; ${council.shortName} may set its own. Ask before you book.`,
  sections: [
    list("Which companies", found("Not under investigation and not debarred under trade law", "maiSummaries")),
    list(
      "Who travels, and how",
      found("A director, partner, proprietor or senior regular officer; foreign nationals are excluded", "maiSummaries"),
      found("Economy class only", "maiSummaries"),
      found("One supported booth for a company at an event", "maiSummaries"),
    ),
  ],
  links: ["commerce"],
  inHindi,
};
