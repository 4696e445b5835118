import { expect, test } from "vitest";
import { firstFieldErrorsOf } from "../field-errors.ts";
import { BankAccountInput, isNameOfFirm, type BankAccountEntry } from "./bank-account.ts";

const entry: BankAccountEntry = {
  holderName: "Kaveri Imaging Pvt Ltd",
  ifsc: "ABCD0123456",
  number: "50100123456789",
  numberAgain: "50100123456789",
  bankName: "Example Bank",
  branch: "Pune",
  chequeFileId: "00000000-0000-4000-8000-000000000000",
};
const problemsOf = (change: Partial<BankAccountEntry>) => {
  const read = BankAccountInput.safeParse({ ...entry, ...change });
  return read.success ? {} : firstFieldErrorsOf(read.error, ([field]) => String(field));
};

test("takes an account with pasted blanks and small letters", () => {
  const read = BankAccountInput.parse({ ...entry, ifsc: " abcd 0123456", number: "5010 0123-456 789", numberAgain: "50100 123456789" });
  expect(read).toMatchObject({ ifsc: "ABCD0123456", number: "50100123456789" });
});

const ifscSentence = "An IFSC has four letters, the digit 0 and six more letters or digits, like ABCD0123456.";
const numberSentence = "An account number has 9 to 18 digits.";
test.each<[Partial<BankAccountEntry>, Record<string, string>]>([
  [{ ifsc: "ABCDO123456" }, { ifsc: "The fifth character of an IFSC is the digit 0, not the letter O. Write ABCD0123456." }],
  [{ ifsc: "ABCDO12345" }, { ifsc: ifscSentence }],
  [{ ifsc: "ABC10123456" }, { ifsc: ifscSentence }],
  [{ ifsc: "" }, { ifsc: "Enter the IFSC" }],
  [{ number: "12345678", numberAgain: "12345678" }, { number: numberSentence }],
  [{ number: "1234567890123456789", numberAgain: "1234567890123456789" }, { number: numberSentence }],
  [{ number: "50100A23456789", numberAgain: "50100A23456789" }, { number: numberSentence }],
  [{ number: "५०१००१२३४५६", numberAgain: "५०१००१२३४५६" }, { number: numberSentence }],
  [{ number: "", numberAgain: "" }, { number: "Enter the account number" }],
  [{ numberAgain: "50100123456798" }, { numberAgain: "The two account numbers are not the same. Type the number again from the cheque." }],
  [{ chequeFileId: "" }, { chequeFileId: "Upload a cancelled cheque" }],
  [{ holderName: "  " }, { holderName: "Enter the name of the account holder" }],
])("says what is wrong with %o", (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test("knows the firm in the name of an account holder", () => {
  expect(isNameOfFirm("M/S KAVERI IMAGING PRIVATE LIMITED", "Kaveri Imaging Pvt. Ltd.")).toBe(true);
  expect(isNameOfFirm("Kaveri Imaging Services", "Kaveri Imaging Pvt Ltd")).toBe(false);
  // They differ in a vowel sign alone.
  expect(isNameOfFirm("अमित मेडिकल", "अमृत मेडिकल")).toBe(false);
  expect(isNameOfFirm("अमृत मेडिकल", "M/s अमृत-मेडिकल Pvt. Ltd.")).toBe(true);
  expect(isNameOfFirm("RENÉ IMAGING", "Rene\u0301 Imaging")).toBe(true);
});
