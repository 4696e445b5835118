import { Alert, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { Section } from "../../components/section.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { BatchDetail, useBatch } from "../../features/payments/batch-detail.tsx";
import { BatchList, BatchListActions } from "../../features/payments/batch-list.tsx";
import { batchesPath, batchPath, layoutsPath, type Layout } from "../../features/payments/batch-views.ts";
import { LayoutEditor } from "../../features/payments/layout-editor.tsx";
import { blankForm, layoutFormOf } from "../../features/payments/layout-form.ts";
import { LayoutList } from "../../features/payments/layout-list.tsx";
import { PaymentsFrame } from "../../features/payments/payments-frame.tsx";
import { PrepareBatch } from "../../features/payments/prepare-batch.tsx";
import { ReplyImport } from "../../features/payments/reply-import.tsx";
import { ReplyList } from "../../features/payments/reply-list.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useArrivalMessage } from "../../lib/use-arrival.ts";
import { CouncilShell } from "./council-shell.tsx";

const toBatches = { to: batchesPath, label: "Batches" };
const toLayouts = { to: layoutsPath, label: "Layouts of bank files" };

/** The batches. */
export function BatchesPage() {
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Batches"
        lead="Payments go to the bank in batches: one user prepares a batch, another approves it, and the bank's answer settles each payment."
        actions={<BatchListActions />}
      >
        <BatchList />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** Chooses the payments of a new batch. */
export function PrepareBatchPage() {
  const navigate = useNavigate();
  return (
    <CouncilShell>
      <PaymentsFrame title="Prepare a batch" back={toBatches}>
        <PrepareBatch onPrepared={({ batchId, message }) => void navigate(batchPath(batchId), { replace: true, state: { message } })} />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** One batch. */
export function BatchPage() {
  const { id = "" } = useParams();
  const message = useArrivalMessage();
  const query = useBatch(id);
  return (
    <CouncilShell>
      <PaymentsFrame title={query.data?.name ?? "Batch"} back={toBatches}>
        <BatchDetail key={id} query={query} message={message} />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** The answers of the bank. */
export function BankRepliesPage() {
  const { data } = trpc.payments.batches.list.useQuery({ pageSize: 1 });
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Answers of the bank"
        lead="UTRs of what was paid, and what came back. All rows of a file are recorded, or none."
        back={toBatches}
      >
        <Stack gap="lg">
          {data?.canSettle === true && (
            <Section title="Record an answer">
              <ReplyImport />
            </Section>
          )}
          <ReplyList />
        </Stack>
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** The layouts of bank files. */
export function LayoutsPage() {
  const message = useArrivalMessage();
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Layouts of bank files"
        lead="How each bank wants its file. Batches that are prepared already keep the layout that they had."
        back={toBatches}
      >
        <LayoutList message={message} />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** One layout, or a new one. */
export function LayoutPage() {
  const { id = "" } = useParams();
  const query = trpc.payments.batches.layouts.list.useQuery();
  const stored = query.data?.layouts.find((layout) => layout.id === id);
  const isNew = id === "new";
  return (
    <CouncilShell>
      <PaymentsFrame title={isNew ? "New layout" : (stored?.name ?? "Layout")} back={toLayouts}>
        {isNew || stored !== undefined ? (
          <OneLayout key={id} stored={stored} canChange={query.data?.canChange !== false} />
        ) : query.error !== null ? (
          <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
        ) : query.data === undefined ? (
          <LoadingState lines={8} />
        ) : (
          <ErrorState message="There is no such layout. Go back to the list." />
        )}
      </PaymentsFrame>
    </CouncilShell>
  );
}

function OneLayout({ stored, canChange }: { readonly stored: Layout | undefined; readonly canChange: boolean }) {
  const navigate = useNavigate();
  const [opened] = useState(stored);
  const [first] = useState(() => (stored === undefined ? blankForm() : layoutFormOf(stored.name, stored.layout)));
  return (
    <Stack gap="md">
      {!canChange && <Alert color="blue" title="You read this layout. Users who prepare payments change it." />}
      <LayoutEditor stored={opened} first={first} canChange={canChange} onSaved={(message) => void navigate(layoutsPath, { state: { message } })} />
    </Stack>
  );
}
