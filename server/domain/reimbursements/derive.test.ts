import { describe, expect, it } from "vitest";
import { stepInput } from "./answers-input.ts";
import { fieldOfPath } from "./answers.ts";
import { answerRows, applicableDocuments, doubts, findStep, incompleteSteps, missingFields, missingForSubmission } from "./derive.ts";
import { earlierClaimQuestions, paidDoubts, paidElsewhere } from "./paid-claims.ts";
import type { Scheme, Step } from "./scheme.ts";
import { schemes } from "./schemes/index.ts";

const stepOf = (scheme: Scheme, number: number): Step => {
  const step = findStep(scheme, number);
  if (step === undefined) throw new Error(`no step ${number}`);
  return step;
};
const one = { files: 1, pages: 1 };

it("points out a total that is less than its part, and refuses nothing", () => {
  const doubt = "Total export value is less than FOB export value, though it includes it. Check both figures.";
  expect(doubts(schemes.plant, { fob_export_value: "41250000", total_export_value: "1000" })).toEqual([doubt]);
  for (const total_export_value of ["41250000", "50000000", ""])
    expect(doubts(schemes.plant, { fob_export_value: "41250000", total_export_value })).toEqual([]);
  expect(doubts(schemes.plant, { total_export_value: "1000" })).toEqual([]);
});

it("points out a No to earlier claims that were paid, of those filed this year where only they are asked for", () => {
  const claims = ["2026-02-10", "2026-04-10"].map((claimedOn, place) => ({
    id: `PRD-${place}`,
    paise: 41_250_00,
    paidOn: "2026-05-20",
    payments: [],
    claimedOn,
    country: null,
  }));
  const answers = { has_previous_claims: false, has_current_certificate: false };
  expect(paidDoubts(schemes.product, answers, claims, "2026-11-23")).toEqual([
    '2 earlier claims were paid (PRD-0, PRD-1), but the answer to "Have you claimed registration fees in the past?" is No.',
    '1 earlier claim of this financial year was paid (PRD-1), but the answer to "Have you claimed reimbursement this year?" is No.',
  ]);
  expect(paidDoubts(schemes.product, { has_previous_claims: true }, claims, "2026-11-23")).toEqual([]);
});

it("counts a claim as not the first one by a Yes to either question about earlier ones", () => {
  expect(earlierClaimQuestions.map(({ scheme, step, name }) => `${scheme} ${step} ${name}`)).toEqual(
    expect.arrayContaining(["product 7 has_previous_claims", "product 8 has_current_certificate"]),
  );
});

it("points out a payment of this financial year that the firm states and this portal does not know, until the claim was filed", () => {
  const payments = [
    { paise: 21_250_00, paidOn: "2026-05-04" },
    { paise: 20_000_00, paidOn: "2026-05-20" },
  ];
  const claims = [{ id: "PRD-0", paise: 41_250_00, paidOn: "2026-05-20", payments, claimedOn: "2026-04-10", country: null }];
  const receipt = (date_of_receipt: string, amount_received: string) => ({ date_of_receipt, amount_received });
  const stated = (...receipts: Record<string, string>[]) =>
    paidElsewhere(schemes.product, { has_previous_claims: true, previous_claims_info: receipts }, claims, "2026-11-23");
  expect(
    stated(
      receipt("2026-05-20", "40000.00"),
      receipt("2026-05-22", "41250.00"),
      receipt("2026-05-05", "21250.00"),
      receipt("2026-03-31", "900.00"),
      {},
    ),
  ).toEqual([]);
  const elsewhere = receipt("2026-06-05", "15000000.00");
  expect(stated(elsewhere, elsewhere, receipt("2026-11-24", "700.00"))).toEqual([
    "Rs 1,50,00,000.00, received on 05-06-2026, is stated for an earlier claim. No claim that this portal paid has this amount or day, so what was drawn in 2026-27 may lack it.",
  ]);
});

describe("stepInput", () => {
  const previousClaims = stepOf(schemes.product, 7);

  it("reads the spellings of yes and no, and a group as JSON text", () => {
    const info = { product_name: "implant", country_of_registration: "germany", date_of_receipt: "05-03-2026", amount_received: "1,25,000.50" };
    expect(stepInput(previousClaims, "2026-11-23").parse({ has_previous_claims: "1", previous_claims_info: JSON.stringify(info) })).toEqual({
      has_previous_claims: true,
      previous_claims_info: { ...info, date_of_receipt: "2026-03-05", amount_received: "125000.50" },
    });
    expect(stepInput(previousClaims, "2026-11-23").parse({ has_previous_claims: "false" })).toEqual({ has_previous_claims: false });
  });

  it.each([
    ["country_of_registration", "atlantis"],
    ["date_of_receipt", "31-02-2026"],
    ["date_of_receipt", "24-11-2026"],
    ["amount_received", "12e3"],
    ["amount_received", "0"],
    ["amount_received", "-5"],
    ["product_name", "toys"],
  ])("refuses %s %s", (name, value) => {
    const parsed = stepInput(previousClaims, "2026-11-23").safeParse({ has_previous_claims: true, previous_claims_info: { [name]: value } });
    expect(parsed.success).toBe(false);
    expect(fieldOfPath(parsed.error?.issues[0]?.path ?? [])).toBe(name);
  });

  it("names a field without the unit of its label", () => {
    const parsed = stepInput(stepOf(schemes.plant, 6), "2026-11-23").safeParse({ fob_export_value: "0" });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(["FOB export value must be more than zero"]);
  });

  it("takes any country, and several earlier claims; one by itself keeps its shape", () => {
    const claim = { product_name: "implant", country_of_registration: "KE", date_of_receipt: "2026-03-05", amount_received: "125000" };
    const read = (info: unknown) => stepInput(previousClaims, "2026-11-23").safeParse({ has_previous_claims: true, previous_claims_info: info });
    expect(read(claim).data?.["previous_claims_info"]).toEqual(claim);
    expect(read([claim]).data?.["previous_claims_info"]).toEqual(claim);
    const two = [claim, { ...claim, country_of_registration: "usa" }];
    expect(read(JSON.stringify(two)).data?.["previous_claims_info"]).toEqual(two);
    expect(fieldOfPath(read([claim, { ...claim, amount_received: "0" }]).error?.issues[0]?.path ?? [])).toBe(
      "previous_claims_info.1.amount_received",
    );
    expect(read(Array.from({ length: 21 }, () => claim)).success).toBe(false);
    expect(missingFields(previousClaims, { has_previous_claims: true, previous_claims_info: [claim, {}] }, {})).toMatchObject({
      "previous_claims_info.1.date_of_receipt": ["Enter the date of receipt"],
    });
    expect(answerRows(schemes.product, { has_previous_claims: true, previous_claims_info: two }, "Firm").map(({ label }) => label)).toContain(
      "Earlier claim 2: amount received",
    );
  });

  it("drops what the step does not ask for, and the firm's name, which is not asked", () => {
    const given = { firm_name: "Another Firm", firm_address: " 12 Industrial Area ", status: "APPROVED_DGFT", version: 9, firm_id: "x" };
    expect(stepInput(stepOf(schemes.product, 1), "2026-11-23").parse(given)).toEqual({ firm_address: "12 Industrial Area" });
  });

  it.each([
    "javascript:alert(1)",
    "http://maps.google.com/x",
    "https://127.0.0.1/x",
    "https://user@maps.google.com/x",
    "https://maps.google.com.evil.example/x",
    "file:///etc/passwd",
    "https://maps.google.com:8443/x",
  ])("refuses the maps link %s", (link) => {
    expect(stepInput(stepOf(schemes.plant, 4), "2026-11-23").safeParse({ google_maps_link: link }).success).toBe(false);
  });

  it("takes a maps link", () => {
    const link = "https://maps.app.goo.gl/abc123";
    expect(stepInput(stepOf(schemes.plant, 4), "2026-11-23").parse({ google_maps_link: link })).toEqual({ google_maps_link: link });
  });
});

describe("missingFields", () => {
  it("wants an answer to a yes/no, and what a Yes asks for", () => {
    const step = stepOf(schemes.product, 6);
    expect(missingFields(step, {}, {})).toEqual({ has_mission_certificate: ["Select Yes or No"] });
    expect(missingFields(step, { has_mission_certificate: false }, {})).toEqual({});
    expect(missingFields(step, { has_mission_certificate: true }, {})).toEqual({ mission_certificate: ["Select the mission certificate"] });
    expect(missingFields(step, { has_mission_certificate: true }, { mission_certificate: one })).toEqual({});
  });

  it("wants product, country, date and amount of an earlier claim", () => {
    expect(Object.keys(missingFields(stepOf(schemes.product, 7), { has_previous_claims: true }, {}))).toEqual([
      "product_name",
      "country_of_registration",
      "date_of_receipt",
      "amount_received",
    ]);
  });

  it("counts booth photos by page: five pictures, or a PDF of five pages", () => {
    const step = stepOf(schemes.exhibition, 7);
    expect(missingFields(step, {}, { booth_photos: { files: 3, pages: 3 } })).toEqual({ booth_photos: ["Add more booth photos: 3 of at least 5"] });
    expect(missingFields(step, {}, { booth_photos: { files: 1, pages: 5 } })).toEqual({});
  });

  it("does not want what is optional", () => {
    expect(missingFields(stepOf(schemes.exhibition, 4), { stall_no: "4", hall_no: "B" }, {})).toEqual({});
  });
});

describe("missingForSubmission", () => {
  it("speaks as the specification does", () => {
    const missing = missingForSubmission(schemes.product, { has_mission_certificate: true, has_current_certificate: true }, {});
    expect(missing).toMatchObject({
      rcmc_certificate: ["Please re-upload the RCMC certificate file."],
      export_value_certificate: ["Please re-upload the export value certificate file."],
      products_registered: ["Please re-upload the products registered file."],
      foreign_certificate: ["Please re-upload the foreign certificate file."],
      mission_certificate: ["Please re-upload the mission certificate file."],
      current_year_certificate: ["Please upload the current year certificate file."],
      manufacturing_license: ["Please upload the manufacturing licence file."],
      firm_address: ["Enter the address of the firm"],
      has_previous_claims: ["Select Yes or No"],
    });
  });
});

describe("what follows from the answers", () => {
  const answers = { firm_address: "12 Industrial Area", has_mission_certificate: false, has_previous_claims: false, has_current_certificate: false };

  it("leaves out documents that a No made unnecessary", () => {
    expect(applicableDocuments(schemes.product, answers).map(({ field }) => field.name)).toEqual([
      "rcmc_certificate",
      "export_value_certificate",
      "products_registered",
      "foreign_certificate",
      "manufacturing_license",
    ]);
  });

  it("names the steps that still need something", () => {
    expect(incompleteSteps(schemes.product, answers, { rcmc_certificate: one })).toEqual([3, 4, 5, 9]);
  });

  it("shows every question that applies with its answer", () => {
    expect(answerRows(schemes.product, answers, "Sterile Ltd").map(({ name, value }) => [name, value])).toEqual([
      ["firm_name", "Sterile Ltd"],
      ["firm_address", "12 Industrial Area"],
      ["has_mission_certificate", "No"],
      ["has_previous_claims", "No"],
      ["has_current_certificate", "No"],
    ]);
  });
});
