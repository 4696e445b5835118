import type { ActorFor } from "../authorize.ts";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import type { FileReader } from "#db/queries/documents.ts";
import { findOwnReimbursement, findReimbursement, type ReimbursementRow } from "#db/queries/reimbursements.ts";

type Actor = ActorFor<"files.read">;

/** The part of the files that this actor may open. */
export function fileReader(actor: Actor): FileReader {
  if (actor.role === "MEMBER") return { party: "member", firmId: actor.firmId };
  return { party: actor.role === "EPCMD_ADMIN" ? "council" : "dgft" };
}

/**
 * The reimbursement, if this actor may see it: a member those of the firm, the council submitted ones, the officer forwarded ones.
 * @throws not_found
 */
export async function getVisibleReimbursement(db: Db | Tx, actor: Actor, reimbursementId: string): Promise<ReimbursementRow> {
  const row = actor.role === "MEMBER" ? await findOwnReimbursement(db, reimbursementId, actor.firmId) : await findReimbursement(db, reimbursementId);
  const isVisible =
    row !== undefined && (actor.role === "MEMBER" || (actor.role === "EPCMD_ADMIN" ? row.submittedAt !== null : row.firstForwardedAt !== null));
  if (!isVisible) throw notFound("not_found", reimbursementMessages.notFound);
  return row;
}
