import { financialYearLabel, formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { readRupees, rupeesOf, type Paise } from "../rules/amounts.ts";
import { groupEntries, groupFieldName, type Answers } from "./answers.ts";
import { reimbursementMessages } from "./messages.ts";
import type { Scheme, SchemeYesNoField } from "./scheme.ts";
import { schemeOf } from "./schemes/index.ts";
import { schemeKinds } from "./schemes/kinds.ts";
import { registrationCountry } from "./schemes/product.ts";

/** A claim that this portal paid. */
export type PaidClaim = {
  readonly id: string;
  /** What was paid, less what the firm paid back. */
  readonly paise: Paise;
  /** The day of the last payment, YYYY-MM-DD. */
  readonly paidOn: string;
  /** Each payment as it was made: an instalment, or all at once. */
  readonly payments: readonly { readonly paise: Paise; readonly paidOn: string }[];
  /** The day on which it was filed, YYYY-MM-DD in India. */
  readonly claimedOn: string;
  /** ISO 3166-1 alpha-2; null unless all costs have the same one. */
  readonly country: string | null;
};

const paidQuestions = ({ steps }: Scheme): SchemeYesNoField[] =>
  steps.flatMap(({ fields }) => fields.flatMap((field) => (field.type === "yesNo" && field.fromPaid !== undefined ? [field] : [])));

/** Every question whether the firm claimed before, ever or in this year, with its scheme; steps count from 1. */
export const earlierClaimQuestions = schemeKinds.flatMap((scheme) =>
  schemeOf(scheme).steps.flatMap(({ fields }, index) =>
    fields.flatMap((field) => (field.type === "yesNo" && field.fromPaid !== undefined ? [{ scheme, step: index + 1, name: field.name }] : [])),
  ),
);

/** The claims that a question asks for on a day. */
const askedFor = ({ fromPaid }: SchemeYesNoField, claims: readonly PaidClaim[], on: string): readonly PaidClaim[] =>
  fromPaid === "ever" ? claims : claims.filter(({ claimedOn }) => financialYearLabel(claimedOn) === financialYearLabel(on));

/**
 * The answers to the questions about earlier claims that this portal knows, by the names that fields have in messages: "yes", and the facts of
 * each claim. What the claims were for is left to choose.
 * @param claims those of the scheme, the first payment first; of more than a group takes, the last ones count
 * @param on YYYY-MM-DD in India
 * @source ux.md "Ask once"
 */
export const answersOfPaid = (scheme: Scheme, claims: readonly PaidClaim[], on: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paidQuestions(scheme).flatMap((question) => {
      const asked = askedFor(question, claims, on);
      if (asked.length === 0) return [];
      const groups = question.whenYes.flatMap((field) => (field.type === "group" ? [field] : []));
      return [
        [question.name, "yes"] as const,
        ...groups.flatMap(({ name, maxEntries }) => asked.slice(-maxEntries).flatMap((claim, place) => entryOf(claim, name, place))),
      ];
    }),
  );

const entryOf = ({ country, paidOn, paise }: PaidClaim, group: string, place: number): (readonly [string, string])[] => [
  ...(country === null ? [] : [[groupFieldName(group, place, "country_of_registration"), registrationCountry(country)] as const]),
  [groupFieldName(group, place, "date_of_receipt"), paidOn],
  [groupFieldName(group, place, "amount_received"), rupeesOf(paise)],
];

/** True when a question about earlier claims is answered with No. */
export const deniesPaid = (scheme: Scheme, answers: Answers): boolean => paidQuestions(scheme).some(({ name }) => answers[name] === false);

/** Each No to a question about earlier claims that does not fit to the claims that this portal paid, as a sentence. @param on YYYY-MM-DD in India */
export const paidDoubts = (scheme: Scheme, answers: Answers, claims: readonly PaidClaim[], on: string): string[] =>
  paidQuestions(scheme).flatMap((question) => {
    const ids = askedFor(question, claims, on).map(({ id }) => id);
    if (answers[question.name] !== false || ids.length === 0) return [];
    return [reimbursementMessages.paidBefore(ids, question.fromPaid === "thisYear", question.label)];
  });

/** A payment for an earlier claim as the firm states it. */
type StatedReceipt = { readonly paise: Paise; readonly receivedOn: string };

/** The payments that the firm states for the financial year of a day, until that day. */
const statedReceipts = (scheme: Scheme, answers: Answers, on: string): StatedReceipt[] =>
  paidQuestions(scheme)
    .filter(({ name }) => answers[name] === true)
    .flatMap(({ whenYes }) => whenYes.flatMap((field) => (field.type === "group" ? groupEntries(answers[field.name]) : [])))
    .flatMap(({ amount_received: amount = "", date_of_receipt: receivedOn = "" }) => {
      const paise = readRupees(amount);
      const isOfYear = receivedOn !== "" && receivedOn <= on && financialYearLabel(receivedOn) === financialYearLabel(on);
      return paise !== undefined && isOfYear ? [{ paise, receivedOn }] : [];
    });

/** True when the firm states a payment of the financial year of a day, until that day. */
export const statesReceipt = (scheme: Scheme, answers: Answers, on: string): boolean => statedReceipts(scheme, answers, on).length > 0;

/**
 * Each payment that the firm states for the financial year of a day, until that day, and that this portal does not know, as a sentence: no cap
 * counts it.
 * @param claims those that this portal paid until the day; one with this amount or this day, in all or in a payment, is the stated one
 * @param on YYYY-MM-DD in India
 */
export function paidElsewhere(scheme: Scheme, answers: Answers, claims: readonly PaidClaim[], on: string): string[] {
  const known = claims.flatMap((claim) => [claim, ...claim.payments]);
  const unknown = statedReceipts(scheme, answers, on).filter(
    ({ paise, receivedOn }) => !known.some((paid) => paid.paise === paise || paid.paidOn === receivedOn),
  );
  const { paidElsewhere: sentence } = reimbursementMessages;
  const sentences = unknown.map(({ paise, receivedOn }) =>
    sentence(rupeesText(rupeesOf(paise)), formatIndianDate(receivedOn), financialYearLabel(on)),
  );
  return [...new Set(sentences)];
}
