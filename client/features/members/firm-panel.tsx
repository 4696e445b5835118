import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { IconPlus, IconUpload } from "../../shared/icons.ts";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import type { FirmAction } from "./firm-actions.tsx";
import { FirmEntryForm } from "./firm-entry-form.tsx";
import { importsPath } from "./import-paths.ts";
import { FirmList } from "./firm-list.tsx";
import { ReactivateDialog } from "./reactivate-dialog.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import type { Saved } from "./use-firm-entry.ts";

type Task = { readonly kind: "none" | "add" } | FirmAction;

/** The council's firms, and the ways to take in one more and to change one. */
export function FirmPanel() {
  const [task, setTask] = useState<Task>({ kind: "none" });
  const [saved, setSaved] = useState<Saved>();

  /** What opened the form, to which the focus returns: the form is above the list, perhaps far from it. */
  const opener = useRef<Element>(null);

  function begin(next: Task): void {
    opener.current = document.activeElement;
    setSaved(undefined);
    setTask(next);
  }
  function stop(): void {
    setTask({ kind: "none" });
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  function finish(outcome: Saved): void {
    setSaved(outcome);
    stop();
  }

  return (
    <Stack gap="md">
      <div role="status" style={{ position: saved === undefined ? "absolute" : "static" }}>
        {saved !== undefined && (
          <Alert color="green" title={saved.message} withCloseButton closeButtonLabel="Dismiss" onClose={() => setSaved(undefined)}>
            {saved.warnings.map((warning) => (
              <Text key={warning}>{warning}</Text>
            ))}
          </Alert>
        )}
      </div>
      {task.kind === "add" && <FirmEntryForm firm={undefined} onSaved={finish} onCancel={stop} />}
      {task.kind === "edit" && <FirmEntryForm key={task.firm.id} firm={task.firm} onSaved={finish} onCancel={stop} />}
      {task.kind === "deactivate" && <DeactivateDialog firm={task.firm} onDone={finish} onClose={stop} />}
      {task.kind === "signOut" && <SignOutDialog firm={task.firm} onDone={finish} onClose={stop} />}
      {task.kind === "reactivate" && <ReactivateDialog firm={task.firm} onDone={finish} onClose={stop} />}
      {task.kind !== "add" && task.kind !== "edit" && (
        <Group>
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ kind: "add" })}>
            Add a new entry
          </Button>
          <Button component={Link} to={importsPath} variant="default" leftSection={<IconUpload size={18} aria-hidden="true" />}>
            Import a file
          </Button>
        </Group>
      )}
      <FirmList onAction={begin} />
    </Stack>
  );
}
