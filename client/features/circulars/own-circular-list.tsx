import { Stack } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { circularWords } from "#domain/circulars/circular-words.ts";
import { paths } from "#domain/council.ts";
import type { Column } from "../../components/data-list.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { ReplacedTag } from "./circular-tag.tsx";
import classes from "./own-circulars.module.css";
import type { ListedOwnCircular } from "./views.ts";

const columns: readonly Column<ListedOwnCircular>[] = [
  { key: "subject", label: "Subject", show: (row) => <Subject row={row} /> },
  { key: "number", label: "Number", show: ({ number }) => <Unbroken>{number}</Unbroken> },
  { key: "published", label: "Published", width: "short", show: ({ publishedAt }) => <Unbroken>{formatDate(publishedAt)}</Unbroken> },
  { key: "holds", label: "Holds from", width: "short", show: ({ holdsFromOn }) => <Unbroken>{formatDate(holdsFromOn)}</Unbroken> },
  { key: "state", label: "State", show: (row) => <State row={row} /> },
];

const Subject = ({ row: { subject, subjectHindi } }: { readonly row: ListedOwnCircular }) => (
  <>
    {subject}
    <span lang="hi" className={classes.hindi}>
      {subjectHindi}
    </span>
  </>
);

function State({ row: { isRead, isUrgent, isWithdrawn, replacedByNumber, replacedFromOn } }: { readonly row: ListedOwnCircular }) {
  if (isWithdrawn) return <StatusTag tone="red">{circularWords.en.withdrawn}</StatusTag>;
  if (replacedByNumber !== null && replacedFromOn !== null) return <ReplacedTag by={{ number: replacedByNumber, holdsFromOn: replacedFromOn }} />;
  if (!isRead) return <StatusTag tone="blue">{isUrgent ? "New, urgent" : "New"}</StatusTag>;
  return "Read";
}

/** The circulars for the member's firm: new ones first, then the newest. */
export function OwnCircularList() {
  const [parameters, setParameters] = useSearchParams();
  const [page, turnTo] = usePageParameter("page");
  const search = (parameters.get("search") ?? "").slice(0, 200);
  const query = trpc.circulars.own.list.useQuery({ search, page, pageSize: 20 }, { placeholderData: keepRows });
  return (
    <Stack gap="md">
      <ListToolbar
        search={{
          label: "Search by number, subject or text",
          words: search,
          onSearch: (words) => setParameters(words === "" ? {} : { search: words }),
        }}
        one="circular"
        count={query.data?.count}
      />
      <PagedList
        id="own-circulars"
        query={query}
        page={page}
        onPage={turnTo}
        caption="Circulars for your firm"
        isCaptionUnseen
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `${paths.memberCirculars}/${id}`}
        emptyTitle={search === "" ? "No circular for your firm yet." : `Nothing found for "${search}".`}
        emptyHint={search === "" && "You get a notice and an e-mail when there is one."}
      />
    </Stack>
  );
}
