import { Alert, Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { useLoadAhead } from "../../lib/after-first-view.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { HoldNotice } from "../reimbursements/hold-notice.tsx";
import { noHoldWords, type HoldWords } from "./use-dialog-words.ts";
import type { ReviewView } from "./views.ts";

/** Its form has the libraries of calendars, which the first view does without. */
const readDialog = () => import("./hold-dialog.tsx");
const HoldDialog = lazy(async () => ({ default: (await readDialog()).HoldDialog }));

type HoldControlProps = {
  readonly view: ReviewView;
  /** Saves what is written, then names the version to act on. */
  readonly savedVersion: () => Promise<number>;
  /** The server took it: what it holds now. */
  readonly onChanged: (next: ReviewView) => Promise<void> | void;
  /** The server refused it. */
  readonly onRefused?: (error: unknown) => void;
};

/** Says that a reimbursement is on hold, and ends the hold where this office may. */
export function HoldEnd({ view, savedVersion, onChanged, onRefused }: HoldControlProps) {
  const [outcome, setOutcome] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { end } = useHoldMutations(view.reader, onRefused);

  async function endHold(): Promise<void> {
    if (end.isPending) return;
    setRefusal(undefined);
    try {
      const next = await end.mutateAsync({ reimbursementId: view.id, version: await savedVersion() });
      setOutcome("The hold has ended. The days count again.");
      await onChanged(next);
    } catch (error) {
      setRefusal(failureOf(error).message);
    }
  }
  return (
    <>
      <HoldNotice view={view}>
        {view.actions.some((action) => action === "council_end_hold" || action === "dgft_end_hold") && (
          <BusyButton mt="sm" variant="default" isBusy={end.isPending} busyLabel="Ending..." onClick={() => void endHold()}>
            End the hold
          </BusyButton>
        )}
      </HoldNotice>
      {refusal !== undefined && <Alert color="red" role="alert" title={refusal} />}
      <div role="status">{outcome !== undefined && view.hold === undefined && <Alert color="green" title={outcome} />}</div>
    </>
  );
}

type HoldButtonProps = HoldControlProps & { readonly kept: readonly [words: HoldWords, setWords: (words: HoldWords) => void] };

/** Puts a reimbursement on hold, where this office may. The page keeps what is typed, and the dialog stays when a colleague is first. */
export function HoldButton({ view, kept, savedVersion, onChanged, onRefused }: HoldButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { begin } = useHoldMutations(view.reader, onRefused);
  useLoadAhead(readDialog);
  return (
    <>
      {view.actions.some((action) => action === "council_hold" || action === "dgft_hold") && (
        <Button variant="default" onClick={() => setOpen(true)}>
          Put on hold
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <HoldDialog
            view={view}
            kept={kept}
            isBusy={begin.isPending}
            onHold={async (reason, untilOn) => {
              const next = await begin.mutateAsync({ reimbursementId: view.id, reason, untilOn, version: await savedVersion() });
              setOpen(false);
              kept[1](noHoldWords);
              await onChanged(next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function useHoldMutations(reader: ReviewView["reader"], onError: HoldControlProps["onRefused"]) {
  const options = onError === undefined ? {} : { onError };
  const council = { begin: trpc.reviews.hold.useMutation(options), end: trpc.reviews.endHold.useMutation(options) };
  const dgft = { begin: trpc.dgft.hold.useMutation(options), end: trpc.dgft.endHold.useMutation(options) };
  return reader === "dgft" ? dgft : council;
}
