import { DataList, queryStates, type DataListProps } from "./data-list.tsx";
import { isPageGone, PageGone, Pagination } from "./pagination.tsx";

type PagedListProps<T> = Omit<DataListProps<T>, "rows" | "error" | "onRetry"> & {
  /** The id of the list, which receives focus on a new page. */
  readonly id: string;
  readonly query: {
    readonly data:
      | {
          readonly rows: readonly T[];
          readonly currentPage: number;
          readonly totalPages: number;
          /** There are more pages than were counted. */
          readonly isCountOpen?: boolean;
        }
      | undefined;
    readonly error: unknown;
    refetch(): unknown;
  };
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The name of the pages, when one screen has two lists. */
  readonly pagesLabel?: string;
  /** Shows "Page 1 of 1" too. */
  readonly isPageAlwaysShown?: boolean;
};

/** The rows of a query with its pages; draws loading, empty and error states, and takes the focus to the list on a new page. */
export function PagedList<T>({ id, query, page, onPage, pagesLabel, isPageAlwaysShown, ...list }: PagedListProps<T>) {
  const { data } = query;
  return (
    <div>
      <div id={id} tabIndex={-1}>
        {data !== undefined && isPageGone(data) ? (
          <PageGone page={data.currentPage} pageCount={data.totalPages} onPage={onPage} focusId={id} />
        ) : (
          <DataList {...list} rows={data?.rows} {...queryStates(query)} />
        )}
      </div>
      {data !== undefined && data.rows.length > 0 && (
        <Pagination
          page={page}
          pageCount={data.totalPages}
          onPage={onPage}
          focusId={id}
          {...(pagesLabel !== undefined && { label: pagesLabel })}
          isOpenEnded={data.isCountOpen ?? false}
          {...(isPageAlwaysShown !== undefined && { isAlwaysShown: isPageAlwaysShown })}
        />
      )}
    </div>
  );
}
