import { accountMessages } from "#domain/accounts/messages.ts";
import { restSessionTimes } from "#domain/accounts/session-rules.ts";
import { forbidden } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { insertRestSession } from "#db/queries/rest-sessions.ts";
import type { AppContext } from "../../context.ts";
import { noteBegun, roomForSession, whereFrom } from "./begin-session.ts";
import { issueTokens, type TokenPair } from "./bearer-tokens.ts";
import { signIn, type LoginInput } from "./login.ts";
import { owedFactor } from "./second-factor/sign-in-step.ts";

/** The tokens of a new session, and its user. */
export type TokenLogin = TokenPair & { readonly userId: string };

/**
 * Signs a REST client in: like the web login, but with tokens instead of a cookie.
 * @throws what `login` throws; forbidden (`second_factor_required`: this login needs one, and programs have none)
 * @source rest-api.md "auth/login"; security.md 3.1
 */
export async function loginForTokens(ctx: AppContext, input: LoginInput): Promise<TokenLogin> {
  const { user, begun: sessionId } = await signIn(ctx, input, { begin: (tx, locked) => beginRestSession(tx, ctx, locked, input.userType) });
  const { role, firmId } = user;
  const tokens = await issueTokens(ctx, { sessionId, userId: user.id, role, userType: input.userType, firmId }, 0);
  return { ...tokens, userId: user.id };
}

async function beginRestSession(tx: Tx, ctx: AppContext, user: UserRow, userType: string): Promise<string> {
  if ((await owedFactor(tx, ctx, user)) !== undefined) throw forbidden("second_factor_required", accountMessages.secondFactorOnWebsiteOnly);
  await roomForSession(tx, user.id);
  const sessionId = await insertRestSession(tx, { userId: user.id, userType, times: restSessionTimes[user.role], ...whereFrom(ctx) });
  await noteBegun(tx, ctx, user, sessionId);
  return sessionId;
}
