import { enquiryKeptMonths } from "#domain/directory/enquiry-notice.ts";
import { deleteOldEnquiries } from "#db/queries/enquiries.ts";
import { updateMailsOfGoneEntries } from "#db/queries/mail.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";

/**
 * Deletes enquiries and answers that are older than their privacy notice allows, and what a visitor typed in
 * the e-mails about entries that are deleted, of the public forms too.
 * @throws forbidden (not the worker)
 */
export async function forgetOldEnquiries(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const before = new Date(ctx.now());
  before.setUTCMonth(before.getUTCMonth() - enquiryKeptMonths);
  const deleted = await deleteOldEnquiries(ctx.db, before);
  ctx.log.info({ event: "enquiries_swept", enquiries: deleted, mails: await updateMailsOfGoneEntries(ctx.db) });
}
