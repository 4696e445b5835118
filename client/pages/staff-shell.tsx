import type { ReactNode } from "react";
import { PortalShell } from "../components/portal-shell.tsx";
import type { NavEntry } from "../components/portal-nav.tsx";
import { useSignedIn } from "../features/accounts/use-me.ts";
import { useSignOut } from "../features/accounts/use-sign-out.ts";
import { background, trpc } from "../lib/trpc.ts";

type StaffShellProps = { readonly navigation: readonly NavEntry[]; readonly notificationsPath: string; readonly children: ReactNode };

const unreadEveryMs = 60_000;

/** The frame of the back offices: who is signed in, how many notices wait, and the way out. */
export function StaffShell({ navigation, notificationsPath, children }: StaffShellProps) {
  const signedIn = useSignedIn();
  const { signOut, isBusy } = useSignOut();
  const unread = trpc.notifications.unreadCount.useQuery(undefined, { refetchInterval: unreadEveryMs, trpc: { context: background } });
  if (signedIn === undefined) return null;
  const { user, home } = signedIn;
  return (
    <PortalShell
      home={home}
      navigation={navigation}
      user={{ name: user.name, of: user.roleLabel }}
      notifications={{ to: notificationsPath, unread: unread.data ?? 0 }}
      isSigningOut={isBusy}
      onSignOut={signOut}
    >
      {children}
    </PortalShell>
  );
}
