import { expect, it } from "vitest";
import { furthestAmount, paymentStatusOf, seesRecommendation, seesVerdicts } from "./amount-stage.ts";
import { states } from "./lifecycle.ts";

const none = { claimedPaise: null, recommendedPaise: null, sanctionedPaise: null };

it.each([
  [none, undefined],
  [
    { ...none, claimedPaise: 0 },
    { stage: "claimed", paise: 0 },
  ],
  [
    { ...none, claimedPaise: 500, recommendedPaise: 0 },
    { stage: "recommended", paise: 0 },
  ],
  [
    { claimedPaise: 500, recommendedPaise: 300, sanctionedPaise: 200 },
    { stage: "sanctioned", paise: 200 },
  ],
])("of %j the amount that is known furthest is %j", (totals, furthest) => {
  expect(furthestAmount(totals)).toEqual(furthest);
});

it.each(["member", "dgft"] as const)("%s sees what is recommended while it is as it was forwarded", (reader) => {
  const forwarded = new Date();
  const seen = states.filter((state) => seesRecommendation(reader, { state, firstForwardedAt: forwarded }));
  expect(seen).toEqual(["UNDER_REVIEW_DGFT", "APPROVED_DGFT", "CLOSED"]);
  expect(states.filter((state) => seesVerdicts(reader, { state, decidedAt: forwarded }))).toEqual(reader === "dgft" ? seen : []);
  expect(states.filter((state) => seesRecommendation("member", { state, firstForwardedAt: null }))).toEqual([]);
  expect(states.every((state) => seesRecommendation("council", { state, firstForwardedAt: null }))).toBe(true);
});

it("DGFT does not see verdicts of a claim that was closed without its decision, unless DGFT had it then", () => {
  expect(seesVerdicts("dgft", { state: "CLOSED", decidedAt: null })).toBe(false);
  const from = states.filter((closedFrom) => seesVerdicts("dgft", { state: "CLOSED", decidedAt: null, closedFrom }));
  expect(from).toEqual(["UNDER_REVIEW_DGFT"]);
  expect(seesVerdicts("council", { state: "CLOSED", decidedAt: null })).toBe(true);
});

it("only an approved claim with an amount is sanctioned", () => {
  expect(states.filter((state) => paymentStatusOf({ state, sanctionedPaise: 100, paymentStatus: null }) === "sanctioned")).toEqual(["APPROVED_DGFT"]);
  expect(paymentStatusOf({ state: "APPROVED_DGFT", sanctionedPaise: 100, paymentStatus: "paid" })).toBe("paid");
  expect(paymentStatusOf({ state: "APPROVED_DGFT", sanctionedPaise: null, paymentStatus: null })).toBeNull();
});
