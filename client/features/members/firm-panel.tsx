import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { useTask } from "../../lib/use-task.ts";
import { IconPlus, IconUpload } from "../../shared/icons.ts";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import type { FirmAction } from "./firm-actions.tsx";
import { FirmEntryForm } from "./firm-entry-form.tsx";
import { importsPath } from "./import-paths.ts";
import { FirmList } from "./firm-list.tsx";
import { ReactivateDialog } from "./reactivate-dialog.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import type { Saved } from "./use-firm-entry.ts";

type Task = { readonly kind: "add" } | FirmAction;

const unsavedFirm = "What you entered for this firm is not saved yet.";

/** The council's firms, and the ways to take in one more and to change one. */
export function FirmPanel() {
  const { task, outcome, begin, end, dismiss } = useTask<Task, Saved>();
  const cancel = (): void => end();
  const [isDirty, setDirty] = useState(false);
  const { afterAsking, question } = useLeaveFirst(isDirty, unsavedFirm);
  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome?.message} onDismiss={dismiss}>
        {outcome?.warnings.map((warning) => (
          <Text key={warning}>{warning}</Text>
        ))}
      </OutcomeMessage>
      {task?.kind === "add" && <FirmEntryForm firm={undefined} onSaved={end} onCancel={cancel} onDirty={setDirty} />}
      {task?.kind === "edit" && <FirmEntryForm key={task.firm.id} firm={task.firm} onSaved={end} onCancel={cancel} onDirty={setDirty} />}
      {task?.kind === "deactivate" && <DeactivateDialog firm={task.firm} onDone={end} onClose={cancel} />}
      {task?.kind === "signOut" && <SignOutDialog firm={task.firm} onDone={end} onClose={cancel} />}
      {task?.kind === "reactivate" && <ReactivateDialog firm={task.firm} onDone={end} onClose={cancel} />}
      {task?.kind !== "add" && task?.kind !== "edit" && (
        <Group>
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ kind: "add" })}>
            Add a new entry
          </Button>
          <Button component={Link} to={importsPath} variant="default" leftSection={<IconUpload size={18} aria-hidden="true" />}>
            Import a file
          </Button>
        </Group>
      )}
      <LeaveGuard isDirty={isDirty} text={unsavedFirm} />
      {question}
      <FirmList onAction={(action) => afterAsking(() => begin(action))} />
    </Stack>
  );
}
