import { PageHeading } from "../../components/page-heading.tsx";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { DgftQueryList } from "../../features/reviews/dgft-query-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The queries of DGFT that wait for the council, and what happened since. @source specification 2 "Notifications" */
export function CouncilNotificationsPage() {
  return (
    <CouncilShell>
      <PageHeading title="Notifications" />
      <DgftQueryList />
      <NotificationList reader="council" />
    </CouncilShell>
  );
}
