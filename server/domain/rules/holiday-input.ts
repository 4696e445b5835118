import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { typedDate } from "../date-input.ts";

/** A day on which the office does not work, as a person types it. */
export const HolidayInput = z.object({
  onDate: typedDate("Day").refine((date) => date !== "", "Enter the day as a date, like 15-08-2026"),
  name: plainLine("Name", 100),
});
export type HolidayInput = z.input<typeof HolidayInput>;
