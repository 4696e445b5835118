import { countries } from "../../members/countries.ts";
import { amount, date, defineScheme, document, group, items, select, step, stepWithHelp, yesNo } from "../scheme.ts";
import { productItemKinds } from "./item-facts.ts";
import { commonNotes, firmDetails, rcmcCertificate } from "./shared-fields.ts";

const productTypes = [
  { value: "consumable-disposable", label: "Consumable & Disposable" },
  { value: "electronic-equipment", label: "Electronic Equipment" },
  { value: "implant", label: "Implant" },
  { value: "ivd-reagents", label: "IVD Reagents" },
  { value: "surgical-instrument", label: "Surgical Instrument" },
] as const;

/** Values that clients have always sent; every other country goes by its ISO 3166-1 code. @source specification 3 */
const knownValues: Readonly<Record<string, string>> = { IN: "india", US: "usa", GB: "uk", DE: "germany", CA: "canada" };
/** The value of a country of registration. @param iso2 ISO 3166-1 alpha-2 */
export const registrationCountry = (iso2: string): string => knownValues[iso2] ?? iso2;
const registrationCountries = countries.map(({ iso2, name }) => ({ value: registrationCountry(iso2), label: name }));
const maxEarlierClaims = 20;

/**
 * Reimbursement of fees that a firm paid to register its products abroad.
 * @source specification 2 "Product wizard, 10 steps", 3 "Product reimbursement", 5
 */
export const product = defineScheme({
  kind: "product",
  typeLabel: "Product",
  heading: "PRODUCT-REIMBURSEMENT",
  idPrefix: "PRD",
  restPath: "product-reimbursement/",
  wizardPath: "/sidebar",
  listLabel: "Products",
  notes: commonNotes,
  steps: [
    firmDetails,
    rcmcCertificate,
    stepWithHelp(
      "FOB value of exports",
      "Upload an appropriate CA certificate.",
      document("export_value_certificate", "FOB value of exports in the last financial year, in INR", "export value certificate", {
        askOnce: true,
        isStanding: true,
        sameAs: "fob_value_certificate",
      }),
    ),
    step(
      "Particulars of products registered",
      document("products_registered", "Particulars of products registered", "products registered", {
        nameInMessages: "particulars of products registered",
      }),
    ),
    stepWithHelp(
      "Foreign certificate",
      "Issued by the pharmaceuticals department of the foreign country, together with the registration fee receipt.",
      document(
        "foreign_certificate",
        "Certificate from the foreign country's pharmaceuticals department with registration fee receipt",
        "foreign certificate",
      ),
      items("Fees that are claimed", "foreign_certificate", productItemKinds),
    ),
    step(
      "Indian mission certificate",
      yesNo("has_mission_certificate", "Is a certificate of the Indian mission, certifying the registration charges, enclosed?", [
        document("mission_certificate", "Certificate of the Indian mission", "mission certificate", {
          hint: "Add an attested translation if it is not in English.",
        }),
      ]),
    ),
    step(
      "Earlier claims",
      yesNo(
        "has_previous_claims",
        "Have you claimed registration fees in the past?",
        [
          group(
            "previous_claims_info",
            "Earlier claim",
            [
              select("product_name", "Product type", productTypes),
              select("country_of_registration", "Country of registration", registrationCountries),
              date("date_of_receipt", "Date of receipt", { notInFuture: true }),
              amount("amount_received", "Amount received"),
            ],
            maxEarlierClaims,
          ),
        ],
        { fromPaid: "ever" },
      ),
    ),
    step(
      "Claims of this year",
      yesNo(
        "has_current_certificate",
        "Have you claimed reimbursement this year?",
        [
          document("current_year_certificate", "Copy of the foreign agency's registration certificate", "current year certificate", {
            missing: "upload",
            isStanding: true,
          }),
        ],
        { fromPaid: "thisYear" },
      ),
    ),
    step(
      "Manufacturing licence",
      document("manufacturing_license", "Manufacturing licence issued by the State Drugs Controller", "manufacturing licence", {
        missing: "upload",
        isStanding: true,
      }),
    ),
  ],
});
