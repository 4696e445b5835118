import { z } from "zod";
import { withoutControls } from "../accounts/plain-line.ts";
import { labelInSentence } from "../label-in-sentence.ts";
import { fromMinorUnits, readCurrencyAmount, toMinorUnits, type CurrencyAmountProblem } from "../rules/amounts.ts";
import { minorUnitsOf } from "../rules/currencies.ts";
import type { CostFacts } from "../rules/facts.ts";
import { typedDate } from "../date-input.ts";
import type { Field, ItemFact, ItemKind, Scheme, SchemeItemsField } from "./scheme.ts";
import { paymentFacts } from "./schemes/item-facts.ts";

/** The most items of one claim. @source rest-api.md "Rulings of 23-11-2026", Items */
export const maxItems = 40;
const maxPage = 500;

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
export const itemKinds = (scheme: Scheme): readonly ItemKind[] => itemsFields(scheme).flatMap(({ field }) => field.kinds);
/** The kinds of item of one step; steps count from 1. */
export const itemKindsOfStep = (scheme: Scheme, number: number): readonly ItemKind[] =>
  itemsFields(scheme).flatMap(({ field, step }) => (step === number ? field.kinds : []));
const findKind = (scheme: Scheme, name: string | undefined): ItemKind | undefined => itemKinds(scheme).find(({ kind }) => kind === name);
/** What an item is in a list: "Registration fee". */
export const itemLabel = (scheme: Scheme, { kind }: Item): string => findKind(scheme, kind)?.label ?? "Cost";
/** The facts that an item of a kind has, in the order of the form, without its proof. */
export const factsOfKind = (kind: ItemKind): readonly ItemFact[] => [...kind.facts, ...paymentFacts];
/** The items that belong to a field. */
export const itemsOfField = ({ kinds }: SchemeItemsField, all: readonly Item[]): Item[] =>
  all.filter((item) => kinds.some(({ kind }) => kind === item["kind"]));

/** What is said to more items than a claim has. */
export const tooManyItems = `A claim has at most ${maxItems} items. Put small costs of one receipt together.`;

const amountTexts = {
  not_a_number: "must be a number, like 1250.50",
  too_many_places: "has more decimal places than its currency",
  not_positive: "must be more than zero",
  too_large: "is at most 99,99,99,99,999.99",
  unknown_currency: "needs a currency from the list",
} as const satisfies Record<CurrencyAmountProblem, string>;

const plainText = (max: number, label: string) =>
  z
    .string()
    .refine((text) => !/\p{Surrogate}/u.test(text), `${label} has half a character; type it again`)
    .transform(withoutControls)
    .pipe(z.string().max(max, `${label} must be at most ${max} characters long`));
const fewDigits = (label: string, most: number) =>
  z
    .union([z.string(), z.int().transform(String)])
    .transform((text) => text.trim())
    .refine((text) => text === "" || (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= most), `${label} must be a whole number from 1 to ${most}`);

function factSchema(fact: ItemFact, today: string): z.ZodType<string> {
  if (fact.name === "officials") return fewDigits(fact.label, 99);
  switch (fact.type) {
    case "date":
      return plainText(40, fact.label).pipe(typedDate(fact.label, fact.notInFuture === true ? today : undefined));
    case "select":
      return plainText(200, fact.label).refine(
        (value) => value === "" || fact.options.some((option) => option.value === value),
        `Select the ${labelInSentence(fact.label)} from the list`,
      );
    default:
      return plainText(fact.type === "text" ? fact.maxLength : 200, fact.label);
  }
}

/**
 * The items of a form or a REST call: a list, or JSON of one. Unknown names are dropped and blanks count as not known; a wrong value is
 * refused with its place, as `items.0.amount`. An item may be unfinished; see `missingFacts`.
 * @param today YYYY-MM-DD in India
 */
export function itemsInput(kinds: readonly ItemKind[], documents: readonly string[] | undefined, today: string): z.ZodType<readonly Item[]> {
  const facts = new Map(kinds.flatMap((kind) => factsOfKind(kind).map((fact) => [fact.name, fact] as const)));
  const entry = z
    .object({
      // In lower case, as PostgreSQL answers it.
      id: z.uuid("An item's id is a UUID; leave it out for a new item").toLowerCase().optional(),
      kind: z.string().refine((name) => kinds.some(({ kind }) => kind === name), "Select the kind of cost from the list"),
      ...Object.fromEntries([...facts.values()].map((fact) => [fact.name, factSchema(fact, today).optional()])),
      document: plainText(100, "Document")
        .refine((name) => name === "" || documents === undefined || documents.includes(name), "Select a document of this claim")
        .optional(),
      page: fewDigits("Page", maxPage).optional(),
    })
    .transform((given) => onlyFactsOf(kinds, given))
    .superRefine(checkTogether)
    .transform(inItsCurrency);
  return z.preprocess(
    (value) => (typeof value === "string" ? jsonOf(value) : value),
    z
      .array(entry, "Send the items as a JSON array")
      .max(maxItems, tooManyItems)
      .superRefine((items, check) => {
        const ids = items.flatMap(({ id }) => id ?? []);
        if (new Set(ids).size < ids.length) check.addIssue("Two items have the same id; leave it out for a new item");
      }),
  );
}

function jsonOf(text: string): unknown {
  if (text.trim() === "") return [];
  try {
    return JSON.parse(text);
  } catch {
    return text; // refused by the schema
  }
}

/** Drops blanks and the facts that the item's kind does not have. */
function onlyFactsOf(kinds: readonly ItemKind[], given: Readonly<Record<string, string | undefined>>): Item {
  const kind = kinds.find((one) => one.kind === given["kind"]);
  const names = new Set(["id", "kind", "document", "page", ...(kind === undefined ? [] : factsOfKind(kind)).map(({ name }) => name)]);
  return Object.fromEntries(
    Object.entries(given).filter((part): part is [string, string] => part[1] !== undefined && part[1] !== "" && names.has(part[0])),
  );
}

/** An amount whose currency is not known yet is read with the most places that a currency has. */
const currencyFor = (item: Item): string => item["currency"] ?? "KWD";

function checkTogether(item: Item, check: z.RefinementCtx): void {
  const refuse = (name: string, text: string) => check.addIssue({ code: "custom", path: [name], message: text });
  const amount = readAmount(item, "amount", (text) => refuse("amount", `Amount ${text}`));
  const tax = readAmount(item, "tax", (text) => refuse("tax", `Tax ${text}`));
  if (amount !== undefined && tax !== undefined && isMore(tax, amount, currencyFor(item)))
    refuse("tax", "Tax is at most the amount, of which it is a part");
  inOrder(item, "issued_on", "valid_to", () => refuse("valid_to", "The certificate must be valid to a day after it was issued"));
  inOrder(item, "event_from", "event_to", () => refuse("event_to", "The last day of the event must not be before its first day"));
}

/** An amount of an item with the places of its currency; undefined when there is none or it is refused. A tax may be zero. */
function readAmount(item: Item, name: "amount" | "tax", refuse: (text: string) => void): string | undefined {
  const text = item[name];
  if (text === undefined) return undefined;
  if (name === "tax" && isZero(text)) return "0";
  const read = readCurrencyAmount(text, currencyFor(item));
  if ("amount" in read) return read.amount;
  refuse(amountTexts[read.problem]);
  return undefined;
}

const isZero = (text: string): boolean => /^0+(\.0*)?$/.test(text);
const isMore = (one: string, other: string, currency: string): boolean =>
  toMinorUnits(one, minorUnitsOf(currency) ?? 3) > toMinorUnits(other, minorUnitsOf(currency) ?? 3);

function inOrder(item: Item, first: string, second: string, refuse: () => void): void {
  const [from, to] = [item[first], item[second]];
  if (from !== undefined && to !== undefined && to < from) refuse();
}

/** Amounts with the places of their currency. */
function inItsCurrency(item: Item): Item {
  if (item["currency"] === undefined) return item;
  const ignore = () => undefined;
  const [amount, tax] = [readAmount(item, "amount", ignore), readAmount(item, "tax", ignore)];
  return { ...item, ...(amount !== undefined && { amount }), ...(tax !== undefined && { tax }) };
}

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
const eventKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(19|20)\d{2}\b/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

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
    eventTo: item["event_to"] ?? item["event_from"],
    paidOn: item["paid_on"],
    currency: item["currency"],
    amount: item["amount"],
    tax: item["tax"],
    persons: officials === undefined ? undefined : Number(officials),
    assessed,
  };
}
