import { useLocation } from "react-router-dom";
import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { emailIn } from "../../features/accounts/email-in.ts";
import { ExpiredPassword } from "../../features/accounts/expired-password.tsx";

/** /password-expired; the login hands over the address that was typed there. @source specification 2 "Account screens" */
export function PasswordExpiredPage() {
  return (
    <AccountFrame>
      <ExpiredPassword knownEmail={emailIn(useLocation().state)} />
    </AccountFrame>
  );
}
