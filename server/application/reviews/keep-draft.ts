import { z } from "zod";
import { invalid, notFound } from "#domain/errors.ts";
import { flaggedItemId } from "#domain/reimbursements/deficiencies.ts";
import { reviewDocuments } from "#domain/reimbursements/derive.ts";
import { isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import {
  DraftAssessment,
  upsertReviewDraft,
  deleteReviewDraft,
  findReviewDraft,
  updateReviewDraft,
  type DraftVerdicts,
  type ReviewDraft,
} from "#db/queries/review-drafts.ts";
import { findReimbursement, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId } from "../reimbursements/inputs.ts";
import { VerdictInput } from "./verdict-input.ts";

/** What a reviewer writes about one document or item; an amount is kept as it was typed. */
const DraftEdit = VerdictInput.extend({ assessment: DraftAssessment.optional() });

const DraftInput = z.object({
  reimbursementId: ReimbursementId,
  /** The version that the reviewer was working on. */
  version: z.int().positive(),
  documents: z.array(DraftEdit).max(100),
});

export const KeepDraftInput = DraftInput.extend({
  /** Documents whose verdict is removed from the draft. */
  taken: z.array(z.string().max(100)).max(100).default([]),
  /** The comment on a query of DGFT, when it changed. */
  comment: Comment.optional(),
});
export type KeepDraftInput = z.output<typeof KeepDraftInput>;

/**
 * Stores the reviewer's private draft of a review, which follows the reviewer to every device. Documents that are not named stay
 * in it. It is stored in any state and on any version, so that no text is lost; it is checked when the review is saved.
 * @throws not_found (unknown, or a draft of the member); invalid (unknown document)
 * @source ux.md "Unsaved work autosaves per reviewer on the server"
 */
export async function keepDraft(ctx: AppContext, input: KeepDraftInput): Promise<{ readonly savedAt: Date | undefined }> {
  const actor = authorize(ctx.actor, "reviews.keepDraft");
  const whose = { reimbursementId: input.reimbursementId, userId: actor.userId };
  // Repeating the call has the same effect, so it needs no idempotency key.
  return transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const given = draftVerdicts(await getReceived(tx, input.reimbursementId), input.documents);
    const { version, taken, comment } = input;
    await upsertReviewDraft(tx, whose, { version, given, taken, comment, savedAt: ctx.now() });
    return { savedAt: (await findReviewDraft(tx, whose))?.savedAt };
  });
}

export const SettleDraftInput = DraftInput.extend({ comment: Comment.default("") });
export type SettleDraftInput = z.output<typeof SettleDraftInput>;

/**
 * Replaces an older draft by the parts of it that the reviewer chose, on the version that the reviewer sees now; without any
 * part the draft is deleted.
 * @throws not_found; invalid (unknown document)
 */
export async function settleDraft(ctx: AppContext, input: SettleDraftInput): Promise<{ readonly savedAt: Date | undefined }> {
  const actor = authorize(ctx.actor, "reviews.keepDraft");
  const whose = { reimbursementId: input.reimbursementId, userId: actor.userId };
  return transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const verdicts = draftVerdicts(await getReceived(tx, input.reimbursementId), input.documents);
    const { version, comment } = input;
    const draft: ReviewDraft = { version, verdicts, comment, savedAt: ctx.now() };
    const isEmpty = input.documents.length === 0 && comment === "";
    await (isEmpty ? deleteReviewDraft(tx, whose) : updateReviewDraft(tx, whose, draft));
    return { savedAt: isEmpty ? undefined : draft.savedAt };
  });
}

async function getReceived(tx: Tx, id: string): Promise<ReimbursementRow> {
  const row = await findReimbursement(tx, id);
  if (row === undefined || row.submittedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  return row;
}

/** Items are not looked up: one that has gone meanwhile is offered to nobody. */
function draftVerdicts(row: ReimbursementRow, documents: readonly z.output<typeof DraftEdit>[]): DraftVerdicts {
  const known = new Set(reviewDocuments(schemeOf(row.scheme)).map(({ field }) => field.name));
  const isKnown = (name: string): boolean => known.has(name) || isFurtherPaper(name) || flaggedItemId(name) !== undefined;
  const unknown = documents.find(({ fieldName }) => !isKnown(fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  return Object.fromEntries(documents.map(({ fieldName, ...edit }) => [fieldName, edit]));
}
