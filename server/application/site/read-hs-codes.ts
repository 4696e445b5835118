import { codeIn } from "#domain/directory/read-search.ts";
import { hsnCategories } from "#domain/members/hsn-categories.ts";
import { devicesInEnglish } from "#domain/site/device-words.hi.ts";
import type { HsCodesView } from "#domain/site/hs-codes-view.ts";
import { documentRows, readTableQuery, tableView, type AddressSearch, type TableRules } from "#domain/site/table-query.ts";
import { selectHsnDevices } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

const rules: TableRules = { sortable: ["code", "label", "category"], rowChoices: documentRows };

/**
 * The device lines of the catalogue, as the address asks for them. A code may be written as on invoices, or only begun.
 * @source specification 2 "/hs-codes"
 */
export async function readHsCodes(ctx: AppContext, { search }: { readonly search: AddressSearch }): Promise<HsCodesView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const devices = await selectHsnDevices(ctx.db);
  const rows = devices.map(({ code, label, category }) => ({ code, label, category: hsnCategories[category] }));
  const { search: typed } = readTableQuery(search, rules);
  const codePrefix = codeIn(typed);
  const lines = codePrefix === undefined ? rows : rows.filter(({ code }) => code.startsWith(codePrefix));
  const view = tableView(
    lines,
    // The catalogue is in English. A Hindi word for a device finds its English lines.
    { ...search, search: codePrefix === undefined ? (devicesInEnglish(typed) ?? typed) : "" },
    rules,
    {
      words: (row) => [row.code, row.label, row.category],
      orderBy: (row, column) => (column === "label" ? row.label : column === "category" ? row.category : row.code),
    },
  );
  return { ...view, query: { ...view.query, search: codePrefix ?? typed } };
}
