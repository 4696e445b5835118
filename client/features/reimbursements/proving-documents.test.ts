import { expect, test } from "vitest";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { provingDocuments } from "./proving-documents.ts";

test("a further document may prove a cost, too", () => {
  const documents = [
    { fieldName: "foreign_certificate", label: "Certificate" },
    { fieldName: "further_paper_1", label: "Further paper: Bill of entry" },
  ];
  const proving = provingDocuments(schemeOf("product"), {}, documents);
  expect(proving.at(-1)).toEqual({ name: "further_paper_1", label: "Further paper: Bill of entry" });
  expect(proving.filter(({ name }) => name === "foreign_certificate")).toHaveLength(1);
});
