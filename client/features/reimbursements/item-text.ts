import { moneyText } from "#domain/indian-figures.ts";
import { itemKinds, itemLabel, type Item } from "#domain/reimbursements/items.ts";
import { paymentTexts, taxText } from "#domain/reimbursements/payment-text.ts";
import type { ItemFact, ItemKind } from "#domain/reimbursements/scheme.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { proofText } from "#domain/reimbursements/sheet.ts";
import { readTypedDate } from "#domain/typed-date.ts";
import { formatDate } from "../../shared/format.ts";

/** One fact as people read it; undefined when it is not known. */
export function factText(fact: ItemFact, item: Item): string | undefined {
  const value = item[fact.name];
  if (value === undefined || value === "") return undefined;
  if (fact.type === "date") return readTypedDate(value) === undefined ? value : formatDate(value);
  return fact.type === "select" ? (fact.options.find((option) => option.value === value)?.label ?? value) : value;
}

/** The amount with its currency; undefined when it is not known. */
export const itemAmount = ({ amount = "", currency }: Item): string | undefined => (amount === "" ? undefined : moneyText(amount, currency));

/** What was paid for, without the payment: "Surgical gloves, Kenya, K-1", and the dates with their names. */
export function itemSubject(kinds: readonly ItemKind[], item: Item): { readonly words: readonly string[]; readonly dates: readonly string[] } {
  const kind = kinds.find((one) => one.kind === item["kind"]);
  const facts = kind?.facts ?? [];
  const words = facts.filter(({ type }) => type !== "date").flatMap((fact) => factText(fact, item) ?? []);
  const dates = facts.filter(({ type }) => type === "date").flatMap((fact) => withLabel(fact, factText(fact, item)));
  return { words, dates };
}

const withLabel = ({ label }: ItemFact, text: string | undefined): string[] => (text === undefined ? [] : [`${label} ${text}`]);

/** An item with all its facts, in one line. */
export function itemText(item: Item): string {
  const scheme = Object.values(schemes).find((one) => itemKinds(one).some(({ kind }) => kind === item["kind"]));
  const { words, dates } = itemSubject(scheme === undefined ? [] : itemKinds(scheme), item);
  const name = scheme === undefined ? "Cost" : itemLabel(scheme, item);
  return [name, ...words, ...dates, itemAmount(item), taxText(item), ...paymentTexts(item), scheme && proofText(scheme, item)]
    .filter(Boolean)
    .join(", ");
}
