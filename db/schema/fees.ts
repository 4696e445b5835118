import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Fees } from "#domain/members/membership-fees.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";

/**
 * What members pay for a financial year. A published table never changes and is never deleted: a later number of the same year follows it.
 * @source issue 23 part 1 "entered by staff (two people)"
 */
export const feeTables = pgTable(
  "fee_tables",
  {
    id: id(),
    /** Like 2026-27. */
    financialYear: text().notNull(),
    /** Counts from 1 within the year. */
    number: integer().notNull(),
    state: text({ enum: ["draft", "published", "discarded"] })
      .notNull()
      .default("draft"),
    fees: jsonb().$type<Fees>().notNull(),
    /** The decision or circular that sets the fees. */
    sourceName: text().notNull(),
    /** Grows with each save of the draft. */
    revision: integer().notNull().default(1),
    /** Null for the table that the product brings. */
    preparedBy: uuid().references(() => users.id),
    preparedAt: instant().notNull(),
    publishedBy: uuid().references(() => users.id),
    publishedAt: instant(),
  },
  (t) => [
    uniqueIndex("fee_tables_number_unique").on(t.financialYear, t.number),
    uniqueIndex("fee_tables_one_draft")
      .on(t.state)
      .where(sql`state = 'draft'`),
    check("fee_tables_state_known", oneOf("state", ["draft", "published", "discarded"])),
    check("fee_tables_year_form", sql`${t.financialYear} ~ '^20[0-9]{2}-[0-9]{2}$'`),
    check("fee_tables_published_whole", sql`(${t.state} = 'published') = (${t.publishedAt} is not null)`),
    check("fee_tables_two_people", sql`${t.publishedBy} <> ${t.preparedBy}`),
  ],
);
