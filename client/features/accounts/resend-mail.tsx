import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { tellSuccess } from "./tell.ts";

type ResendMailProps = { readonly id: string; readonly label: string; readonly variant: "filled" | "subtle"; readonly onResent: () => void };

const waitSeconds = 60;

/** One press sends a new mail; the next press waits a minute, as the server does. */
export function ResendMail({ id, label, variant, onResent }: ResendMailProps) {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const resend = trpc.accounts.resendActivation.useMutation({
    onSuccess: ({ message }) => {
      tellSuccess(message);
      setSecondsLeft(waitSeconds);
      onResent();
    },
  });
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const isWaiting = resend.isPending || secondsLeft > 0;
  return (
    <>
      {resend.error !== null && (
        <Text role="alert" c="red" size="sm">
          {failureOf(resend.error).message || accountMessages.resendFailed}
        </Text>
      )}
      <Button
        variant={variant}
        size={variant === "filled" ? "md" : "sm"}
        px={variant === "subtle" ? 0 : undefined}
        aria-disabled={isWaiting}
        onClick={() => !isWaiting && resend.mutate({ id })}
      >
        {secondsLeft > 0 ? `${label} (in ${secondsLeft} s)` : resend.isPending ? "Sending..." : label}
      </Button>
    </>
  );
}
