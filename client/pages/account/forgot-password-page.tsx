import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { ForgotPassword } from "../../features/accounts/forgot-password.tsx";

/** /forgot-password. @source specification 2 "Account screens" */
export function ForgotPasswordPage() {
  return (
    <AccountFrame>
      <ForgotPassword />
    </AccountFrame>
  );
}
