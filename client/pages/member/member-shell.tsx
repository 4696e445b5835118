import { useState, type ReactNode } from "react";
import { paths } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { NavEntry } from "../../components/portal-nav.tsx";
import { PortalShell } from "../../components/portal-shell.tsx";
import { useSignedIn } from "../../features/accounts/use-me.ts";
import { useSignOut } from "../../features/accounts/use-sign-out.ts";
import { useUnreadEnquiries } from "../../features/directory/use-unread-enquiries.ts";
import { useUnreadCount } from "../../features/notifications/use-unread-count.ts";
import { ownListPath } from "../../features/reimbursements/member-paths.ts";

export const memberPaths = {
  notifications: `${paths.memberHome}/notifications`,
  comingSoon: ["Invoices", "Fairs", "Circulars"].map((label) => ({ label, path: `${paths.memberHome}/${label.toLowerCase()}` })),
} as const;

/** "Plant Registration" reads "Plant registration" here. */
const inSidebar = (listLabel: string): string => `${listLabel.charAt(0)}${listLabel.slice(1).toLowerCase()}`;

/** The member's sidebar. @source specification 2 "Member portal" */
const navigationWith = (unreadEnquiries: number): readonly NavEntry[] => [
  { label: "Member profile", to: paths.memberProfile },
  {
    label: "Reimbursements",
    children: [
      { label: "All", to: paths.memberHome, isExact: true },
      ...schemeKinds.map((kind) => ({ label: inSidebar(schemeOf(kind).listLabel), to: ownListPath(kind) })),
    ],
  },
  { label: unreadEnquiries === 0 ? "Enquiries" : `Enquiries (${unreadEnquiries} new)`, to: paths.memberEnquiries },
  { label: "Member directory", to: paths.buyerHome },
  { label: "Notifications", to: memberPaths.notifications },
  ...memberPaths.comingSoon.map(({ label, path }) => ({ label, to: path })),
];

/** The frame of every page of a member. */
export function MemberShell({ children }: { children: ReactNode }) {
  const now = useSignedIn();
  const [signedIn, setSignedIn] = useState(now);
  // When the session ends the page stays as it is under the question to sign in again.
  if (now !== undefined && now !== signedIn) setSignedIn(now);
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
