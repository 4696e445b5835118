import { z } from "zod";
import { LinkIdText, type LinkStatus } from "#domain/accounts/activation.ts";
import { partlyShown } from "#domain/accounts/email.ts";
import { countryName } from "#domain/members/countries.ts";
import { findBuyerContact } from "#db/queries/buyers.ts";
import type { AppContext } from "../../context.ts";
import { findSignedLink, statusOf } from "./activation-link.ts";

export const CheckActivationLinkInput = z.object({ id: LinkIdText });
export type CheckActivationLinkInput = z.infer<typeof CheckActivationLinkInput>;

export type ActivationLinkView = {
  readonly status: LinkStatus;
  /** The address of the email, partly hidden; only for a link with our signature. */
  readonly emailHint: string | undefined;
  /** True when a password was chosen at the registration: one press then activates the login. */
  readonly hasPassword: boolean;
  /** What members will see of a buyer, as the last registration gave it; only for a valid link. Somebody else may have registered the address. */
  readonly contact: { readonly phone: string; readonly countryName: string } | undefined;
};

/** What the link of an activation email still allows. Reading it does not use it, so a mail scanner may. @source security.md row 14 */
export async function checkActivationLink(ctx: AppContext, input: CheckActivationLinkInput): Promise<ActivationLinkView> {
  const link = await findSignedLink(ctx, input.id);
  const status = statusOf(link);
  const contact = link === undefined || status !== "valid" ? undefined : await findBuyerContact(ctx.db, link.userId);
  return {
    status,
    emailHint: link && partlyShown(link.email),
    hasPassword: link?.hasPassword ?? false,
    contact: contact && { phone: contact.phone, countryName: countryName(contact.country) },
  };
}
