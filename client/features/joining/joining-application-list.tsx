import { Stack } from "@mantine/core";
import { paths } from "#domain/council.ts";
import { joiningStateLabels, listedJoiningStates } from "#domain/joining/states.ts";
import type { Column } from "../../components/data-list.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, textFilter, useListFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatCount, formatDate } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { applicationTones, type ListedJoiningApplication } from "./joining-views.ts";

const filterFields = { page: pageFilter, search: textFilter(200), state: choiceFilter(listedJoiningStates) };

const { draft: _draft, ...stateChoices } = joiningStateLabels;

const columns: readonly Column<ListedJoiningApplication>[] = [
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  { key: "number", label: "Number", show: ({ reference }) => <Unbroken>{reference}</Unbroken> },
  { key: "gst", label: "GST number", show: ({ gstNo }) => <Unbroken>{gstNo ?? "–"}</Unbroken> },
  { key: "submitted", label: "Submitted", show: ({ submittedAt }) => <Unbroken>{formatDate(submittedAt)}</Unbroken>, width: "short" },
  {
    key: "age",
    label: "Waits",
    show: ({ waitingDays }) => <Unbroken>{waitingDays === null ? "–" : formatCount(waitingDays, "day")}</Unbroken>,
    width: "short",
  },
  { key: "state", label: "State", show: ({ state }) => <StatusTag tone={applicationTones[state]}>{joiningStateLabels[state]}</StatusTag> },
];

/** The applications: first what waits for the council, the longest wait first. */
export function JoiningApplicationList() {
  const [filters, change] = useListFilters(filterFields);
  const { page, search, state } = filters;
  const query = trpc.joining.list.useQuery({ page, pageSize: 20, search, ...(state !== undefined && { state }) }, { placeholderData: keepRows });
  return (
    <Stack gap="md">
      <ListToolbar
        search={{
          label: "Search",
          description: "By firm, GST number, number or e-mail address",
          words: search,
          onSearch: (words) => change({ search: words }),
        }}
        one="application"
        count={query.data?.count}
      >
        <FilterSelect label="State" all="All" choices={stateChoices} value={state} onChange={(chosen) => change({ state: chosen })} />
      </ListToolbar>
      <PagedList
        id="applications"
        caption="Applications for membership"
        isCaptionUnseen
        columns={columns}
        query={query}
        page={page}
        onPage={(next) => change({ page: next })}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `${paths.joiningDesk}/${id}`}
        emptyTitle={search === "" && state === undefined ? "No application has come in yet." : "No application matches."}
      />
    </Stack>
  );
}
