import { lazy, Suspense } from "react";

/** Only once something is typed, so not in the first view. */
const LeaveGuard = lazy(async () => ({ default: (await import("../../components/leave-guard.tsx")).LeaveGuard }));

/** Asks before a claim is left while words of its dialogs are typed and not sent: no draft keeps them. */
export function UnsentWords({ isUnsent }: { readonly isUnsent: boolean }) {
  if (!isUnsent) return null;
  return (
    <Suspense>
      <LeaveGuard isDirty text="What you typed in a dialog of this claim is not sent yet." />
    </Suspense>
  );
}
