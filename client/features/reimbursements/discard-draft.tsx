import { Alert, Button, Stack } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { showToast } from "../../components/toasts.tsx";
import { formatCount } from "../../shared/format.ts";
import { hasMovedOn } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import { DossierDownload } from "./dossier-download.tsx";
import { uploadQueue } from "./uploads.ts";
import type { ReimbursementView } from "./views.ts";

const toastMs = 4000;

type DiscardDraftProps = { readonly draft: Draft; readonly view: ReimbursementView; readonly onDiscarded: () => Promise<void> };

/** Gives a draft up for good, after saying what that closes and offering it as a PDF. */
export function DiscardDraft({ draft, view, onDiscarded }: DiscardDraftProps) {
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const discard = trpc.reimbursements.withdraw.useMutation({
    onSuccess: async () => {
      for (const upload of uploadQueue.list()) if (upload.draft.isSameAs(draft)) uploadQueue.cancel(upload.key);
      draft.forgetProgress();
      setOpen(false);
      showToast({ tone: "success", message: `${view.id} is discarded`, durationMs: toastMs });
      // What is read again would lead this page to the closed draft.
      await onDiscarded();
      void utils.invalidate();
    },
  });
  const failure = discard.error === null ? undefined : failureOf(discard.error);
  const name = view.title === undefined ? view.id : `${view.id} “${view.title}”`;
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        onClick={() => {
          discard.reset();
          setOpen(true);
        }}
      >
        Discard this draft
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Discard ${view.id}?`}
        consequences={[
          ...consequencesOf(view, name),
          ...(draft.progress() === undefined ? [] : ["What you typed in this browser and did not save is deleted."]),
        ]}
        confirmLabel={`Discard ${view.id}`}
        cancelLabel="Keep it"
        isDestructive
        isBusy={discard.isPending}
        busyLabel="Discarding..."
        onConfirm={() => discard.mutate({ reimbursementId: view.id, version: view.version })}
        onCancel={() => setOpen(false)}
      >
        <Stack gap="sm">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure.message}
              {hasMovedOn(failure) && (
                <Button mt="sm" variant="default" onClick={() => void utils.reimbursements.invalidate().then(() => setOpen(false))}>
                  Reload
                </Button>
              )}
            </Alert>
          )}
          {filesOf(view).length > 0 && <DossierDownload reimbursementId={view.id} label="Download a copy first" />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

const filesOf = (view: ReimbursementView): string[] => view.documents.flatMap(({ current }) => (current?.files ?? []).map(({ name }) => name));

function consequencesOf(view: ReimbursementView, name: string): string[] {
  const saved = view.steps.filter(({ savedAt }) => savedAt !== undefined).length;
  const files = filesOf(view);
  const held = [formatCount(saved, "saved step"), ...(files.length === 0 ? [] : [`${formatCount(files.length, "file")} (${files.join(", ")})`])];
  return [
    `The draft ${name} with ${held.join(" and ")} is closed for good and can no longer be submitted.`,
    "It stays in your list under Closed, where it can be read.",
    "Everybody of your firm is told; nobody else is.",
  ];
}
