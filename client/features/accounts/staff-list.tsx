import { Button, Stack, Text } from "@mantine/core";
import type { StaffAction } from "#domain/accounts/staff.ts";
import { staffStatuses, type StaffRole } from "#domain/accounts/staff.ts";
import { rightLabels } from "#domain/accounts/rights.ts";
import { roleLabels } from "#domain/accounts/roles.ts";
import { TextButton } from "../../components/text-button.tsx";
import type { Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate, formatDateTime } from "../../shared/format.ts";
import { useStaff, type StaffFilters, type StaffMember } from "./use-staff.ts";

const listId = "list-of-users";

const columns: readonly Column<StaffMember>[] = [
  { key: "name", label: "Name", show: ({ name, isOneself }) => (isOneself ? `${name} (you)` : name) },
  { key: "email", label: "Email", show: ({ email }) => <EmailText>{email}</EmailText> },
  { key: "role", label: "Role", show: ({ role }) => <Unbroken>{roleLabels[role]}</Unbroken> },
  {
    key: "rights",
    label: "Rights",
    show: ({ rights }) => (rights.length === 0 ? "None" : rights.map((right) => <div key={right}>{rightLabels[right]}</div>)),
  },
  { key: "status", label: "Status", show: (person) => <StaffState person={person} /> },
  { key: "secondFactor", label: "Second factor", show: ({ hasSecondFactor }) => (hasSecondFactor ? "On" : "Off") },
  {
    key: "lastSignIn",
    label: "Last login",
    show: ({ lastSignedInAt }) => (lastSignedInAt === null ? "Never" : <Unbroken>{formatDateTime(lastSignedInAt)}</Unbroken>),
  },
];

/** An action on one of the users. */
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
        emptyHint={isNarrowed && <TextButton onClick={() => change({ search: "", role: undefined, status: undefined })}>Show all users</TextButton>}
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
  changeRights: "Change rights",
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
  readonly count: number | undefined;
  readonly onChange: (part: Partial<StaffFilters>) => void;
};

function Toolbar({ roles, filters, count, onChange }: ToolbarProps) {
  const search = { label: "Search users", description: "By name or e-mail", words: filters.search };
  return (
    <ListToolbar search={{ ...search, onSearch: (words) => onChange({ search: words }) }} one="user" count={count}>
      {roles.length > 1 && (
        <FilterSelect
          label="Role"
          all="All"
          choices={choicesOf(roles, (role) => roleLabels[role])}
          value={filters.role}
          onChange={(role) => onChange({ role })}
        />
      )}
      <FilterSelect label="Status" all="All" choices={staffStatuses} value={filters.status} onChange={(status) => onChange({ status })} />
    </ListToolbar>
  );
}
