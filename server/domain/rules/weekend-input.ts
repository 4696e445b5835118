import { z } from "zod";
import { typedDate } from "../date-input.ts";

/** The days of the week by their number; 0 is Sunday. */
export const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A weekend as a person types it. */
export const WeekendInput = z.object({
  fromOn: typedDate("First day").refine((date) => date !== "", "Enter the first day as a date, like 15-08-2026"),
  weekdays: z
    .array(z.int().min(0).max(6))
    .transform((days) => [...new Set(days)].toSorted((one, other) => one - other))
    .refine((days) => days.length < 7, "Leave at least one day of the week on which the office works"),
});
export type WeekendInput = z.input<typeof WeekendInput>;

/** "Saturday and Sunday"; Monday comes first. */
export function weekdaysText(weekdays: readonly number[]): string {
  const names = [1, 2, 3, 4, 5, 6, 0].filter((day) => weekdays.includes(day)).map((day) => weekdayNames[day]);
  if (names.length < 2) return names[0] ?? "No day of the week";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
