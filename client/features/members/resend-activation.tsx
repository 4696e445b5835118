import { Button } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Firm } from "./use-firms.ts";

/**
 * Sends firms their activation mail again, several at once, and has the outcome of the last one.
 * @param listId the list of the firms, which gets the focus when the row with the pressed button leaves it
 */
export function useResend(listId: string) {
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const resend = trpc.members.resendActivation.useMutation({
    onSuccess: ({ firm }) => {
      setSent(`The activation mail of ${firm.name} is on the way.`);
      return utils.members.invalidate();
    },
    onError: (error) => setFailure(failureOf(error).message),
    onSettled: (_answer, _error, { firmId }) => setPending((before) => new Set([...before].filter((each) => each !== firmId))),
  });
  return {
    listId,
    sent,
    failure,
    isPending: (firmId: string): boolean => pending.has(firmId),
    dismiss: (): void => setSent(undefined),
    send: (firmId: string): void => {
      if (pending.has(firmId)) return;
      setPending((before) => new Set([...before, firmId]));
      setSent(undefined);
      setFailure(undefined);
      resend.mutate({ firmId });
    },
  };
}

type ResendActivationProps = { readonly firm: Firm; readonly resend: ReturnType<typeof useResend> };

/** The button of a firm that has not activated its login. */
export function ResendActivation({ firm, resend }: ResendActivationProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { listId } = resend;
  const isPending = resend.isPending(firm.id);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed !== null && pressed === document.activeElement) document.getElementById(listId)?.focus({ preventScroll: true });
    };
  }, [listId]);
  return (
    <Button
      ref={button}
      size="compact-sm"
      variant="subtle"
      aria-disabled={isPending}
      aria-label={`Resend activation to ${firm.name}`}
      onClick={() => resend.send(firm.id)}
    >
      {isPending ? "Sending..." : "Resend activation"}
    </Button>
  );
}
