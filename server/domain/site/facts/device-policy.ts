import { cards, found, list, type FactsPage } from "./facts-page.ts";

/** @source specification 2 "/medical-device-policy" */
export const medicalDevicePolicy: FactsPage = {
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
};

/** @source specification 2 "Policy Info" */
export const medicalDeviceScheme: FactsPage = {
  lead: "Schemes of the Department of Pharmaceuticals for makers of medical devices.",
  sections: [
    list(
      "Scheme for strengthening the medical device industry",
      found("Rs 500 crore over three years", "deviceScheme", "Launched on 8 November 2024"),
      found("Common facilities for clusters, Rs 110 crore: up to Rs 20 crore a project, and Rs 5 crore for test laboratories", "deviceScheme"),
      found(
        "Marginal investment scheme, Rs 180 crore: 10 to 20% capital help, up to Rs 10 crore a project, for components and raw materials",
        "deviceScheme",
      ),
      found("Skill development, Rs 100 crore", "deviceScheme"),
      found("Support for clinical studies, Rs 100 crore", "deviceScheme"),
      found("Promotion of the industry, the remaining Rs 10 crore", "deviceScheme"),
    ),
    list("Beside it", found("The production-linked incentive and four device parks go on", "cabinet2023")),
  ],
  links: ["dop"],
};

/** @source specification 2 "Policy Info" */
export const msmeScheme: FactsPage = {
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
};
