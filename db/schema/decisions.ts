import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { decisionKinds, type DecisionKind, type DecisionLine } from "#domain/reimbursements/decisions.ts";
import { secondLookOutcomes, secondLookReasons, type SecondLookOutcome, type SecondLookReason } from "#domain/reviews/second-look.ts";
import { users } from "./accounts.ts";
import { recommendations } from "./amounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { reimbursements } from "./reimbursements.ts";

/** Every decision on a reimbursement. A row never changes: a later decision is another row. @source desks-and-more.md 2 */
export const decisions = pgTable(
  "decisions",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    /** Counts the decisions on the reimbursement from 1. */
    number: integer().notNull(),
    kind: text().$type<DecisionKind>().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: instant().notNull(),
    /** Why it was refused or closed. */
    reason: text(),
    /** The recommendation on which DGFT decided. */
    recommendationId: uuid().references(() => recommendations.id),
    sanctionedPaise: bigint({ mode: "number" }),
    /** What DGFT gave for each item. */
    lines: jsonb().$type<readonly DecisionLine[]>().notNull().default([]),
    /** The content of which the dossier of the decision is made. */
    contentVersion: integer().notNull(),
  },
  (t) => [
    uniqueIndex("decisions_number_unique").on(t.reimbursementId, t.number),
    check("decisions_kind_known", oneOf("kind", decisionKinds)),
    check("decisions_number_counts_from_one", sql`${t.number} >= 1`),
  ],
);

/** What undoes a decision: the fresh look that a firm asks for, or a reopening that two people of the offices agree on. */
export const reopenings = pgTable(
  "reopenings",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    decisionId: uuid()
      .notNull()
      .references(() => decisions.id),
    kind: text({ enum: ["fresh_look", "reopening"] }).notNull(),
    reason: text().notNull(),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    askedAt: instant().notNull(),
    /** A fresh look counts at once; a reopening waits for a second person. A fresh look overtakes a reopening that waits. */
    state: text({ enum: ["waiting", "confirmed", "declined", "overtaken"] }).notNull(),
    settledBy: uuid().references(() => users.id),
    settledAt: instant(),
  },
  (t) => [
    index("reopenings_reimbursement_index").on(t.reimbursementId, t.askedAt),
    uniqueIndex("reopenings_one_waiting")
      .on(t.reimbursementId)
      .where(sql`state = 'waiting'`),
    uniqueIndex("reopenings_one_fresh_look")
      .on(t.reimbursementId)
      .where(sql`kind = 'fresh_look'`),
    check("reopenings_kind_known", oneOf("kind", ["fresh_look", "reopening"])),
    check("reopenings_state_known", oneOf("state", ["waiting", "confirmed", "declined", "overtaken"])),
    check("reopenings_reason_not_blank", sql`btrim(${t.reason}) <> ''`),
    check("reopenings_settled_whole", sql`(${t.state} = 'waiting') = (${t.settledAt} is null)`),
  ],
);

/** The second look of another officer at what the council is about to forward. @source desks-and-more.md 2 */
export const secondLooks = pgTable(
  "second_looks",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    why: text().$type<SecondLookReason>().notNull(),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    askedAt: instant().notNull(),
    /** Null while it waits. */
    outcome: text().$type<SecondLookOutcome>(),
    lookedBy: uuid().references(() => users.id),
    lookedAt: instant(),
    /** Why it was sent back. */
    remark: text(),
  },
  (t) => [
    uniqueIndex("second_looks_one_waiting")
      .on(t.reimbursementId)
      .where(sql`outcome is null`),
    index("second_looks_reimbursement_index").on(t.reimbursementId, t.askedAt),
    index("second_looks_looked_at_index").on(t.lookedAt),
    check("second_looks_why_known", oneOf("why", secondLookReasons)),
    check("second_looks_outcome_known", oneOf("outcome", secondLookOutcomes)),
    check("second_looks_looked_whole", sql`(${t.outcome} is null) = (${t.lookedAt} is null)`),
    check("second_looks_sent_back_has_remark", sql`${t.outcome} <> 'sent_back' or btrim(${t.remark}) <> ''`),
  ],
);

/** The published seed of each month, from which anybody can compute again which reimbursements are in its sample. */
export const sampleSeeds = pgTable(
  "sample_seeds",
  {
    /** YYYY-MM in India. */
    month: text().primaryKey(),
    seed: text().notNull(),
    publishedAt: instant().notNull(),
  },
  (t) => [check("sample_seeds_month_format", sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`)],
);
