import { Anchor } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";

type SentRow = inferRouterOutputs<AppRouter>["directory"]["enquiries"]["listSent"]["rows"][number];

const columns: readonly Column<SentRow>[] = [
  { key: "subject", label: "Subject", show: ({ subject }) => subject },
  { key: "sent", label: "Sent", show: ({ createdAt }) => <Unbroken>{formatDateTime(createdAt)}</Unbroken> },
  { key: "members", label: "Members", isFigure: true, show: ({ members }) => members },
  { key: "answers", label: "Answered", isFigure: true, show: ({ answers }) => answers },
];

const listId = "sent-enquiries";

/** What a buyer wrote to members, newest first. */
export function SentEnquiries() {
  const [page, turnTo] = usePageParameter("page");
  const query = trpc.directory.enquiries.listSent.useQuery({ page }, { placeholderData: keepPreviousData });
  return (
    <PagedList
      id={listId}
      query={query}
      page={page}
      onPage={turnTo}
      caption="Enquiries that you sent"
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `${paths.buyerEnquiries}/${id}`}
      emptyTitle="You have not written to a member yet."
      emptyHint={
        <Anchor component={Link} to={paths.buyerHome}>
          Choose members in the directory
        </Anchor>
      }
    />
  );
}
