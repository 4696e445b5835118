import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { spacedWords } from "#domain/system/health.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { ErrorState } from "../../components/states.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { useDeadLetters, type DeadLetter } from "./use-system.ts";
import { useRepair } from "./use-repair.ts";

const listId = "given-up-jobs";

const nameOf = ({ job, about }: DeadLetter): string => `${spacedWords(job)} ${about}`;

const facts: readonly Column<DeadLetter>[] = [
  {
    key: "job",
    label: "Job",
    show: ({ job, about }) => (
      <>
        {spacedWords(job)}
        <Text size="xs" c="dimmed" fw={400} style={{ overflowWrap: "anywhere" }}>
          {about}
        </Text>
      </>
    ),
  },
  { key: "at", label: "Given up", show: ({ givenUpAt }) => <Unbroken>{formatDateTime(givenUpAt)}</Unbroken> },
  {
    key: "why",
    label: "Why",
    show: ({ why, tries, requestId }) => (
      <div style={{ overflowWrap: "anywhere" }}>
        {why === "" ? "Not provided" : why}
        <Text size="xs" c="dimmed">
          {formatCount(tries, "try", "tries")}
          {requestId !== null && `; request ${requestId}`}
        </Text>
      </div>
    ),
  },
];

/** Work that failed until its tries were used up: tried again, one or all, or discarded with a reason. */
export function DeadLetters() {
  const { page, query, turn } = useDeadLetters();
  const [isAskedForAll, setIsAskedForAll] = useState(false);
  const [toDiscard, setToDiscard] = useState<DeadLetter>();
  const [failed, setFailed] = useState<{ readonly deadLetter: DeadLetter; readonly message: string }>();
  const { retry, isBusy, problem } = useRepair(() => setIsAskedForAll(false));
  const { data } = query;
  function endAsking({ id }: DeadLetter): void {
    setToDiscard((now) => (now?.id === id ? undefined : now));
    setFailed((now) => (now?.deadLetter.id === id ? undefined : now));
  }
  const actions: Column<DeadLetter> = {
    key: "actions",
    label: "Actions",
    show: (deadLetter) => (
      <Group gap="xs">
        {deadLetter.isEnded ? (
          <Text size="sm">Ended: start it again on its page</Text>
        ) : (
          <Button size="compact-sm" variant="subtle" aria-label={`Try again: ${nameOf(deadLetter)}`} onClick={() => retry(deadLetter.id)}>
            Try again
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="red" aria-label={`Discard: ${nameOf(deadLetter)}`} onClick={() => setToDiscard(deadLetter)}>
          Discard
        </Button>
      </Group>
    ),
  };
  return (
    <Stack gap="md">
      {problem !== undefined && <Alert color="red" role="alert" title={problem} />}
      {/* The dialog of the job says it while it is open. */}
      {failed !== undefined && failed.deadLetter.id !== toDiscard?.id && (
        <ErrorState message={`${nameOf(failed.deadLetter)} is not discarded. ${failed.message}`} onDismiss={() => setFailed(undefined)} />
      )}
      {data !== undefined && data.count > 1 && (
        <div>
          <Button variant="default" onClick={() => setIsAskedForAll(true)}>
            Try all again
          </Button>
        </div>
      )}
      <PagedList
        id={listId}
        query={query}
        page={page}
        onPage={turn}
        pagesLabel="Pages of jobs"
        caption="Given-up jobs, oldest first"
        isCaptionUnseen
        columns={[...facts, actions]}
        rowKey={({ id }) => id}
        emptyTitle="No job was given up."
      />
      <ConfirmDialog
        isOpen={isAskedForAll}
        title="Try all jobs again?"
        consequences={[
          "Each job starts again, with its full number of attempts.",
          "A job fails again while its cause remains.",
          "Jobs that cannot be repeated are left out.",
        ]}
        confirmLabel="Try all again"
        isBusy={isBusy}
        onConfirm={() => retry(undefined)}
        onCancel={() => setIsAskedForAll(false)}
      />
      {toDiscard !== undefined && (
        <DiscardDialog
          deadLetter={toDiscard}
          onFailed={(message) => setFailed({ deadLetter: toDiscard, message })}
          onClose={() => endAsking(toDiscard)}
        />
      )}
    </Stack>
  );
}
