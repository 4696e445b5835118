import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { isDecided, undoReason } from "#domain/reimbursements/decisions.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { DecisionsView, ReimbursementView } from "./views.ts";

type ReopeningPanelProps = {
  readonly view: Pick<ReimbursementView, "id" | "version" | "state">;
  readonly decisions: DecisionsView;
  readonly offer: NonNullable<DecisionsView["reopening"]>;
  readonly kept: KeptReason;
};

/** The reason for a reopening and its setter. The page holds them: the dialog may be closed and opened again. */
export type KeptReason = readonly [reason: string, setReason: (reason: string) => void];

type Step = "ask" | "confirm" | "decline";

/** Two people reopen a decided claim: one asks with a reason, another of the office that decided confirms. */
export function ReopeningPanel({ view, decisions, offer, kept }: ReopeningPanelProps) {
  const { id, version } = view;
  const [asks, setAsks] = useState<Step>();
  /** The request that was shown when the dialog was opened. */
  const [read, setRead] = useState<Date>();
  const [told, setTold] = useState<string>();
  const utils = trpc.useUtils();
  const outcome = {
    onSuccess: ({ message }: { message: string }) => {
      setTold(message);
      setAsks(undefined);
    },
    onSettled: () =>
      Promise.all([utils.reimbursements.invalidate(), utils.reviews.invalidate(), utils.dgft.invalidate(), utils.dossiers.invalidate()]),
  };
  const ask = trpc.reimbursements.askReopening.useMutation({
    ...outcome,
    onSuccess: (answer) => {
      outcome.onSuccess(answer);
      kept[1]("");
    },
  });
  const confirm = trpc.reimbursements.confirmReopening.useMutation({ ...outcome, onError: () => setAsks(undefined) });
  const decline = trpc.reimbursements.declineReopening.useMutation({ ...outcome, onError: () => setAsks(undefined) });
  const failure = confirm.error ?? decline.error;
  const waiting = decisions.reopenings.find(({ state }) => state === "waiting");
  /** What the step before said is no answer to this one. */
  function begin(step: Step): void {
    for (const each of [ask, confirm, decline]) each.reset();
    setTold(undefined);
    setRead(waiting?.askedAt);
    setAsks(step);
  }
  const office = decisions.decisions.at(-1)?.office === "dgft" ? council.officer : council.shortName;
  return (
    <Stack gap="sm">
      {told !== undefined && <SaveNotice tone="success" title={told} />}
      {failure !== null && <SaveNotice tone="error" title={failureOf(failure).message} attempt={confirm.failureCount + decline.failureCount} />}
      {waiting !== undefined && (
        <>
          {offer.whyNotConfirm !== undefined && <Text>{offer.whyNotConfirm}</Text>}
          <Group>
            {offer.canConfirm && <Button onClick={() => begin("confirm")}>Confirm the reopening</Button>}
            {offer.canDecline && (
              <Button variant="default" onClick={() => begin("decline")}>
                Decline the reopening
              </Button>
            )}
          </Group>
        </>
      )}
      {waiting === undefined && offer.canAsk && (
        <Group>
          <Button variant="default" onClick={() => begin("ask")}>
            Ask to reopen
          </Button>
        </Group>
      )}
      {waiting === undefined && isDecided(view.state) && offer.whyNot !== undefined && <Text>It cannot be reopened by you: {offer.whyNot}</Text>}
      {asks === "ask" && (
        <ReasonDialog
          title={`Ask to reopen ${id}?`}
          problemOf={(reason) => (reason.trim().length < undoReason.min ? undoMessages.reopeningReason : undefined)}
          hint="The offices read it; the firm does not."
          maxLength={undoReason.max}
          kept={kept}
          failure={ask.error === null ? undefined : failureOf(ask.error).message}
          isBusy={ask.isPending}
          confirmLabel="Ask a second person"
          isDestructive={false}
          onConfirm={(reason) => ask.mutate({ reimbursementId: id, version, reason })}
          onClose={() => setAsks(undefined)}
        >
          <Text>
            Nothing changes until somebody else of {office} confirms it. Then {office} decides again, by another person than before; the firm is told.
          </Text>
        </ReasonDialog>
      )}
      <ConfirmDialog
        isOpen={asks === "confirm"}
        title={`Reopen ${id}?`}
        consequences={[
          `The decision no longer stands; it stays readable. The claim is with ${office} again.`,
          "Somebody else than before decides. The firm is told by mail.",
        ]}
        confirmLabel="Confirm the reopening"
        isBusy={confirm.isPending}
        onConfirm={() => read !== undefined && confirm.mutate({ reimbursementId: id, askedAt: read })}
        onCancel={() => setAsks(undefined)}
      />
      <ConfirmDialog
        isOpen={asks === "decline"}
        title={`Decline to reopen ${id}?`}
        consequences={["The decision stands.", "The request stays in the list of decisions as declined."]}
        confirmLabel="Decline the reopening"
        isBusy={decline.isPending}
        onConfirm={() => read !== undefined && decline.mutate({ reimbursementId: id, askedAt: read })}
        onCancel={() => setAsks(undefined)}
      />
    </Stack>
  );
}
