import { Anchor, Paper, Stack, Text, VisuallyHidden } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { isPageGone, PageGone, Pagination } from "../../components/pagination.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { EmptyState } from "../../components/states.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { buyerRows } from "./received-enquiry.tsx";

type Reported = inferRouterOutputs<AppRouter>["directory"]["enquiries"]["reported"]["rows"][number];

const listId = "reported-enquiries";

/** What members called abuse, with the text: the only enquiries that the council reads. */
export function ReportedEnquiries() {
  const [page, turnTo] = usePageParameter("reported");
  const query = trpc.directory.enquiries.reported.useQuery({ page, pageSize: 5 }, { placeholderData: keepPreviousData });
  if (query.data === undefined) return <NotRead query={query} />;
  if (isPageGone(query.data)) return <PageGone page={query.data.currentPage} pageCount={query.data.totalPages} onPage={turnTo} focusId={listId} />;
  if (query.data.count === 0) return <EmptyState title="No member has reported an enquiry." />;
  return (
    <>
      <Stack component="ul" gap="lg" m={0} p={0} id={listId} tabIndex={-1} style={{ listStyle: "none" }}>
        {query.data.rows.map((enquiry) => (
          <ReportedEnquiry key={enquiry.id} enquiry={enquiry} />
        ))}
      </Stack>
      <Pagination label="Pages of reported enquiries" page={page} pageCount={query.data.totalPages} onPage={turnTo} focusId={listId} />
    </>
  );
}

function ReportedEnquiry({ enquiry: { subject, message, receivedAt, report, firmName, buyer } }: { enquiry: Reported }) {
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="md">
        <SummaryCard
          isStacked
          rows={[
            { label: "Subject", value: subject },
            { label: "Message", value: <Text style={{ whiteSpace: "pre-wrap" }}>{message}</Text> },
            { label: "Received", value: formatDateTime(receivedAt) },
            { label: "Reported by", value: report === undefined ? firmName : `${firmName}, on ${formatDateTime(report.at)}` },
            { label: "Reason", value: <Text style={{ whiteSpace: "pre-wrap" }}>{report?.reason}</Text> },
          ]}
        />
        <SummaryCard rows={buyerRows(buyer)} />
        <Anchor component={Link} to={`${paths.buyers}?${new URLSearchParams({ search: buyer.email }).toString()}`} py={4}>
          Open this buyer to suspend the login<VisuallyHidden> of {buyer.email}</VisuallyHidden>
        </Anchor>
      </Stack>
    </Paper>
  );
}
