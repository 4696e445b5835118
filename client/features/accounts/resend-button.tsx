import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";

type ResendButtonProps = {
  readonly label: string;
  readonly variant: "filled" | "subtle";
  readonly isSending: boolean;
  readonly problem: string | undefined;
  /** Sends a mail; `afterwards` starts the wait once it was taken. */
  readonly onSend: (afterwards: () => void) => void;
  /** True when a mail went out just before this button appeared. */
  readonly hasJustSent?: boolean;
};

const waitSeconds = 60;

/** One press sends a mail; the next press waits a minute, as the server does. */
export function ResendButton({ label, variant, isSending, problem, onSend, hasJustSent = false }: ResendButtonProps) {
  const [secondsLeft, setSecondsLeft] = useState(hasJustSent ? waitSeconds : 0);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const isWaiting = isSending || secondsLeft > 0;
  return (
    <>
      {problem !== undefined && (
        <Text role="alert" c="red" size="sm">
          {problem}
        </Text>
      )}
      <Button
        variant={variant}
        size={variant === "filled" ? "md" : "sm"}
        px={variant === "subtle" ? 0 : undefined}
        aria-disabled={isWaiting}
        onClick={() => !isWaiting && onSend(() => setSecondsLeft(waitSeconds))}
      >
        {secondsLeft > 0 ? `${label} (in ${secondsLeft} s)` : isSending ? "Sending..." : label}
      </Button>
    </>
  );
}
