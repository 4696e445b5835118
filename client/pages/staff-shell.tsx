import type { ReactNode } from "react";
import { PortalShell } from "../components/portal-shell.tsx";
import type { NavEntry } from "../components/portal-nav.tsx";
import { useLastSignedIn } from "../features/accounts/use-me.ts";
import { useSignOut } from "../features/accounts/use-sign-out.ts";
import { useWaitingCounts, type WaitingCounts } from "../features/work/use-waiting-counts.ts";
import { useUnreadCount } from "../features/notifications/use-unread-count.ts";

type StaffShellProps = {
  /** The sidebar; `waiting` is what waits for the office, once it is known. */
  readonly navigation: (waiting: WaitingCounts | undefined) => readonly NavEntry[];
  readonly notificationsPath: string;
  readonly accountPath: string;
  readonly children: ReactNode;
};

/** The frame of the back offices: who is signed in, how many notices wait, and the way out. */
export function StaffShell({ navigation, notificationsPath, accountPath, children }: StaffShellProps) {
  const signedIn = useLastSignedIn();
  const { signOut, isBusy } = useSignOut();
  const unread = useUnreadCount();
  const waiting = useWaitingCounts();
  if (signedIn === undefined) return null;
  const { user, home } = signedIn;
  return (
    <PortalShell
      home={home}
      navigation={navigation(waiting)}
      user={{ name: user.name, of: user.roleLabel }}
      notifications={{ to: notificationsPath, unread }}
      accountTo={accountPath}
      isSigningOut={isBusy}
      onSignOut={signOut}
    >
      {children}
    </PortalShell>
  );
}
