import { z } from "zod";
import { LinkIdText } from "#domain/accounts/activation.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { markUserActivated, lockUser, markLinksSuperseded, consumeConfirmedLink } from "#db/queries/accounts.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getValidLink } from "./activation-link.ts";
import { replaceOlderLinks } from "./newer-registration.ts";

export const ConfirmEmailInput = z.object({ id: LinkIdText });
export type ConfirmEmailInput = z.infer<typeof ConfirmEmailInput>;

/**
 * Activates the login of a user who chose a password when registering and now has the email's link. It needs a press of a
 * button, so that a mail scanner that only reads activates nothing.
 * A buyer who has registered again since gets a new e-mail instead: an older link would open the login with an older password.
 * @throws invalid (what `getValidLink` throws, used in between, or `link_superseded`: registered again); conflict (`password_missing`: this
 * login has none yet)
 * @source product.md "Accounts"; security.md row 14
 */
export async function confirmEmail(ctx: AppContext, { id }: ConfirmEmailInput): Promise<{ message: string }> {
  const link = await getValidLink(ctx, id);
  const isConfirmed = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockUser(tx, link.userId);
    if (user.passwordHash === null) throw conflict("password_missing", accountMessages.otpFormat);
    if (await replaceOlderLinks(tx, user)) return false;
    if (user.deactivatedAt !== null || !(await consumeConfirmedLink(tx, link.id))) throw invalid("link_used", accountMessages.linkUsed);
    await markUserActivated(tx, user.id);
    await markLinksSuperseded(tx, user.id);
    await recordAudit(tx, ctx, { event: "password.activate", subject: { kind: "user", id: user.id }, detail: { by: "link" } });
    return true;
  });
  if (!isConfirmed) throw invalid("link_superseded", accountMessages.linkReplaced);
  ctx.log.info({ event: "account_activated", userId: link.userId, requestId: ctx.origin.requestId });
  return { message: accountMessages.confirmed };
}
