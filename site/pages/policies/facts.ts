import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** The text next to the table. @source specification 2 "/policies" */
export const facts: FactsContent = {
  lead: "Policies and guidance of government bodies, each with the council's summary and the official place.",
  sections: [
    list(
      "Devices with software",
      found(
        "The draft guidance covers software inside a device and software that is a device of its own, under the Medical Devices Rules 2017",
        "softwareGuidance",
      ),
      found("Risk classes run from A to D; A and B are licensed by the states, C and D by the centre", "softwareGuidance"),
    ),
  ],
  links: ["cdsco"],
  inHindi,
};
