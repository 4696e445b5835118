import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import postgres from "postgres";
import { indianCities } from "./indian-cities.ts";

/** How many firms are made, how many devices each has, and whether the rows of their devices are written too. */
export type BulkData = { readonly firms: number; readonly devicesEach: number; readonly hasProducts: boolean };

const trades = [
  "Surgicals",
  "Healthcare",
  "Meditech",
  "Lifesciences",
  "Devices",
  "Diagnostics",
  "Orthopaedics",
  "Implants",
  "Medical Systems",
  "Pharma Disposables",
  "Instruments",
  "Biomedicals",
  "Hospital Products",
  "Dental Works",
  "Ophthalmics",
  "Cardiac Care",
  "Respiratory Care",
  "Rehab Aids",
  "Imaging",
  "Sutures",
] as const;
const forms = [
  "Private Limited",
  "Private Limited",
  "Private Limited",
  "Limited",
  "LLP",
  "Industries",
  "& Sons",
  "Enterprises",
  "Exports",
  "(India)",
] as const;
const estates = ["Industrial Area", "MIDC", "GIDC Estate", "Export Zone", "Phase II", "Sector", "Main Road", "Industrial Estate"] as const;
const onsets = ["k", "s", "v", "m", "r", "p", "b", "d", "g", "n", "t", "sh", "ch", "j", "l", "h", "pr", "kr", "tr", "bh"] as const;
const nuclei = ["a", "i", "u", "e", "o", "aa", "ee"] as const;
const codas = ["", "n", "r", "sh", "m", "l", "t", "k"] as const;
const vocabulary = 20_000;

/** Numbers from 0 to 1, the same ones for the same seed. @source mulberry32, public domain */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Few things often, many seldom: the place of a draw in a list of `size`. */
const skewed = (draw: number, size: number): number => Math.min(size - 1, Math.floor(size ** draw - 1 + draw));

const pick = <T>(list: readonly T[], draw: number): T => {
  const found = list[Math.floor(draw * list.length)];
  if (found === undefined) throw new Error("an empty list has nothing to pick");
  return found;
};

/** Names that sound like firms: proper names from a vocabulary of 20,000 made words, a few of them in many firms. */
export function makeNames(next: () => number): readonly string[] {
  const names = new Set<string>();
  while (names.size < vocabulary) {
    const syllables = 2 + Math.floor(next() * 2);
    let name = "";
    for (let n = 0; n < syllables; n += 1) name += pick(onsets, next()) + pick(nuclei, next());
    name += pick(codas, next());
    names.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...names];
}

export type BulkFirm = { readonly name: string; readonly address: string; readonly codes: readonly string[] };

/** The generated firms, one after the other; the same ones each time. */
export function* makeFirms({ firms, devicesEach }: BulkData, codes: readonly string[]): Generator<BulkFirm> {
  const next = chance(2026);
  const names = makeNames(next);
  for (let n = 0; n < firms; n += 1) {
    const [city, state, pin] = pick(indianCities, next() ** 1.6);
    const proper = names[skewed(next(), names.length)] ?? "";
    const second = next() < 0.4 ? ` ${names[skewed(next(), names.length)] ?? ""}` : "";
    const made = new Set<string>();
    while (made.size < devicesEach) made.add(pick(codes, next() ** 1.3));
    yield {
      name: `${proper}${second} ${pick(trades, next())} ${pick(forms, next())}`,
      address: `Plot ${1 + Math.floor(next() * 999)}, ${pick(names, next())} ${pick(estates, next())}, ${city}, ${state} ${pin + Math.floor(next() * 90)}`,
      codes: [...made].toSorted(),
    };
  }
}

const linesAtOnce = 1_000_000;

/**
 * Fills a database with firms, their profiles, devices and entries of the directory: COPY into a table of its own, then one statement
 * for each table. References are not checked on the way, so the address has to be the owner's.
 */
export async function loadBulkData(url: string, bulkData: BulkData): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { session_replication_role: "replica" } });
  try {
    const codes = (await sql<{ code: string }[]>`select code from hsn_codes order by md5(code)`).map(({ code }) => code);
    await sql`create unlogged table bulk_firms (firm_id uuid default uuidv7(), n int, name text, address text, codes text[])`;
    await copyFirms(await sql`copy bulk_firms (n, name, address, codes) from stdin`.writable(), makeFirms(bulkData, codes));
    const indexes = await dropIndexes(sql);
    await sql.unsafe(fillTables(bulkData));
    for (const { definition } of indexes) await sql.unsafe(definition);
    await sql.unsafe("drop table bulk_firms; analyze");
  } finally {
    await sql.end();
  }
}

const filled = ["firms", "member_profiles", "profile_products", "directory_entries", "directory_words"] as const;

/** Takes the indexes away that no constraint needs, and says how to make them: that is much quicker once all rows are there. */
async function dropIndexes(sql: postgres.Sql): Promise<readonly { readonly definition: string }[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ${sql(filled)} and indexname not in (select conname from pg_constraint) and indexdef not like 'CREATE UNIQUE%'`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  return indexes;
}

async function copyFirms(into: Writable, firms: Iterable<BulkFirm>): Promise<void> {
  let block = "";
  let n = 0;
  for (const { name, address, codes } of firms) {
    n += 1;
    block += `${n}\t${name}\t${address}\t{${codes.join(",")}}\n`;
    if (block.length < linesAtOnce) continue;
    if (!into.write(block)) await once(into, "drain");
    block = "";
  }
  into.end(block);
  await finished(into);
}

const fillTables = ({ hasProducts }: BulkData): string => `
  insert into firms (id, name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
  select firm_id, name, 'CROWD' || n, '2020-04-01', '2099-03-31', 'Export Desk ' || n, 'desk' || n || '@crowd.example', '+91 98765 43210' from bulk_firms;
  insert into member_profiles (firm_id, organization, address, gst, pan, contact_name, contact_email, contact_mobile, whatsapp, alternate_email,
    description, show_email, show_phone, disclaimers_version, disclaimers_accepted_at, updated_by, created_at, updated_at)
  select firm_id, name, address, 'CROWD' || n, 'CROWD', 'Export Desk ' || n, 'desk' || n || '@crowd.example', '+919876543210', '+919876543210',
    'office' || n || '@crowd.example', 'Makes medical devices and exports them.', n % 7 < 6, n % 3 < 2, '1', now(), firm_id, now(), now() from bulk_firms;
  ${hasProducts ? "insert into profile_products (firm_id, code) select firm_id, code from bulk_firms, unnest(codes) code;" : ""}
  insert into directory_entries (firm_id, name_text, address_text, codes, marks)
  select firm_id, directory_fold(name), directory_fold(address), codes::int[], directory_marks(directory_fold(name) || directory_fold(address)) from bulk_firms;
  insert into directory_words (word) select distinct word from bulk_firms, directory_words_of(directory_fold(name) || directory_fold(address)) word
  on conflict do nothing;`;
