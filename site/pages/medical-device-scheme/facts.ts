import { found, list, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "Policy Info" */
export const facts: FactsContent = {
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
    list("Other support of the department", found("The production-linked incentive and four device parks go on", "cabinet2023")),
  ],
  links: ["dop"],
  inHindi,
};
