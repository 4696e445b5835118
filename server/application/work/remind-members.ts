import { z } from "zod";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import type { OwningOffice } from "#domain/reimbursements/owners.ts";
import { workMessages } from "#domain/work/work-messages.ts";
import { isReminderPaused } from "#domain/work/parts.ts";
import { transact } from "#db/connection/transact.ts";
import { insertWorkInParts } from "#db/queries/bulk-work.ts";
import { lockReminded, updateRemindedAt } from "#db/queries/owners.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ClaimIds, officeOfActor, type BulkResult } from "./inputs.ts";

export const RemindMembersInput = z.object({ ids: ClaimIds });
export type RemindMembersInput = z.output<typeof RemindMembersInput>;

/**
 * Reminds the members of claims by mail that their reply is awaited; each claim at most once in 7 days. The mails go out in
 * parts over the next minutes. What cannot be reminded is named with its reason.
 * @source desks-and-more.md 2 "Bulk: remind"
 */
export async function remindMembers(ctx: AppContext, { ids }: RemindMembersInput): Promise<BulkResult> {
  const office = officeOfActor(authorize(ctx.actor, "work.remind"));
  const today = calendarDateInIndia(ctx.now());
  return transact(ctx, async (tx) => {
    const found = new Map((await lockReminded(tx, ids)).map((claim) => [claim.id, claim]));
    const judged = ids.map((id) => ({ id, claim: found.get(id), reason: reasonAgainst(office, found.get(id), today) }));
    const due = judged.flatMap(({ claim, reason }) => (reason === undefined && claim !== undefined ? [claim] : []));
    await insertWorkInParts(
      tx,
      "remind-reply",
      due.map(({ id, partySince }) => {
        const since = partySince.toISOString();
        return { payload: { reimbursementId: id, since }, key: `remind-reply-${id}-${since}-${today}` };
      }),
    );
    await updateRemindedAt(
      tx,
      due.map(({ id }) => id),
      ctx.now(),
    );
    return {
      done: due.length,
      notDone: judged.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reason }])),
      message: workMessages.remindersSent(due.length),
    };
  });
}

type Reminded = Awaited<ReturnType<typeof lockReminded>>[number];

function reasonAgainst(office: OwningOffice, claim: Reminded | undefined, today: string): string | undefined {
  if (claim === undefined || (office === "dgft" && claim.firstForwardedAt === null)) return workMessages.notListed;
  if (claim.state !== "DEFICIENCY_SHARED") return workMessages.notWithMember;
  if (claim.isFirmDeactivated) return workMessages.firmDeactivated;
  if (claim.remindedAt === null) return undefined;
  const on = calendarDateInIndia(claim.remindedAt);
  return isReminderPaused(on, today) ? workMessages.reminded(formatIndianDate(on)) : undefined;
}
