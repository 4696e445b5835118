import { rightLabels } from "../accounts/rights.ts";
import { onePerson } from "../accounts/second-person.ts";
import { council } from "../council.ts";
import { bankAccountStates, changedAccountWaitHours, type BankAccountState } from "./bank-account.ts";
import { lineStateLabels, type LineState } from "./line-states.ts";

/** Sentences about the bank account and the pre-receipts of a firm. */
export const documentMessages = {
  accountNotFound: "There is no such bank account. Load the page again.",
  preReceiptNotFound: "There is no such pre-receipt. Load the page again.",
  lineNotFound: "There is no such payment. Load the page again.",

  accountGiven: (isChange: boolean) =>
    isChange
      ? `The change was sent to ${council.shortName}. Two people check it, and it counts ${changedAccountWaitHours} hours after the second.`
      : `The bank account was sent to ${council.shortName} for a check.`,
  accountOpen: `A bank account of your firm waits for ${council.shortName} already. Give another one when it was checked.`,
  accountSame: "This is the account that counts already, with the same holder, bank and branch. Nothing was changed.",
  accountState: (state: BankAccountState) => `This is not possible now: the bank account is in the state "${bankAccountStates[state]}".`,
  secondPersonNeeded: onePerson("checked this account", "confirm"),
  approverNeeded: `A user with the right "${rightLabels["payments.approve"]}" confirms this account.`,
  checkFirst: "This is a change after a sanction. One person checks it first, then another confirms it.",
  accountChecked: "Checked. A second person confirms it now.",
  accountConfirmed: (needsWait: boolean) =>
    needsWait ? `Confirmed. Money may be sent to it in ${changedAccountWaitHours} hours.` : "Confirmed. Money may be sent to it from now on.",
  accountRefused: "Refused. The firm was told what to mend.",
  accountStopped: "Refused. No money is sent to it, and the previous account counts again. The firm was told.",
  accountKept: "Thank you. The payment is made to the same account again.",
  nothingToKeep: "This payment was not returned by the bank, or your firm has answered already.",
  noAccountToKeep: "Your firm has no bank account that counts. Give one.",
  accountErased: "The number of this account was erased at the end of the time for which accounts are kept.",
  chequeForPayers: "The cheque is shown to those who prepare or approve payments.",
  remarkNeeded: "Write what the firm has to mend.",

  preReceiptGiven: `The signed pre-receipt was sent to ${council.shortName}.`,
  preReceiptWaits: `A pre-receipt of this payment waits for ${council.shortName} already.`,
  preReceiptAccepted: "The pre-receipt of this payment was accepted already. There is nothing to do.",
  preReceiptNotAsked: (state: LineState) => `No pre-receipt is asked for now: this payment is in the state "${lineStateLabels[state]}".`,
  preReceiptOfDirect: `This amount is paid by ${council.officer} directly. It needs no pre-receipt.`,
  preReceiptStale: "This payment was changed meanwhile; nothing was sent. If the amount or the order is new, download and sign the new pre-receipt.",
  preReceiptSettled: "This pre-receipt was settled already, or another one replaced it. Load the page again.",
  accepted: "Accepted.",
  refused: "Refused. The firm was told what to mend.",

  ifscUnknown: "This IFSC is not in the list of bank branches. Check it on the cheque.",
  ifscUnreadable: "The list could not be read. Save it as csv with the columns IFSC, Bank and Branch, then choose it again.",
  ifscEmpty: "The list has no rows under its headings.",
  ifscPortionTooLong: (max: number) => `At most ${max} rows are read at a time.`,
  ifscColumnMissing: (columns: readonly string[]) => `The list has no column ${columns.map((column) => `"${column}"`).join(", ")}.`,
  ifscDoubled: (rowNo: number) => `Row ${rowNo} has the same IFSC.`,
  ifscImported: (count: number) =>
    count === 0 ? "Nothing was changed." : `${count.toLocaleString("en-IN")} ${count === 1 ? "branch was" : "branches were"} imported.`,
} as const;
