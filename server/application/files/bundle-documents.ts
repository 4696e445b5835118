import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { notFound } from "#domain/errors.ts";
import { allAnswers } from "#domain/reimbursements/derive.ts";
import { archiveEntryName } from "#domain/reimbursements/file-name.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { documentsThatCount } from "#domain/reimbursements/further-papers.ts";
import { receivedAnswers } from "#domain/reimbursements/received-answers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { selectReimbursementParts, type Reimbursement } from "#db/queries/reimbursement-parts.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { getVisibleReimbursement } from "../dossiers/visible-reimbursement.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { receivedOf } from "../reimbursements/present-reimbursement.ts";
import { ownParts } from "../reimbursements/unsent-parts.ts";

export const BundleDocumentsInput = z.object({ reimbursementId: ReimbursementId });
export type BundleDocumentsInput = z.infer<typeof BundleDocumentsInput>;

export type BundledFile = { readonly entryName: string; readonly storageKey: string; readonly sizeBytes: number; readonly uploadedAt: Date };
/** The files of an archive, in the order of the dossier. */
export type Bundle = { readonly name: string; readonly files: readonly BundledFile[] };

/**
 * The newest documents of a reimbursement that the actor may open: a member all, of a decided one those of `ownParts`; the council and the
 * officer the submitted ones that the submitted answers ask for. Names the files and opens none.
 * @throws not_found (unknown, another firm's, or it has no document yet)
 * @source specification 2 "Download all"
 */
export async function bundleDocuments(ctx: AppContext, input: BundleDocumentsInput): Promise<Bundle> {
  const actor = authorize(ctx.actor, "files.read");
  const row = await getVisibleReimbursement(ctx.db, actor, input.reimbursementId);
  const reimbursement = await selectReimbursementParts(ctx.db, row);
  const { steps, documents } =
    actor.role === "MEMBER"
      ? ownOf(ownParts(reimbursement, calendarDateInIndia(ctx.now())))
      : { steps: receivedAnswers(reimbursement).steps, documents: receivedOf(reimbursement) };
  const files = documentsThatCount(schemeOf(row.scheme), allAnswers(steps), documents).flatMap(({ field }, index) => {
    const version = documents.find(({ fieldName }) => fieldName === field.name);
    return (version?.files ?? []).map((file, position, all) => ({
      entryName: archiveEntryName({ document: index + 1, fieldName: field.name, file: position + 1, files: all.length }, file),
      storageKey: file.storageKey,
      sizeBytes: file.sizeBytes,
      uploadedAt: version?.createdAt ?? row.createdAt,
    }));
  });
  if (files.length === 0) throw notFound("not_found", fileMessages.notStored);
  await recordAuditInOwnTransaction(ctx, {
    event: "export.documents",
    subject: { kind: "reimbursement", id: row.id },
    detail: { files: files.length },
  });
  return { name: `${row.id}-documents.zip`, files };
}

/** Only the firm sees what it has not submitted. */
const ownOf = ({ steps, documents }: Reimbursement) => ({ steps, documents: documents.filter(({ isCurrent }) => isCurrent) });
