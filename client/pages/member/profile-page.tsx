import { lazy, Suspense } from "react";
import { MemberProfile } from "../../features/members/member-profile.tsx";
import { MemberShell } from "./member-shell.tsx";

/** Loaded when it is drawn, with what draws the QR code: few visits of the profile are for the mark. */
const OwnMark = lazy(async () => ({ default: (await import("../../features/directory/own-mark.tsx")).OwnMark }));

/** The profile of the member's firm; where a member begins until it is saved. The mark of the firm is below it. */
export function ProfilePage() {
  return (
    <MemberShell>
      <MemberProfile />
      <Suspense>
        <OwnMark />
      </Suspense>
    </MemberShell>
  );
}
