import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMail } from "#db/queries/mail.ts";
import { selectRoleRecipients } from "#db/queries/notifications.ts";

type Declined = {
  /** The user of the council who prepared it or asked for it. */
  readonly askedBy: string;
  /** What it was, with its number, like "the credit note of the invoice EPCMD/2627/0001"; no amount and no reason. */
  readonly what: string;
  /** The page where it stood. */
  readonly path: string;
};

/** E-mails who asked for something about money that a colleague declined; nobody when that login is closed or works for the council no more. */
export async function mailDeclinedToAsker(tx: Tx, actor: Pick<SignedInActor, "userId">, { askedBy, what, path }: Declined): Promise<void> {
  if (askedBy === actor.userId) return;
  const asker = (await selectRoleRecipients(tx, "EPCMD_ADMIN")).find(({ id }) => id === askedBy);
  if (asker === undefined) return;
  await insertMail(tx, { kind: "money_declined", to: { userId: asker.id, email: asker.email }, params: { subject: what, path } });
}
