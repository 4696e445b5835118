import { expect, it } from "vitest";
import { countries } from "#domain/members/countries.ts";
import { answersOfFair } from "#domain/reimbursements/fair-answers.ts";
import { missingFacts } from "#domain/reimbursements/items.ts";
import { exhibition } from "#domain/reimbursements/schemes/exhibition.ts";
import { standItemKinds, travelItemKinds } from "#domain/reimbursements/schemes/item-facts.ts";
import { newItem } from "./new-item.ts";
import { startValues } from "./step-values.ts";

const fair = {
  title: "MEDICA 2026",
  venue: "Messe Düsseldorf",
  city: "Düsseldorf",
  country: "DE",
  startsOn: "2026-11-16",
  endsOn: "2026-11-19",
  hall: "12",
  stall: "A10",
  feePaise: null,
  feesReceived: [],
};
const known = answersOfFair(fair);
const field = { type: "items" as const, name: "items", label: "Costs", document: "booking_receipt", kinds: standItemKinds };
const documents = [{ fieldName: "booking_receipt", label: "Booking receipt", pages: 1 }];
const toldBy = (answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, { value, source: "fair" as const }]));

it("a claim for a fair that the firm attended leaves four entries", () => {
  const given = { ...known, firm_name: "Kaveri Imaging Pvt Ltd", firm_address: "Plot 12, Pune" };
  const left = exhibition.steps.flatMap((step) => {
    const values = { firm_name: given.firm_name, ...startValues(step, {}, undefined, given) };
    return step.fields.flatMap(({ type, name }) => (type === "document" || type === "items" || name in values ? [] : [name]));
  });
  const item = newItem(field, { values: {}, answers: {}, known: toldBy(known), documents });
  expect(item).toMatchObject({
    kind: "space",
    event: "MEDICA 2026",
    country: "DE",
    event_from: "2026-11-16",
    event_to: "2026-11-19",
    currency: "EUR",
  });
  const missing = missingFacts(exhibition, item, ["booking_receipt"]).map(({ name }) => name);
  expect([...left, ...missing]).toEqual(["has_mou", "has_air_fare", "paid_on", "amount"]);
});

it("a fee that the council received is in rupees, and its payment begins the first cost only", () => {
  const payment = { amountPaise: 150_000_00, paidOn: "2026-09-01", reference: "N0912601" };
  const told = toldBy(answersOfFair({ ...fair, feePaise: 150_000_00, feesReceived: [payment] }));
  const first = newItem(field, { values: {}, answers: {}, known: told, documents });
  const paid = { currency: "INR", amount: "150000.00", paid_on: "2026-09-01", receipt_no: "N0912601" };
  expect(first).toMatchObject({ kind: "space", ...paid });
  expect(missingFacts(exhibition, first, ["booking_receipt"])).toEqual([]);
  const next = newItem(field, { values: { items: [first] }, answers: {}, known: told, documents });
  expect([next["currency"], next["amount"], next["paid_on"], next["receipt_no"]]).toEqual(["INR", undefined, undefined, undefined]);
  const fare = newItem({ ...field, kinds: travelItemKinds }, { values: {}, answers: {}, known: told, documents });
  expect([fare["kind"], fare["amount"], fare["paid_on"]]).toEqual(["air_fare", undefined, undefined]);
});

it("a fee that is not received, or in several payments, gives the currency alone", () => {
  const payment = { amountPaise: 75_000_00, paidOn: "2026-09-01", reference: "N0912601" };
  for (const feesReceived of [[], [payment, { ...payment, reference: "N0912602" }]]) {
    const answers = answersOfFair({ ...fair, feePaise: 150_000_00, feesReceived });
    expect([answers["items.currency"], answers["items.amount"], answers["items.receipt_no"]]).toEqual(["INR", undefined, undefined]);
  }
});

it("proposes the currency of each country, except where nobody lives or no currency is official", () => {
  const currencyIn = (country: string) => answersOfFair({ ...fair, country })["items.currency"];
  expect(["AE", "US", "BR", "FR", "BG", "EC", "SN", "VE"].map(currencyIn)).toEqual(["AED", "USD", "BRL", "EUR", "EUR", "USD", "XOF", "VES"]);
  const without = countries.flatMap(({ iso2 }) => (currencyIn(iso2) === undefined ? [iso2] : []));
  expect(without.toSorted()).toEqual(["AQ", "BV", "GS", "HM", "IO", "PS", "TF", "UM"]);
});
