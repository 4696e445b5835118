import { found } from "./facts.ts";

/** The last day of the scheme's stated period. */
export const schemeEndedOn = "2026-03-31";

export const endedScheme =
  "The stated period of the Market Access Initiative Scheme ended on 31 March 2026. What stands here is for costs up to that day. The Export Promotion Mission follows it: file the intent before the cost, on the portal of DGFT.";

export const successorScheme = found(
  "The Export Promotion Mission has Rs 25,060 crore for 2025-26 to 2030-31. It has two arms, Niryat Protsahan (finance) and Niryat Disha (market access and compliance), and DGFT runs it",
  "missionDecision",
  "12 November 2025",
);
