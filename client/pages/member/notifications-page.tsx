import { PageHeading } from "../../components/page-heading.tsx";
import { RefreshButton } from "../../features/notifications/refresh-button.tsx";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The member's notifications. */
export function MemberNotificationsPage() {
  return (
    <MemberShell>
      <PageHeading title="Notifications" actions={<RefreshButton />} />
      <NotificationList reader="member" />
    </MemberShell>
  );
}
