import { fromMinorUnits, toMinorUnits } from "../rules/amounts.ts";
import { minorUnitsOf } from "../rules/currencies.ts";
import type { CostFacts } from "../rules/facts.ts";
import type { Field, ItemFact, ItemKind, Scheme, SchemeItemsField } from "./scheme.ts";
import { paymentFacts } from "./schemes/item-facts.ts";

/** The most items of one claim. @source rest-api.md "Rulings of 23-11-2026", Items */
export const maxItems = 40;

/**
 * One cost of a claim: `id`, `kind`, the facts of its kind, `paymentFacts`, and its proof (`document`, `page`), all as text by wire name.
 * What is not known yet is absent.
 */
export type Item = Readonly<Record<string, string>>;

const fieldsWithin = (field: Field): readonly Field[] => (field.type === "yesNo" ? [field, ...field.whenYes] : [field]);
/** The fields of a scheme that hold items, with their step. */
export const itemsFields = (scheme: Scheme): { readonly field: SchemeItemsField; readonly step: number }[] =>
  scheme.steps.flatMap(({ fields }, index) =>
    fields.flatMap(fieldsWithin).flatMap((field) => (field.type === "items" ? [{ field, step: index + 1 }] : [])),
  );
/** Every kind of item that a scheme has. */
export const itemKinds = (scheme: Scheme): readonly ItemKind[] => [...kindsByName(scheme).values()];
/** The kinds of item of one step; steps count from 1. */
export const itemKindsOfStep = (scheme: Scheme, number: number): readonly ItemKind[] =>
  itemsFields(scheme).flatMap(({ field, step }) => (step === number ? field.kinds : []));
const findKind = (scheme: Scheme, name: string | undefined): ItemKind | undefined => (name === undefined ? undefined : kindsByName(scheme).get(name));

const kindsOfSchemes = new WeakMap<Scheme, ReadonlyMap<string, ItemKind>>();

/** Computed once per scheme: a page asks for it with each item. */
function kindsByName(scheme: Scheme): ReadonlyMap<string, ItemKind> {
  const known = kindsOfSchemes.get(scheme) ?? new Map(itemsFields(scheme).flatMap(({ field }) => field.kinds.map((kind) => [kind.kind, kind])));
  kindsOfSchemes.set(scheme, known);
  return known;
}
/** What an item is in a list: "Registration fee". */
export const itemLabel = (scheme: Scheme, { kind }: Item): string => findKind(scheme, kind)?.label ?? "Cost";
/** The facts that an item of a kind has, in the order of the form, without its proof. */
export const factsOfKind = (kind: ItemKind): readonly ItemFact[] => [...kind.facts, ...paymentFacts];
/** Whether a scheme has costs of events. */
export const hasEvents = (scheme: Scheme): boolean => itemKinds(scheme).some(({ facts }) => facts.some(({ name }) => name === "event_from"));
/** The step that asks for an item; steps count from 1. */
export const stepOfItem = (scheme: Scheme, { kind }: Item): number =>
  itemsFields(scheme).find(({ field }) => field.kinds.some((one) => one.kind === kind))?.step ?? 1;
/** The items that belong to a field. */
export const itemsOfField = ({ kinds }: SchemeItemsField, all: readonly Item[]): Item[] =>
  all.filter((item) => kinds.some(({ kind }) => kind === item["kind"]));
/** How many items of a claim come before those of a field: items are numbered through the claim, in the order of the scheme. */
export function itemsBefore(scheme: Scheme, { kinds }: SchemeItemsField, all: readonly Item[]): number {
  const fields = itemsFields(scheme).map(({ field }) => field);
  const place = fields.findIndex((field) => field.kinds.some(({ kind }) => kind === kinds[0]?.kind));
  return fields.slice(0, Math.max(place, 0)).flatMap((field) => itemsOfField(field, all)).length;
}

/** What is said to more items than a claim has. */
export const tooManyItems = `A claim has at most ${maxItems} items. Put small costs of one receipt together.`;

/**
 * What an item lacks before it can be forwarded, as labels for a sentence.
 * @param documents field names of the documents that the claim needs and has
 * @source rest-api.md "Rulings of 23-11-2026": "Complete means …"
 */
export function missingFacts(scheme: Scheme, item: Item, documents: readonly string[]): { readonly name: string; readonly label: string }[] {
  const kind = findKind(scheme, item["kind"]);
  if (kind === undefined) return [{ name: "kind", label: "Kind of cost" }];
  const missing = factsOfKind(kind).flatMap(({ isNeeded, name, label }) => (isNeeded && item[name] === undefined ? [{ name, label }] : []));
  const { document } = item;
  return document !== undefined && documents.includes(document) ? missing : [...missing, { name: "document", label: "Document that proves it" }];
}

/** The sum of the amounts in each currency, in the order of the items, as decimal strings. An item without amount or currency does not count. */
export function totalsByCurrency(items: readonly Item[]): { readonly currency: string; readonly amount: string }[] {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of items) {
    const places = currency === undefined ? undefined : minorUnitsOf(currency);
    if (currency !== undefined && amount !== undefined && places !== undefined)
      sums.set(currency, (sums.get(currency) ?? 0n) + toMinorUnits(amount, places));
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: fromMinorUnits(sum, minorUnitsOf(currency) ?? 0) }));
}

/** A name that is the same for each claim of one event: in lower case, words and digits only, without the year. */
export const eventKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(19|20)\d{2}\b/g, " ")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** The last day of the event of an item, from the first other item of the same event that has it. */
export function lastDayOfEvent({ event, event_from: from }: Item, others: readonly Item[]): string | undefined {
  if (event === undefined) return undefined;
  const isSame = (other: Item): boolean => other["event_from"] === from && eventKey(other["event"] ?? "") === eventKey(event);
  return others.find((other) => other["event_to"] !== undefined && isSame(other))?.["event_to"];
}

/** The facts from which `costOf` takes the days of which a rule may take the rate of an item. */
export const rateDayFacts = ["paid_on", "issued_on", "inspected_on"] as const;

/** An item as the evaluator reads it. @param assessed the council's own figure and reason, if any */
export function costOf(item: Item, assessed?: CostFacts["assessed"]): CostFacts {
  const { id = "", kind = "", officials, event } = item;
  return {
    id,
    kind,
    country: item["country"],
    certificateNo: item["certificate_no"],
    issuedOn: item["issued_on"] ?? item["inspected_on"],
    event: event === undefined ? undefined : eventKey(event),
    eventFrom: item["event_from"],
    // The first day tells which rules, year and edition of the event count.
    eventTo: item["event_to"] ?? item["event_from"],
    isEventEndKnown: item["event_to"] !== undefined,
    paidOn: item["paid_on"],
    currency: item["currency"],
    amount: item["amount"],
    tax: item["tax"],
    traveller: item["traveller"],
    persons: officials === undefined ? undefined : Number(officials),
    assessed,
  };
}
