import type { StaffActor } from "#domain/accounts/actor.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { conflict, unauthenticated } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { lockActiveCouncil, lockStaffUser } from "#db/queries/staff.ts";

/**
 * Locks a user of the staff for a change by an active council user. Users cannot change themselves, so the actor always
 * remains: the council keeps a login, also when two users change each other at the same time.
 * @throws not_found; conflict (`not_oneself`); unauthenticated (the actor was removed in between)
 */
export async function lockStaff(tx: Tx, actor: StaffActor, userId: string): Promise<UserRow> {
  if (userId === actor.userId) throw conflict("not_oneself", staffMessages.notOneself);
  const council = await lockActiveCouncil(tx);
  if (!council.some(({ id }) => id === actor.userId)) throw unauthenticated("token_not_valid", accountMessages.signInFirst);
  return lockStaffUser(tx, userId);
}
