import { limits, type Limit } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { rateLimited, type DomainError } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { consumeAttempts, deleteRateLimits, refundAttempts, type CountedKey } from "#db/queries/rate-limits.ts";
import type { AppContext } from "../../context.ts";
import { addressSubject } from "../../infra/ip.ts";
import { hashSecret } from "../../infra/secrets.ts";

/** One limit and its subject, which is stored as a hash only. */
export type Attempt = { readonly limit: Limit; readonly subject: string };

const keyOf = ({ limit, subject }: Attempt): string => `${limit.scope}:${hashSecret(subject.toLowerCase()).slice(0, 32)}`;

const counted = ({ limit, subject }: Attempt): CountedKey => ({
  key: keyOf({ limit, subject }),
  max: limit.max,
  windowSeconds: limit.windowSeconds,
});

/** Allowed, or how long to wait. */
export type TryAnswer =
  | { readonly isAllowed: true; readonly refundAttempt: () => Promise<void> }
  | { readonly isAllowed: false; readonly waitSeconds: number };

/** Consumes one attempt of each limit, all or none: a refused attempt does not count. Call it before any hash. @source security.md 3.5 */
export async function consumeRateLimit(ctx: AppContext, tries: readonly Attempt[]): Promise<TryAnswer> {
  const keys = tries.map(counted);
  const after = await consumeAttempts(ctx.db, keys);
  const refundAttempt = () => refundAttempts(ctx.db, keys);
  const over = after.filter(({ key, count }) => count > (keys.find((asked) => asked.key === key)?.max ?? 0));
  if (over.length === 0) return { isAllowed: true, refundAttempt };
  await refundAttempt();
  return { isAllowed: false, waitSeconds: Math.max(...over.map(({ secondsLeft }) => secondsLeft)) };
}

/** Resets the limit of an account that strangers have locked by guessing: its owner has signed in. @source security.md row 9 */
export const deleteLoginRateLimits = (tx: Tx, email: string): Promise<void> =>
  deleteRateLimits(tx, keyOf({ limit: limits.loginAccount, subject: email }));

/** The refusal that names the wait. */
export const tooManyAttempts = (waitSeconds: number): DomainError => rateLimited(accountMessages.tooManyAttempts(waitSeconds), waitSeconds);

/** The limits of an email to this address. @source security.md row 11 */
export const mailAttempts = (email: string): Attempt[] => [
  { limit: limits.mailGap, subject: email },
  { limit: limits.mailQuarterHour, subject: email },
  { limit: limits.mailDay, subject: email },
];

/** The limits of a request from this IP address. IPv6 counts by /64, the network of one subscriber. */
export const consumeAttempt = (ctx: AppContext, limit: Limit): Attempt => ({ limit, subject: addressSubject(ctx.origin.ip) });
