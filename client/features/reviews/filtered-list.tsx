import { Anchor, Stack } from "@mantine/core";
import { useLocation } from "react-router-dom";
import { listOrders, listOrderValues, orderAtFirst, type ReviewOffice } from "#domain/reviews/list-filter.ts";
import { DataList, type Column, type RowMark, type Sorting } from "../../components/data-list.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { fromList } from "./list-address.ts";
import { ReviewToolbar } from "./review-toolbar.tsx";
import { writeReviewFilters, type ListFilters } from "./use-review-filters.ts";
import type { ReviewRowsPage, ReviewListRow } from "./views.ts";

type FilteredListProps = {
  /** The address of the list as a csv, without its filters. */
  readonly exportPath: string;
  readonly caption: string;
  readonly filters: ListFilters;
  readonly onChange: (part: Partial<ListFilters>) => void;
  readonly columns: readonly Column<ReviewListRow>[];
  readonly reader: ReviewOffice;
  readonly page: Pick<ReviewRowsPage, "rows" | "currentPage" | "totalPages" | "isCountOpen"> | undefined;
  readonly rowLink: (row: ReviewListRow) => string;
  readonly rowMark?: (row: ReviewListRow) => RowMark | undefined;
  readonly loadingLabel?: string;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onDismissError?: () => void;
  readonly emptyTitle: string;
};

const listId = "list-of-reimbursements";

/** A list of reimbursements with its filters and pages; a row opens the reimbursement and takes the filters along for the way back. */
export function FilteredList({ filters, onChange, reader, page, emptyTitle, exportPath, ...list }: FilteredListProps) {
  const location = useLocation();
  return (
    <Stack gap="md">
      <ReviewToolbar reader={reader} filters={filters} onChange={onChange} />
      <div id={listId} tabIndex={-1}>
        <DataList
          {...list}
          rows={page?.rows}
          sorting={sortingOf(filters, onChange)}
          rowKey={(row) => row.id}
          rowLinkState={fromList(location)}
          emptyTitle={filters.search === "" ? emptyTitle : `Nothing found for "${filters.search}".`}
          emptyHint={<NextStep filters={filters} onChange={onChange} />}
        />
      </div>
      {page !== undefined && page.rows.length > 0 && (
        <>
          <Pagination
            isAlwaysShown
            page={page.currentPage}
            pageCount={page.totalPages}
            isOpenEnded={page.isCountOpen}
            onPage={(next) => onChange({ page: next })}
            focusId={listId}
          />
          <Anchor size="sm" href={exportAddress(exportPath, filters)} download>
            Download this list with its amounts (csv)
          </Anchor>
        </>
      )}
    </Stack>
  );
}

/** All pages of the list as it is filtered and sorted. */
const exportAddress = (path: string, filters: ListFilters): string => {
  const query = writeReviewFilters({ ...filters, page: 1 }).toString();
  return query === "" ? path : `${path}?${query}`;
};

/** The order in the words of the table's head: each press on a column turns it round. */
function sortingOf({ show, order = orderAtFirst(show) }: ListFilters, onChange: FilteredListProps["onChange"]): Sorting {
  const { column, direction } = listOrders[order];
  return {
    column,
    direction,
    columns: [...new Set(listOrderValues.map((value) => listOrders[value].column))],
    onSort: (wanted) => onChange({ order: listOrderValues.find((value) => listOrders[value].column === wanted && value !== order) }),
  };
}

/** What an empty list offers: fewer filters, or the first page when this one is past the end. */
function NextStep({ filters, onChange }: Pick<FilteredListProps, "filters" | "onChange">) {
  if (filters.page > 1) return <StepButton label="Go to the first page" onStep={() => onChange({ page: 1 })} />;
  if (filters.search !== "") return <StepButton label="Clear search" onStep={() => onChange({ search: "" })} />;
  if (filters.show === "needs_me") return <StepButton label="Show all reimbursements" onStep={() => onChange({ show: "all" })} />;
  return null;
}

function StepButton({ label, onStep }: { label: string; onStep: () => void }) {
  return (
    <Anchor component="button" type="button" onClick={onStep}>
      {label}
    </Anchor>
  );
}
