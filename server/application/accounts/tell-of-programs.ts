import { paths } from "#domain/council.ts";
import type { Tx } from "#db/connection/client.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";

/** Sends a user the e-mail that the council ended the API keys and webhooks of this login. No page tells the user. */
export async function tellOfPrograms(tx: Tx, { id, email }: Pick<UserRow, "id" | "email">): Promise<void> {
  await insertMail(tx, { kind: "programs_ended", to: { userId: id, email }, params: { path: paths.login } });
}
