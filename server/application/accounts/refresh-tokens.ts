import { z } from "zod";
import { refreshGraceSeconds, restSessionTimes } from "#domain/accounts/session-rules.ts";
import { paths } from "#domain/council.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMail } from "#db/queries/mail.ts";
import { lockRestSession, updateSessionGeneration, type RefreshableSession } from "#db/queries/rest-sessions.ts";
import { markSessionEnded } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorizeAnyone } from "../authorize.ts";
import { issueTokens, readRefreshToken, tokenNotValid, type TokenPair } from "./bearer-tokens.ts";

export const RefreshTokensInput = z.object({ refresh: z.string().max(4096) });
export type RefreshTokensInput = z.infer<typeof RefreshTokensInput>;

type Outcome = { readonly session: RefreshableSession; readonly gen: number } | { readonly reused: RefreshableSession };

/**
 * The next tokens for a refresh token, which works once. Sent again within ten seconds it gets the same successor. Sent again
 * later, a second party has it: the session ends, and its user is notified by email.
 * @throws unauthenticated (not ours, of a session that is over, or used before)
 * @source rest-api.md "token/refresh"; security.md 3.1, row 16
 */
export async function refreshTokens(ctx: AppContext, input: RefreshTokensInput): Promise<TokenPair> {
  authorizeAnyone(ctx.actor, "accounts.login");
  const held = readRefreshToken(ctx, input.refresh);
  // The answer contains secrets, so no idempotency key may store it.
  const outcome = await transact({ ...ctx, idempotency: undefined }, (tx) => rotate(tx, ctx, held));
  if (outcome === undefined) throw tokenNotValid();
  if ("reused" in outcome) {
    const { id, userId } = outcome.reused;
    ctx.log.warn({ event: "refresh_reused", sessionId: id, userId, requestId: ctx.origin.requestId });
    throw tokenNotValid();
  }
  const { session, gen } = outcome;
  return issueTokens(ctx, { ...session, sessionId: session.id }, gen);
}

async function rotate(tx: Tx, ctx: AppContext, held: { sessionId: string; gen: number }): Promise<Outcome | undefined> {
  const session = await lockRestSession(tx, held.sessionId);
  if (session === undefined) return undefined;
  const next = held.gen + 1;
  if (await updateSessionGeneration(tx, { id: session.id, gen: held.gen, times: restSessionTimes[session.role] })) return { session, gen: next };
  if (session.gen === next && session.secondsSinceGen <= refreshGraceSeconds) return { session, gen: next };
  await endReused(tx, ctx, session);
  return { reused: session };
}

async function endReused(tx: Tx, ctx: AppContext, { id, userId, email }: RefreshableSession): Promise<void> {
  await markSessionEnded(tx, id, "refresh_reused");
  await recordAudit(tx, ctx, { event: "session.reused", outcome: "refused", subject: { kind: "user", id: userId }, detail: { sessionId: id } });
  await insertMail(tx, { kind: "session_stolen", to: { userId, email }, params: { path: paths.login } });
}
