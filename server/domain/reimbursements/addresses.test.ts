import { expect, test } from "vitest";
import { findSection, reimbursementPath, sectionOfScheme } from "./addresses.ts";

test("the back office names its sections as the specification does", () => {
  expect([sectionOfScheme("product"), sectionOfScheme("plant"), sectionOfScheme("exhibition")]).toEqual([
    "products",
    "plantRegistration",
    "exhibition",
  ]);
});

test("a section is found in any case, and an unknown one is not", () => {
  expect(findSection("plantregistration")?.kind).toBe("plant");
  expect(findSection("invoices")).toBeUndefined();
});

test("each reader opens a reimbursement at an address of its own", () => {
  expect(reimbursementPath("member", "product", "PRD-2627-00001")).toBe("/Membership/reimbursements/PRD-2627-00001");
  expect(reimbursementPath("council", "product", "PRD-2627-00001", "rcmc_certificate")).toBe(
    "/epcmd_admin/products/PRD-2627-00001?document=rcmc_certificate",
  );
  expect(reimbursementPath("dgft", "plant", "PLT-2627-00001", "rcmc_certificate")).toBe("/dgft_admin/plantRegistration/PLT-2627-00001");
});
