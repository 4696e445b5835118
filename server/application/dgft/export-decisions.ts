import type { CsvFile } from "#domain/csv.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { exportFor, type ExportReviewsInput } from "../reviews/export-reviews.ts";

/** The officer's list of one scheme as it is filtered and sorted, with the three amounts in rupees. */
export async function exportDecisions(ctx: AppContext, input: ExportReviewsInput): Promise<CsvFile> {
  authorize(ctx.actor, "dgft.export");
  return exportFor(ctx, "dgft", input);
}
