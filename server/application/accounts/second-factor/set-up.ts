import { accountMessages } from "#domain/accounts/messages.ts";
import { readCode, recoveryCodeCount, showRecoveryCode } from "#domain/accounts/second-factor.ts";
import { conflict, invalid } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import {
  upsertPendingSecondFactor,
  findSecondFactor,
  markSecondFactorActive,
  upsertRecoveryCodes,
  type SecondFactorRow,
} from "#db/queries/second-factors.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { seal } from "../../../infra/sealed.ts";
import { newRecoveryCharacters, newTotpSecret, totpAddress, totpStep } from "../../../infra/totp.ts";
import { openSecret } from "./take-code.ts";

/** The data for an authenticator app, as a picture or typed. */
export type SetUpView = { readonly secret: string; readonly address: string };

export const codeWrong = () => invalid("code_wrong", accountMessages.codeWrong, { code: [accountMessages.codeWrong] });

/** Creates the secret of a new second factor, which is active after its first code. @throws conflict (`second_factor_on`) */
export async function beginSetUp(ctx: AppContext, user: { readonly id: string; readonly email: string }): Promise<SetUpView> {
  const secret = newTotpSecret();
  const isBegun = await transact({ ...ctx, idempotency: undefined }, (tx) =>
    upsertPendingSecondFactor(tx, user.id, seal(ctx.keys.secondFactor, user.id, secret)),
  );
  if (!isBegun) throw conflict("second_factor_on", accountMessages.secondFactorOn);
  return { secret, address: totpAddress(secret, user.email) };
}

export type ProvenFactor = { readonly factor: SecondFactorRow; readonly step: number };

/**
 * The second factor that was begun, shown to work by its first code.
 * @throws invalid (`code_wrong`); conflict (`second_factor_not_begun`, `second_factor_on`)
 */
export async function proveSetUp(ctx: AppContext, userId: string, typed: string): Promise<ProvenFactor> {
  const factor = await findSecondFactor(ctx.db, userId);
  if (factor === undefined) throw conflict("second_factor_not_begun", accountMessages.secondFactorNotBegun);
  if (factor.confirmedAt !== null) throw conflict("second_factor_on", accountMessages.secondFactorOn);
  const code = readCode(typed);
  const step = code.kind === "app" ? totpStep(openSecret(ctx, factor), code.digits, ctx.now().getTime()) : undefined;
  if (step === undefined) throw codeWrong();
  return { factor, step };
}

/** New recovery codes, shown once, and their hashes, computed one after the other: sign-ins of other users share the hash threads. */
export async function makeRecoveryCodes(ctx: AppContext): Promise<{ readonly codes: readonly string[]; readonly hashes: readonly string[] }> {
  const codes: string[] = [];
  const hashes: string[] = [];
  for (let position = 0; position < recoveryCodeCount; position += 1) {
    const characters = newRecoveryCharacters();
    codes.push(showRecoveryCode(position, characters));
    hashes.push(await ctx.passwords.hashOtp(characters));
  }
  return { codes, hashes };
}

/** Activates it with its recovery codes. @throws conflict (`second_factor_on`: activated by another window) */
export async function finishSetUp(tx: Tx, { factor, step }: ProvenFactor, hashes: readonly string[]): Promise<void> {
  if (!(await markSecondFactorActive(tx, factor, step))) throw conflict("second_factor_on", accountMessages.secondFactorOn);
  await upsertRecoveryCodes(tx, factor.userId, hashes);
}
