import { AccountSettings } from "../../features/accounts/account-settings.tsx";
import { MemberShell } from "./member-shell.tsx";

/** Password and sessions of the signed-in user. */
export function MemberAccountPage() {
  return (
    <MemberShell>
      <AccountSettings />
    </MemberShell>
  );
}
