import { Button } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Firm } from "./use-firms.ts";

/** A firm that got no mail, and why, with its name. */
type ResendFailure = { readonly firmId: string; readonly text: string };

/**
 * Sends firms their activation mail again, several at once. Has the last success, and each failure until the firm is tried again.
 * @param listId the list of the firms, which gets the focus when the row with the pressed button leaves it
 */
export function useResend(listId: string) {
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<string>();
  const [failures, setFailures] = useState<readonly ResendFailure[]>([]);
  const resend = trpc.members.resendActivation.useMutation();

  async function send({ id, name }: Firm): Promise<void> {
    if (pending.has(id)) return;
    setPending((before) => new Set([...before, id]));
    setSent(undefined);
    setFailures((before) => before.filter(({ firmId }) => firmId !== id));
    try {
      const { firm } = await resend.mutateAsync({ firmId: id });
      setSent(`The activation mail of ${firm.name} is on the way.`);
      await utils.members.invalidate();
    } catch (error) {
      setFailures((before) => [...before, { firmId: id, text: `${name}: ${failureOf(error).message}` }]);
    } finally {
      setPending((before) => new Set([...before].filter((each) => each !== id)));
    }
  }

  return {
    listId,
    sent,
    failures,
    isPending: (firmId: string): boolean => pending.has(firmId),
    dismiss: (): void => setSent(undefined),
    send,
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
      onClick={() => void resend.send(firm)}
    >
      {isPending ? "Sending..." : "Resend activation"}
    </Button>
  );
}
