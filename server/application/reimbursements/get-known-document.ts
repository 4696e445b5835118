import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { findKnownDocument, getSharedDocuments, type KnownDocumentInput } from "./known-document.ts";

export type KnownDocumentView = {
  /** Undefined when no other reimbursement of this financial year has this document. */
  readonly document: { readonly reimbursementId: string; readonly files: readonly { readonly name: string; readonly pages: number }[] } | undefined;
};

/**
 * This document in the firm's newest other reimbursement of this financial year.
 * @throws not_found (no such document, or one that every reimbursement needs afresh)
 * @source ux.md "Ask once"
 */
export async function getKnownDocument(ctx: AppContext, input: KnownDocumentInput): Promise<KnownDocumentView> {
  const actor = authorize(ctx.actor, "reimbursements.getKnownAnswers");
  getSharedDocuments(input);
  const found = await findKnownDocument(ctx.db, ctx, actor, input);
  if (found === undefined) return { document: undefined };
  return { document: { reimbursementId: found.reimbursementId, files: found.files.map(({ name, pages }) => ({ name, pages })) } };
}
