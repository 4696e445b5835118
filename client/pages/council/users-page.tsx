import { staffRoles } from "#domain/accounts/staff.ts";
import { council, paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { PermissionTable } from "../../features/accounts/permission-table.tsx";
import { StaffPanel } from "../../features/accounts/staff-panel.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The people of council and DGFT who can sign in. */
export function UsersPage() {
  return (
    <CouncilShell>
      <PageHeading title="Users and roles" lead={`The people of ${council.shortName} and ${council.officer} who can sign in.`} />
      <StaffPanel roles={staffRoles} />
    </CouncilShell>
  );
}

/** Who may take which action. */
export function PermissionsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Who may do what"
        lead="The portal asks this table before every action. A member acts for one firm only, and never sees another firm's papers."
        back={{ label: "Users and roles", to: paths.users }}
      />
      <PermissionTable />
    </CouncilShell>
  );
}
