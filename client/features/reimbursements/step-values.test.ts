import { describe, expect, it } from "vitest";
import { findStep } from "#domain/reimbursements/derive.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { checkStep, fieldNames, isSaved, startValues } from "./step-values.ts";

function stepOf(kind: keyof typeof schemes, number: number) {
  const step = findStep(schemes[kind], number);
  if (step === undefined) throw new Error("no such step");
  return step;
}

describe("values of a step", () => {
  it("begin with what this browser kept, then with what is saved, then with the proposal", () => {
    const country = stepOf("plant", 3);
    expect(startValues(country, {}, undefined)).toEqual({ country_of_origin: "India" });
    expect(startValues(country, { country_of_origin: "Japan", other: "x" }, undefined)).toEqual({ country_of_origin: "Japan" });
    expect(startValues(country, { country_of_origin: "Japan" }, { country_of_origin: "UK" })).toEqual({ country_of_origin: "UK" });
  });

  it("begin with what the firm gave before, where the scheme asks once and nothing is saved", () => {
    const firm = stepOf("plant", 1);
    const known = { firm_address: "Plot 12, Pune", country_of_origin: "Japan" };
    expect(startValues(firm, {}, undefined, known)).toEqual({ firm_address: "Plot 12, Pune" });
    expect(startValues(firm, { firm_address: "Saved" }, undefined, known)).toEqual({ firm_address: "Saved" });
    expect(startValues(firm, {}, { firm_address: "" }, known)).toEqual({ firm_address: "" });
    expect(startValues(stepOf("plant", 3), {}, undefined, known)).toEqual({ country_of_origin: "India" });
  });

  it("say what is wrong or missing, from top to bottom, in the words of the scheme", () => {
    const earlier = stepOf("product", 7);
    const { errors } = checkStep(
      earlier,
      { has_previous_claims: true, previous_claims_info: { amount_received: "a lot", product_name: "implant" } },
      {},
    );
    expect(Object.entries(errors)).toEqual([
      ["country_of_registration", ["Select the country of registration"]],
      ["date_of_receipt", ["Enter the date of receipt"]],
      ["amount_received", ["Amount received must be a number, like 12500000"]],
    ]);
  });

  it("ask for a document only after a Yes", () => {
    const mission = stepOf("product", 6);
    expect(checkStep(mission, {}, {}).errors).toEqual({ has_mission_certificate: ["Select Yes or No"] });
    expect(checkStep(mission, { has_mission_certificate: false }, {}).errors).toEqual({});
    expect(checkStep(mission, { has_mission_certificate: true }, {}).errors).toEqual({ mission_certificate: ["Select the mission certificate"] });
    expect(checkStep(mission, { has_mission_certificate: true }, { mission_certificate: { files: 1, pages: 1 } }).errors).toEqual({});
  });

  it("count as saved when only blanks or the order differ", () => {
    const firm = stepOf("product", 1);
    expect(isSaved(firm, { firm_address: " Noida " }, { firm_address: "Noida" })).toBe(true);
    expect(isSaved(firm, { firm_address: "Pune" }, { firm_address: "Noida" })).toBe(false);
  });

  it("know every input by its wire name", () => {
    expect(fieldNames(stepOf("product", 7))).toEqual([
      "has_previous_claims",
      "product_name",
      "country_of_registration",
      "date_of_receipt",
      "amount_received",
    ]);
  });
});
