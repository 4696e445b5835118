import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { selectReimbursementParts, lockReimbursement } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertPossible, assertVersion, enqueueBuildDossier, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { judge, saveVerdicts, VerdictInput, type JudgedDocument } from "./verdict-input.ts";

export const ForwardToDgftInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  /** The answer to a query of DGFT, or a recommendation. */
  comment: Comment.default(""),
  /** Verdicts that are saved before the check. */
  documents: z.array(VerdictInput).max(100).optional(),
});
export type ForwardToDgftInput = z.output<typeof ForwardToDgftInput>;

/**
 * Hands a fully reviewed reimbursement to the DGFT officer and asks for a fresh dossier. The last verdicts may come with it.
 * @throws forbidden (`password_not_fresh`); not_found; invalid (unknown document); conflict (a document not SUFFICIENT, named in `fields`; stale version; wrong state)
 * @source specification 4 "Admin review"; product.md "council forward"
 */
export async function forwardToDgft(ctx: AppContext, input: ForwardToDgftInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.forward");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const current = await lockReimbursement(tx, input.reimbursementId);
    await assertVersion(tx, actor, current, input.version);
    assertPossible(current, "forward", "council");
    const reimbursement = await selectReimbursementParts(tx, current);
    const given = input.documents ?? [];
    assertAllSufficient(judge(reimbursement, given));
    await saveVerdicts(tx, reimbursement, given, { setBy: actor.userId, setAt: ctx.now() });
    const row = await transition(tx, ctx, actor, current, "forward", {
      values: {
        firstForwardedAt: current.firstForwardedAt ?? ctx.now(),
        forwardComment: input.comment === "" ? null : input.comment,
        dgftMarks: [],
      },
      detail: input.comment === "" ? {} : { comment: input.comment },
      changesDossier: true,
    });
    await enqueueBuildDossier(tx, row);
    return presentAfter(tx, ctx, actor, row);
  });
}

function assertAllSufficient(documents: readonly JudgedDocument[]): void {
  const blocking = documents.filter((document) => document.status !== "SUFFICIENT");
  if (blocking.length === 0) return;
  const fields = blocking.map(({ field }) => [field.name, [`${field.label} is not Sufficient yet`]] as const);
  throw conflict("documents_not_sufficient", reviewMessages.allMustBeSufficient, Object.fromEntries(fields));
}
