import { Alert, Button, Grid, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { changedAccountWaitHours } from "#domain/payments/bank-account.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { DataList } from "../../components/data-list.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { EmptyState } from "../../components/states.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { AccountFacts } from "./account-facts.tsx";
import { DocumentPicture } from "./document-picture.tsx";
import type { AccountCheckView } from "./document-views.ts";
import { earlierColumns } from "./earlier-accounts.tsx";
import { useSettling } from "./use-settling.ts";

/** The check of a bank account: its facts, the picture of its cheque, and the buttons to confirm or refuse it. */
export function AccountCheck({ accountId }: { readonly accountId: string }) {
  const query = trpc.payments.documents.account.useQuery({ accountId });
  if (query.data !== undefined) return <CheckDesk view={query.data} />;
  return <NotRead query={query} lines={8} />;
}

function CheckDesk({ view }: { readonly view: AccountCheckView }) {
  const { account, firmName, cheque, whyNoCheque, current, history, warnings, hindrance } = view;
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="lg">
          <Section title={account.needsSecond ? "Change of the bank account" : "Bank account"}>
            <Stack gap="md">
              <Text>
                Of {firmName}.{account.needsSecond ? ` Two people check it, and it counts ${changedAccountWaitHours} hours later.` : ""}
              </Text>
              {warnings.length > 0 && (
                <Alert color="orange" title="Look at this first">
                  <List>
                    {warnings.map((warning) => (
                      <List.Item key={warning}>{warning}</List.Item>
                    ))}
                  </List>
                </Alert>
              )}
              <AccountFacts account={account} />
              <WholeNumber view={view} />
              {hindrance !== undefined && <Alert color="orange" title={hindrance} />}
              <AccountActions view={view} />
            </Stack>
          </Section>
          {current !== undefined && (
            <Section title="The account that counts now">
              <AccountFacts account={current} />
            </Section>
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        {whyNoCheque === undefined ? <DocumentPicture title="Cancelled cheque" file={cheque} /> : <EmptyState title={whyNoCheque} />}
      </Grid.Col>
      {history.length > 0 && (
        <Grid.Col span={12}>
          <DataList caption="Other accounts of this firm" columns={earlierColumns} rows={history} rowKey={({ id }) => id} emptyTitle="" />
        </Grid.Col>
      )}
    </Grid>
  );
}

/** Groups of four digits are compared more easily. */
const inGroups = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

function WholeNumber({ view: { account, actions } }: { readonly view: AccountCheckView }) {
  const show = trpc.payments.documents.showAccount.useMutation();
  if (!actions.includes("show")) return null;
  return (
    <div>
      {show.error !== null && <Alert color="red" role="alert" title={failureOf(show.error).message} mb="sm" />}
      <div role="status">
        {show.data !== undefined && (
          <Text fw={600} className="portal-figures">
            <Unbroken>{inGroups(show.data.number)}</Unbroken>
          </Text>
        )}
      </div>
      {show.data === undefined ? (
        <Button variant="default" aria-disabled={show.isPending} onClick={() => !show.isPending && show.mutate({ accountId: account.id })}>
          {show.isPending ? "Opening..." : "Show the whole number"}
        </Button>
      ) : (
        <Button variant="subtle" onClick={() => show.reset()}>
          Hide the number
        </Button>
      )}
      <Text size="sm" c="dimmed" mt={4}>
        Each look is an entry of the audit trail.
      </Text>
    </div>
  );
}

function AccountActions({ view: { account, actions, firmName } }: { readonly view: AccountCheckView }) {
  const [asked, setAsked] = useState<"confirm" | "refuse">();
  const { settle, settleInDialog, notice } = useSettling(() => setAsked(undefined));
  const check = trpc.payments.documents.checkAccount.useMutation(settle);
  const confirm = trpc.payments.documents.confirmAccount.useMutation(settle);
  const refuse = trpc.payments.documents.refuseAccount.useMutation(settleInDialog);
  const accountId = account.id;
  const openRefusal = (): void => {
    // A dialog does not show the refusal of an earlier one.
    refuse.reset();
    setAsked("refuse");
  };
  return (
    <>
      {notice !== undefined && <SaveNotice {...notice} />}
      <Group gap="sm">
        {actions.includes("check") && (
          <Button aria-disabled={check.isPending} onClick={() => !check.isPending && check.mutate({ accountId })}>
            {check.isPending ? "Saving..." : "The account is right"}
          </Button>
        )}
        {actions.includes("confirm") && <Button onClick={() => setAsked("confirm")}>Confirm the account</Button>}
        {actions.includes("refuse") && (
          <Button variant="default" onClick={openRefusal}>
            Refuse
          </Button>
        )}
      </Group>
      <ConfirmDialog
        isOpen={asked === "confirm"}
        title={`Confirm ${account.number} of ${firmName}?`}
        consequences={[
          account.needsSecond ? `Money is sent to it from ${changedAccountWaitHours} hours after now.` : "Money is sent to it from now on.",
          "The firm gets an e-mail.",
        ]}
        confirmLabel="Confirm the account"
        isBusy={confirm.isPending}
        onConfirm={() => confirm.mutate({ accountId })}
        onCancel={() => setAsked(undefined)}
      />
      {asked === "refuse" && (
        <ReasonDialog
          title={`Refuse ${account.number} of ${firmName}?`}
          problemOf={neededReason(documentMessages.remarkNeeded)}
          hint="The firm reads it."
          failure={refuse.error === null ? undefined : failureOf(refuse.error).message}
          isBusy={refuse.isPending}
          confirmLabel="Refuse the account"
          isDestructive
          onConfirm={(remark) => refuse.mutate({ accountId, remark })}
          onClose={() => setAsked(undefined)}
        >
          <Text>
            {account.state === "confirmed"
              ? `${council.shortName} sends no money to this account. The account that counted before counts again, at once.`
              : `The firm is asked for another account. ${council.shortName} sends no money to this one.`}
          </Text>
        </ReasonDialog>
      )}
    </>
  );
}
