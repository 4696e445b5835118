import { countryName, findCountry } from "#domain/members/countries.ts";
import type { AssociationLine, AssociationRow, AssociationsView } from "#domain/site/associations-view.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import { entryParameter, listRows, tableView, type AddressSearch } from "#domain/site/table-query.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublished } from "./published-entries.ts";

const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const allLines: readonly AssociationLine[] = ["address", "phone", "fax", "email", "website"];
const byName = new Intl.Collator("en");

/**
 * Trade associations of the countries that begin with a letter, A unless the address names one or an association of another; words
 * are looked for in all countries unless it does.
 * @source specification 2 "/medical-device-trade-associations"
 */
export async function readAssociations(ctx: AppContext, { search }: { readonly search: AddressSearch }): Promise<AssociationsView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = await listPublished(ctx, "association");
  const rows = entries.map(rowOf).toSorted((one, other) => byName.compare(one.country, other.country) || byName.compare(one.name, other.name));
  const letter = letterOf(search, rows);
  const nameInLanguage = ({ countryCode }: AssociationRow): string | null =>
    countryCode === null ? null : countryName(countryCode, ctx.language ?? "en");
  const table = tableView(
    rows.filter((row) => letter === null || initialOf(row) === letter),
    search,
    { sortable: [], rowChoices: listRows },
    {
      words: (row) => [row.country, nameInLanguage(row), row.name, row.acronym, row.address],
      orderBy: (row) => row.country,
      slug: (row) => row.slug,
    },
  );
  const lines = allLines.filter((line) => rows.some((row) => row[line] !== null));
  return { lines, letters: alphabet.map((each) => ({ letter: each, countries: countriesUnder(rows, each) })), letter, table };
}

function letterOf(search: AddressSearch, rows: readonly AssociationRow[]): string | null {
  const entry = rows.find(({ slug }) => slug === search[entryParameter]);
  if (entry !== undefined) return initialOf(entry);
  const wanted = (search["letter"] ?? "").toUpperCase();
  if (alphabet.includes(wanted)) return wanted;
  return wanted === "ALL" || (search["search"] ?? "").trim() !== "" ? null : "A";
}

const initialOf = ({ country }: AssociationRow): string => country.charAt(0).toUpperCase();

const countriesUnder = (rows: readonly AssociationRow[], letter: string): number =>
  new Set(rows.filter((row) => initialOf(row) === letter).map(({ country }) => country)).size;

function rowOf({ id, slug, fields }: PublishedContent<"association">): AssociationRow {
  const { country, name, acronym, city, address, phone, fax, email, website } = fields;
  return {
    id,
    slug,
    country: findCountry(country ?? "")?.name ?? country ?? "",
    countryCode: country,
    name,
    acronym: filled(acronym),
    address: filled(address) ?? filled(city),
    phone: filled(phone),
    fax: filled(fax),
    email: filled(email),
    website,
  };
}

const filled = (text: string): string | null => (text === "" ? null : text);
