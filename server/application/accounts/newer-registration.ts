import { markLinksSuperseded, type UserRow } from "#db/queries/accounts.ts";
import { findNewestRegistration } from "#db/queries/buyers.ts";
import type { Tx } from "#db/connection/client.ts";
import { queueVerification } from "./queue-activation.ts";

/** Whether a newer registration of this buyer waits for its e-mail. */
export const hasRegisteredAgain = async (tx: Tx, { role, email, activatedAt, deactivatedAt }: UserRow): Promise<boolean> =>
  role === "BUYER" && activatedAt === null && deactivatedAt === null && (await findNewestRegistration(tx, email)) !== undefined;

/**
 * For a buyer who has registered again: supersedes the older links, which would open the login with the older details, and queues the e-mail
 * of the newer registration. Does not count as an attempt: nothing else sends that e-mail. Returns whether it did so; the caller holds the
 * lock of the user.
 */
export async function replaceOlderLinks(tx: Tx, user: UserRow): Promise<boolean> {
  if (!(await hasRegisteredAgain(tx, user))) return false;
  await markLinksSuperseded(tx, user.id);
  await queueVerification(tx, user.email);
  return true;
}
