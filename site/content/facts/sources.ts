/** The sources of the facts on policy pages, as the pages name them. */
export const sources = {
  councilMemorandum:
    "Office memorandum of the Department of Commerce on the council, 2022, as reported by The Health Master, Can-India and Medical Dialogues",
  publicNotice18: "DGFT Public Notice 18/2023 of 23 June 2023, as reported by Bizz Buzz and legalitysimplified.com",
  officerReport: "Bizz Buzz, report on the officer on special duty, December 2022",
  tradeNotice05: "DGFT Trade Notice 05/2024-25 of 12 June 2024, text on TaxGuru",
  parliament2025: "Reply in the Lok Sabha, July 2025, as reported by IANS and Sakshi Post",
  rubix2026: "Rubix Industry Insights, as reported by IANS on 12 February 2026",
  stackathon2024: "Reports of ANI and KNN on the Meditech Stackathon, May 2024",
  cabinet2023:
    "Cabinet release on the National Medical Devices Policy 2023 of 26 April 2023 (website of the Prime Minister); reports of PTI and BQ Prime",
  maiGuidelines: "Operational guidelines of the Market Access Initiative Scheme 2021, on the MAI page of EEPC India",
  maiSummaries: "Summaries of the MAI Scheme 2021: CMAI circular 37/2021, MAI page of SRTEPC, CHEMEXCIL circular of 26 July 2021",
  maiExtension: "Letter of the Department of Commerce that continues the MAI Scheme, July 2021",
  councilDuties: "Pages of IndiaFilings and Pharmexcil on what export councils do",
  originAgencies: "Appendix to the Handbook of Procedures on agencies for SAPTA and APTA certificates, as summarised by TaxTMI",
  rcmcGuides: "Guides of RegisterKaro and adcodeapply.in on papers for the RCMC",
  rcmcHelp: "DGFT user help file on e-RCMC, version 3.0 of August 2023; how-to-apply page of the Carpet Export Promotion Council",
  pharmexcilWindow: "Business Standard of 8 January 2019 and The Health Master of 27 March 2021 on a circular of Pharmexcil",
  missionDecision:
    "Cabinet decision on the Export Promotion Mission of 12 November 2025, as reported by Millennium Post, Impressive Times and India News Bull",
  traceTerms: "Reports on TRACE of proindiaclub.com and fintax.blog, February 2026",
  traceAmendment: "TaxTMI highlights 101320 on TRACE, 2026; the date of the notice is not stated there",
  marketAccessSupport: "Business Standard (Hindi) and Money9 of 31 December 2025 on Market Access Support",
  africaTour: "Registration page of SEPC for a buyer-seller meet in Africa",
  rodtepAdvisory: "ICEGATE advisory 01/2021 on RoDTEP; TaxTMI summary of the customs public notice; note of exportobiz.com",
  scripNote: "Note of Universal Connections on the ICEGATE e-scrip advisory, January 2024",
  rodtepSchedules: "RoDTEP schedules and changes on LawCrux: Appendix 4RE from 1 June 2025, Notification 70/2023, Notification 39/2024-25",
  tradePolicyLaunch:
    "Reports on the launch of the Foreign Trade Policy 2023: ABP Live, Moneycontrol (PTI), North East Herald, Free Press Journal, Fortune India",
  originPlatform:
    "DGFT eCoO 2.0: Business Standard and Devdiscourse of 27 January 2025; Trade Notice 23/2024-25 (World Trade Scanner); Trade Notice 13/2024-25 (TaxGuru)",
  originOnline: "DGFT Trade Notices 41/2019-20 and 01/2020-21 (World Trade Scanner, SRTEPC, Eximguru)",
  apta: "Page of the UN LDC Portal on APTA",
  exchangeRates: "CBIC public notice on the Exchange Rate Automation Module 2024 (Tax Management India) and Circular 17/2024-Customs",
  deviceScheme:
    "Scheme of the Department of Pharmaceuticals for strengthening the medical device industry: Medical Buyer, KNN and Devdiscourse, November 2024, and the scheme's portal",
  softwareGuidance: "CDSCO draft guidance on medical device software of 21 October 2025: Business Standard, Nishith Desai, ACPL",
  sizeClasses: "Notification S.O. 1364(E) of 21 March 2025, as noted by Vinod Kothari Consultants",
  zed: "Subsidy page of the MSME Sustainable (ZED) portal; Financial Express of 28 April and December 2022; Zee News 2022",
  visaGuides: "Travel guides on the Indian e-Business visa of 2020, 2024 and 2026, which are no official texts",
} as const;

export type SourceKey = keyof typeof sources;
