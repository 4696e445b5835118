export const texts = {
  /** Names in another language than English. */
  countries: {} as Readonly<Record<string, string>>,
  label: "Certificate of Origin",
  description: "Fees and rules for preferential and non-preferential certificates of origin.",
  feesOfOrigin: "Fees",
  feeKind: "Kind of certificate",
  fee: "Fee",
  gst: (percent: number): string => `GST ${percent}%`,
  total: "Total",
  kinds: { nonPreferential: "Non-preferential", preferential: "SAPTA and APTA" },
  saptaCountries: "Countries of SAPTA",
  aptaCountries: "Countries of APTA",
};
