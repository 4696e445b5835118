import { Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { SecondFactorSetUp } from "./second-factor-set-up.tsx";
import { stepOver } from "./sign-in-code.tsx";

type SetUpAtSignInProps = { readonly onEntered: (home: string) => void; readonly onOver: (reason: string | undefined) => void };

/** The set-up of a second factor without which this login goes no further. */
export function SetUpAtSignIn({ onEntered, onOver }: SetUpAtSignInProps) {
  const [attempt, setAttempt] = useState(0);
  const failed = (error: unknown): void => {
    const { code, message } = failureOf(error);
    if (code === stepOver) onOver(message);
    else setAttempt((before) => before + 1);
  };
  const begin = trpc.accounts.signInStep.beginSetUp.useMutation({ onError: failed });
  const confirm = trpc.accounts.signInStep.confirmSetUp.useMutation({ onError: failed });
  const confirmCodes = trpc.accounts.secondFactor.confirmCodes.useMutation();
  const start = useEffectEvent(() => begin.mutate());
  useEffect(() => start(), []);

  if (confirm.data !== undefined) {
    const { home, recoveryCodes } = confirm.data;
    return (
      <>
        <PageHeading title="Keep your recovery codes" />
        <Stack align="flex-start">
          <RecoveryCodeList codes={recoveryCodes} />
          {/* The codes work also where this is not stored: the page of the account then says so. */}
          <BusyButton
            size="md"
            isBusy={confirmCodes.isPending}
            busyLabel="Saving..."
            onClick={() => confirmCodes.mutate({ code: recoveryCodes[0] ?? "" }, { onSettled: () => onEntered(home) })}
          >
            I have kept the codes
          </BusyButton>
        </Stack>
      </>
    );
  }
  return (
    <>
      <PageHeading title="Set up a second factor" lead="Every user of the council and of DGFT needs one. It takes two minutes, once." />
      {begin.error !== null && <ErrorState message={failureOf(begin.error).message} onRetry={() => begin.mutate()} />}
      {begin.data === undefined && begin.error === null && <LoadingState />}
      {begin.data !== undefined && (
        <SecondFactorSetUp
          view={begin.data}
          isBusy={confirm.isPending}
          refusal={confirm.error === null ? undefined : failureOf(confirm.error).message}
          attempt={attempt}
          onConfirm={(code) => confirm.mutate({ code })}
          onCancel={() => onOver(undefined)}
        />
      )}
      <Text size="sm" mt="md" c="dimmed">
        You are not signed in before the first code is right.
      </Text>
    </>
  );
}
