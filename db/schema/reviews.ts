import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";
import { reimbursements } from "./reimbursements.ts";

/** A reviewer's draft that is not saved for the others yet; the same on every device of the reviewer. */
export const reviewDrafts = pgTable(
  "review_drafts",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The oldest version of the reimbursement that something in it was written on. */
    version: integer().notNull(),
    /** Status, remark and what belongs to them by wire name, of the changed documents only. */
    verdicts: jsonb().notNull().default({}),
    /** The words to the member over a query of DGFT. */
    comment: text().notNull().default(""),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ name: "review_drafts_pkey", columns: [t.reimbursementId, t.userId] })],
);

/** Which reviewer has a reimbursement open: present as long as `seenAt` is recent. */
export const reviewPresence = pgTable(
  "review_presence",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    since: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (t) => [primaryKey({ name: "review_presence_pkey", columns: [t.reimbursementId, t.userId] })],
);

/** Common remarks on documents and costs; the office edits them. A phrase is withdrawn, never deleted. @source desks-and-more.md 2 "Phrase book" */
export const phrases = pgTable(
  "phrases",
  {
    /** In capitals, like STAMP_MISSING. */
    code: text().primaryKey(),
    /** A few words to choose it by. */
    label: text().notNull(),
    /** The sentence that the member reads; it may have placeholders, like {date}. */
    textEn: text().notNull(),
    /** Empty when there is none. */
    textHi: text().notNull().default(""),
    /** The kinds of document it is offered for; empty for every kind. */
    documents: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: smallint().notNull(),
    isWithdrawn: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Null for those that the product brings. */
    updatedBy: uuid().references(() => users.id),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("phrases_code_in_capitals", sql`${t.code} ~ '^[A-Z][A-Z0-9_]{1,39}$'`),
    check("phrases_text_not_blank", sql`btrim(${t.label}) <> '' and btrim(${t.textEn}) <> ''`),
  ],
);

/** What an officer looks at in a kind of document; the office edits it. @source desks-and-more.md 2 "A checklist per document" */
export const checklistPoints = pgTable(
  "checklist_points",
  {
    id: id(),
    wording: text().notNull(),
    /** The kinds of document that it is for; empty for every kind. */
    documents: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: smallint().notNull(),
    isWithdrawn: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Null for those that the product brings. */
    updatedBy: uuid().references(() => users.id),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [check("checklist_points_wording_not_blank", sql`btrim(${t.wording}) <> ''`)],
);

/** Who ticked which point on which version of a document, in the words that the point had. */
export const checklistTicks = pgTable(
  "checklist_ticks",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    fieldName: text().notNull(),
    documentVersion: integer().notNull(),
    pointId: uuid()
      .notNull()
      .references(() => checklistPoints.id),
    wording: text().notNull(),
    tickedBy: uuid()
      .notNull()
      .references(() => users.id),
    tickedAt: instant().notNull(),
  },
  (t) => [primaryKey({ name: "checklist_ticks_pkey", columns: [t.reimbursementId, t.fieldName, t.documentVersion, t.pointId] })],
);
