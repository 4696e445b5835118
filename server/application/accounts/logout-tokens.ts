import { markSessionEnded } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorizeAnyone } from "../authorize.ts";
import { readRefreshToken } from "./bearer-tokens.ts";
import type { RefreshTokensInput } from "./refresh-tokens.ts";

/**
 * Ends the session of a refresh token of any generation; a session that is over stays so.
 * @throws unauthenticated (not a token of ours)
 * @source rest-api.md "auth/logout"; security.md row 17
 */
export async function logoutTokens(ctx: AppContext, { refresh }: RefreshTokensInput): Promise<void> {
  authorizeAnyone(ctx.actor, "accounts.login");
  const { sessionId } = readRefreshToken(ctx, refresh);
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const userId = await markSessionEnded(tx, sessionId, "logout");
    if (userId !== undefined) await recordAudit(tx, ctx, { event: "session.signOut", subject: { kind: "user", id: userId }, detail: { sessionId } });
  });
}
