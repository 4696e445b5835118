import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { holdActions, holdProblem, isHeld } from "#domain/reimbursements/holds.ts";
import { holdMessages, reviewMessages } from "#domain/reimbursements/messages.ts";
import type { ReviewOffice } from "#domain/reviews/list-filter.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertHold, updateHoldEnd } from "#db/queries/holds.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { Comment, ReimbursementId, Version } from "./inputs.ts";
import { presentAfter } from "./own-draft.ts";
import { assertPossible, assertVersion, dueWithHolds, transition } from "./transition.ts";
import type { ReimbursementView } from "./view.ts";

/** `untilOn` is the day on which the party has it again, YYYY-MM-DD in India. */
export const HoldInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  reason: Comment,
  untilOn: z.iso.date("Enter a date, like 31-03-2026"),
});
export type HoldInput = z.output<typeof HoldInput>;

export const EndHoldInput = z.object({ reimbursementId: ReimbursementId, version: Version });
export type EndHoldInput = z.output<typeof EndHoldInput>;

type OnHold = { readonly tx: Tx; readonly ctx: AppContext; readonly actor: StaffActor; readonly current: ReimbursementRow };

/**
 * Stops the clock of the office that has a reimbursement until a day, for a reason that the member reads, too. The caller has locked it.
 * @throws invalid (no reason, a day that is past or too far); conflict (with another party or decided, stale version, on hold already)
 * @source desks-and-more.md 1 "Holds"
 */
export async function beginHold({ tx, ctx, actor, current }: OnHold, office: ReviewOffice, input: HoldInput): Promise<ReimbursementView> {
  const [at, action] = [ctx.now(), holdActions[office].begin];
  const today = calendarDateInIndia(at);
  const { reason, untilOn } = input;
  if (reason === "") throw invalid("reason_needed", reviewMessages.reasonNeeded, { reason: [reviewMessages.reasonNeeded] });
  const problem = holdProblem(untilOn, today);
  if (problem !== undefined) throw invalid("hold_day", problem, { untilOn: [problem] });
  assertPossible(current, action, office);
  if (isHeld(current.heldUntil, today)) throw conflict("already_on_hold", holdMessages.already(formatIndianDate(current.heldUntil ?? "")));
  await assertVersion(tx, actor, current, input.version);
  await insertHold(tx, { reimbursementId: current.id, party: office, reason, fromOn: today, untilOn, startedBy: actor.userId, startedAt: at });
  const row = await transition(tx, ctx, actor, current, action, {
    values: { heldUntil: untilOn, dueOn: await dueWithHolds(tx, ctx, current) },
    detail: { comment: reason, until: untilOn },
    documents: [{ fieldName: "", label: formatIndianDate(untilOn) }],
  });
  return presentAfter(tx, ctx, actor, row);
}

/**
 * Ends a hold today. The caller has locked the reimbursement.
 * @throws conflict (with another party or decided, not on hold, stale version)
 */
export async function endHoldNow({ tx, ctx, actor, current }: OnHold, office: ReviewOffice, input: EndHoldInput): Promise<ReimbursementView> {
  const [at, action] = [ctx.now(), holdActions[office].end];
  const today = calendarDateInIndia(at);
  assertPossible(current, action, office);
  if (!isHeld(current.heldUntil, today)) throw conflict("not_on_hold", holdMessages.none);
  await assertVersion(tx, actor, current, input.version);
  await updateHoldEnd(tx, current.id, { today, at, by: actor.userId });
  const values = { heldUntil: today, dueOn: await dueWithHolds(tx, ctx, current) };
  return presentAfter(tx, ctx, actor, await transition(tx, ctx, actor, current, action, { values }));
}
