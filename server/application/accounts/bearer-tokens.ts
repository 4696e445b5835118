import { randomUUID } from "node:crypto";
import { z } from "zod";
import { accountMessages } from "#domain/accounts/messages.ts";
import { userTypeOf, type Role } from "#domain/accounts/roles.ts";
import { accessTokenSeconds } from "#domain/accounts/session-rules.ts";
import { council } from "#domain/council.ts";
import { unauthenticated, type DomainError } from "#domain/errors.ts";
import type { AppContext, Services } from "../../context.ts";
import { signAccessToken, type TokenRealm } from "../../infra/access-tokens.ts";

/** The tokens of a REST client: a short one for each call, and one that gets the next pair. */
export type TokenPair = { readonly access: string; readonly refresh: string };

/** The session and user of a token. */
export type TokenSubject = {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  /** The type that was selected at login; null for a session of an earlier release. */
  readonly userType: string | null;
  readonly firmId: string | null;
};

/** The one refusal of every unusable token, so that guessing reveals nothing. */
export const tokenNotValid = (): DomainError => unauthenticated("token_not_valid", accountMessages.signInFirst);

/** Issuer and audience of access tokens. */
export const tokenRealm = ({ keys, config }: Services): TokenRealm => ({
  keys: keys.jwt,
  issuer: config.publicUrl,
  audience: `${council.slug}-rest`,
});

/** The tokens of a session in this generation. A refresh token is derived, so that a lost answer can be sent again. @source security.md 3.1 */
export async function issueTokens(ctx: AppContext, subject: TokenSubject, gen: number): Promise<TokenPair> {
  const { sessionId, userId, role, userType, firmId } = subject;
  const claims = {
    user_id: userId,
    user_type: userType ?? userTypeOf(role),
    role,
    is_admin: role === "EPCMD_ADMIN" || role === "DGFT_ADMIN",
    ...(firmId === null ? {} : { firm_id: firmId }),
  };
  const access = await signAccessToken(tokenRealm(ctx), { id: randomUUID(), sessionId, claims, issuedAt: ctx.now(), seconds: accessTokenSeconds });
  return { access, refresh: refreshTokenOf(ctx, sessionId, gen) };
}

const version = "r1";
const signed = (sessionId: string, gen: number): string => `${version}.${sessionId}.${gen}`;
const refreshTokenOf = (ctx: AppContext, sessionId: string, gen: number): string =>
  `${signed(sessionId, gen)}.${ctx.keys.refresh.sign(signed(sessionId, gen))}`;

const RefreshTokenParts = z.tuple([z.literal(version), z.uuid(), z.string().regex(/^(0|[1-9]\d{0,8})$/), z.string().length(43)]);

/**
 * Session and generation of a refresh token that we made.
 * @throws unauthenticated (any other text)
 */
export function readRefreshToken(ctx: AppContext, token: string): { readonly sessionId: string; readonly gen: number } {
  const parts = RefreshTokenParts.safeParse(token.split("."));
  if (!parts.success) throw tokenNotValid();
  const [, sessionId, gen, signature] = parts.data;
  if (!ctx.keys.refresh.isSigned(signed(sessionId, Number(gen)), signature)) throw tokenNotValid();
  return { sessionId, gen: Number(gen) };
}
