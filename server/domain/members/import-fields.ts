import { z } from "zod";
import type { FirmInput } from "./firm-input.ts";

export type ImportField = keyof FirmInput;

/**
 * The columns that an import needs, in the order of the template, with the headings by which each is recognised. Headings are
 * compared without case, blanks, hyphens, dots and underscores.
 * @source specification 3 "Member firm (admin)"; the field names of the REST call are among the headings
 */
export const importFields = {
  firmName: {
    label: "Firm name",
    sample: "Sahyadri Orthopaedic Implants Pvt Ltd",
    headings: ["firm", "name of firm", "name of the firm", "company", "company name", "organisation", "organization", "member name", "member firm"],
  },
  gstNo: { label: "GST number", sample: "27AAPFU0939F1ZV", headings: ["gst", "gst no", "gstin", "gst in", "gstin no", "gst number", "gstn"] },
  membershipStartOn: {
    label: "Start date",
    sample: "01-04-2019",
    headings: ["start", "membership start", "membership start date", "member since", "valid from", "from date", "from"],
  },
  membershipEndOn: {
    label: "End date",
    sample: "31-03-2027",
    headings: [
      "end",
      "membership end",
      "membership end date",
      "valid until",
      "valid till",
      "valid to",
      "valid upto",
      "expiry",
      "expiry date",
      "to date",
      "to",
    ],
  },
  contactName: {
    label: "Contact name",
    sample: "Export Office",
    headings: ["contact", "contact person", "contact person name", "name of contact", "name of contact person", "person"],
  },
  contactEmail: {
    label: "Contact e-mail",
    sample: "exports@sahyadri.example",
    headings: ["email", "mail", "email id", "email address", "contact email", "contact person email", "contact mail"],
  },
  contactPhone: {
    label: "Contact phone",
    sample: "+91 98765 43210",
    headings: [
      "phone",
      "phone no",
      "phone number",
      "mobile",
      "mobile no",
      "mobile number",
      "contact no",
      "contact number",
      "contact person phone",
      "telephone",
    ],
  },
} as const satisfies Record<ImportField, { label: string; sample: string; headings: readonly string[] }>;

export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]]; // keys of a literal object

/** The field of each column of the file, or null for a column that is not imported. */
export const ColumnMapping = z.array(z.enum(importFieldNames).nullable());
export type ColumnMapping = z.infer<typeof ColumnMapping>;

const comparable = (heading: string): string => heading.toLowerCase().replaceAll(/[\s._\-–*:()/]/g, "");

const fieldOfHeading: ReadonlyMap<string, ImportField> = new Map(
  importFieldNames.flatMap((field) =>
    [field, importFields[field].label, ...importFields[field].headings].map((heading) => [comparable(heading), field] as const),
  ),
);

/** The field that a heading names, or undefined. */
export const fieldOf = (heading: string): ImportField | undefined => fieldOfHeading.get(comparable(heading));

/** Matches columns to fields by their headings. When two columns name the same field, neither is used: the clerk has to choose. */
export function guessColumnMapping(headings: readonly string[]): ColumnMapping {
  const found = headings.map((heading) => fieldOf(heading) ?? null);
  return found.map((field) => (field !== null && found.filter((other) => other === field).length === 1 ? field : null));
}

/** The fields with no column or more than one, in the order of the template. */
export function mappingProblems(mapping: ColumnMapping): { readonly missing: readonly ImportField[]; readonly doubled: readonly ImportField[] } {
  const times = (field: ImportField): number => mapping.filter((each) => each === field).length;
  return {
    missing: importFieldNames.filter((field) => times(field) === 0),
    doubled: importFieldNames.filter((field) => times(field) > 1),
  };
}
