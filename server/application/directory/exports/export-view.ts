import { council } from "#domain/council.ts";
import { fileKeptHours, type ExportFormat, type ExportState } from "#domain/directory/export-rules.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { ExportRow } from "#db/queries/directory-exports.ts";

const hourMs = 60 * 60 * 1_000;

/** A list of members that a worker makes, as the one who asked for it sees it. */
export type ExportView = {
  readonly id: string;
  readonly format: ExportFormat;
  readonly state: ExportState;
  /** Of which search, to tell it from the one on the screen. */
  readonly searchKey: string;
  /** Members written, and how many there will be; 0 while that is not known. */
  readonly rowsDone: number;
  readonly rowsTotal: number;
  readonly fileName: string;
  readonly sizeBytes: number | undefined;
  readonly keptUntil: Date;
};

/** The instant before which what was asked for is over. */
export const keptFrom = (now: Date): Date => new Date(now.getTime() - fileKeptHours * hourMs);

/** The view of an export. */
export function presentExport(row: ExportRow): ExportView {
  const { id, format, state, searchKey, rowsDone, rowsTotal, sizeBytes, createdAt } = row;
  return {
    id,
    format,
    state,
    searchKey,
    rowsDone,
    rowsTotal,
    fileName: `${council.slug}-members-${calendarDateInIndia(createdAt)}.${format}`,
    sizeBytes: sizeBytes ?? undefined,
    keptUntil: new Date(createdAt.getTime() + fileKeptHours * hourMs),
  };
}
