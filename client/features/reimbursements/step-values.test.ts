import { describe, expect, it } from "vitest";
import { findStep } from "#domain/reimbursements/derive.ts";
import { answersOfPaid } from "#domain/reimbursements/paid-claims.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { checkStep, fieldNames, isSaved, knownForStep, startValues, stepDifferences, stillWrong } from "./step-values.ts";

const today = "2026-11-23";

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

  it("begin with the claims that were paid, with Yes to the question of this year where one was filed in it", () => {
    const last = { id: "PRD-2526-00012", paise: 41_250_00, paidOn: "2026-01-12", payments: [], claimedOn: "2025-11-20", country: "US" };
    const now = { id: "PRD-2627-00030", paise: 50_000_00, paidOn: "2026-11-01", payments: [], claimedOn: "2026-06-02", country: null };
    const start = (step: number, ...claims: (typeof last | typeof now)[]) =>
      startValues(stepOf("product", step), {}, undefined, answersOfPaid(schemes.product, claims, today));
    const entry = { country_of_registration: "usa", date_of_receipt: "2026-01-12", amount_received: "41250.00" };
    expect(start(7)).toEqual({});
    expect(start(7, last)).toEqual({ has_previous_claims: true, previous_claims_info: entry });
    expect(start(7, last, now)).toEqual({
      has_previous_claims: true,
      previous_claims_info: [entry, { date_of_receipt: "2026-11-01", amount_received: "50000.00" }],
    });
    expect(start(8, last)).toEqual({});
    expect(start(8, last, now)).toEqual({ has_current_certificate: true });
  });

  it("begin with what the firm gave before only until the step is saved: a deleted answer stays deleted", () => {
    const steps = (savedAt: Date | undefined) => ({ steps: [{ number: 1, title: "", isComplete: true, isOpen: true, savedAt }] });
    const known = { firm_address: "Plot 12, Pune" };
    expect(knownForStep(undefined, 1, known)).toBe(known);
    expect(knownForStep(steps(undefined), 1, known)).toBe(known);
    expect(knownForStep(steps(new Date("2026-11-20T06:00:00Z")), 1, known)).toBeUndefined();
    expect(knownForStep(steps(new Date("2026-11-20T06:00:00Z")), 2, known)).toBe(known);
  });

  it("say what is wrong or missing, from top to bottom, in the words of the scheme", () => {
    const earlier = stepOf("product", 7);
    const { errors } = checkStep(
      earlier,
      { has_previous_claims: true, previous_claims_info: { amount_received: "a lot", product_name: "implant" } },
      {},
      today,
    );
    expect(Object.entries(errors)).toEqual([
      ["country_of_registration", ["Select the country of registration"]],
      ["date_of_receipt", ["Enter the date of receipt"]],
      ["amount_received", ["Amount received must be a number, like 12500000"]],
    ]);
  });

  it("keep a date that is none, and say what is wrong with it", () => {
    const earlier = stepOf("product", 7);
    const errorsOf = (date: string) =>
      checkStep(earlier, { has_previous_claims: true, previous_claims_info: { date_of_receipt: date } }, {}, today).errors;
    expect(errorsOf("31-02-2026")["date_of_receipt"]).toEqual(["Date of receipt must be a real date: 31-02-2026 is not in the calendar"]);
    expect(errorsOf("24-11-2026")["date_of_receipt"]).toEqual(["Date of receipt must be today (23-11-2026) or earlier"]);
    expect(errorsOf("10102025")["date_of_receipt"]).toBeUndefined();
  });

  it("keep the comma of an amount that is not grouped, and say that it is none", () => {
    const answers = { has_previous_claims: true, previous_claims_info: { amount_received: "1250,50" } };
    expect(checkStep(stepOf("product", 7), answers, {}, today).errors["amount_received"]).toEqual([
      "Amount received must be a number, like 12500000",
    ]);
  });

  it("are not wrong where a No hides them; what is right there stays", () => {
    const earlier = stepOf("product", 7);
    const check = (info: Record<string, string>) => checkStep(earlier, { has_previous_claims: false, previous_claims_info: info }, {}, today);
    expect(check({ date_of_receipt: "soon" })).toEqual({ answers: { has_previous_claims: false }, errors: {} });
    expect(check({ amount_received: "1,000" }).answers).toEqual({ has_previous_claims: false, previous_claims_info: { amount_received: "1000" } });
    const typed = { has_previous_claims: false, previous_claims_info: { date_of_receipt: "soon" } };
    expect(isSaved(earlier, typed, { has_previous_claims: false }, today)).toBe(true);
  });

  it("ask for a document only after a Yes", () => {
    const mission = stepOf("product", 6);
    expect(checkStep(mission, {}, {}, today).errors).toEqual({ has_mission_certificate: ["Select Yes or No"] });
    expect(checkStep(mission, { has_mission_certificate: false }, {}, today).errors).toEqual({});
    expect(checkStep(mission, { has_mission_certificate: true }, {}, today).errors).toEqual({
      mission_certificate: ["Select the mission certificate"],
    });
    expect(checkStep(mission, { has_mission_certificate: true }, { mission_certificate: { files: 1, pages: 1 } }, today).errors).toEqual({});
  });

  it("count as saved when only blanks or the order differ", () => {
    const firm = stepOf("product", 1);
    expect(isSaved(firm, { firm_address: " Noida " }, { firm_address: "Noida" }, today)).toBe(true);
    expect(isSaved(firm, { firm_address: "Pune" }, { firm_address: "Noida" }, today)).toBe(false);
  });

  it("are compared with what somebody else saved, field by field and in words", () => {
    const earlier = stepOf("product", 7);
    const mine = { has_previous_claims: true, previous_claims_info: { date_of_receipt: "31-02-2026", amount_received: "1000" } };
    expect(stepDifferences(earlier, mine, { has_previous_claims: false })).toEqual([
      {
        key: "has_previous_claims",
        label: "Have you claimed registration fees in the past?",
        mine: "Yes",
        theirs: "No",
      },
      {
        key: "previous_claims_info",
        label: "Earlier claim",
        mine: "Product type: Nothing\nCountry of registration: Nothing\nDate of receipt: 31-02-2026\nAmount received: Rs 1,000",
        theirs: "Product type: Nothing\nCountry of registration: Nothing\nDate of receipt: Nothing\nAmount received: Nothing",
      },
    ]);
    expect(stepDifferences(earlier, mine, mine)).toEqual([]);
  });

  it("leave out of what was refused what was filled in since", () => {
    const hall = stepOf("exhibition", 4);
    const { errors } = checkStep(hall, { stall_no: "B-12", exhibition_date: "24-11-2026" }, {}, today);
    expect(errors).toEqual({
      hall_no: ["Enter the hall no."],
      exhibition_name: ["Enter the name of the exhibition"],
      exhibition_date: ["First day of the exhibition must be today (23-11-2026) or earlier"],
    });
    const now = { stall_no: "B-12", hall_no: "4", exhibition_date: "25-11-2026" };
    const own = { errors, values: {}, isOwnCheck: true };
    expect(Object.keys(stillWrong(hall, own, now, checkStep(hall, now, {}, today).errors))).toEqual(["exhibition_name", "exhibition_date"]);
    const refused = { errors: { hall_no: ["No such hall"] }, values: { hall_no: "4" }, isOwnCheck: false };
    expect(stillWrong(hall, refused, { hall_no: "4" }, {})).toEqual({ hall_no: ["No such hall"] });
    expect(stillWrong(hall, refused, { hall_no: "5" }, {})).toEqual({});
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

describe("items of a step", () => {
  const [foreign, booking, representative] = [stepOf("product", 5), stepOf("exhibition", 5), stepOf("exhibition", 10)];
  const fee = { id: "0197d0c0-0000-4000-8000-000000000001", kind: "registration", currency: "USD", amount: "1250.50" };
  const space = { ...fee, kind: "space" };
  const fare = { ...fee, id: "0197d0c0-0000-4000-8000-000000000002", kind: "air_fare" };

  it("are those of its own kinds, and none is the same as an empty list", () => {
    const answers = { items: [space, fare] };
    expect(startValues(booking, answers, undefined)).toEqual({ items: [space] });
    expect(startValues(representative, answers, undefined)).toEqual({ items: [fare] });
    expect(isSaved(booking, { items: [space] }, answers, today)).toBe(true);
    expect(isSaved(booking, { items: [] }, answers, today)).toBe(false);
    expect(isSaved(booking, startValues(booking, {}, undefined), {}, today)).toBe(true);
  });

  it("count as saved however the amount was typed, and not when one is changed or gone", () => {
    expect(isSaved(foreign, { items: [{ ...fee, amount: "1,250.5" }] }, { items: [fee] }, today)).toBe(true);
    expect(isSaved(foreign, { items: [{ ...fee, amount: "1250.51" }] }, { items: [fee] }, today)).toBe(false);
  });

  it("may be unfinished, while what is wrong is named with its place", () => {
    const values = { items: [fee, { ...fee, id: fare.id, amount: "12.345", paid_on: "31-02-2026" }] };
    const stored = { foreign_certificate: { files: 1, pages: 1 } };
    expect(checkStep(foreign, { items: [{ id: fee.id, kind: "testing" }] }, stored, today).errors).toEqual({});
    expect(Object.keys(checkStep(foreign, values, stored, today).errors)).toEqual(["items.1.paid_on"]);
    const refused = { errors: checkStep(foreign, values, stored, today).errors, values, isOwnCheck: true };
    const mended = { items: [fee, { ...fee, id: fare.id, amount: "12.345", paid_on: "2026-02-16" }] };
    const now = checkStep(foreign, mended, stored, today).errors;
    expect(Object.keys(now)).toEqual(["items.1.amount"]);
    expect(stillWrong(foreign, refused, mended, now)).toEqual({});
    expect(fieldNames(foreign, mended).slice(0, 2)).toEqual(["foreign_certificate", "items.0.kind"]);
  });

  it("are compared with what somebody else saved in words", () => {
    const mine = { items: [{ ...fee, country: "KE", document: "foreign_certificate", page: "2" }] };
    expect(stepDifferences(foreign, mine, { items: [] })).toEqual([
      {
        key: "items",
        label: "Fees that are claimed",
        mine: "Registration fee, Kenya, USD 1,250.50, Certificate from the foreign country's pharmaceuticals department with registration fee receipt, page 2",
        theirs: "Nothing",
      },
    ]);
  });
});
