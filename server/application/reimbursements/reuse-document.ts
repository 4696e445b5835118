import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { insertDocumentVersion } from "#db/queries/documents.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { currentFiles } from "./attach-document.ts";
import { findKnownDocument, getSharedDocuments, type KnownDocumentInput } from "./known-document.ts";
import { assertOpen, openForChange, presentAfter } from "./own-draft.ts";
import { transition } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

/**
 * Puts the paper of that other reimbursement into this one; both then hold the same files, and replacing it in one
 * leaves the other as it is. Done twice it changes nothing more.
 * @throws not_found (unknown, another firm's, or no such paper any more); conflict (wrong state, not flagged); forbidden (membership)
 */
export async function reuseDocument(ctx: AppContext, input: KnownDocumentInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.attachDocument");
  const field = getSharedDocuments(input);
  return transact(ctx, async (tx) => {
    const reimbursement = await openForChange(tx, ctx, actor, input);
    assertOpen(reimbursement, field.name);
    const { row } = reimbursement;
    const known = await findKnownDocument(tx, ctx, actor, { ...input, reimbursementId: row.id });
    if (known === undefined) throw notFound("not_found", reimbursementMessages.notFound);
    const fileIds = known.files.map(({ id }) => id);
    const current = currentFiles(reimbursement, field.name).map(({ id }) => id);
    if (current.join() === fileIds.join()) return presentAfter(tx, ctx, actor, row);
    await insertDocumentVersion(tx, { reimbursementId: row.id, fieldName: field.name, fileIds, createdBy: actor.userId, createdAt: ctx.now() });
    const next = await transition(tx, ctx, actor, row, "save_step", { detail: { documents: [field.label] }, changesDossier: true });
    return presentAfter(tx, ctx, actor, next);
  });
}
