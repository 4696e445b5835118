import { fullTextNote } from "../../content/facts/circulars.ts";
import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Policy Info" */
export const facts: FactsContent = {
  lead: "Circulars and office memoranda of the Department of Commerce that concern the council and its members.",
  sections: [
    list(
      "Documents",
      found(
        "Approval of the council, with a one-time waiver of the rule that a forum must come before a full council",
        "councilMemorandum",
        "September 2022",
      ),
      found("Market Access Initiative Scheme 2021, continued for five years", "maiSummaries", "July 2021"),
    ),
    list("Full text", fullTextNote),
  ],
  links: ["commerce"],
  inHindi,
};
