import { bookByHand, BookByHandInput } from "../../application/payments/ledger/book-by-hand.ts";
import { closePeriod, ClosePeriodInput, listCloses, prepareClose, PrepareCloseInput } from "../../application/payments/ledger/close-period.ts";
import { demandRecovery, DemandRecoveryInput, findPaidLines, FindPaidLinesInput } from "../../application/payments/ledger/demand-recovery.ts";
import { getLedgerBalances, LedgerBalancesInput } from "../../application/payments/ledger/ledger-balances.ts";
import { listRecoveries, ListRecoveriesInput } from "../../application/payments/ledger/list-recoveries.ts";
import { listTransactions, ListTransactionsInput } from "../../application/payments/ledger/list-transactions.ts";
import { recordReceipt, RecordReceiptInput } from "../../application/payments/ledger/record-receipt.ts";
import { reverseBooking, ReverseBookingInput } from "../../application/payments/ledger/reverse-booking.ts";
import { reverseReceipt, ReverseReceiptInput } from "../../application/payments/ledger/reverse-receipt.ts";
import { settleRecovery, SettleRecoveryInput } from "../../application/payments/ledger/settle-recovery.ts";
import { askWithdrawal, AskWithdrawalInput, settleWithdrawal, SettleWithdrawalInput } from "../../application/payments/ledger/withdraw-recovery.ts";
import { CertificateInput, getCertificate } from "../../application/payments/reports/certificate.ts";
import { getPaymentReport, PaymentReportInput } from "../../application/payments/reports/payment-report.ts";
import { procedure, router } from "../trpc.ts";

/** Calls of the ledger, of recoveries, of periods and of the reports on payments. */
export const paymentLedgerRouter = router({
  list: procedure("payments.readLedger")
    .input(ListTransactionsInput)
    .query(({ ctx, input }) => listTransactions(ctx, input)),
  balances: procedure("payments.readLedger")
    .input(LedgerBalancesInput)
    .query(({ ctx, input }) => getLedgerBalances(ctx, input)),
  book: procedure("payments.book")
    .input(BookByHandInput)
    .mutation(({ ctx, input }) => bookByHand(ctx, input)),
  reverse: procedure("payments.book")
    .input(ReverseBookingInput)
    .mutation(({ ctx, input }) => reverseBooking(ctx, input)),
  recoveries: router({
    list: procedure("payments.readLedger")
      .input(ListRecoveriesInput)
      .query(({ ctx, input }) => listRecoveries(ctx, input)),
    paidLines: procedure("payments.book")
      .input(FindPaidLinesInput)
      .query(({ ctx, input }) => findPaidLines(ctx, input)),
    demand: procedure("payments.book")
      .input(DemandRecoveryInput)
      .mutation(({ ctx, input }) => demandRecovery(ctx, input)),
    settle: procedure("payments.confirmRecovery")
      .input(SettleRecoveryInput)
      .mutation(({ ctx, input }) => settleRecovery(ctx, input)),
    askWithdrawal: procedure("payments.book")
      .input(AskWithdrawalInput)
      .mutation(({ ctx, input }) => askWithdrawal(ctx, input)),
    settleWithdrawal: procedure("payments.confirmRecovery")
      .input(SettleWithdrawalInput)
      .mutation(({ ctx, input }) => settleWithdrawal(ctx, input)),
    receive: procedure("payments.book")
      .input(RecordReceiptInput)
      .mutation(({ ctx, input }) => recordReceipt(ctx, input)),
    reverse: procedure("payments.confirmRecovery")
      .input(ReverseReceiptInput)
      .mutation(({ ctx, input }) => reverseReceipt(ctx, input)),
  }),
  certificate: procedure("payments.readReports")
    .input(CertificateInput)
    .query(({ ctx, input }) => getCertificate(ctx, input)),
  report: procedure("payments.readReports")
    .input(PaymentReportInput)
    .query(({ ctx, input }) => getPaymentReport(ctx, input)),
  closes: router({
    list: procedure("payments.readLedger").query(({ ctx }) => listCloses(ctx)),
    prepare: procedure("payments.closePeriod")
      .input(PrepareCloseInput)
      .mutation(({ ctx, input }) => prepareClose(ctx, input)),
    close: procedure("payments.closePeriod")
      .input(ClosePeriodInput)
      .mutation(({ ctx, input }) => closePeriod(ctx, input)),
  }),
});
