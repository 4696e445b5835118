import { Stack } from "@mantine/core";
import { BookingDesk } from "../../features/payments/ledger/booking-form.tsx";
import { LedgerBalances } from "../../features/payments/ledger/ledger-balances.tsx";
import { LedgerNav } from "../../features/payments/ledger/ledger-nav.tsx";
import { PeriodDesk } from "../../features/payments/ledger/period-desk.tsx";
import { RecoveryList } from "../../features/payments/ledger/recovery-list.tsx";
import { TransactionList } from "../../features/payments/ledger/transaction-list.tsx";
import { PaymentsFrame } from "../../features/payments/payments-frame.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** Balances and transactions. @source money.md 6 "Ledger" */
export function LedgerPage() {
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Ledger"
        lead="Every movement of money as two entries, which are never changed. A wrong booking is reversed by another one."
      >
        <LedgerNav />
        <Stack gap="xl">
          <LedgerBalances />
          <TransactionList />
        </Stack>
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** Grants, interest and refunds. */
export function BookingPage() {
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Book by hand"
        lead="Grants that came in, interest of the bank, and refunds to the ministry. What happens to a payment is booked by itself."
      >
        <LedgerNav />
        <BookingDesk />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** What is asked back of firms. */
export function RecoveriesPage() {
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Recoveries"
        lead="All or a part of a payment is asked back. A second person confirms it; then the firm is told by when to pay. Interest is that of the rules on the day of the demand."
      >
        <LedgerNav />
        <RecoveryList />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** The closes of the ledger, month by month. */
export function PeriodsPage() {
  return (
    <CouncilShell>
      <PaymentsFrame title="Periods" lead="The ledger is closed month by month, by two people. After a close nothing is booked on an earlier day.">
        <LedgerNav />
        <PeriodDesk />
      </PaymentsFrame>
    </CouncilShell>
  );
}
