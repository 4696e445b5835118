import { limits } from "#domain/accounts/limits.ts";
import { readCode, type TypedCode } from "#domain/accounts/second-factor.ts";
import {
  findRecoveryCodes,
  findSecondFactor,
  updateSealedSecret,
  consumeRecoveryCode,
  consumeTotpStep,
  type SecondFactorRow,
} from "#db/queries/second-factors.ts";
import type { AppContext } from "../../../context.ts";
import { openSealed, seal } from "../../../infra/sealed.ts";
import { totpStep } from "../../../infra/totp.ts";
import { checkUnderLimits, type Attempt } from "../rate-limits.ts";

/** Which of the two a right code was. */
export type TakenCode = "app" | "recovery";

type CodeUse = {
  /** Limits in addition to that of the account. */
  readonly more?: readonly Attempt[];
  /** How a user whose app's codes are locked goes on, where it is not by a recovery code. */
  readonly wayOut?: string;
};

/**
 * Accepts a code of a user's second factor at most once: a code of the app by its time step, a recovery code by its row. An
 * attempt is counted for the account before anything is compared; a correct code refunds it.
 * @returns undefined for a wrong or used code, and for a user without a second factor
 * @throws rate_limited (too many wrong ones for this account; or `more`); unavailable (too many hashes at once)
 * @source RFC 6238 section 5.2; security.md 3.6, row 10
 */
export async function takeCode(
  ctx: AppContext,
  userId: string,
  typed: string,
  { more = [], wayOut = limits.secondFactor.wayOut }: CodeUse = {},
): Promise<TakenCode | undefined> {
  const code = readCode(typed);
  if (code.kind === "recovery") ctx.passwords.assertRoom();
  // Recovery codes cannot be guessed, so a user who is locked out of the app's codes may still use one.
  const limit = code.kind === "recovery" ? limits.recoveryCodes : { ...limits.secondFactor, wayOut };
  return checkUnderLimits(ctx, [{ limit, subject: userId }, ...more], async () => {
    const factor = await findSecondFactor(ctx.db, userId);
    if (factor === undefined || factor.confirmedAt === null || code.kind === "neither") return undefined;
    const isRight = code.kind === "app" ? await takeAppCode(ctx, factor, code.digits) : await takeRecoveryCode(ctx, userId, code);
    return isRight ? code.kind : undefined;
  });
}

async function takeAppCode(ctx: AppContext, factor: SecondFactorRow, digits: string): Promise<boolean> {
  const secret = openSecret(ctx, factor);
  const step = totpStep(secret, digits, ctx.now().getTime());
  return step !== undefined && (await consumeTotpStep(ctx.db, factor.userId, step)) && (await keepCurrent(ctx, factor, secret));
}

/** The shared secret. A row that no key opens is a fault of the operator, not a wrong code. */
export function openSecret({ keys }: AppContext, { userId, sealedSecret }: SecondFactorRow): string {
  const opened = openSealed(keys.secondFactor, userId, sealedSecret);
  if (opened === undefined) throw new Error("a second factor cannot be read: was APP_SECRET changed without APP_SECRET_PREVIOUS?");
  return opened.text;
}

/** After a rotation of the secret the row is sealed with the new key at its first use, before the old key is removed. */
async function keepCurrent(ctx: AppContext, factor: SecondFactorRow, secret: string): Promise<true> {
  const { secondFactor } = ctx.keys;
  if (openSealed(secondFactor, factor.userId, factor.sealedSecret)?.isOutdated === true)
    await updateSealedSecret(ctx.db, factor, seal(secondFactor, factor.userId, secret));
  return true;
}

async function takeRecoveryCode(ctx: AppContext, userId: string, code: RecoveryCode): Promise<boolean> {
  const codeHash = await findHashOfRecoveryCode(ctx, userId, code);
  return codeHash !== undefined && (await consumeRecoveryCode(ctx.db, userId, codeHash));
}

type RecoveryCode = Extract<TypedCode, { kind: "recovery" }>;

/** The stored hash of a right recovery code, used or not; undefined for a wrong one. @throws unavailable (too many hashes at once) */
export async function findHashOfRecoveryCode(ctx: AppContext, userId: string, { position, characters }: RecoveryCode): Promise<string | undefined> {
  for (const codeHash of await findRecoveryCodes(ctx.db, userId, position)) if (await ctx.passwords.verifyOtp(codeHash, characters)) return codeHash;
  return undefined;
}
