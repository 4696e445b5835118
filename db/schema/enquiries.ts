import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";
import { firms } from "./members.ts";

/** A buyer's enquiry, once for all its members. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    buyerId: uuid()
      .notNull()
      .references(() => users.id),
    senderName: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Hash of text and members: the same sent again at once is one enquiry. */
    contentHash: text().notNull(),
    /** The version of the notice that the buyer agreed to; its text is in `domain/directory/enquiry-notice.ts`. */
    consentVersion: text().notNull(),
    consentedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("enquiries_buyer_id_index").on(t.buyerId, t.createdAt.desc().nullsFirst(), t.id),
    index("enquiries_created_at_index").on(t.createdAt),
  ],
);

/** One enquiry at one member: whether it was read, its answer, and whether it was reported as abuse. */
export const enquiryMembers = pgTable(
  "enquiry_members",
  {
    id: id(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    readAt: instant(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => users.id),
    reportReason: text(),
    reportedAt: instant(),
    reportedBy: uuid().references(() => users.id),
  },
  (t) => [
    uniqueIndex("enquiry_members_once_per_firm").on(t.enquiryId, t.firmId),
    index("enquiry_members_firm_id_index").on(t.firmId, t.id),
    index("enquiry_members_unread_index")
      .on(t.firmId)
      .where(sql`read_at is null`),
    index("enquiry_members_reported_index")
      .on(t.reportedAt)
      .where(sql`reported_at is not null`),
    check(
      "enquiry_members_answer_whole",
      sql`(${t.answer} is null) = (${t.answeredAt} is null) and (${t.answer} is null) = (${t.answeredBy} is null)`,
    ),
    check(
      "enquiry_members_report_whole",
      sql`(${t.reportReason} is null) = (${t.reportedAt} is null) and (${t.reportReason} is null) = (${t.reportedBy} is null)`,
    ),
  ],
);
