import { council } from "#domain/council.ts";
import { found, list, own, steps, type FactsContent } from "../../content/facts/facts.ts";
import { successorScheme } from "../../content/facts/market-access.ts";
import { inHindi } from "./facts.hi.ts";

/** @source data/scheme-rules.json, "successor"; issue 20, part 7 */
export const facts: FactsContent = {
  lead: "File the intent before the cost. For a cost that is paid first, nothing can be claimed afterwards.",
  caution:
    "The terms below are from reports, not from the notices themselves. Read the notice on the portal of DGFT before you incur a cost, and ask whether your device is in the list of TRACE.",
  sections: [
    steps(
      "TRACE: the support for registrations, tests and audits abroad",
      found("File the intent to claim on the portal of DGFT before the cost; it is valid for two years", "traceTerms"),
      found("Then incur the cost, and use no other scheme for the same cost", "traceTerms"),
      found("File the claim on the portal of DGFT; it is paid to the bank account that is linked to the IEC", "traceTerms"),
    ),
    list(
      "What it pays",
      found("The first terms: 60 or 75 percent, net of tax, at most Rs 25 lakh for an IEC and year", "traceAmendment"),
      found(
        "As amended in 2026: 95 percent for micro and small firms and 80 percent for medium ones, at most Rs 50 lakh, in two instalments, the second after proof of export",
        "traceAmendment",
      ),
    ),
    list(
      "The mission",
      successorScheme,
      found(
        "Market Access Support was launched with Rs 4,531 crore for buyer-seller meets, fairs, reverse meets and delegations",
        "marketAccessSupport",
        "31 December 2025",
      ),
    ),
    list(
      "What stays with the council",
      own(`Members file claims for costs up to 31 March 2026 with ${council.shortName}, in the member portal`),
      own(`${council.shortName} does not take intents: they are filed on the portal of DGFT`),
    ),
  ],
  links: ["dgft", "commerce"],
  inHindi,
};
