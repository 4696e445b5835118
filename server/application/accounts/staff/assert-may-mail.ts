import { accountMessages } from "#domain/accounts/messages.ts";
import { rateLimited } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { consumeRateLimit, mailAttempts } from "../rate-limits.ts";

/** Counts an activation e-mail to this address; one whose transaction fails does not count. @throws rate_limited (one went there a moment ago) */
export async function assertMayMail(tx: Tx, email: string): Promise<void> {
  const tries = await consumeRateLimit({ db: tx }, mailAttempts(email));
  if (!tries.isAllowed) throw rateLimited(accountMessages.mailWait(tries.waitSeconds), tries.waitSeconds);
}
