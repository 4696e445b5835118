import { SegmentedControl, Stack } from "@mantine/core";
import { useLocation } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { inboxOf, type InboxKind } from "#domain/site/inboxes.ts";
import { TextButton } from "../../components/text-button.tsx";
import type { Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { keepRows } from "../../lib/keep-rows.ts";
import { trpc } from "../../lib/trpc.ts";
import { EventFilter } from "./event-filter.tsx";
import { inboxExportParameters, useInboxFilters, type InboxSearchParams } from "./use-inbox-filters.ts";
import type { InboxEntry } from "./views.ts";

const listId = "inbox";

const moreColumns: readonly Column<InboxEntry>[] = [
  { key: "received", label: "Received", show: (entry) => <Unbroken>{formatDateTime(entry.createdAt)}</Unbroken> },
  { key: "state", label: "State", show: (entry) => <HandledTag entry={entry} /> },
];

/** Messages from a form of the website: open ones first, newest first. */
export function InboxList({ kind }: { kind: InboxKind }) {
  const [filters, change] = useInboxFilters();
  const { search: address } = useLocation();
  const { title, one, listed, fields } = inboxOf(kind);
  const query = trpc.site.listInbox.useQuery({ kind, ...filters }, { placeholderData: keepRows });
  const page = query.data;
  const columns = fields
    .filter(({ key }) => listed.includes(key))
    .map(({ key, label }): Column<InboxEntry> => ({
      key,
      label,
      show: (entry) => (key === "email" ? <EmailText>{entry.fields[key] ?? ""}</EmailText> : (entry.fields[key] ?? "")),
    }));
  const isNarrowed = filters.search !== "" || filters.event !== "" || filters.show === "open" || filters.page > 1;
  return (
    <Stack gap="md">
      <Toolbar kind={kind} filters={filters} count={page?.count} onChange={change} />
      <PagedList
        id={listId}
        query={query}
        page={filters.page}
        onPage={(next) => change({ page: next })}
        isPageAlwaysShown
        caption={filters.show === "open" ? `${title} to be dealt with` : `All ${title.toLowerCase()}`}
        columns={[...columns, ...moreColumns]}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `${paths.councilHome}/${kind}/${id}`}
        rowLinkState={{ list: address }}
        emptyTitle={emptyTitle(filters, one)}
        emptyHint={
          isNarrowed && (
            <TextButton onClick={() => change({ search: "", event: "", show: "all", page: 1 })}>Show all {title.toLowerCase()}</TextButton>
          )
        }
      />
    </Stack>
  );
}

function emptyTitle({ search, event, show }: InboxSearchParams, one: string): string {
  if (event !== "" && search === "") return show === "open" ? `No ${one} for this event waits.` : `No ${one} for this event.`;
  if (search !== "") return `Nothing found for "${search}".`;
  return show === "open" ? `No ${one} waits.` : `No ${one} yet.`;
}

/** Whether an entry is dealt with, in a word. */
export function HandledTag({ entry }: { entry: InboxEntry }) {
  return entry.handledAt === null ? <StatusTag tone="blue">New</StatusTag> : <StatusTag tone="green">Handled</StatusTag>;
}

type ToolbarProps = {
  readonly kind: InboxKind;
  readonly filters: InboxSearchParams;
  readonly count: number | undefined;
  readonly onChange: (part: Partial<InboxSearchParams>) => void;
};

function Toolbar({ kind, filters, count, onChange }: ToolbarProps) {
  const { one } = inboxOf(kind);
  const search = { label: `Search by any word of a ${one}`, words: filters.search };
  return (
    <ListToolbar
      search={{ ...search, onSearch: (words) => onChange({ search: words }) }}
      one={one}
      count={count}
      exportPath={`/exports/inbox/${kind}.csv?${inboxExportParameters(filters).toString()}`}
    >
      {kind === "registrations" && <EventFilter event={filters.event} onChange={(event) => onChange({ event })} />}
      <SegmentedControl
        ms="auto"
        aria-label={`Which ${one}s`}
        value={filters.show}
        onChange={(show) => onChange({ show: show === "all" ? "all" : "open" })}
        data={[
          { value: "open", label: "To be dealt with" },
          { value: "all", label: "All" },
        ]}
      />
    </ListToolbar>
  );
}
