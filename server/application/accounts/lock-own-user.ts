import type { SignedInActor } from "#domain/accounts/actor.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { unauthenticated } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockUser, type UserRow } from "#db/queries/accounts.ts";
import { findSessionEnd } from "#db/queries/sessions.ts";

/**
 * The row of the actor, locked, before a way in for programs, or the second factor, is added or changed. What ends the ways in of a user holds the
 * same lock and ends the session: it may have done so since the session was read.
 * @throws unauthenticated (`token_not_valid`: the session was ended, the login was closed, or its role is another one)
 */
export async function lockOwnUser(tx: Tx, { userId, sessionId, role }: SignedInActor): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  const isOver = user.deactivatedAt !== null || user.role !== role || (await findSessionEnd(tx, sessionId)) !== undefined;
  if (isOver) throw unauthenticated("token_not_valid", accountMessages.signInFirst);
  return user;
}
