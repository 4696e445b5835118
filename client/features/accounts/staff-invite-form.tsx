import { Button, Group, Paper, SimpleGrid, Text, Title } from "@mantine/core";
import { useEffect, useState, type SubmitEvent } from "react";
import { EmailAddress } from "#domain/accounts/email.ts";
import { roleLabels } from "#domain/accounts/roles.ts";
import type { StaffRole } from "#domain/accounts/staff.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

const fieldIds = { name: "staff-name", email: "staff-email", role: "staff-role" } as const;
type Entry = Record<keyof typeof fieldIds, string>;
type Problems = Partial<Entry>;

type StaffInviteFormProps = {
  /** The roles that the reader invites. */
  readonly roles: readonly StaffRole[];
  readonly onInvited: (message: string) => void;
  readonly onCancel: () => void;
};

/** A new user of council or DGFT, who gets the activation mail. */
export function StaffInviteForm({ roles, onInvited, onCancel }: StaffInviteFormProps) {
  const utils = trpc.useUtils();
  const [entry, setEntry] = useState<Entry>({ name: "", email: "", role: roles.length === 1 ? (roles[0] ?? "") : "" });
  const [fields, setFields] = useState<Problems>({});
  const [lead, setLead] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const invite = trpc.accounts.staff.invite.useMutation({
    onSuccess: async ({ message }) => {
      await utils.accounts.staff.invalidate();
      onInvited(message);
    },
    onError: (error) => {
      const failure = failureOf(error);
      setFields(Object.fromEntries(Object.entries(failure.fields).map(([name, texts]) => [name, texts.join(" ")])));
      setLead(Object.keys(failure.fields).length === 0 ? failure.message : undefined);
      setAttempt((before) => before + 1);
    },
  });
  useEffect(() => document.getElementById(fieldIds.name)?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (invite.isPending) return;
    const role = roles.find((known) => known === entry.role);
    const problems = problemsOf(entry);
    setFields(problems);
    setLead(undefined);
    setAttempt(attempt + 1);
    if (role !== undefined && Object.keys(problems).length === 0) invite.mutate({ ...entry, role });
  };
  const field = (name: keyof Entry) => ({
    id: fieldIds[name],
    value: entry[name],
    onChange: (value: string) => setEntry({ ...entry, [name]: value }),
    ...(fields[name] !== undefined && { error: fields[name] }),
  });
  const problems = (Object.keys(fieldIds) as (keyof Entry)[]).flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [{ text, fieldId: fieldIds[name] }];
  });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="staff-invite">
      <Title order={2} size="h4" id="staff-invite" mb="xs">
        Invite a user
      </Title>
      <form onSubmit={submit} noValidate>
        <ErrorSummary problems={problems} lead={lead} attempt={attempt} />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <TextField label="Name" autoComplete="off" maxLength={200} {...field("name")} />
          <TextField label="Email" type="email" autoComplete="off" {...field("email")} />
          <SelectField
            label="Role"
            options={roles.map((value) => ({ value, label: roleLabels[value] }))}
            emptyLabel="Select a role"
            {...field("role")}
          />
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt="sm">
          The invitation is a mail with a link and an OTP, which work for 24 hours. The new user chooses the password.
          {roles.length > 1 &&
            entry.role === "DGFT_ADMIN" &&
            " It goes out when a DGFT user or a second council user has confirmed it here; they are told by mail."}
        </Text>
        <Group mt="md">
          <BusyButton type="submit" isBusy={invite.isPending} busyLabel="Sending...">
            Send the invitation
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </form>
    </Paper>
  );
}

/** What the server would say as well, without asking it. */
function problemsOf({ name, email, role }: Entry): Problems {
  const address = EmailAddress.safeParse(email);
  return {
    ...(name.trim() === "" && { name: "Enter the name" }),
    ...(!address.success && { email: address.error.issues[0]?.message ?? "" }),
    ...(role === "" && { role: "Select a role" }),
  };
}
