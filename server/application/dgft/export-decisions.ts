import type { CsvFile } from "#domain/csv.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { exportFor, exportSheetFor, type ExportReviewsInput } from "../reviews/export-reviews.ts";

/** The officer's list of one scheme as it is filtered and sorted, with the three amounts in rupees. */
export async function exportDecisions(ctx: AppContext, input: ExportReviewsInput): Promise<CsvFile> {
  authorize(ctx.actor, "dgft.export");
  return exportFor(ctx, "dgft", input);
}

/** The same as a spreadsheet. @throws invalid (`too_many_rows`) */
export async function exportDecisionsXlsx(ctx: AppContext, input: ExportReviewsInput): Promise<{ name: string; bytes: Uint8Array }> {
  authorize(ctx.actor, "dgft.export");
  return exportSheetFor(ctx, "dgft", input);
}
