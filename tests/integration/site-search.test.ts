import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { standingOf } from "#domain/site/events.ts";
import { insertPublishedEntries, updateContentVersion } from "#db/queries/content.ts";
import { contentEntries } from "#db/schema/content.ts";
import { refreshPageTexts } from "#server/application/site/refresh-page-texts.ts";
import { searchSite } from "#server/application/site/search-site.ts";
import type { AppContext } from "#server/context.ts";
import { seedContent } from "#server/seed/content.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let ctx: AppContext;

const now = new Date("2026-11-21T06:30:00Z");
const pages = [
  { key: "become-a-member", language: "en", title: "Become a Member", summary: "Subscription fees for 2025-26.", body: "GST is 18 %." },
  { key: "become-a-member", language: "hi", title: "सदस्य बनें", summary: "2025-26 का सदस्यता शुल्क।", body: "Become a Member. GST is 18 %." },
  { key: "help", language: "en", title: "Assistance", summary: "Guides for newcomers.", body: "The seventeenth way." },
  { key: "help", language: "hi", title: "सहायता", summary: "मार्गदर्शिका।", body: "The seventeenth way." },
  { key: "visa", language: "en", title: "Visa", summary: "Rules for travellers.", body: "" },
];

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  await seedContent(opened.services);
  ctx = { ...contextOf(opened.services, visitor), now: () => now };
  await refreshPageTexts(systemContext(opened.services), [{ key: "gone", language: "en", title: "Gone", summary: "", body: "" }]);
  await refreshPageTexts(systemContext(opened.services), pages);
  await database.db.transaction((tx) =>
    insertPublishedEntries(
      tx,
      ["zeppelin-now", "zeppelin-later", "zeppelin-draft"].map((slug) => ({
        kind: "notice" as const,
        slug,
        position: 0,
        at: now,
        fields: { title: `Zeppelin ${slug}`, summary: "50% off _ and more", publishedOn: "2026-11-20", body: "Airships are exported." },
      })),
    ),
  );
  await database.db
    .update(contentEntries)
    .set({ publishFrom: new Date("2026-12-01T00:00:00Z") })
    .where(eq(contentEntries.slug, "zeppelin-later"));
  await database.db.update(contentEntries).set({ state: "draft", publishedFields: null }).where(eq(contentEntries.slug, "zeppelin-draft"));
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const find = async (search: string, more: Record<string, string> = {}, language = "en") => searchSite(ctx, { search: { search, ...more }, language });
const refs = async (search: string, language = "en") => (await find(search, {}, language)).hits.map(({ kind, ref }) => `${kind} ${ref}`);

describe("the search of the website", () => {
  it("finds each kind of thing by its words, the best first", async () => {
    expect((await refs("become a member"))[0]).toBe("page become-a-member");
    expect((await refs("medica 2025"))[0]).toBe("event medica-2025");
    const editions = (await refs("medica")).slice(0, 2);
    expect(editions).toEqual(
      editions
        .filter((ref) => /^event medica-\d{4}$/u.test(ref))
        .toSorted()
        .toReversed(),
    );
    expect((await refs("syringes")).some((ref) => ref.startsWith("hs-code 9018"))).toBe(true);
    expect((await refs("advamed")).some((ref) => ref.startsWith("association "))).toBe(true);
    const kinds = new Set(
      (await Promise.all(["tender", "zeppelin", "report", "software", "strategy"].map((words) => refs(words))))
        .flat()
        .map((ref) => ref.split(" ")[0]),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(["notice", "tender", "report", "policy", "publication"]));
  });

  it("finds other forms of a word, a part of a title, a typing mistake, and a code by its first digits", async () => {
    expect(await refs("airship export")).toContain("notice zeppelin-now");
    expect(await refs("eppelin")).toContain("notice zeppelin-now");
    expect(await refs("zepelin")).toContain("notice zeppelin-now");
    for (const search of ["9018 90", "HSN: 9018 90", "9018.90.0040"]) {
      const codes = (await find(search, { rows: "100" })).hits.filter(({ kind }) => kind === "hs-code");
      expect(codes.length).toBeGreaterThan(0);
      expect(codes.filter(({ ref }) => !ref.startsWith("901890"))).toEqual([]);
    }
  });

  it("shows of equally good events first those that come, with their days, and marks a notice or tender that is past its date", async () => {
    const event = (slug: string, title: string, startsOn: string) => ({
      kind: "event" as const,
      slug,
      position: 0,
      at: now,
      fields: { title, description: "A fair", eventType: "trade-show", startsOn },
    });
    const announced = (kind: "notice" | "tender", slug: string, days: Record<string, string>) => ({
      kind,
      slug,
      position: 0,
      at: now,
      fields: { title: "Numbat in writing", summary: "By post", body: "", ...days },
    });
    await database.db.transaction((tx) =>
      insertPublishedEntries(tx, [
        event("quokka-over", "Quokka Expo Z", "2025-03-10"),
        event("quokka-coming", "Quokka Expo A", "2027-03-10"),
        announced("notice", "numbat-of-2024", { publishedOn: "2024-11-21" }),
        announced("notice", "numbat-of-today", { publishedOn: "2026-11-21" }),
        announced("tender", "numbat-closed", { publishedOn: "2026-11-01", closesOn: "2026-11-20" }),
      ]),
    );
    await database.db.transaction((tx) => updateContentVersion(tx));
    const { hits, today } = await find("quokka expo");
    expect(today).toBe("2026-11-21");
    expect(hits.map(({ ref, event: found }) => [ref, found && [found.startsOn, standingOf(found, today)]])).toEqual([
      ["quokka-coming", ["2027-03-10", "upcoming"]],
      ["quokka-over", ["2025-03-10", "past"]],
    ]);
    const written = (await find("numbat in writing")).hits.map(({ ref, isArchived }) => [ref, isArchived] as const);
    expect(new Map(written)).toEqual(
      new Map([
        ["numbat-of-2024", true],
        ["numbat-of-today", false],
        ["numbat-closed", true],
      ]),
    );
  });

  it("finds only what the public may see now", async () => {
    expect((await refs("zeppelin")).filter((ref) => ref.startsWith("notice zeppelin"))).toEqual(["notice zeppelin-now"]);
    ctx = { ...ctx, now: () => new Date("2026-12-02T00:00:00Z") };
    expect(await refs("zeppelin")).toContain("notice zeppelin-later");
    ctx = { ...ctx, now: () => now };
  });

  it("finds pages by their Hindi words, and shows them in the reader's language", async () => {
    expect(await refs("सदस्य", "hi")).toContain("page become-a-member");
    expect(await refs("सदस्यता शुल्क", "hi")).toContain("page become-a-member");
    expect(await refs("become member", "hi")).toContain("page become-a-member");
    expect((await find("become a member", {}, "hi")).hits[0]).toMatchObject({ title: "सदस्य बनें", summary: "2025-26 का सदस्यता शुल्क।" });
    expect(await refs("gone")).not.toContain("page gone");
  });

  it("finds a page whose text staff replaced by their words, and no longer by the old ones", async () => {
    expect(await refs("seventeenth")).toContain("page help");
    await database.db.transaction((tx) =>
      insertPublishedEntries(tx, [
        {
          kind: "page-text",
          slug: "help",
          position: 0,
          at: now,
          fields: { title: "First steps", body: "The nineteenth way.", reviewedOn: "2026-11-20" },
        },
      ]),
    );
    expect((await find("nineteenth")).hits[0]).toMatchObject({ ref: "help", title: "First steps", summary: "Guides for newcomers." });
    expect(await refs("seventeenth")).not.toContain("page help");
    // The name and the description of the page stay.
    expect(await refs("assistance newcomers")).toContain("page help");
    expect((await find("nineteenth", {}, "hi")).hits[0]).toMatchObject({ ref: "help", title: "सहायता" });
  });

  it("finds entries by their Hindi, shows it on Hindi pages only, and finds devices by their Hindi names", async () => {
    const hit = async (language: string) => (await find("नवीनीकरण", {}, language)).hits.find(({ ref }) => ref === "renew-membership-by-31-march");
    expect(await hit("hi")).toMatchObject({ kind: "notice", title: "सदस्यता हर वर्ष 31 मार्च को समाप्त होती है" });
    expect(await hit("en")).toMatchObject({ title: "Membership ends on 31 March each year" });
    expect((await refs("सिरिंज", "hi")).some((ref) => ref.startsWith("hs-code 9018"))).toBe(true);
    const medica = (await refs("medica 2025", "hi")).filter((ref) => ref === "event medica-2025");
    expect(medica).toHaveLength(1);
  });

  it("takes signs as signs, and answers whatever is typed", async () => {
    expect((await refs("50% off")).filter((ref) => ref.startsWith("notice"))).toEqual(["notice zeppelin-now"]);
    for (const words of ["%", "_", "\\", "'", '"', "' or 1=1 --", "((&|!<->", "\u0000", "\u200b", "\ud800", "-", "x".repeat(10_000), "the", "😀"]) {
      const { hits } = await find(words);
      expect(hits.length).toBeLessThanOrEqual(10);
    }
    expect((await find("%")).count).toBeLessThan(20);
    // Many titles have a word that begins with b.
    for (const words of ["<b>", "(b)"]) expect((await find(words)).count).toBeLessThan(20);
    expect(await find(" \u0000 ")).toMatchObject({ words: "", count: 0 });
  });

  it("pages, and shows the last page for an address past the end", async () => {
    const all = await find("medical");
    expect(all.count).toBeGreaterThan(10);
    expect(all).toMatchObject({ page: 1, rows: 10, pageCount: Math.ceil(all.count / 10) });
    const second = await find("medical", { page: "2" });
    expect(second.hits.filter((hit) => all.hits.some(({ ref }) => ref === hit.ref))).toEqual([]);
    expect(await find("medical", { page: "999999" })).toMatchObject({ page: all.pageCount, count: all.count });
    for (const page of ["abc", "0", "-1", "1e9", "NaN"]) expect((await find("medical", { page })).page).toBeGreaterThan(0);
    expect(await find("medical", { rows: "7" })).toMatchObject({ rows: 10 });
    expect((await find("medical", { rows: "100" })).pageCount).toBe(Math.ceil(all.count / 100));
  });

  it("gets its pages from the product only", async () => {
    await expect(refreshPageTexts(ctx, pages)).rejects.toMatchObject({ kind: "forbidden" });
  });
});
