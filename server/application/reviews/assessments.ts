import { z } from "zod";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { invalid, type FieldErrors } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { isShareUnknown, type CostLine } from "#domain/rules/evaluate.ts";
import { reasonWords } from "#domain/rules/reason-words.ts";
import type { Tx } from "#db/connection/client.ts";
import { deleteAssessments } from "#db/queries/items.ts";
import { selectReasonCodes, upsertAssessment } from "#db/queries/recommendations.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { amountsOf, computeAmounts, type AmountColumns } from "../reimbursements/amounts.ts";
import { Comment } from "../reimbursements/inputs.ts";

const most = 9_999_999_999_999;

/** The council's figure for an item, its reason, or both; with none of them the item has no assessment. */
export const AssessmentInput = z.object({
  itemId: z.uuid(),
  admissiblePaise: z.int().min(0, amountMessages.notNegative).max(most, amountMessages.tooLarge).nullish(),
  reasonCode: z.string().max(40).nullish(),
  reason: Comment.default(""),
});
export type AssessmentInput = z.output<typeof AssessmentInput>;

/**
 * Saves the council's figures and reasons for some items, each with an audit entry, and returns the amounts of the claim that follow
 * from them. Items that are not named keep theirs; without any nothing changes.
 * @throws invalid (unknown item or reason code, a figure without a reason, above what is claimed or whose share is not known: named in
 *   `fields` as `assessments.0.reason`)
 * @source money.md 5, 8; rest-api.md "Rulings of 23-11-2026", Council
 */
export async function saveAssessments(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  row: ReimbursementRow,
  given: readonly AssessmentInput[],
): Promise<Partial<AmountColumns>> {
  if (given.length === 0) return {};
  const { id } = row;
  const [computed, codes] = await Promise.all([computeAmounts(tx, ctx, row), selectReasonCodes(tx)]);
  const problems = given.flatMap((assessment, place) => {
    const line = computed?.sheet.lines.find(({ costId }) => costId === assessment.itemId);
    const problem = problemOf(assessment, line, new Set(codes.map(({ code }) => code)));
    return problem === undefined ? [] : [[`assessments.${place}.${problem.name}`, problem.text] as const];
  });
  const [first] = problems;
  if (first !== undefined) {
    const fields: FieldErrors = Object.fromEntries(problems.map(([name, text]) => [name, [text]]));
    throw invalid("assessment_invalid", first[1], fields);
  }
  const words = new Map(codes.map((code) => [code.code, reasonWords(code)]));
  // The sheet is complete without the list of reasons, which the office may change.
  const written = (assessment: AssessmentInput) => assessment.reason || (words.get(assessment.reasonCode ?? "") ?? "");
  for (const assessment of given) await saveOne(tx, ctx, actor, id, { ...assessment, reason: written(assessment) });
  return amountsOf(tx, ctx, row);
}

type Line = Pick<CostLine, "claimedPaise" | "sharePercent" | "notes"> | undefined;

function problemOf({ admissiblePaise = null, reasonCode = null, reason }: AssessmentInput, line: Line, codes: ReadonlySet<string>) {
  if (line === undefined) return { name: "item_id", text: amountMessages.noSuchItem };
  if (reasonCode !== null && !codes.has(reasonCode)) return { name: "reason_code", text: amountMessages.noSuchReason };
  if (admissiblePaise === null) return undefined;
  if (reasonCode === null && reason === "") return { name: "reason", text: amountMessages.reasonNeeded };
  if (line.claimedPaise === null) return { name: "admissible_amount", text: amountMessages.claimedUnknown };
  if (isShareUnknown(line) && admissiblePaise > 0) return { name: "admissible_amount", text: amountMessages.sizeMissing };
  if (admissiblePaise > line.claimedPaise)
    return { name: "admissible_amount", text: amountMessages.aboveClaimed(rupeesText(rupeesOf(line.claimedPaise))) };
  return undefined;
}

async function saveOne(tx: Tx, ctx: AppContext, { userId }: SignedInActor, reimbursementId: string, assessment: AssessmentInput): Promise<void> {
  const { itemId, admissiblePaise = null, reasonCode = null, reason } = assessment;
  if (admissiblePaise === null && reasonCode === null && reason === "") await deleteAssessments(tx, reimbursementId, [itemId]);
  else await upsertAssessment(tx, { reimbursementId, itemId, admissiblePaise, reasonCode, reason, setBy: userId, setAt: ctx.now() });
  await recordAudit(tx, ctx, {
    event: "reimbursement.assess",
    subject: { kind: "reimbursement", id: reimbursementId },
    detail: { itemId, ...(admissiblePaise !== null && { admissible: rupeesOf(admissiblePaise) }), ...(reasonCode !== null && { reasonCode }) },
  });
}
