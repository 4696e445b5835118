import { useEffect } from "react";

/** Lets the browser ask before the window is closed or reloaded while something is not kept yet. */
export function useUnloadWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isAtRisk]);
}
