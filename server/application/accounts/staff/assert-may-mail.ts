import { accountMessages } from "#domain/accounts/messages.ts";
import { rateLimited } from "#domain/errors.ts";
import type { AppContext } from "../../../context.ts";
import { consumeRateLimit, mailAttempts } from "../rate-limits.ts";

/** Counts an activation e-mail to this address. @throws rate_limited (one went there a moment ago) */
export async function assertMayMail(ctx: AppContext, email: string): Promise<void> {
  const tries = await consumeRateLimit(ctx, mailAttempts(email));
  if (!tries.isAllowed) throw rateLimited(accountMessages.mailWait(tries.waitSeconds), tries.waitSeconds);
}
