import { Text } from "@mantine/core";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type LeaveGuardProps = {
  readonly isDirty: boolean;
  /** What would be lost, as a sentence. */
  readonly text: string;
  readonly onLeave?: () => void;
};

/** Asks before unsaved changes are left behind within the portal. */
export function LeaveGuard({ isDirty, text, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDestructive
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
