import { ilike, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../connection/client.ts";
import { preparedOnce } from "../connection/prepared.ts";
import { firms } from "../schema/members.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { likePattern } from "./like-pattern.ts";

/** drizzle writes a limit into the statement as it is given, but says that it takes numbers, which it makes parameters. */
export const literal = (value: number): number => sql.raw(String(value)) as unknown as number;

/**
 * What a person looks for: a number of ours or its beginning, digits (a running number, or part of a firm's name), or a firm or contact. Few
 * firms are looked up before the list is asked for, whose statement then needs no plan of its own for each word.
 */
export type SearchClass = "nothing" | "number" | "digits" | "few firms" | "many firms";

const fewFirms = 50;

/** Which kind of search some words are, and the firms where they are few. */
export async function classifySearch(
  searchDb: Db,
  search: string,
): Promise<{ readonly searchClass: SearchClass; readonly firms: readonly string[] }> {
  if (search === "") return { searchClass: "nothing", firms: [] };
  if (/^[a-z]{2,5}-[\d-]*$/i.test(search)) return { searchClass: "number", firms: [] };
  if (/^\d{1,9}$/.test(search)) return { searchClass: "digits", firms: [] };
  const found = await firstFirms(searchDb).execute(searchValues(search));
  return found.length > fewFirms ? { searchClass: "many firms", firms: [] } : { searchClass: "few firms", firms: found.map(({ id }) => id) };
}

/** The reimbursement number that a search means, as a pattern. A running number has at least five digits, and each series starts at 1. */
export const searchValues = (search: string): { words: string; running: string; prefix: string } => ({
  words: likePattern(search),
  running: search.padStart(5, "0"),
  prefix: `${search.toUpperCase()}%`,
});

/** The firms that a search by words means. */
const firmsFound = (db: Db) =>
  db
    .select({ id: firms.id })
    .from(firms)
    .where(or(ilike(firms.name, sql.placeholder("words")), ilike(firms.contactName, sql.placeholder("words"))));
const firstFirms = preparedOnce((db) =>
  firmsFound(db)
    .limit(literal(fewFirms + 1))
    .prepare("firms_matching"),
);
type Searched = { readonly searchClass: SearchClass };
/** What the WITH clause of a statement of this variant begins with: many firms are searched once for a page and its total. */
export const selectMatchingFirms = (db: Db, { searchClass }: Searched) =>
  searchClass === "many firms" || searchClass === "digits" ? [db.$with("matching_firms").as(firmsFound(db))] : [];
export const selectAmongFirms = (db: Db, variant: Searched) => db.with(...selectMatchingFirms(db, variant));

/** Each through its own index, or a rare word would be looked for in every row. */
export const isSearchTerm = {
  nothing: undefined,
  number: sql`${reimbursements.id} like ${sql.placeholder("prefix")}`,
  digits: sql`${reimbursements.id} in (select series || '-' || ${sql.placeholder("running")}::text from reimbursement_numbers
    union select found.id from reimbursements found where found.firm_id in (select id from matching_firms))`,
  "few firms": sql`${reimbursements.firmId} = any(string_to_array(${sql.placeholder("firms")}, ',')::uuid[])`,
  "many firms": sql`${reimbursements.firmId} in (select id from matching_firms)`,
} as const satisfies Record<SearchClass, SQL | undefined>;
