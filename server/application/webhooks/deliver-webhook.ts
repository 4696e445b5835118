import { dayMs } from "#domain/dates.ts";
import { paths } from "#domain/council.ts";
import { jobs, type JobPayload } from "#domain/jobs.ts";
import { failingDays, type OffReason } from "#domain/webhooks/webhook.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertMail } from "#db/queries/mail.ts";
import { lockDueDelivery, updateDelivery, updateWebhook, type DueDelivery } from "#db/queries/webhooks.ts";
import type { AppContext } from "../../context.ts";
import { postWebhook, webhookProblems, type WebhookAnswer } from "../../infra/webhook-sender.ts";
import { authorizeSystem } from "../authorize.ts";
import { openWebhookSecret } from "./webhook-secret.ts";

type Run = { hold(tx: Tx): Promise<void>; finish(tx: Tx): Promise<void> };
type Payload = JobPayload<"deliver-webhook">;

/** The receiver did not take a delivery; it is sent again after a pause. */
export class WebhookNotTaken extends Error {
  constructor(reason: string) {
    super(`the receiver of a webhook did not take a delivery: ${reason}`);
    this.name = "WebhookNotTaken";
  }
}

const gone = 410;

/**
 * Sends a delivery and records the answer. Nothing is sent of one that was sent, failed or deleted, nor to a webhook that is off. After the
 * last try the delivery is failed; a webhook whose deliveries all failed for days, or that answers 410, is switched off.
 * @throws WebhookNotTaken (the job tries again); forbidden (not the worker)
 * @source Standard Webhooks 1.0.0, "Operational considerations"
 */
export async function deliverWebhook(ctx: AppContext, { deliveryId }: Payload, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const due = await transact(ctx, async (tx) => {
    await run.hold(tx);
    return beginTry(tx, deliveryId);
  });
  if (due === undefined) return;
  const { delivery, webhook } = due;
  const answer = await postWebhook({
    id: delivery.id,
    at: ctx.now(),
    body: delivery.body,
    url: webhook.url,
    secret: openWebhookSecret(ctx.keys.webhooks, webhook),
    allowsPrivate: ctx.config.webhooksMayBePrivate,
  });
  const state = await transact(ctx, async (tx) => {
    await run.hold(tx);
    const recorded = await recordAnswer(tx, ctx, deliveryId, answer);
    if (recorded !== "waiting") await run.finish(tx);
    return recorded;
  });
  ctx.log.info({ event: "webhook_tried", deliveryId, state, requestId: ctx.origin.requestId });
  if (state === "waiting") throw new WebhookNotTaken(reasonOf(answer));
}

/** The delivery to send; undefined if there is nothing to send. */
async function beginTry(tx: Tx, id: string): Promise<DueDelivery | undefined> {
  const due = await lockDueDelivery(tx, id);
  if (due?.delivery.state !== "waiting") return undefined;
  if (due.webhook.offAt === null) return due;
  await updateDelivery(tx, id, { state: "failed", lastError: "The webhook was off" });
  return undefined;
}

const reasonOf = (answer: WebhookAnswer): string =>
  "problem" in answer ? webhookProblems[answer.problem] : `The receiver answered ${answer.status}`;

const isTaken = (answer: WebhookAnswer): boolean => "status" in answer && answer.status >= 200 && answer.status < 300;

/** Writes what became of a try. Returns the state of the delivery after it. */
async function recordAnswer(tx: Tx, ctx: AppContext, id: string, answer: WebhookAnswer): Promise<"waiting" | "sent" | "failed"> {
  const due = await lockDueDelivery(tx, id);
  if (due === undefined) return "failed";
  const { delivery, webhook } = due;
  const at = ctx.now();
  const attempts = delivery.attempts + 1;
  const tried = { attempts, lastTriedAt: at, lastStatus: "status" in answer ? answer.status : null };
  if (isTaken(answer)) {
    await updateDelivery(tx, id, { ...tried, state: "sent", lastError: null });
    if (webhook.failingSince !== null) await updateWebhook(tx, webhook.id, { failingSince: null });
    return "sent";
  }
  const isGone = "status" in answer && answer.status === gone;
  const isLast = isGone || attempts >= jobs["deliver-webhook"].attempts;
  const state = isLast ? "failed" : "waiting";
  await updateDelivery(tx, id, { ...tried, state, lastError: reasonOf(answer) });
  const failingSince = webhook.failingSince ?? at;
  if (webhook.failingSince === null) await updateWebhook(tx, webhook.id, { failingSince });
  if (isGone) await switchOff(tx, ctx, due, "gone");
  else if (isLast && at.getTime() - failingSince.getTime() >= failingDays * dayMs) await switchOff(tx, ctx, due, "failing");
  return state;
}

/** Switches a webhook off and tells its user by e-mail, once. */
async function switchOff(tx: Tx, ctx: AppContext, { webhook, email }: DueDelivery, offReason: OffReason): Promise<void> {
  if (webhook.offAt !== null) return;
  await updateWebhook(tx, webhook.id, { offAt: ctx.now(), offReason });
  const path = webhook.firmId === null ? paths.councilWebhooks : paths.memberWebhooks;
  await insertMail(tx, { kind: "webhook_off", to: { userId: webhook.userId, email }, params: { subject: webhook.name, path } });
}

/** Marks a delivery as failed whose job was given up. */
export async function giveUpDelivery(tx: Tx, { deliveryId }: Payload): Promise<void> {
  const due = await lockDueDelivery(tx, deliveryId);
  if (due?.delivery.state === "waiting") await updateDelivery(tx, deliveryId, { state: "failed" });
}
