import { Text } from "@mantine/core";
import { useBlocker } from "react-router-dom";
import { useUnloadWarning } from "../lib/unload-warning.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type LeaveGuardProps = {
  readonly isDirty: boolean;
  /** What would be lost, as a sentence. */
  readonly text: string;
  /** Forgets what this browser keeps of the changes. Given where it keeps them, so that a closed window loses nothing. */
  readonly onLeave?: () => void;
};

/** Asks before unsaved changes are left behind, within the portal or by closing the window. At most one stands on a page. */
export function LeaveGuard({ isDirty, text, onLeave }: LeaveGuardProps) {
  useUnloadWarning(isDirty && onLeave === undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDestructive
      isOverDialogs
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
