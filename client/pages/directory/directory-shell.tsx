import type { ReactNode } from "react";
import { paths } from "#domain/council.ts";
import { PortalShell } from "../../components/portal-shell.tsx";
import { useSignedIn } from "../../features/accounts/use-me.ts";
import { useSignOut } from "../../features/accounts/use-sign-out.ts";

export const buyerAccountPath = `${paths.buyerHome}/account`;

/** The frame of the directory. Members and the council come here from their own desks, and go back to them. */
export function DirectoryShell({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const { signOut, isBusy } = useSignOut();
  if (signedIn === undefined) return null;
  const { user, firm, home } = signedIn;
  const isBuyer = user.role === "BUYER";
  return (
    <PortalShell
      home={home}
      navigation={[
        { label: "Member directory", to: paths.buyerHome, isExact: true },
        ...(isBuyer ? [{ label: "Your enquiries", to: paths.buyerEnquiries }] : [{ label: "Back to your desk", to: home }]),
      ]}
      user={{ name: user.name, of: firm?.name ?? user.roleLabel }}
      isSigningOut={isBusy}
      onSignOut={signOut}
      {...(isBuyer && { accountTo: buyerAccountPath })}
    >
      {children}
    </PortalShell>
  );
}
