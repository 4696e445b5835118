import type { MemberActor, SignedInActor } from "#domain/accounts/actor.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { financialYearCode, indianDate } from "#domain/members/calendar.ts";
import { membershipProblem, type Membership } from "#domain/members/membership.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { getFirmRow } from "#db/queries/members.ts";
import {
  insertHistory,
  insertReimbursement,
  selectReimbursementDocuments,
  selectReimbursementParts,
  lockOwnReimbursement,
  lockNextReimbursementId,
  upsertServedVersion,
  type ReimbursementDocuments,
  type ReimbursementRow,
} from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { wrongState } from "./transition.ts";
import { isOpenForMember, presentReimbursement, type ReimbursementView } from "./view.ts";

/**
 * Refuses a firm whose membership is not valid today.
 * @throws forbidden (membership_expired, membership_not_started)
 */
export function assertMayFile(ctx: AppContext, firm: Membership): void {
  const problem = membershipProblem(firm, indianDate(ctx.now()));
  if (problem !== undefined) throw problem;
}

/** Starts an empty draft; the id exists from the first thing that the member gives. */
async function startDraft(tx: Tx, ctx: AppContext, actor: MemberActor, kind: SchemeKind): Promise<ReimbursementRow> {
  const at = ctx.now();
  const id = await lockNextReimbursementId(tx, schemeOf(kind).idPrefix, financialYearCode(indianDate(at)));
  const row = await insertReimbursement(tx, { id, scheme: kind, firmId: actor.firmId, createdBy: actor.userId, at });
  await insertHistory(tx, {
    reimbursementId: id,
    version: row.version,
    action: "start",
    fromState: null,
    toState: row.state,
    actorId: actor.userId,
    actorParty: "member",
    at,
    requestId: ctx.origin.requestId,
  });
  return row;
}

/**
 * The member's reimbursement, locked, or a new draft when there is no id yet. Filing needs a valid membership; a reply
 * to what was asked does not.
 * @throws not_found (unknown, another firm's, or of another scheme); conflict (the state is closed for changes); forbidden (membership)
 */
export async function openForChange(
  tx: Tx,
  ctx: AppContext,
  actor: MemberActor,
  target: { scheme: SchemeKind; reimbursementId?: string | undefined },
): Promise<ReimbursementDocuments> {
  const row =
    target.reimbursementId === undefined
      ? await startAfterCheck(tx, ctx, actor, target.scheme)
      : await lockOwnReimbursement(tx, target.reimbursementId, actor.firmId);
  if (row.scheme !== target.scheme) throw notFound("not_found", reimbursementMessages.notFound);
  if (row.state !== "DRAFT" && row.state !== "DEFICIENCY_SHARED") throw wrongState(row, "member");
  const papers = await selectReimbursementDocuments(tx, row);
  if (row.state === "DRAFT") assertMayFile(ctx, papers.firm);
  return papers;
}

async function startAfterCheck(tx: Tx, ctx: AppContext, actor: MemberActor, kind: SchemeKind): Promise<ReimbursementRow> {
  assertMayFile(ctx, await getFirmRow(tx, actor.firmId));
  return startDraft(tx, ctx, actor, kind);
}

/**
 * Refuses a change to something that was not flagged.
 * @throws conflict (not_open)
 */
export function assertOpen(reimbursement: ReimbursementDocuments, fieldName: string | undefined): void {
  if (!isOpenForMember(reimbursement, fieldName)) throw conflict("not_open", reimbursementMessages.onlyFlagged);
}

/** Notes which version a REST session has now seen; a client that sends none is compared with it. */
export async function noteServed(
  tx: Tx,
  ctx: AppContext,
  { sessionId }: SignedInActor,
  { id, version }: Pick<ReimbursementRow, "id" | "version">,
): Promise<void> {
  if (ctx.origin.transport === "rest") await upsertServedVersion(tx, { sessionId, reimbursementId: id, version });
}

/** Reads again what a change may have touched and presents it; a REST session is noted to have seen this version. */
export async function presentAfter(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  row: ReimbursementRow,
  unchanged?: ReimbursementDocuments,
): Promise<ReimbursementView> {
  await noteServed(tx, ctx, actor, row);
  return presentReimbursement(await selectReimbursementParts(tx, row, unchanged), actor, ctx.now());
}
