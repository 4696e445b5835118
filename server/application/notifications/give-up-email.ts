import type { Tx } from "#db/connection/client.ts";
import { markMailFailed } from "#db/queries/mail.ts";

/** Notes, when its job is given up, that a letter will not go out. It can still be sent when the job is tried again. */
export async function giveUpEmail(tx: Tx, mailId: string, reason: string): Promise<void> {
  await markMailFailed(tx, mailId, reason);
}
