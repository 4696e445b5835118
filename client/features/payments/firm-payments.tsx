import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { moneyUntilChange } from "#domain/payments/account-change.ts";
import { changedAccountWaitHours } from "#domain/payments/bank-account.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import { DataList } from "../../components/data-list.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import { useUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { AccountFacts } from "./account-facts.tsx";
import { AccountForm } from "./account-form.tsx";
import type { OwnPayments } from "./document-views.ts";
import { earlierColumns } from "./earlier-accounts.tsx";
import { FirmTasks } from "./firm-tasks.tsx";
import { OwnPaymentList } from "./own-payment-list.tsx";

/** The payments page of a firm: what is asked of it, where its money is, and its bank account. */
export function FirmPayments() {
  const query = trpc.payments.documents.own.useQuery();
  const [message, setMessage] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isFormOpen, setFormOpen] = useState(false);
  const unsent = useUnsent();
  if (query.data === undefined) return <NotRead query={query} lines={8} />;
  const own = query.data;
  const tell = (text: string): void => {
    setMessage(text);
    setAttempt((before) => before + 1);
  };
  const accountGiven = (text: string): void => {
    setFormOpen(false);
    tell(text);
  };
  const openForm = (): void => {
    setMessage(undefined);
    setFormOpen(true);
  };
  return (
    <Stack gap="lg">
      <LeaveGuard isDirty={unsent.text !== ""} text={unsent.text} />
      {message !== undefined && <SaveNotice tone="success" title={message} attempt={attempt} />}
      <Section title="What is asked of you now">
        <FirmTasks tasks={own.tasks} payments={own.payments} onGiveAccount={openForm} onDone={tell} onUnsent={unsent.note} />
      </Section>
      <Section title="Where your money is">
        <Text size="sm" c="dimmed" mb="md">
          {paymentMessages.notABank}
        </Text>
        <OwnPaymentList own={own} />
      </Section>
      <Section title="Bank account of your firm">
        <OwnAccount
          own={own}
          isFormOpen={isFormOpen}
          onOpen={openForm}
          onClose={() => setFormOpen(false)}
          onGiven={accountGiven}
          onUnsent={unsent.note}
        />
      </Section>
    </Stack>
  );
}

type OwnAccountProps = {
  readonly own: OwnPayments;
  readonly isFormOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onGiven: (message: string) => void;
  readonly onUnsent: NoteUnsent;
};

function OwnAccount({ own, isFormOpen, onOpen, onClose, onGiven, onUnsent }: OwnAccountProps) {
  const place = useSwapFocus(isFormOpen ? "account" : undefined);
  const { account, openAccount, earlierAccounts, hasSanction, payments } = own;
  const isChange = account !== undefined && hasSanction;
  const delay = isChange ? ` and takes effect ${changedAccountWaitHours} hours after it is confirmed` : "";
  return (
    <Stack gap="lg" ref={place}>
      {account !== undefined && <AccountFacts account={account} />}
      {openAccount !== undefined && (
        <>
          <Text>
            {account === undefined
              ? `This account waits for ${council.shortName}.`
              : `A change waits for ${council.shortName}${delay}. ${moneyUntilChange(payments)}`}
          </Text>
          <AccountFacts account={openAccount} />
        </>
      )}
      {account === undefined && openAccount === undefined && !isFormOpen && <Text>Your firm has given no bank account that counts.</Text>}
      {openAccount === undefined &&
        (isFormOpen ? (
          <AccountForm isChange={isChange} payments={payments} onGiven={onGiven} onUnsent={onUnsent} onCancel={onClose} />
        ) : (
          <Group>
            <Button data-opens="account" variant={account === undefined ? "filled" : "default"} onClick={onOpen}>
              {account === undefined ? "Give a bank account" : "Give another bank account"}
            </Button>
          </Group>
        ))}
      {earlierAccounts.length > 0 && (
        <DataList caption="Earlier accounts" columns={earlierColumns} rows={earlierAccounts} rowKey={({ id }) => id} emptyTitle="" />
      )}
    </Stack>
  );
}
