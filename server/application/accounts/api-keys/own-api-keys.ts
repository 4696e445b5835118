import { z } from "zod";
import type { CreateApiKeyInput } from "#domain/accounts/api-key-input.ts";
import { apiKeyEnd, apiKeyMessages, apiKeyProblems, apiKeyText, maxLiveApiKeys, scopesIn, type ApiScope } from "#domain/accounts/api-keys.ts";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { transact } from "#db/connection/transact.ts";
import { countLiveApiKeys, findOwnApiKey, insertApiKey, markApiKeyRevoked, selectApiKeys, type ApiKeyRow } from "#db/queries/api-keys.ts";
import { insertMail } from "#db/queries/mail.ts";
import type { AppContext } from "../../../context.ts";
import { hashSecret } from "../../../infra/secrets.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { idAndSecretOf } from "../../repeat-key.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { lockOwnUser } from "../lock-own-user.ts";

/** An API key without its secret, which nobody can read again. */
export type ApiKeyView = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly state: "usable" | "expired" | "revoked";
  readonly createdAt: Date;
  /** The last day in India on which it can be used, YYYY-MM-DD. */
  readonly expiresOn: string;
  readonly lastUsedAt: Date | null;
};

/** The API keys of the actor, newest first; ended ones stay in the list for 90 days. @source rest-api.md, last section */
export async function listOwnApiKeys(ctx: AppContext): Promise<ApiKeyView[]> {
  const actor = authorize(ctx.actor, "accounts.apiKeys");
  const rows = await selectApiKeys(ctx.db, actor.userId);
  return rows.map((row) => viewOf(row, ctx.now()));
}

/**
 * Makes an API key for the actor, who is told by email. A repeated request makes no other one.
 * @returns the key as its program sends it: stored as a hash; only a repeat of the same request by the same user shows it again
 * @throws forbidden (`password_not_fresh`); invalid (a scope of another role, or the last day); conflict (`too_many_api_keys`); not_found (a repeat,
 * whose key has ended); unauthenticated (the session or the login ended in between)
 */
export async function createApiKey(ctx: AppContext, input: CreateApiKeyInput): Promise<{ readonly message: string; readonly key: string }> {
  const actor = authorize(ctx.actor, "accounts.apiKeys");
  assertFreshPassword(ctx);
  // The answer contains the secret, so it is not stored with the idempotency key: a repeat computes it.
  const { id, secret } = idAndSecretOf(ctx, "API key");
  const scopes = scopesIn(input.scopes);
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockOwnUser(tx, actor);
    const before = await findOwnApiKey(tx, { keyId: id, userId: user.id });
    if (before !== undefined) return assertNotEnded(before, ctx.now());
    const fields = apiKeyProblems(input, user.role, ctx.now());
    const [first] = Object.values(fields).flat();
    if (first !== undefined) throw invalid("api_key_invalid", first, fields);
    if ((await countLiveApiKeys(tx, user.id)) >= maxLiveApiKeys) throw conflict("too_many_api_keys", apiKeyMessages.tooMany);
    const expiresAt = apiKeyEnd(input.expiresOn);
    await insertApiKey(tx, { id, userId: user.id, name: input.name, secretHash: hashSecret(secret), scopes, expiresAt });
    await insertMail(tx, { kind: "api_key_made", to: { userId: user.id, email: user.email }, params: { path: paths.login } });
    await recordAudit(tx, ctx, { event: "apiKey.create", subject: { kind: "user", id: user.id }, detail: { keyId: id, scopes } });
  });
  return { message: apiKeyMessages.created, key: apiKeyText(id, secret) };
}

/** @throws not_found */
function assertNotEnded(row: ApiKeyRow, now: Date): void {
  if (viewOf(row, now).state !== "usable") throw notFound("not_found", apiKeyMessages.over);
}

export const RevokeApiKeyInput = z.object({ keyId: z.uuid() });
export type RevokeApiKeyInput = z.infer<typeof RevokeApiKeyInput>;

/** Ends a key of the actor at once. @throws not_found (ended already, or another user's) */
export async function revokeApiKey(ctx: AppContext, { keyId }: RevokeApiKeyInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "accounts.apiKeys");
  const wasUsable = await transact(ctx, async (tx) => {
    const isRevoked = await markApiKeyRevoked(tx, { keyId, userId: actor.userId });
    if (isRevoked) await recordAudit(tx, ctx, { event: "apiKey.revoke", subject: { kind: "user", id: actor.userId }, detail: { keyId } });
    return isRevoked;
  });
  if (!wasUsable) throw notFound("not_found", apiKeyMessages.over);
  return { message: apiKeyMessages.revoked };
}

function viewOf({ id, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt }: ApiKeyRow, now: Date): ApiKeyView {
  return {
    id,
    name,
    scopes: scopesIn(scopes),
    state: revokedAt !== null ? "revoked" : expiresAt <= now ? "expired" : "usable",
    createdAt,
    expiresOn: calendarDateInIndia(new Date(expiresAt.getTime() - 1)),
    lastUsedAt,
  };
}
