import { wasPaid, type LineState } from "./line-states.ts";
import type { RecoveryDue } from "./recovery-interest.ts";

/** What is asked of a firm now: before its money can be sent, and what it has to pay back. */
export type FirmTask =
  /** The firm has no account, or its only one was refused, with this remark. */
  | { readonly kind: "give_account"; readonly remark: string | undefined }
  /** The signed pre-receipt of a payment; after a refusal with its remark. */
  | { readonly kind: "sign_pre_receipt"; readonly lineId: string; readonly reimbursementId: string; readonly remark: string | undefined }
  /** The bank returned a payment: the firm says whether the account is right. */
  | { readonly kind: "keep_account"; readonly lineId: string; readonly reimbursementId: string; readonly number: string }
  /** Money that the council asks back; what is owed is that of today. Dates are YYYY-MM-DD. */
  | {
      readonly kind: "pay_back";
      readonly lineId: string;
      readonly reimbursementId: string;
      readonly reason: string;
      readonly dueOn: string;
      readonly interestPercent: string;
      readonly due: RecoveryDue;
    };

type AskedLine = {
  readonly id: string;
  readonly reimbursementId: string;
  readonly state: LineState;
  readonly isPaidByCouncil: boolean;
  readonly receipt: { readonly state: "given" | "accepted" | "refused"; readonly remark: string | null } | undefined;
  /** Returned by the bank, and the firm has not said yet where the money goes. */
  readonly waitsForAccount: boolean;
};

type FirmAccounts = {
  /** Last digits of the account that counts. */
  readonly counting: string | undefined;
  /** An account waits for the council, or is confirmed and counts soon. */
  readonly isOnItsWay: boolean;
  /** The remark of the newest account, if it was refused. */
  readonly refusal: string | undefined;
};

/** The tasks of a firm, the account first. */
export function firmTasks(lines: readonly AskedLine[], { counting, isOnItsWay, refusal }: FirmAccounts): FirmTask[] {
  const asked = lines.filter(({ state, isPaidByCouncil }) => state === "papers_asked" && isPaidByCouncil);
  const needsAccount = counting === undefined && (asked.length > 0 || refusal !== undefined);
  return [
    ...(needsAccount && !isOnItsWay ? [{ kind: "give_account" as const, remark: refusal }] : []),
    ...asked
      .filter(({ receipt }) => receipt === undefined || receipt.state === "refused")
      .map(({ id, reimbursementId, receipt }) => ({
        kind: "sign_pre_receipt" as const,
        lineId: id,
        reimbursementId,
        remark: receipt?.remark ?? undefined,
      })),
    ...asked
      .filter(({ waitsForAccount }) => waitsForAccount && counting !== undefined && !isOnItsWay)
      .map(({ id, reimbursementId }) => ({ kind: "keep_account" as const, lineId: id, reimbursementId, number: counting ?? "" })),
  ];
}

/** What became of the money of a firm in a financial year. */
export type YearTotals = {
  /** "2026-27", by the date of the sanction order. */
  readonly year: string;
  readonly sanctionedPaise: number;
  readonly paidPaise: number;
  /** Neither paid nor recovered yet. What was recovered does not count as paid. */
  readonly openPaise: number;
  readonly recoveredPaise: number;
};

type TotalledLine = { readonly financialYear: string; readonly state: LineState; readonly amountPaise: number; readonly recoveredPaise: number };

/** The totals of lines by the financial year of their order, the newest first. */
export function totalsByYear(lines: readonly TotalledLine[]): YearTotals[] {
  const years = [...new Set(lines.map(({ financialYear }) => financialYear))].sort().reverse();
  return years.map((year) => {
    const ofYear = lines.filter(({ financialYear }) => financialYear === year);
    const paid = ofYear.filter(({ state }) => wasPaid(state));
    const sum = (of: readonly TotalledLine[], key: "amountPaise" | "recoveredPaise"): number => of.reduce((total, line) => total + line[key], 0);
    const sanctionedPaise = sum(ofYear, "amountPaise");
    const recoveredPaise = sum(paid, "recoveredPaise");
    const paidPaise = sum(paid, "amountPaise") - recoveredPaise;
    return { year, sanctionedPaise, paidPaise, recoveredPaise, openPaise: sanctionedPaise - paidPaise - recoveredPaise };
  });
}
