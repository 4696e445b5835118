import { asc, eq, sql } from "drizzle-orm";
import type { Weekend } from "#domain/rules/working-days.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { holidays, weekends } from "../schema/rules.ts";

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

/** The days of the week on which the office does not work from a day on; 0 is Sunday. */
export type WeekendRow = Weekend & { readonly enteredByName: string };

/** The weekends that the office entered, the earliest first. */
export async function selectWeekends(db: Db): Promise<WeekendRow[]> {
  const { fromOn, weekdays } = weekends;
  return db
    .select({ fromOn, weekdays, enteredByName: users.name })
    .from(weekends)
    .innerJoin(users, eq(users.id, weekends.enteredBy))
    .orderBy(asc(fromOn));
}

/** Saves the weekend from a day on. */
export async function upsertWeekend(tx: Tx, values: typeof weekends.$inferInsert): Promise<void> {
  await tx
    .insert(weekends)
    .values(values)
    .onConflictDoUpdate({
      target: weekends.fromOn,
      set: { weekdays: sql`excluded.weekdays`, enteredBy: sql`excluded.entered_by`, enteredAt: sql`excluded.entered_at` },
    });
}

/** Removes the weekend from a day on; false when there was none from that day. */
export async function deleteWeekend(tx: Tx, fromOn: string): Promise<boolean> {
  return (await tx.delete(weekends).where(eq(weekends.fromOn, fromOn)).returning({ fromOn: weekends.fromOn })).length === 1;
}

/** Removes a holiday; false when the day was none. */
export async function deleteHoliday(tx: Tx, onDate: string): Promise<boolean> {
  return (await tx.delete(holidays).where(eq(holidays.onDate, onDate)).returning({ onDate: holidays.onDate })).length === 1;
}
