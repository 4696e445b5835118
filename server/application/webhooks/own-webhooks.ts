import { isIP } from "node:net";
import { z } from "zod";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { paths } from "#domain/council.ts";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { eventsFor, type WebhookEvent, type WebhookRole } from "#domain/webhooks/events.ts";
import { maxWebhooks, offReasons, WebhookFields, webhookMessages, webhookUrlProblem } from "#domain/webhooks/webhook.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertMail } from "#db/queries/mail.ts";
import {
  countOwnWebhooks,
  deleteWebhook,
  insertWebhook,
  lockOwnWebhook,
  selectOwnWebhooks,
  updateWaitingToFailed,
  updateWebhook,
  type WebhookRow,
} from "#db/queries/webhooks.ts";
import type { AppContext } from "../../context.ts";
import { hostOf, isPublicAddress } from "../../infra/public-address.ts";
import { openSealed, seal } from "../../infra/sealed.ts";
import { newWebhookSecret, webhookProblems } from "../../infra/webhook-sender.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { lockOwnUser } from "../accounts/lock-own-user.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { idAndSecretOf } from "../repeat-key.ts";

export type WebhookView = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isOn: boolean;
  readonly offAt: Date | null;
  /** Why it is off; undefined while it is on. */
  readonly offReason: string | undefined;
  readonly createdAt: Date;
};

export type WebhookChangedView = { readonly webhook: WebhookView; readonly message: string };
/** With the secret, which is shown only once. */
export type WebhookSecretView = WebhookChangedView & { readonly secret: string };

const presentWebhook = ({ id, name, url, events, offAt, offReason, createdAt }: WebhookRow): WebhookView => ({
  id,
  name,
  url,
  events,
  isOn: offAt === null,
  offAt,
  offReason: offReason === null ? undefined : offReasons[offReason],
  createdAt,
});

/** The webhooks of the signed-in user, and the events that it can ask for. */
export async function listOwnWebhooks(ctx: AppContext): Promise<{ readonly rows: readonly WebhookView[]; readonly events: readonly WebhookEvent[] }> {
  const actor = authorize(ctx.actor, "webhooks.read");
  const rows = await selectOwnWebhooks(ctx.db, actor.userId);
  return { rows: rows.map(presentWebhook), events: eventsFor(roleOf(actor)) };
}

const roleOf = ({ role }: MemberActor | StaffActor): WebhookRole => (role === "MEMBER" ? role : "EPCMD_ADMIN");

export const CreateWebhookInput = WebhookFields;
export type CreateWebhookInput = WebhookFields;

/**
 * Adds a webhook of the signed-in user, who is told by e-mail. A repeated request adds no other one.
 * @returns its secret, which only a repeat of the same request by the same user shows again
 * @throws forbidden (`password_not_fresh`); invalid (named in `fields`); conflict (`too_many_webhooks`; `webhook_secret_renewed`: a repeat after
 * its secret was renewed); unauthenticated (the session or the login ended in between)
 */
export async function createWebhook(ctx: AppContext, input: CreateWebhookInput): Promise<WebhookSecretView> {
  const actor = authorize(ctx.actor, "webhooks.manage");
  assertFreshPassword(ctx);
  assertFields(ctx, actor, input);
  // The answer contains the secret, so it is not stored with the idempotency key: a repeat computes it.
  const { id, secret: bits } = idAndSecretOf(ctx, "webhook");
  const secret = newWebhookSecret(bits);
  const row = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockOwnUser(tx, actor);
    const before = await lockOwnWebhook(tx, { id, userId: user.id });
    if (before !== undefined) {
      const isSame = openSealed(ctx.keys.webhooks, id, before.sealedSecret)?.text === secret;
      if (!isSame) throw conflict("webhook_secret_renewed", webhookMessages.renewedSince);
      return before;
    }
    if ((await countOwnWebhooks(tx, user.id)) >= maxWebhooks) throw conflict("too_many_webhooks", webhookMessages.tooMany);
    const at = ctx.now();
    await recordAudit(tx, ctx, { event: "webhook.create", subject: { kind: "user", id: user.id }, detail: { webhook: id, events: input.events } });
    const firmId = actor.role === "MEMBER" ? actor.firmId : null;
    const sealedSecret = seal(ctx.keys.webhooks, id, secret);
    const added = await insertWebhook(tx, { ...fieldsOf(input), id, userId: user.id, firmId, sealedSecret, createdAt: at, changedAt: at });
    await tellOfAddress(tx, actor, added);
    return added;
  });
  return { webhook: presentWebhook(row), secret, message: webhookMessages.created };
}

/** Writes to the user where events go from now on: only the host, because the rest of an address can be a secret. */
async function tellOfAddress(tx: Tx, { userId, email }: MemberActor | StaffActor, { url, firmId }: WebhookRow): Promise<void> {
  const params = { subject: new URL(url).host, path: firmId === null ? paths.councilWebhooks : paths.memberWebhooks };
  await insertMail(tx, { kind: "webhook_address", to: { userId, email }, params });
}

const fieldsOf = ({ name, url, events }: WebhookFields) => ({ name, url: new URL(url).href, events: [...new Set(events)] });

/** @throws invalid */
function assertFields({ config }: AppContext, actor: MemberActor | StaffActor, { url, events }: WebhookFields): void {
  const problem = webhookUrlProblem(url, config.webhooksMayBePrivate) ?? (config.webhooksMayBePrivate ? undefined : literalProblem(url));
  if (problem !== undefined) throw invalid("invalid", problem, { url: [problem] });
  const allowed = eventsFor(roleOf(actor));
  if (!events.every((event) => allowed.includes(event)))
    throw invalid("invalid", webhookMessages.notForRole, { events: [webhookMessages.notForRole] });
}

/** An address in figures is refused at once; a name is looked up at each try. */
function literalProblem(url: string): string | undefined {
  const host = hostOf(new URL(url));
  return isIP(host) !== 0 && !isPublicAddress(host) ? webhookProblems.address_private : undefined;
}

export const WebhookId = z.object({ webhookId: z.uuid() });
export type WebhookId = z.infer<typeof WebhookId>;
export const ChangeWebhookInput = WebhookFields.extend(WebhookId.shape);
export type ChangeWebhookInput = z.output<typeof ChangeWebhookInput>;

/**
 * Changes name, address and events; the user is told of another address by e-mail.
 * @throws unauthenticated (`token_not_valid`); forbidden (`password_not_fresh`); not_found; invalid (named in `fields`)
 */
export async function changeWebhook(ctx: AppContext, { webhookId, ...fields }: ChangeWebhookInput): Promise<WebhookChangedView> {
  const actor = authorize(ctx.actor, "webhooks.manage");
  assertFreshPassword(ctx);
  assertFields(ctx, actor, fields);
  const webhook = await transact(ctx, (tx) => change(tx, ctx, actor, webhookId, { values: fieldsOf(fields), detail: { events: fields.events } }));
  return { webhook, message: webhookMessages.saved };
}

export const SwitchWebhookInput = WebhookId.extend({ isOn: z.boolean() });
export type SwitchWebhookInput = z.infer<typeof SwitchWebhookInput>;

/**
 * Switches a webhook on or off. What waits when it goes off is not sent.
 * @throws unauthenticated (`token_not_valid`); forbidden (`password_not_fresh`); not_found
 */
export async function switchWebhook(ctx: AppContext, { webhookId, isOn }: SwitchWebhookInput): Promise<WebhookChangedView> {
  const actor = authorize(ctx.actor, "webhooks.manage");
  assertFreshPassword(ctx);
  const values = isOn ? { offAt: null, offReason: null, failingSince: null } : { offAt: ctx.now(), offReason: "user" as const };
  const webhook = await transact(ctx, async (tx) => {
    const changed = await change(tx, ctx, actor, webhookId, { values, detail: { isOn } });
    if (!isOn) await updateWaitingToFailed(tx, webhookId);
    return changed;
  });
  return { webhook, message: isOn ? webhookMessages.switchedOn : webhookMessages.switchedOff };
}

/**
 * Makes another secret; the one before no longer counts.
 * @throws unauthenticated (`token_not_valid`); forbidden (`password_not_fresh`); not_found
 */
export async function renewWebhookSecret(ctx: AppContext, { webhookId }: WebhookId): Promise<WebhookSecretView> {
  const actor = authorize(ctx.actor, "webhooks.manage");
  assertFreshPassword(ctx);
  const secret = newWebhookSecret();
  const values = { sealedSecret: seal(ctx.keys.webhooks, webhookId, secret) };
  const webhook = await transact({ ...ctx, idempotency: undefined }, (tx) =>
    change(tx, ctx, actor, webhookId, { values, detail: { secret: "renewed" } }),
  );
  return { webhook, secret, message: webhookMessages.secretRenewed };
}

/** Deletes a webhook with its deliveries; what waits is not sent. @throws forbidden (`password_not_fresh`); not_found */
export async function removeWebhook(ctx: AppContext, { webhookId }: WebhookId): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "webhooks.manage");
  assertFreshPassword(ctx);
  await transact(ctx, async (tx) => {
    await getOwnWebhook(tx, actor, webhookId);
    await deleteWebhook(tx, webhookId);
    await recordAudit(tx, ctx, { event: "webhook.delete", subject: { kind: "user", id: actor.userId }, detail: { webhook: webhookId } });
  });
  return { message: webhookMessages.deleted };
}

type Change = {
  readonly values: Parameters<typeof updateWebhook>[2];
  readonly detail: Readonly<Record<string, string | boolean | readonly string[]>>;
};

async function change(tx: Tx, ctx: AppContext, actor: MemberActor | StaffActor, id: string, { values, detail }: Change): Promise<WebhookView> {
  await lockOwnUser(tx, actor);
  const before = await getOwnWebhook(tx, actor, id);
  await recordAudit(tx, ctx, { event: "webhook.change", subject: { kind: "user", id: actor.userId }, detail: { webhook: id, ...detail } });
  const row = await updateWebhook(tx, id, { ...values, changedAt: ctx.now() });
  if (row.url !== before.url) await tellOfAddress(tx, actor, row);
  return presentWebhook(row);
}

/** A webhook of the actor, locked. @throws not_found (unknown, or another user's) */
export async function getOwnWebhook(tx: Tx, { userId }: MemberActor | StaffActor, id: string): Promise<WebhookRow> {
  const row = await lockOwnWebhook(tx, { id, userId });
  if (row === undefined) throw notFound("not_found", webhookMessages.notFound);
  return row;
}
