import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { ResetPassword } from "../../features/accounts/reset-password.tsx";

/**
 * /forgot-password/{userId}/{resetToken}. The token leaves the address bar and the history at once and lives on in this
 * page only.
 * @source specification 2 "Account screens"; product.md "Accounts"; security.md row 13
 */
export function ResetPasswordPage() {
  const { userId = "", resetToken = "" } = useParams();
  const [kept] = useState({ userId, resetToken });
  useEffect(() => window.history.replaceState(window.history.state, "", paths.forgotPassword), []);
  return (
    <AccountFrame>
      <ResetPassword {...kept} />
    </AccountFrame>
  );
}
