import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { notFound } from "#domain/errors.ts";
import { HolidayInput } from "#domain/rules/holiday-input.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteHoliday, selectHolidays, upsertHoliday, type HolidayRow } from "#db/queries/holidays.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { enqueueFillForHolidays } from "./enqueue-fill-for-holidays.ts";

const Day = z.object({ onDate: z.iso.date() });

export const RemoveHolidayInput = Day;
export type RemoveHolidayInput = z.input<typeof RemoveHolidayInput>;

/** The days on which the office does not work, beside its weekends. */
export async function listHolidays(ctx: AppContext): Promise<HolidayRow[]> {
  authorize(ctx.actor, "rules.read");
  return selectHolidays(ctx.db);
}

/**
 * Saves a holiday; one of the same day gets the new name. Windows that count working days, or that move from a holiday, are computed
 * with it from now on, and the amounts of claims that are with the council again. The due dates of both offices move with it where their
 * target is in working days; a reply date that a firm was told stays.
 * @throws invalid
 */
export async function saveHoliday(ctx: AppContext, input: HolidayInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "rules.changeHolidays");
  const { onDate, name } = HolidayInput.parse(input);
  return transact(ctx, async (tx) => {
    await upsertHoliday(tx, { onDate, name, enteredBy: actor.userId, enteredAt: ctx.now() });
    await enqueueFillForHolidays(tx, ctx);
    await recordAudit(tx, ctx, { event: "holiday.save", subject: { kind: "holiday", id: onDate } });
    return { message: ruleMessages.holidaySaved(formatIndianDate(onDate)) };
  });
}

/** Makes a holiday a working day again. @throws not_found (it is one already) */
export async function removeHoliday(ctx: AppContext, input: RemoveHolidayInput): Promise<{ message: string }> {
  authorize(ctx.actor, "rules.changeHolidays");
  const { onDate } = RemoveHolidayInput.parse(input);
  return transact(ctx, async (tx) => {
    if (!(await deleteHoliday(tx, onDate))) throw notFound("holiday_not_found", ruleMessages.holidayNotFound);
    await enqueueFillForHolidays(tx, ctx);
    await recordAudit(tx, ctx, { event: "holiday.remove", subject: { kind: "holiday", id: onDate } });
    return { message: ruleMessages.holidayRemoved(formatIndianDate(onDate)) };
  });
}
