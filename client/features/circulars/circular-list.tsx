import { Button, Stack } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import type { Column } from "../../components/data-list.tsx";
import { choicesOf, FilterSelect, withChosen } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate } from "../../shared/format.ts";
import { IconPlus } from "../../shared/icons.ts";
import { CircularTag } from "./circular-tag.tsx";
import type { ListedCircular } from "./views.ts";

const pageSize = 20;
const states = { draft: "Drafts", published: "Published", withdrawn: "Withdrawn" } as const;
type State = keyof typeof states;
const stateNames = Object.keys(states) as State[]; // keys of a literal object

const columns: readonly Column<ListedCircular>[] = [
  { key: "subject", label: "Subject", show: ({ subject }) => subject },
  { key: "number", label: "Number", show: ({ number }) => (number === null ? "No number yet" : <Unbroken>{number}</Unbroken>) },
  { key: "state", label: "State", show: (row) => <CircularTag {...row} /> },
  { key: "holds", label: "Holds from", width: "short", show: ({ holdsFromOn }) => <Unbroken>{formatDate(holdsFromOn)}</Unbroken> },
  {
    key: "audience",
    label: "For",
    show: ({ audienceText, isPublic, isUrgent }) => [audienceText, ...(isPublic ? ["website"] : []), ...(isUrgent ? ["urgent"] : [])].join(", "),
  },
];

/** All circulars, drafts first, with search, state and year in the address. */
export function CircularList() {
  const [parameters, setParameters] = useSearchParams();
  const [page, turnTo] = usePageParameter("page");
  const search = (parameters.get("search") ?? "").slice(0, 200);
  const state = stateNames.find((one) => one === parameters.get("state"));
  const year = parameters.get("year") ?? "";
  const financialYear = /^20\d\d-\d\d$/.test(year) ? year : undefined;
  const query = trpc.circulars.list.useQuery({ search, state, financialYear, page, pageSize }, { placeholderData: keepPreviousData });
  const { data } = query;
  // The years stay for the filter while other rows are read.
  const shown = query.isPlaceholderData ? keepRows(data) : data;
  const narrow = (name: string, value: string | undefined): void =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.delete("page");
      if (value === undefined || value === "") after.delete(name);
      else after.set(name, value);
      return after;
    });
  const isNarrowed = search !== "" || state !== undefined || financialYear !== undefined;
  return (
    <Stack gap="md">
      <ListToolbar
        search={{ label: "Search by number, subject or text", words: search, onSearch: (words) => narrow("search", words) }}
        one="circular"
        count={shown?.count}
      >
        <FilterSelect label="State" all="All states" choices={states} value={state} onChange={(next) => narrow("state", next)} />
        <FilterSelect
          label="Financial year"
          all="All years"
          choices={choicesOf(withChosen(data?.years ?? [], financialYear), (one) => one)}
          value={financialYear}
          onChange={(next) => narrow("year", next)}
        />
        <Button ms="auto" component={Link} to={`${paths.circulars}/new`} leftSection={<IconPlus size={18} aria-hidden="true" />}>
          Write a circular
        </Button>
      </ListToolbar>
      <PagedList
        id="list-of-circulars"
        query={{ ...query, data: shown }}
        page={page}
        onPage={turnTo}
        caption="Circulars"
        isCaptionUnseen
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `${paths.circulars}/${id}`}
        emptyTitle={isNarrowed ? "No circular matches this." : "No circular yet."}
      />
    </Stack>
  );
}
