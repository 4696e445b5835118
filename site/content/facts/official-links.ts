/** Official websites to which policy pages link. */
export const officialLinks = {
  dop: { label: "Department of Pharmaceuticals", url: "https://pharmaceuticals.gov.in" },
  commerce: { label: "Department of Commerce", url: "https://www.commerce.gov.in" },
  dgft: { label: "Directorate General of Foreign Trade (DGFT)", url: "https://www.dgft.gov.in" },
  tradePolicy: { label: "Foreign Trade Policy 2023 and Handbook of Procedures (DGFT)", url: "https://www.dgft.gov.in/CP/?opt=ft-policy" },
  tradeConnect: { label: "Trade Connect e-platform", url: "https://trade.gov.in" },
  tradePortal: { label: "Indian Trade Portal", url: "https://www.indiantradeportal.in" },
  icegate: { label: "ICEGATE, the portal of Indian Customs", url: "https://www.icegate.gov.in" },
  cbic: { label: "Central Board of Indirect Taxes and Customs", url: "https://www.cbic.gov.in" },
  cdsco: { label: "Central Drugs Standard Control Organisation (CDSCO)", url: "https://cdsco.gov.in" },
  pib: { label: "Press Information Bureau", url: "https://pib.gov.in" },
  mea: { label: "Ministry of External Affairs", url: "https://www.mea.gov.in" },
  missionsAbroad: { label: "Directory of Indian missions abroad", url: "https://www.mea.gov.in/indian-missions-abroad-new.htm" },
  missionsHere: { label: "Directory of foreign missions in India", url: "https://www.mea.gov.in/foreign-embassies-in-india.htm" },
  visa: { label: "Indian Visa Online", url: "https://indianvisaonline.gov.in" },
  zed: { label: "ZED certification portal", url: "https://zed.msme.gov.in" },
  udyam: { label: "Udyam registration", url: "https://udyamregistration.gov.in" },
  msme: { label: "Ministry of Micro, Small and Medium Enterprises", url: "https://msme.gov.in" },
  eepc: { label: "EEPC India", url: "https://www.eepcindia.com" },
} as const satisfies Record<string, OfficialLink>;

export type OfficialLink = { readonly label: string; readonly url: string };
export type LinkKey = keyof typeof officialLinks;
