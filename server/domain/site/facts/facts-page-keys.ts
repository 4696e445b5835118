/** The pages that tell facts and nothing else, by their key in the table of pages; without their texts, for who only needs to know which. */
export const factsPageKeys = [
  "documents-required",
  "membership-benefits",
  "online-rcmc",
  "medical-device-policy",
  "mai-assistance",
  "indian-mission-abroad",
  "overseas-missions-in-india",
  "visa",
  "rodttep",
  "foreign-trade-policy",
  "circular-om-from-doc",
  "circular-om-from-dop",
  "circular-om-from-other-ministries",
  "msme-scheme",
  "mai-scheme",
  "medical-device-scheme",
  "guidelines-of-reimbursement-of-airfare",
  "customs-exchange-rate",
] as const;

export type FactsPageKey = (typeof factsPageKeys)[number];
