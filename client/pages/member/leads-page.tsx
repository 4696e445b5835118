import { useEffect } from "react";
import { LoadingState } from "../../components/states.tsx";

/** The leads have a page of their own outside of the portal's: who comes here from within, as after signing in, gets it by loading the address. */
export function OpenLeadsPage() {
  useEffect(() => window.location.reload(), []);
  return <LoadingState label="Opening the leads..." />;
}
