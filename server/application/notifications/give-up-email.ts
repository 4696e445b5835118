import type { Tx } from "#db/connection/client.ts";
import { updateMailOutcome } from "#db/queries/mail.ts";

/** Records that an e-mail will not be sent, when its job is marked dead. A requeued job can still send it. */
export async function giveUpEmail(tx: Tx, mailId: string, reason: string): Promise<void> {
  await updateMailOutcome(tx, mailId, { state: "failed", lastError: reason });
}
