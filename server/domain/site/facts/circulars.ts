import { found, list, own, type FactsPage } from "./facts-page.ts";

const original = own("For the full text ask the Policy and Trade Data Desk, or look on the issuer's site");

/** @source specification 2 "Policy Info" */
export const circularsOfCommerce: FactsPage = {
  lead: "Circulars and office memoranda of the Department of Commerce that concern the council and its members.",
  sections: [
    list(
      "Documents",
      found(
        "Approval of the council, with a one-time waiver of the rule that a forum must come before a full council",
        "councilMemorandum",
        "September 2022",
      ),
      found("Market Access Initiative Scheme 2021, continued for five years", "maiSummaries", "July 2021"),
    ),
    list("Full text", original),
  ],
  links: ["commerce"],
};

/** @source specification 2 "Policy Info" */
export const circularsOfPharmaceuticals: FactsPage = {
  lead: "Circulars and office memoranda of the Department of Pharmaceuticals, which has administrative control of the council.",
  sections: [
    list(
      "Documents",
      found("Guidelines of the scheme for strengthening the medical device industry", "deviceScheme", "8 November 2024"),
      found("An officer on special duty is named to set up the council", "officerReport", "December 2022"),
    ),
    list("Full text", original),
  ],
  links: ["dop"],
};

/** @source specification 2 "Policy Info" */
export const circularsOfOthers: FactsPage = {
  lead: "Circulars of other ministries and authorities that exporters of devices need.",
  sections: [
    list(
      "Documents",
      found("CDSCO, draft guidance on medical device software: 76 pages, open for comments for 30 days", "softwareGuidance", "21 October 2025"),
      found(
        "DGFT Trade Notice 05/2024-25: who issues the RCMC for devices until the council is on the common platform",
        "tradeNotice05",
        "12 June 2024",
      ),
      found("DGFT Public Notice 18/2023: the council enters Appendix 2T as serial 38, with 151 device items", "publicNotice18", "23 June 2023"),
    ),
    list("Full text", original),
  ],
  links: ["dgft", "cdsco"],
};

/** What stands beside the table. @source specification 2 "/policies" */
export const policyNotes: FactsPage = {
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
};
