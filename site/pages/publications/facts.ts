import { found, list, own, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** The text next to the table. @source specification 2 "/publications" */
export const facts: FactsContent = {
  lead: "Guidance, notices and guidelines that exporters of devices ask for most.",
  sections: [
    list(
      "About these publications",
      own("The table lists publications of government bodies, with the council's summary where there is one"),
      found(
        "The draft guidance of CDSCO on device software has 76 pages and was open for comments for 30 days",
        "softwareGuidance",
        "21 October 2025",
      ),
    ),
  ],
  links: ["cdsco", "dop"],
  inHindi,
};
