import { found, list, own, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Knowledge Documents" */
export const facts: FactsContent = {
  lead: "Indian embassies, high commissions and consulates help exporters in the country of the buyer. The Ministry of External Affairs keeps the directory.",
  sections: [
    list(
      "What missions do for exporters",
      unchecked("Their commercial wings answer trade queries and help at fairs"),
      found("The Foreign Trade Policy 2023 links exporters, states, districts and missions", "tradePolicyLaunch"),
      unchecked("The Trade Connect e-platform brings missions, councils and exporters together"),
    ),
    list(
      "For your reimbursement",
      own(
        "A certificate of the Indian mission on the registration charges may be enclosed with a product claim; attach an attested translation if it is not in English",
      ),
    ),
  ],
  links: ["missionsAbroad", "mea", "tradeConnect"],
  inHindi,
};
