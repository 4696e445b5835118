import { hsnCategories } from "#domain/members/hsn-categories.ts";
import { devicesInEnglish } from "#domain/site/device-words.hi.ts";
import type { HsCodesView } from "#domain/site/hs-codes-view.ts";
import { documentRows, readTableQuery, tableView, type AddressSearch } from "#domain/site/table-query.ts";
import { selectHsnDevices } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/**
 * The device lines of the catalogue, as the address asks for them. A code may be written with its dots or blanks, or only begun.
 * @source specification 2 "/hs-codes"
 */
export async function readHsCodes(ctx: AppContext, { search }: { readonly search: AddressSearch }): Promise<HsCodesView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const devices = await selectHsnDevices(ctx.db);
  const rows = devices.map(({ code, label, category }) => ({ code, label, category: hsnCategories[category] }));
  const typed = search["search"] ?? "";
  const codePrefix = digitsOf(typed);
  const lines = codePrefix === undefined ? rows : rows.filter(({ code }) => code.startsWith(codePrefix));
  const view = tableView(
    lines,
    // The catalogue is in English. A Hindi word for a device finds its English lines.
    { ...search, search: codePrefix === undefined ? (devicesInEnglish(typed) ?? typed) : "" },
    { sortable: ["code", "label", "category"], rowChoices: documentRows },
    {
      words: (row) => [row.code, row.label, row.category],
      orderBy: (row, column) => (column === "label" ? row.label : column === "category" ? row.category : row.code),
    },
  );
  return { ...view, query: { ...view.query, search: codePrefix ?? readTableQuery(search, view.rules).search } };
}

const maxCodeDigits = 8;

/** The digits of something that can only be (the beginning of) a code, such as "9018.31"; undefined for words. */
function digitsOf(text: string): string | undefined {
  const digits = text.trim().replaceAll(/[\s.]/g, "");
  return /^\d+$/.test(digits) && digits.length <= maxCodeDigits ? digits : undefined;
}
