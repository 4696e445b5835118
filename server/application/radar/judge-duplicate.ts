import { z } from "zod";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { radarMessages } from "#domain/radar/messages.ts";
import { duplicateReasons, pairVerdicts } from "#domain/radar/reasons.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { transact } from "#db/connection/transact.ts";
import { insertPairVerdict } from "#db/queries/duplicates.ts";
import { lockReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { getVisibleReimbursement } from "../dossiers/visible-reimbursement.ts";
import { Comment, ReimbursementId } from "../reimbursements/inputs.ts";
import { duplicatesOf } from "./list-duplicates.ts";

export const JudgeDuplicateInput = z.object({
  reimbursementId: ReimbursementId,
  otherId: ReimbursementId,
  reason: z.enum(duplicateReasons),
  verdict: z.enum(pairVerdicts),
  /** Why; the next reader of either claim sees it. */
  remark: Comment,
  /** What the officer saw, as the line says. */
  evidence: z.string().max(64),
});
export type JudgeDuplicateInput = z.output<typeof JudgeDuplicateInput>;

/**
 * Stores what an officer says of a reason between two claims, for the readers of both. An earlier verdict stays in the history; the same one
 * again changes nothing.
 * @throws not_found; invalid (`reason_needed`, named in `fields`); conflict (`reason_gone`; `reason_changed`: documents or items changed since; `not_forwarded`:
 *   the other claim is not for this reader yet)
 * @source money.md 7 "takes a verdict with a reason that is remembered"
 */
export async function judgeDuplicate(ctx: AppContext, input: JudgeDuplicateInput): Promise<{ readonly at: Date }> {
  const actor = authorize(ctx.actor, "radar.judge");
  const { reimbursementId, otherId, reason, verdict, remark, evidence } = input;
  if (remark.trim() === "") throw invalid("reason_needed", radarMessages.reasonNeeded, { remark: [radarMessages.reasonNeeded] });
  await getVisibleReimbursement(ctx.db, actor, reimbursementId);
  const [firstId = "", secondId = ""] = [reimbursementId, otherId].toSorted((one, other) => (one < other ? -1 : 1));
  if (firstId === secondId) throw notFound("not_found", reimbursementMessages.notFound);
  return transact(ctx, async (tx) => {
    // In one order, whichever claim is open: two officers cannot wait for each other.
    await lockReimbursement(tx, firstId);
    await lockReimbursement(tx, secondId);
    const row = await getVisibleReimbursement(tx, actor, reimbursementId);
    const { lines } = await duplicatesOf(tx, row, actor.role === "DGFT_ADMIN" ? "dgft" : "council");
    const line = lines.find((each) => each.otherId === otherId && each.reason === reason);
    if (line === undefined) throw conflict("reason_gone", radarMessages.reasonGone);
    if (!line.canOpenOther) throw conflict("not_forwarded", radarMessages.notForwarded);
    if (line.evidence !== evidence) throw conflict("reason_changed", radarMessages.reasonChanged);
    const [newest] = line.verdicts;
    if (newest !== undefined && !newest.isOutdated && newest.verdict === verdict && newest.remark === remark.trim()) return { at: newest.at };
    const at = ctx.now();
    await insertPairVerdict(tx, { firstId, secondId, reason, verdict, remark: remark.trim(), evidence, actorId: actor.userId, at });
    await recordAudit(tx, ctx, {
      event: "reimbursement.judgeDuplicate",
      subject: { kind: "reimbursement", id: reimbursementId },
      detail: { other: otherId, reason, verdict },
    });
    return { at };
  });
}
