import { paths } from "#domain/council.ts";
import type { Tx } from "#db/connection/client.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";

/** Writes to a user whose API keys and webhooks were ended by somebody else: programs stop, and nothing on a screen of theirs says why. */
export async function tellOfPrograms(tx: Tx, { id, email }: Pick<UserRow, "id" | "email">): Promise<void> {
  await insertMail(tx, { kind: "programs_ended", to: { userId: id, email }, params: { path: paths.login } });
}
