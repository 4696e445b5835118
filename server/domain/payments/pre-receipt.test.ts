import { expect, test } from "vitest";
import { receiptText } from "./pre-receipt.ts";

test("a Hindi pre-receipt is addressed to the council in Hindi, and names the order and the amount", () => {
  const { to, received, rows } = receiptText(
    {
      firmName: "Asha Surgicals",
      firmAddress: "Plot 3",
      gstNo: "27AAPFU0939F1ZV",
      reimbursementId: "PRD-2627-00012",
      scheme: "product",
      instalment: 1,
      instalments: 1,
      orderNumber: "14/2027",
      orderedOn: "2027-01-12",
      amountPaise: 51_000_00,
    },
    "hi",
  );
  expect(to.join(" ")).not.toMatch(/[A-Za-z]/);
  expect(received).toContain("संस्वीकृति आदेश 14/2027 दिनांक 12-01-2027");
  expect(received).toContain("₹51,000.00 (रुपये इक्यावन हज़ार मात्र)");
  expect(rows.find(({ label }) => label === "राशि")?.value).toBe("₹51,000.00");
});
