import type { z } from "zod";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { firmStatuses } from "#domain/members/firm-status.ts";
import { selectFirmsAfter, type FirmFilter, type ListedFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { FirmFilters } from "./list-firms.ts";

export const ExportFirmsInput = FirmFilters;
export type ExportFirmsInput = z.infer<typeof ExportFirmsInput>;

const rowsAtOnce = 1_000;
/** The headings that an import recognises, so that an exported list can be corrected and imported again. */
const header = [
  "Firm name",
  "GST number",
  "Start date",
  "End date",
  "Contact name",
  "Contact e-mail",
  "Contact phone",
  "Status",
  "Deactivated on",
  "Reason",
];

/**
 * The firms of a filter as CSV in the order of their names. No connection is held between two portions, so a slow reader blocks
 * none.
 * @source issue "Admin panel" (export); security.md rows 3, 30
 */
export async function exportFirms(ctx: AppContext, input: ExportFirmsInput): Promise<CsvFile> {
  const actor = authorize(ctx.actor, "members.export");
  const todayOn = calendarDateInIndia(ctx.now());
  await recordAuditInOwnTransaction(ctx, { event: "export.firms" });
  ctx.log.info({ event: "firms_exported", userId: actor.userId, requestId: ctx.origin.requestId });
  return { name: `firms-${todayOn}.csv`, header, rows: allFirms(ctx, { ...input, todayOn }) };
}

async function* allFirms(ctx: AppContext, filter: FirmFilter): AsyncGenerator<readonly string[]> {
  let last: ListedFirm | undefined;
  for (;;) {
    const firms = await selectFirmsAfter(ctx.db, filter, last, rowsAtOnce);
    for (const firm of firms) yield cellsOf(firm);
    last = firms.at(-1);
    if (firms.length < rowsAtOnce) return;
  }
}

const cellsOf = (firm: ListedFirm): readonly string[] => [
  firm.name,
  firm.gstNo,
  formatIndianDate(firm.membershipStartOn),
  formatIndianDate(firm.membershipEndOn),
  firm.contactName,
  firm.contactEmail,
  firm.contactPhone,
  firmStatuses[firm.status].label,
  firm.deactivatedAt === null ? "" : formatIndianDate(calendarDateInIndia(new Date(firm.deactivatedAt))),
  firm.deactivatedReason ?? "",
];
