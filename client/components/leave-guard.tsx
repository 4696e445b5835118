import { Text } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useBlocker, type Blocker } from "react-router-dom";
import { useUnloadWarning } from "../lib/unload-warning.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type LeaveGuardProps = {
  readonly isDirty: boolean;
  /** What would be lost, as a sentence. */
  readonly text: string;
  /** Forgets what this browser keeps of the changes. Given where it keeps them, so that a closed window loses nothing. */
  readonly onLeave?: () => void;
};

/**
 * Asks before unsaved changes are left behind, within the portal or by closing the window. Once they are saved while it asks, the page is left.
 * At most one stands on a page.
 */
export function LeaveGuard({ isDirty, text, onLeave }: LeaveGuardProps) {
  useUnloadWarning(isDirty && onLeave === undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  const isBlocked = blocker.state === "blocked";
  /** A blocker that goes on twice fails. */
  const gone = useRef<Blocker>(undefined);
  function leave(): void {
    if (blocker.state !== "blocked" || gone.current === blocker) return;
    gone.current = blocker;
    blocker.proceed();
  }
  const leaveSaved = useEffectEvent(leave);
  useEffect(() => {
    if (isBlocked && !isDirty) leaveSaved();
  }, [isBlocked, isDirty]);
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDestructive
      isOverDialogs
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
