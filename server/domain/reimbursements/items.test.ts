import { expect, test } from "vitest";
import { fieldErrorsOf } from "../field-errors.ts";
import { fieldOfPath } from "./answers.ts";
import { itemsInput } from "./items-input.ts";
import { costOf, itemKinds, itemsBefore, itemsFields, maxItems, missingFacts, totalsByCurrency } from "./items.ts";
import { schemeOf } from "./schemes/index.ts";
import { schemeKinds } from "./schemes/kinds.ts";

const documents = ["foreign_certificate", "rcmc_certificate"];
const product = itemsInput(itemKinds(schemeOf("product")), (name) => documents.includes(name), "2026-11-23");
const fee = { kind: "registration", country: "KE", certificate_no: "K-1", paid_on: "01-02-2026", currency: "USD", amount: "1,250.5" };
const parse = (...items: unknown[]) => product.parse(items);
const errorsOf = (...items: unknown[]) => {
  const read = product.safeParse(items);
  return read.success ? {} : fieldErrorsOf(read.error, (path) => fieldOfPath(["items", ...path]) ?? "");
};

test("an item is stored with its amounts in the places of its currency and its dates as YYYY-MM-DD", () => {
  expect(parse({ ...fee, page: 2, document: "foreign_certificate" })).toEqual([
    { ...fee, paid_on: "2026-02-01", amount: "1250.50", page: "2", document: "foreign_certificate" },
  ]);
  expect(parse({ ...fee, currency: "JPY", amount: "130000.00", tax: "0" })).toMatchObject([{ amount: "130000", tax: "0" }]);
  expect(parse({ ...fee, tax: "0,00" })).toMatchObject([{ tax: parse({ ...fee, tax: "0.00" })[0]?.["tax"] }]);
});

test("JSON of a list is read, what is no list is refused", () => {
  expect(product.parse(JSON.stringify([fee]))).toHaveLength(1);
  expect(product.parse("")).toEqual([]);
  expect(product.safeParse("{").success).toBe(false);
  expect(product.safeParse({ kind: "registration" }).success).toBe(false);
});

test("control characters are dropped, and half a character, which JSON can spell, is refused with its place", () => {
  expect(product.parse('[{"kind": "testing", "product": "a\\u0000b"}]')).toEqual([{ kind: "testing", product: "ab" }]);
  expect(Object.keys(errorsOf({ ...fee, product: "a\ud800" }))).toEqual(["items.0.product"]);
});

test("an unfinished item is taken, and what it lacks has names", () => {
  const [item = {}] = parse({ kind: "registration", amount: "12" });
  expect(missingFacts(schemeOf("product"), item, documents).map(({ name }) => name)).toEqual([
    "country",
    "certificate_no",
    "paid_on",
    "currency",
    "document",
  ]);
});

test("an item of a later step is counted after those of the steps before", () => {
  const scheme = schemeOf("exhibition");
  const all = [{ kind: "space" }, { kind: "air_fare" }, { kind: "space" }];
  expect(itemsFields(scheme).map(({ field }) => itemsBefore(scheme, field, all))).toEqual([0, 2]);
});

test("a document that the claim does not have leaves the item unfinished", () => {
  const [item = {}] = parse({ ...fee, document: "foreign_certificate" });
  expect(missingFacts(schemeOf("product"), item, documents)).toEqual([]);
  expect(missingFacts(schemeOf("product"), item, ["rcmc_certificate"])).toEqual([{ name: "document", label: "Document that proves it" }]);
});

test.each([
  ["zero", { amount: "0" }, "items.0.amount"],
  ["negative", { amount: "-5" }, "items.0.amount"],
  ["a word", { amount: "ten" }, "items.0.amount"],
  ["1e15", { amount: "1e15" }, "items.0.amount"],
  ["too large", { amount: "1000000000000000" }, "items.0.amount"],
  ["three decimals of a rupee", { currency: "INR", amount: "10.125" }, "items.0.amount"],
  ["an unknown currency", { currency: "XXX" }, "items.0.currency"],
  ["a date in the future", { paid_on: "2026-11-24" }, "items.0.paid_on"],
  ["a day that is none", { paid_on: "31-02-2026" }, "items.0.paid_on"],
  ["more tax than amount", { tax: "1250.51" }, "items.0.tax"],
  ["a negative tax", { tax: "-1" }, "items.0.tax"],
  ["a country that is none", { country: "XX" }, "items.0.country"],
  ["a kind of another scheme", { kind: "air_fare" }, "items.0.kind"],
  ["a document of another scheme", { document: "booth_photos" }, "items.0.document"],
  ["page 0", { page: 0 }, "items.0.page"],
  ["half a page", { page: 1.5 }, "items.0.page"],
  ["an id that is none", { id: "7" }, "items.0.id"],
  ["a certificate that ends before it begins", { issued_on: "2026-02-01", valid_to: "2026-01-31" }, "items.0.valid_to"],
  ["a very long text", { product: "x".repeat(201) }, "items.0.product"],
])("%s is refused with its place", (_, wrong, field) => {
  expect(Object.keys(errorsOf({ ...fee, ...wrong }))).toEqual([field]);
});

test("40 items are taken, 41 are refused, and an id only once", () => {
  expect(parse(...Array.from({ length: maxItems }, () => fee))).toHaveLength(40);
  expect(Object.values(errorsOf(...Array.from({ length: 41 }, () => fee)))).toEqual([[expect.stringContaining("at most 40 items")]]);
  const id = "0197d0c0-0000-7000-8000-000000000001";
  expect(Object.values(errorsOf({ ...fee, id }, { ...fee, id }))).toEqual([[expect.stringContaining("same id")]]);
});

test("a fact that the kind does not have is dropped", () => {
  expect(parse({ ...fee, traveller: "x", unknown: "y" })).toEqual([{ ...fee, paid_on: "2026-02-01", amount: "1250.50" }]);
});

test("an event is the same in each claim, whatever its year and spelling", () => {
  const names = ["MEDICA 2025", "Medica", "medica, 2026"].map((event) => costOf({ kind: "space", event }).event);
  expect(new Set(names)).toEqual(new Set(["medica"]));
  const [fair, other] = ["मेला", "माला"].map((event) => costOf({ kind: "space", event }).event);
  expect(fair).not.toBe(other);
});

test("the last day of an event is not known where only its first day is given", () => {
  const fair = { kind: "space", event: "Africa Health", event_from: "2025-10-20" };
  expect(costOf(fair)).toMatchObject({ eventFrom: "2025-10-20", eventTo: "2025-10-20", isEventEndKnown: false });
  expect(costOf({ ...fair, event_to: "2025-10-22" })).toMatchObject({ eventFrom: "2025-10-20", eventTo: "2025-10-22", isEventEndKnown: true });
});

test("a kind belongs to one step only", () => {
  for (const scheme of schemeKinds) {
    const names = itemKinds(schemeOf(scheme)).map(({ kind }) => kind);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("amounts are added up in each currency with its places, exactly", () => {
  const costs = [
    ["USD", "0.10"],
    ["JPY", "130000"],
    ["USD", "0.20"],
    ["KWD", "1.005"],
    ["USD", undefined],
  ] as const;
  expect(totalsByCurrency([...costs.map(([currency, amount]) => ({ currency, ...(amount !== undefined && { amount }) })), { amount: "7" }])).toEqual([
    { currency: "USD", amount: "0.30" },
    { currency: "JPY", amount: "130000" },
    { currency: "KWD", amount: "1.005" },
  ]);
});
