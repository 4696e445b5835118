import { Text } from "@mantine/core";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";

/** Asks before an unsaved profile is left behind within the portal; through a reload it is kept. */
export function ProfileLeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDestructive
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <Text>What you changed in the profile is not saved yet.</Text>
    </ConfirmDialog>
  );
}
