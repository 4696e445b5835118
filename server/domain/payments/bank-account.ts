import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";

/** The states of a bank account: `checked` waits for a second person, `confirmed` is the one account that counts. */
export const bankAccountStates = {
  given: "Waits for a check",
  checked: "Waits for a second person",
  confirmed: "Confirmed",
  refused: "Refused",
  replaced: "Replaced",
} as const;
export type BankAccountState = keyof typeof bankAccountStates;

/** Hours from the confirmation of a changed account until money may be sent to it. @source money.md 6 */
export const changedAccountWaitHours = 24;

/** Whether an account is confirmed, and no money may be sent to it yet. */
export const isNotYetUsable = ({ state, usableFrom }: { readonly state: BankAccountState; readonly usableFrom: Date | null }, at: Date): boolean =>
  state === "confirmed" && usableFrom !== null && usableFrom.getTime() > at.getTime();

type KnownAccount = { readonly state: BankAccountState; readonly usableFrom: Date | null; readonly erasedAt: Date | null };

/** Whether an account waits for the council, or is confirmed and counts soon: its firm has nothing to do for it. */
export const isAccountOnItsWay = (account: KnownAccount, at: Date): boolean =>
  account.state === "given" || account.state === "checked" || (account.erasedAt === null && isNotYetUsable(account, at));

const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const ifscSentence = "An IFSC has four letters, the digit 0 and six more letters or digits, like ABCD0123456.";
const capitalO = (ifsc: string): string =>
  `The fifth character of an IFSC is the digit 0, not the letter O. Write ${ifsc.slice(0, 4)}0${ifsc.slice(5)}.`;

/** An IFSC as it is stored: capitals, without blanks. @source Reserve Bank of India, IFSC of eleven characters */
export const Ifsc = z
  .string()
  .max(40, ifscSentence)
  .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
  .superRefine((ifsc, ctx) => {
    if (ifscPattern.test(ifsc)) return;
    const hasCapitalO = ifsc.length === 11 && ifscPattern.test(`${ifsc.slice(0, 4)}0${ifsc.slice(5)}`) && ifsc[4] === "O";
    ctx.addIssue({ code: "custom", message: hasCapitalO ? capitalO(ifsc) : ifsc === "" ? "Enter the IFSC" : ifscSentence });
  });

const numberSentence = "An account number has 9 to 18 digits.";
/** Pasted numbers come with blanks and hyphens. */
const AccountNumber = z
  .string()
  .max(60, numberSentence)
  .transform((text) => text.replaceAll(/[\s-]/g, ""));

/** A bank account as a firm gives it; the number is typed twice. */
export const BankAccountInput = z
  .object({
    holderName: plainLine("Name of the account holder", 140),
    ifsc: Ifsc,
    number: AccountNumber.pipe(
      z
        .string()
        .min(1, "Enter the account number")
        .regex(/^(\d{9,18})?$/, numberSentence),
    ),
    numberAgain: AccountNumber,
    bankName: plainLine("Bank", 140),
    branch: plainLine("Branch", 140),
    chequeFileId: z.uuid("Upload a cancelled cheque"),
  })
  .superRefine(({ number, numberAgain }, ctx) => {
    if (number !== numberAgain) ctx.addIssue({ code: "custom", path: ["numberAgain"], message: numbersDiffer });
  });
export type BankAccountInput = z.output<typeof BankAccountInput>;
export type BankAccountEntry = z.input<typeof BankAccountInput>;

export const numbersDiffer = "The two account numbers are not the same. Type the number again from the cheque.";

/** What is shown of an account number, like "XXXX 6789". @param lastFour its last four digits */
export const maskedNumber = (lastFour: string): string => `XXXX ${lastFour}`;

/** Whether the name of an account holder is that of the firm, whatever its capitals, punctuation and "Private Limited". */
export const isNameOfFirm = (holderName: string, firmName: string): boolean => bareName(holderName) === bareName(firmName);

/** Vowel signs and other marks of a script tell names apart, so they stay. */
const bareName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\b(private|pvt|limited|ltd|llp|m\/s|messrs|and)\b/g, " ")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
