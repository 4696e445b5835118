import type { ComponentType, ReactNode } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import { PortalShell } from "../../components/portal-shell.tsx";
import { useLastSignedIn } from "../../features/accounts/use-me.ts";
import { useSignOut } from "../../features/accounts/use-sign-out.ts";
import { CouncilShell } from "../council/council-shell.tsx";
import { MemberShell } from "../member/member-shell.tsx";

type Shell = ComponentType<{ children: ReactNode }>;

/** Members and the council keep their own frame in the directory. */
const shells: Partial<Record<Role, Shell>> = { MEMBER: MemberShell, EPCMD_ADMIN: CouncilShell };

/** The frame of the directory for every role. */
export function DirectoryShell({ children }: { children: ReactNode }) {
  const signedIn = useLastSignedIn();
  if (signedIn === undefined) return null;
  const OfRole = shells[signedIn.user.role] ?? BuyerShell;
  return <OfRole>{children}</OfRole>;
}

/** The frame of every page of a buyer. */
export function BuyerShell({ children }: { children: ReactNode }) {
  const signedIn = useLastSignedIn();
  const { signOut, isBusy } = useSignOut();
  if (signedIn === undefined) return null;
  const { user, home } = signedIn;
  return (
    <PortalShell
      home={home}
      navigation={[
        { label: "Member directory", to: paths.buyerHome, isExact: true },
        { label: "Your enquiries", to: paths.buyerEnquiries },
      ]}
      user={{ name: user.name, of: user.roleLabel }}
      accountTo={`${paths.buyerHome}/account`}
      isSigningOut={isBusy}
      onSignOut={signOut}
    >
      {children}
    </PortalShell>
  );
}
