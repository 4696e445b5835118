import { daysFromTo } from "../dates.ts";
import { divideHalfUp, toMinorUnits, type Paise } from "../rules/amounts.ts";

/** Money of a firm that came in for a recovery. `receivedOn` is YYYY-MM-DD. */
export type RecoveryReceipt = { readonly receivedOn: string; readonly principalPaise: Paise; readonly interestPaise: Paise };

/** What a firm has to pay back. `paidOn` is the day on which it got the money, `interestPercent` a decimal with at most two places. */
export type RecoveryClaim = { readonly amountPaise: Paise; readonly paidOn: string; readonly interestPercent: string };

/** What a firm still owes at the end of a day. */
export type RecoveryDue = { readonly principalPaise: Paise; readonly interestPaise: Paise };

/** In which order a receipt pays what is owed. @source Indian Contract Act 1872, sections 59 and 60 */
export const receiptOrders = ["interest_first", "principal_first"] as const;
export type ReceiptOrder = (typeof receiptOrders)[number];
const daysPerYear = 365n;
/** Two places of the percentage, and the hundred of a percentage. */
const percentScale = 100n * 100n;

const daysOwed = (from: string, to: string): bigint => BigInt(Math.max(0, daysFromTo(from, to)));

/**
 * Principal and interest that are owed at the end of a day. Simple interest on the principal that is not back yet, from the day after
 * the payment to the day, both included; actual days over 365 in every year; half up to the paisa, once for the whole time.
 * @param receipts all with a day not after `on`, in any order
 * @source Handbook of Procedures 7A.05, by data/scheme-rules.json "audit"
 */
export function recoveryDue({ amountPaise, paidOn, interestPercent }: RecoveryClaim, receipts: readonly RecoveryReceipt[], on: string): RecoveryDue {
  let principal = BigInt(amountPaise);
  let from = paidOn;
  let paiseDays = 0n;
  for (const { receivedOn, principalPaise } of receipts.toSorted((a, b) => a.receivedOn.localeCompare(b.receivedOn))) {
    paiseDays += principal * daysOwed(from, receivedOn);
    principal -= BigInt(principalPaise);
    if (receivedOn > from) from = receivedOn;
  }
  paiseDays += principal * daysOwed(from, on);
  const interest = divideHalfUp(paiseDays * toMinorUnits(interestPercent, 2), daysPerYear * percentScale);
  const received = receipts.reduce((sum, { interestPaise }) => sum + interestPaise, 0);
  return { principalPaise: Number(principal), interestPaise: Number(interest) - received };
}

/**
 * Divides a receipt between interest and principal. The firm may say what its money is for; if it does not, the office chooses.
 * @param amountPaise at most what is owed
 * @source Indian Contract Act 1872, sections 59 and 60
 */
export function divideReceipt(amountPaise: Paise, due: RecoveryDue, order: ReceiptOrder): Pick<RecoveryReceipt, "principalPaise" | "interestPaise"> {
  if (order === "interest_first") {
    const interestPaise = Math.min(amountPaise, due.interestPaise);
    return { interestPaise, principalPaise: amountPaise - interestPaise };
  }
  const principalPaise = Math.min(amountPaise, due.principalPaise);
  return { principalPaise, interestPaise: amountPaise - principalPaise };
}
