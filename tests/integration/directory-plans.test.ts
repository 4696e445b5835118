import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchDb, type DbClient } from "#db/connection/client.ts";
import { countDense, countDevices, findCounted, findInOrder, findNamesFrom, isDense, type DirectoryFilter } from "#db/queries/directory.ts";
import { selectAllDevices, selectSynonyms } from "#db/queries/directory-words.ts";
import { correctSearch } from "#server/application/directory/correct-search.ts";
import { findOrCorrect } from "#server/application/directory/find-search.ts";
import { createLexicon, type Lexicon } from "#domain/directory/lexicon.ts";
import { readSearch } from "#domain/directory/read-search.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { loadBulkData, makeNames, chance } from "../support/directory-bulk-data.ts";
import { planOf } from "../support/plans.ts";
import { recorded, type SentStatement } from "../support/recorded-statements.ts";

const bulkData = { firms: 30_000, devicesEach: 5, hasProducts: false };
const pageSize = 20;

let database: TestDatabase;
let search: DbClient;
/** A connection with the settings of the search's pool, to ask for plans. */
let planner: postgres.Sql;
let lexicon: Lexicon;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadBulkData(database.url, bulkData);
  search = createSearchDb(database.url);
  planner = search.sql;
  lexicon = createLexicon(await selectAllDevices(database.db), await selectSynonyms(database.db));
}, 120_000);
afterAll(async () => {
  await search.close();
  await database.drop();
});

const [rareName = ""] = makeNames(chance(2026)).slice(-1);
const searches = {
  nothing: "",
  "a common word": "limited",
  "a rare word": rareName,
  "two words": "surgicals pune",
  "an infix": "edite",
  "a product": "syringes",
  "a trade name": "ecg machine",
  "a code": "90183100",
  "the beginning of a code": "9018",
  "a name": "surgicals private limited",
  "an address": "main road nashik",
  "two letters": "ka",
  "a character": "&",
  "a character that nobody has": "%",
  nobody: "qqqqqqzz",
} as const;

const filterOf = (text: string, codes: readonly string[] = []): DirectoryFilter => ({ ...readSearch(text, lexicon), codes });

async function scansOf(statement: SentStatement): Promise<readonly string[]> {
  const nodes = await planOf(planner, statement);
  return nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"] ?? "");
}

async function sequentialScans(work: (watched: ReturnType<typeof recorded>) => Promise<unknown>): Promise<readonly string[]> {
  const watched = recorded(search.db);
  await work(watched);
  expect(watched.statements.length).toBeGreaterThan(0);
  return (await Promise.all(watched.statements.map(scansOf))).flat();
}

describe.each(Object.entries(searches))("a search for %s", (_, text) => {
  it("reads no table from end to end: counted, read in order, on from a place and back to it, its devices, its correction", async () => {
    const scans = await sequentialScans(async ({ db }) => {
      const filter = filterOf(text);
      await isDense(db, filter);
      await countDense(db, filter);
      // A search without words matches all firms: it is never collected.
      if (text !== "") await findCounted(db, filter, { offset: 0, limit: pageSize });
      const rows = await findInOrder(db, filter, { offset: pageSize }, pageSize);
      const place = rows.at(-1);
      if (place !== undefined) {
        await findInOrder(db, filter, { after: { rank: place.rank, name: place.nameText, firmId: place.firmId } }, pageSize);
        await findInOrder(db, filter, { before: { rank: place.rank, name: place.nameText, firmId: place.firmId } }, pageSize);
      }
      if (text !== "") await countDevices(db, filter, { isDense: false });
      await countDevices(db, filter, { isDense: true });
      await correctSearch(db, filter, lexicon);
    });
    expect(scans).toEqual([]);
  });
});

it("names that begin with what is being typed are read along an index", async () => {
  const scans = await sequentialScans(async ({ db }) => {
    const [first = ""] = rareName.toLowerCase().split(" ");
    expect(await findNamesFrom(db, first, 3)).not.toEqual([]);
    await findNamesFrom(db, "su", 3);
  });
  expect(scans).toEqual([]);
});

it("a search among devices reads no table from end to end", async () => {
  const scans = await sequentialScans(({ db }) => findCounted(db, filterOf("pune", ["90183100", "40151200"]), { offset: 0, limit: pageSize }));
  expect(scans).toEqual([]);
});

describe("beyond what is counted", () => {
  const page = (text: string, start: Parameters<typeof findInOrder>[2]) => findInOrder(search.db, filterOf(text), start, pageSize);
  const idsOf = (rows: readonly { readonly firmId: string }[]): readonly string[] => rows.map(({ firmId }) => firmId);

  it.each(["", "limited", "syringes", "maharashtra", "surgicals private"])("pages of %j follow each other, forwards and back", async (text) => {
    const [whole, walked]: [string[], string[]] = [[...idsOf(await findInOrder(search.db, filterOf(text), { offset: 0 }, pageSize * 5))], []];
    let rows = await page(text, { offset: 0 });
    for (let turn = 0; turn < 4; turn += 1) {
      walked.push(...idsOf(rows));
      const last = rows.at(-1);
      if (last === undefined) throw new Error("the bulk data has more");
      rows = await page(text, { after: { rank: last.rank, name: last.nameText, firmId: last.firmId } });
    }
    expect([...walked, ...idsOf(rows)]).toEqual(whole);
    const [first] = rows;
    if (first === undefined) throw new Error("the bulk data has more");
    expect(idsOf(await page(text, { before: { rank: first.rank, name: first.nameText, firmId: first.firmId } }))).toEqual(whole.slice(60, 80));
    expect(idsOf(await page(text, { offset: 80 }))).toEqual(whole.slice(80, 100));
  });

  it("the count says that there are more, and a page by its number alone goes so far", async () => {
    const ask = (asked: { search: string; page: number }) =>
      findOrCorrect(search.db, lexicon, {
        codes: [],
        categories: [],
        isExact: false,
        pageSize,
        ...asked,
        start: { offset: (asked.page - 1) * pageSize },
      });
    expect(await ask({ search: "limited", page: 1 })).toMatchObject({ count: 2_000, isCountOpen: true, rows: { length: pageSize } });
    expect(await ask({ search: "limited", page: 1_000 })).toMatchObject({ count: 2_000, isCountOpen: true });
    await expect(ask({ search: "limited", page: 2_000 })).rejects.toMatchObject({ kind: "invalid", code: "page_too_far" });
    expect(await ask({ search: rareName, page: 1 })).toMatchObject({ isCountOpen: false });
  });
});
