import { activationHours } from "#domain/accounts/activation.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertLink } from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import type { AppContext } from "../../context.ts";
import { newNonce } from "../../infra/secrets.ts";

/** Queues the e-mail in which a buyer confirms the address. What it holds is decided when it is sent: see `openWaitingLogin`. */
export const queueVerification = (tx: Tx, email: string): Promise<string> =>
  insertMail(tx, { kind: "verification", to: { userId: null, email }, params: {}, isForUnknownRecipient: true });

/** Replaces the open activation link with a new one and queues its email, in the caller's transaction. The caller holds the lock of the user. */
export async function queueActivation(tx: Tx, ctx: AppContext, user: { readonly id: string; readonly email: string }): Promise<void> {
  const linkId = await insertLink(tx, { userId: user.id, nonce: newNonce(), purpose: "activation", minutes: activationHours * 60 });
  const dropAfter = new Date(ctx.now().getTime() + activationHours * 60 * 60 * 1000);
  await insertMail(tx, { kind: "activation", to: { userId: user.id, email: user.email }, params: { linkId }, dropAfter });
}
