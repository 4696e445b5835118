import type { MemberActor, SignedInActor } from "#domain/accounts/actor.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { calendarDateInIndia, financialYearCode } from "#domain/dates.ts";
import type { Membership } from "#domain/members/membership.ts";
import { isOpenForFreshLook } from "#domain/reimbursements/decisions.ts";
import { isOpenForMember } from "#domain/reimbursements/deficiencies.ts";
import { isFurtherPaper, newPaperName } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { answerOnce } from "#db/connection/transact.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { selectReimbursementDocuments, type ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import {
  findServedVersion,
  insertHistory,
  insertReimbursement,
  lockOwnReimbursement,
  upsertNextReimbursementId,
  upsertServedVersion,
  type ReimbursementRow,
} from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { membershipRefusal } from "../members/membership-refusal.ts";
import { wrongState } from "./transition.ts";
import { presentReimbursement } from "./present-reimbursement.ts";
import { readClaim, type KnownParts } from "./read-claim.ts";
import type { ReimbursementView } from "./view.ts";

/**
 * Refuses a firm whose membership is not valid today.
 * @throws forbidden (membership_expired, membership_not_started)
 */
export async function assertMayFile(tx: Tx, ctx: AppContext, firm: Membership & { readonly id: string }): Promise<void> {
  const problem = await membershipRefusal(tx, ctx, firm);
  if (problem !== undefined) throw problem;
}

/** Inserts an empty draft. */
async function startDraft(tx: Tx, ctx: AppContext, actor: MemberActor, { scheme, startedFrom }: Target): Promise<ReimbursementRow> {
  const at = ctx.now();
  const id = await upsertNextReimbursementId(ctx.numbersDb, schemeOf(scheme).idPrefix, financialYearCode(calendarDateInIndia(at)));
  const row = await insertReimbursement(tx, { id, scheme, firmId: actor.firmId, createdBy: actor.userId, startedFrom, at });
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

/** What a member changes; without an id a new draft. */
type Target = {
  readonly scheme: SchemeKind;
  readonly reimbursementId?: string | undefined;
  readonly startKey?: string | undefined;
  readonly startedFrom?: string | undefined;
  readonly fieldName?: string | undefined;
};

/**
 * Locks the member's reimbursement, or starts a draft when there is no id yet; the same start key finds the draft that it started. A draft
 * needs a valid membership; a reply does not.
 * @param assertStart refuses an incomplete step before a new draft takes its number
 * @throws not_found (unknown, another firm's, or of another scheme); conflict (the state is closed for changes); forbidden (membership)
 */
export async function openForChange(
  tx: Tx,
  ctx: AppContext,
  actor: MemberActor,
  target: Target,
  assertStart = (): void => {},
): Promise<ReimbursementDocuments> {
  const row =
    target.reimbursementId === undefined
      ? await startAfterCheck(tx, ctx, actor, target, assertStart)
      : await lockOwnReimbursement(tx, target.reimbursementId, actor.firmId);
  if (row.scheme !== target.scheme) throw notFound("not_found", reimbursementMessages.notFound);
  if (!isOpenForChange(ctx, row, target.fieldName)) throw wrongState(row, "member");
  const documents = await selectReimbursementDocuments(tx, row);
  if (row.state === "DRAFT") await assertMayFile(tx, ctx, documents.firm);
  return documents;
}

/** Whether the member may change something now; in a decided claim the further papers of a fresh look that can still be asked for. */
export function isOpenForChange(ctx: Pick<AppContext, "now">, row: ReimbursementRow, fieldName: string | undefined): boolean {
  if (row.state === "DRAFT" || row.state === "DEFICIENCY_SHARED") return true;
  const isFurther = fieldName !== undefined && (fieldName === newPaperName || isFurtherPaper(fieldName));
  return isFurther && isOpenForFreshLook(row) && calendarDateInIndia(ctx.now()) <= (row.freshLookUntil ?? "");
}

async function startAfterCheck(tx: Tx, ctx: AppContext, actor: MemberActor, target: Target, assertStart: () => void): Promise<ReimbursementRow> {
  await assertMayFile(tx, ctx, await getFirmRow(tx, actor.firmId));
  assertStart();
  const { scheme, startKey } = target;
  const idempotency = startKey === undefined ? undefined : { key: startKey, route: `start ${scheme}`, bodyHash: "" };
  const id = await answerOnce({ actor, idempotency }, tx, async () => (await startDraft(tx, ctx, actor, target)).id);
  return lockOwnReimbursement(tx, id, actor.firmId);
}

/**
 * Refuses a change to a field that was not flagged.
 * @throws conflict (not_open)
 */
export function assertOpen(reimbursement: ReimbursementDocuments, fieldName: string | undefined): void {
  if (isOpenForMember(reimbursement, fieldName)) return;
  throw conflict("not_open", fieldName === newPaperName ? reimbursementMessages.furtherPapersNotAsked : reimbursementMessages.onlyFlagged);
}

/**
 * Refuses to save over what the session has not seen. A session that was served no version may add what is not there yet.
 * @param isReplacing whether something that is there would be replaced
 * @throws conflict (stale_version)
 * @source rest-api.md "Version"; security.md row 37
 */
export async function assertSeen(
  tx: Tx,
  { sessionId }: MemberActor,
  { id, version }: ReimbursementRow,
  given: number | undefined,
  isReplacing: () => boolean,
): Promise<void> {
  const seen = given ?? (await findServedVersion(tx, sessionId, id));
  if (seen === undefined ? isReplacing() : seen !== version) throw conflict("stale_version", reimbursementMessages.stale);
}

/** Records the version that a REST session has seen; an action without a version is compared with it. */
export async function noteServed(
  tx: Tx,
  ctx: AppContext,
  { sessionId }: SignedInActor,
  { id, version }: Pick<ReimbursementRow, "id" | "version">,
): Promise<void> {
  if (ctx.origin.transport === "rest") await upsertServedVersion(tx, { sessionId, reimbursementId: id, version });
}

/** Reads a reimbursement after a change and presents it. */
export async function presentAfter(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  row: ReimbursementRow,
  known?: KnownParts,
): Promise<ReimbursementView> {
  await noteServed(tx, ctx, actor, row);
  return presentReimbursement(await readClaim(tx, ctx, row, known), actor, ctx);
}
