import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { auditOutcomes, type AuditDetail, type AuditEvent, type AuditOutcome, type AuditSubjectKind } from "#domain/audit/events.ts";
import { citext, instant, oneOf } from "./columns.ts";

/**
 * Who did what, when, from where. Each row keeps the values of that moment and refers to no row that may change. Rows are never
 * changed or removed; triggers refuse it even to the owner.
 * @source security.md row 40
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    event: text().$type<AuditEvent>().notNull(),
    outcome: text().$type<AuditOutcome>().notNull(),
    actorKind: text().$type<"user" | "system" | "visitor">().notNull(),
    actorId: uuid(),
    /** The e-mail address of a person; the name of a command or job for the product itself. */
    actorName: citext(),
    actorRole: text(),
    firmId: uuid(),
    subjectKind: text().$type<AuditSubjectKind>(),
    subjectId: text(),
    transport: text().$type<"web" | "rest" | "system">().notNull(),
    ip: text(),
    userAgent: text(),
    requestId: text().notNull(),
    sessionId: uuid(),
    detail: jsonb().$type<AuditDetail>().notNull().default({}),
  },
  (t) => [
    // Each filter of the page is read newest first from an index of its own.
    index("audit_entries_at_index").on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_entries_event_at_index").on(t.event, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_entries_actor_at_index").on(t.actorName, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_entries_subject_at_index").on(t.subjectId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_entries_outcome_at_index")
      .on(t.outcome, t.at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`outcome <> 'done'`),
    // A person's entries are found by address and login.
    index("audit_entries_actor_id_index")
      .on(t.actorId)
      .where(sql`actor_id is not null`),
    check("audit_entries_outcome_known", oneOf("outcome", Object.keys(auditOutcomes))),
    check("audit_entries_actor_kind_known", oneOf("actor_kind", ["user", "system", "visitor"])),
    check("audit_entries_person_has_id", sql`(${t.actorKind} = 'user') = (${t.actorId} is not null)`),
  ],
);

/**
 * The seal of each entry: SHA-256 over the entry and the hash before it, numbered without gaps in the order of the commits.
 * Only the trigger that seals at the commit writes here.
 */
export const auditChain = pgTable(
  "audit_chain",
  {
    seq: bigint({ mode: "number" }).primaryKey(),
    entryId: bigint({ mode: "number" })
      .notNull()
      .references(() => auditEntries.id),
    hash: text().notNull(),
  },
  (t) => [uniqueIndex("audit_chain_entry_id_unique").on(t.entryId), check("audit_chain_hash_hex", sql`${t.hash} ~ '^[0-9a-f]{64}$'`)],
);

/** One row with the end of the chain. Sealing locks it, and a removed end of the chain is detected by it. */
export const auditHead = pgTable(
  "audit_head",
  {
    isOnly: boolean().primaryKey().default(true),
    seq: bigint({ mode: "number" }).notNull(),
    hash: text().notNull(),
  },
  (t) => [check("audit_head_one_row", sql`${t.isOnly}`)],
);
