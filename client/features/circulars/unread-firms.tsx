import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { paths } from "#domain/council.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";

type UnreadFirm = inferRouterOutputs<AppRouter>["circulars"]["unreadFirms"]["rows"][number];

const columns: readonly Column<UnreadFirm>[] = [
  { key: "name", label: "Firm", show: ({ name }) => name },
  { key: "email", label: "E-mail", width: "long", show: ({ contactEmail }) => <EmailText>{contactEmail}</EmailText> },
];

/** The firms that have not opened a circular, by name. */
export function UnreadFirms({ id }: { readonly id: string }) {
  const [page, turnTo] = usePageParameter("firms");
  const query = trpc.circulars.unreadFirms.useQuery({ id, page, pageSize: 20 }, { placeholderData: keepPreviousData });
  return (
    <PagedList
      id="unread-firms"
      query={query}
      page={page}
      onPage={turnTo}
      caption="Firms that have not read it"
      columns={columns}
      rowKey={(firm) => firm.id}
      rowLink={(firm) => `${paths.councilHome}/firms/${firm.id}`}
      emptyTitle="Every firm has read it."
    />
  );
}
