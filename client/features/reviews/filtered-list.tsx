import { Anchor, Group, Stack } from "@mantine/core";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { listOrders, listOrderValues, maxSheetRows, orderAtFirst, type ReviewOffice } from "#domain/reviews/list-filter.ts";
import { DataList, type Column, type RowMark, type Sorting } from "../../components/data-list.tsx";
import { isPageGone, PageGone, Pagination } from "../../components/pagination.tsx";
import { useFromList } from "../../lib/from-list.ts";
import { formatCount } from "../../shared/format.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { chooseColumn, useChosen } from "./use-chosen.tsx";
import { LeftOutFilters } from "./left-out-filters.tsx";
import { exportAddress } from "./export-address.ts";
import { MoreFilters } from "./more-filters.tsx";
import { SavedViews } from "./saved-views.tsx";
import { ReviewToolbar } from "./review-toolbar.tsx";
import { isListNarrowed, withoutNarrowing, writeReviewFilters, type ListFilters } from "./use-review-filters.ts";
import type { ReviewRowsPage, ReviewListRow } from "./views.ts";

type FilteredListProps = {
  readonly scheme: SchemeKind;
  /** The address of the list as a file, without its ending and its filters. */
  readonly exportPath: string;
  readonly caption: string;
  readonly filters: ListFilters;
  readonly onChange: (part: Partial<ListFilters>) => void;
  readonly columns: readonly Column<ReviewListRow>[];
  readonly reader: ReviewOffice;
  readonly page: Pick<ReviewRowsPage, "rows" | "currentPage" | "totalPages" | "isCountOpen" | "readAt"> | undefined;
  readonly rowLink: (row: ReviewListRow) => string;
  readonly rowMark?: (row: ReviewListRow) => RowMark | undefined;
  readonly loadingLabel?: string;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onDismissError?: () => void;
  /** True when the list could not be loaded, so the page must not say that it is empty. */
  readonly isLoadFailed?: boolean;
  readonly emptyTitle: string;
};

const listId = "list-of-reimbursements";

/** A list of reimbursements with its filters and pages; a row opens the reimbursement and takes the filters along for the way back. */
export function FilteredList({ filters, onChange, reader, scheme, page, isLoadFailed = false, emptyTitle, exportPath, ...list }: FilteredListProps) {
  const fromList = useFromList();
  const chosen = useChosen(`${scheme} ${writeReviewFilters({ ...filters, page: 1 }).toString()}`, page?.readAt);
  return (
    <Stack gap="md">
      <ReviewToolbar reader={reader} filters={filters} onChange={onChange} />
      <MoreFilters filters={filters} onChange={onChange}>
        <SavedViews scheme={scheme} filters={filters} />
      </MoreFilters>
      <LeftOutFilters />
      <BulkBar scheme={scheme} filters={filters} rows={page?.rows ?? []} chosen={chosen} />
      <div id={listId} tabIndex={-1}>
        {page !== undefined && isPageGone(page) ? (
          <PageGone page={page.currentPage} pageCount={page.totalPages} onPage={(next) => onChange({ page: next })} focusId={listId} />
        ) : (
          <DataList
            {...list}
            columns={[...list.columns, chooseColumn(chosen)]}
            rows={page?.rows}
            sorting={sortingOf(filters, onChange)}
            rowKey={(row) => row.id}
            rowLinkState={fromList}
            emptyTitle={isLoadFailed ? emptyTitle : emptyTitleOf(filters, emptyTitle)}
            emptyHint={isLoadFailed ? undefined : <NextStep filters={filters} onChange={onChange} />}
          />
        )}
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
          <Group gap="md">
            <Anchor size="sm" href={exportAddress(`${exportPath}.csv`, filters)} download>
              Download this list with its amounts (csv)
            </Anchor>
            <Anchor size="sm" href={exportAddress(`${exportPath}.xlsx`, filters)} download>
              The same as a spreadsheet (xlsx, up to {formatCount(maxSheetRows, "row")})
            </Anchor>
          </Group>
        </>
      )}
    </Stack>
  );
}

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

/** Why a list is empty: by its search, by its filters, or because there is nothing for it. */
function emptyTitleOf(filters: ListFilters, unfiltered: string): string {
  if (filters.search !== "") return `Nothing found for "${filters.search}".`;
  return isListNarrowed(filters) ? "No reimbursement fits these filters." : unfiltered;
}

/** What an empty list offers: fewer filters. */
function NextStep({ filters, onChange }: Pick<FilteredListProps, "filters" | "onChange">) {
  if (filters.search !== "") return <StepButton label="Clear search" onStep={() => onChange({ search: "" })} />;
  if (isListNarrowed(filters)) return <StepButton label="Clear the filters" onStep={() => onChange(withoutNarrowing(filters))} />;
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
