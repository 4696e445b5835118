import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { HsnCategory } from "#domain/members/hsn-categories.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";

/** PDFs of circulars: uploaded by staff, or made of the text. */
export const circularFiles = pgTable("circular_files", {
  id: id(),
  name: text().notNull(),
  sizeBytes: integer().notNull(),
  storageKey: text().notNull(),
  createdAt: instant().notNull(),
  /** Null for one that the product made. */
  createdBy: uuid().references(() => users.id),
});

/** A message of the council to its members. Once published, the text never changes; a correction is a new circular that replaces this one. */
export const circulars = pgTable(
  "circulars",
  {
    id: id(),
    /** Like EPCMD/2026-27/014, given when it is published, with its two parts. */
    number: text(),
    financialYear: text(),
    /** Counts from 1 within the year, without gaps. */
    serial: integer(),
    state: text({ enum: ["draft", "published", "withdrawn"] })
      .notNull()
      .default("draft"),
    subject: text().notNull(),
    subjectHindi: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    bodyHindi: text().notNull(),
    holdsFromOn: date({ mode: "string" }).notNull(),
    isForAll: boolean().notNull(),
    /** The conditions of the audience; a kind without any asks for nothing. */
    schemes: text().array().$type<SchemeKind[]>().notNull(),
    deviceGroups: text().array().$type<HsnCategory[]>().notNull(),
    /** The first two digits of GST numbers, those of earlier years too. */
    gstCodes: text().array().notNull(),
    /** Whether the website shows it. */
    isPublic: boolean().notNull(),
    /** Whether its e-mail goes out at once. */
    isUrgent: boolean().notNull(),
    replacesId: uuid().references((): AnyPgColumn => circulars.id),
    /** The PDF of the office; without it the product makes one in each language. */
    fileId: uuid().references(() => circularFiles.id),
    documentId: uuid().references(() => circularFiles.id),
    hindiDocumentId: uuid().references(() => circularFiles.id),
    withdrawnReason: text(),
    withdrawnBy: uuid().references(() => users.id),
    withdrawnAt: instant(),
    /** Grows with each change. */
    revision: integer().notNull().default(1),
    updatedBy: uuid()
      .notNull()
      .references(() => users.id),
    updatedAt: instant().notNull(),
    publishedBy: uuid().references(() => users.id),
    publishedAt: instant(),
  },
  (t) => [
    uniqueIndex("circulars_number_unique").on(t.number),
    uniqueIndex("circulars_serial_unique").on(t.financialYear, t.serial),
    uniqueIndex("circulars_replaced_once")
      .on(t.replacesId)
      .where(sql`state = 'published'`),
    index("circulars_published_at_index").on(t.publishedAt.desc().nullsFirst(), t.id),
    check("circulars_state_known", oneOf("state", ["draft", "published", "withdrawn"])),
    check(
      "circulars_numbered_when_published",
      sql`(${t.state} = 'draft') = (num_nonnulls(${t.number}, ${t.financialYear}, ${t.serial}, ${t.publishedAt}) = 0)`,
    ),
    check("circulars_number_whole", sql`num_nonnulls(${t.number}, ${t.financialYear}, ${t.serial}, ${t.publishedAt}) in (0, 4)`),
    check("circulars_withdrawn_with_reason", sql`(${t.state} = 'withdrawn') = (${t.withdrawnReason} is not null)`),
    check("circulars_replaces_another", sql`${t.replacesId} <> ${t.id}`),
    check(
      "circulars_have_audience",
      sql`${t.isForAll} = (cardinality(${t.schemes}) + cardinality(${t.deviceGroups}) + cardinality(${t.gstCodes}) = 0)`,
    ),
  ],
);

/** Who of a firm has opened a circular first, and when. */
export const circularReads = pgTable(
  "circular_reads",
  {
    circularId: uuid()
      .notNull()
      .references(() => circulars.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    readAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "circular_reads_pkey", columns: [t.circularId, t.userId] }),
    index("circular_reads_firm_index").on(t.circularId, t.firmId),
    index("circular_reads_user_index").on(t.userId),
  ],
);

/** When each member got the last digest of circulars: one a day at most. */
export const circularDigests = pgTable("circular_digests", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  sentAt: instant().notNull(),
});
