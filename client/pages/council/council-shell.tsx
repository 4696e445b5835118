import type { ReactNode } from "react";
import { paths } from "#domain/council.ts";
import { listPath, sidebarLabel } from "#domain/reimbursements/addresses.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { NavEntry } from "../../components/portal-nav.tsx";
import type { WaitingCounts } from "../../features/work/use-waiting-counts.ts";
import { StaffShell } from "../staff-shell.tsx";

const under = (section: string): string => `${paths.councilHome}/${section}`;

/** The council's sidebar. @source specification 2 "Council admin" */
const navigation = (waiting: WaitingCounts | undefined): readonly NavEntry[] => [
  { label: "My work", to: paths.councilWork, waiting: waiting?.mine },
  { label: "Admin panel", to: paths.councilHome, isExact: true, alsoAt: [under("adminPanel")] },
  { label: "Applications", to: paths.joiningDesk, waiting: waiting?.applications },
  {
    label: "Reimbursements",
    children: schemeKinds.map((kind) => ({ label: sidebarLabel(kind), to: listPath("council", kind), waiting: waiting?.schemes[kind] })),
  },
  { label: "Second person", to: under("second-person"), waiting: waiting?.second },
  { label: "Payments", to: paths.payments },
  { label: "Invoices", to: paths.invoices },
  { label: "Fairs", to: paths.fairs },
  { label: "Notifications", to: under("notifications") },
  { label: "Reports", to: under("reports") },
  {
    label: "Directory",
    children: [
      { label: "Member directory", to: paths.buyerHome },
      { label: "Enquiries", to: paths.councilEnquiries },
      { label: "Search words", to: paths.searchWords },
      { label: "Buyers", to: paths.buyers },
    ],
  },
  {
    label: "Website",
    children: [
      { label: "Website content", to: paths.content },
      { label: "Messages", to: under("messages") },
      { label: "Useful pages", to: paths.pageOpinions },
      { label: "Registrations", to: under("registrations") },
    ],
  },
  {
    label: "Administration",
    children: [
      { label: "Rules", to: paths.rules },
      { label: "Membership fees", to: paths.fees },
      { label: "Exchange rates", to: paths.exchangeRates },
      { label: "Reasons for amounts", to: paths.reasons },
      { label: "Officers", to: paths.councilOfficers },
      { label: "Phrase book", to: paths.phrases },
      { label: "Checklists", to: paths.checklists },
      { label: "Users and roles", to: paths.users },
      { label: "Audit", to: paths.audit },
      { label: "System", to: paths.system },
      { label: "Privacy requests", to: paths.privacy },
    ],
  },
  { label: "Circulars", to: paths.circulars },
];

/** The frame of every page of the council. */
export function CouncilShell({ children }: { children: ReactNode }) {
  return (
    <StaffShell navigation={navigation} notificationsPath={under("notifications")} accountPath={under("account")}>
      {children}
    </StaffShell>
  );
}
