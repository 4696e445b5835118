import { expect, it } from "vitest";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { tasksOf } from "./step-status.ts";

it("names the documents that each step asks for as sentences do", () => {
  const hints = tasksOf(schemes.product, undefined, { view: undefined, progress: undefined, uploads: [] }).map(({ hint }) => hint);
  expect(hints.slice(0, 4)).toEqual([
    undefined,
    "Have at hand: RCMC certificate",
    "Have at hand: export value certificate",
    "Have at hand: particulars of products registered",
  ]);
});
