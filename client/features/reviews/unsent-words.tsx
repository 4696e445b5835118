import { useEffect, useState, type ComponentType } from "react";
import type { LeaveGuardProps } from "../../components/leave-guard.tsx";
import { useLoadAhead } from "../../lib/after-first-view.ts";
import { useIsFailing } from "../reimbursements/flush-on-unmount.ts";

const readGuard = () => import("../../components/leave-guard.tsx");

/**
 * Asks before a claim is left while words are not on the server: those of its dialogs, which no draft keeps, and those that could not be saved.
 * The guard is loaded after the first view, so that it is there when the line is down.
 */
export function UnsentWords({ isUnsent }: { readonly isUnsent: boolean }) {
  const isFailing = useIsFailing();
  const asks = isUnsent || isFailing;
  const [Guard, setGuard] = useState<ComponentType<LeaveGuardProps>>();
  useLoadAhead(readGuard);
  useEffect(() => {
    // Not `lazy`: Suspense shows what arrives within 300 ms only after them. Without a connection the page goes on without the guard.
    if (asks)
      void readGuard().then(
        ({ LeaveGuard }) => setGuard(() => LeaveGuard),
        () => undefined,
      );
  }, [asks]);
  if (Guard === undefined) return null;
  const texts = [
    isFailing && "What you wrote on this claim is not saved: if you leave now, it may be lost.",
    isUnsent && "What you typed in a dialog of this claim is not sent yet.",
  ];
  return <Guard isDirty={asks} text={texts.filter(Boolean).join(" ")} />;
}
