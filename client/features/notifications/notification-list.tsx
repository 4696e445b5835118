import { Group, Stack, Title } from "@mantine/core";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { isPageGone, PageGone, Pagination } from "../../components/pagination.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { EmptyState, ErrorState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { groupNotifications } from "./notification-groups.ts";
import { NotificationDays } from "./notification-days.tsx";
import { useMarkRead } from "./use-mark-read.ts";

const pageSize = 20;
const resultsId = "notifications";

/** All notifications of a user, unread first and by day. Opening one leads to its reimbursement and marks it as read. */
export function NotificationList({ reader }: { reader: Reader }) {
  const [page, turnTo] = usePageParameter("page");
  const list = trpc.notifications.list.useQuery({ page, pageSize }, { placeholderData: (before) => before });
  const markRead = useMarkRead();

  if (list.data === undefined) return <NotRead query={list} lines={6} />;
  const { rows, unread, currentPage, totalPages, isCountOpen, newestUnreadAt } = list.data;
  const isGone = isPageGone(list.data);
  return (
    <Stack gap="lg">
      <Group gap="xs">
        {unread > 0 && (
          <BusyButton
            variant="default"
            isBusy={markRead.isPending}
            busyLabel="Saving..."
            onClick={() => markRead.mutate({ until: newestUnreadAt ?? undefined })}
          >
            Mark all {unread} as read
          </BusyButton>
        )}
      </Group>
      {markRead.error !== null && <ErrorState message={failureOf(markRead.error).message} />}
      {rows.length === 0 && !isGone && (
        <EmptyState title="No notifications yet">You are told here, and by e-mail, whenever a reimbursement moves on.</EmptyState>
      )}
      <Stack gap="lg" id={resultsId} tabIndex={-1}>
        {isGone && <PageGone page={currentPage} pageCount={totalPages} onPage={turnTo} focusId={resultsId} />}
        {groupNotifications(rows).map(({ heading, days }) => (
          <Stack key={heading} component="section" gap="sm" aria-label={`${heading} notifications`}>
            <Title order={2} size="h4">
              {heading}
            </Title>
            <NotificationDays days={days} reader={reader} onOpen={(id) => markRead.mutate({ ids: [id] })} />
          </Stack>
        ))}
      </Stack>
      {!isGone && <Pagination page={page} pageCount={totalPages} isOpenEnded={isCountOpen} focusId={resultsId} onPage={turnTo} />}
    </Stack>
  );
}
