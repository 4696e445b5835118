import { fullTextNote } from "../../content/facts/circulars.ts";
import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Policy Info" */
export const facts: FactsContent = {
  lead: "Circulars and office memoranda of the Department of Pharmaceuticals, which has administrative control of the council.",
  sections: [
    list(
      "Documents",
      found("Guidelines of the scheme for strengthening the medical device industry", "deviceScheme", "8 November 2024"),
      found("An officer on special duty is named to set up the council", "officerReport", "December 2022"),
    ),
    list("Full text", fullTextNote),
  ],
  links: ["dop"],
  inHindi,
};
