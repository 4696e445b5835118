import { eventKey, type Item } from "../reimbursements/items.ts";
import { normalisedName, wordsInOrder } from "../rules/normalised-name.ts";
import { normalisedNumber } from "../rules/normalised-number.ts";

/** What two items of different claims can have in common. */
export const keyKinds = ["certificate", "receipt", "traveller", "amount"] as const;
export type KeyKind = (typeof keyKinds)[number];

/** Why two claims may ask for the same cost, the strongest first. A reason is no proof, and blocks nothing. @source money.md 7 */
export const duplicateReasons = ["same_file", "look_alike", "receipt", "certificate", "traveller", "amount"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export const reasonLabels: Readonly<Record<DuplicateReason, string>> = {
  same_file: "Same file",
  look_alike: "Look-alike page",
  receipt: "Same receipt or UTR number",
  certificate: "Same certificate number",
  traveller: "Same traveller to the same fair",
  amount: "Same amount, paid on the same day to the same authority",
};

/** What an officer says of a reason: both are the same cost, or they are not. */
export const pairVerdicts = ["same", "not_same"] as const;
export type PairVerdict = (typeof pairVerdicts)[number];

/** The facts that a line of each kind shows of both items. */
export const shownFacts: Readonly<Record<KeyKind, readonly string[]>> = {
  certificate: ["certificate_no", "authority", "country", "paid_on", "amount"],
  receipt: ["receipt_no", "paid_on", "currency", "amount"],
  traveller: ["traveller", "event", "event_from", "amount"],
  amount: ["currency", "amount", "paid_on", "authority", "country"],
};

const keyOf: Readonly<Record<KeyKind, (item: Item) => readonly (string | undefined)[]>> = {
  certificate: ({ certificate_no, country }) => [normalisedNumber(certificate_no), country],
  receipt: ({ receipt_no }) => [normalisedNumber(receipt_no)],
  traveller: ({ traveller, event, event_from }) => [
    wordsInOrder(traveller),
    event === undefined ? undefined : eventKey(event),
    event_from?.slice(0, 4),
  ],
  amount: ({ certificate_no, currency, amount, paid_on, country }) =>
    certificate_no === undefined ? [undefined] : [currency, amount, paid_on, country],
};

/** The keys of an item: two items with an equal one are compared. A kind without all of its facts has none. */
export function keysOf(item: Item): { readonly kind: KeyKind; readonly key: string }[] {
  return keyKinds.flatMap((kind) => {
    const parts = keyOf[kind](item);
    return parts.every((part) => part !== undefined && part !== "") ? [{ kind, key: [kind, ...parts].join("|") }] : [];
  });
}

/** A bank transfer has a number of its own in the whole country: a UTR of so many characters, or of up to 22. */
export const transferLength = 12;
const isTransfer = ({ receipt_no }: Item): boolean => (normalisedNumber(receipt_no)?.length ?? 0) >= transferLength;

/** Two items with an equal key. */
export type ItemPair = { readonly mine: Item; readonly theirs: Item; readonly isSameFirm: boolean };

/**
 * Whether an equal key is a reason. A firm may claim several costs of one certificate, and the yearly one each year. Many authorities count
 * their receipts from 1: an equal number that is shorter than that of a bank transfer is a reason only where the day or the amount can be the
 * same, too.
 */
export function isReason(kind: KeyKind, { mine, theirs, isSameFirm }: ItemPair, isYearly: (item: Item) => boolean): boolean {
  const canAgree = (fact: string): boolean => !mine[fact] || !theirs[fact] || mine[fact] === theirs[fact];
  if (kind === "receipt") return isTransfer(mine) || canAgree("paid_on") || (canAgree("currency") && canAgree("amount"));
  if ((kind === "certificate" || kind === "amount") && !isSameAuthority(mine["authority"], theirs["authority"])) return false;
  if (kind !== "certificate" || !isSameFirm) return true;
  if (mine["kind"] !== theirs["kind"]) return false;
  return !isYearly(mine) || mine["paid_on"]?.slice(0, 4) === theirs["paid_on"]?.slice(0, 4);
}

/** Whether two names can be of one authority: equal, one not given, one within the other, or the initials of it. */
export function isSameAuthority(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [normalisedName(one), normalisedName(other)].toSorted((x, y) => x.length - y.length);
  if (a === undefined || b === undefined || a === "" || a === b) return true;
  return ` ${b} `.includes(` ${a} `) || initials(b).includes(a.replaceAll(" ", ""));
}

const smallWords = ["of", "for", "and", "the", "de", "da", "do", "la"];

/** The initials of a name, with and without its small words. */
function initials(name: string): readonly string[] {
  const words = name.split(" ");
  return [words, words.filter((word) => !smallWords.includes(word))].map((some) => some.map((word) => word.slice(0, 1)).join(""));
}
