import { z } from "zod";
import { conflict, notFound } from "#domain/errors.ts";
import { ColumnMapping, mappingProblems, guessColumnMapping, type ImportField } from "#domain/members/import-fields.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { importActions, type ImportAction, type ImportOutcome, type ImportState } from "#domain/members/import-verdicts.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { countWarnedRows, selectImportRowsAfter, type ImportRow } from "#db/queries/imports.ts";
import { SheetFacts } from "../../../infra/sandbox-protocol.ts";

export const ImportId = z.object({ importId: z.uuid() });
export type ImportId = z.infer<typeof ImportId>;

/** An import with the `round` of the view that the clerk acts on. */
export const SeenImport = ImportId.extend({ round: z.int().nonnegative() });
export type SeenImport = z.infer<typeof SeenImport>;

/** Another clerk may have chosen another sheet or other columns meanwhile. @throws conflict (`import_moved_on`) */
export function assertSeenRound(current: Pick<ImportRow, "round">, round: number): void {
  if (current.round !== round) throw conflict("import_moved_on", importMessages.wrongState);
}

export const Cells = z.array(z.string());

/** The result of reading a file. */
export type ReadFile = {
  readonly facts: z.output<typeof SheetFacts>;
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
};

export type ImportView = {
  readonly id: string;
  readonly state: ImportState;
  /** Grows with each choice of a sheet or of columns and with the run; an action on a view names it. */
  readonly round: number;
  readonly actions: readonly ImportAction[];
  readonly failure: string | undefined;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly startedByName: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | undefined;
  readonly totalRows: number;
  /** Of the phase under way. */
  readonly doneRows: number;
  /** Before the run the expected counts of rows by verdict, during and after it the actual ones. */
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  /** New firms whose GST number looks wrong, after the check and after the run; 0 in any other state. It never blocks. */
  readonly warned: number;
  /** Created firms whose activation email is queued. */
  readonly invited: number;
  /** Undefined until the file has been read. */
  readonly file:
    | (ReadFile & {
        /** The first rows as they were read. */
        readonly sample: readonly (readonly string[])[];
        readonly missing: readonly ImportField[];
        readonly doubled: readonly ImportField[];
      })
    | undefined;
};

const sampleRows = 5;

/** Facts, headings and mapping of an import, parsed from where they are stored; undefined until the file has been read. */
export function readFileOf({ facts, columns, mapping }: ImportRow): ReadFile | undefined {
  if (facts === null || columns === null) return undefined;
  const headings = Cells.parse(columns);
  return {
    facts: SheetFacts.parse(facts),
    columns: headings,
    mapping: mapping === null ? guessColumnMapping(headings) : ColumnMapping.parse(mapping),
  };
}

/** The same, for a state that can only come later. @throws not_found */
export function assertRead(row: ImportRow): ReadFile {
  const file = readFileOf(row);
  if (file === undefined) throw notFound("import_not_found", importMessages.notFound);
  return file;
}

/** An import as its page shows it. */
export async function presentImport(db: Db | Tx, row: ImportRow, startedByName: string): Promise<ImportView> {
  const file = readFileOf(row);
  const sample = file === undefined ? [] : (await selectImportRowsAfter(db, row.id, 0, sampleRows)).map(({ cells }) => Cells.parse(cells));
  const { id, state, round, fileName, sizeBytes, createdAt, totalRows, doneRows, created, updated, unchanged, refused, invited } = row;
  return {
    id,
    state,
    round,
    actions: importActions[state],
    failure: row.failure ?? undefined,
    fileName,
    sizeBytes,
    startedByName,
    createdAt,
    finishedAt: row.finishedAt ?? undefined,
    totalRows,
    doneRows,
    counts: { created, updated, unchanged, refused },
    warned: state === "checked" || state === "done" ? await countWarnedRows(db, id) : 0,
    invited,
    file: file && { ...file, sample, ...mappingProblems(file.mapping) },
  };
}
