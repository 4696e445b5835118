import { z } from "zod";
import { conflict, invalid } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { maxItems } from "#domain/reimbursements/items.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { findRecommendation, insertSanctionLines, type RecommendationRow, type SanctionLine } from "#db/queries/recommendations.ts";
import { lockForwardedReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshProof } from "../accounts/fresh-password.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertNotDecider, recordDecision } from "../reimbursements/record-decision.ts";
import { assertPossible, assertVersion, enqueueBuildDossier, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { assertMayDecide } from "./assert-may-decide.ts";
import { assertWithinCaps } from "./assert-within-caps.ts";

export const ApproveInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  /** What is given for an item. One that is not named gets what is recommended for it. */
  items: z
    .array(z.object({ itemId: z.uuid(), amountPaise: z.int().min(0, amountMessages.notNegative), reason: Comment.default("") }))
    .max(maxItems)
    .optional(),
});
export type ApproveInput = z.output<typeof ApproveInput>;

/**
 * Approves all or part of what is recommended, which is final: firm, council and officer are notified and the last dossier is requested.
 * @throws forbidden (`proof_not_fresh`, `acted_before`, `decided_before`); not_found; invalid (unknown item, more than recommended, less without a
 *   reason: named in `fields` as `items.0.amount`); conflict (`no_amount`, `nothing_given`, `above_cap`, not under review by DGFT, stale version)
 * @source product.md "DGFT approve"; money.md 5
 */
export async function approve(ctx: AppContext, input: ApproveInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.approve");
  assertFreshProof(ctx);
  return transact(ctx, async (tx) => {
    const current = await lockForwardedReimbursement(tx, input.reimbursementId);
    await assertMayDecide(tx, actor, current.id);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "approve", "dgft");
    await assertNotDecider(tx, actor, current.id);
    const lines = sanctionedLines(await findRecommendation(tx, current.id, { isForwarded: true }), input.items ?? []);
    const sanctionedPaise = lines.reduce((sum, line) => sum + line.sanctionedPaise, 0);
    if (sanctionedPaise === 0) throw conflict("nothing_given", amountMessages.nothingGiven);
    await assertWithinCaps(tx, ctx, current, lines, input.items ?? []);
    await insertSanctionLines(tx, current.id, lines);
    const decided = await recordDecision(tx, ctx, actor, current, { kind: "approve", sanctionedPaise, lines, changesDossier: true });
    const values = { decidedAt: ctx.now(), sanctionedPaise, ...decided };
    const row = await transition(tx, ctx, actor, current, "approve", { values, changesDossier: true });
    await enqueueBuildDossier(tx, row);
    return presentAfter(tx, ctx, actor, row);
  });
}

/** @throws conflict (`no_amount`); invalid */
function sanctionedLines(recommendation: RecommendationRow | undefined, given: NonNullable<ApproveInput["items"]>): SanctionLine[] {
  if (recommendation === undefined) throw conflict("no_amount", amountMessages.noAmount);
  const { lines } = recommendation.sheet;
  const problems = given.flatMap(({ itemId, amountPaise, reason }, place): [name: string, text: string][] => {
    const line = lines.find(({ costId }) => costId === itemId);
    const recommended = line?.recommendedPaise ?? 0;
    if (line === undefined) return [[`items.${place}.id`, amountMessages.noSuchItem]];
    if (amountPaise > recommended) return [[`items.${place}.amount`, amountMessages.aboveRecommended(rupeesText(rupeesOf(recommended)))]];
    return amountPaise < recommended && reason === "" ? [[`items.${place}.reason`, amountMessages.lessNeedsReason]] : [];
  });
  const [first] = problems;
  if (first !== undefined) throw invalid("items_invalid", first[1], Object.fromEntries(problems.map(([name, text]) => [name, [text]])));
  return lines.map(({ costId, recommendedPaise }) => {
    const own = given.findLast(({ itemId }) => itemId === costId);
    const sanctionedPaise = own?.amountPaise ?? recommendedPaise ?? 0;
    // A reason for less that was typed before the whole amount was given again says nothing.
    const isLess = sanctionedPaise < (recommendedPaise ?? 0);
    return { itemId: costId, sanctionedPaise, reason: isLess ? (own?.reason ?? null) : null };
  });
}
