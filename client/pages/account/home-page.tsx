import { Navigate } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { LoadingPage, MeFailure } from "../../app/page-states.tsx";
import { useMe } from "../../features/accounts/use-me.ts";

/** The first address: whoever is signed in goes home, everybody else to the login. */
export function HomePage() {
  const { me, error, retry } = useMe();
  if (me === undefined) return error === undefined ? <LoadingPage /> : <MeFailure message={error} onRetry={retry} />;
  return <Navigate to={me.isSignedIn ? me.home : paths.login} replace />;
}
