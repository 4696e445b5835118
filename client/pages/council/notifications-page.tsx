import { PageHeading } from "../../components/page-heading.tsx";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { DgftQueryList } from "../../features/reviews/dgft-query-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What happened since, and the queries of DGFT that wait for the council. @source specification 2 "Notifications" */
export function CouncilNotificationsPage() {
  return (
    <CouncilShell>
      <PageHeading title="Notifications" />
      <NotificationList reader="council" />
      <DgftQueryList />
    </CouncilShell>
  );
}
