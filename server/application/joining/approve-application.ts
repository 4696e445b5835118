import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { insertApplicationEvent, updateJoiningApplication } from "#db/queries/joining.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { issueInvoice } from "../invoices/issue-invoice.ts";
import { insertFirmWithLogin, takenBy } from "../members/add-firm.ts";
import { lockSeenApplication, SeenApplication, type JoiningChangedView } from "./ask-applicant.ts";
import { feeIn, findFeesOnApproval, yearsOf } from "./fee-of-year.ts";
import { presentApplication } from "./get-application.ts";
import { completeFirm, writeToApplicant } from "./submit-application.ts";

/** An application as the council has seen it, with the total of its fee in whole rupees; zero where there is none. */
export const ApproveApplicationInput = SeenApplication.extend({ seenTotalInr: z.int().min(0) });
export type ApproveApplicationInput = z.output<typeof ApproveApplicationInput>;

/**
 * Makes a member of an applicant: the firm, its login with the activation mail, the joining invoice unless the fee is zero, the decision and
 * the e-mail about it, all or nothing; e-mails are in the language of the application. The membership holds from today until 31 March.
 * @throws not_found; conflict (`already_decided`, `wrong_state`; `stale_version`: also when the fee is not the one that was seen;
 *   `fees_missing`: those of the year are not published; `exports_of_other_year`; `gst_taken`, `email_taken`; those of `issueInvoice`); invalid
 *   (`not_complete`)
 * @source issue 24 part 4
 */
export async function approveApplication(ctx: AppContext, input: ApproveApplicationInput): Promise<JoiningChangedView> {
  const actor = authorize(ctx.actor, "joining.approve");
  const { approved: row, hasInvoice } = await transact(ctx, async (tx) => {
    const current = await lockSeenApplication(tx, "approve", input);
    const { table: fees, refusal } = await findFeesOnApproval(tx, ctx, current.exportYear);
    if (refusal !== undefined) throw refusal;
    const { exportYear, validUntilOn } = yearsOf(ctx);
    const at = ctx.now();
    const todayOn = calendarDateInIndia(at);
    const { firmName, gstNo, address, contactName, contactPhone, exportsPaise } = await completeFirm(ctx, tx, current);
    const { band } = feeIn(fees, exportsPaise);
    if (band.totalInr !== input.seenTotalInr) throw conflict("stale_version", joiningMessages.feeChanged);
    const { firmId } = await insertFirmWithLogin(tx, ctx, {
      firmName,
      gstNo,
      address,
      contactName,
      contactPhone,
      contactEmail: current.email,
      membershipStartOn: todayOn,
      membershipEndOn: validUntilOn,
    });
    const approved = await updateJoiningApplication(tx, current.id, {
      state: "approved",
      firmId,
      decidedAt: at,
      decidedBy: actor.userId,
      changedAt: at,
    });
    const reason = `Exports (FOB) of ${rupeesText(rupeesOf(exportsPaise))} in ${exportYear}, declared in application ${current.reference ?? ""}`;
    const priced = { label: band.label, feeInr: band.feeInr, gstInr: band.gstInr, reason };
    // It finds the state of the firm in the approved application. A membership that costs nothing has no invoice.
    if (band.feeInr > 0) await issueInvoice(tx, ctx, { firmId, kind: "joining", feeTable: fees, band: priced, language: current.language });
    await insertApplicationEvent(tx, current.id, "approved", { actorId: actor.userId, at });
    await writeToApplicant(tx, approved, "joining_approved");
    await recordAudit(tx, ctx, { event: "joining.approve", subject: { kind: "application", id: current.id }, detail: { firmId } });
    return { approved, hasInvoice: band.feeInr > 0 };
  }).catch((error: unknown) => {
    throw takenBy(error) ?? error;
  });
  ctx.log.info({ event: "application_approved", applicationId: row.id, firmId: row.firmId, userId: actor.userId, requestId: ctx.origin.requestId });
  return { application: await presentApplication(ctx, row), message: joiningMessages.approved(row.firmName, hasInvoice) };
}
