import { useLocation } from "react-router-dom";
import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { ExpiredPassword } from "../../features/accounts/expired-password.tsx";

/** /password-expired; the login hands over the address that was typed there. @source specification 2 "Account screens" */
export function PasswordExpiredPage() {
  const state: unknown = useLocation().state;
  const knownEmail = typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
  return (
    <AccountFrame>
      <ExpiredPassword knownEmail={knownEmail} />
    </AccountFrame>
  );
}
