import { isDeepStrictEqual } from "node:util";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { knownClaimedPaise, withoutWordFigures, type Sheet } from "#domain/reimbursements/sheet.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockRatesShared } from "#db/queries/exchange-rates.ts";
import { lockFirm } from "#db/queries/members.ts";
import {
  deletePreparedRecommendation,
  findRecommendation,
  insertRecommendation,
  updateRecommendationComment,
  updateRecommendationForwarded,
} from "#db/queries/recommendations.ts";
import { updateWaitingSecondLook } from "#db/queries/second-looks.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { computeAmounts, keepAmounts, recommendedOf, type AmountColumns } from "../reimbursements/amounts.ts";
import { keptWords } from "../reimbursements/amounts-view.ts";
import { askSecondLook, secondLookReason } from "./second-look.ts";

/** The amounts and the words to DGFT to forward, or why a second person has to forward first. */
type Recommended =
  | { readonly amounts: AmountColumns; readonly words: string; readonly waitsForSecond?: undefined }
  | {
      readonly waitsForSecond: string;
      /** False when the same recommendation with the same words has waited before. */
      readonly isNew: boolean;
    };

/**
 * Makes the recommendation of a claim that is forwarded now. Above the limit, above what the rules propose, and in the random sample it is kept
 * as prepared with the words to DGFT, and the same recommendation forwarded by a second person counts. The firm is locked, so that two of its
 * claims never draw on the same rest of a cap. An item that is not complete counts zero.
 * @param comment the words to DGFT; undefined for those that were given before, blank for none
 * @param seenPaise the amount that the reviewer confirmed, null for one that was not known; undefined for a program that sends none
 * @throws conflict (`no_complete_item`, `rate_missing`, `amount_changed`)
 * @source money.md 5; rest-api.md "Rulings of 23-11-2026", Items
 */
export async function recommend(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  {
    row,
    history,
    comment,
    seenPaise,
  }: Pick<Reimbursement, "row" | "history"> & { readonly comment: string | undefined; readonly seenPaise: Paise | null | undefined },
): Promise<Recommended> {
  await lockFirm(tx, row.firmId);
  await lockRatesShared(tx);
  const computed = await computeAmounts(tx, ctx, row);
  const kept = await keepAmounts(tx, ctx, row, computed);
  const sheet = computed?.sheet;
  if (sheet === undefined || sheet.lines.every(({ notes }) => notes.includes("incomplete")))
    throw conflict("no_complete_item", amountMessages.noCompleteItem);
  assertRates(sheet);
  assertSeen(sheet, seenPaise);
  const amounts = { ...kept, recommendedPaise: sheet.recommendedPaise };
  const prepared = await findRecommendation(tx, row.id, { isForwarded: false });
  const words = comment ?? prepared?.comment ?? keptWords({ history });
  const isSame = prepared !== undefined && isSameSheet(prepared.sheet, sheet);
  const by = { forwardedBy: actor.userId, forwardedAt: ctx.now() };
  const invitations = await selectInvitations(tx);
  const isSecond = isSame && isSecondPerson(invitations, prepared.preparedBy, actor.userId);
  if (isSecond) {
    await updateRecommendationForwarded(tx, prepared.id, by);
    await updateWaitingSecondLook(tx, row.id, { outcome: "confirmed", lookedBy: actor.userId, lookedAt: ctx.now() });
    return { amounts, words };
  }
  const why = await secondLookReason(tx, ctx, { actor, row, sheet, invitations });
  if (!isSame || why === undefined) {
    await deletePreparedRecommendation(tx, row.id);
    await askSecondLook(tx, ctx, { actor, row, invitations }, why);
    await insertRecommendation(tx, {
      reimbursementId: row.id,
      claimedPaise: knownClaimedPaise(sheet),
      recommendedPaise: sheet.recommendedPaise,
      sheet,
      preparedBy: actor.userId,
      preparedAt: ctx.now(),
      ...(why === undefined ? by : { secondLook: why, comment: words }),
    });
  }
  if (why === undefined) return { amounts, words };
  const isNew = !isSame || prepared.comment !== words;
  const waits = (waitsForSecond: string): Recommended => ({ waitsForSecond, isNew });
  if (isSame) await updateRecommendationComment(tx, prepared.id, words);
  if (!isSame) await recordAudit(tx, ctx, { event: "reimbursement.prepare", subject: { kind: "reimbursement", id: row.id }, detail: {} });
  if (isSame && prepared.preparedBy !== actor.userId) return waits(amountMessages.countAsOne(prepared.preparedByName));
  if (why === "sample") return waits(undoMessages.inSample(ctx.config.secondLookPercent));
  const [amount, limit] = [sheet.recommendedPaise, ctx.config.secondPersonAbovePaise].map((paise) => rupeesText(rupeesOf(paise)));
  return waits(amountMessages.secondPerson(amount ?? "", limit ?? ""));
}

/** Whether a claim is recommended as it was prepared, also by an earlier release: its sheet has no years and fewer figures for words. */
function isSameSheet(prepared: Sheet, sheet: Sheet): boolean {
  const { years: _years, ...withoutYears } = sheet;
  const comparable = prepared.years === undefined ? withoutYears : sheet;
  return isDeepStrictEqual(withoutWordFigures(prepared), JSON.parse(JSON.stringify(withoutWordFigures(comparable))));
}

/** @throws conflict (`amount_changed`, with the new amount): the reviewer confirms the amount that is forwarded, and no other one */
function assertSeen(sheet: Sheet, seenPaise: Paise | null | undefined): void {
  if (seenPaise === undefined || seenPaise === recommendedOf(sheet)) return;
  const { recommendedPaise } = sheet;
  throw conflict("amount_changed", amountMessages.amountChanged(rupeesText(rupeesOf(recommendedPaise)), amountInWords(recommendedPaise)));
}

/** An item that is not complete counts zero, whatever its rate. @throws conflict (`rate_missing`, with the currencies and days) */
function assertRates({ lines }: Sheet): void {
  const days = lines.flatMap(({ item, notes, rateDay }) =>
    notes.includes("rate_missing") && !notes.includes("incomplete")
      ? [`${item["currency"] ?? ""} on ${rateDay === undefined ? "an unknown day" : formatIndianDate(rateDay)}`]
      : [],
  );
  if (days.length > 0) throw conflict("rate_missing", amountMessages.rateMissing([...new Set(days)]));
}
