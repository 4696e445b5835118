import { asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { holidays } from "../schema/rules.ts";

/** A day on which the office does not work; `onDate` is YYYY-MM-DD. */
export type HolidayRow = { readonly onDate: string; readonly name: string; readonly enteredByName: string; readonly enteredAt: Date };

/** The holidays in the order of their days. */
export async function selectHolidays(db: Db): Promise<HolidayRow[]> {
  const { onDate, name, enteredAt } = holidays;
  return db
    .select({ onDate, name, enteredAt, enteredByName: users.name })
    .from(holidays)
    .innerJoin(users, eq(users.id, holidays.enteredBy))
    .orderBy(asc(onDate));
}

/** Saves the name of a holiday. */
export async function upsertHoliday(tx: Tx, values: typeof holidays.$inferInsert): Promise<void> {
  await tx
    .insert(holidays)
    .values(values)
    .onConflictDoUpdate({
      target: holidays.onDate,
      set: { name: sql`excluded.name`, enteredBy: sql`excluded.entered_by`, enteredAt: sql`excluded.entered_at` },
    });
}

/** Removes a holiday; false when the day was none. */
export async function deleteHoliday(tx: Tx, onDate: string): Promise<boolean> {
  return (await tx.delete(holidays).where(eq(holidays.onDate, onDate)).returning({ onDate: holidays.onDate })).length === 1;
}
