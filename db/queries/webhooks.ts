import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { webhookBody, type EventData, type WebhookEvent } from "#domain/webhooks/events.ts";
import { failedWhileOff, shownDeliveries, type DeliveryState } from "#domain/webhooks/webhook.ts";
import type { Db, Tx } from "../connection/client.ts";
import { enqueueAll } from "../outbox/enqueue.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { webhookDeliveries, webhooks } from "../schema/webhooks.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** What happened to one firm or one of its claims, as each side may read it; a side that is absent is not told. */
export type EventSubject = { readonly firmId: string; readonly member?: EventData; readonly council?: EventData };

/**
 * Inserts the deliveries of an event and enqueues their jobs, in the transaction of the action. Without a webhook that asks for the event
 * it is one query. One that is being deleted is waited for and left out, so that the action does not fail.
 */
export async function insertWebhookEvents(tx: Tx, event: WebhookEvent, at: Date, subjects: readonly EventSubject[]): Promise<void> {
  if (subjects.length === 0) return;
  const firmIds = [...new Set(subjects.map(({ firmId }) => firmId))];
  const rows = await tx
    .select({ id: webhooks.id, firmId: webhooks.firmId })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .leftJoin(firms, eq(firms.id, webhooks.firmId))
    .where(
      and(
        isNull(webhooks.offAt),
        isNull(firms.deactivatedAt),
        or(isNull(webhooks.firmId), inArray(webhooks.firmId, firmIds)),
        sql`${event} = any(${webhooks.events})`,
        isNull(users.deactivatedAt),
        sql`${users.role} = case when ${webhooks.firmId} is null then 'EPCMD_ADMIN' else 'MEMBER' end`,
      ),
    )
    .orderBy(webhooks.id)
    .for("key share", { of: webhooks });
  const added = subjects.flatMap(({ firmId, member, council }) =>
    rows.flatMap((row) => {
      const data = row.firmId === null ? council : row.firmId === firmId ? member : undefined;
      return data === undefined ? [] : [{ webhookId: row.id, event, body: webhookBody(event, at, data), createdAt: at }];
    }),
  );
  for (let from = 0; from < added.length; from += rowsAtOnce) await insertDeliveries(tx, added.slice(from, from + rowsAtOnce));
}

const rowsAtOnce = 1_000;

/** Inserts deliveries and enqueues their jobs. */
export async function insertDeliveries(tx: Tx, values: readonly (typeof webhookDeliveries.$inferInsert)[]): Promise<void> {
  const rows = await tx
    .insert(webhookDeliveries)
    .values([...values])
    .returning({ id: webhookDeliveries.id });
  await enqueueAll(
    tx,
    "deliver-webhook",
    rows.map(({ id }) => ({ payload: { deliveryId: id } })),
  );
}

/** The webhooks of a user, the oldest first. */
export const selectOwnWebhooks = (db: Db, userId: string): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(webhooks.id);

/** How many webhooks a user has. */
export async function countOwnWebhooks(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return row?.count ?? 0;
}

/** A webhook of a user; undefined for another user's. */
export async function findOwnWebhook(db: Db, { id, userId }: { readonly id: string; readonly userId: string }): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)));
  return row;
}

/** A webhook of a user, locked so that actions can still add deliveries; undefined for another user's. */
export async function lockOwnWebhook(tx: Tx, { id, userId }: { readonly id: string; readonly userId: string }): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .for("no key update");
  return row;
}

/** The id is the caller's, because the secret is sealed for it. */
export async function insertWebhook(tx: Tx, values: typeof webhooks.$inferInsert & { readonly id: string }): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws Error (there is no such webhook) */
export async function updateWebhook(tx: Tx, id: string, values: Partial<typeof webhooks.$inferInsert>): Promise<WebhookRow> {
  const [row] = await tx.update(webhooks).set(values).where(eq(webhooks.id, id)).returning();
  if (row === undefined) throw new Error(`no webhook ${id}`);
  return row;
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id));
}

/** Which deliveries: of one state, and older than the one with this id. */
export type DeliveryChoice = { readonly state?: DeliveryState | undefined; readonly before?: string | undefined };

/** The newest deliveries of a webhook that are asked for. */
export const selectDeliveries = (db: Db, webhookId: string, { state, before }: DeliveryChoice): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        state && eq(webhookDeliveries.state, state),
        before === undefined ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(shownDeliveries);

/** A delivery of a webhook, locked. */
export async function lockDelivery(tx: Tx, { id, webhookId }: { readonly id: string; readonly webhookId: string }): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .for("update");
  return row;
}

export type DueDelivery = { readonly delivery: DeliveryRow; readonly webhook: WebhookRow; readonly email: string };

/** A delivery with its webhook, the address of its user, and both rows locked, the webhook first; undefined when it is deleted. */
export async function lockDueDelivery(tx: Tx, id: string): Promise<DueDelivery | undefined> {
  const [known] = await tx.select({ webhookId: webhookDeliveries.webhookId }).from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  if (known === undefined) return undefined;
  const [row] = await tx
    .select({ webhook: webhooks, email: users.email })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(eq(webhooks.id, known.webhookId))
    .for("no key update", { of: webhooks });
  const delivery = await lockDelivery(tx, { id, webhookId: known.webhookId });
  return row === undefined || delivery === undefined ? undefined : { ...row, delivery };
}

/** The oldest delivery of a webhook that waits and was never tried, locked in the same way; undefined without one. */
export async function lockUntriedDelivery(tx: Tx, webhookId: string): Promise<DueDelivery | undefined> {
  // Every try begins under this lock, so that no delivery is tried twice.
  await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhookId)).for("no key update");
  const [next] = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "waiting"), isNull(webhookDeliveries.lastTriedAt)))
    .orderBy(webhookDeliveries.id)
    .limit(1);
  return next && lockDueDelivery(tx, next.id);
}

/** The newest try after an instant of another delivery of the same webhook; undefined without one. */
export async function findOtherTry(tx: Tx, { id, webhookId }: DeliveryRow, since: Date): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), ne(webhookDeliveries.id, id), gt(webhookDeliveries.lastTriedAt, since)))
    .orderBy(desc(webhookDeliveries.lastTriedAt))
    .limit(1);
  return row;
}

/** How many older deliveries of the same webhook wait; of more than `limit` only so many are counted. */
export async function countOlderWaiting(tx: Tx, { id, webhookId }: DeliveryRow, limit: number): Promise<number> {
  const older = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "waiting"), lt(webhookDeliveries.id, id)))
    .limit(limit)
    .as("older");
  const [row] = await tx.select({ count: count() }).from(older);
  return row?.count ?? 0;
}

/** Changes a delivery. */
export async function updateDelivery(tx: Tx, id: string, values: Partial<typeof webhookDeliveries.$inferInsert>): Promise<void> {
  await tx.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, id));
}

/** Marks the deliveries of a webhook that wait as failed, because it is off. The caller holds the lock of the webhook. */
export async function updateWaitingToFailed(tx: Tx, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set(failedWhileOff)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "waiting")));
}

/** Deletes deliveries that are older than this, at most `limit`. How many those were. */
export async function deleteOldDeliveries(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db.execute<{ id: string }>(sql`delete from webhook_deliveries where id in (
    select id from webhook_deliveries where created_at < ${before.toISOString()}::timestamptz limit ${limit}) returning id`);
  return rows.length;
}

/** Some webhooks whose secret is sealed with another key than this, after an id, locked. */
export const lockOutdatedWebhooks = (
  tx: Tx,
  { kid, after, limit }: { readonly kid: string; readonly after: string; readonly limit: number },
): Promise<WebhookRow[]> =>
  tx
    .select()
    .from(webhooks)
    .where(sql`${webhooks.id} > ${after} and split_part(${webhooks.sealedSecret}, '.', 1) <> ${kid}`)
    .orderBy(webhooks.id)
    .limit(limit)
    .for("update");
