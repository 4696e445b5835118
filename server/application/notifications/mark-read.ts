import { z } from "zod";
import { markNotificationsRead, markPortionRead } from "#db/queries/notifications.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

export const MarkReadInput = z.object({
  ids: z.array(z.uuid()).max(100).optional(),
  /** What was opened: every notice about it is read. Of a claim not those about its payments, whose matter stands on other pages. */
  reimbursementId: z.string().max(40).optional(),
  enquiryEntryId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
  invoiceId: z.uuid().optional(),
  fairId: z.uuid().optional(),
  payments: z.literal(true).optional(),
  expectedClaims: z.literal(true).optional(),
  /** Of all notices only those that the list counted as unread: up to its `newestUnreadAt`. */
  until: z.date().optional(),
});
export type MarkReadInput = z.infer<typeof MarkReadInput>;

const markedAtOnce = 5_000;

/** Marks the actor's own notifications as read: the given ones, those about what was opened, or all. Ids of other users have no effect. */
export async function markRead(ctx: AppContext, { until, ...choice }: MarkReadInput): Promise<void> {
  const { userId } = authorize(ctx.actor, "notifications.markRead");
  if (Object.values(choice).some((chosen) => chosen !== undefined))
    return transact(ctx, (tx) => markNotificationsRead(tx, userId, ctx.now(), choice));
  const portion = { at: ctx.now(), until, limit: markedAtOnce };
  // Each portion is a statement of its own: all notices of years take longer than a statement may.
  for (;;) if ((await markPortionRead(ctx.db, userId, portion)) < markedAtOnce) return;
}
