import { Stack, Text } from "@mantine/core";
import { useParams } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { rightsFor } from "#domain/permissions.ts";
import { useLastSignedIn } from "../../features/accounts/use-me.ts";
import { BankImport } from "../../features/invoices/bank-import.tsx";
import { InvoiceDetail } from "../../features/invoices/invoice-detail.tsx";
import { InvoiceList } from "../../features/invoices/invoice-list.tsx";
import { InvoicesFrame } from "../../features/invoices/invoices-frame.tsx";
import { LeftLines } from "../../features/invoices/left-lines.tsx";
import { MembersBook } from "../../features/invoices/members-book.tsx";
import { RunDesk } from "../../features/invoices/run-desk.tsx";
import { InvoiceSettingsForm } from "../../features/invoices/invoice-settings-form.tsx";
import { WaitingApprovals } from "../../features/invoices/waiting-approvals.tsx";
import { WaitingProofs } from "../../features/invoices/waiting-proofs.tsx";
import { CouncilShell } from "./council-shell.tsx";

const useMayPrepare = (): boolean => useLastSignedIn()?.rights.includes("invoices.prepare") === true;

/** All invoices, after what waits for the office. */
export function InvoicesPage() {
  return (
    <CouncilShell>
      <InvoicesFrame title="Invoices" lead="Subscriptions of members, what was paid of them, and what is in arrears.">
        <Stack gap="lg">
          <WaitingProofs />
          <WaitingApprovals />
          <InvoiceList />
        </Stack>
      </InvoicesFrame>
    </CouncilShell>
  );
}

/** One invoice. */
export function InvoicePage() {
  const { id = "" } = useParams();
  return (
    <CouncilShell>
      <InvoiceDetail key={id} invoiceId={id} />
    </CouncilShell>
  );
}

/** The yearly run. */
export function InvoiceRunPage() {
  const mayPrepare = useMayPrepare();
  return (
    <CouncilShell>
      <InvoicesFrame
        title="Yearly run"
        lead="Who gets an invoice for a year, how much, and why. Nothing is issued before you start the run; a firm that has an invoice of the year gets no other."
      >
        <RunDesk mayPrepare={mayPrepare} />
      </InvoicesFrame>
    </CouncilShell>
  );
}

/** The book of members' money. */
export function MembersBookPage() {
  return (
    <CouncilShell>
      <InvoicesFrame
        title="Book of members' money"
        lead="Each account that invoices, payments and credit notes are booked in. Entries are never changed; a wrong one is reversed."
      >
        <MembersBook />
      </InvoicesFrame>
    </CouncilShell>
  );
}

/** Payments from a file of the bank, and the lines that match no invoice. */
export function InvoiceBankPage() {
  const mayPrepare = useMayPrepare();
  return (
    <CouncilShell>
      <InvoicesFrame title="File of the bank" lead="What members paid, from the statement of the council's bank.">
        <Stack gap="lg">
          {mayPrepare ? <BankImport /> : <Text>{accountMessages.rightMissing(rightsFor("invoices.prepare"))}</Text>}
          <LeftLines mayDismiss={mayPrepare} />
        </Stack>
      </InvoicesFrame>
    </CouncilShell>
  );
}

/** The GST data of the council. */
export function InvoiceSettingsPage() {
  return (
    <CouncilShell>
      <InvoicesFrame title="Settings of invoices" lead="Who the council is for the tax office, and the account to which members pay.">
        <InvoiceSettingsForm />
      </InvoicesFrame>
    </CouncilShell>
  );
}
