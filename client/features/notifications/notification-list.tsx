import { Button, Group, Stack, Title } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { IconRefresh } from "../../components/icons.ts";
import { Pagination } from "../../components/pagination.tsx";
import { EmptyState, ErrorState, LoadingState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { groupNotifications } from "./notification-groups.ts";
import { NotificationRow } from "./notification-row.tsx";

const pageSize = 20;
const resultsId = "notifications";

/** Everything that somebody was told, unread first and by day. Opening one leads to its reimbursement and marks it as read. */
export function NotificationList({ reader }: { reader: Reader }) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get("page") ?? "1")) || 1);
  const utils = trpc.useUtils();
  const list = trpc.notifications.list.useQuery({ page, pageSize }, { placeholderData: (before) => before });
  const markRead = trpc.notifications.markRead.useMutation({ onSuccess: () => utils.notifications.invalidate() });

  if (list.data === undefined)
    return list.error === null ? (
      <LoadingState lines={6} />
    ) : (
      <ErrorState message={failureOf(list.error).message} onRetry={() => void list.refetch()} />
    );
  const { rows, unread, totalPages } = list.data;
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={list.isFetching}
          onClick={() => void utils.notifications.invalidate()}
        >
          Refresh
        </Button>
        {unread > 0 && (
          <Button variant="default" loading={markRead.isPending} onClick={() => markRead.mutate({})}>
            Mark all {unread} as read
          </Button>
        )}
      </Group>
      {markRead.error !== null && <ErrorState message={failureOf(markRead.error).message} />}
      {rows.length === 0 && (
        <EmptyState title="No notifications yet">You are told here, and by e-mail, whenever a reimbursement moves on.</EmptyState>
      )}
      <Stack gap="lg" id={resultsId} tabIndex={-1}>
        {groupNotifications(rows, new Date(list.dataUpdatedAt)).map(({ heading, days }) => (
          <Stack key={heading} component="section" gap="sm" aria-label={`${heading} notifications`}>
            <Title order={2} size="h4">
              {heading}
            </Title>
            {days.map((day) => (
              <Stack key={day.label} gap="xs">
                <Title order={3} size="h5" c="dimmed">
                  {day.label}
                </Title>
                <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: "none" }}>
                  {day.rows.map((notice) => (
                    <NotificationRow
                      key={notice.id}
                      notice={notice}
                      reader={reader}
                      onOpen={() => !notice.isRead && markRead.mutate({ ids: [notice.id] })}
                    />
                  ))}
                </Stack>
              </Stack>
            ))}
          </Stack>
        ))}
      </Stack>
      <Pagination page={page} pageCount={totalPages} focusId={resultsId} onPage={(next) => setSearch({ page: String(next) })} />
    </Stack>
  );
}
