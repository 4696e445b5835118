/** The file formats of an export. */
export const exportFormats = {
  xlsx: { label: "Excel", mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  csv: { label: "csv", mediaType: "text/csv; charset=utf-8" },
} as const satisfies Record<string, { label: string; mediaType: string }>;
export type ExportFormat = keyof typeof exportFormats;
export const exportFormatValues = Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]; // keys of a literal object

/** Up to this many members the file is downloaded at once, without a progress bar. @source ux.md "Directory" */
export const immediateMembers = 1_000;
/** The most rows of one sheet of a spreadsheet program, rounded down. */
export const maxSheetMembers = 1_000_000;
/** The lifetime of a finished file, and of a link to it. @source security.md 3.1 */
export const fileKeptHours = 24;
export const linkMinutes = 10;
/** A repeated request within this time gets the existing file. */
export const sameFileMinutes = 10;

export const exportStates = ["waiting", "running", "ready", "failed"] as const;
export type ExportState = (typeof exportStates)[number];

/** The headings of the columns. @source specification 2 "Member directory" */
export const memberColumns = [
  "Member Name",
  "Contact Person Name",
  "Contact Person Email",
  "Contact Person Phone No.",
  "Address",
  "Products (HSN code)",
] as const;

/** Messages about exports. */
export const exportMessages = {
  notFound: "There is no such file.",
  linkOver: `This link opened the file for ${linkMinutes} minutes. Go to the member directory for a fresh link, or make the file again there.`,
  fileOver: `This file was kept for ${fileKeptHours} hours and is removed. Make it again in the member directory.`,
  notReady: "This file is still being made. Wait for it in the member directory.",
} as const;

type ExportedSearch = { readonly search: string; readonly codes: readonly string[]; readonly categories: readonly string[] };

/** Which members the list of a search has. */
export function exportTitle({ search, codes, categories }: ExportedSearch): string {
  const words = search.trim();
  const isFiltered = codes.length + categories.length > 0;
  if (words === "") return isFiltered ? "Members with the chosen devices" : "All members";
  return `Members for "${words}"${isFiltered ? ", with the chosen devices" : ""}`;
}
