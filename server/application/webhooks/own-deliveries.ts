import { z } from "zod";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { limits } from "#domain/accounts/limits.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { testEvent, webhookBody, type SentEvent } from "#domain/webhooks/events.ts";
import { deliveryStateNames, webhookMessages, type DeliveryState } from "#domain/webhooks/webhook.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { markDeliveryWorkDone } from "#db/queries/outbox.ts";
import { findOwnWebhook, insertDeliveries, lockDelivery, selectDeliveries, updateDelivery } from "#db/queries/webhooks.ts";
import type { AppContext } from "../../context.ts";
import { consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { getOwnWebhook, WebhookId } from "./own-webhooks.ts";

export type DeliveryView = {
  readonly id: string;
  readonly event: SentEvent;
  readonly createdAt: Date;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly lastTriedAt: Date | null;
  /** The HTTP status of the last answer. */
  readonly lastStatus: number | null;
  readonly lastError: string | null;
};

export const DeliveriesInput = WebhookId.extend({ state: z.enum(deliveryStateNames).optional(), before: z.uuid().optional() });
export type DeliveriesInput = z.infer<typeof DeliveriesInput>;

/** The newest deliveries of a webhook, at most 50: of one state if it is given, and older than `before`. @throws not_found */
export async function listOwnDeliveries(ctx: AppContext, { webhookId, ...choice }: DeliveriesInput): Promise<readonly DeliveryView[]> {
  const { userId } = authorize(ctx.actor, "webhooks.read");
  if ((await findOwnWebhook(ctx.db, { id: webhookId, userId })) === undefined) throw notFound("not_found", webhookMessages.notFound);
  const rows = await selectDeliveries(ctx.db, webhookId, choice);
  return rows.map(({ id, event, createdAt, state, attempts, lastTriedAt, lastStatus, lastError }) => ({
    id,
    event,
    createdAt,
    state,
    attempts,
    lastTriedAt,
    lastStatus,
    lastError,
  }));
}

/** Sends a test event to a webhook. @throws not_found; conflict (`webhook_off`); rate_limited */
export async function sendTestEvent(ctx: AppContext, { webhookId }: WebhookId): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "webhooks.manage");
  await transact(ctx, async (tx) => {
    const { offAt } = await getOwnWebhook(tx, actor, webhookId);
    if (offAt !== null) throw conflict("webhook_off", webhookMessages.isOff);
    await consumeSend(tx, actor);
    const at = ctx.now();
    await insertDeliveries(tx, [{ webhookId, event: testEvent, body: webhookBody(testEvent, at, { webhook_id: webhookId }), createdAt: at }]);
  });
  return { message: webhookMessages.testQueued };
}

export const ResendDeliveryInput = WebhookId.extend({ deliveryId: z.uuid() });
export type ResendDeliveryInput = z.infer<typeof ResendDeliveryInput>;

/**
 * Sends a delivery again that was sent or failed, with the same id and body. One that waits is tried by itself. A job that it still has is done,
 * so that all the tries are those of the new one: the old one would use some up, and would fail the delivery after its own last.
 * @throws not_found; conflict (`webhook_off`, `delivery_waiting`); rate_limited
 */
export async function resendDelivery(ctx: AppContext, { webhookId, deliveryId }: ResendDeliveryInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "webhooks.manage");
  await transact(ctx, async (tx) => {
    const { offAt } = await getOwnWebhook(tx, actor, webhookId);
    const delivery = await lockDelivery(tx, { id: deliveryId, webhookId });
    if (delivery === undefined) throw notFound("not_found", webhookMessages.deliveryNotFound);
    if (offAt !== null) throw conflict("webhook_off", webhookMessages.isOff);
    if (delivery.state === "waiting") throw conflict("delivery_waiting", webhookMessages.stillWaits);
    await consumeSend(tx, actor);
    await updateDelivery(tx, deliveryId, { state: "waiting", attempts: 0, lastTriedAt: null, lastStatus: null, lastError: null });
    await markDeliveryWorkDone(tx, deliveryId);
    await enqueue(tx, "deliver-webhook", { deliveryId });
    const detail = { webhook: webhookId, delivery: deliveryId };
    await recordAudit(tx, ctx, { event: "webhook.resend", subject: { kind: "user", id: actor.userId }, detail });
  });
  return { message: webhookMessages.queuedAgain };
}

/** @throws rate_limited */
async function consumeSend(tx: Tx, { userId }: Pick<SignedInActor, "userId">): Promise<void> {
  const tries = await consumeRateLimit({ db: tx }, [{ limit: limits.webhookSends, subject: userId }]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
}
