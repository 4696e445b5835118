import { AccountSettings } from "../../features/accounts/account-settings.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** Password and sessions of the signed-in user. */
export function DgftAccountPage() {
  return (
    <DgftShell>
      <AccountSettings />
    </DgftShell>
  );
}
