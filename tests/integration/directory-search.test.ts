import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { limits } from "#domain/accounts/limits.ts";
import { foldText } from "#domain/directory/fold-text.ts";
import { updateFirmRow } from "#db/queries/members.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { directoryEntries } from "#db/schema/directory.ts";
import { consumeRateLimit } from "#server/application/accounts/rate-limits.ts";
import { allMatches } from "#server/application/directory/all-matches.ts";
import { memberList } from "#server/application/directory/exports/member-list.ts";
import { searchDirectory, type SearchDirectoryInput } from "#server/application/directory/search-directory.ts";
import { suggestSearches } from "#server/application/directory/suggest-searches.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createListedFirm, createUser, type ListedProfile } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let buyer: SignedInActor;

const ecg = "90181100";
const pressure = "90189011";
const syringes = "90183100";
const rubberGloves = "40151200";

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  const user = await createUser(opened.services, "BUYER");
  buyer = { kind: "user", userId: user.id, sessionId: user.id, name: user.name, email: user.email, role: "BUYER" };
  await list("Bharat Cardio", { codes: [ecg, pressure], address: "Plot 4, Peenya\nBengaluru 560058" });
  await list("Syringes of Kochi", { codes: [rubberGloves], address: "Kochi, Kerala" });
  await list("Aravali Care", { codes: [syringes], address: "Jaipur, Rajasthan" });
  await list("Zenith Works", { codes: [ecg], address: "Syringe Road, Nashik" });
  await list("Études & O'Brien Médical", { codes: [rubberGloves], address: "सूरत, गुजरात" });
  await list("مستلزمات X-Ray 🩺 Traders", { codes: [rubberGloves], address: "Delhi 110001" });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const list = async (organization: string, profile: ListedProfile): Promise<string> =>
  (await createListedFirm(opened.services, { organization, ...profile })).firm.id;
const ctx = () => contextOf(opened.services, buyer);
const find = (input: SearchDirectoryInput) => searchDirectory(ctx(), input);
const namesFor = async (search: string): Promise<string[]> => (await find({ search })).rows.map(({ memberName }) => memberName);

describe("a buyer's own words", () => {
  it.each([
    ["ecg Bangalore", ["Bharat Cardio"]],
    ["cochin", ["Syringes of Kochi"]],
    ["ECG machine", ["Bharat Cardio", "Zenith Works"]],
    ["machines ecg", ["Bharat Cardio", "Zenith Works"]],
    ["BP monitor", ["Bharat Cardio"]],
    ["gloves", ["Études & O'Brien Médical", "Syringes of Kochi", "مستلزمات X-Ray 🩺 Traders"]],
    ["rubber glove kochi", ["Syringes of Kochi"]],
    ["gloves, rubber (Kochi). ", ["Syringes of Kochi"]],
    ["9018 11", ["Bharat Cardio", "Zenith Works"]],
    ["560058", ["Bharat Cardio"]],
    ["eenya bengal", ["Bharat Cardio"]],
    ["etudes", ["Études & O'Brien Médical"]],
    ["o’brien medical", ["Études & O'Brien Médical"]],
    ["obrien", ["Études & O'Brien Médical"]],
    ["सूरत", ["Études & O'Brien Médical"]],
    ["مستلزمات", ["مستلزمات X-Ray 🩺 Traders"]],
    ["🩺", ["مستلزمات X-Ray 🩺 Traders"]],
    ["xray traders", ["مستلزمات X-Ray 🩺 Traders"]],
    ["br", []],
    ["bh", ["Bharat Cardio"]],
    ["be", ["Bharat Cardio"]],
    ["&", ["Études & O'Brien Médical"]],
    ["; drop table firms; --", []],
    [".*", []],
    ["(?<a>x+)+$", []],
  ])("%j finds %j", async (search, names) => expect(await namesFor(search)).toEqual(names));

  it.each([
    ["syr", ["Syringes HSN", "Syringes of Kochi"]],
    ["ecg m", ["Electro-cardiographs HSN"]],
    ["Aravali  C", ["Aravali Care"]],
    ["Aravali. ", ["Aravali Care"]],
    ["obrien", []],
    ["étud", ["Études & O'Brien Médical"]],
    ["مست", ["مستلزمات X-Ray 🩺 Traders"]],
    ["%%", []],
    ["z", []],
    ["\u0000", []],
  ])("while %j is typed %j is offered", async (search, expected) => {
    const offered = await suggestSearches(ctx(), { search });
    expect(offered.map(({ text, code }) => (code === undefined ? text : `${text} HSN`))).toEqual(expected);
  });

  it("names are offered to one login at most so many times a minute", async () => {
    const attempt = { limit: limits.directorySuggestions, subject: buyer.userId };
    while ((await consumeRateLimit(opened.services, [attempt])).isAllowed);
    expect(await refusalOf(suggestSearches(ctx(), { search: "syr" }))).toMatchObject({ kind: "rate_limited" });
    expect(await suggestSearches(ctx(), { search: "s" })).toEqual([]);
  });

  it.each(["", "\u0000\u0007\u202e", " \t\n", "\u200b"])("%j is no search: all firms are shown", async (search) =>
    expect((await find({ search })).count).toBe(6),
  );

  it("puts firms of that name first, then makers, then those who have the words elsewhere", async () => {
    const { rows } = await find({ search: "syringes" });
    expect(rows.map(({ memberName, matches, matchedTexts }) => [memberName, matches.map(({ code }) => code), matchedTexts])).toEqual([
      ["Syringes of Kochi", [], ["name"]],
      ["Aravali Care", [syringes], []],
      ["Zenith Works", [], ["address"]],
    ]);
  });

  it("corrects typing mistakes, reports it, and searches the typed words on request", async () => {
    expect(await find({ search: "elctrocardiograph" })).toMatchObject({ count: 2, searchedFor: "electrocardiograph" });
    expect(await find({ search: "elctrocardiograph", isExact: true })).toMatchObject({ count: 0, searchedFor: undefined });
    expect(await find({ search: "arvali" })).toMatchObject({ count: 1, searchedFor: "aravali", rows: [{ memberName: "Aravali Care" }] });
    expect(await find({ search: "syrnge" })).toMatchObject({ count: 3, searchedFor: "syringe" });
    expect(await find({ search: "glvoes kochi" })).toMatchObject({ count: 1, searchedFor: "gloves kochi" });
  });

  it("offers alternatives when no firm has it", async () => {
    expect(await find({ search: "90183999" })).toMatchObject({ count: 0, suggestions: [{ search: "901839", kind: "parent_code" }] });
    expect((await find({ search: "syringes nowhereatall" })).suggestions).toEqual([{ search: "syringes", kind: "fewer_words" }]);
    expect((await find({ search: "qqqqqqqq" })).suggestions).toEqual([]);
  });

  it("offers the words that name devices together first, and no number that stands in an address", async () => {
    const { count, suggestions } = await find({ search: "gloves nowhereatall 4 nitrile" });
    expect(count).toBe(0);
    expect(suggestions).toEqual(["gloves nitrile", "gloves", "nitrile"].map((search) => ({ search, kind: "fewer_words" })));
    expect((await find({ search: "gloves nitrile" })).count).toBe(3);
    expect((await find({ search: "4 nowhereatall" })).suggestions).toEqual([]);
  });
});

describe("the directory follows", () => {
  const entryOf = async (firmId: string) => (await database.db.select().from(directoryEntries)).find((entry) => entry.firmId === firmId);

  it("a firm that is closed and opened, and a profile that is erased", async () => {
    const firmId = await list("Gone Soon", { codes: [syringes] });
    expect(await namesFor("gone soon")).toEqual(["Gone Soon"]);
    await database.db.transaction((tx) => updateFirmRow(tx, firmId, { deactivatedAt: new Date(), deactivatedReason: "Closed." }));
    expect(await namesFor("gone soon")).toEqual([]);
    await database.db.transaction((tx) => updateFirmRow(tx, firmId, { deactivatedAt: null, deactivatedReason: null }));
    expect(await namesFor("gone soon")).toEqual(["Gone Soon"]);
    await database.db.execute(sql`delete from profile_products where firm_id = ${firmId}`);
    await database.db.execute(sql`delete from member_profiles where firm_id = ${firmId}`);
    expect(await entryOf(firmId)).toBeUndefined();
  });

  it("names that grow when they are folded", async () => {
    expect(await namesFor("")).not.toContain("﷽".repeat(200));
    await list("﷽".repeat(200), { codes: [syringes] });
    expect(await namesFor("")).toContain("﷽".repeat(200));
  });
});

describe("invalid input", () => {
  it.each([
    [{ search: "x".repeat(10_240) }, "Search with at most 200 characters."],
    [{ page: 0 }, "Pages are counted from 1."],
    [{ page: 1.5 }, "Pages are counted from 1."],
    [{ page: 1_000_000_000 }, "There are no pages so far on. Narrow the search, or go on from the page before."],
    [{ pageSize: 1_000_000 }, "A page holds at most 100 members."],
    [{ codes: ["9018"] }, "A device is named by the eight digits of its HSN code."],
    [{ after: "x" }, "This place in the list cannot be read. Go back to the first page."],
    [
      { before: Buffer.from('{"rank":0,"name":"\\u0000","firmId":"00000000-0000-7000-8000-000000000000"}').toString("base64url") },
      "This place in the list cannot be read. Go back to the first page.",
    ],
  ] satisfies [SearchDirectoryInput, string][])("%j is answered clearly", async (input, message) => {
    const answer = await refusalOf(find(input));
    expect(answer instanceof Error ? answer.message : answer).toContain(message);
  });

  it("an unknown category or device", async () => {
    // @ts-expect-error -- as a browser may send it
    const answer = await refusalOf(find({ categories: ["Weapons"] }));
    expect(answer instanceof Error ? answer.message : answer).toContain("There is no such category of devices. Choose one of the five in the list.");
    expect(await find({ codes: ["99999999"] })).toMatchObject({ count: 0, totalPages: 1 });
  });

  it("a page past the end has true totals", async () => {
    const { count } = await find({});
    expect(await find({ page: 900_000 })).toMatchObject({ rows: [], count, totalPages: 1 });
  });
});

it("whole categories are devices like others", async () => {
  const { rows } = await find({ search: "", categories: ["Consumable"] });
  expect(rows.every(({ devices }) => devices.some(({ category }) => category === "Consumable"))).toBe(true);
  expect(rows.length).toBeGreaterThan(2);
});

it("each firm that a search finds comes once and in order, with any page size", async () => {
  const names: string[] = [];
  for await (const rows of allMatches(ctx(), {}, 2)) names.push(...rows.map(([name = ""]) => name));
  expect(names).toEqual(await namesFor(""));
});

it.each(["", "gloves", "pvt"])("a list that is made for %j has them in the order of the results, and may stop early", async (search) => {
  const rowsUpTo = async (maxRows: number): Promise<string[]> => {
    const list = await memberList(ctx(), { search }, { maxRows, onProgress: () => {} });
    const names: string[] = [];
    for await (const rows of list.portions) names.push(...rows.map(([name = ""]) => name));
    expect(list.rowsGiven()).toBe(names.length);
    return names;
  };
  const names = await namesFor(search);
  expect(await rowsUpTo(1_000)).toEqual(names);
  expect(await rowsUpTo(1)).toEqual(names.slice(0, 1));
});

it("folds text as the database does", async () => {
  const bodies = fc.array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "binary" }),
      fc.constantFrom("X-Ray", "O'Brien", "İstanbul", "ΣΑΣ ς", " \t ", "सूरत", "ﬁ", "Straße", "﷽"),
    ),
  );
  // The same texts in each run: a gate that fails by chance tells nothing of the change that it judges.
  for (const parts of fc.sample(bodies, { numRuns: 200, seed: 26_112_306 })) {
    // The product removes characters that a database cannot hold; only one side knows the newest Unicode characters.
    const text = parts
      .join("")
      .replaceAll("\0", "")
      .replaceAll(/[\p{Cs}\p{Cn}]/gu, "");
    const [row] = await database.db.execute<{ folded: string }>(sql`select directory_fold(${text}) as folded`);
    expect(row?.folded, JSON.stringify(text)).toBe(` ${foldText(text)}`);
  }
});
