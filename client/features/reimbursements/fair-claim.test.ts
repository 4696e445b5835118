import { expect, it } from "vitest";
import { countries } from "#domain/members/countries.ts";
import { answersOfFair } from "#domain/reimbursements/fair-answers.ts";
import { missingFacts } from "#domain/reimbursements/items.ts";
import { exhibition } from "#domain/reimbursements/schemes/exhibition.ts";
import { standItemKinds } from "#domain/reimbursements/schemes/item-facts.ts";
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
};
const known = answersOfFair(fair);

it("a claim for a fair that the firm attended leaves four entries", () => {
  const given = { ...known, firm_name: "Kaveri Imaging Pvt Ltd", firm_address: "Plot 12, Pune" };
  const left = exhibition.steps.flatMap((step) => {
    const values = { firm_name: given.firm_name, ...startValues(step, {}, undefined, given) };
    return step.fields.flatMap(({ type, name }) => (type === "document" || type === "items" || name in values ? [] : [name]));
  });
  const field = { type: "items" as const, name: "items", label: "Costs", document: "booking_receipt", kinds: standItemKinds };
  const told = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, { value, source: "fair" as const }]));
  const documents = [{ fieldName: "booking_receipt", label: "Booking receipt", pages: 1 }];
  const item = newItem(field, { values: {}, answers: {}, known: told, documents });
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

it("proposes the currency of each country, except where nobody lives or no currency is official", () => {
  const currencyIn = (country: string) => answersOfFair({ ...fair, country })["items.currency"];
  expect(["AE", "US", "BR", "FR", "BG", "EC", "SN", "VE"].map(currencyIn)).toEqual(["AED", "USD", "BRL", "EUR", "EUR", "USD", "XOF", "VES"]);
  const without = countries.flatMap(({ iso2 }) => (currencyIn(iso2) === undefined ? [iso2] : []));
  expect(without.toSorted()).toEqual(["AQ", "BV", "GS", "HM", "IO", "PS", "TF", "UM"]);
});
