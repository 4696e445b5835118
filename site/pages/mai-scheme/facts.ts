import { endedScheme, successorScheme } from "../../content/facts/market-access.ts";
import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** What the published rules state stands in them alone. @source specification 2 "Policy Info" */
export const facts: FactsContent = {
  lead: "The Market Access Initiative Scheme of the Department of Commerce in short. MAI Assistance tells who can apply and for what.",
  caution: endedScheme,
  sections: [
    list(
      "The scheme",
      found("A central scheme of the Department of Commerce, in force since 2003", "maiSummaries"),
      found("The form of 2021 ran from 1 April 2021 to 31 March 2026", "maiSummaries"),
    ),
    list("What comes next", successorScheme),
  ],
  links: ["commerce", "dgft"],
  inHindi,
};
