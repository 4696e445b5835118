/** A point of the checklists that a new product has; `documents` are the kinds that it is for, empty for every kind. */
export type StartingPoint = { readonly key: string; readonly wording: string; readonly documents: readonly string[] };

const caCertificates = ["export_value_certificate", "fob_value_certificate"];
const receipts = ["booking_receipt", "foreign_certificate", "plant_fee_receipt"];
const point = (key: string, wording: string, ...documents: string[]): StartingPoint => ({ key, wording, documents });

/**
 * The points that the office finds at the start: what the schemes ask of each document.
 * @source specification 2 "Wizards", 5 "Notes": attested with stamp and seal, attested translation, 5 booth photos
 */
export const startingPoints: readonly StartingPoint[] = [
  point("period-rcmc", "Valid on the day of filing", "rcmc_certificate"),
  point("number-rcmc", "The membership number is on it", "rcmc_certificate"),
  point("udin", "UDIN and membership number of the chartered accountant are on it", ...caCertificates),
  point("period-fob", "The period is the last financial year", ...caCertificates),
  point("figure-fob", "The FOB value is in INR", ...caCertificates),
  point("products", "It names the products that are registered", "products_registered"),
  point("issuer-foreign", "Issued by the authority of the foreign country", "foreign_certificate", "current_year_certificate"),
  point("receipt", "The receipt shows who paid, how much and when", ...receipts),
  point("mission", "It certifies the registration charges", "mission_certificate"),
  point("licence", "Issued by the State Drugs Controller", "manufacturing_license"),
  point("licence-valid", "Valid on the day of filing", "manufacturing_license"),
  point("plant-place", "The plant and its place are on the image", "gi_location_image"),
  point("loan", "It names the firm and the loan", "zed_msme_document"),
  point("mou", "Signed by both parties", "mou_document"),
  point("photos-count", "At least 5 photos", "booth_photos"),
  point("photos-firm", "The firm's stall is on the photos", "booth_photos"),
  point("brochure", "It is the firm's own", "company_brochure"),
  point("fascia", "The firm's name is on the fascia", "fascia_photo"),
  point("letter-head", "On the firm's letter head", "representative_details"),
  point("traveller", "The traveller is the authorized representative", "travel_documents"),
  point("boarding", "Ticket, boarding passes and receipt are there", "travel_documents"),
  point("name", "The name is the firm's"),
  point("stamp", "Attested by the competent authority with stamp and seal"),
  point("translation", "A foreign language has an attested translation"),
  point("legible", "Every page can be read"),
];
