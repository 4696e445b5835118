import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Firm } from "./use-firms.ts";

/** Sends a firm its activation mail again; remembers for which firms that was done here. */
export function useResend() {
  const utils = trpc.useUtils();
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({});
  const resend = trpc.members.resendActivation.useMutation({
    onSuccess: ({ message }, { firmId }) => {
      setSent((before) => ({ ...before, [firmId]: message }));
      return utils.members.invalidate();
    },
  });
  return {
    sent,
    pendingFirmId: resend.isPending ? resend.variables.firmId : undefined,
    failure: resend.error === null ? undefined : failureOf(resend.error).message,
    send: (firmId: string) => !resend.isPending && resend.mutate({ firmId }),
  };
}

type ResendActivationProps = { readonly firm: Firm; readonly resend: ReturnType<typeof useResend> };

/** The button of a firm that has not activated its login; an active one has none. */
export function ResendActivation({ firm, resend }: ResendActivationProps) {
  if (firm.status === "active") return null;
  const message = resend.sent[firm.id];
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={resend.pendingFirmId === firm.id}
        aria-label={`Resend activation to ${firm.name}`}
        onClick={() => resend.send(firm.id)}
      >
        Resend activation
      </Button>
      <Text size="xs" role="status">
        {message ?? ""}
      </Text>
    </>
  );
}
