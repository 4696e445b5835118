import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { invoiceRights, paymentRights, rightLabels, userRights, type UserRight } from "#domain/accounts/rights.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { deleteRights, insertRights, selectRightsOf } from "#db/queries/granted-rights.ts";
import { insertMail } from "#db/queries/mail.ts";
import { selectRoleRecipients } from "#db/queries/notifications.ts";
import { getListedStaff } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { assertFreshPassword } from "../fresh-password.ts";
import { lockStaff } from "./lock-staff.ts";
import { presentStaff, StaffId, type StaffChangedView } from "./staff-view.ts";

const rightsList = z.array(z.enum(userRights)).max(userRights.length);
export const ChangeRightsInput = StaffId.extend({ rights: rightsList, /** Those that the actor saw before the change. */ seen: rightsList });
export type ChangeRightsInput = z.output<typeof ChangeRightsInput>;

/**
 * Gives a council user the rights of a list and takes the others back, if nobody changed them since the actor saw them. It counts from the
 * next call of the user, whose sessions stay. The user and every other council user are told by mail.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`not_oneself`, `deactivated`, `not_council`; `stale_version`: the rights are
 * not those of `seen`)
 * @source issue of payments, "Desk"
 */
export async function changeRights(ctx: AppContext, { userId, rights, seen }: ChangeRightsInput): Promise<StaffChangedView> {
  const actor = authorize(ctx.actor, "accounts.changeRights");
  assertFreshPassword(ctx);
  const row = await transact(ctx, async (tx) => {
    const user = await lockStaff(tx, actor, userId);
    if (user.deactivatedAt !== null) throw conflict("deactivated", staffMessages.deactivatedFirst);
    if (user.role !== "EPCMD_ADMIN") throw conflict("not_council", staffMessages.rightsOfCouncil);
    const held = await selectRightsOf(tx, user.id);
    const given = userRights.filter((right) => rights.includes(right) && !held.includes(right));
    const taken = held.filter((right) => !rights.includes(right));
    const isStale = seen.length !== held.length || held.some((right) => !seen.includes(right));
    if (isStale && given.length + taken.length > 0) throw conflict("stale_version", staffMessages.rightsChangedMeanwhile);
    await insertRights(tx, user.id, given, { grantedBy: actor.userId, grantedAt: ctx.now() });
    await deleteRights(tx, user.id, taken);
    await recordRights(tx, ctx, { userId: user.id, given, taken });
    if (given.length + taken.length > 0) await tellOfRights(tx, actor, user, { given, taken, rights });
    return getListedStaff(tx, user.id);
  });
  return { staff: presentStaff(row, actor), message: staffMessages.rightsChanged(row.name) };
}

/** Takes every right back from a user who leaves the council. */
export async function takeAllRights(tx: Tx, ctx: AppContext, userId: string): Promise<void> {
  const taken = await selectRightsOf(tx, userId);
  await deleteRights(tx, userId, taken);
  await recordRights(tx, ctx, { userId, given: [], taken });
}

type Changed = { readonly given: readonly UserRight[]; readonly taken: readonly UserRight[] };

async function recordRights(tx: Tx, ctx: AppContext, { userId, given, taken }: Changed & { readonly userId: string }): Promise<void> {
  const subject = { kind: "user", id: userId } as const;
  for (const right of given) await recordAudit(tx, ctx, { event: "right.give", subject, detail: { right } });
  for (const right of taken) await recordAudit(tx, ctx, { event: "right.take", subject, detail: { right } });
}

/** A page that the user may open with these rights. */
const deskOf = (rights: readonly UserRight[]): string =>
  paymentRights.some((right) => rights.includes(right))
    ? paths.payments
    : invoiceRights.some((right) => rights.includes(right))
      ? paths.invoices
      : paths.councilHome;

/** @param rights those that the user has now */
async function tellOfRights(
  tx: Tx,
  actor: StaffActor,
  user: UserRow,
  { given, taken, rights }: Changed & { readonly rights: readonly UserRight[] },
): Promise<void> {
  const documents = [...given.map((right) => `Given: ${rightLabels[right]}`), ...taken.map((right) => `Taken back: ${rightLabels[right]}`)];
  await insertMail(tx, {
    kind: "rights_changed",
    to: { userId: user.id, email: user.email },
    params: { sender: actor.name, documents, path: deskOf(rights) },
  });
  for (const { id: userId, email } of await selectRoleRecipients(tx, "EPCMD_ADMIN"))
    if (userId !== user.id && userId !== actor.userId)
      await insertMail(tx, {
        kind: "rights_changed_notice",
        to: { userId, email },
        params: { sender: actor.name, subject: `${user.name} (${user.email})`, documents, path: paths.users },
      });
}
