import { formatIndianDate } from "#domain/dates.ts";
import { invalid, type FieldErrors } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { flaggedItemId } from "#domain/reimbursements/deficiencies.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { phraseMessages } from "#domain/reviews/phrase-messages.ts";
import { codesInRemark, filledRemark, openPlaceholders, placeholdersIn, remarkInHindi, type PhraseFacts } from "#domain/reviews/phrases.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectPhrases } from "#db/queries/phrases.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";
import type { AppContext } from "../../context.ts";
import { computeAmounts } from "../reimbursements/amounts.ts";
import type { JudgedField } from "./verdict-input.ts";

/** A remark as the member reads it; `remarkHi` where it was made of unchanged phrases that have Hindi. */
export type SharedRemark = JudgedField & { readonly remarkHi: string | null };

/**
 * The remarks that are shared now, with the placeholders of their phrases filled: the reply date, amounts, names. The verdict keeps the
 * placeholders, so that a remark that is shared again has the new date and its Hindi. The codes are those of the phrases that stand in the remark.
 * @param replyBy YYYY-MM-DD
 * @throws invalid (`placeholder_open`: an amount that is not known yet, named in `fields` by document)
 */
export async function sharedRemarks(
  tx: Tx,
  ctx: AppContext,
  { row, firm }: Pick<Reimbursement, "row" | "firm">,
  judged: readonly JudgedField[],
  replyBy: string,
): Promise<SharedRemark[]> {
  const made = judged.filter(({ phraseCodes }) => phraseCodes.length > 0);
  if (made.length === 0) return judged.map((field) => ({ ...field, remarkHi: null }));
  const phrases = await selectPhrases(tx);
  const needsAmount = made.some(({ remark }) => placeholdersIn(remark).includes("amount"));
  const sheet = needsAmount ? (await computeAmounts(tx, ctx, row))?.sheet : undefined;
  const factsOf = ({ name, label }: JudgedField): PhraseFacts => {
    const itemId = flaggedItemId(name);
    const paise = itemId === undefined ? sheet?.claimedPaise : sheet?.lines.find(({ costId }) => costId === itemId)?.claimedPaise;
    const amount = paise === undefined || paise === null ? undefined : rupeesText(rupeesOf(paise));
    return { date: formatIndianDate(replyBy), amount, document: label, firm: firm.name };
  };
  assertFilled(made.flatMap((field) => openPlaceholders(field, factsOf(field)).map((name) => ({ name, field }))));
  return judged.map((field) => {
    const facts = factsOf(field);
    const phraseCodes = codesInRemark(field, phrases);
    return { ...field, phraseCodes, remark: filledRemark(field, facts), remarkHi: remarkInHindi(field, phrases, facts) ?? null };
  });
}

function assertFilled(open: readonly { readonly name: string; readonly field: JudgedField }[]): void {
  const [first] = open;
  if (first === undefined) return;
  const textOf = ({ name, field }: typeof first): string => phraseMessages.notKnownYet(name, field.label);
  const fields: FieldErrors = Object.fromEntries(open.map((one) => [one.field.name, [textOf(one)]]));
  throw invalid("placeholder_open", textOf(first), fields);
}
