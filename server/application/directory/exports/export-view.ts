import { council } from "#domain/council.ts";
import { exportTitle, fileKeptHours, type ExportFormat, type ExportState } from "#domain/directory/export-rules.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { ExportRow } from "#db/queries/directory-exports.ts";
import { DirectorySearch } from "../directory-search.ts";

const hourMs = 60 * 60 * 1_000;

/** An export that a worker makes, in the view of its user. */
export type ExportView = {
  readonly id: string;
  readonly format: ExportFormat;
  readonly state: ExportState;
  /** Hash of the search of the export. */
  readonly searchKey: string;
  /** Which members are in it: the screen may show those of another search. */
  readonly title: string;
  /** Members written so far and in total; 0 while the total is unknown. */
  readonly rowsDone: number;
  readonly rowsTotal: number;
  readonly fileName: string;
  readonly sizeBytes: number | undefined;
  readonly keptUntil: Date;
};

/** Exports requested before this instant are expired. */
export const keptFrom = (now: Date): Date => new Date(now.getTime() - fileKeptHours * hourMs);

/** The view of an export. */
export function presentExport(row: ExportRow): ExportView {
  const { id, format, state, searchKey, rowsDone, rowsTotal, sizeBytes, createdAt } = row;
  return {
    id,
    format,
    state,
    searchKey,
    title: exportTitle(DirectorySearch.parse(row.search)),
    rowsDone,
    rowsTotal,
    fileName: `${council.slug}-members-${calendarDateInIndia(createdAt)}.${format}`,
    sizeBytes: sizeBytes ?? undefined,
    keptUntil: new Date(createdAt.getTime() + fileKeptHours * hourMs),
  };
}
