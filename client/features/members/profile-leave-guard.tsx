import { Text } from "@mantine/core";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { useUnloadWarning } from "../../lib/unload-warning.ts";

/** Asks before an unsaved profile is left behind, within the portal and when the window closes. */
export function ProfileLeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useUnloadWarning(isDirty);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <Text>What you changed in the profile is not saved yet.</Text>
    </ConfirmDialog>
  );
}
