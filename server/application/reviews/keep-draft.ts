import { z } from "zod";
import { invalid, notFound } from "#domain/errors.ts";
import { reviewDocuments } from "#domain/reimbursements/derive.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import {
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

const DraftInput = z.object({
  reimbursementId: ReimbursementId,
  /** The version that the reviewer had before them. */
  version: z.int().positive(),
  documents: z.array(VerdictInput).max(100),
});

export const KeepDraftInput = DraftInput.extend({
  /** Documents on which the reviewer's own word is withdrawn. */
  taken: z.array(z.string().max(100)).max(100).default([]),
  /** The words over a query of DGFT, when they changed. */
  comment: Comment.optional(),
});
export type KeepDraftInput = z.output<typeof KeepDraftInput>;

/**
 * Keeps what a reviewer wrote and has not saved for the others: theirs alone, on every device. What is not named stays.
 * Kept in any state and on any version, because words must not be lost; they are judged when they are saved.
 * @throws not_found (unknown, or a draft of the member); invalid (unknown document)
 * @source ux.md "Unsaved work autosaves per reviewer on the server"
 */
export async function keepDraft(ctx: AppContext, input: KeepDraftInput): Promise<{ readonly savedAt: Date | undefined }> {
  const actor = authorize(ctx.actor, "reviews.keepDraft");
  const whose = { reimbursementId: input.reimbursementId, userId: actor.userId };
  // Doing it again does the same again, so a repeat needs no note of its own.
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
 * Puts what the reviewer chose of an older working copy in its place, written on the version that they see now; with
 * nothing chosen the working copy is gone.
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

function draftVerdicts(row: ReimbursementRow, documents: readonly VerdictInput[]): DraftVerdicts {
  const known = new Set(reviewDocuments(schemeOf(row.scheme)).map(({ field }) => field.name));
  const unknown = documents.find(({ fieldName }) => !known.has(fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  return Object.fromEntries(documents.map(({ fieldName, status, remark }) => [fieldName, { status, remark }]));
}
