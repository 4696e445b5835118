/** The end of the Market Access Initiative: a later cost needs an officer's reason. @source data/scheme-rules.json, "to" of each rule */
export const endOfProgramme = {
  costsUntil: "2026-03-31",
  outcome: "needs_reason",
  source: "Market Access Initiative Scheme 2021, stated period 01-04-2021 to 31-03-2026",
} as const;
