import { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { batchStateLabels, batchStates } from "#domain/payments/batches.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import type { AppContext } from "../../../context.ts";
import { writeTextSheet } from "../../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import type { BatchRowView } from "./batch-view.ts";
import { listedBatches } from "./list-batches.ts";

export const ExportBatchesInput = z.object({ state: z.enum(batchStates).optional() });
export type ExportBatchesInput = z.input<typeof ExportBatchesInput>;

/** The list of batches as it is filtered, with amounts as decimal text in rupees. */
export async function exportBatchesCsv(ctx: AppContext, input: ExportBatchesInput): Promise<CsvFile> {
  const { name, rows } = await exported(ctx, input);
  return { name: `${name}.csv`, header: columns.map(({ label }) => label), rows: rows.map((row) => columns.map(({ show }) => show(row))) };
}

/** The same as a spreadsheet, whose amounts are numbers of rupees. */
export async function exportBatchesXlsx(ctx: AppContext, input: ExportBatchesInput): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, rows } = await exported(ctx, input);
  const bytes = await writeTextSheet({
    name: "Batches",
    header: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map(({ isAmount, show }) => (isAmount === true ? Number(show(row)) : show(row)))),
    amountColumns: columns.flatMap(({ isAmount }, at) => (isAmount === true ? [at] : [])),
  });
  return { name: `${name}.xlsx`, bytes };
}

const columns: readonly { readonly label: string; readonly isAmount?: true; readonly show: (row: BatchRowView) => string | number }[] = [
  { label: "Batch", show: ({ name }) => name },
  { label: "State", show: ({ state }) => batchStateLabels[state] },
  { label: "Payments", show: ({ lines }) => lines },
  { label: "Amount, Rs", isAmount: true, show: ({ amountPaise }) => rupeesOf(amountPaise) },
  { label: "Paid", show: ({ paid }) => paid },
  { label: "Returned", show: ({ returned }) => returned },
  { label: "Prepared by", show: ({ preparedByName }) => preparedByName },
  { label: "Prepared on", show: ({ preparedAt }) => formatIndianDate(calendarDateInIndia(preparedAt)) },
  { label: "Sent to bank on", show: ({ sentOn }) => (sentOn === null ? "" : formatIndianDate(sentOn)) },
];

async function exported(ctx: AppContext, input: ExportBatchesInput): Promise<{ readonly name: string; readonly rows: readonly BatchRowView[] }> {
  authorize(ctx.actor, "payments.export");
  const { state } = ExportBatchesInput.parse(input);
  const rows = await listedBatches(ctx.db, { state });
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", detail: { list: "batches", rows: rows.length } });
  return { name: `${council.slug}-batches-${calendarDateInIndia(ctx.now())}`, rows };
}
