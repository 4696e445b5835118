import { expect, it, test } from "vitest";
import { divideReceipt, recoveryDue } from "./recovery-interest.ts";

const lakh = 1_00_000_00;
const claim = { amountPaise: lakh, paidOn: "2026-04-01", interestPercent: "15.00" };

test.each([
  { on: "2026-04-01", paise: 0, why: "the day of the payment bears none" },
  { on: "2026-04-02", paise: 41_10, why: "one day: 41.0958" },
  { on: "2026-05-01", paise: 1_232_88, why: "30 days: 1232.8767" },
  { on: "2027-04-01", paise: 15_000_00, why: "365 days" },
  { on: "2028-04-01", paise: 30_041_10, why: "731 days with 29-02-2028, still over 365" },
  { on: "2026-03-01", paise: 0, why: "a day before the payment" },
])("Rs 1,00,000 of 01-04-2026 owes $paise paise of interest on $on: $why", ({ on, paise }) => {
  expect(recoveryDue(claim, [], on)).toEqual({ principalPaise: lakh, interestPaise: paise });
});

it("rounds half a paisa up, once", () => {
  // 1 paisa for 365 days at 50 percent is half a paisa.
  expect(recoveryDue({ amountPaise: 1, paidOn: "2026-04-01", interestPercent: "50" }, [], "2027-04-01").interestPaise).toBe(1);
  expect(recoveryDue({ amountPaise: 1, paidOn: "2026-04-01", interestPercent: "49.99" }, [], "2027-04-01").interestPaise).toBe(0);
});

it("charges only what is not back yet, and less what was received", () => {
  const receipts = [{ receivedOn: "2026-05-01", principalPaise: 50_000_00, interestPaise: 1_232_88 }];
  // 1,00,000 for 30 days and 50,000 for 31 days: 1232.8767 + 636.9863 = 1869.8630, less 1232.88.
  expect(recoveryDue(claim, receipts, "2026-06-01")).toEqual({ principalPaise: 50_000_00, interestPaise: 636_98 });
});

it("has no interest without a rule", () => {
  expect(recoveryDue({ ...claim, interestPercent: "0" }, [], "2030-01-01")).toEqual({ principalPaise: lakh, interestPaise: 0 });
});

it("divides a receipt by the order that was chosen", () => {
  const due = { principalPaise: 1_000_00, interestPaise: 30_00 };
  expect(divideReceipt(100_00, due, "interest_first")).toEqual({ interestPaise: 30_00, principalPaise: 70_00 });
  expect(divideReceipt(100_00, due, "principal_first")).toEqual({ interestPaise: 0, principalPaise: 100_00 });
  expect(divideReceipt(1_010_00, due, "principal_first")).toEqual({ interestPaise: 10_00, principalPaise: 1_000_00 });
});
