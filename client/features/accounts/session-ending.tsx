import { Button, Group, Stack, Text } from "@mantine/core";
import { accountMessages } from "#domain/accounts/messages.ts";
import { overAllDialogsProps } from "../../components/dialog-levels.ts";
import { Dialog } from "../../components/dialog.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useSignOut } from "./use-sign-out.ts";

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;

type SessionEndingProps = { readonly secondsLeft: number; readonly canExtend: boolean; readonly onSignInAgain: () => void };

/** Warns that the session ends soon. A button extends it. */
export function SessionEnding({ secondsLeft, canExtend, onSignInAgain }: SessionEndingProps) {
  const utils = trpc.useUtils();
  const extend = trpc.accounts.extendSession.useMutation({ onSuccess: () => utils.accounts.me.invalidate() });
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
            <Button onClick={stay} loading={extend.isPending} data-autofocus>
              {accountMessages.staySignedIn}
            </Button>
          ) : (
            <Button onClick={onSignInAgain} data-autofocus>
              Sign in again
            </Button>
          )}
          <Button variant="default" onClick={signOut} loading={isBusy}>
            Sign out
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
