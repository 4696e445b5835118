import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { useSessionWatch } from "./use-session-watch.ts";
import { useSignOut } from "./use-sign-out.ts";

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;

/**
 * Warns before the session ends and lets it be extended by one press; after its end it signs in again over the page,
 * which keeps everything that was typed.
 * @source ux.md "Every screen"; security.md 3.1
 */
export function SessionWatcher() {
  const { watch, renew } = useSessionWatch();
  const [isSigningInEarly, setIsSigningInEarly] = useState(false);
  if (watch.kind === "quiet") return null;
  const signedIn = (): void => {
    setIsSigningInEarly(false);
    renew();
  };
  if (watch.kind === "over" || isSigningInEarly) return <SignInAgain person={watch.person} onSignedIn={signedIn} />;
  return <EndingSoon secondsLeft={watch.secondsLeft} canExtend={watch.canExtend} onSignInAgain={() => setIsSigningInEarly(true)} />;
}

function EndingSoon({ secondsLeft, canExtend, onSignInAgain }: { secondsLeft: number; canExtend: boolean; onSignInAgain: () => void }) {
  const utils = trpc.useUtils();
  const extend = trpc.accounts.extendSession.useMutation({ onSuccess: () => utils.accounts.me.invalidate() });
  const { signOut, isBusy } = useSignOut();
  const stay = () => extend.mutate();
  const text = canExtend ? accountMessages.sessionEnding : accountMessages.sessionEndingForGood;
  return (
    <Modal
      opened
      onClose={canExtend ? stay : () => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      title="Your session ends soon"
      centered
    >
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
    </Modal>
  );
}
