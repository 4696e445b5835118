import { useEffect, useState, type ComponentType } from "react";
import type { LeaveGuardProps } from "../../components/leave-guard.tsx";

/**
 * Asks before a claim is left while words of its dialogs are typed and not sent: no draft keeps them. The guard is loaded once something is
 * typed, so it is not in the first view.
 */
export function UnsentWords({ isUnsent }: { readonly isUnsent: boolean }) {
  const [Guard, setGuard] = useState<ComponentType<LeaveGuardProps>>();
  useEffect(() => {
    // Not `lazy`: Suspense shows what arrives within 300 ms only after them. Without a connection the page goes on without the guard.
    if (isUnsent)
      void import("../../components/leave-guard.tsx").then(
        ({ LeaveGuard }) => setGuard(() => LeaveGuard),
        () => undefined,
      );
  }, [isUnsent]);
  return isUnsent && Guard !== undefined && <Guard isDirty text="What you typed in a dialog of this claim is not sent yet." />;
}
