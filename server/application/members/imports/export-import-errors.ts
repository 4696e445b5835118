import { conflict } from "#domain/errors.ts";
import type { CsvFile } from "#domain/csv.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { getImportRow, selectRefusedRowsAfter } from "#db/queries/imports.ts";
import type { AppContext } from "../../../context.ts";
import { recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { assertRead, Cells, type ImportId, type ReadFile } from "./import-view.ts";
import { reasonsOf } from "./present-row.ts";

const rowsAtOnce = 500;

/**
 * The refused rows with their own columns, their row number and the reason, in a form that can be corrected and imported again.
 * @throws not_found; conflict (`import_moved_on`: not checked yet)
 */
export async function exportImportErrors(ctx: AppContext, { importId }: ImportId): Promise<CsvFile> {
  authorize(ctx.actor, "members.import");
  const row = await getImportRow(ctx.db, importId);
  const file = assertRead(row);
  if (row.state !== "checked" && row.state !== "done") throw conflict("import_moved_on", importMessages.wrongState);
  await recordAuditInOwnTransaction(ctx, { event: "export.importErrors", subject: { kind: "import", id: importId }, detail: { rows: row.refused } });
  const name = `${row.fileName.replace(/\.[a-z]+$/i, "")}-errors.csv`;
  return { name, header: [...file.columns, "Row in the file", "Reason"], rows: errorRows(ctx, importId, file) };
}

async function* errorRows(ctx: AppContext, importId: string, file: ReadFile): AsyncGenerator<readonly (string | number)[]> {
  let last = 0;
  for (;;) {
    const rows = await selectRefusedRowsAfter(ctx.db, importId, last, rowsAtOnce);
    for (const row of rows) {
      const cells = Cells.parse(row.cells);
      const reason = reasonsOf(row, file)
        .map(({ column, text }) => `${column}: ${text}`)
        .join("; ");
      yield [...file.columns.map((_, place) => cells[place] ?? ""), row.rowNo, reason];
    }
    last = rows.at(-1)?.rowNo ?? last;
    if (rows.length < rowsAtOnce) return;
  }
}
