import type { ImportOutcome, ImportState } from "#domain/members/import-verdicts.ts";
import { selectImports } from "#db/queries/imports.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";

const newest = 20;

export type ListedImportView = {
  readonly id: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly startedByName: string;
  readonly createdAt: Date;
  readonly totalRows: number;
  readonly counts: Readonly<Record<ImportOutcome, number>>;
};

/** The newest imports of the council. */
export async function listImports(ctx: AppContext): Promise<readonly ListedImportView[]> {
  authorize(ctx.actor, "members.import");
  const rows = await selectImports(ctx.db, newest);
  return rows.map(({ id, fileName, state, startedByName, createdAt, totalRows, created, updated, unchanged, refused }) => ({
    id,
    fileName,
    state,
    startedByName,
    createdAt,
    totalRows,
    counts: { created, updated, unchanged, refused },
  }));
}
