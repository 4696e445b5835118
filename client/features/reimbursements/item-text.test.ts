import { expect, test } from "vitest";
import { factsOfKind, itemKinds, type Item } from "#domain/reimbursements/items.ts";
import type { ItemFact } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { itemText } from "./item-text.ts";

function valueOf(fact: ItemFact): string {
  if (fact.type === "select") return fact.options.at(-1)?.value ?? "";
  if (fact.type === "date") return "2026-02-16";
  return fact.figure === undefined ? `Text of ${fact.name}` : "12";
}

test("the line of an item says each of its facts", () => {
  const unsaid = schemeKinds.flatMap((scheme) =>
    itemKinds(schemeOf(scheme)).flatMap((kind) => {
      const facts = factsOfKind(kind);
      const item: Item = { kind: kind.kind, ...Object.fromEntries(facts.map((fact) => [fact.name, valueOf(fact)])) };
      return facts.flatMap(({ name }) => (itemText({ ...item, [name]: "" }) === itemText(item) ? [`${kind.kind}: ${name}`] : []));
    }),
  );
  expect(unsaid).toEqual([]);
});

test("the payment of an item is said in words", () => {
  const paid = {
    kind: "registration",
    currency: "USD",
    amount: "1250.00",
    tax: "50.00",
    paid_on: "2026-05-12",
    paid_by: "agent",
    receipt_no: "4711",
  };
  const cost = "Registration fee, USD 1,250.00, of which tax USD 50.00";
  expect(itemText(paid)).toBe(`${cost}, paid 12-05-2026 by its agent abroad, receipt or UTR no. 4711`);
  expect(itemText({ ...paid, paid_on: "", receipt_no: "" })).toBe(`${cost}, paid by its agent abroad`);
  expect(itemText({ ...paid, paid_on: "31-02-2026", paid_by: "", receipt_no: "" })).toBe(`${cost}, paid 31-02-2026`);
});
