import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { council } from "#domain/council.ts";
import { receiptLanguages, type ReceiptLanguage } from "#domain/payments/pre-receipt.ts";
import { EmptyState } from "../../components/states.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { formatDate, formatPaise, isPastDay } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { preReceiptUrl, type FirmTask, type OwnPayment } from "./document-views.ts";
import { PaymentFileField } from "./payment-file-field.tsx";
import { useSignedCopy } from "./use-signed-copy.ts";

const languageNames = { en: "English", hi: "हिन्दी" } as const satisfies Record<ReceiptLanguage, string>;

type FirmTasksProps = {
  readonly tasks: readonly FirmTask[];
  readonly payments: readonly OwnPayment[];
  /** Opens the form for an account. */
  readonly onGiveAccount: () => void;
  readonly onDone: (message: string) => void;
  readonly onUnsent: NoteUnsent;
};

/** What is asked of the firm now, each with its button. */
export function FirmTasks({ tasks, payments, onGiveAccount, onDone, onUnsent }: FirmTasksProps) {
  if (tasks.length === 0) return <EmptyState title="Nothing is asked of your firm now." />;
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: "none" }}>
      {tasks.map((task) => (
        <Paper component="li" withBorder p="md" key={task.kind === "give_account" ? task.kind : `${task.kind} ${task.lineId}`}>
          {task.kind === "give_account" && <GiveAccountTask remark={task.remark} onGiveAccount={onGiveAccount} />}
          {task.kind === "sign_pre_receipt" && (
            <SignTask task={task} payment={payments.find(({ id }) => id === task.lineId)} onDone={onDone} onUnsent={onUnsent} />
          )}
          {task.kind === "pay_back" && <PayBackTask task={task} />}
          {task.kind === "keep_account" && <KeepAccountTask task={task} onGiveAccount={onGiveAccount} onDone={onDone} />}
        </Paper>
      ))}
    </Stack>
  );
}

function TaskHead({ title, remark, children }: { readonly title: ReactNode; readonly remark?: string | undefined; readonly children: ReactNode }) {
  return (
    <>
      <Title order={3} size="h4">
        {title}
      </Title>
      {remark !== undefined && remark !== "" && (
        <Alert color="orange" title={`Refused by ${council.shortName}`} my="xs">
          {remark}
        </Alert>
      )}
      <Text size="sm">{children}</Text>
    </>
  );
}

function GiveAccountTask({ remark, onGiveAccount }: { readonly remark: string | undefined; readonly onGiveAccount: () => void }) {
  return (
    <Stack gap="sm" align="flex-start">
      <TaskHead title={remark === undefined ? "Give the bank account of your firm" : "Give the bank account again"} remark={remark}>
        Sanctioned amounts are paid to it. Have a cancelled cheque at hand.
      </TaskHead>
      <Button onClick={onGiveAccount}>Give the bank account</Button>
    </Stack>
  );
}

type SignTaskProps = Pick<FirmTasksProps, "onDone" | "onUnsent"> & {
  readonly task: Extract<FirmTask, { kind: "sign_pre_receipt" }>;
  readonly payment: OwnPayment | undefined;
};

function SignTask({ task: { lineId, reimbursementId, remark }, payment, onDone, onUnsent }: SignTaskProps) {
  const utils = trpc.useUtils();
  const { signed, version, isCorrected, noteChosen, noteStored, noteDownload } = useSignedCopy(payment);
  const { file } = signed;
  useNoteUnsent(onUnsent, { form: lineId, isUnsent: signed.hasFile, sentence: "The signed pre-receipt is not sent yet." });
  const give = trpc.payments.documents.givePreReceipt.useMutation({
    onSuccess: async ({ message }) => {
      onDone(message);
      await utils.payments.invalidate();
    },
    onError: async (error) => {
      if (failureOf(error).code === "stale_version") await utils.payments.documents.own.invalidate();
    },
  });
  return (
    <Stack gap="sm">
      <TaskHead
        title={
          <>
            Sign the pre-receipt of <Unbroken>{reimbursementId}</Unbroken>
            {payment !== undefined && <>, {formatPaise(payment.amountPaise)}</>}
          </>
        }
        remark={remark}
      >
        Download it, print and sign it, and upload the signed copy.
      </TaskHead>
      <Group gap="md">
        {receiptLanguages.map((language) => (
          <Anchor key={language} href={preReceiptUrl(lineId, language)} download lang={language} onClick={() => void noteDownload()}>
            {languageNames[language]} (PDF)<span className="portal-unseen"> pre-receipt of {reimbursementId}</span>
          </Anchor>
        ))}
      </Group>
      <PaymentFileField
        id={`pre-receipt-${lineId}`}
        kind="pre_receipt"
        label="Signed pre-receipt"
        noun="signed copy"
        of={signed}
        onChosen={noteChosen}
        onStored={() => {
          noteStored();
          give.reset();
        }}
        {...(isCorrected && { onTakeOut: () => signed.setFile(undefined) })}
      />
      {isCorrected && (
        <Alert
          color="orange"
          role="alert"
          title="The amount or the order was corrected after you downloaded the pre-receipt here or chose this file."
        >
          Download it again on this page, sign it if it differs from your copy, and upload the signed copy once more.
        </Alert>
      )}
      {give.error !== null && <Alert color="red" role="alert" title={failureOf(give.error).message} />}
      {file !== undefined && !isCorrected && (
        <Group>
          <Button
            aria-disabled={give.isPending}
            onClick={() => !give.isPending && !signed.hasToWait() && give.mutate({ lineId, fileId: file.id, version })}
          >
            {give.isPending ? "Sending..." : `Send to ${council.shortName}`}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function PayBackTask({ task: { reimbursementId, reason, dueOn, interestPercent, due } }: { readonly task: Extract<FirmTask, { kind: "pay_back" }> }) {
  const owed = due.principalPaise + due.interestPaise;
  return (
    <Stack gap="sm" align="flex-start">
      <TaskHead
        title={
          <>
            Pay back {formatPaise(owed)} of <Unbroken>{reimbursementId}</Unbroken> by {formatDate(dueOn)}
            {isPastDay(dueOn) && (
              <>
                {" "}
                <StatusTag tone="red">Overdue</StatusTag>
              </>
            )}
          </>
        }
      >
        <span style={{ whiteSpace: "pre-line" }}>{reason}</span>
      </TaskHead>
      <Text size="sm">
        {due.interestPaise > 0
          ? `Of this ${formatPaise(due.interestPaise)} is interest until today, at ${Number(interestPercent)} percent a year from the day after the payment.`
          : "No interest is owed today."}{" "}
        Pay by bank transfer to the account that is named with the reason, and name this number. If no account is named, write to{" "}
        {council.contactEmail} before you pay. {council.shortName} records what came in.
      </Text>
    </Stack>
  );
}

type KeepAccountTaskProps = Pick<FirmTasksProps, "onGiveAccount" | "onDone"> & { readonly task: Extract<FirmTask, { kind: "keep_account" }> };

function KeepAccountTask({ task: { lineId, reimbursementId, number }, onGiveAccount, onDone }: KeepAccountTaskProps) {
  const utils = trpc.useUtils();
  const keep = trpc.payments.documents.keepAccount.useMutation({
    onSuccess: async ({ message }) => {
      onDone(message);
      await utils.payments.invalidate();
    },
  });
  return (
    <Stack gap="sm" align="flex-start">
      <TaskHead
        title={
          <>
            The bank returned the payment of <Unbroken>{reimbursementId}</Unbroken>
          </>
        }
      >
        It was sent to the account {number}. Ask your bank for the reason, then say where the money goes.
      </TaskHead>
      {keep.error !== null && <Alert color="red" role="alert" title={failureOf(keep.error).message} />}
      <Group gap="sm">
        <Button aria-disabled={keep.isPending} onClick={() => !keep.isPending && keep.mutate({ lineId })}>
          {keep.isPending ? "Sending..." : "Send it to the same account"}
        </Button>
        <Button variant="default" onClick={onGiveAccount}>
          Give another account
        </Button>
      </Group>
    </Stack>
  );
}
