import { found, list, own, unchecked, type FactsPage } from "./facts-page.ts";

/** What stands beside the table. @source specification 2 "/strategy-paper" */
export const strategyNotes: FactsPage = {
  lead: "Papers that set the course for India's exports of medical devices.",
  sections: [
    list(
      "About these papers",
      own("No strategy paper of the council is published here yet; the table lists papers of government bodies"),
      found("The base is the National Medical Devices Policy 2023", "cabinet2023"),
      found("Two Meditech Stackathons drew value-chain maps of eight device segments", "deviceScheme"),
    ),
  ],
  links: ["dop"],
};

/** What stands beside the table. @source specification 2 "/annual-reports" */
export const annualNotes: FactsPage = {
  lead: "Annual reports that tell of India's medical devices and their exports.",
  sections: [
    list(
      "About these reports",
      own("No annual report of the council is published here yet; the table lists those of government departments"),
      unchecked("The departments of Pharmaceuticals and of Commerce publish yearly reports with chapters on devices and on exports"),
    ),
  ],
  links: ["dop", "commerce"],
};

/** What stands beside the table. @source specification 2 "/publications" */
export const publicationNotes: FactsPage = {
  lead: "Guidance, notices and guidelines that exporters of devices ask for most.",
  sections: [
    list(
      "About these publications",
      own("The table lists publications of government bodies, with the council's summary where there is one"),
      found(
        "The draft guidance of CDSCO on device software has 76 pages and was open for comments for 30 days",
        "softwareGuidance",
        "21 October 2025",
      ),
    ),
  ],
  links: ["cdsco", "dop"],
};

/** What stands beside the table. @source specification 2 "/hs-codes" */
export const hsCodeNotes: FactsPage = {
  lead: "Search the device lines of the council's catalogue by product, code or category. A code of four or six digits finds all lines below it.",
  caution:
    "The split into categories is the council's own, for finding members; it is no ruling on classification. The customs tariff of the day decides.",
  sections: [
    list(
      "How a code is built",
      unchecked(
        "Two digits are the chapter, four the heading, six the subheading, eight the tariff item; six digits are common worldwide and India adds two",
      ),
      unchecked("Device lines sit mainly in 3005, 3006, 3822, 4014, 4015, 8713, 9018 to 9022, 9025, 9402 and 9619"),
      unchecked("The revision of 2022 split 3822, moved blood-grouping reagents from 3006.20 to 3822.13 and surgical gloves from 4015.11 to 4015.12"),
      found("DGFT assigned 151 device items to the council", "publicNotice18", "23 June 2023"),
    ),
  ],
  links: ["dgft", "cbic"],
};
