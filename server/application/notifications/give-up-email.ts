import type { Tx } from "#db/connection/client.ts";
import { failEmail } from "#db/queries/mail.ts";

/** Notes, when its job is given up, that a letter will not go out. It can still be sent when the job is tried again. */
export async function giveUpEmail(tx: Tx, mailId: string, reason: string): Promise<void> {
  await failEmail(tx, mailId, reason);
}
