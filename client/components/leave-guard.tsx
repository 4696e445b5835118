import { Text } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useBlocker, type Blocker, type Location } from "react-router-dom";
import { useUnloadWarning } from "../lib/unload-warning.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type LeaveGuardProps = {
  readonly isDirty: boolean;
  /** What would be lost, as a sentence. */
  readonly text: string;
  /** Forgets what this browser keeps of the changes. Given where it keeps them, so that a closed window loses nothing. */
  readonly onLeave?: () => void;
  /** The parameter of the address that names the part of the page with the changes, if another part takes its place. */
  readonly part?: string;
};

/**
 * Asks before unsaved changes are left behind, within the portal or by closing the window. Once they are saved while it asks, the page is left.
 * At most one stands on a page.
 */
export function LeaveGuard({ isDirty, text, onLeave, part }: LeaveGuardProps) {
  useUnloadWarning(isDirty && onLeave === undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation, part) !== placeOf(nextLocation, part));
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

const placeOf = ({ pathname, search }: Location, part: string | undefined): string =>
  part === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(part) ?? ""}`;
