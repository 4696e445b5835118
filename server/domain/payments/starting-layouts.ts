import { BankLayout } from "./bank-layout.ts";

/**
 * The layouts that the product brings; the office changes them to what its bank asks for.
 * @source money.md 6 "one csv and one fixed-width layout seeded"
 */
export const startingLayouts: readonly { readonly name: string; readonly layout: BankLayout }[] = [
  {
    name: "Bulk transfer, csv",
    layout: BankLayout.parse({
      format: "csv",
      separator: ",",
      hasHeadings: true,
      lineEnd: "\r\n",
      columns: [
        { heading: "Sr No", value: "position" },
        { heading: "Reference", value: "reference" },
        { heading: "Beneficiary name", value: "holder_name" },
        { heading: "Account number", value: "account_number" },
        { heading: "IFSC", value: "ifsc" },
        { heading: "Amount", value: "amount" },
        { heading: "Date", value: "date" },
        { heading: "Remarks", value: "reimbursement" },
      ],
    }),
  },
  {
    name: "Bulk transfer, fixed width",
    layout: BankLayout.parse({
      format: "fixed_width",
      hasHeadings: false,
      lineEnd: "\r\n",
      columns: [
        { heading: "Record", value: "constant", text: "D", start: 1, width: 1 },
        { heading: "Reference", value: "reference", start: 2, width: 16 },
        { heading: "Account number", value: "account_number", start: 18, width: 20 },
        { heading: "IFSC", value: "ifsc", start: 38, width: 11 },
        { heading: "Amount in paise", value: "amount_paise", start: 49, width: 15, align: "right", fill: "0" },
        { heading: "Beneficiary name", value: "holder_name", start: 64, width: 40, mayCut: true },
        { heading: "Date", value: "date", start: 104, width: 10 },
        { heading: "Remarks", value: "reimbursement", start: 114, width: 20 },
      ],
    }),
  },
];
