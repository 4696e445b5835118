import { z } from "zod";
import { withoutControls } from "../accounts/plain-line.ts";
import { typedDate } from "../date-input.ts";
import { labelInSentence } from "../label-in-sentence.ts";
import { readCurrencyAmount, toMinorUnits, type CurrencyAmountProblem } from "../rules/amounts.ts";
import { minorUnitsOf } from "../rules/currencies.ts";
import { factsOfKind, maxItems, tooManyItems, type Item } from "./items.ts";
import type { ItemFact, ItemKind } from "./scheme.ts";

const maxPage = 500;

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
 * @param isDocument whether a document of this name can prove an item; undefined takes any name
 * @param today YYYY-MM-DD in India
 */
export function itemsInput(
  kinds: readonly ItemKind[],
  isDocument: ((name: string) => boolean) | undefined,
  today: string,
): z.ZodType<readonly Item[]> {
  const facts = new Map(kinds.flatMap((kind) => factsOfKind(kind).map((fact) => [fact.name, fact] as const)));
  const entry = z
    .object({
      // In lower case, as PostgreSQL answers it.
      id: z.uuid("An item's id is a UUID; leave it out for a new item").toLowerCase().optional(),
      kind: z.string().refine((name) => kinds.some(({ kind }) => kind === name), "Select the kind of cost from the list"),
      ...Object.fromEntries([...facts.values()].map((fact) => [fact.name, factSchema(fact, today).optional()])),
      document: plainText(100, "Document")
        .refine((name) => name === "" || isDocument === undefined || isDocument(name), "Select a document of this claim")
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

const isZero = (text: string): boolean => /^0+(\.0*)?$/.test(text.replaceAll(/[,\s]/g, ""));
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
