import { accountMessages } from "#domain/accounts/messages.ts";
import { passwordProblem } from "#domain/accounts/password-rules.ts";
import { invalid } from "#domain/errors.ts";
import { paths } from "#domain/council.ts";
import type { Tx } from "#db/connection/client.ts";
import { updatePassword, markLinksSuperseded, type UserRow } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import type { AppContext } from "../../context.ts";
import { deleteLoginRateLimits } from "./rate-limits.ts";

/** A password as it is chosen, typed twice. */
export type ChosenPassword = { readonly password: string; readonly confirmPassword: string };

/**
 * Refuses a password that breaks the rules or was typed differently the second time, before any hash.
 * @param mismatch the sentence of the screen
 * @throws invalid (named in `fields`)
 * @source specification 5 "Password"; security.md row 13
 */
export function assertNewPassword(
  ctx: AppContext,
  { password, confirmPassword }: ChosenPassword,
  mismatch: string = accountMessages.passwordMismatch,
): void {
  const problem = passwordProblem(password, ctx.passwords.isCommon);
  if (problem !== undefined) throw invalid("password_refused", problem, { password: [problem] });
  if (password !== confirmPassword) throw invalid("password_mismatch", mismatch, { confirmPassword: [mismatch] });
}

/**
 * Replaces the password and notifies the user by email; every session and every OTP of the user ends. The caller holds the lock
 * of the user.
 * @source security.md rows 13, 17; ux.md "Accounts"
 */
export async function replacePassword(tx: Tx, user: UserRow, passwordHash: string): Promise<void> {
  await updatePassword(tx, user.id, passwordHash);
  await markLinksSuperseded(tx, user.id);
  await markUserSessionsEnded(tx, user.id, "password_changed");
  await deleteLoginRateLimits(tx, user.email);
  await insertMail(tx, { kind: "password_changed", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
}
