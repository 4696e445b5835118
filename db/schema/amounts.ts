import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import { firmClasses, type FirmClass } from "#domain/rules/terms.ts";
import type { SecondLookReason } from "#domain/reviews/second-look.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";
import { reimbursements } from "./reimbursements.ts";

/** The country of a cost, ISO 3166-1, and the name of its event in lower case, as their indexes have them. */
export const itemCountry = sql`(facts ->> 'country')`;
export const itemEvent = sql`lower(facts ->> 'event')`;

/** One cost of a reimbursement. Its facts are strings by wire name, as the kind of item declares them. @source money.md 2 */
export const reimbursementItems = pgTable(
  "reimbursement_items",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    /** Given by the sender, or made by the server; it stays the same while the item stays. */
    id: uuid().notNull(),
    position: smallint().notNull(),
    kind: text().notNull(),
    facts: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Who typed it last: the firm, or the council from the documents. */
    enteredBy: text({ enum: ["member", "council"] }).notNull(),
    savedBy: uuid()
      .notNull()
      .references(() => users.id),
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "reimbursement_items_pkey", columns: [t.reimbursementId, t.id] }),
    // For the filters of lists by country and by the beginning of an event's name.
    index("reimbursement_items_country_index").on(itemCountry, t.reimbursementId),
    index("reimbursement_items_event_index").on(sql`${itemEvent} text_pattern_ops`, t.reimbursementId),
    check("reimbursement_items_position_counts_from_one", sql`${t.position} between 1 and 40`),
    check("reimbursement_items_entered_by_known", oneOf("entered_by", ["member", "council"])),
  ],
);

/** The exchange rates that a submitted reimbursement keeps, whatever the office enters later. @source money.md 3 "pinned" */
export const reimbursementRates = pgTable(
  "reimbursement_rates",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    currency: text().notNull(),
    onDate: date({ mode: "string" }).notNull(),
    rate: numeric({ precision: 18, scale: 6 }).notNull(),
    source: text().notNull(),
    pinnedAt: instant().notNull(),
  },
  (t) => [primaryKey({ name: "reimbursement_rates_pkey", columns: [t.reimbursementId, t.currency, t.onDate] })],
);

/** The reasons for which an amount is less than claimed, or a rule is lifted; the office edits them. @source money.md 5 */
export const reasonCodes = pgTable(
  "reason_codes",
  {
    /** In capitals, like NO_RECEIPT. */
    code: text().primaryKey(),
    sentenceEn: text().notNull(),
    sentenceHi: text().notNull(),
    /** What the firm can do; empty when nothing can be done. */
    remedyEn: text().notNull().default(""),
    remedyHi: text().notNull().default(""),
    /** True once it is offered no longer. */
    isRetired: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Null for those that the product brings. */
    updatedBy: uuid().references(() => users.id),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("reason_codes_code_in_capitals", sql`${t.code} ~ '^[A-Z][A-Z0-9_]{1,39}$'`),
    check("reason_codes_sentence_not_blank", sql`btrim(${t.sentenceEn}) <> '' and btrim(${t.sentenceHi}) <> ''`),
  ],
);

/** The council's own figure or reason for an item. @source money.md 5 */
export const assessments = pgTable(
  "assessments",
  {
    reimbursementId: text().notNull(),
    itemId: uuid().notNull(),
    /** Null when the reason only lifts a rule. */
    admissiblePaise: bigint({ mode: "number" }),
    reasonCode: text().references(() => reasonCodes.code),
    reason: text().notNull(),
    setBy: uuid()
      .notNull()
      .references(() => users.id),
    setAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "assessments_pkey", columns: [t.reimbursementId, t.itemId] }),
    foreignKey({
      name: "assessments_item_fkey",
      columns: [t.reimbursementId, t.itemId],
      foreignColumns: [reimbursementItems.reimbursementId, reimbursementItems.id],
    }),
    check("assessments_admissible_not_negative", sql`${t.admissiblePaise} >= 0`),
    check("assessments_has_reason", sql`btrim(${t.reason}) <> '' or ${t.reasonCode} is not null`),
  ],
);

/** What the documents of a reimbursement prove about its firm, for the rules that ask for it. Null is not known. @source money.md 3 */
export const provedFacts = pgTable(
  "proved_facts",
  {
    reimbursementId: text()
      .primaryKey()
      .references(() => reimbursements.id),
    firmClass: text().$type<FirmClass>(),
    /** Whether the firm belongs to the group for which a rule has another limit. */
    isSpecialGroup: boolean(),
    /** Exports (FOB) of the financial year before the claim. */
    turnoverPaise: bigint({ mode: "number" }),
    intentFiledOn: date({ mode: "string" }),
    /** The day on which the firm gave notice of its visit to the event. */
    noticeGivenOn: date({ mode: "string" }),
    setBy: uuid()
      .notNull()
      .references(() => users.id),
    setAt: instant().notNull(),
  },
  (t) => [
    check("proved_facts_firm_class_known", oneOf("firm_class", firmClasses)),
    check("proved_facts_turnover_not_negative", sql`${t.turnoverPaise} >= 0`),
  ],
);

/** The council's recommendation, one for each time that it prepares to forward; the sheet is kept as it was. */
export const recommendations = pgTable(
  "recommendations",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    claimedPaise: bigint({ mode: "number" }).notNull(),
    recommendedPaise: bigint({ mode: "number" }).notNull(),
    sheet: jsonb().$type<Sheet>().notNull(),
    /** Why a second person has to look at it; null when nobody has to. */
    secondLook: text().$type<SecondLookReason>(),
    /** What the user who prepared it wrote to DGFT; the second person reads and forwards it. Blank when it was forwarded at once. */
    comment: text().notNull().default(""),
    preparedBy: uuid()
      .notNull()
      .references(() => users.id),
    preparedAt: instant().notNull(),
    /** Who forwarded it: above the limit a second person. Null while it waits for that person. */
    forwardedBy: uuid().references(() => users.id),
    forwardedAt: instant(),
  },
  (t) => [
    index("recommendations_reimbursement_index").on(t.reimbursementId, t.preparedAt),
    index("recommendations_waiting_index")
      .on(t.reimbursementId)
      .where(sql`forwarded_at is null`),
    check("recommendations_amounts_in_order", sql`${t.recommendedPaise} between 0 and ${t.claimedPaise}`),
    check("recommendations_forwarded_whole", sql`(${t.forwardedBy} is null) = (${t.forwardedAt} is null)`),
  ],
);

/**
 * The sheet of a claim that was closed or withdrawn without ever going to DGFT, stored at closing.
 * @source money.md 3 "a decided claim never changes"
 */
export const closedSheets = pgTable("closed_sheets", {
  reimbursementId: text()
    .primaryKey()
    .references(() => reimbursements.id),
  sheet: jsonb().$type<Sheet>().notNull(),
});

/** What DGFT gives for an item. @source money.md 5 */
export const sanctionLines = pgTable(
  "sanction_lines",
  {
    reimbursementId: text().notNull(),
    itemId: uuid().notNull(),
    sanctionedPaise: bigint({ mode: "number" }).notNull(),
    /** Needed for each rupee less than what is recommended. */
    reason: text(),
  },
  (t) => [
    primaryKey({ name: "sanction_lines_pkey", columns: [t.reimbursementId, t.itemId] }),
    foreignKey({
      name: "sanction_lines_item_fkey",
      columns: [t.reimbursementId, t.itemId],
      foreignColumns: [reimbursementItems.reimbursementId, reimbursementItems.id],
    }),
    check("sanction_lines_amount_not_negative", sql`${t.sanctionedPaise} >= 0`),
  ],
);

/** A registration or fair for which a firm means to file later: it computes the last day and reminds of it. @source money.md 4 */
export const expectedClaims = pgTable(
  "expected_claims",
  {
    id: id(),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    scheme: text().$type<SchemeKind>().notNull(),
    /** The product, plant or fair. */
    name: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    kind: text().notNull(),
    /** The day from which the window counts: certificate, payment or end of the fair. */
    expectedOn: date({ mode: "string" }).notNull(),
    /** Days before the last day for which a reminder was sent: 30, 14, 3. */
    remindedDays: smallint(),
    /** The last day that this reminder named. Null before the first reminder, and for one of an earlier release. */
    remindedOf: date({ mode: "string" }),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [index("expected_claims_firm_index").on(t.firmId, t.expectedOn), check("expected_claims_name_not_blank", sql`btrim(${t.name}) <> ''`)],
);
