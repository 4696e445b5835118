import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { joiningMessages } from "#domain/joining/messages.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatInr } from "../../shared/format.ts";
import { AppliedInHindi } from "./applied-in-hindi.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import type { ApplicationView } from "./joining-views.ts";

type Notice = { readonly tone: "success" | "error"; readonly title: string; readonly attempt: number };

const invoiceWords = (fee: ApplicationView["fee"]): string =>
  fee === undefined
    ? "Its joining invoice is issued."
    : fee.band.feeInr === 0
      ? "Its fee is zero, so no invoice is issued."
      : `Its joining invoice of ${formatInr(fee.band.totalInr)} is issued.`;

/** The buttons to ask, approve and refuse, each with a dialog. */
export function ApplicationActions({ view }: { readonly view: ApplicationView }) {
  const { id, revision, actions, hindrance, firmName, language, fee } = view;
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<(typeof actions)[number]>();
  const [notice, setNotice] = useState<Notice>();
  const tell = (tone: Notice["tone"], title: string): void => {
    setOpen(undefined);
    setNotice((before) => ({ tone, title, attempt: (before?.attempt ?? 0) + 1 }));
    void utils.joining.invalidate();
    void utils.work.counts.invalidate();
  };
  const settle = { onSuccess: ({ message }: { readonly message: string }) => tell("success", message) };
  // Another user may have changed the application: it is read again. The dialog keeps what is typed, and the next try names the new version.
  const refresh = { onError: () => utils.joining.invalidate() };
  const ask = trpc.joining.ask.useMutation({ ...settle, ...refresh });
  const refuse = trpc.joining.refuse.useMutation({ ...settle, ...refresh });
  const approve = trpc.joining.approve.useMutation({ ...settle, onError: (error) => tell("error", failureOf(error).message) });
  const seen = { id, revision };
  const confirmApproval = (): void => {
    if (fee !== undefined) approve.mutate({ ...seen, seenTotalInr: fee.band.totalInr });
  };
  const begin = (action: (typeof actions)[number]): void => {
    // A dialog does not show the refusal of an earlier one.
    ask.reset();
    refuse.reset();
    setOpen(action);
  };
  return (
    <>
      {notice !== undefined && <SaveNotice {...notice} />}
      {hindrance !== undefined && <Alert color="orange" title={hindrance} />}
      <Group gap="sm">
        {actions.includes("approve") && <Button onClick={() => begin("approve")}>Approve</Button>}
        {actions.includes("ask") && (
          <Button variant="default" onClick={() => begin("ask")}>
            Ask the applicant
          </Button>
        )}
        {actions.includes("refuse") && (
          <Button variant="default" onClick={() => begin("refuse")}>
            Refuse
          </Button>
        )}
      </Group>
      <ConfirmDialog
        isOpen={open === "approve"}
        title={`Approve ${firmName}?`}
        consequences={[
          "The firm becomes a member from today until 31 March.",
          "Its login is made, and the activation mail is sent to the applicant.",
          invoiceWords(fee),
        ]}
        confirmLabel="Approve the application"
        isBusy={approve.isPending}
        onConfirm={confirmApproval}
        onCancel={() => setOpen(undefined)}
      />
      {open === "ask" && (
        <AskDialog
          language={language}
          failure={ask.error === null ? undefined : failureOf(ask.error).message}
          isBusy={ask.isPending}
          onConfirm={(remarks) => ask.mutate({ ...seen, remarks })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "refuse" && (
        <ReasonDialog
          title={`Refuse ${firmName}?`}
          problemOf={neededReason(joiningMessages.reasonNeeded)}
          hint="The applicant reads it."
          failure={refuse.error === null ? undefined : failureOf(refuse.error).message}
          isBusy={refuse.isPending}
          confirmLabel="Refuse the application"
          isDestructive
          onConfirm={(reason) => refuse.mutate({ ...seen, reason })}
          onClose={() => setOpen(undefined)}
        >
          <Text>The applicant gets an e-mail with a link to the reason. The firm may apply again.</Text>
          <AppliedInHindi language={language} />
        </ReasonDialog>
      )}
    </>
  );
}
