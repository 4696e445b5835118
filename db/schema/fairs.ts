import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { leadershipNames, measureNames, type Leadership, type MeasureName, type RankingFacts } from "#domain/fairs/criteria.ts";
import { feeProofStates, type FeeProofState } from "#domain/fairs/fee-states.ts";
import { applicationStateNames, fairStates, type ApplicationState, type FairState } from "#domain/fairs/states.ts";
import { firmClasses, type FirmClass } from "#domain/rules/terms.ts";
import { users } from "./accounts.ts";
import { citext, id, instant, oneOf } from "./columns.ts";
import { contentImages } from "./content.ts";
import { firms } from "./members.ts";
import { paymentFiles } from "./payments.ts";

/** An event of the council's calendar that firms apply for. Title and place are those of the calendar when it was last saved. */
export const fairs = pgTable(
  "fairs",
  {
    id: id(),
    /** The address word of the event in the calendar of the website. */
    eventSlug: text().notNull(),
    title: text().notNull(),
    venue: text(),
    city: text(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    /** Whether the calendar had these days when the fair was last saved; if not, the organiser has not confirmed them. */
    hasConfirmedDays: boolean().notNull(),
    /** The last instant at which an application is taken. */
    applyUntil: instant().notNull(),
    seats: integer().notNull(),
    feePaise: bigint({ mode: "number" }),
    subsidyText: text().notNull(),
    /** What an exhibitor brings, or sends to the council by e-mail; null for nothing. */
    documentsText: text(),
    state: text().$type<FairState>().notNull().default("open"),
    rankedAt: instant(),
    rankedBy: uuid().references(() => users.id),
    /** The picture of the stalls. */
    planImageId: uuid().references(() => contentImages.id),
    /** A cancelled fair keeps its state. */
    cancelledAt: instant(),
    cancelledBy: uuid().references(() => users.id),
    cancelReason: text(),
    /** Raised when what the form of the fair holds is changed. */
    version: integer().notNull().default(1),
    openedBy: uuid().references(() => users.id),
    openedAt: instant().notNull(),
  },
  (t) => [
    // An event that comes again keeps its address word.
    uniqueIndex("fairs_event_unique").on(t.eventSlug, t.startsOn),
    index("fairs_starts_on_index").on(t.startsOn, t.id),
    check("fairs_state_known", oneOf("state", fairStates)),
    check("fairs_days_in_order", sql`${t.endsOn} >= ${t.startsOn}`),
    check("fairs_seats_positive", sql`${t.seats} > 0`),
    check("fairs_fee_positive", sql`${t.feePaise} > 0`),
    check("fairs_ranked_whole", sql`(${t.state} = 'ranked') = (${t.rankedAt} is not null)`),
    check("fairs_cancelled_whole", sql`(${t.cancelledAt} is null) = (${t.cancelReason} is null)`),
  ],
);

/** By what the applications of a fair are ranked, as it is published. */
export const fairCriteria = pgTable(
  "fair_criteria",
  {
    fairId: uuid()
      .notNull()
      .references(() => fairs.id),
    position: smallint().notNull(),
    measure: text().$type<MeasureName>().notNull(),
    /** The most points that it gives. */
    weight: smallint().notNull(),
    /** At this much all points are given; null for a measure without such a number. */
    fullAt: bigint({ mode: "number" }),
    textEn: text().notNull(),
    textHi: text().notNull(),
  },
  (t) => [
    primaryKey({ name: "fair_criteria_pkey", columns: [t.fairId, t.position] }),
    uniqueIndex("fair_criteria_measure_unique").on(t.fairId, t.measure),
    check("fair_criteria_measure_known", oneOf("measure", measureNames)),
    check("fair_criteria_weight_range", sql`${t.weight} between 1 and 100`),
  ],
);

/** What a firm sent to take part in a fair. One that withdraws before the last day may apply again in the same row. */
export const fairApplications = pgTable(
  "fair_applications",
  {
    id: id(),
    fairId: uuid()
      .notNull()
      .references(() => fairs.id),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    state: text().$type<ApplicationState>().notNull().default("applied"),
    exportsInr: bigint({ mode: "number" }).notNull(),
    firmClass: text().$type<FirmClass>().notNull(),
    leadership: text().$type<Leadership>().notNull(),
    products: text().notNull(),
    /** Decides between equal points; a change of the entries keeps it. */
    appliedAt: instant().notNull(),
    appliedBy: uuid().references(() => users.id),
    /** What the rank was computed from. */
    facts: jsonb().$type<RankingFacts>(),
    points: jsonb().$type<Partial<Record<MeasureName, number>>>(),
    total: integer(),
    rank: integer(),
    offeredAt: instant(),
    acceptedAt: instant(),
    endedAt: instant(),
    /** Why the council took the seat back. */
    endReason: text(),
    /** Typed at the entrance where no camera reads the QR code. */
    shortCode: text(),
  },
  (t) => [
    uniqueIndex("fair_applications_firm_unique").on(t.fairId, t.firmId),
    uniqueIndex("fair_applications_short_code_unique").on(t.shortCode),
    uniqueIndex("fair_applications_rank_unique").on(t.fairId, t.rank),
    index("fair_applications_firm_index").on(t.firmId),
    check("fair_applications_state_known", oneOf("state", applicationStateNames)),
    check("fair_applications_firm_class_known", oneOf("firm_class", firmClasses)),
    check("fair_applications_leadership_known", oneOf("leadership", leadershipNames)),
    check("fair_applications_exports_not_negative", sql`${t.exportsInr} >= 0`),
    check(
      "fair_applications_ranked_whole",
      sql`num_nonnulls(${t.facts}, ${t.points}, ${t.total}, ${t.rank}) in (0, 4) and (${t.rank} is not null or ${t.state} in ('applied', 'withdrawn'))`,
    ),
    check("fair_applications_ended_whole", sql`(${t.state} in ('withdrawn', 'lost')) = (${t.endedAt} is not null)`),
    check("fair_applications_accepted_whole", sql`${t.state} <> 'accepted' or (${t.acceptedAt} is not null and ${t.shortCode} is not null)`),
  ],
);

/** What an exhibitor sent as proof that it paid the fee of a fair, or a part of it; the council checks it. One waits at a time, and all stay. */
export const fairFeeProofs = pgTable(
  "fair_fee_proofs",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => fairApplications.id),
    fileId: uuid()
      .notNull()
      .references(() => paymentFiles.id),
    /** What the firm says it paid. */
    amountPaise: bigint({ mode: "number" }).notNull(),
    paidOn: date({ mode: "string" }).notNull(),
    /** The UTR, or what the bank calls the payment. */
    reference: text().notNull(),
    state: text().$type<FeeProofState>().notNull().default("sent"),
    /** Why the council returned it; the firm reads it. */
    remark: text(),
    sentBy: uuid()
      .notNull()
      .references(() => users.id),
    sentAt: instant().notNull(),
    checkedBy: uuid().references(() => users.id),
    checkedAt: instant(),
  },
  (t) => [
    index("fair_fee_proofs_application_index").on(t.applicationId, t.sentAt.desc()),
    uniqueIndex("fair_fee_proofs_file_unique").on(t.fileId),
    uniqueIndex("fair_fee_proofs_one_that_waits")
      .on(t.applicationId)
      .where(sql`state = 'sent'`),
    check("fair_fee_proofs_state_known", oneOf("state", feeProofStates)),
    check("fair_fee_proofs_amount_positive", sql`${t.amountPaise} > 0`),
    check("fair_fee_proofs_returned_with_remark", sql`(${t.state} = 'returned') = (${t.remark} is not null)`),
    check(
      "fair_fee_proofs_checked_whole",
      sql`(${t.state} = 'sent') = (${t.checkedAt} is null) and (${t.checkedAt} is null) = (${t.checkedBy} is null)`,
    ),
  ],
);

/** The stalls of a fair that are given to exhibitors. */
export const fairStalls = pgTable(
  "fair_stalls",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => fairApplications.id),
    fairId: uuid()
      .notNull()
      .references(() => fairs.id),
    hall: text().notNull(),
    number: text().notNull(),
    givenAt: instant().notNull(),
  },
  (t) => [uniqueIndex("fair_stalls_number_unique").on(t.fairId, sql`lower(${t.hall})`, sql`lower(${t.number})`)],
);

/** Messages of the council to all exhibitors of a fair. */
export const fairMessagesSent = pgTable(
  "fair_messages",
  {
    id: id(),
    fairId: uuid()
      .notNull()
      .references(() => fairs.id),
    subject: text().notNull(),
    body: text().notNull(),
    /** The number of firms to which it went. */
    firms: integer().notNull(),
    sentBy: uuid().references(() => users.id),
    sentAt: instant().notNull(),
  },
  (t) => [index("fair_messages_fair_index").on(t.fairId, t.sentAt.desc())],
);

/** Who was at a fair: one row for each exhibitor, from the check-in at the entrance. Visits that rules count come from here, too. */
export const fairAttendance = pgTable(
  "fair_attendance",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => fairApplications.id),
    fairId: uuid()
      .notNull()
      .references(() => fairs.id),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    checkedInAt: instant().notNull(),
    checkedInBy: uuid().references(() => users.id),
  },
  (t) => [index("fair_attendance_fair_index").on(t.fairId, t.checkedInAt), index("fair_attendance_firm_index").on(t.firmId)],
);

/** Visitors of a stall, as the firm noted them. The device of the firm makes the id, so that a lead that is sent twice is stored once. */
export const fairLeads = pgTable(
  "fair_leads",
  {
    id: uuid().primaryKey(),
    fairId: uuid()
      .notNull()
      .references(() => fairs.id),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    name: text().notNull(),
    company: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    email: citext(),
    interest: text(),
    /** By the clock of the device. */
    notedAt: instant().notNull(),
    receivedAt: instant().notNull(),
    notedBy: uuid().references(() => users.id),
    /** The photo of a card, as JPEG. */
    storageKey: text(),
    sha256: text(),
    sizeBytes: integer(),
  },
  (t) => [
    index("fair_leads_firm_index").on(t.fairId, t.firmId, t.notedAt),
    index("fair_leads_storage_key_index").on(t.storageKey),
    check("fair_leads_photo_whole", sql`num_nonnulls(${t.storageKey}, ${t.sha256}, ${t.sizeBytes}) in (0, 3)`),
  ],
);

/** What an exhibitor said after a fair. Amounts are whole rupees. */
export const fairFeedback = pgTable(
  "fair_feedback",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => fairApplications.id),
    fairId: uuid()
      .notNull()
      .references(() => fairs.id),
    /** From 1 to 5. */
    rating: smallint().notNull(),
    ordersInr: bigint({ mode: "number" }).notNull(),
    expectedOrdersInr: bigint({ mode: "number" }).notNull(),
    remark: text(),
    givenBy: uuid().references(() => users.id),
    givenAt: instant().notNull(),
  },
  (t) => [
    index("fair_feedback_fair_index").on(t.fairId),
    check("fair_feedback_rating_range", sql`${t.rating} between 1 and 5`),
    check("fair_feedback_orders_not_negative", sql`${t.ordersInr} >= 0 and ${t.expectedOrdersInr} >= 0`),
  ],
);
