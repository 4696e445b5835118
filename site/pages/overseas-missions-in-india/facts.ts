import { list, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Knowledge Documents" */
export const facts: FactsContent = {
  lead: "Foreign embassies, high commissions and consulates in India give visas, legalise papers and know the rules of their market.",
  caution: "The Ministry of External Affairs keeps the official list. Addresses and hours change: look them up there before you travel.",
  sections: [
    list(
      "Where they are",
      unchecked(
        "Most embassies and high commissions sit in New Delhi; many states keep consulates in Mumbai, Chennai, Kolkata, Bengaluru and Hyderabad",
      ),
      unchecked("The protocol division of the Ministry of External Affairs keeps the official list"),
    ),
  ],
  links: ["missionsHere", "mea"],
  inHindi,
};
