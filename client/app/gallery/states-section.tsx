import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { BusyOverlay, EmptyState, ErrorState, LoadingState } from "../../components/states.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { showToast } from "../../components/toasts.tsx";
import { Specimen } from "./specimen.tsx";

const busyMs = 2000;
const toastMs = 5000;
const refusalMs = 500;

/** Tags, loading, empty, error, busy, toasts and dialogs. */
export function StatesSection() {
  const [page, setPage] = useState(3);
  return (
    <>
      <Specimen name="Buttons">
        <Group>
          <Button>Save & Next</Button>
          <Button variant="default">Previous</Button>
          <Button variant="light">Download dossier</Button>
          <Button variant="subtle">Clear Progress</Button>
          <Button color="red">Delete 4 answers and 3 files</Button>
          <Button disabled>Not possible now</Button>
          <BusyButton isBusy busyLabel="Sending...">
            Send
          </BusyButton>
        </Group>
      </Specimen>
      <Specimen name="StatusTag">
        <Group>
          <StatusTag tone="blue">Under review by EPCMD</StatusTag>
          <StatusTag tone="orange">Action needed: deficiency in 2 documents</StatusTag>
          <StatusTag tone="green">Approved by DGFT on 09-04-2026</StatusTag>
          <StatusTag tone="neutral">Draft, step 3 of 10</StatusTag>
          <StatusTag tone="red">Email Issue</StatusTag>
        </Group>
      </Specimen>
      <Specimen name="LoadingState">
        <LoadingState label="Loading products data..." />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="No reimbursements yet.">
          <Button>Start a new product reimbursement</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState message="Failed to load deficiencies data" onRetry={() => undefined} />
      </Specimen>
      <Specimen name="ErrorSummary">
        <Summaries />
      </Specimen>
      <Specimen name="SaveStatus">
        <Stack gap={4}>
          <SaveStatus state="saved" savedAt={new Date("2026-04-09T09:02:00Z")} />
          <SaveStatus state="saving" />
          <SaveStatus state="unsaved" />
          <SaveStatus state="failed" />
          <SaveStatus state="refused" />
        </Stack>
      </Specimen>
      <Specimen name="Pagination">
        <Pagination page={page} pageCount={12} onPage={setPage} focusId="paged" />
        <Text id="paged" tabIndex={-1} ta="center" mt="xs">
          Results of page {page}
        </Text>
        <Pagination page={1} pageCount={1} onPage={setPage} label="Pages of a short list" isAlwaysShown />
      </Specimen>
      <Specimen name="Toasts, BusyOverlay, ConfirmDialog">
        <Calls />
      </Specimen>
      <Specimen name="ReasonDialog, refused">
        <RefusedReason />
      </Specimen>
    </>
  );
}

function Summaries() {
  const [attempt, setAttempt] = useState(0);
  const problems = [{ text: "Select the RCMC certificate" }, { text: "FOB value must be a number, like 12500000" }];
  return (
    <>
      {attempt > 0 && (
        <ErrorSummary lead="Please complete all required fields before proceeding to the next step." problems={problems} attempt={attempt} />
      )}
      <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
        Try with errors
      </Button>
    </>
  );
}

function Calls() {
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const work = () => {
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), busyMs);
  };
  return (
    <Group>
      <Button variant="default" onClick={() => showToast({ tone: "success", message: "Draft saved successfully!", durationMs: toastMs })}>
        Good news
      </Button>
      <Button variant="default" onClick={() => showToast({ tone: "error", message: "Network error occurred", durationMs: toastMs })}>
        Bad news
      </Button>
      <Button variant="default" onClick={work}>
        Be busy
      </Button>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Ask first
      </Button>
      <BusyOverlay isBusy={isBusy} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Clear the progress of PRD-2627-00042?"
        consequences={["4 answers are deleted", "3 files are deleted", "The reimbursement ID is given up"]}
        confirmLabel="Delete 4 answers and 3 files"
        isDestructive
        onConfirm={() => setIsAsking(false)}
        onCancel={() => setIsAsking(false)}
      >
        <Text>Are you sure you want to clear all saved progress? This action cannot be undone.</Text>
      </ConfirmDialog>
    </Group>
  );
}

function RefusedReason() {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = () => {
    setIsBusy(true);
    setTimeout(() => {
      setIsBusy(false);
      setFailure("This buyer was changed by someone else. Load the page again.");
    }, refusalMs);
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Ask for a reason
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Suspend the buyer?"
          problemOf={neededReason("Say why")}
          failure={failure}
          isBusy={isBusy}
          confirmLabel="Suspend the buyer"
          isDestructive
          onConfirm={refuse}
          onClose={() => setIsAsking(false)}
        >
          <Text>The buyer cannot sign in any more.</Text>
        </ReasonDialog>
      )}
    </>
  );
}
