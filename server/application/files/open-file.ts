import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { fileMessages, isMediaType, type MediaType } from "#domain/reimbursements/file-rules.ts";
import { findReadableFile, type FileRow } from "#db/queries/documents.ts";
import type { AppContext } from "../../context.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { authorize } from "../authorize.ts";
import { fileReader } from "../dossiers/visible-reimbursement.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";

export const OpenFileInput = z.object({ reimbursementId: ReimbursementId, fileId: z.uuid() });
export type OpenFileInput = z.infer<typeof OpenFileInput>;

export type ReadableFile = Omit<FileRow, "mediaType"> & { readonly mediaType: MediaType };

/**
 * A file of a reimbursement, if the actor may open it: a member those of the firm, the council submitted ones, the officer
 * submitted ones of forwarded reimbursements.
 * @throws not_found (unknown, another firm's, or a file of another reimbursement)
 * @source security.md rows 1, 2
 */
export async function openFile(ctx: AppContext, input: OpenFileInput): Promise<ReadableFile> {
  const actor = authorize(ctx.actor, "files.read");
  const file = await findReadableFile(ctx.db, input.reimbursementId, input.fileId, fileReader(actor));
  if (file === undefined || !isMediaType(file.mediaType)) throw notFound("not_found", fileMessages.notStored);
  return { ...file, mediaType: file.mediaType };
}

/**
 * The same for a download, which the audit trail records; the range requests of one download count once.
 * @throws not_found
 * @source security.md row 40
 */
export async function downloadFile(ctx: AppContext, input: OpenFileInput): Promise<ReadableFile> {
  const file = await openFile(ctx, input);
  const subject = { kind: "reimbursement", id: input.reimbursementId } as const;
  await recordRepeated(ctx, { event: "export.file", subject, detail: { fileId: file.id } });
  return file;
}
