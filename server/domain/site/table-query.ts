import { foldText, typedWords } from "../directory/fold-text.ts";

/** What an address asks of a table: words, order, page (from 1) and rows a page. */
export type TableQuery = {
  readonly search: string;
  readonly sort: TableSort | undefined;
  readonly page: number;
  readonly rows: number;
};
export type TableSort = { readonly column: string; readonly direction: "ascending" | "descending" };

/** The parameters of an address. */
export type AddressSearch = Readonly<Record<string, string>>;

/** What a table offers. */
export type TableRules = {
  /** Columns by which it can be put in order. */
  readonly sortable: readonly string[];
  /** Choices for rows per page. The first is the default. */
  readonly rowChoices: readonly [number, ...number[]];
};

/** The parameter that asks for the page of a list with a certain entry. */
export const entryParameter = "entry";
export const entryAnchor = (slug: string): string => `entry-${slug}`;

/** Rows a page of lists in general, and of the tables of documents. @source specification 9 "Tables" */
export const listRows = [10, 25, 50, 100] as const;
export const documentRows = [5, 10, 25, 50, 100] as const;

const maxSearchCharacters = 200;
const maxPage = 1_000_000;

/** What somebody typed to search for, without the end of a text that is far too long. */
export const shortSearch = (typed = ""): string => typed.slice(0, maxSearchCharacters).trim();

/** Reads the query of an address. Invalid values are ignored, so that every address shows a page. */
export function readTableQuery(address: AddressSearch, { sortable, rowChoices }: TableRules): TableQuery {
  const rows = Number(address["rows"]);
  const page = Number(address["page"]);
  return {
    search: shortSearch(address["search"]),
    sort: sortIn(address["sort"] ?? "", sortable),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1,
    rows: rowChoices.find((choice) => choice === rows) ?? rowChoices[0],
  };
}

/** `date` is ascending by that column, `-date` descending. */
function sortIn(text: string, sortable: readonly string[]): TableSort | undefined {
  const column = text.replace(/^-/, "");
  if (!sortable.includes(column)) return undefined;
  return { column, direction: text.startsWith("-") ? "descending" : "ascending" };
}

/** One page of a table with its totals. */
export type TableView<Row> = {
  readonly rows: readonly Row[];
  readonly count: number;
  /** The page that is shown: the last one for an address past the end. */
  readonly page: number;
  readonly pageCount: number;
  readonly query: TableQuery;
  readonly rules: TableRules;
};

/** How rows answer to words and to an order. */
export type RowReader<Row> = {
  /** All that words are looked for in. */
  readonly words: (row: Row) => readonly (string | null)[];
  /** The value by which a column sorts a row. Rows without a value come last. */
  readonly orderBy: (row: Row, column: string) => string | number | null;
  /** By what an address names the row. */
  readonly slug?: (row: Row) => string;
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The page of the rows that an address asks for: every word found somewhere in the row, in the order asked for or as given. */
export function tableView<Row>(all: readonly Row[], address: AddressSearch, rules: TableRules, reader: RowReader<Row>): TableView<Row> {
  const query = readTableQuery(address, rules);
  const words = typedWords(query.search);
  const found = words.length === 0 ? all : all.filter((row) => hasAll(reader.words(row), words));
  const ordered = query.sort === undefined ? found : inOrder(found, query.sort, reader);
  const pageCount = Math.max(1, Math.ceil(ordered.length / query.rows));
  const page = pageOfEntry(ordered, address, query.rows, reader) ?? Math.min(query.page, pageCount);
  const start = (page - 1) * query.rows;
  return { rows: ordered.slice(start, start + query.rows), count: ordered.length, page, pageCount, query, rules };
}

/** The page that has the row of the address; undefined if none of these rows is meant. */
function pageOfEntry<Row>(rows: readonly Row[], address: AddressSearch, rowsPerPage: number, { slug }: RowReader<Row>): number | undefined {
  const wanted = address[entryParameter];
  if (slug === undefined || wanted === undefined || wanted === "") return undefined;
  const at = rows.findIndex((row) => slug(row) === wanted);
  return at < 0 ? undefined : Math.floor(at / rowsPerPage) + 1;
}

function hasAll(texts: readonly (string | null)[], words: readonly string[]): boolean {
  const text = foldText(texts.filter((part) => part !== null).join(" "));
  return words.every((word) => text.includes(word));
}

function inOrder<Row>(rows: readonly Row[], { column, direction }: TableSort, { orderBy }: RowReader<Row>): readonly Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [left, right] = [orderBy(one, column), orderBy(other, column)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (typeof left === "number" && typeof right === "number" ? left - right : collator.compare(String(left), String(right)));
  });
}

/** The parameters of an address with some of them changed; an empty value, the defaults, and the entry that was asked for before are left out. */
export function withTableQuery(address: AddressSearch, changes: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(address);
  next.delete(entryParameter);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}
