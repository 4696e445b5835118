import { UnstyledButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { failureOf } from "../lib/call-failure.ts";
import classes from "./data-list.module.css";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "../shared/icons.ts";
import { useLostFocus } from "./focus-back.ts";
import { EmptyState, ErrorState, LoadingState } from "./states.tsx";

/** One column of the table and one line of the card. The first column names the row. */
export type Column<T> = {
  readonly key: string;
  readonly label: string;
  readonly show: (row: T) => ReactNode;
  /** For a column that explains itself, such as boxes to tick: only a screen reader and a card show its label. */
  readonly isLabelUnseen?: boolean;
  /** For figures: to the end of the cell, digits of one width. */
  readonly isFigure?: boolean;
  /** Where a table is narrow: "box" for a box to tick, "short" for a word or two, "long" for e-mail addresses, which would break at each hyphen. */
  readonly width?: "box" | "short" | "long";
};

/** A coloured edge with its word: green for complete, amber for in progress. */
export type RowMark = { readonly tone: "complete" | "progress"; readonly word: string };

/** The order of the rows, and the columns that they can be sorted by. */
export type Sorting = {
  readonly column: string;
  readonly direction: "ascending" | "descending";
  readonly columns: readonly string[];
  /** Sorts by another column, or reverses the order of the same one. */
  readonly onSort: (column: string) => void;
};

export type DataListProps<T> = {
  /** The name of the list. It is visible above the table unless `isCaptionUnseen`. */
  readonly caption: string;
  readonly isCaptionUnseen?: boolean;
  /** For figures, which are compared within a column: a table on a phone too, where it may scroll sideways. */
  readonly staysTable?: boolean;
  readonly columns: readonly Column<T>[];
  /** Undefined while they are loading. */
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T) => string;
  /** Makes each row a link; the first column is its name. */
  readonly rowLink?: (row: T) => string;
  /** State of each row's link, such as the filters of the list. */
  readonly rowLinkState?: unknown;
  readonly rowMark?: (row: T) => RowMark | undefined;
  readonly sorting?: Sorting;
  readonly loadingLabel?: string;
  readonly error?: string;
  readonly onRetry?: () => void;
  /** Adds a button that closes the message of a failure. */
  readonly onDismissError?: () => void;
  readonly emptyTitle: string;
  readonly emptyHint?: ReactNode;
};

/** What a list shows of its query besides the rows: why they could not be read, with the way to try again. */
export const queryStates = ({ error, refetch }: { readonly error: unknown; readonly refetch: () => unknown }) => ({
  onRetry: () => void refetch(),
  error: error === null ? undefined : failureOf(error).message,
});

/**
 * Rows as a table, and under 768 px as cards with the same labels in the same order; draws its own loading, empty and error states. It takes the
 * focus of a button that leaves it, such as that of a removed row.
 */
export function DataList<T>(props: DataListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const watch = useLostFocus(() => box.current?.focus({ preventScroll: true }));
  return (
    <div ref={box} tabIndex={-1} className={classes.list} {...watch}>
      <ListInItsState {...props} />
    </div>
  );
}

function ListInItsState<T>(props: DataListProps<T>) {
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const { rows, error, onRetry, onDismissError, loadingLabel, emptyTitle, emptyHint } = props;
  if (error !== undefined && rows === undefined) return <ErrorState message={error} onRetry={onRetry} onDismiss={onDismissError} />;
  if (rows === undefined) return <LoadingState label={loadingLabel} lines={6} />;
  if (rows.length === 0) return <EmptyState title={emptyTitle}>{emptyHint}</EmptyState>;
  return isNarrow && props.staysTable !== true ? <Cards {...props} rows={rows} /> : <RowsAsTable {...props} rows={rows} />;
}

type Filled<T> = DataListProps<T> & { readonly rows: readonly T[] };

function RowsAsTable<T>({ caption, isCaptionUnseen, columns, rows, rowKey, rowLink, rowLinkState, rowMark, sorting }: Filled<T>) {
  return (
    // An area that scrolls must be reachable by keyboard. Rows that are links are reachable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={classes.scroll} {...(rowLink === undefined ? { tabIndex: 0, role: "region", "aria-label": caption } : {})}>
      <table className={classes.table}>
        <caption className={isCaptionUnseen ? "portal-unseen" : classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isLabelUnseen, isFigure }) => (
              <th key={key} scope="col" data-figure={isFigure || undefined} aria-sort={sorting?.column === key ? sorting.direction : undefined}>
                {sorting?.columns.includes(key) ? (
                  <SortButton column={key} label={label} sorting={sorting} />
                ) : (
                  <span className={isLabelUnseen ? "portal-unseen" : undefined}>{label}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-link={rowLink !== undefined || undefined} data-mark={rowMark?.(row)?.tone}>
              {columns.map(({ key, show, isFigure, width }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    <RowName row={row} show={show} rowLink={rowLink} rowLinkState={rowLinkState} rowMark={rowMark} />
                  </th>
                ) : (
                  <td key={key} data-figure={isFigure || undefined} data-width={width}>
                    {show(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortButton({ column, label, sorting }: { column: string; label: string; sorting: Sorting }) {
  const direction = sorting.column === column ? sorting.direction : undefined;
  const Icon = direction === undefined ? IconArrowsSort : direction === "ascending" ? IconArrowUp : IconArrowDown;
  return (
    <UnstyledButton className={classes.sort} onClick={() => sorting.onSort(column)}>
      {label}
      <Icon size={14} aria-hidden="true" />
    </UnstyledButton>
  );
}

function Cards<T>({ caption, columns, rows, rowKey, rowLink, rowLinkState, rowMark }: Filled<T>) {
  const [name, ...others] = columns;
  return (
    <ul className={classes.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes.card} data-link={rowLink !== undefined || undefined} data-mark={rowMark?.(row)?.tone}>
          <dl>
            {name !== undefined && (
              <div>
                <dt>{name.label}</dt>
                <dd className={classes.cardName}>
                  <RowName row={row} show={name.show} rowLink={rowLink} rowLinkState={rowLinkState} rowMark={rowMark} />
                </dd>
              </div>
            )}
            {others.map(({ key, label, show }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{show(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type RowNameProps<T> = { readonly row: T; readonly show: Column<T>["show"] } & Pick<DataListProps<T>, "rowLink" | "rowLinkState" | "rowMark">;

function RowName<T>({ row, show, rowLink, rowLinkState, rowMark }: RowNameProps<T>) {
  const mark = rowMark?.(row);
  return (
    <>
      {rowLink === undefined ? (
        show(row)
      ) : (
        <Link to={rowLink(row)} state={rowLinkState} className={classes.link}>
          {show(row)}
        </Link>
      )}
      {mark !== undefined && <span className={classes.markWord}>{mark.word}</span>}
    </>
  );
}
