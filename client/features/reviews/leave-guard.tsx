import { Button, Group, Modal, Text } from "@mantine/core";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

type LeaveGuardProps = { readonly isDirty: boolean; readonly isBusy: boolean; readonly onSave: () => Promise<boolean> };

/** Asks before unsaved verdicts are left behind, within the portal and when the window closes. */
export function LeaveGuard({ isDirty, isBusy, onSave }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  if (blocker.state !== "blocked") return null;
  const { proceed, reset } = blocker;

  return (
    <Modal opened onClose={reset} title="Leave without saving?">
      <Text>Your verdicts on this reimbursement are not saved yet.</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={reset}>
          Stay
        </Button>
        <Button variant="default" color="red" onClick={proceed}>
          Leave without saving
        </Button>
        <Button loading={isBusy} onClick={() => void onSave().then((isSaved) => (isSaved ? proceed() : reset()))}>
          Save Draft and leave
        </Button>
      </Group>
    </Modal>
  );
}
