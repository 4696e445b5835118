import type { ReactNode } from "react";
import { entryParameter, withTableQuery, type AddressSearch, type TableView } from "#domain/site/table-query.ts";
import { SitePager, type PagerTexts } from "./site-pager.tsx";
import classes from "./site-list.module.css";

export type ListTexts = PagerTexts & {
  readonly search: string;
  readonly rowsPerPage: string;
  readonly sortBy: string;
  readonly nothingFound: string;
  readonly clearSearch: string;
  readonly entries: (count: number, search: string) => string;
};

export type SiteListProps<Row> = {
  /** The anchor of its links. Two lists on a page need different ones. */
  readonly id: string;
  /** Above the rows, and their name for everyone. */
  readonly caption: string;
  readonly view: TableView<Row>;
  readonly path: string;
  /** The parameters of the address. Those of other parts of the page stay. */
  readonly search: AddressSearch;
  /** Parameters that a search removes, such as the first character of a country. */
  readonly droppedBySearch?: readonly string[];
  readonly texts: ListTexts;
  /** The rows themselves, with the caption in an element of the id `<id>-caption`. */
  readonly children: ReactNode;
};

/**
 * Rows of a public page, searched and turned by a plain form and plain links, so that every view of them has an address and works
 * without scripts.
 */
export function SiteList<Row>(props: SiteListProps<Row>) {
  const { id, caption, view, path, search, texts, children } = props;
  const toAddress = (changes: Readonly<Record<string, string | undefined>>): string => `${path}${withTableQuery(search, changes)}#${id}`;
  return (
    <section id={id} tabIndex={-1} className={classes.section} aria-labelledby={`${id}-caption`}>
      <ListForm {...props} />
      <p className={classes.count}>{texts.entries(view.count, view.query.search)}</p>
      {view.count > 0 ? (
        children
      ) : (
        <div className={classes.nothing}>
          <h2 id={`${id}-caption`} className={classes.caption}>
            {caption}
          </h2>
          <p>{texts.nothingFound}</p>
          {view.query.search !== "" && <a href={toAddress({ search: undefined, page: undefined })}>{texts.clearSearch}</a>}
        </div>
      )}
      <SitePager
        page={view.page}
        pageCount={view.pageCount}
        toPage={(page) => toAddress({ page: page === 1 ? undefined : String(page) })}
        texts={texts}
      />
    </section>
  );
}

/** Fields for words and rows per page. Hidden fields carry the other parameters. */
function ListForm<Row>({ id, view, path, search, droppedBySearch = [], texts }: SiteListProps<Row>) {
  const own = ["search", "rows", "page", entryParameter, ...droppedBySearch];
  return (
    <form role="search" action={`${path}#${id}`} className={classes.form}>
      {Object.entries(search).map(([name, value]) => (own.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />))}
      <p className={classes.field}>
        <label htmlFor={`${id}-search`}>{texts.search}</label>
        <input id={`${id}-search`} type="search" name="search" defaultValue={view.query.search} maxLength={200} />
      </p>
      <p className={classes.field}>
        <label htmlFor={`${id}-rows`}>{texts.rowsPerPage}</label>
        <select id={`${id}-rows`} name="rows" defaultValue={view.query.rows}>
          {view.rules.rowChoices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className="site-button" data-variant="outline">
        {texts.search}
      </button>
    </form>
  );
}
