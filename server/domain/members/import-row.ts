import { withoutFormulaGuard } from "../csv.ts";
import { FirmInput } from "./firm-input.ts";
import { importFieldNames, importFields, type ColumnMapping, type ImportField } from "./import-fields.ts";
import { importMessages } from "./import-messages.ts";
import { readImportDate, readImportPhone } from "./import-values.ts";

/** A problem with one cell of a row. */
export type RowProblem = { readonly field: ImportField; readonly text: string };
/** A valid row, or its problems. */
export type ReadRow = { readonly firm: FirmInput } | { readonly problems: readonly RowProblem[] };

/** The column of each field. */
export type FieldColumns = Readonly<Record<ImportField, number>>;

/** The columns of the fields; -1 for a field without one. */
export const placesOf = (mapping: ColumnMapping): FieldColumns => {
  const places = importFieldNames.map((field) => [field, mapping.indexOf(field)] as const);
  return Object.fromEntries(places) as FieldColumns; // one entry for each field
};

/**
 * Parses one row by the rules of the form, after undoing what spreadsheet programs do to dates and phone numbers.
 * @param cells the row's cells as text
 */
export function readImportRow(cells: readonly string[], places: FieldColumns, is1904: boolean): ReadRow {
  const textOf = (field: ImportField): string => withoutFormulaGuard(cells[places[field]] ?? "").trim();
  const problems: RowProblem[] = [];
  const phone = readImportPhone(textOf("contactPhone"));
  if (phone === undefined) problems.push({ field: "contactPhone", text: importMessages.phoneShortened(textOf("contactPhone")) });
  const parsed = FirmInput.safeParse({
    firmName: textOf("firmName"),
    gstNo: textOf("gstNo"),
    membershipStartOn: readImportDate(textOf("membershipStartOn"), is1904) ?? textOf("membershipStartOn"),
    membershipEndOn: readImportDate(textOf("membershipEndOn"), is1904) ?? textOf("membershipEndOn"),
    contactName: textOf("contactName"),
    contactEmail: textOf("contactEmail"),
    contactPhone: phone ?? "0",
  });
  if (!parsed.success) problems.push(...parsed.error.issues.flatMap(({ path, message }) => problemAt(path[0], message)));
  for (const field of importFieldNames) {
    const text = textOf(field);
    if (errorValues.has(text)) problems.push({ field, text: importMessages.errorValue(importFields[field].label, text) });
  }
  return parsed.success && problems.length === 0 ? { firm: parsed.data } : { problems };
}

/** The text in a cell whose formula failed. */
const errorValues: ReadonlySet<string> = new Set(["#N/A", "#REF!", "#VALUE!", "#DIV/0!", "#NAME?", "#NULL!", "#NUM!"]);

function problemAt(place: PropertyKey | undefined, text: string): RowProblem[] {
  const field = importFieldNames.find((name) => name === place);
  return field === undefined ? [] : [{ field, text }];
}
