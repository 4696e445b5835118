import type { ReactNode } from "react";
import { withTableQuery, type TableSort } from "#domain/site/table-query.ts";
import { SiteList, type SiteListProps } from "./site-list.tsx";
import classes from "./site-table.module.css";

/** One column of the table and one line of the card. The first column names the row. */
export type SiteColumn<Row> = {
  /** By this word the address puts the table in order. */
  readonly key: string;
  readonly label: string;
  readonly show: (row: Row) => ReactNode;
  /** For figures and dates: no line break. */
  readonly isFigure?: boolean;
};

type SiteTableProps<Row> = Omit<SiteListProps<Row>, "children"> & {
  readonly columns: readonly SiteColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The anchor of a row, for links to it. */
  readonly rowAnchor?: ((row: Row) => string) | undefined;
};

/** Rows as a table, and under 768 px each as a card with the same labels in the same order. */
export function SiteTable<Row>({ columns, rowKey, rowAnchor, ...listed }: SiteTableProps<Row>) {
  return (
    <SiteList {...listed}>
      <Rows {...listed} columns={columns} rowKey={rowKey} rowAnchor={rowAnchor} />
    </SiteList>
  );
}

function Rows<Row>({ id, caption, columns, view, rowKey, rowAnchor, path, search, texts }: SiteTableProps<Row>) {
  const { sort } = view.query;
  const toOrder = (order: string): string => `${path}${withTableQuery(search, { sort: order, page: undefined })}#${id}`;
  return (
    <table className={classes.table}>
      <caption id={`${id}-caption`} className={classes.caption}>
        <h2>{caption}</h2>
      </caption>
      <thead>
        <tr data-label={texts.sortBy}>
          {columns.map(({ key, label, isFigure }) => (
            <th
              key={key}
              scope="col"
              data-figure={isFigure || undefined}
              data-sortable={view.rules.sortable.includes(key) || undefined}
              aria-sort={sort?.column === key ? sort.direction : undefined}
            >
              {view.rules.sortable.includes(key) ? <SortLink column={key} label={label} sort={sort} toOrder={toOrder} /> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={rowKey(row)} id={rowAnchor?.(row)}>
            {columns.map(({ key, label, show, isFigure }, index) =>
              index === 0 ? (
                <th key={key} scope="row" data-label={label} data-figure={isFigure || undefined}>
                  {show(row)}
                </th>
              ) : (
                <td key={key} data-label={label} data-figure={isFigure || undefined}>
                  {show(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SortLinkProps = {
  readonly column: string;
  readonly label: string;
  readonly sort: TableSort | undefined;
  readonly toOrder: (order: string) => string;
};

/** Puts the table in order by a column; a second time the other way round. */
function SortLink({ column, label, sort, toOrder }: SortLinkProps) {
  const direction = sort?.column === column ? sort.direction : undefined;
  return (
    <a href={toOrder(direction === "ascending" ? `-${column}` : column)} className={classes.sort}>
      {label}
      <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
        <path d="M5 1 9 6H1z" data-off={direction === "descending" || undefined} />
        <path d="M5 13 1 8h8z" data-off={direction === "ascending" || undefined} />
      </svg>
    </a>
  );
}
