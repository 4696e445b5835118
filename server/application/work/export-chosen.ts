import { z } from "zod";
import { csvChunks } from "#domain/csv.ts";
import { exportFormatValues } from "#domain/directory/export-rules.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { exportFor, exportSheetFor } from "../reviews/export-reviews.ts";
import { ClaimIds, officeOfActor } from "./inputs.ts";

export const ExportChosenInput = z.object({ scheme: SchemeKindInput, ids: ClaimIds, format: z.enum(exportFormatValues) });
export type ExportChosenInput = z.output<typeof ExportChosenInput>;

/** The chosen claims as one file, in the order in which they were chosen. @source desks-and-more.md 2 "Bulk: export" */
export async function exportChosen(ctx: AppContext, { format, ...chosen }: ExportChosenInput): Promise<{ name: string; base64: string }> {
  const office = officeOfActor(authorize(ctx.actor, "work.read"));
  authorize(ctx.actor, office === "council" ? "reviews.export" : "dgft.export");
  if (format === "xlsx") {
    const { name, bytes } = await exportSheetFor(ctx, office, chosen);
    return { name, base64: Buffer.from(bytes).toString("base64") };
  }
  const file = await exportFor(ctx, office, chosen);
  let text = "";
  for await (const chunk of csvChunks(file)) text += chunk;
  return { name: file.name, base64: Buffer.from(text).toString("base64") };
}
