import { AccountSettings } from "../../features/accounts/account-settings.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** Password and sessions of whoever is signed in. */
export function DgftAccountPage() {
  return (
    <DgftShell>
      <AccountSettings />
    </DgftShell>
  );
}
