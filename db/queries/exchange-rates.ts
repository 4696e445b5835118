import { and, asc, count, desc, eq, notExists, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { reimbursementRates } from "../schema/amounts.ts";
import { exchangeRates } from "../schema/rules.ts";

/** `rate` is rupees for one unit of the currency, a decimal string with six places; `onDate` is YYYY-MM-DD. */
export type ExchangeRate = { readonly currency: string; readonly onDate: string; readonly rate: string; readonly source: string };
export type ExchangeRateRow = ExchangeRate & { readonly enteredAt: Date; readonly enteredByName: string | null };

const ofCurrency = (currency: string | undefined): SQL | undefined => (currency === undefined ? undefined : eq(exchangeRates.currency, currency));

type RatePage = { readonly currency: string | undefined; readonly limit: number; readonly offset: number };

/** Rates, the latest day first, then by currency. */
export async function selectExchangeRates(db: Db, { currency, limit, offset }: RatePage): Promise<ExchangeRateRow[]> {
  const { currency: code, onDate, rate, source, enteredAt } = exchangeRates;
  return db
    .select({ currency: code, onDate, rate, source, enteredAt, enteredByName: users.name })
    .from(exchangeRates)
    .leftJoin(users, eq(users.id, exchangeRates.enteredBy))
    .where(ofCurrency(currency))
    .orderBy(desc(onDate), asc(code))
    .limit(limit)
    .offset(offset);
}

export const selectExchangeRateCount = async (db: Db, currency: string | undefined): Promise<number> =>
  (await db.select({ rates: count() }).from(exchangeRates).where(ofCurrency(currency)))[0]?.rates ?? 0;

/** The currencies that have a rate, in alphabetical order. */
export const selectRatedCurrencies = async (db: Db): Promise<string[]> =>
  (await db.selectDistinct({ currency: exchangeRates.currency }).from(exchangeRates).orderBy(asc(exchangeRates.currency))).map(
    ({ currency }) => currency,
  );

type RateDay = Pick<ExchangeRate, "currency" | "onDate">;

/** The stored rates of some currencies and days; what has none is absent. */
export async function selectRatesOfDays(db: Db | Tx, days: readonly RateDay[]): Promise<ExchangeRate[]> {
  const { currency, onDate, rate, source } = exchangeRates;
  const asked = JSON.stringify(days.map((day) => ({ currency: day.currency, on_date: day.onDate })));
  return db
    .select({ currency, onDate, rate, source })
    .from(exchangeRates)
    .where(
      sql`(${currency}, ${onDate}) in (select asked.currency, asked.on_date from jsonb_to_recordset(${asked}::text::jsonb) as asked(currency text, on_date date))`,
    );
}

/** Any number that no other advisory lock of this database has. */
const ratesLock = 7_241_912;

/** Makes every other change of a rate, and each claim that takes its rates, wait until the commit. What holds it locks no claim and no firm. */
export async function lockRates(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ratesLock})`);
}

/** Keeps the rates from being removed until the commit; others may do the same beside it. It comes before the rates are read. */
export async function lockRatesShared(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ratesLock})`);
}

type EnteredRates = { readonly rates: readonly ExchangeRate[]; readonly enteredBy: string | null; readonly enteredAt: Date };

/** Inserts rates; the rate of a day that has one is replaced. Each currency and day stands in the list at most once. */
export async function upsertExchangeRates(tx: Tx, { rates, ...entered }: EnteredRates): Promise<void> {
  if (rates.length === 0) return;
  await tx
    .insert(exchangeRates)
    .values(rates.map((rate) => ({ ...rate, ...entered })))
    .onConflictDoUpdate({
      target: [exchangeRates.currency, exchangeRates.onDate],
      set: {
        rate: sql`excluded.rate`,
        source: sql`excluded.source`,
        enteredBy: sql`excluded.entered_by`,
        enteredAt: sql`excluded.entered_at`,
      },
    });
}

/** Deletes the rate of a day unless a claim keeps a rate of this day, or it is another one now; returns whether it did. */
export async function deleteUnusedRate(tx: Tx, { currency, onDate, rate }: Omit<ExchangeRate, "source">): Promise<boolean> {
  const keeping = tx
    .select({ currency: reimbursementRates.currency })
    .from(reimbursementRates)
    .where(and(eq(reimbursementRates.currency, currency), eq(reimbursementRates.onDate, onDate)));
  const isIt = and(eq(exchangeRates.currency, currency), eq(exchangeRates.onDate, onDate), eq(exchangeRates.rate, rate));
  const deleted = await tx
    .delete(exchangeRates)
    .where(and(isIt, notExists(keeping)))
    .returning({ currency: exchangeRates.currency });
  return deleted.length > 0;
}
