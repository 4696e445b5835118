import type { CsvFile } from "#domain/csv.ts";
import { importFieldNames, importFields } from "#domain/members/import-fields.ts";
import type { AppContext } from "../../../context.ts";
import { writeTextSheet } from "../../../infra/text-sheet.ts";
import { authorize } from "../../authorize.ts";

const headings = importFieldNames.map((field) => importFields[field].label);

/** The empty list as a csv: the headings that an import recognises. */
export function importTemplateCsv(ctx: AppContext): CsvFile {
  authorize(ctx.actor, "members.import");
  return { name: "firms-template.csv", header: headings, rows: [] };
}

/** The same as an xlsx with text columns, so that no program converts phones and dates. */
export async function importTemplateXlsx(ctx: AppContext): Promise<{ name: string; bytes: Uint8Array }> {
  authorize(ctx.actor, "members.import");
  return { name: "firms-template.xlsx", bytes: await writeTextSheet({ name: "Firms", header: headings, rows: [] }) };
}
