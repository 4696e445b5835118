import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { fairMessages } from "#domain/fairs/messages.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { CouncilFair } from "./fair-views.ts";
import type { useFairSteps } from "./use-fair-steps.ts";

type CancelFairProps = { readonly fair: CouncilFair; readonly handlers: ReturnType<typeof useFairSteps>["handlers"] };

/** Cancels a fair, with a reason that every member reads. */
export function CancelFair({ fair: { id, title }, handlers }: CancelFairProps) {
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const cancel = trpc.fairs.cancel.useMutation({
    onSuccess: async (done) => {
      end();
      await handlers.onSuccess(done);
    },
    onError: () => utils.fairs.invalidate(),
  });
  function end(): void {
    cancel.reset();
    setAsking(false);
  }
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        Cancel the fair
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Cancel ${title}?`}
          problemOf={neededReason(fairMessages.cancelReason)}
          hint="Every member reads it."
          maxLength={1000}
          failure={cancel.error === null ? undefined : failureOf(cancel.error).message}
          isBusy={cancel.isPending}
          confirmLabel="Cancel the fair"
          cancelLabel="Keep the fair"
          isDestructive
          onConfirm={(reason) => cancel.mutate({ fairId: id, reason })}
          onClose={end}
        >
          <Text>
            Every firm that applied or has a seat gets a notice and an e-mail. Nobody can apply, get a seat or a stall, or be checked in any more.
            This cannot be undone. The page of the event on the website says that the council takes no part any more, and takes no registrations. If
            the event itself is cancelled, change it under Website content.
          </Text>
        </ReasonDialog>
      )}
    </>
  );
}
