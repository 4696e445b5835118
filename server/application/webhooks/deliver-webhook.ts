import { dayMs } from "#domain/dates.ts";
import { paths } from "#domain/council.ts";
import { JobPutOff, jobs, type JobPayload } from "#domain/jobs.ts";
import { testEvent } from "#domain/webhooks/events.ts";
import { failedWhileOff, failingDays, type DeliveryState, type OffReason } from "#domain/webhooks/webhook.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertMail } from "#db/queries/mail.ts";
import {
  countOlderWaiting,
  findOtherTry,
  lockDueDelivery,
  lockUntriedDelivery,
  updateDelivery,
  updateWaitingToFailed,
  updateWebhook,
  type DeliveryRow,
  type DueDelivery,
} from "#db/queries/webhooks.ts";
import type { AppContext } from "../../context.ts";
import { openSealed } from "../../infra/sealed.ts";
import { postWebhook, webhookProblems, type WebhookAnswer } from "../../infra/webhook-sender.ts";
import { authorizeSystem } from "../authorize.ts";

type Run = { hold(tx: Tx): Promise<void> };
type Payload = JobPayload<"deliver-webhook">;

/** The receiver did not take a delivery; it is sent again after a pause. */
export class WebhookNotTaken extends Error {
  constructor(reason: string) {
    super(`the receiver of a webhook did not take a delivery: ${reason}`);
    this.name = "WebhookNotTaken";
  }
}

const gone = 410;
/** While a webhook fails, the next delivery waits so long after the last try of another one. No try lasts longer. */
const failingPauseMs = 60_000;
/** How soon a delivery asks again whether the try of another one is over, and how much later for each one that waits before it. */
const [busyPauseMs, onePauseMs, maxCounted] = [10_000, 100, 600] as const;
/** How long a job goes on with other deliveries of its webhook, without the last of them. */
const turnMs = 10_000;
/** While a webhook fails, a delivery waits so many minutes for those before it, at most. */
const maxPlaces = 60;

/**
 * Sends a delivery and records the answer; when it arrived, also what else waits of the webhook. Nothing is sent of one that was sent, failed
 * or deleted, nor to a webhook that is off. After the last try the delivery is failed; a webhook whose deliveries all failed for days, or that
 * answers 410, is switched off.
 * @throws WebhookNotTaken (the job tries again); JobPutOff (another delivery of the webhook comes first); forbidden (not the worker)
 * @source Standard Webhooks 1.0.0, "Operational considerations"
 */
export async function deliverWebhook(ctx: AppContext, { deliveryId }: Payload, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const due = await transact(ctx, async (tx) => {
    await run.hold(tx);
    return beginTry(tx, ctx, await lockDueDelivery(tx, deliveryId));
  });
  if (due === undefined) return;
  const { state, answer } = await tryDelivery(ctx, due, run);
  if (state === "waiting") throw new WebhookNotTaken(reasonOf(answer));
  if (state === "sent") await sendUntried(ctx, due.webhook.id, run);
}

/**
 * Sends for some seconds, in their order, the deliveries of a webhook that wait and were never tried, while the receiver takes them. Their own
 * jobs were put off, and find that they were sent.
 * @throws JobPutOff (another job tries a delivery of this webhook, and goes on itself)
 */
async function sendUntried(ctx: AppContext, webhookId: string, run: Run): Promise<void> {
  const endMs = performance.now() + turnMs;
  while (performance.now() < endMs) {
    const next = await transact(ctx, async (tx) => {
      await run.hold(tx);
      return beginTry(tx, ctx, await lockUntriedDelivery(tx, webhookId));
    });
    if (next === undefined) return;
    const { state } = await tryDelivery(ctx, next, run);
    if (state !== "sent") return;
  }
}

/** Posts a delivery that is marked as being tried, and records the answer. */
async function tryDelivery(ctx: AppContext, due: DueDelivery, run: Run): Promise<{ readonly state: DeliveryState; readonly answer: WebhookAnswer }> {
  const answer = await post(ctx, due);
  const state = await transact(ctx, async (tx) => {
    await run.hold(tx);
    return recordAnswer(tx, ctx, due.delivery.id, answer);
  });
  ctx.log.info({ event: "webhook_tried", deliveryId: due.delivery.id, state, requestId: ctx.origin.requestId });
  return { state, answer };
}

/** Posts a delivery. A secret that was sealed with another `APP_SECRET` cannot sign it. */
async function post(ctx: AppContext, { delivery, webhook }: DueDelivery): Promise<WebhookAnswer> {
  const secret = openSealed(ctx.keys.webhooks, webhook.id, webhook.sealedSecret)?.text;
  if (secret === undefined) return { problem: "secret_unreadable" };
  const { id, body } = delivery;
  return postWebhook({ id, at: ctx.now(), body, url: webhook.url, secret, allowsPrivate: ctx.config.webhooksMayBePrivate });
}

/** The delivery to send, marked as being tried; undefined if there is nothing to send. @throws JobPutOff */
async function beginTry(tx: Tx, ctx: AppContext, due: DueDelivery | undefined): Promise<DueDelivery | undefined> {
  if (due?.delivery.state !== "waiting") return undefined;
  const { id } = due.delivery;
  if (due.webhook.offAt === null) {
    await assertTurn(tx, due, ctx.now());
    await updateDelivery(tx, id, { lastTriedAt: ctx.now(), lastStatus: null, lastError: null });
    return due;
  }
  await updateDelivery(tx, id, failedWhileOff);
  return undefined;
}

/**
 * A webhook has one try at a time, and one a minute while it fails, the oldest first: a receiver that does not answer keeps no worker busy,
 * however many deliveries wait. A waiting delivery that was tried and has no error is being tried. @throws JobPutOff
 */
async function assertTurn(tx: Tx, { delivery, webhook }: DueDelivery, at: Date): Promise<void> {
  const since = new Date(at.getTime() - failingPauseMs);
  const other = await findOtherTry(tx, delivery, since);
  if (webhook.failingSince !== null && other !== undefined) {
    // Somebody waits for a test event.
    const place = delivery.event === testEvent ? 1 : Math.max(1, await countOlderWaiting(tx, delivery, maxPlaces));
    throw new JobPutOff("the webhook fails, and another delivery was tried within a minute", place * failingPauseMs);
  }
  const isBeingTried = ({ state, lastTriedAt, lastError }: DeliveryRow): boolean =>
    state === "waiting" && lastTriedAt !== null && lastTriedAt > since && lastError === null;
  if (!isBeingTried(delivery) && (other === undefined || !isBeingTried(other))) return;
  const before = await countOlderWaiting(tx, delivery, maxCounted);
  throw new JobPutOff("a delivery of the webhook is being tried", busyPauseMs + before * onePauseMs);
}

const reasonOf = (answer: WebhookAnswer): string =>
  "problem" in answer ? webhookProblems[answer.problem] : `The receiver answered ${answer.status}`;

const isTaken = (answer: WebhookAnswer): boolean => "status" in answer && answer.status >= 200 && answer.status < 300;

/** Whether the days after which a failing webhook is switched off are over. */
const hasPassed = (since: Date, at: Date): boolean => at.getTime() - since.getTime() >= failingDays * dayMs;

/**
 * Writes what became of a try. Returns the state of the delivery after it: one whose webhook was switched off meanwhile stays failed, unless
 * it arrived.
 */
async function recordAnswer(tx: Tx, ctx: AppContext, id: string, answer: WebhookAnswer): Promise<DeliveryState> {
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
  if (delivery.state !== "waiting") return delivery.state;
  const isGone = "status" in answer && answer.status === gone;
  const isLast = attempts >= jobs["deliver-webhook"].attempts;
  const failingSince = webhook.failingSince ?? at;
  const hasFailed = (isLast || hasPassed(delivery.createdAt, at)) && hasPassed(failingSince, at);
  const state = isLast || isGone || hasFailed ? "failed" : "waiting";
  await updateDelivery(tx, id, { ...tried, state, lastError: reasonOf(answer) });
  if (webhook.failingSince === null) await updateWebhook(tx, webhook.id, { failingSince });
  if (isGone || hasFailed) await switchOff(tx, ctx, due, isGone ? "gone" : "failing");
  return state;
}

/** Switches a webhook off, marks what waits as failed, and tells its user by e-mail, once. */
async function switchOff(tx: Tx, ctx: AppContext, { webhook, email }: DueDelivery, offReason: OffReason): Promise<void> {
  if (webhook.offAt !== null) return;
  await updateWebhook(tx, webhook.id, { offAt: ctx.now(), offReason });
  await updateWaitingToFailed(tx, webhook.id);
  const path = webhook.firmId === null ? paths.councilWebhooks : paths.memberWebhooks;
  await insertMail(tx, { kind: "webhook_off", to: { userId: webhook.userId, email }, params: { subject: webhook.name, path } });
}

/** Marks a delivery as failed whose job was given up. */
export async function giveUpDelivery(tx: Tx, { deliveryId }: Payload): Promise<void> {
  const due = await lockDueDelivery(tx, deliveryId);
  if (due?.delivery.state !== "waiting") return;
  await updateDelivery(tx, deliveryId, { state: "failed", lastError: due.delivery.lastError ?? "It was given up without an answer" });
}
