import { and, eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor, type MemberActor, type StaffActor } from "#domain/accounts/actor.ts";
import { JobPutOff, jobs } from "#domain/jobs.ts";
import { eventsFor, type WebhookEvent } from "#domain/webhooks/events.ts";
import { lockUsersOfFirm } from "#db/queries/members.ts";
import { leaseWork } from "#db/queries/outbox.ts";
import { selectClaimLines } from "#db/queries/payment-lines.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { deleteWebhook, insertWebhookEvents } from "#db/queries/webhooks.ts";
import { rateLimits, staffRequests } from "#db/schema/accounts.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";
import { completeActivation } from "#server/application/accounts/complete-activation.ts";
import { issueActivationSecret } from "#server/application/accounts/issue-activation-secret.ts";
import { changeStaffRole } from "#server/application/accounts/staff/change-staff-role.ts";
import { forceNewPassword } from "#server/application/accounts/staff/renew-credentials.ts";
import { confirmStaffRequest } from "#server/application/accounts/staff/staff-requests.ts";
import { verifyActivationOtp } from "#server/application/accounts/verify-activation-otp.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { addFirm, AddFirmInput } from "#server/application/members/add-firm.ts";
import { deactivateFirm } from "#server/application/members/deactivate-firm.ts";
import { endFirmSessions } from "#server/application/members/end-firm-sessions.ts";
import { reactivateFirm } from "#server/application/members/reactivate-firm.ts";
import { recordElsewhere } from "#server/application/payments/change-line.ts";
import { getOrder } from "#server/application/payments/get-order.ts";
import { askOrderChange, confirmOrderChange } from "#server/application/payments/order-changes.ts";
import { demandRecovery } from "#server/application/payments/ledger/demand-recovery.ts";
import { listRecoveries } from "#server/application/payments/ledger/list-recoveries.ts";
import { recordReceipt } from "#server/application/payments/ledger/record-receipt.ts";
import { reverseReceipt } from "#server/application/payments/ledger/reverse-receipt.ts";
import { settleRecovery } from "#server/application/payments/ledger/settle-recovery.ts";
import { recordOrder } from "#server/application/payments/record-order.ts";
import { settleLine } from "#server/application/payments/replies/settle-line.ts";
import { reverseElsewhere } from "#server/application/payments/reverse-elsewhere.ts";
import { erasePersonalData } from "#server/application/privacy/erase-person.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import { deliverWebhook, giveUpDelivery } from "#server/application/webhooks/deliver-webhook.ts";
import { listOwnDeliveries, resendDelivery, sendTestEvent, type DeliveriesInput } from "#server/application/webhooks/own-deliveries.ts";
import {
  changeWebhook,
  createWebhook,
  listOwnWebhooks,
  renewWebhookSecret,
  switchWebhook,
  type WebhookSecretView,
} from "#server/application/webhooks/own-webhooks.ts";
import { sweepWebhooks } from "#server/application/webhooks/sweep-webhooks.ts";
import type { AppContext } from "#server/context.ts";
import { createKeys } from "#server/infra/keys.ts";
import { signedHeaders } from "#server/infra/webhook-sender.ts";
import { deliverWebhookJob } from "#workers/jobs/deliver-webhook.ts";
import { startWorkers } from "#workers/main.ts";
import { createBatch, createProof, createReadyLines, entriesOf, today } from "../support/batches.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor, createStoredSession, newestLink, newGstNo } from "../support/factories.ts";
import { createPaidLine } from "../support/paid-line.ts";
import { createOrderLine, createPaymentActors, createPaymentFile, createPaymentLine } from "../support/payments.ts";
import { refusalCodeOf } from "../support/refused-with.ts";
import { createActors, reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../support/webhook-receiver.ts";
import { quickTiming } from "../support/worker.ts";

let database: TestDatabase;
let opened: TestServices;
let receiver: WebhookReceiver;
let actors: Actors;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database, { WEBHOOK_ALLOW_PRIVATE: "true" });
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await receiver?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(webhooks);
  await database.db.delete(rateLimits);
  await database.db.execute(sql`delete from outbox where topic = 'deliver-webhook'`);
  receiver.received.length = 0;
  receiver.answerWith();
  actors = await createActors(opened.services);
});

const as = (actor: MemberActor | StaffActor): AppContext => contextOf(opened.services, actor);
const hook = (actor: MemberActor | StaffActor, events: readonly WebhookEvent[] = ["claim.submitted"]): Promise<WebhookSecretView> =>
  createWebhook(as(actor), { name: "ERP", url: receiver.url, events: [...events] });
const everything = (actor: MemberActor | StaffActor) => hook(actor, eventsFor(actor.role === "MEMBER" ? "MEMBER" : "EPCMD_ADMIN"));
const deliveriesOf = (webhookId: string) =>
  database.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhookId)).orderBy(webhookDeliveries.id);
const eventsOf = async (webhookId: string) => (await deliveriesOf(webhookId)).map(({ event }) => event);
const rowOf = async (webhookId: string) => (await database.db.select().from(webhooks).where(eq(webhooks.id, webhookId)))[0];
const mailsTo = (email: string, kind: "webhook_off" | "webhook_address" | "programs_ended" | "login_reopened") =>
  database.db
    .select({ kind: mail.kind, params: mail.params })
    .from(mail)
    .where(and(eq(mail.email, email), eq(mail.kind, kind)))
    .orderBy(mail.createdAt);

const held = { hold: () => Promise.resolve() };
/** One try of a delivery, as the job makes it; "again" when the job would try again, "put off" when nothing was sent or counted. */
const tryOnce = (deliveryId: string, ctx: AppContext = systemContext(opened.services)): Promise<string> =>
  deliverWebhook(ctx, { deliveryId }, held).then(
    () => "over",
    (error: unknown) => (error instanceof JobPutOff ? "put off" : "again"),
  );

/** A webhook with one test event that waits. */
async function waitingTest(actor: MemberActor | StaffActor = actors.member) {
  const { webhook, secret } = await hook(actor);
  await sendTestEvent(as(actor), { webhookId: webhook.id });
  const [delivery] = await deliveriesOf(webhook.id);
  if (delivery === undefined) throw new Error("no delivery");
  return { webhookId: webhook.id, secret, delivery };
}

describe("a delivery", () => {
  test("is signed as the libraries of the standard check it, and tried again with the same id after an error", async () => {
    const { webhook, secret } = await hook(actors.member);
    receiver.answerWith(500);
    const { id } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const workers = await startWorkers(opened.services, {
      databaseUrl: database.url,
      jobs: [deliverWebhookJob],
      timing: { ...quickTiming, retryScale: 0.0001 },
    });
    const [sent] = await eventually(async () => {
      const rows = await listOwnDeliveries(as(actors.member), { webhookId: webhook.id });
      expect(rows).toMatchObject([{ state: "sent", attempts: 2, lastStatus: 200, lastError: null }]);
      return rows;
    });
    await workers.close();
    expect(receiver.received.map(({ path, headers }) => [path, headers["webhook-id"]])).toEqual([
      ["/hook", sent?.id],
      ["/hook", sent?.id],
    ]);
    for (const { body, headers } of receiver.received)
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
        type: "claim.submitted",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        data: {
          reimbursement_id: id,
          scheme: "product",
          status_code: "SUBMITTED",
          url: `${opened.services.config.publicUrl}/Membership/reimbursements/${id}`,
        },
      });
    const [first] = receiver.received;
    const changed = `${first?.body ?? ""} `;
    expect(() => new Webhook(secret).verify(changed, first?.headers as Record<string, string>)).toThrow();
  });

  test("has the signature of the example of the standard", () => {
    const at = new Date(1_614_265_330_000);
    const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at, body: '{"test": 2432232314}' };
    expect(signedHeaders("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", message)).toEqual({
      "webhook-id": message.id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  test("follows no redirect, and is failed after the last try", async () => {
    const { webhookId, delivery } = await waitingTest();
    receiver.answerWith(302, 302);
    expect(await tryOnce(delivery.id)).toBe("again");
    await database.db.update(webhookDeliveries).set({ attempts: jobs["deliver-webhook"].attempts - 1 });
    expect(await tryOnce(delivery.id)).toBe("over");
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook", "/hook"]);
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: "failed", lastStatus: 302, lastError: "The receiver answered 302" }]);
    expect((await rowOf(webhookId))?.offAt).toBeNull();
  });

  test("goes to no address that is not on the public internet", async () => {
    const { webhookId, delivery } = await waitingTest();
    const ctx = systemContext(opened.services);
    const strict = { ...ctx, config: { ...ctx.config, webhooksMayBePrivate: false } };
    expect(await tryOnce(delivery.id, strict)).toBe("again");
    await database.db.update(webhooks).set({ url: receiver.url.replace("127.0.0.1", "localhost") });
    expect(await tryOnce(delivery.id, strict)).toBe("again");
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(webhookId)).toMatchObject([
      { state: "waiting", attempts: 2, lastStatus: null, lastError: "The host has an address that is not on the public internet" },
    ]);
  });

  test("that cannot be signed says what to do, and counts as a failure", async () => {
    const { webhookId, delivery } = await waitingTest();
    const keys = createKeys("another secret that only the tests use, 32+");
    expect(await tryOnce(delivery.id, { ...systemContext(opened.services), keys })).toBe("again");
    const lastError = "The secret of this webhook cannot be read any more: make a new secret";
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: "waiting", attempts: 1, lastStatus: null, lastError }]);
    expect((await rowOf(webhookId))?.failingSince).toBeInstanceOf(Date);
    expect(receiver.received).toEqual([]);
  });

  test("that is given up without an answer says so", async () => {
    const { webhookId, delivery } = await waitingTest();
    await database.db.transaction((tx) => giveUpDelivery(tx, { deliveryId: delivery.id }));
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: "failed", lastError: "It was given up without an answer" }]);
  });

  test("is sent again with the same id and body", async () => {
    const { webhookId, delivery } = await waitingTest();
    await tryOnce(delivery.id);
    expect(await tryOnce(delivery.id)).toBe("over");
    expect(receiver.received).toHaveLength(1);
    await resendDelivery(as(actors.member), { webhookId, deliveryId: delivery.id });
    await tryOnce(delivery.id);
    expect(receiver.received.map(({ body, headers }) => [headers["webhook-id"], body])).toEqual([
      [delivery.id, delivery.body],
      [delivery.id, delivery.body],
    ]);
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  test("that failed is found by its state, however many were sent after it", async () => {
    const { webhookId, delivery } = await waitingTest();
    await database.db.update(webhookDeliveries).set({ state: "failed" });
    const values = { webhookId, event: "claim.submitted" as const, body: "{}", state: "sent" as const };
    const later = Array.from({ length: 51 }, () => ({ ...values, createdAt: new Date() }));
    await database.db.insert(webhookDeliveries).values(later);
    const idsOf = async (choice: Omit<DeliveriesInput, "webhookId">): Promise<string[]> =>
      (await listOwnDeliveries(as(actors.member), { webhookId, ...choice })).map(({ id }) => id);
    const newest = await idsOf({});
    expect([newest.length, newest.includes(delivery.id)]).toEqual([50, false]);
    expect((await idsOf({ before: newest.at(-1) })).at(-1)).toBe(delivery.id);
    expect(await idsOf({ state: "failed" })).toEqual([delivery.id]);
    await resendDelivery(as(actors.member), { webhookId, deliveryId: delivery.id });
    expect(await idsOf({ state: "failed" })).toEqual([]);
  });

  test("is not sent again while it waits, so that it keeps its tries", async () => {
    const { webhookId, delivery } = await waitingTest();
    receiver.answerWith(500);
    await tryOnce(delivery.id);
    const again = () => resendDelivery(as(actors.member), { webhookId, deliveryId: delivery.id });
    expect(await refusalCodeOf(again())).toBe("delivery_waiting");
    const queued = () => database.db.execute(sql`select 1 from outbox where topic = 'deliver-webhook'`);
    expect(await queued()).toHaveLength(1);
    await database.db.update(webhookDeliveries).set({ state: "failed" });
    expect([await refusalCodeOf(again()), await refusalCodeOf(again())]).toEqual(["accepted", "delivery_waiting"]);
    expect(await queued()).toHaveLength(2);
  });
});

describe("a burst of events", () => {
  test("is sent at once and in its order to a receiver that takes it: nothing waits for a put-off job", async () => {
    const { webhook } = await hook(actors.member);
    const events = Array.from({ length: 20 }, () => ({ firmId: actors.member.firmId, member: {} }));
    await database.db.transaction((tx) => insertWebhookEvents(tx, "claim.submitted", new Date(), events));
    const rows = await deliveriesOf(webhook.id);
    expect(await tryOnce(rows[0]?.id ?? "")).toBe("over");
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(rows.map(({ id }) => id));
    expect((await deliveriesOf(webhook.id)).every(({ state, attempts }) => state === "sent" && attempts === 1)).toBe(true);
    expect(await tryOnce(rows[1]?.id ?? "")).toBe("over");
    expect(receiver.received).toHaveLength(20);
  });

  test("stops at the first delivery that is not taken", async () => {
    const { webhook } = await hook(actors.member);
    const events = Array.from({ length: 3 }, () => ({ firmId: actors.member.firmId, member: {} }));
    await database.db.transaction((tx) => insertWebhookEvents(tx, "claim.submitted", new Date(), events));
    const [first, second] = await deliveriesOf(webhook.id);
    receiver.answerWith(200, 500);
    expect([await tryOnce(first?.id ?? ""), await tryOnce(second?.id ?? "")]).toEqual(["over", "put off"]);
    expect((await deliveriesOf(webhook.id)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ["sent", 1],
      ["waiting", 1],
      ["waiting", 0],
    ]);
  });

  test("has no delivery tried twice at the same time", async () => {
    const { webhookId, delivery } = await waitingTest();
    await database.db.update(webhookDeliveries).set({ lastTriedAt: new Date() });
    expect([await tryOnce(delivery.id), (await deliveriesOf(webhookId)).map(({ attempts }) => attempts)]).toEqual(["put off", [0]]);
  });
});

describe("a webhook that fails", () => {
  test("has one try a minute: other deliveries wait and lose no try", async () => {
    const { webhookId, delivery } = await waitingTest();
    await sendTestEvent(as(actors.member), { webhookId });
    const [, second] = await deliveriesOf(webhookId);
    receiver.answerWith(500, 500);
    expect([await tryOnce(delivery.id), await tryOnce(second?.id ?? "")]).toEqual(["again", "put off"]);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(webhookId)).toMatchObject([{ attempts: 1 }, { state: "waiting", attempts: 0, lastTriedAt: null }]);
    await database.db.execute(sql`update webhook_deliveries set last_tried_at = last_tried_at - interval '61 seconds'`);
    expect([await tryOnce(second?.id ?? ""), await tryOnce(delivery.id)]).toEqual(["again", "put off"]);
    await database.db.execute(sql`update webhook_deliveries set last_tried_at = last_tried_at - interval '61 seconds'`);
    expect([await tryOnce(delivery.id), await tryOnce(second?.id ?? "")]).toEqual(["over", "over"]);
    expect((await deliveriesOf(webhookId)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ["sent", 2],
      ["sent", 2],
    ]);
  });

  test("has its later deliveries put off for longer, and a test event for a minute", async () => {
    const { webhook } = await hook(actors.member);
    const events = [{ firmId: actors.member.firmId, member: {} }];
    for (let count = 0; count < 4; count += 1) await database.db.transaction((tx) => insertWebhookEvents(tx, "claim.submitted", new Date(), events));
    await sendTestEvent(as(actors.member), { webhookId: webhook.id });
    const [first, second, third, fourth, sample] = await deliveriesOf(webhook.id);
    receiver.answerWith(500);
    await tryOnce(first?.id ?? "");
    const pauseOf = (row?: { readonly id: string }): Promise<unknown> =>
      deliverWebhook(systemContext(opened.services), { deliveryId: row?.id ?? "" }, held).catch((error: JobPutOff) => error.pauseMs);
    const pauses = [await pauseOf(second), await pauseOf(third), await pauseOf(fourth), await pauseOf(sample)];
    expect(pauses).toEqual([60_000, 120_000, 180_000, 60_000]);
  });

  test("has one try at a time also before it fails", async () => {
    const { webhookId, delivery } = await waitingTest();
    await sendTestEvent(as(actors.member), { webhookId });
    const [, second] = await deliveriesOf(webhookId);
    const tried = (ago: number) =>
      database.db
        .update(webhookDeliveries)
        .set({ lastTriedAt: new Date(Date.now() - ago) })
        .where(eq(webhookDeliveries.id, delivery.id));
    await tried(1_000);
    expect(await tryOnce(second?.id ?? "")).toBe("put off");
    // Its worker is gone.
    await tried(61_000);
    expect(await tryOnce(second?.id ?? "")).toBe("over");
    expect(receiver.received).toHaveLength(1);
  });

  test("puts its jobs off without counting an attempt", async () => {
    const { webhookId } = await waitingTest();
    await sendTestEvent(as(actors.member), { webhookId });
    receiver.answerWith(500, 500);
    const workers = await startWorkers(opened.services, {
      databaseUrl: database.url,
      jobs: [deliverWebhookJob],
      timing: { ...quickTiming, retryScale: 0.0001 },
    });
    await eventually(async () => expect((await deliveriesOf(webhookId)).map(({ state }) => state)).toEqual(["sent", "sent"]));
    await workers.close();
    const attempts = (await deliveriesOf(webhookId)).map((row) => row.attempts);
    expect(attempts.toSorted((one, other) => one - other)).toEqual([1, 3]);
    const counted = await database.db.execute<{ attempts: number }>(sql`select attempts from outbox where topic = 'deliver-webhook' order by 1`);
    expect(counted.map((row) => row.attempts)).toEqual([0, 2]);
  });
});

describe("a webhook is switched off", () => {
  test("by an answer that says it is gone, with an e-mail to its user; what waits is not sent", async () => {
    const { webhookId, delivery } = await waitingTest();
    await sendTestEvent(as(actors.member), { webhookId });
    receiver.answerWith(410);
    expect(await tryOnce(delivery.id)).toBe("over");
    expect(await rowOf(webhookId)).toMatchObject({ offReason: "gone" });
    expect(await mailsTo(actors.member.email, "webhook_off")).toEqual([
      { kind: "webhook_off", params: { subject: "ERP", path: "/Membership/webhooks" } },
    ]);
    const [first, second] = await deliveriesOf(webhookId);
    expect(first).toMatchObject({ state: "failed", lastError: "The receiver answered 410" });
    expect(second).toMatchObject({ state: "failed", attempts: 0, lastError: "The webhook was off" });
    expect(await refusalCodeOf(sendTestEvent(as(actors.member), { webhookId }))).toBe("webhook_off");
    await switchWebhook(as(actors.member), { webhookId, isOn: true });
    expect(await rowOf(webhookId)).toMatchObject({ offAt: null, failingSince: null });
    expect(await tryOnce(second?.id ?? "")).toBe("over");
    expect(receiver.received).toHaveLength(1);
  });

  test("by its user: what waits is not sent, not even after it is on again", async () => {
    const { webhookId, delivery } = await waitingTest();
    receiver.answerWith(500);
    expect(await tryOnce(delivery.id)).toBe("again");
    await switchWebhook(as(actors.member), { webhookId, isOn: false });
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: "failed", attempts: 1, lastError: "The webhook was off" }]);
    await switchWebhook(as(actors.member), { webhookId, isOn: true });
    expect(await tryOnce(delivery.id)).toBe("over");
    expect(receiver.received).toHaveLength(1);
    await resendDelivery(as(actors.member), { webhookId, deliveryId: delivery.id });
    expect(await tryOnce(delivery.id)).toBe("over");
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  test("by its user and on again: a delivery that is sent again has all the tries, because its old job is over", async () => {
    const { webhookId, delivery } = await waitingTest();
    const openJobs = async (): Promise<string[]> => {
      const rows = await database.db.execute<{ id: string }>(sql`select id from outbox where topic = 'deliver-webhook' and done_at is null`);
      return rows.map(({ id }) => id);
    };
    const [old = ""] = await openJobs();
    receiver.answerWith(500);
    await tryOnce(delivery.id);
    await switchWebhook(as(actors.member), { webhookId, isOn: false });
    await switchWebhook(as(actors.member), { webhookId, isOn: true });
    await resendDelivery(as(actors.member), { webhookId, deliveryId: delivery.id });
    expect(await leaseWork(database.db, old, crypto.randomUUID())).toEqual({ kind: "over" });
    const left = await openJobs();
    expect([left.length, left.includes(old)]).toEqual([1, false]);
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  });

  test.each([
    [200, { state: "sent", lastError: null }],
    [500, { state: "failed", lastError: "The webhook was off" }],
  ])("by its user during a try that is answered %i", async (status, after) => {
    const { webhookId, delivery } = await waitingTest();
    receiver.answerWith(status);
    let transactions = 0;
    const hold = async (): Promise<void> => {
      transactions += 1;
      // The second one records the answer.
      if (transactions === 2) await switchWebhook(as(actors.member), { webhookId, isOn: false });
    };
    await deliverWebhook(systemContext(opened.services), { deliveryId: delivery.id }, { ...held, hold });
    expect(await deliveriesOf(webhookId)).toMatchObject([after]);
  });

  test("after three days in which nothing arrived, and not when something did", async () => {
    const { webhookId, delivery } = await waitingTest();
    const lastTry = () => database.db.update(webhookDeliveries).set({ attempts: jobs["deliver-webhook"].attempts - 1 });
    receiver.answerWith(500);
    await tryOnce(delivery.id);
    await database.db.execute(sql`update webhooks set failing_since = now() - interval '3 days 1 minute'`);
    await tryOnce(delivery.id);
    expect((await rowOf(webhookId))?.failingSince).toBeNull();
    await resendDelivery(as(actors.member), { webhookId, deliveryId: delivery.id });
    await lastTry();
    await database.db.execute(sql`update webhooks set failing_since = now() - interval '3 days 1 minute'`);
    receiver.answerWith(500);
    await tryOnce(delivery.id);
    expect(await rowOf(webhookId)).toMatchObject({ offReason: "failing" });
    expect((await mailsTo(actors.member.email, "webhook_off")).map(({ kind }) => kind)).toEqual(["webhook_off"]);
  });

  test("after three days also when deliveries still wait for their turn", async () => {
    const { webhookId, delivery } = await waitingTest();
    await database.db.execute(sql`update webhook_deliveries set created_at = now() - interval '3 days 1 minute'`);
    await database.db.execute(sql`update webhooks set failing_since = now() - interval '3 days 1 minute'`);
    receiver.answerWith(500);
    expect(await tryOnce(delivery.id)).toBe("over");
    expect(await rowOf(webhookId)).toMatchObject({ offReason: "failing" });
  });

  test("for good when the login ends or gets another role", async () => {
    const admin = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const { actor, firm } = await createMember(opened.services);
    const own = await waitingTest(actor);
    const officer = await hook(admin);
    await deactivateFirm(as(actors.council), { firmId: firm.id, version: firm.version, reason: "Left" });
    expect([await rowOf(own.webhookId), await deliveriesOf(own.webhookId)]).toEqual([undefined, []]);
    expect(await tryOnce(own.delivery.id)).toBe("over");
    // The mail names what ended; nothing else does.
    await reactivateFirm(as(actors.council), { firmId: firm.id, version: firm.version + 1 });
    expect(await mailsTo(actor.email, "login_reopened")).toHaveLength(1);
    await changeStaffRole(as(actors.council), { userId: admin.userId, role: "DGFT_ADMIN" });
    // A second person confirms the role of DGFT: until then nothing ends.
    expect(await rowOf(officer.webhook.id)).toBeDefined();
    const [request] = await database.db.select().from(staffRequests).where(eq(staffRequests.userId, admin.userId));
    await confirmStaffRequest(as(actors.dgft), { requestId: request?.id ?? "" });
    expect(await rowOf(officer.webhook.id)).toBeUndefined();
  });
});

test("a webhook ends with the API keys when the council forces a password or signs a firm out", async () => {
  const admin = await createStaffActor(opened.services, "EPCMD_ADMIN");
  const { actor, firm } = await createMember(opened.services);
  const [officer, own] = [await hook(admin), await waitingTest(actor)];
  await forceNewPassword(as(actors.council), { userId: admin.userId });
  await endFirmSessions(as(actors.council), { firmId: firm.id });
  expect([await rowOf(officer.webhook.id), await rowOf(own.webhookId), await deliveriesOf(own.webhookId)]).toEqual([undefined, undefined, []]);
  const told = async () => (await Promise.all([admin, actor].map(({ email }) => mailsTo(email, "programs_ended")))).map((mails) => mails.length);
  expect(await told()).toEqual([1, 1]);
  // Without keys and webhooks there is nothing to tell.
  await endFirmSessions(as(actors.council), { firmId: firm.id });
  expect(await told()).toEqual([1, 1]);
});

test("a webhook is not added in a session that the council ends at the same time", async () => {
  const { user, actor } = await createMember(opened.services);
  const sessionId = await createStoredSession(opened.services, user.id);
  let adding: Promise<string> | undefined;
  await database.db.transaction(async (tx) => {
    await lockUsersOfFirm(tx, actor.firmId);
    adding = refusalCodeOf(hook({ ...actor, sessionId }));
    const waiting = () => tx.execute(sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await markUserSessionsEnded(tx, user.id, "ended_by_council");
  });
  expect([await adding, await database.db.$count(webhooks, eq(webhooks.userId, user.id))]).toEqual(["token_not_valid", 0]);
});

test("a webhook is not changed in a session that has ended", async () => {
  const { user, actor } = await createMember(opened.services);
  const sessionId = await createStoredSession(opened.services, user.id);
  const { webhook } = await hook(actor);
  await database.db.transaction((tx) => markUserSessionsEnded(tx, user.id, "password_changed"));
  const ctx = as({ ...actor, sessionId });
  const { id: webhookId, name, events } = webhook;
  const tries = [changeWebhook(ctx, { webhookId, name, url: "https://other.example/", events: [...events] }), renewWebhookSecret(ctx, { webhookId })];
  expect(await Promise.all(tries.map(refusalCodeOf))).toEqual(["token_not_valid", "token_not_valid"]);
  expect(await rowOf(webhookId)).toMatchObject({ url: webhook.url, sealedSecret: expect.anything() });
});

describe("who is told", () => {
  test("a member of its own claims alone, the council of all that was submitted, and of no reason", async () => {
    const { actor: rival } = await createMember(opened.services);
    const [own, other, council] = [await everything(actors.member), await everything(rival), await everything(actors.council)];
    const { id } = await reimbursementIn(opened.services, actors, "CLOSED");
    expect(await eventsOf(own.webhook.id)).toEqual(["claim.submitted", "claim.closed"]);
    expect(await eventsOf(council.webhook.id)).toEqual(["claim.submitted", "claim.closed"]);
    expect(await eventsOf(other.webhook.id)).toEqual([]);
    const [, closed] = await deliveriesOf(council.webhook.id);
    expect(JSON.parse(closed?.body ?? "")).toMatchObject({ data: { reimbursement_id: id, status_code: "CLOSED", firm_id: actors.member.firmId } });
    expect(closed?.body).not.toContain("Filed twice");
  });

  test("of a query of DGFT the council alone", async () => {
    const view = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    const [own, council] = [await everything(actors.member), await everything(actors.council)];
    await shareQuery(as(actors.dgft), { reimbursementId: view.id, version: view.version, query: "Which plant?" });
    expect([await eventsOf(own.webhook.id), await eventsOf(council.webhook.id)]).toEqual([[], ["claim.queried"]]);
  });

  test("of a payment that the bank made, and then returned", async () => {
    const payers = await createPaymentActors(opened.services);
    const council = await hook(actors.council, ["claim.paid", "claim.payment_returned"]);
    const lineIds = await createReadyLines(opened.services, payers, [1_000_00]);
    const [line] = await entriesOf(opened.services, await createBatch(opened.services, { actors: payers, lineIds, state: "sent" }));
    const proofFileId = await createProof(opened.services, payers);
    const paid = { outcome: "paid" as const, reference: line?.reference ?? "", utr: `UTRN${Date.now()}`, settledOn: today(), proofFileId };
    await settleLine(as(payers.preparer), paid);
    await settleLine(as(payers.preparer), paid);
    expect(await eventsOf(council.webhook.id)).toEqual(["claim.paid"]);
    const returned = { outcome: "returned" as const, reference: paid.reference, reason: "Account closed", settledOn: today(), proofFileId };
    await settleLine(as(payers.preparer), returned);
    await settleLine(as(payers.preparer), returned);
    expect(await eventsOf(council.webhook.id)).toEqual(["claim.paid", "claim.payment_returned"]);
  });

  test("of a payment that DGFT made itself, and that the council took back", async () => {
    const payers = await createPaymentActors(opened.services);
    const direct = { payer: "dgft_direct", state: "sanctioned", hasAccount: false } as const;
    const { line, member } = await createPaymentLine(opened.services, { actors: payers, amountPaise: 1_000_00, ...direct });
    const own = await hook(member, ["claim.paid", "claim.payment_returned"]);
    const { id: lineId, version } = line;
    await recordElsewhere(as(payers.preparer), { lineId, version, reference: "DGFT/7", paidOn: "2026-10-09", amount: "1000" });
    expect(await eventsOf(own.webhook.id)).toEqual(["claim.paid"]);
    await reverseElsewhere(as(payers.approver), { lineId, version: version + 1, reason: "It was of another claim" });
    expect(await eventsOf(own.webhook.id)).toEqual(["claim.paid", "claim.payment_returned"]);
  });

  test("of a payment that the firm paid back, and of a receipt that was taken back", async () => {
    const payers = await createPaymentActors(opened.services);
    const { line, member } = await createPaidLine(opened.services, { actors: payers, paidOn: today(), amountPaise: 1_000_00 });
    const own = await hook(member, ["claim.paid", "claim.payment_returned"]);
    const { id: recoveryId } = await demandRecovery(as(payers.preparer), { lineId: line.id, amountPaise: 1_000_00, reason: "Paid twice" });
    await settleRecovery(as(payers.approver), { recoveryId, decision: "confirm" });
    await recordReceipt(as(payers.preparer), { recoveryId, receivedOn: today(), amountPaise: 1_000_00, reference: `UTR ${recoveryId}` });
    expect(await eventsOf(own.webhook.id)).toEqual(["claim.payment_returned"]);
    const { rows } = await listRecoveries(as(payers.preparer), { pageSize: 100 });
    const receiptId = rows.find(({ id }) => id === recoveryId)?.receipts[0]?.id ?? "";
    await reverseReceipt(as(payers.approver), { receiptId, reason: "The money of another firm" });
    expect(await eventsOf(own.webhook.id)).toEqual(["claim.payment_returned", "claim.paid"]);
  });

  test.each([
    ["papers_asked", []],
    ["paid", ["claim.paid"]],
  ] as const)("of a claim in instalments when the bank paid them all: the other one is %s", async (state, told) => {
    const payers = await createPaymentActors(opened.services);
    const council = await hook(actors.council, ["claim.paid"]);
    const { line } = await createPaymentLine(opened.services, { actors: payers, amountPaise: 1_000_00 });
    const other = await createOrderLine(opened.services, { reimbursementId: line.reimbursementId, amountPaise: 1_000_00, instalment: 2 });
    await other.put(state);
    const [entry] = await entriesOf(opened.services, await createBatch(opened.services, { actors: payers, lineIds: [line.id], state: "sent" }));
    const proofFileId = await createProof(opened.services, payers);
    const paid = { outcome: "paid" as const, reference: entry?.reference ?? "", utr: `UTRN${Date.now()}`, settledOn: today(), proofFileId };
    await settleLine(as(payers.preparer), paid);
    expect(await eventsOf(council.webhook.id)).toEqual(told);
  });

  test("of a claim whose last unpaid instalment a correction cancels, and of none without a payment", async () => {
    const payers = await createPaymentActors(opened.services);
    const council = await hook(actors.council, ["claim.paid"]);
    const cancel = async (orderId: string, lineId: string): Promise<void> => {
      const lines = [{ lineId, amount: 0 }];
      await askOrderChange(as(payers.preparer), { orderId, version: 1, reason: "Ordered twice", lines, claims: [] });
      const { changes } = await getOrder(as(payers.approver), { orderId });
      await confirmOrderChange(as(payers.approver), { changeId: changes[0]?.id ?? "" });
    };
    const alone = await createPaymentLine(opened.services, { actors: payers, amountPaise: 1_000_00 });
    await cancel(alone.orderId, alone.line.id);
    const { line } = await createPaymentLine(opened.services, { actors: payers, amountPaise: 1_000_00 });
    const { reimbursementId } = line;
    await database.db
      .update(reimbursements)
      .set({ recommendedPaise: 2_000_00, sanctionedPaise: 2_000_00 })
      .where(eq(reimbursements.id, reimbursementId));
    const { id: orderId } = await recordOrder(as(payers.preparer), {
      number: `${reimbursementId}/2`,
      orderedOn: "2026-10-06",
      budgetHead: "MAI",
      payer: "council",
      fileId: await createPaymentFile(opened.services, payers.preparer.userId),
      lines: [{ reimbursementId, amount: 1_000_00, isOtherPayer: true }],
    });
    const [entry] = await entriesOf(opened.services, await createBatch(opened.services, { actors: payers, lineIds: [line.id], state: "sent" }));
    const proofFileId = await createProof(opened.services, payers);
    const paid = { outcome: "paid" as const, reference: entry?.reference ?? "", utr: `UTRN${Date.now()}`, settledOn: today(), proofFileId };
    await settleLine(as(payers.preparer), paid);
    expect(await eventsOf(council.webhook.id)).toEqual([]);
    const [, second] = await selectClaimLines(database.db, reimbursementId);
    await cancel(orderId, second?.id ?? "");
    const [told, ...others] = await deliveriesOf(council.webhook.id);
    expect([JSON.parse(told?.body ?? "{}"), others]).toMatchObject([{ type: "claim.paid", data: { reimbursement_id: reimbursementId } }, []]);
  });

  test("of a member that activated its login the council alone", async () => {
    const [own, council] = [await everything(actors.member), await everything(actors.council)];
    const firm = { firmName: "Satpura Optics", gstNo: newGstNo(), membershipStartOn: "01-04-2026", membershipEndOn: "31-03-2027" };
    const contact = { contactName: "Export Office", contactEmail: `desk-${firm.gstNo}@satpura.example`, contactPhone: "+91 98765 43210" };
    const added = await addFirm(as(actors.council), AddFirmInput.parse({ ...firm, ...contact }));
    const [user] = await database.db.execute<{ id: string }>(sql`select id from users where firm_id = ${added.firm.id}`);
    const { id: linkId } = await newestLink(opened.services, user?.id ?? "");
    const { link, otp } = await issueActivationSecret(systemContext(opened.services), linkId);
    const id = new URL(link).searchParams.get("id") ?? "";
    const anyone = contextOf(opened.services, visitor);
    const { resetToken: token } = await verifyActivationOtp(anyone, { id, otp });
    await completeActivation(anyone, { id, token, password: "Nilgiri#2026x", confirmPassword: "Nilgiri#2026x" });
    expect([await eventsOf(own.webhook.id), await eventsOf(council.webhook.id)]).toEqual([[], ["member.activated"]]);
  });

  test("not a webhook that is deleted at the same time", async () => {
    const [gone, kept] = [await everything(actors.council), await everything(actors.council)];
    let running: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await deleteWebhook(tx, gone.webhook.id);
      running = database.db.transaction((action) =>
        insertWebhookEvents(action, "claim.submitted", new Date(), [{ firmId: actors.member.firmId, council: {} }]),
      );
      const waiting = () => tx.execute(sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`);
      await eventually(async () => expect(await waiting()).toHaveLength(1));
    });
    await running;
    expect([await eventsOf(gone.webhook.id), await eventsOf(kept.webhook.id)]).toEqual([[], ["claim.submitted"]]);
  });

  test("no webhook of a closed firm", async () => {
    const { actor, firm } = await createMember(opened.services);
    const own = await everything(actor);
    await database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Left" }).where(eq(firms.id, firm.id));
    await database.db.transaction((tx) => insertWebhookEvents(tx, "claim.submitted", new Date(), [{ firmId: firm.id, member: {} }]));
    expect(await eventsOf(own.webhook.id)).toEqual([]);
  });

  test("nobody of an action that is rolled back", async () => {
    const { webhook } = await everything(actors.council);
    const undone = database.db.transaction(async (tx) => {
      await insertWebhookEvents(tx, "claim.submitted", new Date(), [{ firmId: actors.member.firmId, council: {} }]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const jobsLeft = await database.db.execute(sql`select 1 from outbox where topic = 'deliver-webhook'`);
    expect([await eventsOf(webhook.id), [...jobsLeft]]).toEqual([[], []]);
  });
});

test("its user is told by e-mail of each new address, by its host", async () => {
  const { webhook } = await hook(actors.member);
  const change = (url: string, name: string) => changeWebhook(as(actors.member), { webhookId: webhook.id, name, url, events: ["claim.submitted"] });
  await change(receiver.url, "Stock");
  await change("https://erp.example/hooks?key=1", "Stock");
  const path = "/Membership/webhooks";
  expect((await mailsTo(actors.member.email, "webhook_address")).map(({ params }) => params)).toEqual([
    { subject: new URL(receiver.url).host, path },
    { subject: "erp.example", path },
  ]);
});

describe("the form", () => {
  test("takes five webhooks, and those of others are not found", async () => {
    for (let count = 0; count < 5; count += 1) await hook(actors.member);
    expect(await refusalCodeOf(hook(actors.member))).toBe("too_many_webhooks");
    const { rows, events } = await listOwnWebhooks(as(actors.member));
    expect(rows).toHaveLength(5);
    expect(events).not.toContain("claim.queried");
    expect(JSON.stringify(rows)).not.toContain("whsec_");
    const webhookId = rows[0]?.id ?? "";
    expect(await refusalCodeOf(renewWebhookSecret(as(actors.council), { webhookId }))).toBe("not_found");
    expect(await refusalCodeOf(hook(actors.member, ["claim.queried"]))).toBe("invalid");
  });

  test("is added once by a request that is repeated, and only the same request of the same user shows its secret again", async () => {
    const colleague = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const idempotency = { key: "first-press", route: "webhooks.create", bodyHash: "a" };
    const add = (actor: StaffActor, change: Partial<typeof idempotency> = {}) =>
      createWebhook({ ...as(actor), idempotency: { ...idempotency, ...change } }, { name: "ERP", url: receiver.url, events: ["claim.submitted"] });
    const first = await add(actors.council);
    expect(await add(actors.council)).toEqual(first);
    expect((await listOwnWebhooks(as(actors.council))).rows).toEqual([first.webhook]);
    expect(await mailsTo(actors.council.email, "webhook_address")).toHaveLength(1);
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const all = [first, await add(actors.council, { key: "second-press" }), await add(actors.council, { bodyHash: "b" }), await add(colleague)];
    expect(new Set(all.flatMap(({ webhook, secret }) => [webhook.id, secret])).size).toBe(8);
    const renewed = await renewWebhookSecret(as(actors.council), { webhookId: first.webhook.id });
    expect(renewed.secret).not.toBe(first.secret);
    expect(await refusalCodeOf(add(actors.council))).toBe("webhook_secret_renewed");
  });

  test("asks for the password, and refuses addresses that cannot be right", async () => {
    const { webhook } = await hook(actors.member);
    const ctx = as(actors.member);
    const strict = { ...ctx, config: { ...ctx.config, webhooksMayBePrivate: false } };
    const fields = { name: "ERP", url: "https://erp.example/hooks", events: ["claim.submitted" as const] };
    const change = (on: AppContext, url = fields.url) => refusalCodeOf(changeWebhook(on, { ...fields, url, webhookId: webhook.id }));
    const old = { ...strict, origin: { ...strict.origin, secondsSincePassword: 3_600 } };
    expect(await change(old)).toBe("password_not_fresh");
    for (const url of [
      "erp.example",
      "http://erp.example/",
      "ftp://erp.example/",
      "https://user:pass@erp.example/",
      "https://erp.example:22/",
      "https://erp.example/#x",
      "https://127.0.0.1/",
      "https://2130706433/",
      "https://[::ffff:10.0.0.1]/",
      "https://169.254.169.254/latest/meta-data/",
    ])
      expect([url, await change(strict, url)]).toEqual([url, "invalid"]);
    for (const url of ["https://erp.example/", "https://erp.example:8443/hooks?key=1"])
      expect([url, await change(strict, url)]).toEqual([url, "accepted"]);
  });
});

test("personal data: the export names a webhook without its secret, and the erasure deletes it with its deliveries", async () => {
  const { webhookId } = await waitingTest();
  const { email } = actors.member;
  const { text } = await exportPersonalData(as(actors.council), { email });
  expect(text).toContain(receiver.url);
  expect(text).not.toContain((await rowOf(webhookId))?.sealedSecret);
  await erasePersonalData(as(actors.council), { email, typedEmail: email });
  expect([await rowOf(webhookId), await deliveriesOf(webhookId)]).toEqual([undefined, []]);
});

test("the sweep deletes deliveries after 30 days and seals secrets with the new key", async () => {
  const { webhookId, secret, delivery } = await waitingTest();
  await sendTestEvent(as(actors.member), { webhookId });
  await database.db.execute(sql`update webhook_deliveries set created_at = now() - interval '31 days' where id = ${delivery.id}`);
  const keys = createKeys("another secret that only the tests use, 32+", "a secret that only the tests use, 32+");
  const rotated = { ...systemContext(opened.services), keys };
  await sweepWebhooks(rotated);
  const [left] = await deliveriesOf(webhookId);
  expect(left?.id).not.toBe(delivery.id);
  const onlyNew = { ...rotated, keys: createKeys("another secret that only the tests use, 32+") };
  expect(await tryOnce(left?.id ?? "", onlyNew)).toBe("over");
  const [first] = receiver.received;
  expect(() => new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>)).not.toThrow();
});
