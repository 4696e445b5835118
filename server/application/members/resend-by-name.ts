import { z } from "zod";
import { EmailAddress } from "#domain/accounts/email.ts";
import { invalid, notFound } from "#domain/errors.ts";
import { normaliseGstin } from "#domain/members/gstin.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { findFirmId } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { resendFirmActivation } from "./resend-firm-activation.ts";

export const ResendByNameInput = z.object({ email: EmailAddress.optional(), gstNo: z.string().max(40).transform(normaliseGstin).optional() });
export type ResendByNameInput = z.infer<typeof ResendByNameInput>;

/**
 * Sends the activation email again to the firm of a GST number or contact email.
 * @throws invalid (neither was given); not_found; conflict and rate_limited as `resendFirmActivation`
 * @source rest-api.md "activation_resend"
 */
export async function resendByName(ctx: AppContext, { email, gstNo }: ResendByNameInput): Promise<{ message: string }> {
  authorize(ctx.actor, "members.resendActivation");
  if (email === undefined && gstNo === undefined) throw invalid("firm_missing", "Send the e-mail address or the GST number of the firm.");
  const firmId = await findFirmId(ctx.db, { email, gstNo });
  if (firmId === undefined) throw notFound("firm_not_found", memberMessages.firmNotFound);
  const { message } = await resendFirmActivation(ctx, { firmId });
  return { message };
}
