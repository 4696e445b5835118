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
import { getShownPaymentReport, PaymentReportInput } from "../../application/payments/reports/payment-report.ts";
import { calling, procedure, router } from "../trpc.ts";

/** Calls of the ledger, of recoveries, of periods and of the reports on payments. */
export const paymentLedgerRouter = router({
  list: procedure("payments.readLedger").input(ListTransactionsInput).query(calling(listTransactions)),
  balances: procedure("payments.readLedger").input(LedgerBalancesInput).query(calling(getLedgerBalances)),
  book: procedure("payments.book").input(BookByHandInput).mutation(calling(bookByHand)),
  reverse: procedure("payments.book").input(ReverseBookingInput).mutation(calling(reverseBooking)),
  recoveries: router({
    list: procedure("payments.readLedger").input(ListRecoveriesInput).query(calling(listRecoveries)),
    paidLines: procedure("payments.book").input(FindPaidLinesInput).query(calling(findPaidLines)),
    demand: procedure("payments.book").input(DemandRecoveryInput).mutation(calling(demandRecovery)),
    settle: procedure("payments.confirmRecovery").input(SettleRecoveryInput).mutation(calling(settleRecovery)),
    askWithdrawal: procedure("payments.book").input(AskWithdrawalInput).mutation(calling(askWithdrawal)),
    settleWithdrawal: procedure("payments.confirmRecovery").input(SettleWithdrawalInput).mutation(calling(settleWithdrawal)),
    receive: procedure("payments.book").input(RecordReceiptInput).mutation(calling(recordReceipt)),
    reverse: procedure("payments.confirmRecovery").input(ReverseReceiptInput).mutation(calling(reverseReceipt)),
  }),
  certificate: procedure("payments.readReports").input(CertificateInput).query(calling(getCertificate)),
  report: procedure("payments.readReports").input(PaymentReportInput).query(calling(getShownPaymentReport)),
  closes: router({
    list: procedure("payments.readLedger").query(({ ctx }) => listCloses(ctx)),
    prepare: procedure("payments.closePeriod").input(PrepareCloseInput).mutation(calling(prepareClose)),
    close: procedure("payments.closePeriod").input(ClosePeriodInput).mutation(calling(closePeriod)),
  }),
});
