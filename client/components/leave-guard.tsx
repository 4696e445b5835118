import { Text } from "@mantine/core";
import { useBlocker, type Location } from "react-router-dom";
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
 * Asks before unsaved changes are left behind, within the portal or by closing the window. The question stays until it is answered, also once
 * everything is saved or put aside meanwhile: what the save led to can be read before. Then it says so. At most one stands on a page.
 */
export function LeaveGuard({ isDirty, text, onLeave, part }: LeaveGuardProps) {
  useUnloadWarning(isDirty && onLeave === undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && placeOf(currentLocation, part) !== placeOf(nextLocation, part));
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={isDirty ? "Leave without saving?" : "Leave this page?"}
      confirmLabel={isDirty ? "Leave without saving" : "Leave"}
      cancelLabel="Stay"
      isDestructive={isDirty}
      isOverDialogs
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <Text>{isDirty ? text : "Nothing waits to be saved here any more."}</Text>
    </ConfirmDialog>
  );
}

const placeOf = ({ pathname, search }: Location, part: string | undefined): string =>
  part === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(part) ?? ""}`;
