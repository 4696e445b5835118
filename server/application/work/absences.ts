import { z } from "zod";
import { findOverlap, maxAbsenceDays } from "#domain/accounts/absences.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { workMessages } from "#domain/work/work-messages.ts";
import { transact } from "#db/connection/transact.ts";
import { insertAbsence, lockAbsences, selectAbsences, updateAbsenceCancelled, type AbsenceRow } from "#db/queries/absences.ts";
import { lockOfficers } from "#db/queries/officers.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { officeOfActor } from "./inputs.ts";

const Day = z.iso.date("Enter a date like 09-04-2026");

export const SetAbsenceInput = z.object({
  userId: z.uuid(workMessages.chooseAbsent),
  fromOn: Day,
  untilOn: Day,
  deputyId: z.uuid(workMessages.chooseDeputy).nullable(),
});
export type SetAbsenceInput = z.output<typeof SetAbsenceInput>;

/**
 * Enters the days on which an officer of the own office is absent, both included, and who stands in.
 * @throws invalid (days or deputy, in `fields`); conflict (`absent_already`; `deputy_absent`: on one of these days)
 * @source desks-and-more.md 2 "absence with a deputy"
 */
export async function setAbsence(ctx: AppContext, { userId, fromOn, untilOn, deputyId }: SetAbsenceInput): Promise<void> {
  const actor = authorize(ctx.actor, "work.setAbsence");
  const office = officeOfActor(actor);
  const today = calendarDateInIndia(ctx.now());
  assertDays({ fromOn, untilOn, today });
  if (deputyId === userId) throw refusedField("deputyId", workMessages.deputyIsSelf);
  await transact(ctx, async (tx) => {
    await lockAbsences(tx);
    const officers = await lockOfficers(tx, office, deputyId === null ? [userId] : [userId, deputyId]);
    if (!officers.some(({ id }) => id === userId)) throw refusedField("userId", workMessages.officerGone);
    const deputy = officers.find(({ id }) => id === deputyId);
    if (deputyId !== null && deputy === undefined) throw refusedField("deputyId", workMessages.deputyGone);
    const absences = await selectAbsences(tx, office, today);
    const own = findOverlap(absences, userId, { fromOn, untilOn });
    if (own !== undefined) {
      const message = workMessages.absentAlready(formatIndianDate(own.fromOn), formatIndianDate(own.untilOn));
      throw conflict("absent_already", message, { fromOn: [message] });
    }
    const deputys = deputy === undefined ? undefined : findOverlap(absences, deputy.id, { fromOn, untilOn });
    if (deputy !== undefined && deputys !== undefined) {
      const message = workMessages.deputyAbsent(deputy.name, formatIndianDate(deputys.fromOn), formatIndianDate(deputys.untilOn));
      throw conflict("deputy_absent", message, { deputyId: [message] });
    }
    await insertAbsence(tx, { userId, fromOn, untilOn, deputyId, setBy: actor.userId, setAt: ctx.now() });
  });
}

const refusedField = (name: string, message: string) => invalid("absence", message, { [name]: [message] });

function assertDays({ fromOn, untilOn, today }: { readonly fromOn: string; readonly untilOn: string; readonly today: string }): void {
  if (untilOn < fromOn) throw refusedField("untilOn", workMessages.daysTurned);
  if (untilOn < today) throw refusedField("untilOn", workMessages.daysOver);
  if (untilOn > daysAfter(fromOn, maxAbsenceDays - 1)) throw refusedField("untilOn", workMessages.daysTooMany);
}

export const CancelAbsenceInput = z.object({ absenceId: z.uuid() });
export type CancelAbsenceInput = z.output<typeof CancelAbsenceInput>;

/** Cancels an absence of the own office that is not over. @throws conflict (cancelled already, over, or of another office) */
export async function cancelAbsence(ctx: AppContext, { absenceId }: CancelAbsenceInput): Promise<void> {
  const actor = authorize(ctx.actor, "work.setAbsence");
  await transact(ctx, async (tx) => {
    const listed = await selectAbsences(tx, officeOfActor(actor), calendarDateInIndia(ctx.now()));
    const isListed = listed.some(({ id }) => id === absenceId);
    if (!isListed || !(await updateAbsenceCancelled(tx, absenceId, { cancelledBy: actor.userId, cancelledAt: ctx.now() })))
      throw conflict("absence_gone", workMessages.absenceGone);
  });
}

export type AbsenceView = AbsenceRow & { readonly isNow: boolean };
