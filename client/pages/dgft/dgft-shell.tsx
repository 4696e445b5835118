import type { ReactNode } from "react";
import { paths } from "#domain/council.ts";
import { listPath, sidebarLabel } from "#domain/reimbursements/addresses.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { NavEntry } from "../../components/portal-nav.tsx";
import { StaffShell } from "../staff-shell.tsx";

const notificationsPath = `${paths.dgftHome}/notifications`;

/** The officer's sidebar. @source specification 2 "DGFT console" */
const navigation: readonly NavEntry[] = [
  { label: "Reimbursements", children: schemeKinds.map((kind) => ({ label: sidebarLabel(kind), to: listPath("dgft", kind) })) },
  { label: "Sanctions", to: paths.sanctions },
  { label: "Notifications", to: notificationsPath },
  { label: "Reports", to: `${paths.dgftHome}/reports` },
  { label: "Users", to: paths.dgftUsers },
];

/** The frame of every page of the officer. */
export function DgftShell({ children }: { children: ReactNode }) {
  return (
    <StaffShell navigation={navigation} notificationsPath={notificationsPath}>
      {children}
    </StaffShell>
  );
}
