import type { ReactNode } from "react";
import { paths } from "#domain/council.ts";
import { listPath, sidebarLabel } from "#domain/reimbursements/addresses.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { NavEntry } from "../../components/portal-nav.tsx";
import type { WaitingCounts } from "../../features/work/use-waiting-counts.ts";
import { StaffShell } from "../staff-shell.tsx";

const notificationsPath = `${paths.dgftHome}/notifications`;

/** The officer's sidebar. @source specification 2 "DGFT console" */
const navigation = (waiting: WaitingCounts | undefined): readonly NavEntry[] => [
  { label: "My work", to: paths.dgftWork, waiting: waiting?.mine },
  {
    label: "Reimbursements",
    children: schemeKinds.map((kind) => ({ label: sidebarLabel(kind), to: listPath("dgft", kind), waiting: waiting?.schemes[kind] })),
  },
  { label: "Second person", to: `${paths.dgftHome}/second-person`, waiting: waiting?.second },
  { label: "Sanctions", to: paths.sanctions },
  { label: "Notifications", to: notificationsPath },
  { label: "Reports", to: `${paths.dgftHome}/reports` },
  { label: "Officers", to: paths.dgftOfficers },
  { label: "Users", to: paths.dgftUsers },
];

/** The frame of every page of the officer. */
export function DgftShell({ children }: { children: ReactNode }) {
  return (
    <StaffShell navigation={navigation} notificationsPath={notificationsPath} accountPath={`${paths.dgftHome}/account`}>
      {children}
    </StaffShell>
  );
}
