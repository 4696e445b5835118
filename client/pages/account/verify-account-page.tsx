import { useLocation } from "react-router-dom";
import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { emailIn } from "../../features/accounts/email-in.ts";
import { VerifyAccount } from "../../features/directory/verify-account.tsx";

/** /verify-account. @source specification 2 "Account screens" */
export function VerifyAccountPage() {
  return (
    <AccountFrame>
      <VerifyAccount sentTo={emailIn(useLocation().state)} />
    </AccountFrame>
  );
}
