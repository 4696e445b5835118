import { describe, expect, it } from "vitest";
import { multipartFields, reviewDocuments, stepCount, stepTitles } from "../derive.ts";
import { itemsName, type Field, type Scheme } from "../scheme.ts";
import { schemes } from "./index.ts";

/** Every wire name of a step in reading order, follow-ups of a Yes included. */
const names = (field: Field): string[] => {
  if (field.type === "yesNo") return [field.name, ...field.whenYes.flatMap(names)];
  if (field.type === "group") return [field.name, ...field.fields.map((inner) => inner.name)];
  return [field.name];
};
const wireNames = (scheme: Scheme): string[][] => scheme.steps.map((step) => step.fields.flatMap(names));

describe("product", () => {
  it("asks ten steps, as the specification lists them", () => {
    expect(stepCount(schemes.product)).toBe(10);
    expect(wireNames(schemes.product)).toEqual([
      ["firm_name", "firm_address"],
      ["rcmc_certificate"],
      ["export_value_certificate"],
      ["products_registered"],
      ["foreign_certificate", "items"],
      ["has_mission_certificate", "mission_certificate"],
      ["has_previous_claims", "previous_claims_info", "product_name", "country_of_registration", "date_of_receipt", "amount_received"],
      ["has_current_certificate", "current_year_certificate"],
      ["manufacturing_license"],
    ]);
  });

  it("lists its documents in dossier order", () => {
    expect(reviewDocuments(schemes.product).map(({ field, step, onlyIf }) => [step, field.name, onlyIf])).toEqual([
      [2, "rcmc_certificate", undefined],
      [3, "export_value_certificate", undefined],
      [4, "products_registered", undefined],
      [5, "foreign_certificate", undefined],
      [6, "mission_certificate", "has_mission_certificate"],
      [8, "current_year_certificate", "has_current_certificate"],
      [9, "manufacturing_license", undefined],
    ]);
  });
});

describe("plant", () => {
  it("asks nine steps", () => {
    expect(stepCount(schemes.plant)).toBe(9);
    expect(wireNames(schemes.plant)).toEqual([
      ["firm_name", "firm_address"],
      ["rcmc_certificate"],
      ["country_of_origin"],
      ["gi_location_image", "google_maps_link"],
      ["has_zed_msme_loan", "zed_msme_document"],
      ["fob_export_value"],
      ["country_of_plant", "has_plant_fee", "plant_fee_receipt", "items"],
      ["total_export_value"],
    ]);
  });

  it("takes only pictures as the GI location", () => {
    const documents = reviewDocuments(schemes.plant).map(({ field }) => [field.name, field.accept]);
    expect(documents).toEqual([
      ["rcmc_certificate", "pdf_or_image"],
      ["gi_location_image", "image"],
      ["zed_msme_document", "pdf_or_image"],
      ["plant_fee_receipt", "pdf_or_image"],
    ]);
  });
});

describe("exhibition", () => {
  it("asks eleven steps", () => {
    expect(stepCount(schemes.exhibition)).toBe(11);
    expect(wireNames(schemes.exhibition)).toEqual([
      ["firm_name", "firm_address"],
      ["rcmc_certificate"],
      ["fob_value_certificate"],
      ["stall_no", "hall_no", "exhibition_name", "exhibition_venue", "exhibition_date"],
      ["booking_receipt", "items"],
      ["has_mou", "mou_document"],
      ["booth_photos"],
      ["company_brochure"],
      ["fascia_photo"],
      ["representative_details", "has_air_fare", "travel_documents", "items"],
    ]);
  });

  it("takes several booth photos, and one file of everything else", () => {
    expect(multipartFields(schemes.exhibition)).toEqual([
      { name: "rcmc_certificate", maxCount: 1 },
      { name: "fob_value_certificate", maxCount: 1 },
      { name: "booking_receipt", maxCount: 1 },
      { name: "mou_document", maxCount: 1 },
      { name: "booth_photos", maxCount: 20 },
      { name: "company_brochure", maxCount: 1 },
      { name: "fascia_photo", maxCount: 1 },
      { name: "representative_details", maxCount: 1 },
      { name: "travel_documents", maxCount: 1 },
    ]);
  });
});

describe("every scheme", () => {
  it("has its own prefix, paths and wire names", () => {
    const all = Object.values(schemes);
    for (const key of ["idPrefix", "restPath", "wizardPath", "typeLabel"] as const)
      expect(new Set(all.map((scheme) => scheme[key])).size).toBe(all.length);
    for (const scheme of all) {
      // Several steps may have items; each of their kinds is in one step only.
      const flat = wireNames(scheme)
        .flat()
        .filter((name) => name !== itemsName);
      expect(new Set(flat).size).toBe(flat.length);
      expect(stepTitles(scheme).at(-1)).toBe("Review and submit");
    }
  });
});
