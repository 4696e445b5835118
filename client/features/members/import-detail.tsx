import { Alert, Progress, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ColumnMapping } from "#domain/members/import-fields.ts";
import type { ImportState } from "#domain/members/import-verdicts.ts";
import { NotRead } from "../../components/not-read.tsx";
import { ErrorState } from "../../components/states.tsx";
import { formatCount, formatDateTime, groupIndian } from "../../shared/format.ts";
import { ImportColumns } from "./import-columns.tsx";
import { hasStopped, ImportCounts, MailsOnTheWay } from "./import-counts.tsx";
import { ImportErrorModal } from "./import-error-modal.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportResult } from "./import-result.tsx";
import { importsPath } from "./import-paths.ts";
import { useImport, type ImportView } from "./use-import.ts";

/** One import at its current step. */
export function ImportDetail({ importId }: { readonly importId: string }) {
  const { query, isBusy, failure, match, chooseSheet, run, discard } = useImport(importId);
  const navigate = useNavigate();
  const view = query.data;
  const step = useStepFocus(view?.state);
  if (view === undefined) return <NotRead query={query} label="Loading the import..." />;
  return (
    <Stack gap="lg">
      <Text style={{ overflowWrap: "anywhere" }}>
        {view.fileName}, begun by {view.startedByName} on {formatDateTime(view.createdAt)}
      </Text>
      {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
      <div ref={step} tabIndex={-1} aria-label="Step of this import" role="group">
        <Step
          // What was chosen for another sheet or other columns is no choice for these.
          key={view.round}
          view={view}
          isBusy={isBusy}
          onSheet={chooseSheet}
          onMatch={match}
          onRun={run}
          onDiscard={discard}
          onTryAgain={() => void navigate(importsPath)}
        />
      </div>
    </Stack>
  );
}

type StepProps = {
  readonly view: ImportView;
  readonly isBusy: boolean;
  readonly onSheet: (sheet: string) => void;
  readonly onMatch: (mapping: ColumnMapping) => void;
  readonly onRun: () => void;
  readonly onDiscard: () => void;
  readonly onTryAgain: () => void;
};

function Step({ view, isBusy, onSheet, onMatch, onRun, onDiscard, onTryAgain }: StepProps) {
  switch (view.state) {
    case "reading":
    case "checking":
    case "running":
      return <AtWork view={view} />;
    case "read":
      return (
        view.file && (
          <ImportColumns file={view.file} totalRows={view.totalRows} isBusy={isBusy} onSheet={onSheet} onMatch={onMatch} onDiscard={onDiscard} />
        )
      );
    case "checked":
      return <ImportPreview view={view} isBusy={isBusy} onSheet={onSheet} onMatch={onMatch} onRun={onRun} onDiscard={onDiscard} />;
    case "done":
      return <ImportResult view={view} />;
    case "failed":
      return <Failed view={view} onTryAgain={onTryAgain} />;
    case "discarded":
      return <Text>This import was discarded. No firm was created or changed.</Text>;
  }
}

/** Moves the focus to the step that has just begun: the button that had it is gone. */
function useStepFocus(state: ImportState | undefined) {
  const step = useRef<HTMLDivElement>(null);
  const before = useRef<ImportState>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) step.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return step;
}

/** A file that cannot be read opens the specification's dialog. One that failed while it wrote firms shows what it did. */
function Failed({ view, onTryAgain }: { readonly view: ImportView; readonly onTryAgain: () => void }) {
  const reason = view.failure ?? "";
  return (
    <>
      {view.file === undefined && <ImportErrorModal reason={reason} onTryAgain={onTryAgain} onClose={onTryAgain} />}
      <ErrorState message={reason} onRetry={onTryAgain} retryLabel="Choose a file" />
      {hasStopped(view) && (
        <Stack gap="sm" mt="md">
          <Text>
            Rows done: {groupIndian(String(view.doneRows))} of {formatCount(view.totalRows, "row")}.
          </Text>
          <MailsOnTheWay view={view} />
          <ImportCounts view={view} tense="after" />
        </Stack>
      )}
    </>
  );
}

const work: Partial<Record<ImportState, string>> = {
  reading: "Reading the file",
  checking: "Checking the rows",
  running: "Importing the rows",
};

/** How far the product has come, as its own rows say. */
function AtWork({ view: { state, doneRows, totalRows } }: { readonly view: ImportView }) {
  const words = work[state] ?? "";
  const percent = totalRows === 0 ? 0 : Math.floor((doneRows / totalRows) * 100);
  const isCounted = state !== "reading";
  return (
    <Stack gap="xs" maw={560}>
      <Text role="status" fw={500}>
        {words}
      </Text>
      <Progress value={isCounted ? percent : 100} animated={!isCounted} size="lg" aria-label={words} />
      {isCounted && (
        <Text className="portal-figures">
          {groupIndian(String(doneRows))} of {formatCount(totalRows, "row")}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        You can leave this page; the work goes on, and this address shows where it stands.
      </Text>
    </Stack>
  );
}
