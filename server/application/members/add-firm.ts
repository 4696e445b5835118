import { conflict, type DomainError } from "#domain/errors.ts";
import { FirmInput } from "#domain/members/firm-input.ts";
import { gstinWarning } from "#domain/members/gstin.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { insertUser } from "#db/queries/accounts.ts";
import { getListedFirm, insertFirm, type ListedFirm } from "#db/queries/members.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { queueActivation } from "../accounts/queue-activation.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

export const AddFirmInput = FirmInput;
export type AddFirmInput = FirmInput;

export type AddedFirmView = {
  readonly firm: ListedFirm;
  /** Warnings about accepted values, by field. */
  readonly warnings: Readonly<Record<string, readonly string[]>>;
  readonly message: string;
};

/**
 * Adds a firm: the firm, the login of its contact person, the activation link and its email, all or nothing.
 * @throws conflict (`gst_taken`, `email_taken`, named in `fields`)
 * @source specification 2 "Admin Panel", 5 "Add firm"; product.md "Firms and their status"
 */
export async function addFirm(ctx: AppContext, input: AddFirmInput): Promise<AddedFirmView> {
  const actor = authorize(ctx.actor, "members.addFirm");
  const firm = await transact(ctx, async (tx) => {
    const { firmId } = await insertFirmWithLogin(tx, ctx, input);
    return getListedFirm(tx, firmId);
  }).catch((error: unknown) => {
    throw takenBy(error) ?? error;
  });
  ctx.log.info({ event: "firm_added", firmId: firm.id, userId: actor.userId, requestId: ctx.origin.requestId });
  const gstNo = gstinWarning(firm.gstNo);
  return { firm, warnings: gstNo === undefined ? {} : { gstNo: [gstNo] }, message: memberMessages.firmAdded };
}

/**
 * Adds the firm, the login of its contact person, the activation link and its email, in the caller's transaction.
 * @throws a violation of a unique constraint, see `takenBy`
 */
export async function insertFirmWithLogin(
  tx: Tx,
  ctx: AppContext,
  input: AddFirmInput & { readonly address?: string },
): Promise<{ readonly firmId: string; readonly userId: string }> {
  const { id: firmId } = await insertFirm(tx, {
    name: input.firmName,
    gstNo: input.gstNo,
    ...(input.address !== undefined && { address: input.address }),
    membershipStartOn: input.membershipStartOn,
    membershipEndOn: input.membershipEndOn,
    contactName: input.contactName,
    contactEmail: input.contactEmail,
    contactPhone: input.contactPhone,
  });
  const user = await insertUser(tx, { email: input.contactEmail, name: input.contactName, role: "MEMBER", firmId });
  await queueActivation(tx, ctx, user);
  await recordAudit(tx, ctx, { event: "firm.add", subject: { kind: "firm", id: firmId }, detail: { userId: user.id } });
  return { firmId, userId: user.id };
}

/** The unique constraint that refused the firm, in words. */
export function takenBy(error: unknown): DomainError | undefined {
  const name = violatedConstraint(error);
  if (name === "firms_gst_no_unique") return conflict("gst_taken", memberMessages.gstTaken, { gstNo: [memberMessages.gstTaken] });
  if (name === "firms_contact_email_unique" || name === "users_email_unique")
    return conflict("email_taken", memberMessages.emailTaken, { contactEmail: [memberMessages.emailTaken] });
  return undefined;
}
