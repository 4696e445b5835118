import { calendarDateInIndia } from "#domain/dates.ts";
import { countryName } from "#domain/members/countries.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import { newestYearOver, type ExportFigureRow, type ExportFiguresView } from "#domain/site/statistics-view.ts";
import { listRows, tableView, type AddressSearch } from "#domain/site/table-query.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublished } from "./published-entries.ts";

const sortable = ["year", "line", "country", "exports", "imports"];

/** What staff published of India's exports, the newest year first, as the address asks for it. @source issue 23 part 8 "exports by product line and country" */
export async function readExportFigures(ctx: AppContext, { search }: { readonly search: AddressSearch }): Promise<ExportFiguresView> {
  const all = await listExportFigures(ctx);
  const nameOf = ({ country }: ExportFigureRow): string => (country === null ? "" : countryName(country, ctx.language ?? "en"));
  const view = tableView(
    all,
    search,
    { sortable, rowChoices: listRows },
    {
      words: (row) => [row.year, row.line, nameOf(row), row.source],
      orderBy: (row, column) => orderValue(row, column, nameOf(row)),
      slug: (row) => row.slug,
    },
  );
  const years = all.map(({ year }) => year);
  return { ...view, yearOver: newestYearOver(years, calendarDateInIndia(ctx.now())) };
}

function orderValue(row: ExportFigureRow, column: string, country: string): string | number | null {
  if (column === "exports") return Number(row.exports);
  if (column === "imports") return row.imports === null ? null : Number(row.imports);
  return column === "year" ? row.year : column === "country" ? country : row.line;
}

/** All rows, the newest year first. */
export async function listExportFigures(ctx: AppContext): Promise<readonly ExportFigureRow[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return (await listPublished(ctx, "export-figure"))
    .map(exportFigureRow)
    .toSorted((one, other) => (one.year === other.year ? 0 : one.year < other.year ? 1 : -1));
}

/** The row of an entry. */
export function exportFigureRow({ id, slug, fields, writtenIn }: PublishedContent<"export-figure">): ExportFigureRow {
  const { title, year, country, exports, imports, source, sourceAddress, checkedOn } = fields;
  return { id, slug, year, line: title, country, exports, imports: imports === "" ? null : imports, source, sourceAddress, checkedOn, writtenIn };
}
