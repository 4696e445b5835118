import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { hasMovedOn } from "../../lib/refusal.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatCount } from "../../shared/format.ts";
import type { Draft } from "./draft.ts";
import { DossierDownload } from "./dossier-download.tsx";
import { useClearProgress } from "./use-clear-progress.ts";
import type { ReimbursementView } from "./views.ts";

type ClearProgressProps = {
  readonly draft: Draft;
  readonly view: ReimbursementView | undefined;
  /** It is being submitted. */
  readonly isSubmitting?: boolean;
  readonly onCleared: () => void;
};

/** Throws away what a draft holds, after saying what that is and offering it as a PDF. @source specification 4 "Clear Progress" */
export function ClearProgress({ draft, view, isSubmitting = false, onCleared }: ClearProgressProps) {
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const clear = useClearProgress(draft, () => {
    setOpen(false);
    onCleared();
  });
  const isSaving = useSyncExternalStore(draft.subscribe, () => draft.isSaving);
  // What is saved meanwhile would be there again after it was cleared.
  const hasToWait = !clear.isBusy && (isSaving || isSubmitting);
  const losses = lossesOf(view);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        onClick={() => {
          clear.reset();
          setOpen(true);
        }}
      >
        Clear Progress
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Clear Progress"
        consequences={losses}
        confirmLabel="Clear all saved progress"
        isDestructive
        isBusy={clear.isBusy || hasToWait}
        busyLabel={hasToWait ? "Waiting..." : "Clearing..."}
        onConfirm={clear.run}
        onCancel={() => setOpen(false)}
      >
        <Stack gap="sm">
          <Text>{reimbursementMessages.confirmClear}</Text>
          {hasToWait && <Alert color="blue">Something of it is still being saved or submitted. You can clear it afterwards.</Alert>}
          {clear.error !== undefined && (
            <Alert color="red" role="alert">
              {clear.error.message}
              {hasMovedOn(clear.error) && (
                <Button mt="sm" variant="default" onClick={() => void utils.reimbursements.invalidate().then(() => setOpen(false))}>
                  Reload
                </Button>
              )}
            </Alert>
          )}
          {view !== undefined && hasFiles(view) && <DossierDownload reimbursementId={view.id} label="Download a copy first" />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

const hasFiles = (view: ReimbursementView): boolean => view.documents.some(({ current }) => current !== undefined);

function lossesOf(view: ReimbursementView | undefined): string[] {
  if (view === undefined) return ["What you typed here is deleted."];
  const saved = view.steps.filter(({ savedAt }) => savedAt !== undefined).length;
  const files = view.documents.flatMap(({ label, current }) => (current?.files ?? []).map(({ name }) => `The file ${name} (${label}) is deleted.`));
  const answers = saved === 0 ? [] : [`The answers of ${formatCount(saved, "saved step")} are deleted.`];
  return [...answers, ...files, `${view.id} stays as an empty draft.`];
}
