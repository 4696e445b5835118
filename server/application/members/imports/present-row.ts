import { formatIndianDate } from "#domain/dates.ts";
import { z } from "zod";
import { gstinWarning } from "#domain/members/gstin.ts";
import { importFieldNames, importFields, type ImportField } from "#domain/members/import-fields.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { placesOf } from "#domain/members/import-row.ts";
import { importVerdicts, type ImportOutcome, type ImportVerdict } from "#domain/members/import-verdicts.ts";
import type { CheckedRow } from "#db/queries/imports.ts";
import { Cells, type ReadFile } from "./import-view.ts";

/** A remark on one row: its field and text. */
export type RowRemark = { readonly column: string; readonly text: string };

export type ImportRowView = {
  readonly rowNo: number;
  /** The cells as in the file. */
  readonly firmName: string;
  readonly gstNo: string;
  readonly outcome: ImportOutcome;
  /** Why it is refused. */
  readonly reasons: readonly RowRemark[];
  /** The changes of an update. */
  readonly changes: readonly { readonly label: string; readonly from: string; readonly to: string }[];
  /** Warnings about accepted values. */
  readonly warning: string | undefined;
};

const Problems = z.array(z.object({ field: z.enum(importFieldNames), text: z.string() }));
const Before = z.partialRecord(z.enum(importFieldNames), z.string());

/** The end of the membership that the firm has; without the stored value, words for it. */
const endBefore = (before: unknown): string => {
  const { membershipEndOn } = Before.parse(before ?? {});
  return membershipEndOn === undefined ? "that the firm has now" : formatIndianDate(membershipEndOn);
};

/** The clerk's text and the field of each verdict that SQL computes. */
const refusals: Partial<Record<ImportVerdict, (row: CheckedRow) => { field: ImportField; text: string }>> = {
  gst_twice: ({ sameAsRow }) => ({ field: "gstNo", text: importMessages.gstTwice(sameAsRow ?? 0) }),
  email_twice: ({ sameAsRow }) => ({ field: "contactEmail", text: importMessages.emailTwice(sameAsRow ?? 0) }),
  email_taken: () => ({ field: "contactEmail", text: importMessages.emailTaken }),
  email_differs: () => ({ field: "contactEmail", text: importMessages.emailDiffers }),
  deactivated: () => ({ field: "gstNo", text: importMessages.deactivated }),
  renewed: ({ before }) => ({ field: "membershipEndOn", text: importMessages.renewed(endBefore(before)) }),
  changed: () => ({ field: "gstNo", text: importMessages.changed }),
};

/** Why a row is refused, by the headings of its own file; empty for any other row. */
export function reasonsOf(row: CheckedRow, file: ReadFile): readonly RowRemark[] {
  const columnOf = (field: ImportField): string => file.columns[file.mapping.indexOf(field)] || importFields[field].label;
  const found = row.verdict === "cells" ? Problems.parse(row.problems) : [refusals[row.verdict]?.(row)].flatMap((each) => each ?? []);
  return found.map(({ field, text }) => ({ column: columnOf(field), text }));
}

const shown = (field: ImportField, text: string): string => (field.endsWith("On") ? formatIndianDate(text) : text);

const fieldsOf = ({ gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone }: CheckedRow) => ({
  gstNo,
  membershipStartOn,
  membershipEndOn,
  contactName,
  contactEmail,
  contactPhone,
});

/** One row of an import as its page lists it. */
export function presentRow(row: CheckedRow, file: ReadFile): ImportRowView {
  const cells = Cells.parse(row.cells);
  const places = placesOf(file.mapping);
  const before = row.verdict === "update" && row.before !== null ? Before.parse(row.before) : {};
  const now: Record<ImportField, string | null> = { ...fieldsOf(row), firmName: row.name };
  const changes = importFieldNames.flatMap((field) => {
    const from = before[field];
    return from === undefined ? [] : [{ label: importFields[field].label, from: shown(field, from), to: shown(field, now[field] ?? "") }];
  });
  return {
    rowNo: row.rowNo,
    firmName: cells[places.firmName] ?? "",
    gstNo: cells[places.gstNo] ?? "",
    outcome: importVerdicts[row.verdict],
    reasons: reasonsOf(row, file),
    changes,
    warning: row.verdict === "create" && row.gstNo !== null ? gstinWarning(row.gstNo) : undefined,
  };
}
