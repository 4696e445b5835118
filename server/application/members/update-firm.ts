import { z } from "zod";
import { paths } from "#domain/council.ts";
import { conflict } from "#domain/errors.ts";
import { FirmInput } from "#domain/members/firm-input.ts";
import { gstinWarning } from "#domain/members/gstin.ts";
import { memberMessages } from "#domain/members/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import {
  deleteActivationLinks,
  insertUser,
  markLinksSuperseded,
  updateDeactivation,
  updateLoginEmail,
  updateUserName,
  type UserRow,
} from "#db/queries/accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import { getListedFirm, lockFirm, lockUsersOfFirm, updateFirmRow, type FirmRow } from "#db/queries/members.ts";
import { updateUserOfUnreadNotices } from "#db/queries/notifications.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { queueActivation } from "../accounts/queue-activation.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { takenBy, type AddedFirmView } from "./add-firm.ts";

export const UpdateFirmInput = z.object({
  firmId: z.uuid(),
  /** The version that the entry was made on. */
  version: z.int(),
  firm: FirmInput,
});
export type UpdateFirmInput = z.infer<typeof UpdateFirmInput>;

/**
 * Changes the seven fields of a firm. A new contact email moves the firm's login to it: the old address loses its sessions,
 * password and links and is notified; the new one has to activate: a typing error gives no stranger access. A contact of another name
 * gets a login of its own, so that what the one before did stays under that name, and takes over the notices that were not read; the one before
 * is told that its login is closed. A login that nobody has used is renamed. Other days of membership enqueue the amounts of the firm's claims.
 * @throws forbidden (`password_not_fresh`: the login would move); not_found; conflict (`stale_version`, `gst_taken`,
 * `email_taken`, named in `fields`)
 * @source specification 2 "Admin Panel"; security.md rows 13, 37
 */
export async function updateFirm(ctx: AppContext, input: UpdateFirmInput): Promise<AddedFirmView> {
  const actor = authorize(ctx.actor, "members.updateFirm");
  const { firmName: name, ...rest } = input.firm;
  const { firm, hasMoved } = await transact(ctx, async (tx) => {
    const current = await lockFirm(tx, input.firmId);
    if (current.version !== input.version) throw conflict("stale_version", memberMessages.firmChangedElsewhere);
    await updateFirmRow(tx, current.id, { name, ...rest });
    if (rest.membershipStartOn !== current.membershipStartOn || rest.membershipEndOn !== current.membershipEndOn)
      await enqueue(tx, "fill-amounts", { firmId: current.id });
    const moved = await changeFirmLogin(ctx, tx, current, { email: rest.contactEmail, name: rest.contactName });
    await recordAudit(tx, ctx, { event: "firm.edit", subject: { kind: "firm", id: current.id }, detail: { hasMovedLogin: moved } });
    return { firm: await getListedFirm(tx, current.id), hasMoved: moved };
  }).catch((error: unknown) => {
    throw takenBy(error) ?? error;
  });
  ctx.log.info({ event: "firm_changed", firmId: firm.id, hasMoved, userId: actor.userId, requestId: ctx.origin.requestId });
  const gstNo = gstinWarning(firm.gstNo);
  return {
    firm,
    warnings: gstNo === undefined ? {} : { gstNo: [gstNo] },
    message: !hasMoved
      ? memberMessages.firmSaved
      : firm.deactivatedAt === null
        ? memberMessages.firmSavedWithActivation
        : memberMessages.firmSavedDeactivated,
  };
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Contact = { readonly email: string; readonly name: string };

/** Gives the login of the firm's contact the new name, and moves it where the address is new. Whether it was moved. */
async function changeFirmLogin(ctx: AppContext, tx: Tx, firm: FirmRow, contact: Contact): Promise<boolean> {
  const users = await lockUsersOfFirm(tx, firm.id);
  const user = users.find((each) => isSameAddress(each.email, firm.contactEmail));
  const earlier = users.find((each) => isSameAddress(each.email, contact.email));
  if (user === undefined) return users.every(({ deactivatedAt }) => deactivatedAt !== null) && addFirmLogin(ctx, tx, firm, { contact, earlier });
  // A login that was moved before waits for its activation again, with what was done by it.
  const isUnused = user.activatedAt === null && user.lastSignedInAt === null;
  const isSamePerson = isUnused || firm.contactName === contact.name;
  if (isSameAddress(firm.contactEmail, contact.email)) {
    if (firm.contactName !== contact.name) await updateUserName(tx, user.id, contact.name);
    return false;
  }
  assertFreshPassword(ctx);
  await markUserSessionsEnded(tx, user.id, "email_changed");
  const id = earlier?.id ?? (isSamePerson ? user.id : (await insertUser(tx, { ...contact, role: "MEMBER", firmId: firm.id })).id);
  if (user.activatedAt !== null) {
    const to = { userId: user.id, email: user.email };
    if (id === user.id) await insertMail(tx, { kind: "email_changed", to, params: { firmName: firm.name } });
    else await insertMail(tx, { kind: "login_closed", to, params: { path: paths.contact } });
  }
  if (id === user.id) {
    // The old address may be a stranger's: its links must not tell of the new one, nor send anything there.
    await deleteActivationLinks(tx, id);
  } else {
    await markLinksSuperseded(tx, user.id);
    await updateDeactivation(tx, user.id, { at: ctx.now(), reason: memberMessages.contactReplaced(contact.name) });
    // They were for the firm, and nobody can sign in to the closed login.
    await updateUserOfUnreadNotices(tx, { from: user.id, to: id });
  }
  await updateLoginEmail(tx, id, contact);
  if (firm.deactivatedAt === null) await queueActivation(tx, ctx, { id, email: contact.email });
  return true;
}

type AddedLogin = { readonly contact: Contact; readonly earlier: UserRow | undefined };

/**
 * Gives a firm a login again whose last one was erased. A deactivated firm gets one only for a new contact: the old one may be the person who was
 * erased. Whether it got one.
 */
async function addFirmLogin(ctx: AppContext, tx: Tx, firm: FirmRow, { contact, earlier }: AddedLogin): Promise<boolean> {
  if (firm.deactivatedAt !== null && isSameAddress(firm.contactEmail, contact.email)) return false;
  assertFreshPassword(ctx);
  const id = earlier?.id ?? (await insertUser(tx, { ...contact, role: "MEMBER", firmId: firm.id })).id;
  if (earlier !== undefined) await updateLoginEmail(tx, id, contact);
  if (firm.deactivatedAt === null) await queueActivation(tx, ctx, { id, email: contact.email });
  return true;
}
