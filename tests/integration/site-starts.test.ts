import { afterAll, beforeAll, expect, it } from "vitest";
import { contentEntries } from "#db/schema/content.ts";
import { sitePageTexts } from "#db/schema/site-search.ts";
import { refreshPageTexts } from "#server/application/site/refresh-page-texts.ts";
import { seedContent } from "#server/seed/content.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let nodes: readonly TestServices[];

beforeAll(async () => {
  database = await createTestDatabase();
  nodes = Array.from({ length: 4 }, () => openTestServices(database));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.drop();
});

it("four servers that start at the same moment seed the website once", async () => {
  const pages = Array.from({ length: 100 }, (_, at) => ({
    key: `page-${at}`,
    language: "en",
    title: `Page ${at}`,
    summary: "About devices.",
    body: "",
  }));
  for (let round = 0; round < 5; round += 1)
    await Promise.all(
      nodes.map(async ({ services }) => {
        await seedContent(services);
        await refreshPageTexts(systemContext(services), pages);
      }),
    );
  expect(await database.db.$count(sitePageTexts)).toBe(100);
  const entries = await database.db.select({ kind: contentEntries.kind, slug: contentEntries.slug }).from(contentEntries);
  expect(new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`)).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThan(100);
});
