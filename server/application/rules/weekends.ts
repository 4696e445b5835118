import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { notFound } from "#domain/errors.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { WeekendInput } from "#domain/rules/weekend-input.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteWeekend, selectWeekends, upsertWeekend, type WeekendRow } from "#db/queries/holidays.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { enqueueFillForHolidays } from "./enqueue-fill-for-holidays.ts";

export const RemoveWeekendInput = z.object({ fromOn: z.iso.date() });
export type RemoveWeekendInput = z.input<typeof RemoveWeekendInput>;

/** The weekends that the office entered, the earliest first; before them Saturday and Sunday. */
export async function listWeekends(ctx: AppContext): Promise<WeekendRow[]> {
  authorize(ctx.actor, "rules.read");
  return selectWeekends(ctx.db);
}

/**
 * Saves the days of the week on which the office does not work from a day on; the same day again replaces them. What counts working days
 * is computed with it from now on.
 * @throws invalid
 * @source desks-and-more.md 1 "weekends as a setting"
 */
export async function saveWeekend(ctx: AppContext, input: WeekendInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "rules.changeHolidays");
  const { fromOn, weekdays } = WeekendInput.parse(input);
  return transact(ctx, async (tx) => {
    await upsertWeekend(tx, { fromOn, weekdays, enteredBy: actor.userId, enteredAt: ctx.now() });
    await enqueueFillForHolidays(tx, ctx);
    await recordAudit(tx, ctx, { event: "weekend.save", subject: { kind: "holiday", id: fromOn } });
    return { message: ruleMessages.weekendSaved(formatIndianDate(fromOn)) };
  });
}

/** Removes a weekend: the one before it goes on. @throws not_found (none begins on that day) */
export async function removeWeekend(ctx: AppContext, input: RemoveWeekendInput): Promise<{ message: string }> {
  authorize(ctx.actor, "rules.changeHolidays");
  const { fromOn } = RemoveWeekendInput.parse(input);
  return transact(ctx, async (tx) => {
    if (!(await deleteWeekend(tx, fromOn))) throw notFound("weekend_not_found", ruleMessages.weekendNotFound);
    await enqueueFillForHolidays(tx, ctx);
    await recordAudit(tx, ctx, { event: "weekend.remove", subject: { kind: "holiday", id: fromOn } });
    return { message: ruleMessages.weekendRemoved(formatIndianDate(fromOn)) };
  });
}
