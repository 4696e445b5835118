import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { visitor as nobody } from "#domain/accounts/actor.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import { publishContent, removeContent } from "#server/application/site/content/publish-content.ts";
import { saveContent } from "#server/application/site/content/save-content.ts";
import { giveOpinion, readOpinions } from "#server/application/site/page-opinions.ts";
import { readAssociations } from "#server/application/site/read-associations.ts";
import { readQuestions } from "#server/application/site/read-questions.ts";
import { readHsCodes } from "#server/application/site/read-hs-codes.ts";
import { readCommittee, readMemberLogos, readOfficials } from "#server/application/site/read-offices.ts";
import { isEntryArchived, readDocuments } from "#server/application/site/read-documents.ts";
import type { AppContext } from "#server/context.ts";
import { seedContent } from "#server/seed/content.ts";
import type { PageKey } from "#site/content/pages.ts";
import { lastReviewOf, loadContent } from "#site/render/load-page.ts";
import type { HsCodesContent } from "#site/pages/hs-codes/load.ts";
import { createStaffActor } from "../support/factories.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let visitor: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  await seedContent(opened.services);
  // A fixed day: a year after publication, a notice is in the archive.
  visitor = { ...contextOf(opened.services, nobody), now: () => new Date("2026-11-21T06:30:00Z") };
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

describe("trade associations", () => {
  it("begin with the countries under A, and every initial shows its number of countries", async () => {
    const { letter, letters, table } = await readAssociations(visitor, { search: {} });
    expect(letter).toBe("A");
    expect([...new Set(table.rows.map(({ country }) => country))]).toEqual(["Argentina", "Australia", "Austria"]);
    expect(letters.map((each) => each.letter).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    expect(letters.find((each) => each.letter === "A")?.countries).toBe(3);
    expect(letters.find((each) => each.letter === "X")?.countries).toBe(0);
    expect(table.rows[0]).toMatchObject({ address: "Buenos Aires", phone: null, fax: null, email: null, website: "https://www.cadiem.org.ar" });
  });

  it("are searched in all countries, or under the initial that the address names", async () => {
    const everywhere = await readAssociations(visitor, { search: { search: "bvmed" } });
    expect(everywhere.letter).toBeNull();
    expect(everywhere.table.rows.map(({ country }) => country)).toEqual(["Germany"]);
    const within = await readAssociations(visitor, { search: { search: "bvmed", letter: "a" } });
    expect([within.letter, within.table.count]).toEqual(["A", 0]);
    const inHindi = await readAssociations({ ...visitor, language: "hi" }, { search: { search: "जर्मनी" } });
    expect(inHindi.table.rows.map(({ country }) => country)).toContain("Germany");
    expect((await readAssociations(visitor, { search: { letter: "all" } })).table.count).toBe(72);
    expect((await readAssociations(visitor, { search: { letter: "'; drop", page: "abc", rows: "7" } })).letter).toBe("A");
  });
});

describe("HS codes", () => {
  const codes = async (search: Record<string, string>) => (await readHsCodes(visitor, { search })).rows.map(({ code }) => code);

  it("show five lines of the catalogue, found by words, categories and beginnings of codes", async () => {
    const first = await readHsCodes(visitor, { search: {} });
    expect([first.rows.length, first.count]).toEqual([5, 145]);
    expect(await codes({ search: "syringes" })).toContain("90183100");
    const implants = await readHsCodes(visitor, { search: { search: "implant" } });
    expect(implants.rows.every(({ label, category }) => /implant/i.test(label + category))).toBe(true);
    expect((await codes({ search: "9018", rows: "100" })).every((code) => code.startsWith("9018"))).toBe(true);
    for (const search of ["9018.31.00", "HSN: 90183100", "HSN/SAC 9018.31.00", "9018.31.0040"])
      expect(await codes({ search, rows: "100" })).toContain("90183100");
    expect(await codes({ search: "0183100" })).toEqual([]);
    const inHindi = await readHsCodes(visitor, { search: { search: "सिरिंज", rows: "100" } });
    expect([inHindi.rows.some(({ code }) => code === "90183100"), inHindi.query.search]).toEqual([true, "सिरिंज"]);
  });

  it("are put in order by the columns", async () => {
    expect((await codes({ sort: "code" }))[0]).toBe("30051010");
    expect((await codes({ sort: "-code" }))[0]).toBe("96190090");
  });

  it.each(["%", "_", "\\", "'", "x".repeat(10_000), "9".repeat(500), "\u0000", "\ud800"])("take %j as plain words", async (search) => {
    expect((await readHsCodes(visitor, { search: { search, page: "-1", rows: "1e9", sort: "__proto__" } })).page).toBe(1);
  });
});

test("a text that staff publish for a page with a table replaces its facts, and the table stays", async () => {
  const council = { ...visitor, actor: await createStaffActor(opened.services, "EPCMD_ADMIN") };
  const load = async () => {
    const loaded = await loadContent(visitor, { key: "hs-codes", language: "en", search: {}, params: {} });
    return { ...(loaded?.content as HsCodesContent), head: loaded?.head };
  };
  expect((await load()).facts).toHaveProperty("lead");
  const fields = { title: "Codes", body: "Words of the staff.", reviewedOn: "2026-11-20" };
  const { id, version } = await saveContent(council, { kind: "page-text", slug: "hs-codes", fields });
  const published = await publishContent(council, { id, version, publishFrom: null, publishUntil: null });
  const { facts, codes, head } = await load();
  expect(facts).toMatchObject({ html: expect.stringContaining("Words of the staff.") });
  expect([codes.rows.length, head]).toEqual([5, { title: "Codes", reviewedOn: "2026-11-20" }]);
  await removeContent(council, { id, version: published.version });
});

test("the day of the last review moves when staff publish an entry that the page shows, and not by the facts of a page", async () => {
  const later = { ...visitor, actor: await createStaffActor(opened.services, "EPCMD_ADMIN"), now: () => new Date("2099-03-01T06:30:00Z") };
  const reviewOf = async (key: PageKey) => (await loadContent(visitor, { key, language: "en", search: {}, params: {} }))?.head?.reviewedOn;
  const before = await reviewOf("public-notice");
  const { id, version } = await saveContent(later, {
    kind: "notice",
    fields: { title: "Moves the day", summary: "New.", publishedOn: "2026-11-20", body: "New." },
  });
  await publishContent(later, { id, version, publishFrom: null, publishUntil: null });
  expect([await reviewOf("public-notice"), await lastReviewOf(visitor, "public-notice")]).toEqual(["2099-03-01", "2099-03-01"]);
  expect(before).not.toBe("2099-03-01");
  expect([await reviewOf("officials"), await reviewOf("become-a-member")]).not.toContain("2099-03-01");
  expect(await reviewOf("policies")).toBeUndefined();
  await removeContent(later, { id, version: version + 1 });
});

describe("papers", () => {
  it("are listed by category, newest first, each row with the fields of its kind", async () => {
    const counts = await Promise.all(
      (["reports", "notices", "tenders", "policies", "strategy", "annual", "publications"] as const).map(
        async (category) => (await readDocuments(visitor, { category, search: {} })).count,
      ),
    );
    expect(counts).toEqual([2, 3, 3, 1, 3, 3, 6]);
    const notices = await readDocuments(visitor, { category: "notices", search: {} });
    expect(notices.rows.map(({ date }) => date)).toEqual(["2026-11-16", "2026-11-09", "2026-11-02"]);
    const { rows } = await readDocuments(visitor, { category: "strategy", search: { sort: "session" } });
    expect(rows.map(({ session }) => session)).toEqual(["2021-26", "2023", "2024-25"]);
    expect(rows[1]).toMatchObject({ issuedBy: "Department of Pharmaceuticals", website: "https://pharmaceuticals.gov.in", closesOn: null });
  });

  it("go to the archive past their date, where the address of one leads", async () => {
    const later: AppContext = { ...visitor, now: () => new Date("2027-11-10T06:30:00Z") };
    const slugsIn = async (category: "notices" | "pastNotices") =>
      (await readDocuments(later, { category, search: {} })).rows.map(({ date }) => date);
    expect(await slugsIn("notices")).toEqual(["2026-11-16"]);
    expect(await slugsIn("pastNotices")).toEqual(["2026-11-09", "2026-11-02"]);
    const [past] = (await readDocuments(later, { category: "pastNotices", search: {} })).rows;
    const asked = { category: "notices", search: { entry: past?.slug ?? "" } } as const;
    expect([await isEntryArchived(later, asked), await isEntryArchived(visitor, asked)]).toEqual([true, false]);
  });

  it("are found by their words", async () => {
    const { rows } = await readDocuments(visitor, { category: "publications", search: { search: "public notice 18" } });
    expect(rows.map(({ title }) => title)).toEqual(["DGFT Public Notice 18/2023, Appendix 2T"]);
  });
});

describe("questions and answers", () => {
  it("are those of the published entry, in English where it has no Hindi", async () => {
    const asked = async (language: "en" | "hi") => {
      const { writtenIn, groups } = await readQuestions({ ...visitor, language });
      return { writtenIn, first: groups[0]?.questions[0] };
    };
    expect(await asked("en")).toMatchObject({ writtenIn: "en", first: { question: "Who can become a member?" } });
    expect(await asked("hi")).toMatchObject({ writtenIn: "hi" });
    const body = "## Fees\n\n**What is new?**\n\nThe [fee](/become-a-member).";
    const written = JSON.stringify({ body, bodyHindi: "" });
    await database.db.execute(sql`update content_entries set published_fields = published_fields || ${written}::text::jsonb where slug = 'faq'`);
    await database.db.transaction((tx) => updateContentVersion(tx));
    const first = { question: "What is new?", answerHtml: '<p>The <a href="/become-a-member">fee</a>.</p>' };
    for (const language of ["en", "hi"] as const) expect(await asked(language)).toEqual({ writtenIn: "en", first });
  });
});

describe("offices", () => {
  it("name no person, and no company that has not agreed", async () => {
    expect((await readCommittee(visitor)).map(({ name }) => name).slice(0, 2)).toEqual(["Chairman", "Elected members"]);
    expect(await readOfficials(visitor)).toHaveLength(4);
    expect(await readMemberLogos(visitor)).toEqual([]);
  });

  it("are read by the public, not by workers", async () => {
    await expect(readCommittee(systemContext(opened.services))).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("was this page useful?", () => {
  it("is counted by page, language and day, from one place three times a day, and read by the council alone", async () => {
    const from = (ip: string): AppContext => contextOf(opened.services, nobody, { ip });
    for (const isUseful of [true, false, false, false]) await giveOpinion(from("203.0.113.7"), { page: "/faq", language: "hi", isUseful });
    await giveOpinion(from("203.0.113.8"), { page: "/faq", language: "hi", isUseful: true });
    await giveOpinion(from("203.0.113.7"), { page: "/help", language: "en", isUseful: true });
    const reader = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    expect(await readOpinions(reader, { days: 30 })).toEqual([
      { page: "/faq", language: "hi", useful: 2, notUseful: 2 },
      { page: "/help", language: "en", useful: 1, notUseful: 0 },
    ]);
    expect(await readOpinions({ ...reader, now: () => new Date(Date.now() + 40 * 86_400_000) }, { days: 30 })).toEqual([]);
    await expect(readOpinions(visitor, { days: 30 })).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});
