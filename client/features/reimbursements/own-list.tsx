import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { shortMoneyWords } from "#domain/payments/where-the-money-is.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { ownOrders } from "#domain/reimbursements/own-orders.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { standings } from "#domain/reimbursements/standing.ts";
import { TextButton } from "../../components/text-button.tsx";
import type { Column } from "../../components/data-list.tsx";
import { IconPlus } from "../../shared/icons.ts";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { keepRows } from "../../lib/keep-rows.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { AmountFilter } from "./amount-filter.tsx";
import { AmountText } from "./amount-text.tsx";
import { DueMark } from "./due-mark.tsx";
import { EntitlementOverview } from "./entitlement-overview.tsx";
import { openPath, wizardPath } from "./member-paths.ts";
import { useOwnFilters, type OwnFilters } from "./own-filters.ts";
import { daysText, nextActionText, statusTone, withWhomText } from "./status-words.ts";
import type { OwnReimbursementRow } from "./views.ts";
import wrapping from "./wrapping-button.module.css";

const pageSize = 10;
const resultsId = "own-reimbursements";

const schemeColumn: Column<OwnReimbursementRow> = { key: "scheme", label: "Scheme", show: ({ typeLabel }) => typeLabel };
const columns: readonly Column<OwnReimbursementRow>[] = [
  { key: "id", label: "Reimbursement ID", show: ({ id, title }) => (title === undefined ? id : `${id}: ${title}`) },
  schemeColumn,
  {
    key: "status",
    label: "Status",
    show: (row) => (
      <>
        <StatusTag tone={statusTone(row)}>{row.status}</StatusTag>
        <MoneyWords row={row} />
      </>
    ),
  },
  { key: "amount", label: "Amount", show: (row) => <AmountText claim={row} />, isFigure: true },
  { key: "withWhom", label: "With whom", show: withWhomText },
  {
    key: "days",
    label: "Days",
    show: (row) => (
      <>
        {daysText(row)}
        <br />
        <DueMark {...row} isShort />
      </>
    ),
    isFigure: true,
  },
  { key: "changed", label: "Last changed", show: ({ updatedAt }) => formatDateTime(updatedAt) },
  { key: "next", label: "Next action", show: nextActionText },
];

/** Where the money of an approved claim is, once an order covers it. */
function MoneyWords({ row: { state, paymentStatus } }: { row: OwnReimbursementRow }) {
  return state === "APPROVED_DGFT" && paymentStatus !== null ? <Text size="xs">{shortMoneyWords[paymentStatus]}</Text> : null;
}

/** The firm's own reimbursements, of one scheme or of all, last changed first, and the way to a new one. */
export function OwnReimbursementList({ scheme }: { scheme?: Scheme }) {
  const [filters, change] = useOwnFilters();
  const kind = scheme?.kind ?? filters.scheme;
  const { state: standing, amountFrom, amountTo, order, page } = filters;
  const list = trpc.reimbursements.listOwn.useQuery(
    { scheme: kind, standing, amountFrom, amountTo, order, page, pageSize },
    { placeholderData: (before) => before },
  );
  const detail = trpc.members.detail.useQuery();
  const waiting = trpc.reimbursements.listOwn.useQuery(
    { scheme: kind, standing: "action", page: 1, pageSize: 1 },
    { placeholderData: (before) => before },
  );
  // The count of the scheme chosen before says nothing of this one.
  const toReply = waiting.isPlaceholderData ? 0 : (waiting.data?.count ?? 0);
  const entitlements = trpc.useQueries(({ reimbursements }) =>
    scheme === undefined ? schemeKinds.map((one) => reimbursements.entitlement({ scheme: one })) : [],
  );
  const problem = detail.data?.filingProblem;
  const mayStart = detail.data !== undefined && problem === undefined;
  const isFiltered = amountFrom !== "" || amountTo !== "" || filters.state !== undefined || (scheme === undefined && filters.scheme !== undefined);
  // The part above the list depends on all these answers: rendered one by one they would push the list down while it is read.
  if ([list, detail, waiting, ...entitlements].some(({ isPending }) => isPending)) return <LoadingState lines={6} />;
  return (
    <Stack gap="md" align="stretch">
      {detail.data === undefined && detail.error !== null && (
        <ErrorState message={failureOf(detail.error).message} onRetry={() => void detail.refetch()} />
      )}
      {problem !== undefined && (
        <Alert color="orange" title="You cannot file at present">
          <Text>{problem}</Text>
        </Alert>
      )}
      {filters.state === undefined && <NeedsReply count={toReply} onShow={() => change({ state: "action" })} />}
      {mayStart && <StartButtons kinds={scheme === undefined ? schemeKinds : [scheme.kind]} />}
      {scheme === undefined && mayStart && <EntitlementOverview />}
      <Filters filters={filters} hasScheme={scheme === undefined} onChange={change} />
      <PagedList
        id={resultsId}
        query={list.isPlaceholderData ? { ...list, data: keepRows(list.data) } : list}
        page={filters.page}
        onPage={(page) => change({ page })}
        caption={scheme === undefined ? "Your reimbursements" : `Your ${scheme.typeLabel.toLowerCase()} reimbursements`}
        isCaptionUnseen={scheme === undefined}
        columns={kind === undefined ? columns : columns.filter((column) => column !== schemeColumn)}
        rowKey={({ id }) => id}
        rowLink={openPath}
        emptyTitle={isFiltered ? "None of your reimbursements fits these filters." : noneYet(kind)}
        emptyHint={<EmptyHint isFiltered={isFiltered} mayStart={mayStart} onClear={() => change(noFilters)} />}
      />
      {(list.data?.count ?? 0) > 0 && (
        <Anchor size="sm" href={exportAddressOf(filters, kind)} download>
          Download this list with its amounts (csv)
        </Anchor>
      )}
    </Stack>
  );
}

const noFilters = { scheme: undefined, state: undefined, amountFrom: "", amountTo: "" } as const;

/** All pages of the list as it is filtered and sorted; the page of a scheme has the scheme in its path. */
function exportAddressOf({ state, amountFrom, amountTo, order }: OwnFilters, scheme: SchemeKind | undefined): string {
  const asked = Object.entries({ scheme, standing: state, amountFrom, amountTo, order });
  const query = new URLSearchParams(asked.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]])));
  return `/exports/reimbursements.csv?${query.toString()}`;
}

/** What waits for the member must not be missed on a later page. */
function NeedsReply({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Alert color="orange" title={count === 1 ? "1 reimbursement waits for your reply" : `${count} reimbursements wait for your reply`}>
      <TextButton onClick={onShow}>Show {count === 1 ? "it" : "them"}</TextButton>
    </Alert>
  );
}

const noneYet = (kind: SchemeKind | undefined): string =>
  kind === undefined
    ? "Your firm has filed no reimbursement yet."
    : `Your firm has filed no ${schemeOf(kind).typeLabel.toLowerCase()} reimbursement yet.`;

function StartButtons({ kinds }: { kinds: readonly SchemeKind[] }) {
  return (
    <Group gap="sm">
      {kinds.map((kind, place) => (
        <Button
          key={kind}
          component={Link}
          to={wizardPath(kind, {})}
          variant={place === 0 ? "filled" : "default"}
          classNames={wrapping}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          Start a new {schemeOf(kind).typeLabel.toLowerCase()} reimbursement
        </Button>
      ))}
    </Group>
  );
}

type FiltersProps = { readonly filters: OwnFilters; readonly hasScheme: boolean; readonly onChange: (part: Partial<OwnFilters>) => void };

function Filters({ filters, hasScheme, onChange }: FiltersProps) {
  return (
    <ListToolbar>
      {hasScheme && (
        <FilterSelect
          label="Scheme"
          all="All schemes"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={filters.scheme}
          onChange={(scheme) => onChange({ scheme })}
        />
      )}
      <FilterSelect label="State" all="All states" choices={standings} value={filters.state} onChange={(state) => onChange({ state })} />
      <AmountFilter values={filters} onChange={onChange} />
      <FilterSelect label="Sort by" choices={ownOrders} value={filters.order} onChange={(order) => onChange({ order })} />
    </ListToolbar>
  );
}

function EmptyHint({ isFiltered, mayStart, onClear }: { isFiltered: boolean; mayStart: boolean; onClear: () => void }) {
  if (isFiltered) return <TextButton onClick={onClear}>Show all</TextButton>;
  return mayStart ? <Text>Start one above. You can stop at any step and go on later, on any device.</Text> : null;
}
