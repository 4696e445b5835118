import { PassThrough } from "node:stream";
import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { ParsedSearch, ParsedWord } from "#domain/directory/read-search.ts";
import type { ResultPosition } from "#domain/directory/result-position.ts";
import type { Db } from "../connection/client.ts";

/** Filters of the directory: words that must all match, and devices of which a firm makes at least one. */
export type DirectoryFilter = ParsedSearch & { readonly codes: readonly string[] };

/** A firm's directory entry with the contacts that it shows to buyers, and its rank in the results. */
export type DirectoryRow = {
  readonly firmId: string;
  readonly memberName: string;
  readonly contactName: string;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly address: string;
  /** The codes of its devices, separated by commas. */
  readonly codes: string;
  readonly rank: number;
  readonly nameText: string;
};

/** Results are counted up to here; beyond it they are "2,000+". @source issue of the directory, "Scale" */
export const maxCounted = 2_000;
/** A search with so many matches (planner's estimate) is read along an index instead of collected first. */
const denseFrom = 100_000;

const numbers = (codes: readonly string[]): SQL => sql`${`{${codes.join(",")}}`}::int[]`;
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
const hasAlphabetCharacter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`}::text[]`;

/** One or two characters match only the beginning of a word: only there an index has them. */
const pattern = (text: string): string => (text.length < 3 && hasAlphabetCharacter(text) ? `% ${escaped(text)}%` : `%${escaped(text)}%`);

const inName = ({ text }: ParsedWord): SQL => sql`e.name_text like ${pattern(text)}`;
const inText = (word: ParsedWord): SQL =>
  sql`(${sql.join(
    [
      inName(word),
      ...[word.text, ...word.otherNames].map((text) => sql`e.address_text like ${pattern(text)}`),
      ...word.otherNames.map((text) => sql`e.name_text like ${pattern(text)}`),
    ],
    sql` or `,
  )})`;
const makes = (codes: readonly string[]): SQL => sql`e.codes && ${numbers(codes)}`;
const all = (conditions: readonly SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`);

/** Somewhere: in name, address or among the devices. */
function hasWord(word: ParsedWord): SQL {
  if (!hasAlphabetCharacter(word.text)) return sql`(e.marks @> ${textArray([...new Set(word.text)])} and ${inText(word)})`;
  return word.codes.length === 0 ? inText(word) : sql`(${inText(word)} or ${makes(word.codes)})`;
}

const narrowed = ({ codes }: DirectoryFilter): SQL[] => (codes.length === 0 ? [] : [makes(codes)]);
const matching = (filter: DirectoryFilter): SQL => all([...filter.words.map(hasWord), ...narrowed(filter)]);

/**
 * The rank of a match: first firms whose name has every word; then firms that make a device that matches every word; then firms
 * that have the words in any field. Within a rank by name, then id. A user who types a name wants that firm, a user who types a
 * product wants its makers. Undefined: every match has the first rank.
 * @source ux.md "Directory" ("Each result explains its match"); engines.md 5 (ranking by ts_rank costs seconds at this size)
 */
function ranksOf({ words, devices }: DirectoryFilter): { readonly first: SQL; readonly second: SQL } | undefined {
  if (words.length === 0) return undefined;
  return { first: all(words.map(inName)), second: devices.length === 0 ? sql`false` : makes(devices) };
}

function rankOf(filter: DirectoryFilter): SQL {
  const ranks = ranksOf(filter);
  return ranks === undefined ? sql`0` : sql`case when ${ranks.first} then 0 when ${ranks.second} then 1 else 2 end`;
}

/** The condition of each rank, first rank first; none is in two. */
function conditionsByRank(filter: DirectoryFilter): readonly { readonly rank: number; readonly condition: SQL }[] {
  const ranks = ranksOf(filter);
  const more = narrowed(filter);
  if (ranks === undefined) return [{ rank: 0, condition: all(more) }];
  const { first, second } = ranks;
  const marked = filter.words.some(({ text }) => !hasAlphabetCharacter(text)) ? [matching(filter)] : more;
  return [
    { rank: 0, condition: all([first, ...marked]) },
    ...(filter.devices.length === 0 ? [] : [{ rank: 1, condition: all([second, sql`not ${first}`, ...more]) }]),
    { rank: 2, condition: all([matching(filter), sql`not ${first}`, ...(filter.devices.length === 0 ? [] : [sql`not ${second}`])]) },
  ];
}

const shown = sql`
  p.firm_id as "firmId", p.organization as "memberName", p.contact_name as "contactName",
  case when p.show_email then p.contact_email::text end as "contactEmail", case when p.show_phone then p.contact_mobile end as "contactPhone",
  p.address, array_to_string(hit.codes, ',') as codes, hit.rank, hit.name_text as "nameText"`;

const Guess = z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })).min(1);

/** Whether a search has so many matches that they are read in order instead of collected, by the planner's estimate. */
export async function isDense(db: Db, filter: DirectoryFilter): Promise<boolean> {
  if (filter.words.length === 0 && filter.codes.length === 0) return true;
  const [row] = await db.execute<{ "QUERY PLAN": unknown }>(sql`explain (format json) select from directory_entries e where ${matching(filter)}`);
  const plan = row?.["QUERY PLAN"];
  const [guess] = Guess.parse(typeof plan === "string" ? JSON.parse(plan) : plan);
  return (guess?.Plan["Plan Rows"] ?? 0) >= denseFrom;
}

/**
 * A page of all matches, by rank, name and id, with their number, in one statement. At 2,001 it returns only that: there are
 * more, and they have to be read in order.
 */
export async function findCounted(
  db: Db,
  filter: DirectoryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: DirectoryRow[]; count: number }> {
  const found = await db.execute<(DirectoryRow | { firmId: null }) & { count: number }>(sql`
    with hits as materialized (
      select e.firm_id, e.name_text, e.codes, ${rankOf(filter)} as rank from directory_entries e where ${matching(filter)} limit ${maxCounted + 1}
    ), counted as (select count(*)::int as count from hits)
    select ${shown}, counted.count
    from counted left join (
      select * from hits where (select count from counted) <= ${maxCounted} order by rank, name_text, firm_id offset ${offset} limit ${limit}
    ) hit on true left join member_profiles p on p.firm_id = hit.firm_id
    order by hit.rank, hit.name_text, hit.firm_id`);
  const rows = found.filter((row): row is DirectoryRow & { count: number } => row.firmId !== null).map(({ count: _count, ...row }) => row);
  return { rows, count: found[0]?.count ?? 0 };
}

/**
 * Names of members that begin with a folded text, each once and in order, at most `limit`: read along the index by name.
 * @param typed folded (`foldText`)
 */
export async function findNamesFrom(db: Db, typed: string, limit: number): Promise<string[]> {
  const from = ` ${typed}`;
  const rows = await db.execute<{ name: string }>(sql`
    select distinct on (e.name_text) p.organization as name
    from directory_entries e join member_profiles p on p.firm_id = e.firm_id
    where e.name_text >= ${from} collate "C" and e.name_text < ${`${from}\u{10ffff}`} collate "C"
    order by e.name_text limit ${limit}`);
  return rows.map(({ name }) => name);
}

/** The number of matches, read along an index up to 2,001: for searches that a large part of all firms matches. */
export async function countDense(db: Db, filter: DirectoryFilter): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from directory_entries e where ${matching(filter)} order by e.firm_id limit ${maxCounted + 1}) hit`);
  return row?.count ?? 0;
}

/** The number of all matches, counted completely: for background work and for programs, which read page after page. */
export async function countAll(db: Db, filter: DirectoryFilter): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int as count from directory_entries e where ${matching(filter)}`);
  return row?.count ?? 0;
}

/** From where a page is read: a number of results on, or right after or before a place. */
export type PageStart = { readonly offset: number } | { readonly after: ResultPosition } | { readonly before: ResultPosition };

/** A page read in the order of the results, rank by rank, without counting them. */
export async function findInOrder(db: Db, filter: DirectoryFilter, start: PageStart, limit: number): Promise<DirectoryRow[]> {
  if ("offset" in start && start.offset > 0) return findSkipping(db, filter, start.offset, limit);
  const isBackwards = "before" in start;
  const place = "after" in start ? start.after : isBackwards ? start.before : undefined;
  const rows: DirectoryRow[] = [];
  const ranks = conditionsByRank(filter).filter(({ rank }) => place === undefined || (isBackwards ? rank <= place.rank : rank >= place.rank));
  for (const { rank, condition } of isBackwards ? ranks.toReversed() : ranks) {
    const keyset = place === undefined || place.rank !== rank ? [] : [beyond(place, isBackwards)];
    const order = isBackwards ? sql`e.name_text desc, e.firm_id desc` : sql`e.name_text, e.firm_id`;
    rows.push(
      ...(await db.execute<DirectoryRow>(sql`
        select ${shown} from (
          select e.firm_id, e.name_text, e.codes, ${sql.raw(String(rank))} as rank from directory_entries e
          where ${all([condition, ...keyset])} order by ${order} limit ${limit - rows.length}
        ) hit join member_profiles p on p.firm_id = hit.firm_id
        order by ${isBackwards ? sql`hit.name_text desc, hit.firm_id desc` : sql`hit.name_text, hit.firm_id`}`)),
    );
    if (rows.length >= limit) break;
  }
  return isBackwards ? rows.toReversed() : rows;
}

/** Two portions are read ahead; more would only use memory. */
const portionsAhead = 2;

/**
 * All matches of a search in their order, in portions: sorted once and read through a cursor. That takes a third of the time of
 * reading page by page along the index, because firms with similar names lie far apart. It holds a transaction until the last
 * portion is read, so only a process that writes a file uses it, never a web request.
 */
export async function* selectAllInOrder(db: Db, filter: DirectoryFilter, portion: number): AsyncGenerator<DirectoryRow[]> {
  const portions = new PassThrough({ objectMode: true, highWaterMark: portionsAhead });
  const closed = new Promise((resolve) => portions.once("close", resolve));
  const reading = db
    .transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await tx.execute(sql`set local work_mem = '64MB'`);
        await tx.execute(sql`set local cursor_tuple_fraction = 1`);
        await tx.execute(sql`set local jit = off`);
        await tx.execute(sql`
          declare members no scroll cursor for
          select ${shown} from (
            select e.firm_id, e.name_text, e.codes, ${rankOf(filter)} as rank from directory_entries e where ${matching(filter)}
          ) hit join member_profiles p on p.firm_id = hit.firm_id
          order by hit.rank, hit.name_text, hit.firm_id`);
        while (!portions.destroyed) {
          const rows = await tx.execute<DirectoryRow>(sql`fetch ${sql.raw(String(portion))} from members`);
          if (rows.length === 0) return;
          if (!portions.write([...rows])) await Promise.race([closed, new Promise((resolve) => portions.once("drain", resolve))]);
        }
      },
      { accessMode: "read only" },
    )
    .then(
      () => portions.end(),
      (error: unknown) => portions.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  // The type of an object stream is not known to readers, so it is given here.
  yield* portions as AsyncIterable<DirectoryRow[]>;
  await reading;
}

const beyond = ({ name, firmId }: ResultPosition, isBackwards: boolean): SQL =>
  isBackwards ? sql`(e.name_text, e.firm_id) < (${name}, ${firmId}::uuid)` : sql`(e.name_text, e.firm_id) > (${name}, ${firmId}::uuid)`;

/**
 * A page by its number alone: the rows before it are read and skipped, so the caller sets a limit. A rank is read only when
 * those before it do not fill the page, because matches of the last one may be hard to find.
 */
async function findSkipping(db: Db, filter: DirectoryFilter, offset: number, limit: number): Promise<DirectoryRow[]> {
  const rows: DirectoryRow[] = [];
  let left = offset;
  for (const { rank, condition } of conditionsByRank(filter)) {
    const found = await db.execute<DirectoryRow>(sql`
      select ${shown} from (
        select e.firm_id, e.name_text, e.codes, ${sql.raw(String(rank))} as rank from directory_entries e where ${condition}
        order by e.name_text, e.firm_id offset ${left} limit ${limit - rows.length}
      ) hit join member_profiles p on p.firm_id = hit.firm_id
      order by hit.name_text, hit.firm_id`);
    rows.push(...found);
    if (rows.length >= limit) break;
    left = found.length > 0 ? 0 : left - (await countUpTo(db, condition, left));
  }
  return rows;
}

async function countUpTo(db: Db, condition: SQL, most: number): Promise<number> {
  if (most === 0) return 0;
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from directory_entries e where ${condition} order by e.name_text, e.firm_id limit ${most}) hit`);
  return row?.count ?? 0;
}

/** Devices are counted over at most this many firms. */
export const maxFirmsOfDevices = 10_000;

/**
 * How many of the matching firms make each device, counted over the first 10,000 of them.
 * @returns `firms`: how many firms were counted; with 10,000 there may be more, and every count says "at least"
 */
export async function countDevices(
  db: Db,
  filter: DirectoryFilter,
  order: { readonly isDense: boolean },
): Promise<{ readonly firms: number; readonly devices: readonly { readonly code: string; readonly firms: number }[] }> {
  const rows = await db.execute<{ code: string | null; firms: number }>(sql`
    with hits as materialized (
      select e.codes from directory_entries e where ${matching(filter)} ${order.isDense ? sql`order by e.firm_id` : sql``} limit ${maxFirmsOfDevices})
    select lpad(code::text, 8, '0') as code, count(*)::int as firms from hits, unnest(hits.codes) code group by 1
    union all select null, count(*)::int from hits`);
  return {
    firms: rows.find(({ code }) => code === null)?.firms ?? 0,
    devices: rows.flatMap(({ code, firms }) => (code === null ? [] : [{ code, firms }])),
  };
}

/** For each word whether any firm has it, by name, address or device; in the order of the words. */
export async function findKnownWords(db: Db, words: readonly ParsedWord[]): Promise<boolean[]> {
  if (words.length === 0) return [];
  const asked = words.map((word) => sql`exists (select from directory_entries e where ${hasWord(word)} limit 1)`);
  const [row] = await db.execute<Record<string, boolean>>(
    sql`select ${sql.join(
      asked.map((one, place) => sql`${one} as ${sql.identifier(`word_${place}`)}`),
      sql`, `,
    )}`,
  );
  return words.map((_, place) => row?.[`word_${place}`] === true);
}
