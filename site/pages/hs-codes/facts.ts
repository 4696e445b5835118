import { found, list, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** The text next to the table. @source specification 2 "/hs-codes" */
export const facts: FactsContent = {
  lead: "Search the device lines of the council's catalogue by product, code or category. A code of four or six digits finds all lines below it.",
  caution:
    "The split into categories is the council's own, for finding members; it is no ruling on classification. The customs tariff of the day decides.",
  sections: [
    list(
      "How a code is built",
      unchecked(
        "Two digits are the chapter, four the heading, six the subheading, eight the tariff item; six digits are common worldwide and India adds two",
      ),
      unchecked("Device lines sit mainly in 3005, 3006, 3822, 4014, 4015, 8713, 9018 to 9022, 9025, 9402 and 9619"),
      unchecked("The revision of 2022 split 3822, moved blood-grouping reagents from 3006.20 to 3822.13 and surgical gloves from 4015.11 to 4015.12"),
      found("DGFT assigned 151 device items to the council", "publicNotice18", "23 June 2023"),
    ),
  ],
  links: ["dgft", "cbic"],
  inHindi,
};
