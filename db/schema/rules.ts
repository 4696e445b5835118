import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { RuleTerms } from "#domain/rules/terms.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";

/** Rupees for one unit of a currency on a day. Staff enter or import them; nothing is fetched. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    /** ISO 4217. */
    currency: text().notNull(),
    onDate: date({ mode: "string" }).notNull(),
    rate: numeric({ precision: 18, scale: 6 }).notNull(),
    source: text().notNull(),
    /** Null for rates of the demonstration. */
    enteredBy: uuid().references(() => users.id),
    enteredAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "exchange_rates_pkey", columns: [t.currency, t.onDate] }),
    check("exchange_rates_currency_is_a_code", sql`${t.currency} ~ '^[A-Z]{3}$' and ${t.currency} <> 'INR'`),
    check("exchange_rates_rate_positive", sql`${t.rate} > 0`),
    check("exchange_rates_source_not_blank", sql`btrim(${t.source}) <> ''`),
  ],
);

/**
 * The rules of a scheme from a date on. A published version never changes and is never deleted: a later one follows it.
 * @source money.md 3
 */
export const ruleVersions = pgTable(
  "rule_versions",
  {
    id: id(),
    scheme: text().$type<SchemeKind>().notNull(),
    /** Counts from 1 within the scheme. */
    number: integer().notNull(),
    state: text({ enum: ["draft", "published", "discarded"] })
      .notNull()
      .default("draft"),
    effectiveFrom: date({ mode: "string" }).notNull(),
    effectiveTo: date({ mode: "string" }),
    terms: jsonb().$type<RuleTerms>().notNull(),
    /** The circular or order: its name with number, its date, and its PDF in the file store. */
    sourceName: text().notNull(),
    sourceDate: date({ mode: "string" }),
    sourceFileKey: text(),
    sourceFileSize: integer(),
    /** Why it takes effect in the past. */
    reasonForPast: text(),
    /** Grows with each save of the draft. */
    revision: integer().notNull().default(1),
    /** Null for the rules that the product brings. */
    preparedBy: uuid().references(() => users.id),
    preparedAt: instant().notNull().defaultNow(),
    publishedBy: uuid().references(() => users.id),
    publishedAt: instant(),
    /** Counts the publications of all schemes in the order in which they were committed; a claim is pinned to the last one. */
    publication: integer(),
  },
  (t) => [
    uniqueIndex("rule_versions_number_unique").on(t.scheme, t.number),
    uniqueIndex("rule_versions_publication_unique").on(t.publication),
    check("rule_versions_scheme_known", oneOf("scheme", schemeKinds)),
    check("rule_versions_state_known", oneOf("state", ["draft", "published", "discarded"])),
    check("rule_versions_period_in_order", sql`${t.effectiveTo} is null or ${t.effectiveFrom} <= ${t.effectiveTo}`),
    check(
      "rule_versions_published_whole",
      sql`(${t.state} = 'published') = (${t.publication} is not null) and (${t.publication} is null) = (${t.publishedAt} is null)`,
    ),
    check("rule_versions_two_people", sql`${t.publishedBy} <> ${t.preparedBy}`),
  ],
);

/** A run of a draft version over the open claims, which has to be finished before the draft is published. @source money.md 3 "Replay" */
export const ruleReplays = pgTable(
  "rule_replays",
  {
    id: id(),
    versionId: uuid()
      .notNull()
      .references(() => ruleVersions.id),
    /** The revision of the draft that was run. */
    revision: integer().notNull(),
    state: text({ enum: ["waiting", "working", "done", "failed"] })
      .notNull()
      .default("waiting"),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Counts and the claims that change, once it is done. */
    report: jsonb(),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [index("rule_replays_version_index").on(t.versionId, t.requestedAt.desc())],
);

/** The days of the week on which the office does not work, from a day on; before the first row Saturday and Sunday. @source desks-and-more.md 1 */
export const weekends = pgTable(
  "weekends",
  {
    fromOn: date({ mode: "string" }).primaryKey(),
    /** 0 is Sunday; none means that the office works every day. */
    weekdays: smallint().array().notNull(),
    enteredBy: uuid()
      .notNull()
      .references(() => users.id),
    enteredAt: instant().notNull(),
  },
  (t) => [check("weekends_weekdays_known", sql`${t.weekdays} <@ '{0,1,2,3,4,5,6}'::smallint[] and cardinality(${t.weekdays}) < 7`)],
);

/** Days on which the office does not work, beside its weekends. @source desks-and-more.md 1 "working calendar" */
export const holidays = pgTable(
  "holidays",
  {
    onDate: date({ mode: "string" }).primaryKey(),
    name: text().notNull(),
    enteredBy: uuid()
      .notNull()
      .references(() => users.id),
    enteredAt: instant().notNull(),
  },
  (t) => [check("holidays_name_not_blank", sql`btrim(${t.name}) <> ''`)],
);
