import { enquiryKeptMonths } from "#domain/directory/enquiry-notice.ts";
import { deleteOldEnquiries } from "#db/queries/enquiries.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";

/**
 * Removes enquiries that are older than their notice promises, with their answers.
 * @throws forbidden (not the worker)
 */
export async function forgetOldEnquiries(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const before = new Date(ctx.now());
  before.setUTCMonth(before.getUTCMonth() - enquiryKeptMonths);
  ctx.log.info({ event: "enquiries_swept", enquiries: await deleteOldEnquiries(ctx.db, before) });
}
