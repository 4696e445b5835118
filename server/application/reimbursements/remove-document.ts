import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { transact } from "#db/connection/transact.ts";
import { selectVersionFiles } from "#db/queries/documents.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { getDocument } from "./attach-document.ts";
import { ReimbursementId, SchemeKindInput, Version } from "./inputs.ts";
import { assertOpen, openForChange, presentAfter } from "./own-draft.ts";
import { saveChange } from "./save-change.ts";
import { currentFiles } from "./store-documents.ts";
import type { ReimbursementView } from "./view.ts";

export const RemoveDocumentInput = z.object({
  scheme: SchemeKindInput,
  reimbursementId: ReimbursementId,
  fieldName: z.string().max(100),
  fileId: z.uuid(),
  /** Of a document of one file: the version that this file replaced and that is to be there again. */
  backTo: Version,
});
export type RemoveDocumentInput = z.infer<typeof RemoveDocumentInput>;

/**
 * Removes one file from a document. Versions that the council has received stay readable; repeating it changes nothing.
 * With `backTo` the files of that version take its place.
 * @throws not_found (unknown field or reimbursement, another firm's); conflict (wrong state, not flagged, a further paper that the council received)
 * @source ux.md "Uploads"
 */
export async function removeDocument(ctx: AppContext, input: RemoveDocumentInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.removeDocument");
  return transact(ctx, async (tx) => {
    const reimbursement = await openForChange(tx, ctx, actor, input);
    assertOpen(reimbursement, input.fieldName);
    const { field } = getDocument(reimbursement, input.fieldName);
    const wasSent = reimbursement.documents.some(({ fieldName, wasSubmitted }) => wasSubmitted && fieldName === field.name);
    if (wasSent && isFurtherPaper(field.name)) throw conflict("not_open", reimbursementMessages.furtherPaperWasSent);
    const current = currentFiles(reimbursement, field.name);
    const isThere = field.maxFiles === 1 && current.some(({ id }) => id === input.fileId);
    const version = isThere ? input.backTo : undefined;
    const files =
      version === undefined
        ? current.filter(({ id }) => id !== input.fileId)
        : await selectVersionFiles(tx, { reimbursementId: reimbursement.row.id, fieldName: field.name, version });
    const { row } = await saveChange(tx, ctx, actor, reimbursement, { documents: [{ field, files }] });
    return presentAfter(tx, ctx, actor, row);
  });
}
