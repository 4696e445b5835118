import { amount, defineScheme, document, items, mapsLink, select, step, yesNo } from "../scheme.ts";
import { plantItemKinds } from "./item-facts.ts";
import { plantCountries } from "./plant-countries.ts";
import { commonNotes, firmDetails, rcmcCertificate } from "./shared-fields.ts";

const countries = [...Object.keys(plantCountries.codes), "Other"].map((name) => ({ value: name, label: name }));
const { preset } = plantCountries;

/**
 * Reimbursement of fees that a firm paid to register its plant abroad.
 * @source specification 2 "Plant registration wizard, 9 steps", 3 "Plant reimbursement", 5
 */
export const plant = defineScheme({
  kind: "plant",
  typeLabel: "Plant Registration",
  heading: "PLANT REGISTRATION-REIMBURSEMENT",
  idPrefix: "PLT",
  restPath: "reimbursement/plant/",
  wizardPath: "/plantregistration",
  listLabel: "Plant Registration",
  notes: commonNotes,
  steps: [
    firmDetails,
    rcmcCertificate,
    step("Country of origin", select("country_of_origin", "Country of origin", countries, { preset })),
    step(
      "GI location of the plant",
      document("gi_location_image", "Image of the plant on a maps service", "GI location image", {
        accept: "image",
        photoNoun: "GI location image",
        isStanding: true,
      }),
      mapsLink("google_maps_link", "Link to the plant on a maps service"),
    ),
    step(
      "ZED MSME loan",
      yesNo("has_zed_msme_loan", "Has a ZED MSME loan been availed?", [
        document("zed_msme_document", "ZED MSME document", "ZED MSME document", { isStanding: true }),
      ]),
    ),
    step("FOB export value", amount("fob_export_value", "FOB export value, in INR", { askOnce: true, nameInMessages: "FOB export value" })),
    step(
      "Country of plant",
      select("country_of_plant", "Country of plant", countries, { preset, countryList: plantCountries, fromExpected: "country" }),
      yesNo(
        "has_plant_fee",
        "Did the firm pay a fee for registration or inspection of the plant?",
        [document("plant_fee_receipt", "Certificate or inspection report with receipt of the fee", "plant fee receipt")],
        { optional: true, isAskedInWizard: true },
      ),
      items("Fees and travel that are claimed", "plant_fee_receipt", plantItemKinds),
    ),
    step(
      "Total export value",
      amount("total_export_value", "Total export value, in INR", {
        askOnce: true,
        nameInMessages: "Total export value",
        includes: "fob_export_value",
      }),
    ),
  ],
});
