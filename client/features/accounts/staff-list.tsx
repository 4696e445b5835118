import { Anchor, Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import type { StaffAction } from "#domain/accounts/staff.ts";
import { staffStatuses, staffStatusValues, type StaffRole } from "#domain/accounts/staff.ts";
import { roleLabels } from "#domain/accounts/roles.ts";
import type { Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount, formatDate, formatDateTime } from "../../shared/format.ts";
import { useStaff, type StaffFilters, type StaffMember } from "./use-staff.ts";

const listId = "list-of-users";

const columns: readonly Column<StaffMember>[] = [
  { key: "name", label: "Name", show: ({ name, isOneself }) => (isOneself ? `${name} (you)` : name) },
  { key: "email", label: "Email", show: ({ email }) => <EmailText>{email}</EmailText> },
  { key: "role", label: "Role", show: ({ role }) => <Unbroken>{roleLabels[role]}</Unbroken> },
  { key: "status", label: "Status", show: (person) => <StaffState person={person} /> },
  { key: "secondFactor", label: "Second factor", show: ({ hasSecondFactor }) => (hasSecondFactor ? "On" : "Off") },
  {
    key: "lastSignIn",
    label: "Last login",
    show: ({ lastSignedInAt }) => (lastSignedInAt === null ? "Never" : <Unbroken>{formatDateTime(lastSignedInAt)}</Unbroken>),
  },
];

/** What is to be done with one of the users. */
export type StaffTask = { readonly action: StaffAction; readonly person: StaffMember };

type StaffListProps = { /** Those that the reader sees. */ readonly roles: readonly StaffRole[]; readonly onTask: (task: StaffTask) => void };

/** The people of council and DGFT, and what can be done with each of them. */
export function StaffList({ roles, onTask }: StaffListProps) {
  const { filters, change, query } = useStaff();
  const page = query.data;
  const isNarrowed = filters.search !== "" || filters.role !== undefined || filters.status !== undefined;
  const actionColumn: Column<StaffMember> = { key: "actions", label: "Actions", show: (person) => <StaffActions person={person} onTask={onTask} /> };
  return (
    <Stack gap="md">
      <Toolbar roles={roles} filters={filters} count={page?.count} onChange={change} />
      <PagedList
        id={listId}
        query={query}
        page={filters.page}
        onPage={(next) => change({ page: next })}
        isPageAlwaysShown
        caption="Users"
        columns={[...columns, actionColumn]}
        rowKey={({ id }) => id}
        emptyTitle={isNarrowed ? "No user matches." : "No users yet. Invite the first one."}
        emptyHint={
          isNarrowed && (
            <Anchor component="button" type="button" onClick={() => change({ search: "", role: undefined, status: undefined })}>
              Show all users
            </Anchor>
          )
        }
      />
    </Stack>
  );
}

function StaffState({ person: { status, deactivatedAt, deactivatedReason } }: { person: StaffMember }) {
  const { tone, label } = staffStatuses[status];
  return (
    <Stack gap={4} align="flex-start">
      <StatusTag tone={tone}>
        <Unbroken>{label}</Unbroken>
      </StatusTag>
      {deactivatedAt !== null && (
        <Text size="xs">
          {formatDate(deactivatedAt)}: {deactivatedReason}
        </Text>
      )}
    </Stack>
  );
}

const actionLabels: Record<StaffAction, string> = {
  changeRole: "Change role",
  resend: "Resend invitation",
  forceNewPassword: "Force new password",
  resetSecondFactor: "Reset second factor",
  deactivate: "Deactivate",
  reactivate: "Reactivate",
};

function StaffActions({ person, onTask }: { person: StaffMember; onTask: (task: StaffTask) => void }) {
  if (person.actions.length === 0) return <Text size="sm">{person.isOneself ? "Under your account" : ""}</Text>;
  return (
    <Stack gap={4} align="flex-start">
      {person.actions.map((action) => (
        <Button
          key={action}
          size="compact-sm"
          variant="subtle"
          color={action === "deactivate" ? "red" : undefined}
          aria-label={`${actionLabels[action]}: ${person.name}`}
          onClick={() => onTask({ action, person })}
        >
          {actionLabels[action]}
        </Button>
      ))}
    </Stack>
  );
}

type ToolbarProps = {
  readonly roles: readonly StaffRole[];
  readonly filters: StaffFilters;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly onChange: (part: Partial<StaffFilters>) => void;
};

function Toolbar({ roles, filters, count, onChange }: ToolbarProps) {
  return (
    <>
      <Group align="flex-end" gap="md">
        <SearchForm label="Search users" description="By name or e-mail" words={filters.search} onSearch={(search) => onChange({ search })} />
        {roles.length > 1 && (
          <NativeSelect
            label="Role"
            value={filters.role ?? ""}
            onChange={(event) => onChange({ role: roles.find((role) => role === event.currentTarget.value) })}
            data={[{ value: "", label: "All" }, ...roles.map((value) => ({ value, label: roleLabels[value] }))]}
          />
        )}
        <NativeSelect
          label="Status"
          value={filters.status ?? ""}
          onChange={(event) => onChange({ status: staffStatusValues.find((status) => status === event.currentTarget.value) })}
          data={[{ value: "", label: "All" }, ...staffStatusValues.map((value) => ({ value, label: staffStatuses[value].label }))]}
        />
      </Group>
      <Text size="sm" role="status" mih="1.5rem">
        {count === undefined ? "" : formatCount(count, "user")}
      </Text>
    </>
  );
}
