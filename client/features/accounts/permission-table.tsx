import { Stack } from "@mantine/core";
import { roleLabels, roles } from "#domain/accounts/roles.ts";
import { permissionAreas, type PermissionRow } from "#domain/permission-labels.ts";
import { DataList, type Column } from "../../components/data-list.tsx";

const columns: readonly Column<PermissionRow>[] = [
  { key: "action", label: "Action", show: ({ label }) => label },
  { key: "visitor", label: "Visitor", show: (row) => <May isAllowed={row.roles.includes("visitor")} /> },
  ...roles.map((role): Column<PermissionRow> => ({
    key: role,
    label: roleLabels[role],
    show: (row) => <May isAllowed={row.roles.includes(role)} />,
  })),
];

/** Who may take which action, by area, read off the table that the server asks on every call. */
export function PermissionTable() {
  return (
    <Stack gap="xl">
      {permissionAreas().map(({ key, label, rows }) => (
        <DataList
          staysTable
          key={key}
          caption={label}
          columns={columns}
          rows={rows}
          rowKey={({ permission }) => permission}
          emptyTitle="No actions."
        />
      ))}
    </Stack>
  );
}

const May = ({ isAllowed }: { isAllowed: boolean }) => (isAllowed ? <strong>Yes</strong> : <span>No</span>);
