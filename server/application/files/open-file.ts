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
 * A file of a reimbursement that the actor may open: the firm its own, the council what was submitted, the officer what
 * was forwarded. The path names both, and both have to fit.
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
 * The same to be taken along as it is, which the audit trail remembers; the pieces of one download are one.
 * @throws not_found
 * @source security.md row 40
 */
export async function downloadFile(ctx: AppContext, input: OpenFileInput): Promise<ReadableFile> {
  const file = await openFile(ctx, input);
  const subject = { kind: "reimbursement", id: input.reimbursementId } as const;
  await recordRepeated(ctx, { event: "export.file", subject, detail: { fileId: file.id } });
  return file;
}
