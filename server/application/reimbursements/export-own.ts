import type { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { selectFirmReimbursements } from "#db/queries/own-list.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { amountCells } from "./amount-cells.ts";
import { OwnListFilters, ownFilterOf, presentOwnRow, type OwnReimbursementRow } from "./list-own.ts";

export const ExportOwnInput = OwnListFilters;
export type ExportOwnInput = z.input<typeof ExportOwnInput>;

/** More than any firm files. */
const mostRows = 10_000;
const header = [
  "Reimbursement ID",
  "Name",
  "Scheme",
  "Status",
  "Submitted on",
  "Last changed on",
  "Claimed, Rs",
  "Recommended, Rs",
  "Sanctioned, Rs",
];

/** The member's list as it is filtered and sorted, with the three amounts in rupees. */
export async function exportOwnReimbursements(ctx: AppContext, input: ExportOwnInput): Promise<CsvFile> {
  const actor = authorize(ctx.actor, "reimbursements.exportOwn");
  const filter = { ...ownFilterOf(actor, ExportOwnInput.parse(input)), offset: 0, limit: mostRows };
  const { rows } = await selectFirmReimbursements(ctx.db, filter);
  await recordAuditInOwnTransaction(ctx, { event: "export.reimbursements", detail: { rows: rows.length } });
  const name = `${council.slug}-reimbursements-${calendarDateInIndia(ctx.now())}.csv`;
  return { name, header, rows: rows.map((row) => cellsOf(presentOwnRow(row, ctx.now()))) };
}

const dayOf = (at: Date | undefined): string | null => (at === undefined ? null : formatIndianDate(calendarDateInIndia(at)));

const cellsOf = (row: OwnReimbursementRow): readonly (string | null)[] => [
  row.id,
  row.title ?? "",
  row.typeLabel,
  row.status,
  dayOf(row.submittedAt),
  dayOf(row.updatedAt),
  ...amountCells(row),
];
