import { date, defineScheme, document, items, step, stepWithHelp, text, yesNo } from "../scheme.ts";
import { standItemKinds, travelItemKinds } from "./item-facts.ts";
import { commonNotes, firmDetails, rcmcCertificate } from "./shared-fields.ts";

/**
 * Reimbursement of the cost of taking part in an exhibition.
 * @source specification 2 "Exhibition wizard, 11 steps", 3 "Exhibition reimbursement claim fields"; rest-api.md
 *   "Member" (optional name, venue and date; booth photos)
 */
export const exhibition = defineScheme({
  kind: "exhibition",
  typeLabel: "Exhibition",
  heading: "EXHIBITION REIMBURSEMENT",
  idPrefix: "EXH",
  restPath: "reimbursement/exhibition/",
  wizardPath: "/exhibition-reimbursement",
  listLabel: "Exhibition",
  listColumn: { field: "exhibition_venue", label: "Exhibition Venue" },
  summaryFields: ["exhibition_venue", "exhibition_date"],
  restFields: ["exhibition_name", "exhibition_venue", "exhibition_date"],
  notes: [...commonNotes, "At least 5 photos of the booth are needed."],
  steps: [
    firmDetails,
    rcmcCertificate,
    stepWithHelp(
      "FOB value of exports",
      "Upload an appropriate CA certificate.",
      document("fob_value_certificate", "FOB value of exports in the last financial year", "FOB value certificate", {
        askOnce: true,
        isStanding: true,
        sameAs: "export_value_certificate",
      }),
    ),
    step(
      "Stall and hall",
      text("stall_no", "Stall no.", { maxLength: 50, fromFair: true }),
      text("hall_no", "Hall no.", { maxLength: 50, fromFair: true }),
      text("exhibition_name", "Name of the exhibition", {
        optional: true,
        isAskedInWizard: true,
        fromExpected: "name",
        fromFair: true,
        offersEvents: true,
      }),
      text("exhibition_venue", "Venue of the exhibition", { optional: true, fromFair: true }),
      date("exhibition_date", "First day of the exhibition", { optional: true, notInFuture: true, fromFair: true }),
    ),
    step(
      "Booking receipt",
      document("booking_receipt", "Booking payment receipt or invoice", "booking receipt"),
      items("Space and stall that are claimed", "booking_receipt", standItemKinds),
    ),
    step("MoU", yesNo("has_mou", "Was an MoU signed?", [document("mou_document", "MoU document", "MoU document")])),
    stepWithHelp(
      "Booth photos",
      "At least 5 photos, or one PDF of at least 5 pages.",
      document("booth_photos", "Stall / booth photos", "booth photos", { maxFiles: 20, minPages: 5, photoNoun: "Booth photo" }),
    ),
    step("Company brochure", document("company_brochure", "Company brochure, profile or directory", "company brochure", { isStanding: true })),
    step("Fascia photo", document("fascia_photo", "Photo of the fascia", "fascia photo", { photoNoun: "Fascia photo" })),
    step(
      "Authorized representative",
      document("representative_details", "Details of the authorized representative, on letter head", "representative details"),
      yesNo(
        "has_air_fare",
        "Is an air fare claimed?",
        [document("travel_documents", "Air ticket with boarding passes and receipt", "travel documents")],
        { optional: true, isAskedInWizard: true },
      ),
      items("Air fares that are claimed", "travel_documents", travelItemKinds),
    ),
  ],
});
