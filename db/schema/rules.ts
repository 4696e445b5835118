import { sql } from "drizzle-orm";
import { check, date, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

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
