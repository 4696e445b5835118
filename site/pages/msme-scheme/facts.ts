import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Policy Info" */
export const facts: FactsContent = {
  lead: "What the Ministry of MSME offers to micro, small and medium enterprises that make or export devices.",
  sections: [
    list(
      "Size classes from 1 April 2025",
      found("Micro: investment up to Rs 2.5 crore and turnover up to Rs 10 crore", "sizeClasses"),
      found("Small: investment up to Rs 25 crore and turnover up to Rs 100 crore", "sizeClasses"),
      found("Medium: investment up to Rs 125 crore and turnover up to Rs 500 crore", "sizeClasses"),
    ),
    list(
      "ZED certification",
      found("Udyam registration is the ticket of entry", "zed"),
      found("Three levels: bronze, silver and gold", "zed"),
      found("Part of the cost is paid: micro 80%, small 60%, medium 50%", "zed"),
      found("10% more for women, SC or ST owners and for listed regions; 5% more for units of a cluster", "zed"),
      found("A joining reward of Rs 10,000, and help with consultancy up to Rs 5 lakh", "zed"),
      found(
        "For fairs abroad, certified units get up to Rs 75,000 airfare, Rs 1 lakh for the stall and Rs 25,000 for freight, and easier terms of banks",
        "zed",
      ),
    ),
  ],
  links: ["zed", "udyam", "msme"],
  inHindi,
};
