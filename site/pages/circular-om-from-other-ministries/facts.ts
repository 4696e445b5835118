import { fullTextNote } from "../../content/facts/circulars.ts";
import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Policy Info" */
export const facts: FactsContent = {
  lead: "Circulars of other ministries and authorities that exporters of devices need.",
  sections: [
    list(
      "Documents",
      found("CDSCO, draft guidance on medical device software: 76 pages, open for comments for 30 days", "softwareGuidance", "21 October 2025"),
      found(
        "DGFT Trade Notice 05/2024-25: who issues the RCMC for devices until the council is on the common platform",
        "tradeNotice05",
        "12 June 2024",
      ),
      found("DGFT Public Notice 18/2023: the council enters Appendix 2T as serial 38, with 151 device items", "publicNotice18", "23 June 2023"),
    ),
    list("Full text", fullTextNote),
  ],
  links: ["dgft", "cdsco"],
  inHindi,
};
