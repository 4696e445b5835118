import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import {
  auditGroupNames,
  auditOutcomeNames,
  eventsOfGroup,
  type AuditDetail,
  type AuditEvent,
  type AuditOutcome,
  type AuditSubjectKind,
} from "#domain/audit/events.ts";
import { isOneLine } from "#domain/accounts/email.ts";
import { dayMs } from "#domain/dates.ts";
import { selectAuditEntries, selectSubjectNames, type AuditFilter, type AuditRow } from "#db/queries/audit.ts";
import type { Db } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

const Words = z.string().trim().max(320, "Look for at most 320 characters").refine(isOneLine, "Look for words in one line");
const Day = z.iso.date("Enter a date like 09-04-2026");

export const AuditFilters = z.object({
  group: z.enum(auditGroupNames).optional(),
  outcome: z.enum(auditOutcomeNames).optional(),
  /** A whole e-mail address, or the name of a command or job. */
  who: Words.optional(),
  /** The whole id of the subject of an entry. */
  about: Words.optional(),
  /** Days in India, both in the list. */
  from: Day.optional(),
  until: Day.optional(),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

const EntryId = z.int().min(1);
export const ListAuditInput = AuditFilters.extend({
  /** Entries older than this one, or newer ones; neither for the first page. */
  olderThan: EntryId.optional(),
  newerThan: EntryId.optional(),
});
export type ListAuditInput = z.infer<typeof ListAuditInput>;

export type AuditEntryView = {
  readonly id: number;
  readonly at: Date;
  readonly event: AuditEvent;
  readonly outcome: AuditOutcome;
  readonly actorKind: AuditRow["actorKind"];
  /** As it was then: the e-mail address of a person, the name of a command or job; null for a visitor. */
  readonly actorName: string | null;
  readonly actorRole: string | null;
  /** The subject of the entry; `name` is its current name, if it still exists. */
  readonly subject: { readonly kind: AuditSubjectKind; readonly id: string | null; readonly name: string | null } | null;
  readonly transport: AuditRow["transport"];
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly requestId: string;
  readonly detail: AuditDetail;
};
export type AuditEntriesPage = { readonly rows: readonly AuditEntryView[]; readonly hasNewer: boolean; readonly hasOlder: boolean };

const pageSize = 50;

/** A page of the audit trail, newest first. It is not counted: a trail of years is as fast as one of a day. @source security.md row 40 */
export async function listAudit(ctx: AppContext, input: ListAuditInput): Promise<AuditEntriesPage> {
  authorize(ctx.actor, "audit.read");
  const { olderThan, newerThan, ...filters } = input;
  const towards = newerThan === undefined ? "older" : "newer";
  const found = await selectAuditEntries(ctx.db, auditFilterOf(filters), { beyond: newerThan ?? olderThan, towards }, pageSize + 1);
  const hasMore = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  if (towards === "newer") return { rows: await presented(ctx.db, rows.toReversed()), hasNewer: hasMore, hasOlder: true };
  return { rows: await presented(ctx.db, rows), hasNewer: olderThan !== undefined, hasOlder: hasMore };
}

const wordsOrNone = (words: string | undefined): string | undefined => (words === "" ? undefined : words);
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** The filter of the query from the filters of the page. */
export function auditFilterOf({ group, outcome, who, about, from, until }: AuditFilters): AuditFilter {
  return {
    events: group === undefined ? undefined : eventsOfGroup(group),
    outcome,
    who: wordsOrNone(who),
    about: wordsOrNone(about),
    from: from === undefined ? undefined : beginOf(from),
    before: until === undefined ? undefined : new Date(beginOf(until).getTime() + dayMs),
  };
}

/** Entries with the current names of their subjects. */
export async function presented(db: Db, rows: readonly AuditRow[]): Promise<AuditEntryView[]> {
  const idsOf = (kind: AuditSubjectKind) => [
    ...new Set(rows.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind && isUuid(subjectId ?? "") ? (subjectId ?? []) : []))),
  ];
  const names = await selectSubjectNames(db, { users: idsOf("user"), firms: idsOf("firm") });
  return rows.map(({ subjectKind, subjectId, firmId: _firmId, sessionId: _sessionId, actorId: _actorId, ...row }) => ({
    ...row,
    subject: subjectKind === null ? null : { kind: subjectKind, id: subjectId, name: names.get(subjectId ?? "") ?? null },
  }));
}
