import { and, eq, inArray, sql } from "drizzle-orm";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { Db, Tx } from "../client.ts";
import { enqueue } from "../outbox.ts";
import { activationLinks } from "../schema/accounts.ts";
import { mail } from "../schema/mail.ts";
import { outbox } from "../schema/outbox.ts";

export type MailRow = typeof mail.$inferSelect;

/** A letter that is to be written: ids and harmless words, from which the worker makes text and HTML. */
export type MailToQueue = {
  readonly kind: MailKind;
  readonly to: { readonly userId: string | null; readonly email: string };
  readonly params: Readonly<Record<string, unknown>>;
  /** After this the letter is worth nothing. */
  readonly dropAfter?: Date;
};

/** Writes a letter down and asks the worker to send it, in the transaction of its cause. Returns its id. */
export async function queueMail(tx: Tx, { kind, to, params, dropAfter }: MailToQueue): Promise<string> {
  const [row] = await tx
    .insert(mail)
    .values({ kind, userId: to.userId, email: to.email, params, dropAfter: dropAfter ?? null })
    .returning({ id: mail.id });
  if (row === undefined) throw new Error("insert returned no row");
  await enqueue(tx, "send-mail", { mailId: row.id }, { key: `send-mail-${row.id}` });
  return row.id;
}

export async function findMail(db: Db | Tx, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row;
}

/** Marks a letter as being handed over, committed before its first byte goes out; false when there is nothing left to send. */
export async function beginSending(db: Db | Tx, id: string): Promise<boolean> {
  const changed = await db
    .update(mail)
    .set({ state: "sending", attempts: sql`${mail.attempts} + 1` })
    .where(and(eq(mail.id, id), inArray(mail.state, ["queued", "sending"])))
    .returning({ id: mail.id });
  return changed.length === 1;
}

export async function finishSending(
  db: Db | Tx,
  id: string,
  values: { state: "sent"; sentAt: Date } | { state: "queued" | "failed"; lastError: string } | { state: "dropped" },
): Promise<void> {
  await db.update(mail).set(values).where(eq(mail.id, id));
}

/** Says on an activation link what became of its mail; the firm's status is read from it. */
export async function setActivationMailState(db: Db | Tx, linkId: string, mailState: "queued" | "sent" | "failed"): Promise<void> {
  await db.update(activationLinks).set({ mailState }).where(eq(activationLinks.id, linkId));
}

/** Takes back every letter that has not gone out yet. */
export async function dropQueuedMail(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(mail).set({ state: "dropped" }).where(eq(mail.state, "queued"));
    await tx
      .update(outbox)
      .set({ doneAt: sql`now()` })
      .where(and(eq(outbox.topic, "send-mail"), sql`${outbox.doneAt} is null`));
  });
}
