import { council } from "#domain/council.ts";
import { calendarDateInIndia, financialYearLabel, formatIndianDate } from "#domain/dates.ts";
import { firmTasks, totalsByYear, type FirmTask, type YearTotals } from "#domain/payments/ask-firm.ts";
import { isAccountOnItsWay, maskedNumber } from "#domain/payments/bank-account.ts";
import { lineStateLabels, type LineState } from "#domain/payments/line-states.ts";
import { whereTheMoneyIs, type LineFacts } from "#domain/payments/where-the-money-is.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import { hasSanctionedMoney, selectFirmAccounts, type BankAccountRow } from "#db/queries/bank-accounts.ts";
import { selectFirmLines, type FirmLine } from "#db/queries/payment-documents.ts";
import { selectLineFacts } from "#db/queries/payment-list.ts";
import type { PreReceiptRow } from "#db/queries/pre-receipts.ts";
import { selectReceipts } from "#db/queries/recoveries.ts";
import { selectRecoveries } from "#db/queries/recovery-list.ts";
import type { AppContext } from "../../context.ts";
import { writeTextSheet } from "../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { presentAccount, type BankAccountView } from "./account-view.ts";
import { hasDocuments } from "./complete-documents.ts";
import { dueOf } from "./ledger/record-receipt.ts";

/** A payment of a firm as the firm sees it. */
export type OwnPayment = {
  readonly id: string;
  readonly version: number;
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly instalment: number;
  readonly orderNumber: string;
  readonly orderedOn: string;
  /** "2026-27", by the date of the order. */
  readonly financialYear: string;
  readonly amountPaise: Paise;
  /** What the firm has paid back of it. */
  readonly recoveredPaise: Paise;
  readonly state: LineState;
  /** Where the money is, in one sentence. */
  readonly where: string;
  readonly paidOn: string | null;
  /** The UTR, or the reference of DGFT. */
  readonly reference: string | null;
  /** The masked number of the account that the money was sent to; null before the sending, and after the account is erased. */
  readonly sentTo: string | null;
  readonly preReceipt: PreReceiptRow["state"] | undefined;
  /** The file of the signed pre-receipt, while it is kept. */
  readonly preReceiptFileId: string | undefined;
  /** Whether the filled pre-receipt can be downloaded. */
  readonly hasPreReceipt: boolean;
};

export type OwnPayments = {
  readonly tasks: readonly FirmTask[];
  /** The account to which money is sent, now or from `usableFrom` on. */
  readonly account: BankAccountView | undefined;
  /** The account that waits for the council. */
  readonly openAccount: BankAccountView | undefined;
  readonly earlierAccounts: readonly BankAccountView[];
  /** Money is sanctioned to the firm, from the approval of DGFT on: two people check a change of its account. */
  readonly hasSanction: boolean;
  readonly payments: readonly OwnPayment[];
  readonly totals: readonly YearTotals[];
};

/** The payments of the own firm, its bank account, and what is asked of it now. */
export async function listOwnPayments(ctx: AppContext): Promise<OwnPayments> {
  const { firmId } = authorize(ctx.actor, "payments.listOwn");
  const [accounts, hasSanction, { lines, payments }, toPayBack] = await Promise.all([
    selectFirmAccounts(ctx.db, firmId),
    hasSanctionedMoney(ctx.db, firmId),
    paymentsOf(ctx, firmId),
    selectToPayBack(ctx, firmId),
  ]);
  const confirmed = accounts.find(({ state, erasedAt }) => state === "confirmed" && erasedAt === null);
  const open = accounts.find(({ state }) => state === "given" || state === "checked");
  return {
    tasks: [...tasksOf(lines, accounts, ctx.now()), ...toPayBack],
    account: confirmed && presentAccount(confirmed),
    openAccount: open && presentAccount(open),
    earlierAccounts: accounts.filter(({ state }) => state === "refused" || state === "replaced").map(presentAccount),
    hasSanction,
    payments,
    totals: totalsByYear(payments),
  };
}

function tasksOf(lines: readonly FirmLine[], accounts: readonly BankAccountRow[], at: Date): FirmTask[] {
  const [newest] = accounts;
  const confirmed = accounts.find(({ state, erasedAt }) => state === "confirmed" && erasedAt === null);
  const counting = confirmed !== undefined && (confirmed.usableFrom ?? at) <= at ? confirmed : undefined;
  return firmTasks(
    lines.map((row) => ({
      id: row.line.id,
      reimbursementId: row.line.reimbursementId,
      state: row.line.state,
      isPaidByCouncil: row.payer === "council",
      receipt: row.receipt,
      waitsForAccount: row.openedAgainAt !== undefined && row.receipt?.state === "accepted" && !hasDocuments(row, counting),
    })),
    {
      counting: counting && maskedNumber(counting.lastFour),
      isOnItsWay: accounts.some((account) => isAccountOnItsWay(account, at)),
      refusal: newest?.state === "refused" ? (newest.remark ?? "") : undefined,
    },
  );
}

const maxRecoveries = 50;

/** What the firm has to pay back, with what it owes today. */
async function selectToPayBack(ctx: AppContext, firmId: string): Promise<FirmTask[]> {
  const { rows } = await selectRecoveries(ctx.db, { state: "open", firmId, limit: maxRecoveries, offset: 0 });
  const receipts = await selectReceipts(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const today = calendarDateInIndia(ctx.now());
  return rows.map((row) => ({
    kind: "pay_back",
    lineId: row.lineId,
    reimbursementId: row.reimbursementId,
    reason: row.reason,
    dueOn: row.dueOn,
    interestPercent: row.interestPercent,
    due: dueOf(
      row,
      row,
      receipts.filter(({ recoveryId }) => recoveryId === row.id),
      today,
    ),
  }));
}

/** The payments of a firm, and the rows behind them. */
async function paymentsOf(ctx: AppContext, firmId: string): Promise<{ lines: readonly FirmLine[]; payments: readonly OwnPayment[] }> {
  const [lines, facts] = await Promise.all([selectFirmLines(ctx.db, firmId), selectLineFacts(ctx.db, { firmId, at: ctx.now() })]);
  const factsOf = new Map(facts.map((line) => [line.id, line]));
  return { lines, payments: lines.map((row) => present(row, factsOf.get(row.line.id))) };
}

/** Of one line the sentence is that of a claim that has only this one. It covers that claim, also when its decision was undone. */
const sentenceOf = (line: LineFacts): string =>
  whereTheMoneyIs(
    { sanctionedPaise: line.amountPaise, decidedOn: null, lines: [{ ...line, countsForDecision: true }] },
    { language: "en", reader: "firm" },
  );

const sentToOf = (facts: LineFacts | undefined): string | null =>
  facts === undefined || facts.accountLastFour === null || !["sent", "paid", "recovered"].includes(facts.state)
    ? null
    : maskedNumber(facts.accountLastFour);

const present = ({ line, instalment, scheme, orderNumber, orderedOn, payer, receipt }: FirmLine, facts: LineFacts | undefined): OwnPayment => ({
  id: line.id,
  version: line.version,
  reimbursementId: line.reimbursementId,
  scheme,
  instalment,
  orderNumber,
  orderedOn,
  financialYear: financialYearLabel(orderedOn),
  amountPaise: line.amountPaise,
  recoveredPaise: facts?.recoveredPaise ?? 0,
  state: line.state,
  where: facts === undefined ? lineStateLabels[line.state] : sentenceOf(facts),
  paidOn: line.paidOn,
  reference: line.reference,
  sentTo: sentToOf(facts),
  preReceipt: receipt?.state,
  preReceiptFileId: receipt?.fileId,
  hasPreReceipt: payer === "council",
});

const columns: readonly { readonly label: string; readonly isAmount?: true; readonly show: (row: OwnPayment) => string | number }[] = [
  { label: "Reimbursement", show: ({ reimbursementId }) => reimbursementId },
  { label: "Instalment", show: ({ instalment }) => String(instalment) },
  { label: "Sanction order", show: ({ orderNumber }) => orderNumber },
  { label: "Date of the order", show: ({ orderedOn }) => formatIndianDate(orderedOn) },
  { label: "Financial year", show: ({ financialYear }) => financialYear },
  // Spreadsheets have no integer of paise: the number is exact to the paisa.
  { label: "Amount, Rs", isAmount: true, show: ({ amountPaise }) => Number(rupeesOf(amountPaise)) },
  { label: "Where the money is", show: ({ where }) => where },
  { label: "Paid on", show: ({ paidOn }) => (paidOn === null ? "" : formatIndianDate(paidOn)) },
  { label: "Reference of the payment", show: ({ reference }) => reference ?? "" },
  { label: "Account", show: ({ sentTo }) => sentTo ?? "" },
  { label: "Paid back, Rs", isAmount: true, show: ({ recoveredPaise }) => Number(rupeesOf(recoveredPaise)) },
];

/** The payments of the own firm as a spreadsheet. */
export async function exportOwnPayments(ctx: AppContext): Promise<{ name: string; bytes: Uint8Array }> {
  const { firmId } = authorize(ctx.actor, "payments.listOwn");
  const { payments } = await paymentsOf(ctx, firmId);
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", detail: { rows: payments.length } });
  const bytes = await writeTextSheet({
    name: "Payments",
    header: columns.map(({ label }) => label),
    rows: payments.map((row) => columns.map(({ show }) => show(row))),
    amountColumns: columns.flatMap(({ isAmount }, at) => (isAmount === true ? [at] : [])),
  });
  return { name: `${council.slug}-payments-${calendarDateInIndia(ctx.now())}.xlsx`, bytes };
}
