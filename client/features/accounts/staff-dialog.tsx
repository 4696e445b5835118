import { Text } from "@mantine/core";
import { roleLabels } from "#domain/accounts/roles.ts";
import { staffRoles, type StaffAction, type StaffRole } from "#domain/accounts/staff.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { RightsDialog } from "./rights-dialog.tsx";
import type { StaffTask } from "./staff-list.tsx";
import { useStaffAction } from "./use-staff-action.ts";

/** Rights have a dialog of their own. */
type AskedAction = Exclude<StaffAction, "changeRights">;

/** The texts of the dialog. */
const words: Record<AskedAction, { readonly title: (name: string) => string; readonly text: string; readonly confirm: string }> = {
  changeRole: {
    title: (name) => `Change the role of ${name}`,
    text: "They are signed out everywhere at once, and their API keys and webhooks end. They go on under the new role when they sign in again.",
    confirm: "Change the role",
  },
  resend: {
    title: (name) => `Send ${name} a new invitation?`,
    text: "The link and the OTP of earlier mails stop working. The new link works for 24 hours.",
    confirm: "Send the invitation",
  },
  forceNewPassword: {
    title: (name) => `Make ${name} set a new password?`,
    text: "They are signed out everywhere at once, and their API keys and webhooks end. The next login asks for the present password and a new one.",
    confirm: "Force a new password",
  },
  resetSecondFactor: {
    title: (name) => `Remove the second factor of ${name}?`,
    text: "Do this only when you are sure who asks: the login then needs the password alone until a new second factor is set up. They are signed out everywhere and told by mail.",
    confirm: "Remove the second factor",
  },
  deactivate: {
    title: (name) => `Deactivate ${name}`,
    text: "They are signed out everywhere at once and cannot sign in any more; the login page tells them whom to ask. Their API keys and webhooks end. What they did stays. You can reactivate them at any time.",
    confirm: "Deactivate the user",
  },
  reactivate: {
    title: (name) => `Reactivate ${name}?`,
    text: "They can sign in again with their password. API keys and webhooks have ended: they make new ones. Whoever had not activated yet gets a new invitation.",
    confirm: "Reactivate the user",
  },
};

/** A council user does not make a DGFT user alone. */
const needsConfirmation = (action: AskedAction, { role }: StaffTask["person"], otherRole: StaffRole): boolean =>
  (action === "changeRole" && otherRole === "DGFT_ADMIN") || (action === "reactivate" && role === "DGFT_ADMIN");

type StaffDialogProps = { readonly task: StaffTask; readonly onDone: (message: string) => void; readonly onClose: () => void };

/** Asks once before something is done with one of the users; for a deactivation also for the reason. */
export function StaffDialog({ task: { action, person }, ...dialog }: StaffDialogProps) {
  if (action === "changeRights") return <RightsDialog person={person} {...dialog} />;
  return <AskingDialog action={action} person={person} {...dialog} />;
}

type AskingDialogProps = Omit<StaffDialogProps, "task"> & { readonly action: AskedAction; readonly person: StaffTask["person"] };

function AskingDialog({ action, person, onDone, onClose }: AskingDialogProps) {
  const { run, failure, isBusy } = useStaffAction(onDone);
  const { title, text, confirm } = words[action];
  const otherRole = staffRoles.find((role) => role !== person.role) ?? person.role;
  return (
    <ReasonDialog
      title={title(person.name)}
      problemOf={action === "deactivate" ? neededReason(staffMessages.reasonNeeded) : undefined}
      hint="Only the council sees it."
      failure={failure}
      isBusy={isBusy}
      confirmLabel={action === "changeRole" ? `Make ${person.name} ${roleLabels[otherRole]}` : confirm}
      isDestructive={action === "deactivate"}
      onConfirm={(reason) => run(action, { userId: person.id, role: otherRole, reason })}
      onClose={onClose}
    >
      <Text>
        {person.name}, {person.email}, {roleLabels[person.role]}
      </Text>
      {action === "changeRole" && (
        <Text mt="sm">
          New role: <strong>{roleLabels[otherRole]}</strong>
        </Text>
      )}
      <Text mt="sm">{text}</Text>
      {needsConfirmation(action, person, otherRole) && (
        <Text mt="sm">It happens when a DGFT user or a second council user has confirmed it on this page; they are told by mail.</Text>
      )}
    </ReasonDialog>
  );
}
