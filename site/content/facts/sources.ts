/** The official text of a fact: its name with its number, its date (YYYY-MM-DD) where it is known, and the official website. */
export type OfficialText = { readonly title: string; readonly on?: string; readonly url: string };

/**
 * The official texts behind the facts of policy pages. Null: the fact was read in reports or guides only, so its page lists it as not
 * confirmed, with whom to ask.
 */
export const sources = {
  councilMemorandum: { title: "Office memorandum of the Department of Commerce on the council, 2022", url: "https://www.commerce.gov.in" },
  publicNotice18: { title: "DGFT Public Notice 18/2023", on: "2023-06-23", url: "https://www.dgft.gov.in/CP/?opt=public-notice" },
  officerReport: null,
  tradeNotice05: { title: "DGFT Trade Notice 05/2024-25", on: "2024-06-12", url: "https://www.dgft.gov.in/CP/?opt=trade-notice" },
  parliament2025: { title: "Reply of the government in the Lok Sabha, July 2025", url: "https://sansad.in/ls/questions/questions-and-answers" },
  rubix2026: null,
  stackathon2024: null,
  cabinet2023: { title: "Decision of the Union Cabinet on the National Medical Devices Policy, 2023", on: "2023-04-26", url: "https://pib.gov.in" },
  maiGuidelines: { title: "Operational guidelines of the Market Access Initiative Scheme, 2021", url: "https://www.commerce.gov.in" },
  maiSummaries: { title: "Market Access Initiative Scheme, 2021, of the Department of Commerce", url: "https://www.commerce.gov.in" },
  maiExtension: {
    title: "Letter of the Department of Commerce that continues the Market Access Initiative Scheme, July 2021",
    url: "https://www.commerce.gov.in",
  },
  councilDuties: null,
  originAgencies: {
    title: "Handbook of Procedures 2023, appendix on the agencies for certificates of origin",
    url: "https://www.dgft.gov.in/CP/?opt=ft-policy",
  },
  rcmcGuides: null,
  rcmcHelp: { title: "DGFT help file on e-RCMC, version 3.0, August 2023", url: "https://www.dgft.gov.in" },
  pharmexcilWindow: null,
  missionDecision: { title: "Decision of the Union Cabinet on the Export Promotion Mission", on: "2025-11-12", url: "https://pib.gov.in" },
  traceTerms: null,
  traceAmendment: null,
  marketAccessSupport: null,
  africaTour: null,
  rodtepAdvisory: { title: "ICEGATE Advisory 01/2021 on RoDTEP", url: "https://www.icegate.gov.in" },
  scripNote: null,
  rodtepSchedules: {
    title: "DGFT Notification 70/2023, Notification 39/2024-25, and Appendix 4RE from 1 June 2025",
    url: "https://www.dgft.gov.in/CP/?opt=notification",
  },
  tradePolicyLaunch: {
    title: "Foreign Trade Policy 2023, DGFT Notification 1/2023",
    on: "2023-03-31",
    url: "https://www.dgft.gov.in/CP/?opt=ft-policy",
  },
  originPlatform: { title: "DGFT Trade Notices 13/2024-25 and 23/2024-25 on eCoO 2.0", url: "https://www.dgft.gov.in/CP/?opt=trade-notice" },
  originOnline: { title: "DGFT Trade Notices 41/2019-20 and 01/2020-21", url: "https://www.dgft.gov.in/CP/?opt=trade-notice" },
  apta: { title: "Asia-Pacific Trade Agreement (APTA), secretariat at UNESCAP", url: "https://www.unescap.org" },
  exchangeRates: { title: "CBIC Circular 17/2024-Customs on the Exchange Rate Automation Module", url: "https://www.cbic.gov.in" },
  deviceScheme: {
    title: "Scheme of the Department of Pharmaceuticals for strengthening the medical device industry, November 2024",
    url: "https://pharmaceuticals.gov.in",
  },
  softwareGuidance: { title: "CDSCO draft guidance on medical device software", on: "2025-10-21", url: "https://cdsco.gov.in" },
  sizeClasses: {
    title: "Notification S.O. 1364(E) of the Ministry of Micro, Small and Medium Enterprises",
    on: "2025-03-21",
    url: "https://egazette.gov.in",
  },
  zed: { title: "MSME Sustainable (ZED) certification scheme, page on subsidies", url: "https://zed.msme.gov.in" },
  visaGuides: null,
} as const satisfies Record<string, OfficialText | null>;

export type SourceKey = keyof typeof sources;
