import { Stack, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { noticeMessages } from "#domain/notifications/notice-kinds.ts";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { isPageGone, PageGone, Pagination } from "../../components/pagination.tsx";
import { EmptyState, ErrorState, LoadingState } from "../../components/states.tsx";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { NotificationDays } from "./notification-days.tsx";
import { byDay } from "./notification-groups.ts";
import { useMarkRead } from "./use-mark-read.ts";

const pageSize = 10;
const pageParameter = "approvals";
const headingId = "dgft-approvals";

/** What DGFT approved: Today, Yesterday, then by date, each with its real time. @source specification 2 "Notifications" */
export function ApprovalList({ reader }: { reader: Reader }) {
  const [page, turnTo] = usePageParameter(pageParameter);
  const list = trpc.notifications.list.useQuery({ page, pageSize, part: "approvals" }, { placeholderData: keepPreviousData });
  const markRead = useMarkRead();
  const isGone = isPageGone(list.data);
  return (
    <Stack component="section" gap="sm" aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId} tabIndex={-1}>
        Approvals of DGFT
      </Title>
      {list.data === undefined && list.error !== null && (
        <ErrorState message={noticeMessages.approvalsNotLoaded} onRetry={() => void list.refetch()} />
      )}
      {list.data === undefined && list.error === null && <LoadingState lines={3} />}
      {list.data?.rows.length === 0 && !isGone && <EmptyState title={noticeMessages.noApprovals} />}
      {list.data !== undefined && isGone && (
        <PageGone page={list.data.currentPage} pageCount={list.data.totalPages} focusId={headingId} onPage={turnTo} />
      )}
      {list.data !== undefined && !isGone && (
        <>
          <NotificationDays days={byDay(list.data.rows)} reader={reader} onOpen={(id) => markRead.mutate({ ids: [id] })} />
          <Pagination
            label="Pages of approvals"
            page={page}
            pageCount={list.data.totalPages}
            isOpenEnded={list.data.isCountOpen}
            focusId={headingId}
            onPage={turnTo}
          />
        </>
      )}
    </Stack>
  );
}
