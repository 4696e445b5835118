import { Text } from "@mantine/core";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";

/** Asks before an unsaved profile is left behind, within the portal and when the window closes. */
export function ProfileLeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
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
