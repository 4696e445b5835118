import { AccountSettings } from "../../features/accounts/account-settings.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** Password and sessions of the signed-in user. */
export function CouncilAccountPage() {
  return (
    <CouncilShell>
      <AccountSettings />
    </CouncilShell>
  );
}
