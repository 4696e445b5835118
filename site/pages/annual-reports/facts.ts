import { list, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** The text next to the table. @source specification 2 "/annual-reports" */
export const facts: FactsContent = {
  lead: "Annual reports that tell of India's medical devices and their exports.",
  sections: [
    list(
      "About these reports",
      unchecked("The departments of Pharmaceuticals and of Commerce publish yearly reports with chapters on devices and on exports"),
    ),
  ],
  links: ["dop", "commerce"],
  inHindi,
};
