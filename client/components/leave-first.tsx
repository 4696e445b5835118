import { Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type LeaveFirst = {
  /** Does something that replaces the form: at once, or after the user agreed to lose what is typed there. */
  readonly afterAsking: (replace: () => void) => void;
  /** The question, to be drawn. */
  readonly question: ReactNode;
};

/**
 * Asks before another action of the same page replaces a form with unsaved changes. `LeaveGuard` asks before the page is left.
 * @param text what would be lost, as a sentence
 */
export function useLeaveFirst(isDirty: boolean, text: string): LeaveFirst {
  const [waiting, setWaiting] = useState<() => void>();
  return {
    afterAsking: (replace) => (isDirty ? setWaiting(() => replace) : replace()),
    question: (
      <ConfirmDialog
        isOpen={waiting !== undefined}
        title="Go on without saving?"
        confirmLabel="Go on without saving"
        cancelLabel="Stay"
        isDestructive
        isOverDialogs
        onConfirm={() => {
          setWaiting(undefined);
          waiting?.();
        }}
        onCancel={() => setWaiting(undefined)}
      >
        <Text>{text}</Text>
      </ConfirmDialog>
    ),
  };
}
