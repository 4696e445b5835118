import { useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import type { Role } from "#domain/accounts/roles.ts";
import { useMe } from "../features/accounts/use-me.ts";
import { loginPathFor } from "../features/accounts/next-path.ts";
import { LoadingPage, MeFailure } from "./page-states.tsx";

/**
 * Shows a page to the given roles only. A visitor goes to the login and returns afterwards; another role goes to its own home. The page
 * stays open when the session ends, so that typed values are still there after signing in again.
 * @source product.md "Roles"; ux.md "Every screen"
 */
export function Guard({ roles }: { roles: readonly Role[] }) {
  const { me, error, retry } = useMe();
  const location = useLocation();
  const [isAdmitted, setIsAdmitted] = useState(false);
  if (me === undefined) return error === undefined ? <LoadingPage /> : <MeFailure message={error} onRetry={retry} />;
  if (me.isSignedIn && !roles.includes(me.user.role)) return <Navigate to={me.home} replace />;
  if (me.isSignedIn && !isAdmitted) setIsAdmitted(true);
  if (!me.isSignedIn && !isAdmitted) return <Navigate to={loginPathFor(location)} replace />;
  return <Outlet />;
}
