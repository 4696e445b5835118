import { Button, Group, Stack, Text } from "@mantine/core";
import { accountMessages } from "#domain/accounts/messages.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { overAllDialogsProps } from "../../components/dialog-levels.ts";
import { Dialog } from "../../components/dialog.tsx";
import { autosaved, trpc } from "../../lib/trpc.ts";
import { useSignOut } from "./use-sign-out.ts";

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;

type SessionEndingProps = {
  readonly secondsLeft: number;
  readonly canExtend: boolean;
  readonly onSignInAgain: () => void;
  readonly onBack: () => void;
};

/** Warns that the session ends soon. A button extends it; where that is not possible, others sign in again or lead back to the page. */
export function SessionEnding({ secondsLeft, canExtend, onSignInAgain, onBack }: SessionEndingProps) {
  const utils = trpc.useUtils();
  const extend = trpc.accounts.extendSession.useMutation({ trpc: { context: autosaved }, onSuccess: () => utils.accounts.me.invalidate() });
  const { signOut, isBusy } = useSignOut();
  const stay = () => extend.mutate();
  const text = canExtend ? accountMessages.sessionEnding : accountMessages.sessionEndingForGood;
  return (
    <Dialog onClose={canExtend ? stay : () => undefined} withCloseButton={false} {...overAllDialogsProps} title="Your session ends soon" centered>
      <Stack>
        {/* The seconds are for the eye: read aloud they would drown everything else. */}
        <Text role="timer" aria-live="off">
          {text(inWords(secondsLeft))}
        </Text>
        <Group>
          {canExtend ? (
            <BusyButton onClick={stay} isBusy={extend.isPending} data-autofocus>
              {accountMessages.staySignedIn}
            </BusyButton>
          ) : (
            <>
              <Button onClick={onSignInAgain} data-autofocus>
                Sign in again
              </Button>
              <Button variant="default" onClick={onBack}>
                Back to the page
              </Button>
            </>
          )}
          <BusyButton variant="default" onClick={signOut} isBusy={isBusy} busyLabel="Signing out...">
            Sign out
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
