import type { StaffActor } from "#domain/accounts/actor.ts";
import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { readCode, type SecondFactorCode } from "#domain/accounts/second-factor.ts";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMail } from "#db/queries/mail.ts";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  updateRecoveryCodesConfirmed,
  upsertRecoveryCodes,
} from "#db/queries/second-factors.ts";
import { markOtherSessionsEnded, updateSecondFactorAt } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit, recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { lockOwnUser } from "../lock-own-user.ts";
import { checkUnderLimits, consumeRateLimit, tooManyAttempts } from "../rate-limits.ts";
import { beginSetUp, codeWrong, finishSetUp, makeRecoveryCodes, proveSetUp, type SetUpView } from "./set-up.ts";
import { findHashOfRecoveryCode, takeCode } from "./take-code.ts";

export type OwnSecondFactorView = {
  readonly isOn: boolean;
  /** The operator requires one of every user of council and DGFT. */
  readonly isRequired: boolean;
  readonly since: Date | null;
  /** Of the recovery codes that the user confirmed to have. */
  readonly recoveryCodesLeft: number;
  /** False while codes that were shown last are not confirmed. */
  readonly areCodesConfirmed: boolean;
};

/** The state of the second factor of the signed-in user. @source security.md 3.6 */
export async function viewSecondFactor(ctx: AppContext): Promise<OwnSecondFactorView> {
  const actor = authorize(ctx.actor, "accounts.secondFactor");
  const since = (await findSecondFactor(ctx.db, actor.userId))?.confirmedAt ?? null;
  const left = await countRecoveryCodes(ctx.db, actor.userId);
  return {
    isOn: since !== null,
    isRequired: ctx.config.staffMfa === "required",
    since,
    recoveryCodesLeft: left.confirmed,
    areCodesConfirmed: left.unconfirmed === 0,
  };
}

/** Starts the setup. @throws forbidden (`password_not_fresh`); conflict (`second_factor_on`) */
export async function beginOwnSecondFactor(ctx: AppContext): Promise<SetUpView> {
  const actor = authorize(ctx.actor, "accounts.secondFactor");
  assertFreshPassword(ctx);
  return beginSetUp(ctx, { id: actor.userId, email: actor.email });
}

export type RecoveryCodes = { readonly recoveryCodes: readonly string[] };

/**
 * Activates the second factor with its first code; every other session ends, and the user is notified by email.
 * @returns the recovery codes, which are shown only once
 * @throws forbidden (`password_not_fresh`); invalid (`code_wrong`); conflict (`second_factor_on`, `second_factor_not_begun`);
 * rate_limited
 */
export async function confirmOwnSecondFactor(ctx: AppContext, { code }: SecondFactorCode): Promise<RecoveryCodes> {
  const actor = authorize(ctx.actor, "accounts.secondFactor");
  assertFreshPassword(ctx);
  const tries = await consumeRateLimit(ctx, [sessionAttempt(actor)]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
  const proven = await proveSetUp(ctx, actor.userId, code);
  await tries.refundAttempt();
  const { codes, hashes } = await makeRecoveryCodes(ctx);
  await change(ctx, actor, async (tx) => {
    await finishSetUp(tx, proven, hashes);
    await updateSecondFactorAt(tx, actor.sessionId);
    await markOtherSessionsEnded(tx, actor);
    await tellOwner(tx, actor, "second_factor_on");
    await recordAudit(tx, ctx, { event: "secondFactor.on" });
  });
  return { recoveryCodes: codes };
}

/**
 * Switches it off; every other session ends, and the user is notified by email. A repeated call changes nothing and needs no code.
 * @throws forbidden (`password_not_fresh`); conflict (`second_factor_required`); invalid (`code_wrong`); rate_limited
 */
export async function disableSecondFactor(ctx: AppContext, { code }: SecondFactorCode): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "accounts.secondFactor");
  if (ctx.config.staffMfa === "required") throw conflict("second_factor_required", accountMessages.secondFactorRequired);
  assertFreshPassword(ctx);
  if (!(await hasSecondFactor(ctx.db, actor.userId))) return { message: accountMessages.secondFactorOff };
  await assertCode(ctx, actor, code);
  await change(ctx, actor, async (tx) => {
    if (!(await deleteSecondFactor(tx, actor.userId))) return;
    await markOtherSessionsEnded(tx, actor);
    await tellOwner(tx, actor, "second_factor_off");
    await recordAudit(tx, ctx, { event: "secondFactor.off" });
  });
  return { message: accountMessages.secondFactorOff };
}

/**
 * Creates ten new recovery codes, which are valid at once, in place of any that the user has not confirmed; the confirmed ones stay valid until
 * the user confirms to have the new ones.
 * @throws forbidden (`password_not_fresh`); invalid (`code_wrong`); rate_limited
 */
export async function renewRecoveryCodes(ctx: AppContext, { code }: SecondFactorCode): Promise<RecoveryCodes> {
  const actor = authorize(ctx.actor, "accounts.secondFactor");
  await assertCode(ctx, actor, code);
  const { codes, hashes } = await makeRecoveryCodes(ctx);
  await change(ctx, actor, async (tx) => {
    await upsertRecoveryCodes(tx, actor.userId, hashes);
    await recordAudit(tx, ctx, { event: "secondFactor.renewCodes" });
  });
  return { recoveryCodes: codes };
}

/**
 * Stores that the user has the recovery codes that were shown; only now the earlier ones become invalid. One of them, used or not, tells which
 * list it is. A repeated call changes nothing.
 * @throws conflict (`codes_replaced`: newer codes were made since; nothing changes); rate_limited
 */
export async function confirmRecoveryCodes(ctx: AppContext, { code }: SecondFactorCode): Promise<void> {
  const actor = authorize(ctx.actor, "accounts.secondFactor");
  ctx.passwords.assertRoom();
  const shown = readCode(code);
  const codeHash = await checkUnderLimits(ctx, [sessionAttempt(actor)], async () =>
    shown.kind === "recovery" ? findHashOfRecoveryCode(ctx, actor.userId, shown) : undefined,
  );
  if (codeHash === undefined) throw codesReplaced();
  await change(ctx, actor, async (tx) => {
    const outcome = await updateRecoveryCodesConfirmed(tx, actor.userId, codeHash);
    if (outcome === "replaced") throw codesReplaced();
    if (outcome === "confirmed") await recordAudit(tx, ctx, { event: "secondFactor.confirmCodes" });
  });
}

const codesReplaced = () => conflict("codes_replaced", accountMessages.codesReplaced);

/** Answers contain secrets, so no idempotency key may store them. A user whose session or login was ended in between changes nothing. */
const change = (ctx: AppContext, actor: StaffActor, work: (tx: Tx) => Promise<void>): Promise<void> =>
  transact({ ...ctx, idempotency: undefined }, async (tx) => {
    await lockOwnUser(tx, actor);
    await work(tx);
  });

async function assertCode(ctx: AppContext, actor: StaffActor, code: string): Promise<void> {
  assertFreshPassword(ctx);
  if ((await takeCode(ctx, actor.userId, code, { more: [sessionAttempt(actor)] })) !== undefined) return;
  await recordAuditInOwnTransaction(ctx, { event: "secondFactor.use", outcome: "failed" });
  throw codeWrong();
}

const sessionAttempt = (actor: StaffActor) => ({ limit: limits.secondFactorSession, subject: actor.sessionId });

const tellOwner = (tx: Tx, { userId, email }: StaffActor, kind: "second_factor_on" | "second_factor_off"): Promise<string> =>
  insertMail(tx, { kind, to: { userId, email }, params: { path: paths.login } });
