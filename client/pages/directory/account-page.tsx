import { AccountSettings } from "../../features/accounts/account-settings.tsx";
import { DirectoryShell } from "./directory-shell.tsx";

/** Password and sessions of a buyer. */
export function BuyerAccountPage() {
  return (
    <DirectoryShell>
      <AccountSettings />
    </DirectoryShell>
  );
}
