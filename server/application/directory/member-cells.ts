import type { Lexicon } from "#domain/directory/lexicon.ts";
import type { DirectoryRow } from "#db/queries/directory.ts";
import { devicesOf } from "./directory-entry.ts";

/** A member as a row under `memberColumns`; cells that the firm hides are empty. */
export const memberCells = (row: DirectoryRow, lexicon: Lexicon): readonly string[] => [
  row.memberName,
  row.contactName,
  row.contactEmail ?? "",
  row.contactPhone ?? "",
  row.address,
  devicesOf(row, lexicon)
    .map(({ code, label }) => `${label} (${code})`)
    .join("; "),
];
