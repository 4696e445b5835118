import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { sheetStates, type PaymentStatus } from "#domain/reimbursements/amount-stage.ts";
import { clockOf, finalStates, states, type Action, type Party, type Reader, type State } from "#domain/reimbursements/lifecycle.ts";
import type { DgftMark, Verdict } from "#domain/reimbursements/verdicts.ts";
import { turnOrders, type ReviewOffice } from "#domain/reviews/list-filter.ts";
import type { ViolationOutcome } from "#domain/rules/terms.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";

/** Running numbers: one row for each scheme and financial year. */
export const reimbursementNumbers = pgTable("reimbursement_numbers", { series: text().primaryKey(), last: integer().notNull() }, () => []);

/** The states in which it is this party's move, as a list of SQL literals. */
const waitingFor = (party: Party): string =>
  states
    .filter((state) => clockOf(state) === party)
    .map((state) => `'${state}'`)
    .join(", ");

/** The rank of the party that has to act now in this office's list, counted from 0. */
export const turnOf = (office: ReviewOffice): SQL =>
  sql.raw(`(case ${turnOrders[office].map((party, place) => `when state in (${waitingFor(party)}) then ${place}`).join(" ")} end)`);

/** True of a reimbursement that is not decided, closed or withdrawn. */
export const isOpenState = `state not in (${finalStates.map((state) => `'${state}'`).join(", ")})`;

/** The amount that is known furthest, in paise, as lists sort it; -1 while none is. */
export const furthestPaise = sql<number>`coalesce(sanctioned_paise, recommended_paise, claimed_paise, -1)`;

const inSheetStates = sql.raw(`(${sheetStates.map((state) => `'${state}'`).join(", ")})`);
const recommendedAsForwarded = sql`case when first_forwarded_at is not null and state in ${inSheetStates} then recommended_paise end`;

/** The same for member and DGFT, who see what is recommended only while it is as it was forwarded. */
export const furthestForwardedPaise = sql<number>`coalesce(sanctioned_paise, ${recommendedAsForwarded}, claimed_paise, -1)`;

/** One reimbursement of a firm under a scheme. `version` grows with each change that another reader could have missed. */
export const reimbursements = pgTable(
  "reimbursements",
  {
    /** Readable, like PRD-2627-00042. */
    id: text().primaryKey(),
    scheme: text().$type<SchemeKind>().notNull(),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    /** The firm's own name for it, to distinguish several drafts. */
    title: text(),
    /** The registration in hand, or the application to a fair, that it was started from; it may be gone since. */
    startedFrom: uuid(),
    state: text().$type<State>().notNull().default("DRAFT"),
    version: integer().notNull().default(1),
    /** Grows when answers, documents or verdicts change: the dossier of an older version is out of date. */
    contentVersion: integer().notNull().default(1),
    /** The step last worked on, from 1. */
    currentStep: smallint().notNull().default(1),
    stateSince: instant().notNull().defaultNow(),
    /** Since when the party that has to act now has had it, whatever the states in between. */
    partySince: instant().notNull().defaultNow(),
    /** The date in India by which that party is to act, later by its days on hold; null when nobody has to. */
    dueOn: date({ mode: "string" }),
    /** The day in India on which its hold ends; a day that is not after today is no hold. */
    heldUntil: date({ mode: "string" }),
    submittedAt: instant(),
    firstForwardedAt: instant(),
    decidedAt: instant(),
    /** Days in India that it was decided before a fresh look or a reopening: they are nobody's, and not part of its age. */
    decidedDays: integer().notNull().default(0),
    /** The last day on which the firm may ask for a fresh look at the decision; null when it may not. */
    freshLookUntil: date({ mode: "string" }),
    closedReason: text(),
    /** The sum of the items in rupees; null without items, or while a fact or a rate is missing. */
    claimedPaise: bigint({ mode: "number" }),
    /** What the rules and the assessments allow. */
    recommendedPaise: bigint({ mode: "number" }),
    /** The worst outcome on its sheet of the rules that are not met; null without one. */
    ruleOutcome: text().$type<ViolationOutcome>(),
    /** What DGFT gave. */
    sanctionedPaise: bigint({ mode: "number" }),
    /** What sanction orders give it: the sum of its payment lines that are not cancelled, kept by the database. */
    orderedPaise: bigint({ mode: "number" }).notNull().default(0),
    /** Where the money is, of all payment lines; null while there is no sanction order. */
    paymentStatus: text().$type<PaymentStatus>(),
    /** The last publication of rules when it was submitted: later ones do not change it. */
    rulesUntil: integer(),
    /** The date by which the member is to reply to what was shared last. */
    replyBy: date({ mode: "string" }),
    /** Who raised the deficiency that is open. */
    deficiencyOrigin: text().$type<"EPCMD" | "DGFT">(),
    /** The council's last text to DGFT when forwarding. */
    forwardComment: text(),
    /** The officer's private note, and the query last shared with the council. */
    dgftNote: text(),
    dgftQuery: text(),
    /** The documents that the note or the query names, each with the officer's remark. */
    dgftMarks: jsonb().$type<readonly DgftMark[]>().notNull().default([]),
    /** The query that is open asks the member for further papers. */
    asksPapers: boolean().notNull().default(false),
    /** The officer of each office who is expected to work on it; null when it is free. `owner_changes` has the history. */
    councilOwnerId: uuid().references(() => users.id),
    dgftOwnerId: uuid().references(() => users.id),
    /** Since when it has this owner or none; null when it never had one. */
    councilOwnerSince: instant(),
    dgftOwnerSince: instant(),
    /** When the member was last asked by mail for the reply. */
    remindedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("reimbursements_firm_id_index").on(t.firmId, t.updatedAt.desc().nullsFirst(), t.id),
    // The lists of the back office, each read in the order in which it is shown.
    index("reimbursements_submitted_index")
      .on(t.scheme, t.partySince, t.id)
      .where(sql`submitted_at is not null`),
    index("reimbursements_number_index")
      .on(t.scheme, t.id)
      .where(sql`submitted_at is not null`),
    index("reimbursements_state_index")
      .on(t.scheme, t.state, t.partySince, t.id)
      .where(sql`submitted_at is not null`),
    index("reimbursements_needs_council_index")
      .on(t.scheme, t.partySince, t.id)
      .where(sql.raw(`state in (${waitingFor("council")})`)),
    index("reimbursements_needs_dgft_index")
      .on(t.scheme, t.partySince, t.id)
      .where(sql.raw(`state in (${waitingFor("dgft")})`)),
    index("reimbursements_dgft_index")
      .on(t.scheme, t.partySince, t.id)
      .where(sql`first_forwarded_at is not null`),
    index("reimbursements_council_turn_index")
      .on(t.scheme, turnOf("council"), t.partySince, t.id)
      .where(sql`submitted_at is not null`),
    index("reimbursements_dgft_turn_index")
      .on(t.scheme, turnOf("dgft"), t.partySince, t.id)
      .where(sql`first_forwarded_at is not null`),
    index("reimbursements_amount_index")
      .on(t.scheme, furthestPaise, t.id)
      .where(sql`submitted_at is not null`),
    index("reimbursements_dgft_amount_index")
      .on(t.scheme, furthestForwardedPaise, t.id)
      .where(sql`first_forwarded_at is not null`),
    index("reimbursements_to_order_index")
      .on(t.decidedAt, t.id)
      .where(sql`state = 'APPROVED_DGFT' and sanctioned_paise > ordered_paise`),
    // The work of one officer, and what is free, over all schemes, oldest wait first.
    index("reimbursements_council_owner_index")
      .on(t.councilOwnerId, t.partySince, t.id)
      .where(sql.raw(`state in (${waitingFor("council")})`)),
    index("reimbursements_dgft_owner_index")
      .on(t.dgftOwnerId, t.partySince, t.id)
      .where(sql.raw(`state in (${waitingFor("dgft")})`)),
    // What is still open, by its age.
    index("reimbursements_age_index")
      .on(t.scheme, t.submittedAt, t.id)
      .where(sql.raw(`submitted_at is not null and ${isOpenState}`)),
    check("reimbursements_title_not_blank", sql`btrim(${t.title}) <> ''`),
    // With the columns that decide whether an office sees a row, so that the rows of a firm are counted from the index alone.
    index("reimbursements_firm_list_index").on(t.firmId, t.scheme, t.partySince, t.id, t.submittedAt, t.firstForwardedAt),
    // For the beginning of a number, whatever the language of the database.
    index("reimbursements_id_prefix_index").on(t.id.op("text_pattern_ops")),
    check("reimbursements_scheme_known", oneOf("scheme", schemeKinds)),
    check("reimbursements_state_known", oneOf("state", states)),
    check("reimbursements_draft_or_submitted", sql`${t.state} in ('DRAFT', 'CLOSED') or ${t.submittedAt} is not null`),
    check(
      "reimbursements_amounts_in_order",
      sql`${t.claimedPaise} >= 0 and ${t.recommendedPaise} >= 0 and ${t.sanctionedPaise} >= 0 and ${t.sanctionedPaise} <= ${t.recommendedPaise}`,
    ),
    check("reimbursements_closed_has_reason", sql`${t.state} <> 'CLOSED' or ${t.closedReason} is not null`),
  ],
);

/** The name of an exhibition in lower case, as its index has it. */
export const exhibitionName = sql`lower(answers ->> 'exhibition_name')`;

/** The answers of each step, as the scheme's `stepInput` parsed them. */
export const reimbursementSteps = pgTable(
  "reimbursement_steps",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    step: smallint().notNull(),
    answers: jsonb().notNull(),
    savedBy: uuid()
      .notNull()
      .references(() => users.id),
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "reimbursement_steps_pkey", columns: [t.reimbursementId, t.step] }),
    // For the filter of lists by the beginning of an exhibition's name.
    index("reimbursement_steps_exhibition_index")
      .on(sql`${exhibitionName} text_pattern_ops`, t.reimbursementId)
      .where(sql`answers ? 'exhibition_name'`),
    check("reimbursement_steps_step_counts_from_one", sql`${t.step} >= 1`),
  ],
);

/**
 * What a step held when the council received it last, kept at the member's first change after it; step 0 holds the items with the
 * council's assessments. `submission` is the version of the claim with that submission, or with the fresh look or reopening after it. Rows are
 * never changed or removed.
 */
export const earlierAnswers = pgTable(
  "earlier_answers",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    submission: integer().notNull(),
    step: smallint().notNull(),
    answers: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ name: "earlier_answers_pkey", columns: [t.reimbursementId, t.submission, t.step] }),
    check("earlier_answers_step_counts_from_zero", sql`${t.step} >= 0`),
  ],
);

/** Stored bytes: a member's document, or a file that the product made. A row always has its bytes. */
export const files = pgTable(
  "files",
  {
    id: id(),
    storageKey: text().notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    mediaType: text().notNull(),
    pages: integer().notNull(),
    /** As uploaded, made safe for a header and a screen. */
    name: text().notNull(),
    firmId: uuid()
      .notNull()
      .references(() => firms.id),
    uploadedBy: uuid().references(() => users.id),
    createdAt: instant().notNull().defaultNow(),
    deletedAt: instant(),
  },
  (t) => [
    uniqueIndex("files_storage_key_unique").on(t.storageKey),
    index("files_firm_id_index").on(t.firmId),
    index("files_sha256_index").on(t.sha256),
    check("files_size_positive", sql`${t.sizeBytes} > 0`),
    check("files_sha256_hex", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Every version of every document. A changed set of files is a new version; an old one never changes. */
export const documentVersions = pgTable(
  "document_versions",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    fieldName: text().notNull(),
    version: integer().notNull(),
    isCurrent: boolean().notNull().default(true),
    /** True once it was part of something that the council received; reviewers see only those. */
    wasSubmitted: boolean().notNull().default(false),
    /** The member's own name of a further paper; null for a document of the scheme. */
    name: text(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("document_versions_number_unique").on(t.reimbursementId, t.fieldName, t.version),
    uniqueIndex("document_versions_one_current")
      .on(t.reimbursementId, t.fieldName)
      .where(sql`is_current`),
    check("document_versions_name_not_blank", sql`btrim(${t.name}) <> ''`),
  ],
);

/** The files of one version, in order; one for most documents, several for booth photos. */
export const documentVersionFiles = pgTable(
  "document_version_files",
  {
    versionId: uuid()
      .notNull()
      .references(() => documentVersions.id),
    position: smallint().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (t) => [
    primaryKey({ name: "document_version_files_pkey", columns: [t.versionId, t.position] }),
    index("document_version_files_file_id_index").on(t.fileId),
  ],
);

/** The council's working verdict on each document; private until it is shared. */
export const verdicts = pgTable(
  "verdicts",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    fieldName: text().notNull(),
    status: text().$type<Verdict>().notNull(),
    remark: text().notNull().default(""),
    /** The codes of the phrases that the remark was made from. */
    phraseCodes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The document version of the verdict; a newer one is unchecked. */
    documentVersion: integer().notNull(),
    setBy: uuid()
      .notNull()
      .references(() => users.id),
    setAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "verdicts_pkey", columns: [t.reimbursementId, t.fieldName] }),
    check("verdicts_status_known", oneOf("status", ["", "SUFFICIENT", "DEFICIENT"])),
  ],
);

/** What was shared with the member: one row for each flagged document of a round, or one without a document. */
export const deficiencies = pgTable(
  "deficiencies",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    round: smallint().notNull(),
    /** Null when the remark concerns the whole reimbursement. */
    fieldName: text(),
    remark: text().notNull(),
    /** The remark in Hindi, where it was made of unchanged phrases that have it. */
    remarkHi: text(),
    /** The codes of the phrases that the remark was made from, so that reasons can be counted. */
    phraseCodes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    origin: text().$type<"EPCMD" | "DGFT">().notNull(),
    documentVersion: integer(),
    sharedBy: uuid()
      .notNull()
      .references(() => users.id),
    sharedAt: instant().notNull(),
    /** The member's written answer and when it or a new version was sent. */
    answer: text(),
    answeredAt: instant(),
  },
  (t) => [
    index("deficiencies_reimbursement_id_index").on(t.reimbursementId, t.round),
    uniqueIndex("deficiencies_one_per_field_and_round").on(t.reimbursementId, t.round, t.fieldName),
    check("deficiencies_origin_known", oneOf("origin", ["EPCMD", "DGFT"])),
    check("deficiencies_remark_not_blank", sql`btrim(${t.remark}) <> ''`),
  ],
);

/** Append-only: the action, its actor and the new state. The application's role can only insert rows. */
export const reimbursementHistory = pgTable(
  "reimbursement_history",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    version: integer().notNull(),
    action: text().$type<Action | "start">().notNull(),
    fromState: text().$type<State>(),
    toState: text().$type<State>().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    actorParty: text().$type<Reader>().notNull(),
    at: instant().notNull(),
    /** `reimbursements.due_on` after the action. Null in entries of older versions of the product, too. */
    dueOn: date({ mode: "string" }),
    /** Labels and counts for the reader: flagged documents, new versions, a reason. */
    detail: jsonb().notNull().default({}),
    requestId: text(),
  },
  (t) => [
    uniqueIndex("reimbursement_history_version_unique").on(t.reimbursementId, t.version),
    foreignKey({ name: "reimbursement_history_actor_fkey", columns: [t.actorId], foreignColumns: [users.id] }),
  ],
);

/** The days on which the clock of an office stands still, with the reason, which the member reads, too. @source desks-and-more.md 1 */
export const reimbursementHolds = pgTable(
  "reimbursement_holds",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    party: text().$type<ReviewOffice>().notNull(),
    reason: text().notNull(),
    /** Calendar days in India; the last one is no longer on hold. A hold that ends earlier has the day on which it ended. */
    fromOn: date({ mode: "string" }).notNull(),
    untilOn: date({ mode: "string" }).notNull(),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    startedAt: instant().notNull(),
    /** Null while it goes on, and when it ended by itself. */
    endedBy: uuid().references(() => users.id),
    endedAt: instant(),
  },
  (t) => [
    index("reimbursement_holds_reimbursement_index").on(t.reimbursementId, t.startedAt),
    check("reimbursement_holds_party_known", oneOf("party", ["council", "dgft"])),
    check("reimbursement_holds_reason_not_blank", sql`btrim(${t.reason}) <> ''`),
    check("reimbursement_holds_days_in_order", sql`${t.fromOn} <= ${t.untilOn}`),
  ],
);

/** The combined PDF of one content version, or why it could not be made. */
export const dossiers = pgTable(
  "dossiers",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    contentVersion: integer().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    pages: integer().notNull(),
    problems: jsonb().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ name: "dossiers_pkey", columns: [t.reimbursementId, t.contentVersion] })],
);

/** The progress of a dossier that is being made. */
export const dossierProgress = pgTable("dossier_progress", {
  reimbursementId: text()
    .primaryKey()
    .references(() => reimbursements.id),
  contentVersion: integer().notNull(),
  done: integer().notNull(),
  total: integer().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** Which version this reader was last served, for clients that send none. @source security.md row 37 */
export const servedVersions = pgTable(
  "served_versions",
  {
    sessionId: uuid().notNull(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ name: "served_versions_pkey", columns: [t.sessionId, t.reimbursementId] })],
);
