import { PageHeading } from "../../components/page-heading.tsx";
import { RefreshButton } from "../../features/notifications/refresh-button.tsx";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** What happened since the officer was last here. */
export function DgftNotificationsPage() {
  return (
    <DgftShell>
      <PageHeading title="Notifications" actions={<RefreshButton />} />
      <NotificationList reader="dgft" />
    </DgftShell>
  );
}
