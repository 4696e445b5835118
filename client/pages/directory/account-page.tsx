import { AccountSettings } from "../../features/accounts/account-settings.tsx";
import { BuyerShell } from "./directory-shell.tsx";

/** Password and sessions of a buyer. */
export function BuyerAccountPage() {
  return (
    <BuyerShell>
      <AccountSettings />
    </BuyerShell>
  );
}
