import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** The text next to the table. @source specification 2 "/strategy-paper" */
export const facts: FactsContent = {
  lead: "Papers that set the course for India's exports of medical devices.",
  sections: [
    list(
      "About these papers",
      found("The base is the National Medical Devices Policy 2023", "cabinet2023"),
      found("Two Meditech Stackathons drew value-chain maps of eight device segments", "deviceScheme"),
    ),
  ],
  links: ["dop"],
  inHindi,
};
