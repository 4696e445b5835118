import { z } from "zod";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { notFound } from "#domain/errors.ts";
import { financialYearLabel, financialYearSpan, calendarDateInIndia } from "#domain/dates.ts";
import { findDocument } from "#domain/reimbursements/derive.ts";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findLastDocument, type LastDocument } from "#db/queries/documents.ts";
import type { AppContext } from "../../context.ts";
import { ReimbursementId, SchemeKindInput } from "./inputs.ts";

export const KnownDocumentInput = z.object({
  scheme: SchemeKindInput,
  /** The reimbursement to copy to; absent when nothing was saved yet. */
  reimbursementId: ReimbursementId.optional(),
  fieldName: z.string().max(100),
});
export type KnownDocumentInput = z.infer<typeof KnownDocumentInput>;

/**
 * The declaration of a document that reimbursements of one year share.
 * @throws not_found (no such document, or one that every reimbursement needs afresh)
 */
export function getSharedDocuments({ scheme, fieldName }: KnownDocumentInput): SchemeDocumentField {
  const field = findDocument(schemeOf(scheme), fieldName)?.field;
  if (field?.askOnce !== true) throw notFound("not_found", "This scheme has no such document.");
  return field;
}

/** This document in the firm's newest other reimbursement of this financial year, of whatever scheme. */
export function findKnownDocument(
  db: Db | Tx,
  ctx: AppContext,
  actor: MemberActor,
  { scheme, fieldName, reimbursementId }: KnownDocumentInput,
): Promise<LastDocument | undefined> {
  const { from } = financialYearSpan(financialYearLabel(calendarDateInIndia(ctx.now())));
  const same = findDocument(schemeOf(scheme), fieldName)?.field.sameAs;
  return findLastDocument(db, {
    firmId: actor.firmId,
    fieldNames: same === undefined ? [fieldName] : [fieldName, same],
    since: from,
    otherThan: reimbursementId,
  });
}
