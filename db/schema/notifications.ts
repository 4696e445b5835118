import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { councilPaymentNotices, type NoticeKind } from "#domain/notifications/notice-kinds.ts";
import { users } from "./accounts.ts";
import { expectedClaims } from "./amounts.ts";
import { circulars } from "./circulars.ts";
import { id, instant, oneOf } from "./columns.ts";
import { enquiryMembers } from "./enquiries.ts";
import { fairs } from "./fairs.ts";
import { invoices } from "./invoices.ts";
import { membershipApplications } from "./joining.ts";
import { reimbursements } from "./reimbursements.ts";

/** True of a notice that asks the council for a step on the payments of a firm. A query with it is answered by the small index of those. */
export const isCouncilPaymentNotice = oneOf("kind", councilPaymentNotices);

/** One row for each recipient. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<NoticeKind>().notNull(),
    /** What it is about: a reimbursement, or an enquiry at the firm. */
    reimbursementId: text().references(() => reimbursements.id),
    enquiryEntryId: uuid().references(() => enquiryMembers.id, { onDelete: "cascade" }),
    /** Or a claim that the firm means to file. */
    expectedClaimId: uuid().references(() => expectedClaims.id, { onDelete: "cascade" }),
    /** Or a circular of the council; `documents` has its number and subject. */
    circularId: uuid().references(() => circulars.id),
    /** Or a fair. */
    fairId: uuid().references(() => fairs.id, { onDelete: "cascade" }),
    /** Or an application for membership; `documents` has its reference number. */
    applicationId: uuid().references(() => membershipApplications.id, { onDelete: "cascade" }),
    /** Or an invoice; `documents` has its number, its last day to pay, and how long ago that was. */
    invoiceId: uuid().references(() => invoices.id),
    /** The firm that the notice names; the sender of an enquiry. */
    firmName: text().notNull(),
    /** Who did it. */
    actorName: text(),
    documents: jsonb().$type<string[]>().notNull().default([]),
    /** The document to open, if there is one. */
    fieldName: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (t) => [
    index("notifications_user_id_index").on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    index("notifications_unread_index")
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`read_at is null`),
    // An officer has hundreds of thousands of unread ones, of one claim a few.
    index("notifications_reimbursement_index")
      .on(t.reimbursementId, t.userId)
      .where(sql`read_at is null and reimbursement_id is not null`),
    index("notifications_council_payment_index")
      .on(t.reimbursementId)
      .where(sql`read_at is null and ${isCouncilPaymentNotice}`),
    index("notifications_enquiry_index")
      .on(t.enquiryEntryId)
      .where(sql`enquiry_entry_id is not null`),
    index("notifications_expected_claim_index")
      .on(t.expectedClaimId)
      .where(sql`expected_claim_id is not null`),
    uniqueIndex("notifications_circular_unique")
      .on(t.circularId, t.userId)
      .where(sql`circular_id is not null`),
    index("notifications_fair_index")
      .on(t.fairId)
      .where(sql`fair_id is not null`),
    index("notifications_application_index")
      .on(t.applicationId)
      .where(sql`application_id is not null`),
    index("notifications_invoice_index")
      .on(t.invoiceId)
      .where(sql`invoice_id is not null`),
    check(
      "notifications_about_one",
      sql`num_nonnulls(${t.reimbursementId}, ${t.enquiryEntryId}, ${t.expectedClaimId}, ${t.circularId}, ${t.fairId}, ${t.applicationId}, ${t.invoiceId}) = 1`,
    ),
  ],
);
