import { found, list, steps, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "/rodttep" */
export const facts: FactsContent = {
  lead: "RoDTEP, the Remission of Duties and Taxes on Exported Products, pays back what no other scheme refunds. Rates change: read them in the schedule of the day of export.",
  sections: [
    list(
      "What it is",
      found("It pays back duties and taxes on exports that no other scheme refunds", "rodtepAdvisory"),
      found("In force for exports from this day, in place of MEIS", "rodtepAdvisory", "1 January 2021"),
      found("Paid as a share of the FOB value, with a cap per unit for some lines", "rodtepAdvisory"),
      found("The FOB value that counts may not be more than 1.5 times the market price", "rodtepAdvisory"),
      found("Textiles of chapters 61 to 63 follow a sister scheme", "scripNote"),
    ),
    list(
      "For medical devices",
      found("A valid RCMC is a condition for exporters of devices", "tradeNotice05", "12 June 2024"),
      found(
        "Of 25 lines revised, cannulae (90183930) had 0.5% before, and spectacle lenses of plastic (90015000) went from 0.5% to 1.0%",
        "rodtepSchedules",
        "March 2024",
      ),
      found(
        "Rates stand in Appendix 4R for exports from the domestic tariff area and in Appendix 4RE for advance authorisation, EOU and SEZ; the latest 4RE seen holds from 1 June 2025",
        "rodtepSchedules",
      ),
    ),
    steps(
      "How to claim",
      found("Declare the claim in the shipping bill; without the declaration there is no credit", "rodtepAdvisory"),
      found("After the export manifest is filed, customs processes the claim and a scroll appears on ICEGATE", "rodtepAdvisory"),
      found("Turn scrolls into e-scrips in your credit ledger; this needs a digital signature", "rodtepAdvisory"),
      found("Pay basic customs duty with the e-scrips, or transfer them to another IEC", "scripNote"),
    ),
  ],
  links: ["dgft", "icegate"],
  inHindi,
};
