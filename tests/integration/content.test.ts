import { eq, inArray, like, sql } from "drizzle-orm";
import postgres from "postgres";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { updateContentVersion, getContentVersion, getNextContentChangeAt } from "#db/queries/content.ts";
import { findPublishedContent, selectPublishedContent } from "#db/queries/published-content.ts";
import { contentEntries, contentSeeds } from "#db/schema/content.ts";
import { openPicture } from "#server/application/site/open-media.ts";
import { seedContent } from "#server/seed/content.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let before: number;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  before = await getContentVersion(database.db);
  await Promise.all([seedContent(services), seedContent(services)]);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const now = new Date("2026-11-21T06:30:00Z");

describe("what a council starts with", () => {
  it("stands there once, however many nodes start together", async () => {
    const rows = await database.db
      .select({ kind: contentEntries.kind, count: sql<string>`count(*)` })
      .from(contentEntries)
      .groupBy(contentEntries.kind);
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))).toMatchObject({
      "carousel-slide": 5,
      "gallery-image": 10,
      event: 40,
      association: 72,
      notice: 3,
      tender: 3,
      report: 2,
      policy: 1,
      publication: 12,
      "committee-member": 8,
      official: 4,
      office: 7,
      "headline-figure": 4,
      "export-figure": 3,
    });
    // The rules that every product has came before.
    expect(await getContentVersion(database.db)).toBe(before + 1);
  });

  it("gets its Hindi at the first start of a version that has it, unless staff have changed its words", async () => {
    const [kept, changed] = ["renew-membership-by-31-march", "check-a-member-by-its-mark"] as const;
    const { fields, publishedFields } = contentEntries;
    const hindi = sql`array['titleHindi', 'summaryHindi', 'bodyHindi', 'fileHindi']`;
    await database.db
      .update(contentEntries)
      .set({ fields: sql`${fields} - ${hindi}`, publishedFields: sql`${publishedFields} - ${hindi}` })
      .where(inArray(contentEntries.slug, [kept, changed]));
    await database.db
      .update(contentEntries)
      .set({ publishedFields: sql`${publishedFields} || '{"title":"Of staff"}'` })
      .where(eq(contentEntries.slug, changed));
    await database.db.delete(contentSeeds).where(like(contentSeeds.key, "hindi/%"));
    await seedContent(services);
    const titleOf = async (slug: string) => (await findPublishedContent(database.db, "notice", slug, now))?.fields.titleHindi;
    expect(await titleOf(kept)).toBe("सदस्यता हर वर्ष 31 मार्च को समाप्त होती है");
    expect(await titleOf(changed)).toBe("");
    await database.db.update(contentEntries).set({ publishedFields: fields }).where(eq(contentEntries.slug, changed));
  });

  it("gets the corrected words of a later version in the council's own publications, unless staff have edited them", async () => {
    const mine = eq(contentEntries.slug, "faq");
    const bodyOf = async () => (await findPublishedContent(database.db, "publication", "faq", now))?.fields.body;
    const words = await bodyOf();
    const [row] = await database.db.select().from(contentEntries).where(mine);
    const old = sql`${contentEntries.fields} || '{"body":"An earlier answer."}'::jsonb`;
    const startWith = async (version: number) => {
      await database.db.update(contentEntries).set({ fields: old, publishedFields: old, version }).where(mine);
      await database.db.delete(contentSeeds).where(like(contentSeeds.key, "words/publication/faq/%"));
      await seedContent(services);
      const documents = await database.db.execute(
        sql`select 1 from outbox where topic = 'make-content-document' and payload ->> 'entryId' = ${row?.id ?? ""}`,
      );
      return [await bodyOf(), documents.length];
    };
    expect(await startWith(2)).toEqual(["An earlier answer.", 1]);
    expect(await startWith(1)).toEqual([words, 2]);
  });

  it("is read by the names of its fields, in the order of its kind", async () => {
    const notices = await selectPublishedContent(database.db, "notice", now);
    expect(notices.map(({ fields }) => fields.publishedOn)).toEqual(["2026-11-16", "2026-11-09", "2026-11-02"]);
    const events = await selectPublishedContent(database.db, "event", now);
    expect(events[0]).toMatchObject({ slug: "medical-fair-asia-2022", fields: { startsOn: "2022-08-31", eventType: "trade-show" } });
    expect(events.at(-1)?.fields.startsOn).toBeNull();
    const expo = await findPublishedContent(database.db, "event", "india-medtech-expo-2025", now);
    expect(expo?.fields).toMatchObject({ isFeatured: "yes", venue: "Bharat Mandapam", country: "IN", image: null });
  });

  it("has pictures in every width and both kinds, each a file of the product", async () => {
    const [slide] = await selectPublishedContent(database.db, "carousel-slide", now);
    const image = slide?.fields.image;
    expect(image).toMatchObject({ width: 1920, height: 1280, widths: [320, 640, 1280, 1920], alt: expect.stringContaining("container ship") });
    for (const format of ["avif", "webp"] as const) {
      const opened = await openPicture(contextOf(services, visitor), { id: image?.id ?? "", width: 640, format });
      expect((await sharp(opened.path).metadata()).width).toBe(640);
      expect(opened.mediaType).toBe(`image/${format}`);
    }
    await expect(openPicture(contextOf(services, visitor), { id: image?.id ?? "", width: 641, format: "webp" })).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  it("names no day and no hall that no document names", async () => {
    const events = await selectPublishedContent(database.db, "event", now);
    const medica = events.find(({ slug }) => slug === "medica-2026");
    expect(medica?.fields).toMatchObject({ startsOn: null, endsOn: null, editionYear: "2026" });
    expect(events.find(({ slug }) => slug === "kimes")?.fields).toMatchObject({ startsOn: null, venue: "" });
  });

  it("does not come back when staff removed it, and is not overwritten", async () => {
    const mine = sql`${contentEntries.slug} = 'renew-membership-by-31-march'`;
    await database.db.transaction(async (tx) => {
      await tx.delete(contentEntries).where(mine);
      await updateContentVersion(tx);
    });
    await seedContent(services);
    expect(await findPublishedContent(database.db, "notice", "renew-membership-by-31-march", now)).toBeUndefined();
  });
});

describe("the time of an entry", () => {
  const at = (iso: string) => new Date(iso);
  beforeAll(async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(contentEntries).values({
        kind: "notice",
        slug: "scheduled",
        fields: { title: "Scheduled" },
        publishedFields: { title: "Scheduled" },
        state: "published",
        publishFrom: at("2026-11-21T08:00:00Z"),
        publishUntil: at("2026-11-21T10:00:00Z"),
      });
      await updateContentVersion(tx);
    });
  });

  it("decides who sees it", async () => {
    const seen = async (iso: string) => (await findPublishedContent(database.db, "notice", "scheduled", at(iso))) !== undefined;
    expect(await seen("2026-11-21T07:59:59.999Z")).toBe(false);
    expect(await seen("2026-11-21T08:00:00Z")).toBe(true);
    expect(await seen("2026-11-21T10:00:00Z")).toBe(false);
  });

  it("is when rendered pages change by themselves, midnight in India at the latest", async () => {
    const next = (iso: string) => getNextContentChangeAt(database.db, at(iso));
    expect(await next("2026-11-21T06:30:00Z")).toEqual(at("2026-11-21T08:00:00Z"));
    expect(await next("2026-11-21T08:00:00Z")).toEqual(at("2026-11-21T10:00:00Z"));
    expect(await next("2026-11-21T10:00:00Z")).toEqual(at("2026-11-21T18:30:00Z"));
    expect(await next("2026-11-21T18:30:00Z")).toEqual(at("2026-11-22T18:30:00Z"));
  });

  it("counts every change", async () => {
    const before = await getContentVersion(database.db);
    await database.db.transaction(updateContentVersion);
    expect(await getContentVersion(database.db)).toBe(before + 1);
  });
});

describe("what was read of the content before", () => {
  const titlesOf = async () => (await selectPublishedContent(database.db, "policy", now)).map(({ fields }) => fields.title);

  it("holds until an entry is published, and not a call longer", async () => {
    const before = await titlesOf();
    const renamed = sql`update content_entries set published_fields = published_fields || '{"title":"Renamed"}' where kind = 'policy'`;
    await database.db.transaction(async (tx) => {
      await tx.execute(renamed);
      await updateContentVersion(tx);
      expect(await titlesOf()).toEqual(before);
    });
    const asked = await Promise.all([titlesOf(), titlesOf(), titlesOf()]);
    expect(asked).toEqual([["Renamed"], ["Renamed"], ["Renamed"]]);
  });

  it("is no failure: after one the next call reads again", async () => {
    await database.db.transaction(updateContentVersion);
    const owner = postgres(database.url, { max: 1, onnotice: () => {} });
    await owner`alter table content_images rename to content_images_away`;
    await expect(selectPublishedContent(database.db, "carousel-slide", now)).rejects.toThrow();
    await owner`alter table content_images_away rename to content_images`;
    await owner.end();
    expect(await selectPublishedContent(database.db, "carousel-slide", now)).toHaveLength(5);
  });
});
