import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { bulkMailsPerMinute } from "#domain/jobs.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { causeOf, enqueue, enqueueAll } from "../outbox/enqueue.ts";
import { activationLinks, users } from "../schema/accounts.ts";
import { enquiries, enquiryMembers } from "../schema/enquiries.ts";
import { mail } from "../schema/mail.ts";
import { outbox } from "../schema/outbox.ts";
import { contactMessages, eventRegistrations } from "../schema/site.ts";

export type MailRow = typeof mail.$inferSelect;

/** An e-mail to send: ids and harmless words, from which the worker renders text and HTML. */
export type MailToQueue = {
  readonly kind: MailKind;
  readonly to: { readonly userId: string | null; readonly email: string };
  readonly params: Readonly<Record<string, unknown>>;
  /** After this instant the e-mail is useless and not sent. */
  readonly dropAfter?: Date;
  /**
   * The worker decides whether there is anything to send. It starts a moment after the answer, or the
   * extra work for a known address would show in the response time.
   */
  readonly isForUnknownRecipient?: boolean;
};

const answerIsOutAfterSeconds = 1;

/** Inserts an e-mail and enqueues its job, in the transaction of its cause. Returns its id. */
export async function insertMail(tx: Tx, { kind, to, params, dropAfter, isForUnknownRecipient = false }: MailToQueue): Promise<string> {
  const [row] = await tx
    .insert(mail)
    .values({ kind, userId: to.userId, email: to.email, params, dropAfter: dropAfter ?? null, requestId: causeOf(tx)?.requestId ?? null })
    .returning({ id: mail.id });
  if (row === undefined) throw new Error("insert returned no row");
  const pause = isForUnknownRecipient ? { pauseSeconds: answerIsOutAfterSeconds } : {};
  await enqueue(tx, "send-mail", { mailId: row.id }, { key: `send-mail-${row.id}`, ...pause });
  return row.id;
}

/** Up to this many unsent e-mails of a kind within a minute come from actions of officers. They are sent at once. */
const maxSentAtOnce = 40;
/** These are sent after all others. */
const followerKinds: readonly MailKind[] = ["follow_notices", "follow_dates"];
/** These wait for each other only. */
const urgentKinds: readonly MailKind[] = ["circular_urgent", "circular_withdrawn"];

/**
 * The same for many e-mails of one kind, in at most four statements. A few are due at once, unless they go to followers of the website. More than
 * a few become due in portions, minute by minute, after e-mails that wait already: urgent ones wait for urgent ones, those to followers for all,
 * every other kind for all but those to followers.
 */
export async function insertMails(tx: Tx, mails: readonly Pick<MailToQueue, "kind" | "to" | "params">[]): Promise<void> {
  const [first] = mails;
  if (first === undefined) return;
  const requestId = causeOf(tx)?.requestId ?? null;
  const isFew = !followerKinds.includes(first.kind) && (await countNewMails(tx, first.kind)) + mails.length <= maxSentAtOnce;
  const waiting = isFew ? 0 : await countWaitingMails(tx, first.kind);
  const rows = await tx
    .insert(mail)
    .values(mails.map(({ kind, to, params }) => ({ kind, userId: to.userId, email: to.email, params, requestId })))
    .returning({ id: mail.id });
  await enqueueAll(
    tx,
    "send-mail",
    rows.map(({ id }, index) => {
      const pauseSeconds = 60 * Math.floor((waiting + index) / bulkMailsPerMinute);
      return { payload: { mailId: id }, options: { key: `send-mail-${id}`, pauseSeconds } };
    }),
  );
}

/** The e-mail is still to be sent. The job of a dropped one may wait, but sends nothing. */
const isUnsent = sql`${mail.state} in ('queued', 'sending')`;

/** The number of unsent e-mails of a kind that are not a minute old: a job that writes to many does it in several transactions. */
export const countNewMails = (tx: Tx, kind: MailKind): Promise<number> =>
  tx.$count(mail, and(isUnsent, eq(mail.kind, kind), sql`${mail.createdAt} > now() - interval '1 minute'`));

/** The number of e-mails that are still to be sent before another one of this kind. */
export const countWaitingMails = (tx: Tx, kind: MailKind): Promise<number> => tx.$count(mail, and(isUnsent, isBefore(kind)));

function isBefore(kind: MailKind): SQL | undefined {
  if (followerKinds.includes(kind)) return undefined;
  return urgentKinds.includes(kind) ? inArray(mail.kind, [...urgentKinds]) : notInArray(mail.kind, [...followerKinds]);
}

/** An e-mail; undefined if there is none. */
export async function findMail(db: Db | Tx, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row;
}

/** Whether an e-mail must not be sent any more. `now` is the time of the portal, which also sets `dropAfter`. */
export function isMailTooLate({ dropAfter }: Pick<MailRow, "dropAfter">, now: Date): boolean {
  return dropAfter !== null && dropAfter <= now;
}

/** Marks an e-mail as `sending`; committed before its first byte is sent. False when it was sent or dropped meanwhile. */
export async function markMailSending(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(mail)
    .set({ state: "sending", attempts: sql`${mail.attempts} + 1` })
    .where(and(eq(mail.id, id), notInArray(mail.state, ["sent", "dropped"])))
    .returning({ id: mail.id });
  return rows.length === 1;
}

/** Result of an e-mail. */
export type MailOutcome = { readonly state: "sent" | "dropped" } | { readonly state: "queued" | "failed"; readonly lastError: string };

/** Records the result of an e-mail; one that was sent stays sent. */
export async function updateMailOutcome(db: Db | Tx, id: string, outcome: MailOutcome): Promise<void> {
  await db
    .update(mail)
    .set({ lastError: null, ...outcome, sentAt: outcome.state === "sent" ? sql`now()` : null })
    .where(and(eq(mail.id, id), ne(mail.state, "sent")));
}

/** Records which activation link an e-mail carries; the newest one counts. */
export async function updateMailLink(db: Db, id: string, linkId: string): Promise<void> {
  await db
    .update(mail)
    .set({ params: sql`${mail.params} || jsonb_build_object('linkId', ${linkId}::text)` })
    .where(eq(mail.id, id));
}

/** Deletes every e-mail that is not sent yet. */
export async function markQueuedMailDropped(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(mail).set({ state: "dropped" }).where(eq(mail.state, "queued"));
    await tx
      .update(outbox)
      .set({ doneAt: sql`now()` })
      .where(and(eq(outbox.topic, "send-mail"), sql`${outbox.doneAt} is null`));
  });
}

/**
 * Blanks what a visitor typed in the finished e-mails about enquiries, messages and registrations that are gone: erased with their sender, or
 * deleted after their time. Returns how many e-mails.
 */
export async function updateMailsOfGoneEntries(db: Db): Promise<number> {
  const entryId = sql`coalesce(${mail.params} ->> 'entryId', right(${mail.params} ->> 'path', 36))`;
  const has = (name: string): SQL => sql`${mail.params} ->> ${name} <> ''`;
  const isThere = (id: PgColumn): SQL => sql`exists (select from ${id.table} where ${id}::text = ${entryId})`;
  const blanked = await db
    .update(mail)
    .set({ params: sql`${mail.params} || '{"sender": "", "subject": "", "documents": []}'::jsonb` })
    .where(
      and(
        inArray(mail.kind, ["enquiry", "enquiry_answer", "enquiry_reported", "message_to_council", "registration_to_council"]),
        inArray(mail.state, ["sent", "failed", "dropped"]),
        or(has("sender"), has("subject")),
        sql`not (${isThere(enquiries.id)} or ${isThere(enquiryMembers.id)} or ${isThere(contactMessages.id)} or ${isThere(eventRegistrations.id)})`,
      ),
    )
    .returning({ id: mail.id });
  return blanked.length;
}

const isFinished = inArray(mail.state, ["sent", "failed", "dropped"]);
const isOlderThan = (days: number): SQL => sql`${mail.createdAt} <= now() - make_interval(days => ${days})`;

/**
 * The e-mail carries the activation of a login of a firm or of staff that waits for it. Its state is shown with the login. It may have no login
 * of its own: its recipient was unknown when it was queued.
 */
const isAwaitedActivation = sql`exists (select from ${activationLinks} join ${users} on ${users.id} = ${activationLinks.userId}
  where ${activationLinks.id}::text = ${mail.params} ->> 'linkId' and ${activationLinks.supersededAt} is null
    and ${users.activatedAt} is null and ${users.deactivatedAt} is null and ${users.role} <> 'BUYER')`;

/**
 * Deletes some of the finished e-mails that are older than so many days: of those to people without a login, and of those to logins. An
 * activation that a login waits for stays. Returns how many.
 */
export async function deleteOldMail(
  db: Db,
  { withoutLogin, toLogins }: { readonly withoutLogin: number; readonly toLogins: number },
  limit: number,
): Promise<number> {
  const isOld = or(and(isNull(mail.userId), isOlderThan(withoutLogin)), and(isNotNull(mail.userId), isOlderThan(toLogins)));
  const some = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(isFinished, isOld, sql`not ${isAwaitedActivation}`))
    .limit(limit)
    .for("update", { skipLocked: true });
  return (await db.delete(mail).where(inArray(mail.id, some)).returning({ id: mail.id })).length;
}

/** Deletes the finished e-mails older than so many days in which these addresses were asked to confirm a login, or to choose a password. */
export async function deleteMailOfUnconfirmed(tx: Tx, emails: readonly string[], days: number): Promise<void> {
  if (emails.length === 0) return;
  const folded = [...new Set(emails.map((email) => email.toLowerCase()))];
  await tx
    .delete(mail)
    .where(
      and(
        isNull(mail.userId),
        inArray(mail.kind, ["verification", "password_reset"]),
        inArray(sql`lower(${mail.email})`, folded),
        isFinished,
        isOlderThan(days),
      ),
    );
}

/** Deletes the e-mails to followers of the website who are gone; what is not sent yet is of no use to them either. */
export async function deleteMailOfFollowers(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(mail).where(and(isNull(mail.userId), inArray(sql`${mail.params} ->> 'followerId'`, [...ids])));
}
