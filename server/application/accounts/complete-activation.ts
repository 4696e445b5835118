import { z } from "zod";
import { LinkIdText } from "#domain/accounts/activation.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { userTypeOf } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import { invalid } from "#domain/errors.ts";
import { lockUser, updatePassword, markLinksSuperseded, consumeLink } from "#db/queries/accounts.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { insertWebhookEvents } from "#db/queries/webhooks.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { hashSecret } from "../../infra/secrets.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { findSignedLink, isTokenOf } from "./activation-link.ts";
import { assertNewPassword } from "./new-password.ts";
import { replaceOlderLinks } from "./newer-registration.ts";

export const CompleteActivationInput = z.object({
  id: LinkIdText,
  /** The token that a correct OTP returned. */
  token: z.string().max(200),
  password: z.string(),
  confirmPassword: z.string(),
});
export type CompleteActivationInput = z.infer<typeof CompleteActivationInput>;

/** What the new user types at the login: the OTP has proved that the caller reads the mailbox. */
export type ActivatedView = { readonly message: string; readonly email: string; readonly userType: string };

const tokenDead = () => invalid("reset_token_dead", accountMessages.resetTokenDead);

/**
 * Sets the first password, activates the account and consumes the link, all or nothing; every other link of the user closes. Of
 * two parallel calls one succeeds. A buyer who has registered again since the OTP gets a new e-mail instead.
 * @throws invalid (password rules, named in `fields`; `reset_token_dead`: wrong, used, or older than ten minutes; `link_superseded`: registered
 * again)
 * @source specification 4 and 5 "Activation"; security.md rows 13, 14
 */
export async function completeActivation(ctx: AppContext, input: CompleteActivationInput): Promise<ActivatedView> {
  assertNewPassword(ctx, input);
  const tokenHash = hashSecret(input.token);
  const link = await findSignedLink(ctx, input.id);
  if (link === undefined || !isTokenOf(link, tokenHash)) throw tokenDead();
  const passwordHash = await ctx.passwords.hash(input.password);
  const isDone = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const user = await lockUser(tx, link.userId);
    if (await replaceOlderLinks(tx, user)) return false;
    if (user.deactivatedAt !== null || !(await consumeLink(tx, link.id, tokenHash))) throw tokenDead();
    await updatePassword(tx, user.id, passwordHash);
    await markLinksSuperseded(tx, user.id);
    await markUserSessionsEnded(tx, user.id, "password_changed");
    await recordAudit(tx, ctx, { event: "password.activate", subject: { kind: "user", id: user.id } });
    if (user.firmId !== null) await insertWebhookEvents(tx, "member.activated", ctx.now(), [memberEvent(ctx, user.firmId)]);
    return true;
  });
  if (!isDone) throw invalid("link_superseded", accountMessages.linkReplaced);
  ctx.log.info({ event: "account_activated", userId: link.userId, requestId: ctx.origin.requestId });
  return { message: accountMessages.activated, email: link.email, userType: userTypeOf(link.role) };
}

const memberEvent = ({ config }: AppContext, firmId: string) => ({
  firmId,
  council: { firm_id: firmId, url: `${config.publicUrl}${paths.councilHome}/firms/${firmId}` },
});
