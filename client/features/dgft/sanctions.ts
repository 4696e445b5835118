import { rupeesText } from "#domain/indian-figures.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { readRupees, rupeesOf } from "#domain/rules/amounts.ts";
import type { ReviewSheetLine } from "../reviews/views.ts";

/** What the officer types for an item. */
export type Sanction = { readonly amount: string; readonly reason: string };
export type Sanctions = Readonly<Record<string, Sanction>>;
/** What is wrong with it, by item. */
export type SanctionProblems = Readonly<Record<string, Partial<Sanction>>>;
export type SentSanction = { itemId: string; amountPaise: number; reason: string };

type Line = Pick<ReviewSheetLine, "itemId" | "recommendedPaise">;

/** What the officer has typed; for the other items everything that is recommended. */
export const shownSanctions = (lines: readonly Line[], typed: Sanctions): Sanctions =>
  Object.fromEntries(lines.map(({ itemId, recommendedPaise }) => [itemId, typed[itemId] ?? { amount: rupeesOf(recommendedPaise ?? 0), reason: "" }]));

export const readSanction = ({ amount }: Sanction): number | undefined => readRupees(amount);

/** What is given in all; undefined while an amount cannot be read. */
export function totalPaise(sanctions: Sanctions): number | undefined {
  const amounts = Object.values(sanctions).map(readSanction);
  return amounts.reduce<number | undefined>((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0);
}

/** What keeps the approval from being sent: the rules of the server. */
export function sanctionProblems(lines: readonly Line[], sanctions: Sanctions): SanctionProblems {
  return Object.fromEntries(
    lines.flatMap(({ itemId, recommendedPaise }) => {
      const sanction = sanctions[itemId];
      const problem = sanction === undefined ? undefined : problemOf(sanction, recommendedPaise ?? 0);
      return problem === undefined ? [] : [[itemId, problem]];
    }),
  );
}

function problemOf(sanction: Sanction, recommended: number): Partial<Sanction> | undefined {
  const given = readSanction(sanction);
  if (given === undefined) return { amount: amountMessages.notAnAmount };
  if (given > recommended) return { amount: amountMessages.aboveRecommended(rupeesText(rupeesOf(recommended))) };
  return given < recommended && sanction.reason.trim() === "" ? { reason: amountMessages.lessNeedsReason } : undefined;
}

/** The field that comes first. */
export function firstProblem(problems: SanctionProblems): { itemId: string; name: keyof Sanction } | undefined {
  const [first] = Object.entries(problems);
  return first === undefined ? undefined : { itemId: first[0], name: first[1].amount === undefined ? "reason" : "amount" };
}

/** What the approval sends. The caller has found no problem. */
export const sentSanctions = (sanctions: Sanctions): SentSanction[] =>
  Object.entries(sanctions).map(([itemId, sanction]) => ({ itemId, amountPaise: readSanction(sanction) ?? 0, reason: sanction.reason }));
