import { found, list, own, unchecked, type FactsContent } from "../../content/facts/facts.ts";
import { inHindi } from "./facts.hi.ts";

/** @source specification 2 "/documents-required" */
export const facts: FactsContent = {
  lead: "Keep these papers ready as clear scans before you begin. The membership desk and the DGFT portal ask for the same set.",
  sections: [
    list(
      "Papers of the firm",
      found("Importer-Exporter Code (IEC), live and with an updated profile", "rcmcGuides"),
      found("PAN card of the firm", "rcmcGuides"),
      found("GST registration certificate", "rcmcGuides"),
      found("Certificate of incorporation, or partnership deed", "rcmcGuides"),
      found("Bank certificate in the prescribed form", "rcmcGuides"),
      own("Manufacturing licence, for firms that register as manufacturer-exporter"),
      unchecked("Udyam certificate, for micro, small and medium enterprises"),
    ),
    list(
      "Proof of exports",
      own(
        "Certificate of a chartered accountant on the export turnover of the financial year before the one you join in, which chooses the subscription band",
      ),
      own("In some export bands the firm may certify its own turnover: the page Become a Member names them"),
    ),
    list(
      "To sign and file",
      found("The particulars of Form ANF 2C, which are filled in on the DGFT portal itself", "rcmcHelp"),
      found("A digital signature or Aadhaar e-sign of the authorised person", "rcmcHelp"),
      unchecked("A board resolution or letter of authority that names this person"),
    ),
  ],
  links: ["dgft"],
  inHindi,
};
