import { formatIndianDate } from "../dates.ts";
import { moneyText } from "../indian-figures.ts";
import { labelInSentence } from "../label-in-sentence.ts";
import { readTypedDate } from "../typed-date.ts";
import type { Item } from "./items.ts";
import { paymentFacts } from "./schemes/item-facts.ts";

const factNamed = (name: string) => paymentFacts.find((fact) => fact.name === name);

/** The tax in the amount: "of which tax USD 50.00"; undefined when it is not known. */
export const taxText = ({ tax = "", currency }: Item): string | undefined => (tax === "" ? undefined : `of which tax ${moneyText(tax, currency)}`);

/** Who paid: "Its agent abroad"; undefined when it is not known. */
export function payerText({ paid_by: payer = "" }: Item): string | undefined {
  if (payer === "") return undefined;
  const fact = factNamed("paid_by");
  return (fact?.type === "select" ? fact.options.find(({ value }) => value === payer)?.label : undefined) ?? payer;
}

/** The number of the payment with its name: "Receipt or UTR no. 4711"; undefined when it is not known. */
export const paymentNumberText = ({ receipt_no: number = "" }: Item): string | undefined =>
  number === "" ? undefined : `${factNamed("receipt_no")?.label ?? ""} ${number}`;

/** How an item was paid, without its amount: "paid 12-05-2026 by its agent abroad", "receipt or UTR no. 4711". What is not known is left out. */
export function paymentTexts(item: Item): string[] {
  const { paid_on: paidOn = "" } = item;
  const payer = payerText(item);
  const day = readTypedDate(paidOn);
  const paid = [day === undefined ? paidOn : formatIndianDate(day), payer === undefined ? "" : `by ${labelInSentence(payer)}`].filter(Boolean);
  const number = paymentNumberText(item);
  return [...(paid.length === 0 ? [] : [`paid ${paid.join(" ")}`]), ...(number === undefined ? [] : [labelInSentence(number)])];
}
