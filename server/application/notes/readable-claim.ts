import type { StaffActor } from "#domain/accounts/actor.ts";
import { forbidden, notFound } from "#domain/errors.ts";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import { noteMessages } from "#domain/notes/note-rules.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findReimbursement, type ReimbursementRow } from "#db/queries/reimbursements.ts";

export const isDgft = ({ role }: Pick<StaffActor, "role">): boolean => role === "DGFT_ADMIN";

/** The notes that an officer reads: DGFT only the thread with the council. */
export const audiencesOf = (actor: StaffActor): readonly NoteAudience[] => (isDgft(actor) ? ["council_and_dgft"] : ["council", "council_and_dgft"]);

/** @throws forbidden (DGFT among the council's notes) */
export function assertAudience(actor: StaffActor, audience: NoteAudience): void {
  if (!audiencesOf(actor).includes(audience)) throw forbidden("only_thread", noteMessages.onlyThread);
}

/** A reimbursement that the officer's office has received. @throws not_found */
export async function getReceivedClaim(db: Db | Tx, actor: StaffActor, id: string): Promise<ReimbursementRow> {
  const row = await findReimbursement(db, id);
  const receivedAt = isDgft(actor) ? row?.firstForwardedAt : row?.submittedAt;
  if (row === undefined || receivedAt === null || receivedAt === undefined) throw notFound("not_found", reimbursementMessages.notFound);
  return row;
}
