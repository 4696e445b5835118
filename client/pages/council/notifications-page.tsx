import { Stack } from "@mantine/core";
import { PageHeading } from "../../components/page-heading.tsx";
import { ApprovalList } from "../../features/notifications/approval-list.tsx";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { RefreshButton } from "../../features/notifications/refresh-button.tsx";
import { trpc } from "../../lib/trpc.ts";
import { DgftQueryList } from "../../features/reviews/dgft-query-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What happened, unread first, then the queries of DGFT that wait for the council, and what it approved. @source specification 2 "Notifications" */
export function CouncilNotificationsPage() {
  const utils = trpc.useUtils();
  return (
    <CouncilShell>
      <PageHeading title="Notifications" actions={<RefreshButton onRefresh={() => utils.reviews.dgftQueries.invalidate()} />} />
      <Stack gap="xl">
        <NotificationList reader="council" />
        <DgftQueryList />
        <ApprovalList reader="council" />
      </Stack>
    </CouncilShell>
  );
}
