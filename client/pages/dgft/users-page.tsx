import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { StaffPanel } from "../../features/accounts/staff-panel.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** The DGFT users, who invite each other and confirm whom the council asks for. */
export function DgftUsersPage() {
  return (
    <DgftShell>
      <PageHeading title="Users" lead={`The people of ${council.officer} who can sign in and decide.`} />
      <StaffPanel roles={["DGFT_ADMIN"]} />
    </DgftShell>
  );
}
