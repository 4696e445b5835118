import { Alert, Anchor, Button, Group, Stack } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { StaffRole } from "#domain/accounts/staff.ts";
import { paths } from "#domain/council.ts";
import { IconPlus } from "../../shared/icons.ts";
import { StaffDialog } from "./staff-dialog.tsx";
import { StaffInviteForm } from "./staff-invite-form.tsx";
import { StaffList, type StaffTask } from "./staff-list.tsx";
import { StaffRequests } from "./staff-requests.tsx";

/** The users of council and DGFT, and the ways to invite one more and to change one. `roles` are those that the reader sees and invites. */
export function StaffPanel({ roles }: { roles: readonly StaffRole[] }) {
  const [isInviting, setIsInviting] = useState(false);
  const [task, setTask] = useState<StaffTask>();
  const [message, setMessage] = useState<string>();
  /** What opened the form, to which the focus returns. */
  const opener = useRef<Element>(null);

  function begin(open: () => void): void {
    opener.current = document.activeElement;
    setMessage(undefined);
    open();
  }
  function stop(): void {
    setIsInviting(false);
    setTask(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  function finish(outcome: string): void {
    setMessage(outcome);
    stop();
  }

  return (
    <Stack gap="md">
      <div role="status" style={{ position: message === undefined ? "absolute" : "static" }}>
        {message !== undefined && (
          <Alert color="green" title={message} withCloseButton closeButtonLabel="Dismiss" onClose={() => setMessage(undefined)} />
        )}
      </div>
      <StaffRequests onSettled={setMessage} />
      {isInviting && <StaffInviteForm roles={roles} onInvited={finish} onCancel={stop} />}
      {task !== undefined && <StaffDialog task={task} onDone={finish} onClose={stop} />}
      <Group>
        {!isInviting && (
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin(() => setIsInviting(true))}>
            Invite a user
          </Button>
        )}
        {roles.includes("EPCMD_ADMIN") && (
          <Anchor component={Link} to={paths.permissions}>
            Who may do what
          </Anchor>
        )}
      </Group>
      <StaffList roles={roles} onTask={(next) => begin(() => setTask(next))} />
    </Stack>
  );
}
