import type { StaffActor } from "#domain/accounts/actor.ts";
import type { StaffRequestKind } from "#domain/accounts/staff.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { conflict } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertStaffRequest } from "#db/queries/staff-requests.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { tellOfNewStaff } from "./tell-of-new-staff.ts";

export type DgftUserRequest = {
  readonly kind: StaffRequestKind;
  /** The login concerned; an invitation has none yet. */
  readonly userId: string | undefined;
  readonly name: string;
  readonly email: string;
};

/**
 * Keeps what a council user asks for until a second person confirms it, and tells those who may: every DGFT user and the other
 * council users.
 * @throws conflict (`already_requested`)
 * @source money.md 5
 */
export async function requestDgftUser(tx: Tx, ctx: AppContext, actor: StaffActor, { kind, userId, name, email }: DgftUserRequest): Promise<string> {
  const id = await insertStaffRequest(tx, { kind, userId: userId ?? null, name, email, requestedBy: actor.userId, requestedAt: ctx.now() });
  if (id === undefined) throw conflict("already_requested", staffMessages.alreadyRequested, { email: [staffMessages.alreadyRequested] });
  await recordAudit(tx, ctx, { event: "user.request", subject: { kind: "user", id: userId ?? id }, detail: { kind } });
  await tellOfNewStaff(tx, "dgft_user_requested", { name, email, by: [actor.name], except: [actor.userId] });
  return staffMessages.requested(name);
}
