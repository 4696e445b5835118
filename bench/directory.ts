import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import superjson from "superjson";
import { createSearchDb, searchSettings, type Db } from "#db/connection/client.ts";
import { countDense, countDevices, findInOrder, isDense } from "#db/queries/directory.ts";
import { selectAllDevices, selectSynonyms } from "#db/queries/directory-words.ts";
import { findProfile, upsertProfile } from "#db/queries/profiles.ts";
import { createLexicon, type Lexicon } from "#domain/directory/lexicon.ts";
import { readSearch } from "#domain/directory/read-search.ts";
import { findOrCorrect, type FoundSearch } from "#server/application/directory/find-search.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadBulkData, makeFirms, type BulkData } from "../tests/support/directory-bulk-data.ts";
import { recorded } from "../tests/support/recorded-statements.ts";
import { makeQueries, makeTypos } from "./directory-queries.ts";
import { median, rate } from "./load.ts";
import { signInForCookie, startFloor, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const million = 1_000_000;
const each = 50;
const pageSize = 20;
const connections = 16;
const requests = 600;
const rounds = 3;
const saves = 100;

type Search = { readonly db: Db; readonly lexicon: Lexicon };
type Start = Parameters<typeof findInOrder>[2];

/** The directory with a million firms of five products each: every search compared with a row read by its primary key over the same driver. */
export async function benchDirectory(bench: BenchProduct, firms = million): Promise<BenchRow[]> {
  const bulkData: BulkData = { firms, devicesEach: 5, hasProducts: true };
  await loadBulkData(bench.databaseUrl, bulkData);
  await bench.database.db.execute(sql`vacuum (analyze) directory_entries`);
  await bench.database.db.execute(sql`vacuum (analyze) member_profiles`);
  return measureDirectory(bench, bulkData);
}

/** The same on a database that is filled already. */
export async function measureDirectory(bench: BenchProduct, bulkData: BulkData): Promise<BenchRow[]> {
  const { db } = bench.database;
  const lexicon = createLexicon(await selectAllDevices(db), await selectSynonyms(db));
  const sample = [
    ...makeFirms(
      { ...bulkData, firms: 5_000 },
      lexicon.devices.map(({ code }) => code),
    ),
  ];
  const queries = makeQueries(each, sample, lexicon.devices);
  // A busy machine must slow the figures, not end them.
  const pool = createSearchDb(bench.databaseUrl, { statementTimeoutMs: 30_000 });
  const search = { db: pool.db, lexicon };
  try {
    return [
      ...(await firstPages(bench, search, queries)),
      await typingMistakes(search, makeTypos(each, lexicon.devices)),
      ...(await commonWord(search)),
      await farPage(search),
      await filterCounts(search),
      await profileSaves(bench, search),
      await throughHttp(bench, search, Object.values(queries).flat()),
    ];
  } finally {
    await pool.close();
  }
}

const ask = ({ db, lexicon }: Search, text: string, page = 1, start: Start = { offset: 0 }): Promise<FoundSearch> =>
  findOrCorrect(db, lexicon, { search: text, codes: [], categories: [], isExact: false, page, pageSize, start });

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const fromMs = performance.now();
  await work();
  return performance.now() - fromMs;
}

const share = (values: readonly number[], part: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
const three = (values: readonly number[]): string => `p50 ${ms(share(values, 0.5))}, p95 ${ms(share(values, 0.95))}, p99 ${ms(share(values, 0.99))}`;

/** Searches and floor take turns, so that other load on the machine slows both. The first round of each is not counted. */
async function firstPages(bench: BenchProduct, search: Search, queries: Readonly<Record<string, readonly string[]>>): Promise<BenchRow[]> {
  const driver = postgres(bench.databaseUrl, { max: 1 });
  const ids = (await driver<{ firm_id: string }[]>`select firm_id from directory_entries limit 500`).map(({ firm_id }) => firm_id);
  const floor: number[] = [];
  const took = new Map<string, number[]>(Object.keys(queries).map((kind) => [kind, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (let place = 0; place < each; place += 1) {
      for (const [kind, texts] of Object.entries(queries)) {
        const value = await timed(() => ask(search, texts[place] ?? ""));
        const least = await timed(() => driver`select * from member_profiles where firm_id = ${ids[place * 9 + round] ?? ""}`);
        if (round === 0) continue;
        took.get(kind)?.push(value);
        floor.push(least);
      }
    }
  }
  await driver.end();
  const all = [...took.values()].flat();
  const [half, slow] = [share(all, 0.5) / share(floor, 0.5), share(all, 0.95) / share(floor, 0.95)];
  return [
    {
      figure: "first page with count, searches of nine kinds",
      floor: `one row by primary key, same driver: ${three(floor)}`,
      value: three(all),
      ratio: `p50 ${half.toFixed(0)}x, p95 ${slow.toFixed(0)}x`,
      reach: "p50 under 70x, p95 under 250x, p99 under 100 ms",
      pass: half < 70 && slow < 250 && share(all, 0.99) < 100,
    },
    ...[...took].map(([kind, values]) => ({
      figure: `… ${kind}`,
      floor: "the same",
      value: three(values),
      ratio: `p50 ${(share(values, 0.5) / share(floor, 0.5)).toFixed(0)}x, p95 ${(share(values, 0.95) / share(floor, 0.95)).toFixed(0)}x`,
      reach: "–",
      pass: true,
    })),
  ];
}

async function typingMistakes(search: Search, typos: readonly string[]): Promise<BenchRow> {
  const took: number[] = [];
  let known = 0;
  for (const typo of [...typos, ...typos]) {
    took.push(
      await timed(async () => {
        if ((await ask(search, typo)).count > 0) known += 1;
      }),
    );
  }
  const counted = took.slice(typos.length);
  return {
    figure: `typing mistake, corrected and searched again (${known / 2} of ${typos.length} led to members)`,
    floor: "–",
    value: three(counted),
    ratio: "–",
    reach: "p95 under 100 ms",
    pass: share(counted, 0.95) < 100,
  };
}

async function commonWord({ db, lexicon }: Search): Promise<BenchRow[]> {
  const filter = { ...readSearch("limited", lexicon), codes: [] };
  const repeat = async (work: () => PromiseLike<unknown>, times: number): Promise<number> => {
    const took: number[] = [];
    for (let time = 0; time <= times; time += 1) took.push(await timed(work));
    return median(took.slice(1));
  };
  const exact = await repeat(
    () =>
      db
        .execute(sql`select count(*) from directory_entries where name_text like '%limited%' or address_text like '%limited%'`)
        .catch(() => undefined),
    3,
  );
  const capped = await repeat(async () => {
    await isDense(db, filter);
    await countDense(db, filter);
  }, 20);
  return [
    {
      figure: 'count at a very common word, shown as "2,000+"',
      floor: `exact count: ${ms(exact)}`,
      value: ms(capped),
      ratio: `${(capped / exact).toFixed(3)}x`,
      reach: "under 20 ms",
      pass: capped < 20,
    },
  ];
}

async function farPage(search: Search): Promise<BenchRow> {
  const { db, lexicon } = search;
  const filter = { ...readSearch("limited", lexicon), codes: [] };
  const offsets: number[] = [];
  const steps: number[] = [];
  const before = (await findInOrder(db, filter, { offset: 998 * pageSize }, pageSize)).at(-1);
  if (before === undefined) throw new Error("the bulk data is too small for a page 1,000");
  const place = { rank: before.rank, name: before.nameText, firmId: before.firmId };
  for (let time = 0; time < 20; time += 1) {
    offsets.push(await timed(() => findInOrder(db, filter, { offset: 999 * pageSize }, pageSize)));
    steps.push(await timed(() => ask(search, "limited", 1_000, { after: place })));
  }
  const [skipped, stepped] = [median(offsets.slice(1)), median(steps.slice(1))];
  return {
    figure: "page 1,000 of a common word, from the page before",
    floor: `by OFFSET: ${ms(skipped)}`,
    value: ms(stepped),
    ratio: `${(stepped / skipped).toFixed(3)}x`,
    reach: "under 5 ms",
    pass: stepped < 5,
  };
}

async function filterCounts({ db, lexicon }: Search): Promise<BenchRow> {
  const took: number[] = [];
  for (const text of ["", "limited", "syringe", "pune", "surgicals", "gloves", ...Array.from({ length: 14 }, () => "")]) {
    const filter = { ...readSearch(text, lexicon), codes: [] };
    took.push(await timed(async () => countDevices(db, filter, { isDense: await isDense(db, filter) })));
  }
  return { figure: "devices of a search, counted over 10,000 firms", floor: "–", value: three(took.slice(6)), ratio: "–", reach: "–", pass: true };
}

/** The cost of a saved profile for database and search, apart from the rest of the use case; every name is found at once. */
async function profileSaves({ database: { db } }: BenchProduct, search: Search): Promise<BenchRow> {
  const firms = await db.execute<{ id: string }>(
    sql`select firm_id as id from profile_products where firm_id in (select firm_id from directory_entries limit ${saves}) group by 1`,
  );
  const took: number[] = [];
  await db.execute(
    sql`update member_profiles set updated_by = (select id from users limit 1) where firm_id in (select firm_id from directory_entries limit ${saves})`,
  );
  for (const [place, { id }] of firms.entries()) {
    const profile = await findProfile(db, id);
    if (profile === undefined) throw new Error("a firm of the bulk data has no profile");
    const organization = `Zyxwv${place} Newname Surgicals`;
    took.push(await timed(() => db.transaction((tx) => upsertProfile(tx, { ...profile.row, organization }, profile.codes))));
    const found = await ask(search, `zyxwv${place} newname`);
    if (!found.rows.some(({ firmId }) => firmId === id)) throw new Error(`${organization} is not found`);
  }
  return {
    figure: "one profile saved with another name, search with it, found at once",
    floor: "–",
    value: three(took),
    ratio: "–",
    reach: "p95 under 20 ms",
    pass: share(took, 0.95) < 20,
  };
}

/** The product compared with bare Express and postgres.js, which send the same statements with the same settings. */
async function throughHttp(bench: BenchProduct, search: Search, texts: readonly string[]): Promise<BenchRow> {
  const scripts = [];
  for (const text of texts) {
    const watched = recorded(search.db);
    await ask({ ...search, db: watched.db }, text);
    scripts.push(watched.statements);
  }
  const file = join(bench.dataDir, "searches.json");
  writeFileSync(file, JSON.stringify(scripts));
  const floorServer = await startFloor({ DATABASE_URL: bench.databaseUrl, SCRIPTS: file, SETTINGS: JSON.stringify(searchSettings) });
  const cookie = await signInForCookie(bench.product.url, demoAccounts.buyer, "BUYER");
  const noLimit = unlimited(bench);
  const get = async (url: string, headers: Record<string, string> = {}): Promise<void> => {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
  };
  const searchUrl = (text: string): string =>
    `${bench.product.url}/trpc/directory.search?input=${encodeURIComponent(superjson.stringify({ search: text }))}`;
  const order = (index: number): number => (index * 7_919) % texts.length;
  const askFloor = () => rate(requests, connections, (index) => get(`${floorServer.url}/script/${order(index)}`));
  const askProduct = () => rate(requests, connections, (index) => get(searchUrl(texts[order(index)] ?? ""), { cookie }));
  try {
    await askFloor();
    await askProduct();
    const floors: number[] = [];
    const values: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await askFloor());
      values.push(await askProduct());
    }
    const part = median(values) / median(floors);
    return {
      figure: `searches through HTTP, random, ${connections} connections`,
      floor: `bare Express + postgres.js, same SQL: ${median(floors).toFixed(0)}/s`,
      value: `${median(values).toFixed(0)}/s`,
      ratio: `${(part * 100).toFixed(0)} %`,
      reach: "50 % of its requests/s",
      pass: part >= 0.5,
    };
  } finally {
    await noLimit.end();
    floorServer.close();
  }
}

/** A user may read at most sixty pages a minute: the counts are deleted while this runs. */
function unlimited({ database: { db } }: BenchProduct): { end(): Promise<void> } {
  let isOver = false;
  const forgetting = (async () => {
    while (!isOver) {
      await db.execute(sql`delete from rate_limits`);
      await wait(50);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await forgetting;
    },
  };
}
