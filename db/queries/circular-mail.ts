import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../connection/client.ts";
import { circulars } from "../schema/circulars.ts";
import { mail } from "../schema/mail.ts";

/** Whether an e-mail is the urgent one about the circular with this path. */
const isUrgentMailOf = (path: string): SQL => sql`${mail.kind} = 'circular_urgent' and ${mail.params} ->> 'path' = ${path}`;

/** Drops the urgent e-mails about a circular that wait. One that is being sent is left: the mail server may have it. */
export async function updateUrgentMailsDropped(tx: Tx, path: string): Promise<void> {
  await tx
    .update(mail)
    .set({ state: "dropped", lastError: null })
    .where(and(isUrgentMailOf(path), sql`${mail.state} = 'queued'`));
}

/** Whether an e-mail is the urgent one about a circular that is withdrawn by now. */
export async function isMailOfWithdrawn(tx: Tx, mailId: string): Promise<boolean> {
  const isWithdrawn = sql`exists (select from ${circulars}
    where ${circulars.id}::text = right(${mail.params} ->> 'path', 36) and ${circulars.state} = 'withdrawn')`;
  return (await tx.$count(mail, and(eq(mail.id, mailId), eq(mail.kind, "circular_urgent"), isWithdrawn))) > 0;
}

/** Of these users, those whose urgent e-mail about a circular was dropped before the first attempt to send it. */
export async function selectUsersNotTold(tx: Tx, path: string, userIds: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await tx
    .select({ userId: mail.userId })
    .from(mail)
    .where(and(inArray(mail.userId, [...userIds]), isUrgentMailOf(path), eq(mail.state, "dropped"), eq(mail.attempts, 0)));
  return new Set(rows.map(({ userId }) => userId));
}
