import { expect, test } from "vitest";
import type { ClaimFacts, DrawnCost } from "../rules/facts.ts";
import { startingRules } from "../rules/starting-rules.ts";
import { RuleTerms, type CapTerm } from "../rules/terms.ts";
import { entitlementOf } from "./entitlement.ts";

const starting = startingRules.findLast(({ scheme }) => scheme === "exhibition");
const source = "Order of the test";
const drawnFor = (kind: string, country: string, paise: number, filedOn = "2026-06-01"): DrawnCost => ({ id: kind, kind, country, filedOn, paise });
const firm: ClaimFacts = {
  scheme: "exhibition",
  filedOn: "2026-11-20",
  isFirstClaim: false,
  memberSince: "2020-04-01",
  memberUntil: "2027-03-31",
  drawn: [
    drawnFor("air_fare", "AE", 2_00_000_00),
    drawnFor("air_fare", "KE", 80_000_00),
    drawnFor("air_fare", "KE", 70_000_00, "2026-03-31"),
    drawnFor("space", "KE", 5_00_000_00),
  ],
  visits: { claimed: [], attended: [] },
  costs: [],
};
const withCaps = (caps: readonly CapTerm[], wording = starting?.terms.wording) => {
  const terms = RuleTerms.parse({ ...starting?.terms, chosenBy: "filed", capYear: "financial_year_filed", caps, wording });
  const version = { id: "v", scheme: "exhibition", number: 9, effectiveFrom: "2026-04-01", effectiveTo: null, terms } as const;
  return entitlementOf([version], "exhibition", firm);
};

test("each cap of the year has what was drawn of its own costs, and says which", () => {
  const airFare: CapTerm = { per: "firm_year", kinds: ["air_fare"], amountPaise: 3_00_000_00, source };
  const inKenya: CapTerm = { per: "firm_year", kinds: ["air_fare"], countries: ["KE"], amountPaise: 50_000_00, source };
  const ofEvent: CapTerm = { per: "event", amountPaise: 5_00_000_00, source };
  const ofAirFare = { scope: " for air fare", drawnPaise: 2_80_000_00, capPaise: 3_00_000_00, leftPaise: 20_000_00 };
  const ofKenya = { scope: " for air fare in Kenya", drawnPaise: 80_000_00, capPaise: 50_000_00, leftPaise: 0 };
  expect(withCaps([ofEvent, airFare, inKenya])).toMatchObject({
    drawnPaise: 7_80_000_00,
    capPaise: null,
    leftPaise: null,
    otherCaps: [ofAirFare, ofKenya],
  });
  const all: CapTerm = { per: "firm_year", amountPaise: 10_00_000_00, source };
  expect(withCaps([airFare, all])).toMatchObject({ capPaise: 10_00_000_00, leftPaise: 2_20_000_00, otherCaps: [ofAirFare] });
  expect(withCaps([all])).toMatchObject({ otherCaps: [] });
});

test("a firm reads in the office's own words what no term says", () => {
  const wordingOf = (wording?: RuleTerms["wording"]) => withCaps([], wording)?.wording.map(({ text }) => text);
  expect(wordingOf()).toEqual([expect.stringContaining("Only events that were approved beforehand and are led by a council")]);
  expect(wordingOf({ en: "", hi: "जैसा कहा है।" })).toEqual(["जैसा कहा है।"]);
  expect(wordingOf({ en: "", hi: "" })).toEqual([]);
});
