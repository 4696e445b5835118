import { expect, it } from "vitest";
import type { Answers } from "#domain/reimbursements/answers.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { tasksOf, unsavedSteps } from "./step-status.ts";

it("names the documents that each step asks for as sentences do", () => {
  const hints = tasksOf(schemes.product, undefined, { view: undefined, progress: undefined, uploads: [] }).map(({ hint }) => hint);
  expect(hints.slice(0, 4)).toEqual([
    undefined,
    "Have at hand: RCMC certificate",
    "Have at hand: export value certificate",
    "Have at hand: particulars of products registered",
  ]);
});

it("names the steps with typed answers that the server does not have, and no other kept ones", () => {
  const steps = schemes.product.steps.map((step, index) => ({ number: index + 1, step }));
  const unsaved = (kept: Record<string, Answers>) => unsavedSteps(steps, { steps: kept }, { firm_address: "Noida" }, "2026-11-23");
  expect(unsaved({ 1: { firm_address: "Pune" } }).map(({ step }) => step.title)).toEqual(["Firm details"]);
  expect(unsaved({ 1: { firm_address: "Noida" } })).toEqual([]);
  // The name of a further paper, and a step that this scheme does not have.
  expect(unsaved({ 0: { name: "Bill of entry" }, 99: { firm_address: "Pune" } })).toEqual([]);
  expect(unsavedSteps(steps, undefined, {}, "2026-11-23")).toEqual([]);
});
