import { council } from "../../council.ts";
import { mandatoryNote } from "../../mandatory-note.ts";
import { document, step, stepWithHelp, text } from "../scheme.ts";

/** @source specification 5 "Wizards" (notes), 3 */
export const commonNotes = [
  "Documents must be attested by the competent authority with stamp and seal.",
  "Certificates in a foreign language need an attested translation.",
  "Each file must be under 5 MB, PDF or image.",
  mandatoryNote,
] as const;

/** The wire name of the address of the firm. */
export const firmAddressName = "firm_address";

/** The first step of every scheme: who files. The name comes from the member details. */
export const firmDetails = step(
  "Firm details",
  text("firm_name", "Name of the firm", { fromFirm: "name" }),
  text(firmAddressName, "Address of the firm", { maxLength: 500, multiline: true, askOnce: true }),
);

/** The second step of every scheme. */
export const rcmcCertificate = stepWithHelp(
  `${council.shortName} RCMC no. / membership certificate`,
  "The certificate must be valid on the day of filing.",
  document("rcmc_certificate", `${council.shortName} RCMC no. / membership certificate`, "RCMC certificate", { askOnce: true, isStanding: true }),
);
