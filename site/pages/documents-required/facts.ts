import { joiningDocumentFields, joiningDocumentLabels, type JoiningDocumentField } from "#domain/joining/documents.ts";
import { found, list, own, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** What the application for membership asks for: the name of each document, and what is said of some. */
const forApplication: Readonly<Record<JoiningDocumentField, string>> = {
  ...joiningDocumentLabels,
  turnover: `${joiningDocumentLabels.turnover} of the financial year before the one you join in, which chooses the subscription band`,
  cdsco: `${joiningDocumentLabels.cdsco}, for firms that register as manufacturer-exporter`,
  udyam: `${joiningDocumentLabels.udyam}, if there is one`,
};

/** @source specification 2 "/documents-required" */
export const facts: FactsContent = {
  lead: "Keep clear scans or photos of these documents ready before you begin. The DGFT portal, where you apply for the e-RCMC later, asks for more.",
  sections: [
    list(
      "For the application here",
      ...joiningDocumentFields.map((field) => own(forApplication[field])),
      own("In some export bands the firm may certify its own turnover: the page Become a Member names them"),
    ),
    list(
      "For the e-RCMC on the DGFT portal as well",
      found("An Importer-Exporter Code (IEC) that is live, with an updated profile", "rcmcHelp"),
      found("The particulars of Form ANF 2C, which are filled in on the DGFT portal itself", "rcmcHelp"),
      found("A digital signature or Aadhaar e-sign of the authorised person", "rcmcHelp"),
      found("For the DGFT portal: a bank certificate in the prescribed form", "rcmcGuides"),
      unchecked("For the DGFT portal: a board resolution or letter of authority that names the person who signs"),
    ),
  ],
  links: ["dgft"],
  inHindi,
};
