import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { findDocument } from "#domain/reimbursements/derive.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { insertDocumentVersion, markDocumentRetired } from "#db/queries/documents.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { currentFiles } from "./attach-document.ts";
import { ReimbursementId, SchemeKindInput } from "./inputs.ts";
import { assertOpen, openForChange, presentAfter } from "./own-draft.ts";
import { transition } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

export const RemoveDocumentInput = z.object({
  scheme: SchemeKindInput,
  reimbursementId: ReimbursementId,
  fieldName: z.string().max(100),
  fileId: z.uuid(),
});
export type RemoveDocumentInput = z.infer<typeof RemoveDocumentInput>;

/**
 * Takes one file out of a document. Versions that the council has received stay readable; removing twice changes nothing.
 * @throws not_found (unknown field or reimbursement, another firm's); conflict (wrong state, not flagged)
 * @source ux.md "Uploads"
 */
export async function removeDocument(ctx: AppContext, input: RemoveDocumentInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.removeDocument");
  const document = findDocument(schemeOf(input.scheme), input.fieldName);
  if (document === undefined) throw notFound("not_found", "This scheme has no such document.");
  return transact(ctx, async (tx) => {
    const reimbursement = await openForChange(tx, ctx, actor, input);
    assertOpen(reimbursement, input.fieldName);
    const { id } = reimbursement.row;
    const current = currentFiles(reimbursement, input.fieldName);
    if (!current.some((file) => file.id === input.fileId)) return presentAfter(tx, ctx, actor, reimbursement.row);
    const fileIds = current.filter((file) => file.id !== input.fileId).map((file) => file.id);
    if (fileIds.length === 0) await markDocumentRetired(tx, id, input.fieldName);
    else await insertDocumentVersion(tx, { reimbursementId: id, fieldName: input.fieldName, fileIds, createdBy: actor.userId, createdAt: ctx.now() });
    const row = await transition(tx, ctx, actor, reimbursement.row, "save_step", {
      detail: { documents: [document.field.label] },
      changesDossier: true,
    });
    return presentAfter(tx, ctx, actor, row);
  });
}
