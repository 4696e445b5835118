import { activationHours } from "#domain/accounts/activation.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertLink } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import type { AppContext } from "../../context.ts";
import { newNonce } from "../../infra/secrets.ts";

/** Replaces the open activation link with a new one and queues its email, in the caller's transaction. The caller holds the lock of the user. */
export async function queueActivation(tx: Tx, ctx: AppContext, user: { readonly id: string; readonly email: string }): Promise<void> {
  const linkId = await insertLink(tx, { userId: user.id, nonce: newNonce(), purpose: "activation", minutes: activationHours * 60 });
  const dropAfter = new Date(ctx.now().getTime() + activationHours * 60 * 60 * 1000);
  await insertMail(tx, { kind: "activation", to: { userId: user.id, email: user.email }, params: { linkId }, dropAfter });
}
