import { expect, test } from "vitest";
import { itemsFields } from "#domain/reimbursements/items.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { newItem } from "./new-item.ts";

function fieldOf(kind: SchemeKind, place = 0) {
  const field = itemsFields(schemeOf(kind))[place]?.field;
  if (field === undefined) throw new Error("no items there");
  return field;
}

const documents = [
  { fieldName: "rcmc_certificate", pages: 2 },
  { fieldName: "booking_receipt", pages: 1 },
];

test("the first item begins with the answers of the claim and the document that usually proves it", () => {
  const answers = { exhibition_name: "MEDICA", exhibition_date: "2025-11-17", stall_no: "12" };
  expect(newItem(fieldOf("exhibition"), { values: {}, answers, documents })).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    kind: "space",
    event: "MEDICA",
    event_from: "2025-11-17",
    document: "booking_receipt",
    page: "1",
  });
});

test("a country that was chosen by name is chosen by its code", () => {
  const countryFor = (name: string) => newItem(fieldOf("plant"), { values: { country_of_plant: name }, answers: {}, documents })["country"];
  expect(["India", "Germany", "USA", "UK", "Other"].map(countryFor)).toEqual(["IN", "DE", "US", "GB", undefined]);
});

test("a country that the registration in hand names stands before the one with which the list begins, not before a chosen one", () => {
  const known = { "items.country": { value: "KE", source: "expected" as const } };
  const countryFor = (name: string) => newItem(fieldOf("plant"), { values: { country_of_plant: name }, answers: {}, known, documents })["country"];
  expect(["India", "Other", "USA"].map(countryFor)).toEqual(["KE", "KE", "US"]);
});

test("the next item takes over what is not its own, also from another step", () => {
  const before = {
    id: "1",
    kind: "air_fare",
    event: "MEDICA",
    country: "DE",
    event_from: "2025-11-17",
    traveller: "Export Manager",
    paid_on: "2025-09-01",
    currency: "EUR",
    amount: "900.00",
    tax: "90.00",
    document: "travel_documents",
    page: "3",
  };
  const { id: _, ...next } = newItem(fieldOf("exhibition"), { values: {}, answers: { items: [before] }, documents });
  expect(next).toEqual({
    kind: "space",
    event: "MEDICA",
    country: "DE",
    event_from: "2025-11-17",
    currency: "EUR",
    document: "booking_receipt",
    page: "1",
  });
  const fare = newItem(fieldOf("exhibition", 1), { values: { items: [before] }, answers: {}, documents: [] });
  expect(fare).toMatchObject({ kind: "air_fare", event: "MEDICA", currency: "EUR" });
  expect(fare["traveller"]).toBeUndefined();
  expect(fare["document"]).toBeUndefined();
});

test("the last day of an event comes from any cost of the same event", () => {
  const fair = { kind: "space", event: "MEDICA 2025", event_from: "2025-11-17" };
  const items = [
    { ...fair, id: "1", event_to: "2025-11-20" },
    { ...fair, id: "2", event: "Medica" },
  ];
  const field = fieldOf("exhibition", 1);
  expect(newItem(field, { values: { items }, answers: {}, documents })).toMatchObject({ event: "Medica", event_to: "2025-11-20" });
  expect(newItem(field, { values: { items: items.slice(1) }, answers: { items: items.slice(0, 1) }, documents })["event_to"]).toBe("2025-11-20");
  const other = { ...fair, id: "3", event: "Arab Health" };
  expect(newItem(field, { values: { items: [...items, other] }, answers: {}, documents })["event_to"]).toBeUndefined();
});

test("an item of a claim that was started from a registration in hand begins with it, unless something else is given", () => {
  const told = (value: string) => ({ value, source: "expected" as const });
  const known = { "items.kind": told("retention"), "items.product": told("Gloves"), "items.country": told("KE") };
  const field = fieldOf("product");
  expect(newItem(field, { values: {}, answers: {}, known, documents })).toMatchObject({ kind: "retention", product: "Gloves", country: "KE" });
  const before = { id: "1", kind: "testing", country: "DE" };
  expect(newItem(field, { values: { items: [before] }, answers: {}, known, documents })).toMatchObject({ kind: "testing", country: "DE" });
});
