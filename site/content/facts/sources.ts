/**
 * The official text of a fact: its name with its number or version, its date (YYYY-MM-DD) where it has a day, and its address, or that of the official
 * website where its own is not known.
 */
export type OfficialText = { readonly title: string; readonly on?: string; readonly url: string };

/**
 * The official texts behind the facts of policy pages. Only a text that is known by its number or version and its date stands here. Null: the
 * fact was read elsewhere, so its page lists it as not confirmed, with whom to ask.
 */
export const sources = {
  councilMemorandum: null,
  publicNotice18: { title: "DGFT Public Notice 18/2023", on: "2023-06-23", url: "https://www.dgft.gov.in/CP/?opt=public-notice" },
  officerReport: null,
  tradeNotice05: { title: "DGFT Trade Notice 05/2024-25", on: "2024-06-12", url: "https://www.dgft.gov.in/CP/?opt=trade-notice" },
  parliament2025: null,
  rubix2026: null,
  stackathon2024: null,
  cabinet2023: { title: "Decision of the Union Cabinet on the National Medical Devices Policy, 2023", on: "2023-04-26", url: "https://pib.gov.in" },
  maiGuidelines: null,
  maiSummaries: null,
  maiExtension: null,
  councilDuties: null,
  originAgencies: null,
  rcmcGuides: null,
  rcmcHelp: { title: "DGFT help file on e-RCMC, version 3.0, August 2023", url: "https://www.dgft.gov.in" },
  missionDecision: { title: "Decision of the Union Cabinet on the Export Promotion Mission", on: "2025-11-12", url: "https://pib.gov.in" },
  traceTerms: null,
  traceAmendment: null,
  marketAccessSupport: null,
  rodtepAdvisory: null,
  scripNote: null,
  rodtepSchedules: null,
  tradePolicyLaunch: null,
  originPlatform: null,
  originOnline: null,
  apta: null,
  exchangeRates: null,
  deviceScheme: null,
  softwareGuidance: { title: "CDSCO draft guidance on medical device software", on: "2025-10-21", url: "https://cdsco.gov.in" },
  sizeClasses: {
    title: "Notification S.O. 1364(E) of the Ministry of Micro, Small and Medium Enterprises",
    on: "2025-03-21",
    url: "https://egazette.gov.in",
  },
  zed: null,
  visaGuides: null,
} as const satisfies Record<string, OfficialText | null>;

export type SourceKey = keyof typeof sources;
