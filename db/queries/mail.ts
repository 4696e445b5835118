import { and, eq, ne, sql } from "drizzle-orm";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { causeOf, enqueue } from "../outbox/enqueue.ts";
import { activationLinks } from "../schema/accounts.ts";
import { mail } from "../schema/mail.ts";
import { outbox } from "../schema/outbox.ts";

export type MailRow = typeof mail.$inferSelect;

/** An email to send: ids and words that are no secret. The worker makes text and HTML from them. */
export type MailToQueue = {
  readonly kind: MailKind;
  readonly to: { readonly userId: string | null; readonly email: string };
  readonly params: Readonly<Record<string, unknown>>;
  /** After this time the email is not sent any more. */
  readonly dropAfter?: Date;
  /**
   * Only the worker finds out whether there is a recipient. It starts a moment after the answer has gone out: otherwise the
   * time of the answer would reveal a known address.
   */
  readonly isForUnknownRecipient?: boolean;
};

const answerIsOutAfterSeconds = 1;

/** Stores an email and enqueues its sending, in the transaction of its cause. Returns its id. */
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

/** An email, and whether it is too late to send it by the database's clock; undefined when there is none. */
export async function findMail(db: Db | Tx, id: string): Promise<(MailRow & { readonly isTooLate: boolean }) | undefined> {
  const [found] = await db
    .select({ row: mail, isTooLate: sql<boolean>`coalesce(${mail.dropAfter} <= now(), false)` })
    .from(mail)
    .where(eq(mail.id, id));
  return found && { ...found.row, isTooLate: found.isTooLate };
}

/** Marks an email as being sent. Commit it before the first byte goes out. */
export async function markMailSending(tx: Tx, id: string): Promise<void> {
  await tx
    .update(mail)
    .set({ state: "sending", attempts: sql`${mail.attempts} + 1` })
    .where(eq(mail.id, id));
}

/** The result of sending an email. */
export type MailOutcome = { readonly state: "sent" | "dropped" } | { readonly state: "queued" | "failed"; readonly lastError: string };

/** Stores the result of sending; an email that was sent stays sent. */
export async function updateMailOutcome(db: Db | Tx, id: string, outcome: MailOutcome): Promise<void> {
  await db
    .update(mail)
    .set({ lastError: null, ...outcome, sentAt: outcome.state === "sent" ? sql`now()` : null })
    .where(and(eq(mail.id, id), ne(mail.state, "sent")));
}

/** Stores the state of the email on its activation link; the status of the firm is computed from it. */
export async function updateActivationMailState(db: Db | Tx, linkId: string, mailState: "queued" | "sent" | "failed"): Promise<void> {
  await db.update(activationLinks).set({ mailState }).where(eq(activationLinks.id, linkId));
}

/** Marks an email as failed for good. A firm whose activation email it was shows Email Issue. */
export async function markMailFailed(tx: Tx, id: string, lastError: string): Promise<void> {
  await updateMailOutcome(tx, id, { state: "failed", lastError });
  await tx.execute(sql`
    update activation_links set mail_state = 'failed'
    from mail where mail.id = ${id} and mail.kind = 'activation' and activation_links.id::text = mail.params ->> 'linkId'`);
}

/** Cancels every email that is not sent yet. */
export async function markQueuedMailDropped(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(mail).set({ state: "dropped" }).where(eq(mail.state, "queued"));
    await tx
      .update(outbox)
      .set({ doneAt: sql`now()` })
      .where(and(eq(outbox.topic, "send-mail"), sql`${outbox.doneAt} is null`));
  });
}
