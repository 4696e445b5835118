import { setTimeout as wait } from "node:timers/promises";
import { limits, type Limit } from "#domain/accounts/limits.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { rateLimited, unavailable, type DomainError } from "#domain/errors.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import {
  consumeAttempts,
  countFailures,
  deleteRateLimits,
  refundAttempts,
  releaseAttempts,
  upsertReservations,
  type CountedKey,
} from "#db/queries/rate-limits.ts";
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

/**
 * Consumes one attempt of each limit, all or none: a refused attempt does not count. Call it before any hash. In a transaction the count
 * goes with the action: one that fails counts nothing, and another of the same subject waits for its end.
 * @source security.md 3.5
 */
export async function consumeRateLimit({ db }: { readonly db: Db | Tx }, tries: readonly Attempt[]): Promise<TryAnswer> {
  const keys = tries.map(counted);
  const after = await consumeAttempts(db, keys);
  const refundAttempt = () => refundAttempts(db, keys);
  const over = after.filter(({ key, count }) => count > (keys.find((asked) => asked.key === key)?.max ?? 0));
  if (over.length === 0) return { isAllowed: true, refundAttempt };
  await refundAttempt();
  return { isAllowed: false, waitSeconds: Math.max(...over.map(({ secondsLeft }) => secondsLeft)) };
}

/** Longer than a check takes with a full queue; after it, what a dead process had reserved is free again. */
const reservedSeconds = 10;
const patienceMs = (reservedSeconds + 2) * 1_000;
const pauseMs = 50;
const maxWaiting = 100;
let waiting = 0;

/**
 * Runs a check of something secret under its limits: only wrong attempts count. While a check runs its attempt is reserved, so that parallel
 * guesses cannot exceed a limit; a call that finds no room but for open reservations waits for their outcome, so that a right one is not refused.
 * @param check the result of a right attempt; undefined for a wrong one, which is counted before it is returned
 * @throws rate_limited (so many wrong ones before); unavailable (too many wait); what `check` throws, without counting
 * @source security.md 3.5; rest-api.md "Rulings of 23-11-2026"
 */
export async function checkUnderLimits<T>(ctx: AppContext, tries: readonly Attempt[], check: () => Promise<T | undefined>): Promise<T | undefined> {
  const keys = tries.map(counted);
  const until = await reserve(ctx, tries);
  const release = () => releaseAttempts(ctx.db, keys.map(nameOf), until);
  const result = await check().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (result === undefined) await countFailures(ctx.db, keys, until);
  else await release();
  return result;
}

const nameOf = ({ key }: { readonly key: string }): string => key;

/** Reserves one attempt of each limit, all or none, and returns until when. @throws rate_limited; unavailable */
async function reserve(ctx: AppContext, tries: readonly Attempt[]): Promise<string> {
  const keys = tries.map(counted);
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const answers = await upsertReservations(ctx.db, keys, reservedSeconds);
    const full = answers.filter(({ until }) => until === undefined);
    const reserved = answers.filter(({ until }) => until !== undefined);
    const until = reserved[0]?.until;
    if (full.length === 0 && until !== undefined) return until;
    if (until !== undefined) await releaseAttempts(ctx.db, reserved.map(nameOf), until);
    const used = full.filter(({ key, count }) => count >= (keys.find((asked) => asked.key === key)?.max ?? 0));
    if (used.length > 0) throw tooManyAttempts(Math.max(...used.map(({ secondsLeft }) => secondsLeft)), wayOutOf(tries, used.map(nameOf)));
    if (waiting >= maxWaiting || performance.now() > untilMs) throw unavailable("busy", accountMessages.busy);
    waiting += 1;
    await wait(pauseMs).finally(() => (waiting -= 1));
  }
}

const wayOutOf = (tries: readonly Attempt[], usedKeys: readonly string[]): string | undefined =>
  tries.find((each) => each.limit.wayOut !== undefined && usedKeys.includes(keyOf(each)))?.limit.wayOut;

/** Resets the limit of an account that strangers have locked by guessing: its owner has signed in. @source security.md row 9 */
export const deleteLoginRateLimits = (tx: Tx, email: string): Promise<void> =>
  deleteRateLimits(tx, keyOf({ limit: limits.loginAccount, subject: email }));

/** The refusal that names the wait, and a way to go on without it. */
export const tooManyAttempts = (waitSeconds: number, wayOut?: string): DomainError =>
  rateLimited(accountMessages.tooManyAttempts(waitSeconds, wayOut), waitSeconds);

/** The limits of an email to this address. @source security.md row 11 */
export const mailAttempts = (email: string): Attempt[] => [
  { limit: limits.mailGap, subject: email },
  { limit: limits.mailQuarterHour, subject: email },
  { limit: limits.mailDay, subject: email },
];

/** The limits of a request from this IP address. IPv6 counts by /64, the network of one subscriber. */
export const consumeAttempt = (ctx: AppContext, limit: Limit): Attempt => ({ limit, subject: addressSubject(ctx.origin.ip) });
