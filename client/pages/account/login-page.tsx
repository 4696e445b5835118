import { Navigate, useLocation } from "react-router-dom";
import { LoadingPage } from "../../app/page-states.tsx";
import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { LoginSteps } from "../../features/accounts/login-steps.tsx";
import { safeNext } from "../../features/accounts/next-path.ts";
import { useMe } from "../../features/accounts/use-me.ts";

/** /login. A signed-in user is sent on. @source specification 2 "Account screens" */
export function LoginPage() {
  const { me, error } = useMe();
  const { search } = useLocation();
  if (me === undefined && error === undefined) return <LoadingPage />;
  if (me?.isSignedIn === true) return <Navigate to={safeNext(search, window.location.origin) ?? me.home} replace />;
  return (
    <AccountFrame>
      <LoginSteps />
    </AccountFrame>
  );
}
