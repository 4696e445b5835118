import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { conflict } from "#domain/errors.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { maxItems } from "#domain/reimbursements/items.ts";
import { deleteDraftComments, updateDraftVersion } from "#db/queries/review-drafts.ts";
import { selectReimbursementParts } from "#db/queries/reimbursement-parts.ts";
import { findReimbursement, lockReimbursement } from "#db/queries/reimbursements.ts";
import type { Tx } from "#db/connection/client.ts";
import { forgetAnswer, transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshProof } from "../accounts/fresh-password.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { noteServed, presentAfter } from "../reimbursements/own-draft.ts";
import { assertNotDecider } from "../reimbursements/record-decision.ts";
import { recommend } from "./recommend.ts";
import { shareNewClaim } from "../reimbursements/share-by-load.ts";
import { assertPossible, assertVersion, enqueueBuildDossier, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { AssessmentInput, saveAssessments } from "./assessments.ts";
import { judge, saveVerdicts, VerdictInput, type JudgedField } from "./verdict-input.ts";

export const ForwardToDgftInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  /** The answer to a query of DGFT, or a recommendation. Without it the words that were prepared or kept for this forwarding count; blank is none. */
  comment: Comment.optional(),
  /** What the reviewer confirms as recommended, null for an amount that is not known. When it has changed since, nothing is forwarded. */
  recommendedPaise: z.int().nonnegative().nullish(),
  /** Verdicts that are saved before the check. */
  documents: z.array(VerdictInput).max(100).optional(),
  assessments: z.array(AssessmentInput).max(maxItems).optional(),
});
export type ForwardToDgftInput = z.output<typeof ForwardToDgftInput>;

/**
 * Hands a fully reviewed reimbursement with its recommendation to the DGFT officer and asks for a fresh dossier. The last verdicts and
 * assessments may come with it. Above the limit, and for the random sample, the first call keeps the recommendation, its words to DGFT and what
 * came with it as a new version and is refused; the call of a second person who has seen that version forwards. The same call again keeps
 * nothing new. The caller's own draft goes on from the new version.
 * @throws forbidden (`proof_not_fresh`, `decided_before`); not_found; invalid (unknown document or item); conflict (a document not SUFFICIENT
 *   or a cost DEFICIENT, named in `fields`; `no_complete_item`; `rate_missing`; `amount_changed`; `second_person`; stale version; wrong state)
 * @source specification 4 "Admin review"; product.md "council forward"
 */
export async function forwardToDgft(ctx: AppContext, input: ForwardToDgftInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reviews.forward");
  assertFreshProof(ctx);
  const forward = () => transact(ctx, (tx) => forwardOrPrepare(tx, ctx, actor, input));
  let result = await forward();
  // An idempotency key gives the first answer again. This one is a refusal: once the claim has moved on, the call tries again.
  if ("waitsForSecond" in result && ctx.idempotency !== undefined) {
    const now = await findReimbursement(ctx.db, input.reimbursementId);
    if (now?.version !== result.version) {
      await forgetAnswer(ctx);
      result = await forward();
    }
  }
  if ("view" in result) return result.view;
  throw conflict("second_person", result.waitsForSecond);
}

type Forwarded = { readonly view: ReimbursementView } | { readonly waitsForSecond: string; readonly version: number };

async function forwardOrPrepare(tx: Tx, ctx: AppContext, actor: StaffActor, input: ForwardToDgftInput): Promise<Forwarded> {
  const current = await lockReimbursement(tx, input.reimbursementId);
  await assertVersion(tx, actor, current, input.version);
  assertPossible(current, "forward", "council");
  await assertNotDecider(tx, actor, current.id);
  const reimbursement = await selectReimbursementParts(tx, current);
  const given = input.documents ?? [];
  assertAllSufficient(judge(reimbursement, given));
  await saveVerdicts(tx, reimbursement, given, { setBy: actor.userId, setAt: ctx.now() });
  const assessments = input.assessments ?? [];
  const amounts = await saveAssessments(tx, ctx, actor, current, assessments);
  const { history } = reimbursement;
  const recommended = await recommend(tx, ctx, actor, { row: current, history, comment: input.comment, seenPaise: input.recommendedPaise });
  if (recommended.waitsForSecond !== undefined) {
    // What came with the call is kept, so it is a version: nobody who has not seen it can confirm or overwrite it.
    const { waitsForSecond, isNew } = recommended;
    if (given.length + assessments.length === 0 && !isNew) return { waitsForSecond, version: current.version };
    const kept = await transition(tx, ctx, actor, current, "council_draft", { values: amounts, changesDossier: assessments.length > 0 });
    await updateDraftVersion(tx, { reimbursementId: current.id, userId: actor.userId }, { from: current.version, to: kept.version });
    await noteServed(tx, ctx, actor, kept);
    return { waitsForSecond, version: kept.version };
  }
  const { words } = recommended;
  const row = await transition(tx, ctx, actor, current, "forward", {
    values: {
      ...recommended.amounts,
      firstForwardedAt: current.firstForwardedAt ?? ctx.now(),
      forwardComment: words === "" ? null : words,
      dgftNote: null,
      dgftMarks: [],
      asksPapers: false,
    },
    detail: { contentVersion: current.contentVersion + 1, ...(words !== "" && { comment: words }) },
    changesDossier: true,
  });
  await deleteDraftComments(tx, current.id);
  await shareNewClaim(tx, ctx, "dgft", { id: row.id, ownerId: row.dgftOwnerId });
  await enqueueBuildDossier(tx, row);
  return { view: await presentAfter(tx, ctx, actor, row) };
}

function assertAllSufficient(judged: readonly JudgedField[]): void {
  const blocking = judged.filter(({ isItem, status }) => (isItem ? status === "DEFICIENT" : status !== "SUFFICIENT"));
  if (blocking.length === 0) return;
  const fields = blocking.map(({ name, label }) => [name, [`${label} is not Sufficient yet`]] as const);
  const cost = blocking.every(({ isItem }) => isItem) ? blocking[0] : undefined;
  const message = cost === undefined ? reviewMessages.allMustBeSufficient : reviewMessages.costNotSufficient(cost.label);
  throw conflict("documents_not_sufficient", message, Object.fromEntries(fields));
}
