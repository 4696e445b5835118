import { Stack } from "@mantine/core";
import { invoiceRights, paymentRights, rightLabels, type UserRight } from "#domain/accounts/rights.ts";
import { roleLabels, roles } from "#domain/accounts/roles.ts";
import { permissionAreas, type PermissionRow } from "#domain/permission-labels.ts";
import { DataList, type Column } from "../../components/data-list.tsx";

const columns: readonly Column<PermissionRow>[] = [
  { key: "action", label: "Action", show: ({ label }) => label },
  { key: "visitor", label: "Visitor", show: (row) => <May isAllowed={row.roles.includes("visitor")} /> },
  ...roles.map((role): Column<PermissionRow> => ({
    key: role,
    label: roleLabels[role],
    show: (row) => <May isAllowed={row.roles.includes(role)} {...(role === "EPCMD_ADMIN" && { rights: row.rights })} />,
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

type MayProps = { readonly isAllowed: boolean; /** Of which one is needed. */ readonly rights?: readonly UserRight[] };

function May({ isAllowed, rights = [] }: MayProps) {
  if (!isAllowed) return <span>No</span>;
  if (rights.length === 0) return <strong>Yes</strong>;
  return (
    <>
      <strong>Yes</strong>, with{" "}
      {rights.length === paymentRights.length
        ? "any right for payments"
        : rights.length === invoiceRights.length
          ? "any right for invoices"
          : rights.map((right) => rightLabels[right]).join(" or ")}
    </>
  );
}
