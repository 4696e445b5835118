import { Alert, Button, Group, Stack } from "@mantine/core";
import { Link, useSearchParams } from "react-router-dom";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import type { Column } from "../../../components/data-list.tsx";
import { IconPlus } from "../../../shared/icons.ts";
import { PagedList } from "../../../components/paged-list.tsx";
import { ListToolbar } from "../../../components/list-toolbar.tsx";
import { formatDateTime } from "../../../shared/format.ts";
import { keepRows } from "../../../lib/keep-rows.ts";
import { usePageParameter } from "../../../lib/page-parameter.ts";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { contentEntryPath } from "./content-paths.ts";
import { StandingTag } from "./standing-tag.tsx";
import type { ContentRow } from "./views.ts";

const listId = "list-of-content";
const pageSize = 20;

const columns: readonly Column<ContentRow>[] = [
  { key: "title", label: "Title", show: ({ title }) => title },
  { key: "standing", label: "State", show: (row) => <StandingTag row={row} /> },
  {
    key: "changed",
    label: "Changed",
    show: ({ updatedAt, updatedByName }) => (updatedByName === null ? "Came with the portal" : `${formatDateTime(updatedAt)} by ${updatedByName}`),
  },
];

/** The entries of a kind, drafts included, with the way to write a new one and to put them in order. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get("search") ?? "").slice(0, 200);
  const [page, turnTo] = usePageParameter("page");
  const { one, order } = contentKindOf(kind);
  const query = trpc.site.content.list.useQuery({ kind, search, page, pageSize }, { placeholderData: keepRows });
  const found = query.data;
  const canMove = order === "position" && search === "";
  return (
    <Stack gap="md">
      <ListToolbar
        search={{ label: "Search by title or address", words: search, onSearch: (words) => setParameters(words === "" ? {} : { search: words }) }}
        one={one}
        many="entries"
        count={found?.count}
      >
        <Button ms="auto" component={Link} to={contentEntryPath(kind, "new")} leftSection={<IconPlus size={18} aria-hidden="true" />}>
          Write a new {one}
        </Button>
      </ListToolbar>
      <PagedList
        id={listId}
        query={query}
        page={page}
        onPage={turnTo}
        caption={contentKindOf(kind).title}
        isCaptionUnseen
        columns={canMove ? [...columns, { key: "order", label: "Order", show: (row) => <MoveButtons row={row} /> }] : columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => contentEntryPath(kind, id)}
        emptyTitle={search === "" ? `No ${one} yet.` : `Nothing found for "${search}".`}
      />
    </Stack>
  );
}

function MoveButtons({ row: { id, version, title } }: { row: ContentRow }) {
  const utils = trpc.useUtils();
  const move = trpc.site.content.move.useMutation({ onSettled: () => utils.site.content.invalidate() });
  const button = (direction: "up" | "down") => (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`Move ${title} ${direction}`}
      aria-disabled={move.isPending}
      onClick={() => !move.isPending && move.mutate({ id, version, direction })}
    >
      {direction === "up" ? "Up" : "Down"}
    </Button>
  );
  return (
    <Group gap="xs" wrap="nowrap">
      {button("up")}
      {button("down")}
      {move.error !== null && <Alert color="red" role="alert" title={failureOf(move.error).message} />}
    </Group>
  );
}
