import type { SignedInActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysBetween } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import { dueDateOf, isSameWait } from "#domain/reimbursements/clocks.ts";
import { isDecided } from "#domain/reimbursements/decisions.ts";
import { isHeld } from "#domain/reimbursements/holds.ts";
import { clockOf, effectsOf, webhookEventOf, nextState, type Action, type Reader, type State } from "#domain/reimbursements/lifecycle.ts";
import { auditedActions } from "#domain/reimbursements/audited-actions.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { selectHolds, updateHoldEnd } from "#db/queries/holds.ts";
import { findServedVersion, insertHistory, updateReimbursement, type HistoryDetail, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { notifyOfAction } from "../notifications/notify-of-action.ts";
import { getTargetDays } from "../rules/target-days.ts";
import { tellPrograms } from "./tell-programs.ts";

/** The reader that an actor is. */
export const partyOf = (actor: SignedInActor): Reader => (actor.role === "DGFT_ADMIN" ? "dgft" : actor.role === "EPCMD_ADMIN" ? "council" : "member");

export type TransitionDetail = {
  /** Columns that the action changes, other than state and version. */
  readonly values?: Parameters<typeof updateReimbursement>[2];
  /** Goes into the history entry. */
  readonly detail?: HistoryDetail;
  /** The documents concerned, for the notices. */
  readonly documents?: readonly { readonly fieldName: string; readonly label: string }[];
  /** True when answers, documents or the cover sheet changed: the dossier is built again. */
  readonly changesDossier?: boolean;
  /** True when this action stored what chooses target days: costs, or an intent that documents prove. */
  readonly hasNewFacts?: boolean;
};

/**
 * Runs an action of the lifecycle table: writes next state, version, history, notices, e-mails and events for webhooks in this transaction.
 * The caller has authorized the actor, locked the row and checked what the action needs.
 * @throws conflict (the state does not allow the action; the message names the state)
 */
export async function transition(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  current: ReimbursementRow,
  action: Action,
  { values = {}, detail = {}, documents = [], changesDossier = false, hasNewFacts = false }: TransitionDetail = {},
): Promise<ReimbursementRow> {
  const toState = nextState(current.state, action);
  if (toState === undefined) throw wrongState(current, partyOf(actor));
  const at = ctx.now();
  const version = current.version + 1;
  const isNewWait = !isSameWait(current.state, toState);
  const ended = isNewWait ? await endWait(tx, ctx, actor, current, hasNewFacts) : {};
  const wait = isNewWait ? await beginWait(tx, ctx, { ...current, ...values, state: toState }) : {};
  const [next] = await Promise.all([
    updateReimbursement(tx, current.id, {
      ...wait,
      ...values,
      state: toState,
      version,
      contentVersion: current.contentVersion + (changesDossier ? 1 : 0),
      ...(isDecided(current.state) && !isDecided(toState) && { decidedDays: current.decidedDays + daysBetween(current.partySince, at) }),
      ...(toState === current.state ? {} : { stateSince: at }),
      updatedAt: at,
    }),
    insertHistory(tx, {
      reimbursementId: current.id,
      version,
      action,
      fromState: current.state,
      toState,
      actorId: actor.userId,
      actorParty: partyOf(actor),
      at,
      dueOn: { ...current, ...wait, ...values }.dueOn,
      detail: { ...detail, ...ended },
      requestId: ctx.origin.requestId,
    }),
  ]);
  const event = auditedActions[action];
  if (event !== undefined) await recordAudit(tx, ctx, { event, subject: { kind: "reimbursement", id: current.id }, detail: { version } });
  if (toState !== current.state && [toState, current.state].some(drawsOnCaps)) await enqueue(tx, "fill-amounts", { firmId: current.firmId });
  const effects = effectsOf(action);
  if (effects.length > 0) await notifyOfAction(tx, { reimbursement: next, effects, documents, at, actor, isReply: action === "reply" });
  const told = webhookEventOf(action);
  if (told !== undefined) await tellPrograms(tx, ctx, told, [next]);
  return next;
}

/** In these states a claim draws on the caps of its firm, so that its other claims get another amount. */
const drawsOnCaps = (state: State): boolean => sheetStates.some((one) => one === state);

/**
 * Ends what is on hold with the wait of its party. The history gets the date that this wait had at its end: the days after today are not held,
 * new facts choose other target days, and holidays may have moved it without an entry.
 */
async function endWait(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  current: ReimbursementRow,
  hasNewFacts: boolean,
): Promise<Pick<HistoryDetail, "waitDueOn">> {
  const at = ctx.now();
  const today = calendarDateInIndia(at);
  const isOnHold = isHeld(current.heldUntil, today);
  if (isOnHold) await updateHoldEnd(tx, current.id, { today, at, by: actor.userId });
  return { waitDueOn: (isOnHold || hasNewFacts ? await dueWithHolds(tx, ctx, current) : current.dueOn) ?? undefined };
}

/** Begins the wait of another party, by the targets that count now. */
async function beginWait(tx: Tx, ctx: AppContext, row: ReimbursementRow) {
  const at = ctx.now();
  const dueOn = dueDateOf({ ...row, partySince: at }, clockOf(row.state) === "nobody" ? ctx.config.targetDays : await getTargetDays(tx, ctx, row));
  return { partySince: at, dueOn: dueOn ?? null, heldUntil: null };
}

/** The date by which the office is to act, with all holds of its wait. */
export async function dueWithHolds(tx: Tx, ctx: AppContext, current: ReimbursementRow): Promise<string | null> {
  const [targets, holds] = await Promise.all([getTargetDays(tx, ctx, current), selectHolds(tx, current.id, current.partySince)]);
  return dueDateOf(current, targets, holds) ?? null;
}

/**
 * The same by the holidays of now, where the target of the office is in working days. Any other date stays: it follows from no holiday, or a
 * firm was told it.
 */
export async function dueByHolidays(tx: Tx, ctx: AppContext, current: ReimbursementRow): Promise<string | null> {
  const party = clockOf(current.state);
  if (party === "nobody" || party === "member") return current.dueOn;
  const { office } = await getTargetDays(tx, ctx, current);
  return office === undefined ? current.dueOn : dueWithHolds(tx, ctx, current);
}

/**
 * Refuses an action that the current state does not allow, before anything else is checked.
 * @throws conflict (wrong_state)
 */
export function assertPossible(current: ReimbursementRow, action: Action, reader: Reader): void {
  if (nextState(current.state, action) === undefined) throw wrongState(current, reader);
}

/** The key of the job that builds the dossier of the current content. */
export const dossierKey = ({ id, contentVersion }: Pick<ReimbursementRow, "id" | "contentVersion">): string =>
  `build-dossier-${id}-${contentVersion}`;

/** Requests the dossier of the current content; requesting it twice builds one. */
export async function enqueueBuildDossier(tx: Tx, row: ReimbursementRow): Promise<void> {
  await enqueue(tx, "build-dossier", { reimbursementId: row.id }, { key: dossierKey(row) });
}

/** The error for an action that the current state does not allow. */
export function wrongState(current: ReimbursementRow, reader: Reader) {
  return conflict("wrong_state", reimbursementMessages.wrongState(statusText({ ...current, decidedAt: null }, reader)));
}

/**
 * Refuses an action on a reimbursement that changed since the actor read it. Without a version, the one last served to the
 * session counts; a session that never read it is refused.
 * @throws conflict (stale_version)
 * @source product.md "Each action carries the version"; security.md row 37
 */
export async function assertVersion(tx: Tx, actor: SignedInActor, current: ReimbursementRow, version: number | undefined): Promise<void> {
  const seen = version ?? (await findServedVersion(tx, actor.sessionId, current.id));
  if (seen !== current.version) throw conflict("stale_version", reimbursementMessages.stale);
}
