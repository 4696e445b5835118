import { limits } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { DomainError, unauthenticated } from "#domain/errors.ts";
import { findUserByEmail, type UserForLogin } from "#db/queries/accounts.ts";
import type { AppContext } from "../../context.ts";
import type { PasswordCheck } from "../../infra/passwords.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { readDeviceMark } from "./known-device.ts";
import { checkUnderLimits, consumeAttempt, type Attempt } from "./rate-limits.ts";

type Credentials = {
  readonly email: string;
  readonly password: string;
  /** The mark that an earlier login stored in this browser. */
  readonly deviceMark: string | undefined;
};

/** The user of the password, and whether its hash has outdated parameters. */
export type CheckedCredentials = { readonly user: UserForLogin; readonly isOutdated: boolean };

/**
 * The user of this email address and password. The refusal is the same for an unknown address and a wrong password, and takes
 * as long; the caller checks whether the user may sign in.
 * @throws unauthenticated; rate_limited (before any hash); unavailable (too many hashes at once)
 * @source security.md rows 9, 12
 */
export async function checkCredentials(ctx: AppContext, { email, password, deviceMark }: Credentials): Promise<CheckedCredentials> {
  ctx.passwords.assertRoom();
  const address = email.trim();
  const user = await findUserByEmail(ctx.db, address);
  const refused = (reason: string) => recordLoginRefusal(ctx, address, { user, reason });
  const checked = await checkUnderLimits(ctx, credentialTries(ctx, address, user, deviceMark), async () => {
    const check = await checkPassword(ctx, user?.passwordHash ?? null, password);
    return user !== undefined && check.isRight ? { user, isOutdated: check.isOutdated } : undefined;
  }).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.kind === "rate_limited") await refused("rate_limited");
    throw error;
  });
  if (checked !== undefined) return checked;
  await refused("wrong");
  throw unauthenticated("invalid_credentials", accountMessages.invalidCredentials);
}

/**
 * Writes a refused sign-in into log and audit trail, without the email address that was typed: it may be a password. The
 * address counts for the rate limit, so that a known and an unknown address take the same time.
 */
export async function recordLoginRefusal(
  ctx: AppContext,
  typedEmail: string,
  { user, reason }: { readonly user: { readonly id: string } | undefined; readonly reason: string },
): Promise<void> {
  ctx.log.warn({ event: "login_refused", reason, userId: user?.id, requestId: ctx.origin.requestId });
  const subject = user === undefined ? {} : { subject: { kind: "user", id: user.id } as const };
  const outcome = reason === "wrong" ? "failed" : "refused";
  await recordRepeated(ctx, { event: "session.begin", outcome, ...subject, detail: { reason } }, typedEmail.toLowerCase());
}

const checkPassword = (ctx: AppContext, stored: string | null, password: string): Promise<PasswordCheck> =>
  stored === null ? ctx.passwords.verifyDummy(password) : ctx.passwords.verify(stored, password);

/** A known device of the account has its own count, so that other people cannot use up its owner's attempts. */
function credentialTries(ctx: AppContext, email: string, user: UserForLogin | undefined, deviceMark: string | undefined): Attempt[] {
  const device = user === undefined || deviceMark === undefined ? undefined : readDeviceMark(ctx, user.id, deviceMark);
  if (user !== undefined && device !== undefined) return [{ limit: limits.loginPair, subject: `${user.id} ${device}` }];
  return [
    { limit: limits.loginPair, subject: `${email} ${consumeAttempt(ctx, limits.loginPair).subject}` },
    consumeAttempt(ctx, limits.failuresOfAddress),
    { limit: limits.loginAccount, subject: email },
  ];
}
