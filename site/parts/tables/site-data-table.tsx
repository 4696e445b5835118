import { SiteTable, type SiteColumn } from "./site-table.tsx";
import { useSite } from "../site-context.ts";
import type { TableView } from "#domain/site/table-query.ts";

type SiteDataTableProps<Row> = {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly SiteColumn<Row>[];
  readonly view: TableView<Row>;
  readonly rowKey: (row: Row) => string;
  readonly rowAnchor?: (row: Row) => string;
};

/** The table of a public page, in its language and at its address. */
export function SiteDataTable<Row>(props: SiteDataTableProps<Row>) {
  const { address, texts } = useSite();
  return <SiteTable {...props} path={address.path} search={address.search} texts={texts.tables} />;
}
