import type { FirmEntryField } from "./use-firm-entry.ts";

export type FirmField = { readonly name: FirmEntryField; readonly label: string; readonly kind: "text" | "date" | "email" | "tel" };

/** The seven fields of a firm, in the order of the list. @source specification 3 "Member firm (admin)" */
export const firmFields: readonly FirmField[] = [
  { name: "firmName", label: "Firm name", kind: "text" },
  { name: "gstNo", label: "GST number", kind: "text" },
  { name: "membershipStartOn", label: "Start date", kind: "date" },
  { name: "membershipEndOn", label: "End date", kind: "date" },
  { name: "contactName", label: "Contact name", kind: "text" },
  { name: "contactEmail", label: "Contact e-mail", kind: "email" },
  { name: "contactPhone", label: "Contact phone", kind: "tel" },
];
