import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { joiningDocumentFields, type JoiningDocumentField } from "#domain/joining/documents.ts";
import { joiningEvents, joiningStates, openJoiningStates, type JoiningEvent, type JoiningState } from "#domain/joining/states.ts";
import type { HandedInAnswers, JoiningAnswers } from "#domain/joining/steps.ts";
import { mailLanguages, type MailLanguage } from "#domain/notifications/mail-languages.ts";
import { users } from "./accounts.ts";
import { citext, folded, id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";

/** Applications for membership, from the first link by e-mail to the decision. */
export const membershipApplications = pgTable(
  "membership_applications",
  {
    id: id(),
    state: text().$type<JoiningState>().notNull().default("draft"),
    /** Given when it is submitted, like JOIN-2026-27-0042. */
    reference: text(),
    email: citext().notNull(),
    language: text().$type<MailLanguage>().notNull(),
    /** The link is signed over the id and this: another one ends earlier links. */
    nonce: text().notNull(),
    /** What was typed, by field. It is checked when it is shown and when it is submitted. */
    answers: jsonb().$type<JoiningAnswers>().notNull(),
    /** The answers each time when they were handed to the council, the first time first. Null before, and for older applications. */
    handedIn: jsonb().$type<readonly HandedInAnswers[]>(),
    /** Derived from the answers, for search and warnings. */
    firmName: text().notNull(),
    gstNo: text(),
    iecNo: text(),
    /** Exports of `exportYear` in paise, as they were submitted. */
    exportsPaise: bigint({ mode: "number" }),
    exportYear: text(),
    consentVersion: text().notNull(),
    consentedAt: instant().notNull(),
    declaration: text(),
    declaredAt: instant(),
    /** Grows with each change that the applicant or the council saves. */
    revision: integer().notNull().default(1),
    startedAt: instant().notNull(),
    /** The first answer that came by the link. */
    confirmedAt: instant(),
    changedAt: instant().notNull(),
    submittedAt: instant(),
    /** Since when it waits for the council or, when asked, for the applicant. */
    waitingSince: instant(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id),
    /** Why it was refused, as the applicant reads it. */
    reason: text(),
    firmId: uuid().references(() => firms.id),
  },
  (t) => [
    uniqueIndex("membership_applications_reference_unique").on(t.reference),
    uniqueIndex("membership_applications_open_email_unique").on(folded(t.email)).where(oneOf("state", openJoiningStates)),
    uniqueIndex("membership_applications_firm_unique").on(t.firmId),
    index("membership_applications_waiting_index").on(t.state, t.waitingSince, t.id),
    index("membership_applications_gst_no_index").on(t.gstNo),
    index("membership_applications_iec_no_index").on(t.iecNo),
    check("membership_applications_state_known", oneOf("state", joiningStates)),
    check("membership_applications_language_known", oneOf("language", mailLanguages)),
    check("membership_applications_submitted_whole", sql`${t.state} = 'draft' or (${t.reference} is not null and ${t.submittedAt} is not null)`),
    check("membership_applications_approved_whole", sql`(${t.state} = 'approved') = (${t.firmId} is not null)`),
    check("membership_applications_refused_whole", sql`(${t.state} = 'refused') = (${t.reason} is not null)`),
  ],
);

/** The last reference number of each financial year. Numbers are not used again after an erasure. */
export const membershipApplicationNumbers = pgTable("membership_application_numbers", {
  financialYear: text().primaryKey(),
  last: integer().notNull(),
});

/** The documents of an application. A document that is replaced after the submission stays with `replacedAt`. */
export const membershipApplicationDocuments = pgTable(
  "membership_application_documents",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => membershipApplications.id, { onDelete: "cascade" }),
    field: text().$type<JoiningDocumentField>().notNull(),
    name: text().notNull(),
    storageKey: text().notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    mediaType: text().notNull(),
    pages: integer().notNull(),
    uploadedAt: instant().notNull(),
    replacedAt: instant(),
  },
  (t) => [
    uniqueIndex("membership_application_documents_current_unique")
      .on(t.applicationId, t.field)
      .where(sql`replaced_at is null`),
    index("membership_application_documents_application_index").on(t.applicationId, t.uploadedAt),
    index("membership_application_documents_storage_key_index").on(t.storageKey),
    check("membership_application_documents_field_known", oneOf("field", joiningDocumentFields)),
  ],
);

/** What the council asks of the applicant, about a document or in general, and the answer. */
export const membershipApplicationRemarks = pgTable(
  "membership_application_remarks",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => membershipApplications.id, { onDelete: "cascade" }),
    /** Null for a remark in general. */
    field: text().$type<JoiningDocumentField>(),
    remark: text().notNull(),
    askedAt: instant().notNull(),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    reply: text(),
    repliedAt: instant(),
  },
  (t) => [
    index("membership_application_remarks_application_index").on(t.applicationId, t.askedAt),
    check("membership_application_remarks_field_known", oneOf("field", joiningDocumentFields)),
  ],
);

/** What happened to an application. Entries are only added, and erased with it. */
export const membershipApplicationHistory = pgTable(
  "membership_application_history",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => membershipApplications.id, { onDelete: "cascade" }),
    event: text().$type<JoiningEvent>().notNull(),
    /** Null for the applicant. */
    actorId: uuid().references(() => users.id),
    at: instant().notNull(),
  },
  (t) => [
    index("membership_application_history_application_index").on(t.applicationId, t.at),
    check("membership_application_history_event_known", oneOf("event", joiningEvents)),
  ],
);
