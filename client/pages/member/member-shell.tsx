import type { ReactNode } from "react";
import { paths } from "#domain/council.ts";
import { reimbursementPath, sidebarLabel } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { NavEntry } from "../../components/portal-nav.tsx";
import { PortalShell } from "../../components/portal-shell.tsx";
import { useLastSignedIn } from "../../features/accounts/use-me.ts";
import { useSignOut } from "../../features/accounts/use-sign-out.ts";
import { useUnreadEnquiries } from "../../features/directory/use-unread-enquiries.ts";
import { useUnreadCount } from "../../features/notifications/use-unread-count.ts";
import { ownListPath } from "../../features/reimbursements/member-paths.ts";

export const memberPaths = {
  notifications: `${paths.memberHome}/notifications`,
  comingSoon: ["Fairs", "Circulars"].map((label) => ({ label, path: `${paths.memberHome}/${label.toLowerCase()}` })),
} as const;

/** The wizard of a scheme, and the claims that were filed with it. */
const placesOf = (kind: SchemeKind): string[] => [schemeOf(kind).wizardPath, reimbursementPath("member", kind, schemeOf(kind).idPrefix)];

/** The member's sidebar. @source specification 2 "Member portal" */
const navigationWith = (unreadEnquiries: number): readonly NavEntry[] => [
  { label: "Member profile", to: paths.memberProfile },
  {
    label: "Reimbursements",
    children: [
      { label: "All", to: paths.memberHome, isExact: true },
      ...schemeKinds.map((kind) => ({ label: sidebarLabel(kind), to: ownListPath(kind), alsoAt: placesOf(kind) })),
      { label: "Registrations in hand", to: paths.expectedClaims },
    ],
  },
  { label: "Payments", to: paths.memberPayments },
  { label: "Invoices", to: paths.memberInvoices },
  { label: unreadEnquiries === 0 ? "Enquiries" : `Enquiries (${unreadEnquiries} new)`, to: paths.memberEnquiries },
  { label: "Member directory", to: paths.buyerHome },
  { label: "Notifications", to: memberPaths.notifications },
  ...memberPaths.comingSoon.map(({ label, path }) => ({ label, to: path })),
];

/** The frame of every page of a member. */
export function MemberShell({ children }: { children: ReactNode }) {
  const signedIn = useLastSignedIn();
  const { signOut, isBusy } = useSignOut();
  const unread = useUnreadCount();
  const unreadEnquiries = useUnreadEnquiries();
  if (signedIn === undefined) return null;
  const { user, firm, home } = signedIn;
  return (
    <PortalShell
      home={home}
      navigation={navigationWith(unreadEnquiries)}
      user={{ name: user.name, of: firm?.name ?? user.roleLabel }}
      notifications={{ to: memberPaths.notifications, unread }}
      accountTo={`${paths.memberHome}/account`}
      isSigningOut={isBusy}
      onSignOut={signOut}
    >
      {children}
    </PortalShell>
  );
}
