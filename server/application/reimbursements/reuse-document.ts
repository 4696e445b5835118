import type { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { assertFileSeen } from "./attach-document.ts";
import { StartedFrom, StartKey, Version } from "./inputs.ts";
import { findKnownDocument, getSharedDocuments, KnownDocumentInput } from "./known-document.ts";
import { assertOpen, openForChange, presentAfter } from "./own-draft.ts";
import { saveChange } from "./save-change.ts";
import { isChangedDocument } from "./store-documents.ts";
import type { ReimbursementView } from "./view.ts";

/** `documentVersion`: the version of the document that the member saw here; without it nothing is replaced. */
export const ReuseDocumentInput = KnownDocumentInput.extend({ startKey: StartKey, startedFrom: StartedFrom, documentVersion: Version });
export type ReuseDocumentInput = z.infer<typeof ReuseDocumentInput>;

/**
 * Copies the document that `findKnownDocument` finds into this reimbursement; both then name the same files, and replacing
 * it in one leaves the other unchanged. Repeating it changes nothing.
 * @throws not_found (unknown, another firm's, or no known document any more); conflict (stale version, wrong state, not flagged); forbidden (membership)
 */
export async function reuseDocument(ctx: AppContext, input: ReuseDocumentInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.attachDocument");
  const field = getSharedDocuments(input);
  return transact(ctx, async (tx) => {
    const reimbursement = await openForChange(tx, ctx, actor, input);
    assertOpen(reimbursement, field.name);
    const known = await findKnownDocument(tx, ctx, actor, { ...input, reimbursementId: reimbursement.row.id });
    if (known === undefined) throw notFound("not_found", reimbursementMessages.notFound);
    const document = { field, files: known.files };
    if (isChangedDocument(reimbursement, document)) assertFileSeen(reimbursement, document, input.documentVersion);
    const { row } = await saveChange(tx, ctx, actor, reimbursement, { documents: [document] });
    return presentAfter(tx, ctx, actor, row);
  });
}
