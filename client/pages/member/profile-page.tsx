import { MemberProfile } from "../../features/members/member-profile.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The profile of the member's firm; where a member begins until it is saved. */
export function ProfilePage() {
  return (
    <MemberShell>
      <MemberProfile />
    </MemberShell>
  );
}
