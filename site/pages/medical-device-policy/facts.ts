import { cards, found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "/medical-device-policy" */
export const facts: FactsContent = {
  lead: "The National Medical Devices Policy 2023 is the plan of the Government of India for the whole sector, from research to exports.",
  sections: [
    list(
      "Aims",
      found("Approved by the Union Cabinet", "cabinet2023", "26 April 2023"),
      found("A market of about USD 11 billion (around Rs 90,000 crore) in 2020, some 1.5% of the world's", "cabinet2023"),
      found("To reach USD 50 billion; the cabinet release says within five years, other reports say by 2030", "cabinet2023"),
      found("To reach 10 to 12% of the world market over 25 years", "cabinet2023"),
      found("Goals: access, affordability, quality, patient focus, prevention, security, research and skilled people", "cabinet2023"),
    ),
    cards(
      "Six strategies",
      found("Simpler regulation", "cabinet2023"),
      found("Infrastructure that enables", "cabinet2023"),
      found("Research and innovation", "cabinet2023"),
      found("Investment", "cabinet2023"),
      found("Human resources", "cabinet2023"),
      found("Brand position and awareness", "cabinet2023"),
    ),
    list(
      "What ran beside it by April 2023",
      found("Production-linked incentive: 26 projects approved, Rs 1,206 crore committed, Rs 714 crore invested", "cabinet2023"),
      found("14 projects that make 37 products had started, among them linear accelerators, MRI, CT, mammography and C-arms", "cabinet2023"),
      found("Four device parks: Himachal Pradesh, Madhya Pradesh, Tamil Nadu and Uttar Pradesh", "cabinet2023"),
    ),
  ],
  links: ["dop", "pib"],
  inHindi,
};
