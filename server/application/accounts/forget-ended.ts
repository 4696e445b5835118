import { endedApiKeyDays } from "#domain/accounts/api-keys.ts";
import { deleteOldAnswers } from "#db/queries/accounts.ts";
import { deleteEndedApiKeys } from "#db/queries/api-keys.ts";
import { deleteOldMail } from "#db/queries/mail.ts";
import { deleteOldRateLimits } from "#db/queries/rate-limits.ts";
import { deleteEndedSessions } from "#db/queries/sessions.ts";
import { deleteOldChallenges } from "#db/queries/sign-in-challenges.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

const hourMs = 60 * 60 * 1_000;
/** A repeated request gets its first answer for this long. @source security.md 4.3 */
const answersKeptMs = 24 * hourMs;
/** Ended sessions are kept for a while, to answer questions about an account. */
const sessionsKeptMs = 30 * 24 * hourMs;
/** Finished e-mails: an operator can still see why one did not arrive. Those to logins are kept as long as the log. */
const mailKeptDays = { withoutLogin: 30, toLogins: 400 };
const rowsAtOnce = 5_000;

/**
 * Deletes old ended sessions and API keys, stored answers of idempotency keys, windows of rate limits that are over, and old e-mails.
 * @throws forbidden (not the worker)
 */
export async function forgetEnded(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const { db } = ctx;
  const sessions = await inPortions((limit) => deleteEndedSessions(db, sessionsKeptMs, limit));
  const apiKeys = await inPortions((limit) => deleteEndedApiKeys(db, endedApiKeyDays, limit));
  const answers = await inPortions((limit) => deleteOldAnswers(db, answersKeptMs, limit));
  const steps = await inPortions((limit) => deleteOldChallenges(db, limit));
  const windows = await inPortions((limit) => deleteOldRateLimits(db, limit));
  const mails = await inPortions((limit) => deleteOldMail(db, mailKeptDays, limit));
  ctx.log.info({ event: "accounts_swept", sessions, apiKeys, answers, steps, windows, mails });
}

/**
 * Deletes in portions until nothing is due, and returns the number of deleted rows. Each portion is its own transaction: locks are short, and a
 * later failure does not undo earlier portions.
 * @param forget deletes up to `limit` rows and returns how many
 */
export async function inPortions(forget: (limit: number) => Promise<number>, limit = rowsAtOnce): Promise<number> {
  let total = 0;
  for (;;) {
    const gone = await forget(limit);
    total += gone;
    if (gone < limit) return total;
  }
}
