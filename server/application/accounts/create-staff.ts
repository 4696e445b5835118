import { z } from "zod";
import { EmailAddress } from "#domain/accounts/email.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { plainLine } from "#domain/accounts/plain-line.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { staffRoles } from "#domain/accounts/staff.ts";
import { conflict } from "#domain/errors.ts";
import { findUserByEmail, insertUser, lockUser, updateUserName, type UserRow } from "#db/queries/accounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { queueActivation } from "./queue-activation.ts";
import { addedKinds, tellOfNewStaff } from "./staff/tell-of-new-staff.ts";

export const CreateStaffInput = z.object({
  email: EmailAddress,
  role: z.enum(staffRoles),
  name: plainLine("Name", 200),
});
export type CreateStaffInput = z.infer<typeof CreateStaffInput>;

/**
 * Creates the login of a person of the council or of DGFT and sends the activation link. For a login of this role that was
 * never activated it sends a new link instead.
 * @throws conflict (`email_taken`: another login has this address, or this one is active already; `deactivated`)
 * @source product.md "Running it" (`admin:create`)
 */
export async function createStaff(ctx: AppContext, input: CreateStaffInput): Promise<{ userId: string }> {
  authorizeSystem(ctx.actor);
  const userId = await transact(ctx, async (tx) => {
    const user = await pendingStaff(tx, input);
    await queueActivation(tx, ctx, user);
    await tellOfNewStaff(tx, addedKinds[input.role], { ...user, by: ["the operator of the portal"], except: [user.id] });
    await recordAudit(tx, ctx, { event: "user.add", subject: { kind: "user", id: user.id }, detail: { role: input.role } });
    return user.id;
  });
  ctx.log.info({ event: "staff_created", userId, role: input.role });
  return { userId };
}

/** The login of this address and role that waits for its activation: a new one, or an earlier one. @throws conflict (`email_taken`, `deactivated`) */
export async function pendingStaff(tx: Tx, input: CreateStaffInput): Promise<UserRow> {
  const known = await findUserByEmail(tx, input.email);
  if (known === undefined) return insertUser(tx, { email: input.email, role: input.role, name: input.name });
  const locked = await lockUser(tx, known.id);
  if (locked.role !== input.role) throw conflict("email_taken", accountMessages.emailTaken, { email: [accountMessages.emailTaken] });
  if (locked.activatedAt !== null) throw conflict("email_taken", accountMessages.alreadyActive, { email: [accountMessages.alreadyActive] });
  if (locked.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst, { email: [staffMessages.deactivatedFirst] });
  if (locked.name !== input.name) await updateUserName(tx, locked.id, input.name);
  return { ...locked, name: input.name };
}
