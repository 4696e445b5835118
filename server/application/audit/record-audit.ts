import type { Actor } from "#domain/accounts/actor.ts";
import type { AuditDetail, AuditEvent, AuditOutcome, AuditSubject } from "#domain/audit/events.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertAuditEntry } from "#db/queries/audit.ts";
import type { AppContext } from "../../context.ts";

const maxUserAgentLength = 160;

export type AuditNote = {
  readonly event: AuditEvent;
  /** `done` by default. */
  readonly outcome?: AuditOutcome;
  readonly subject?: AuditSubject;
  /** Ids, counts and fixed words; no text that a person wrote and no names. */
  readonly detail?: AuditDetail;
};

/**
 * Writes an audit entry in the transaction of the action: both commit or neither. It may be called anywhere in the transaction,
 * because the entry joins the chain at the commit.
 * @source security.md row 40
 */
export const recordAudit = (tx: Tx, ctx: Pick<AppContext, "actor" | "origin">, note: AuditNote): Promise<void> =>
  insertAuditEntry(tx, entryOf(ctx, note));

/**
 * The same for actions that write nothing else: an export, a wrong password, a refusal. One statement commits alone, and
 * returns after the commit that sealed the entry.
 */
export const recordAuditInOwnTransaction = (ctx: AppContext, note: AuditNote): Promise<void> => insertAuditEntry(ctx.db, entryOf(ctx, note));

function entryOf({ actor, origin }: Pick<AppContext, "actor" | "origin">, { event, outcome = "done", subject, detail = {} }: AuditNote) {
  return {
    event,
    outcome,
    ...columnsOf(actor),
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    transport: origin.transport,
    ip: origin.ip === "" ? null : origin.ip,
    userAgent: origin.userAgent === "" ? null : plain(origin.userAgent).slice(0, maxUserAgentLength),
    requestId: origin.requestId,
    detail,
  };
}

function columnsOf(actor: Actor) {
  if (actor.kind !== "user") return { actorKind: actor.kind, actorName: actor.kind === "system" ? actor.name : null };
  const { userId, email, role, sessionId } = actor;
  const firmId = actor.role === "MEMBER" ? actor.firmId : null;
  return { actorKind: actor.kind, actorId: userId, actorName: email, actorRole: role, sessionId, firmId };
}

/** A header is the sender's: no line of ours may be forged with it. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");
