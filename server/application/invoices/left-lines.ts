import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { transact } from "#db/connection/transact.ts";
import { findIsLineLeft, lockBankLine, selectLeftBankLines, updateLineDismissed, type LeftBankLine } from "#db/queries/invoice-bank.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import type { Recorded } from "./record-payment.ts";

export const ListLeftLinesInput = Page;
export type ListLeftLinesInput = z.output<typeof Page>;

/** A page of the lines of all statements that belong to no invoice yet, the newest first. */
export async function listLeftLines(ctx: AppContext, { page, pageSize }: ListLeftLinesInput): Promise<Paged<LeftBankLine>> {
  authorize(ctx.actor, "invoices.list");
  const { rows, count } = await selectLeftBankLines(ctx.db, { offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, { page, pageSize });
}

export const DismissLineInput = z.object({ lineId: z.uuid(), reason: plainText("Reason", 500) });
export type DismissLineInput = z.input<typeof DismissLineInput>;

/**
 * Takes a line off the list because it belongs to no invoice. Its reference can still be recorded by hand. A line that came back to the list keeps
 * its earlier reasons with their days; the audit trail names who gave each.
 * @throws not_found; conflict (`line_settled`)
 */
export async function dismissLine(ctx: AppContext, input: DismissLineInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { lineId, reason } = DismissLineInput.parse(input);
  return transact(ctx, async (tx) => {
    const { dismissedAt, dismissedReason, fileId } = await lockBankLine(tx, lineId);
    if (dismissedAt !== null && !(await findIsLineLeft(tx, lineId))) throw conflict("line_settled", invoiceMessages.lineSettled);
    const before = dismissedAt === null ? "" : `\n${formatIndianDate(calendarDateInIndia(dismissedAt))}: ${dismissedReason ?? ""}`;
    await updateLineDismissed(tx, lineId, { dismissedBy: actor.userId, dismissedAt: ctx.now(), dismissedReason: `${reason}${before}` });
    await recordAudit(tx, ctx, { event: "invoice.dismissLine", subject: { kind: "file", id: fileId }, detail: { lineId } });
    return { message: invoiceMessages.lineDismissed };
  });
}
