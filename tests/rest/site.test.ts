import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedContent } from "#server/seed/content.ts";
import { callByContract } from "../support/contract.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  await seedContent(opened.services);
  app = await startTestApp(opened.services);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});

/** The path of an address, wherever the product says that it lives. */
const pathOf = (address: unknown): string => new URL(String(address)).pathname;

it("the home page's carousel: pictures that caches ask for again", async () => {
  const { status, body } = await callByContract(app.url, "/api/homepage/");
  const items = body["carousel_items"] as { image_url: string }[]; // as the contract says, checked by the call
  expect([status, items.length]).toEqual([200, 5]);
  const picture = await fetch(`${app.url}${pathOf(items[0]?.image_url)}`);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=300",
    "x-content-type-options": "nosniff",
  });
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: "webp", width: 1280 });
  const again = await fetch(picture.url, {
    headers: { "if-none-match": picture.headers.get("etag") ?? "", "cache-control": "max-age=0" },
  });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

it("the gallery and the committee, in the shapes that old clients know", async () => {
  const gallery = await callByContract(app.url, "/image-gallery");
  expect(gallery.body["gallery_images"]).toHaveLength(10);
  const about = await callByContract(app.url, "/api/api/aboutpage/");
  expect(about.body).toMatchObject({
    committee_members: expect.arrayContaining([
      {
        name: "Chairman",
        subname: "EPCMD",
        image_url: expect.stringMatching(/\/mark\.svg$/),
        designations: [{ title: "Elected by the members" }, { title: "Heads the committee" }],
      },
    ]),
    product_panel_items: [],
  });
});

it.each([
  "/media/x/640.webp",
  "/media/0199c000-0000-7000-8000-000000000001/641.webp",
  "/media/0199c000-0000-7000-8000-000000000001/..%2f640.webp",
  "/documents/x/a.pdf",
])("%s is no picture and no document", async (path) => {
  expect((await fetch(`${app.url}${path}`)).status).toBe(404);
});

it.each(["/follow", "/hi/follow"])("an old link of an e-mail is answered in the language of its page: %s", async (page) => {
  for (const act of ["confirm", "stop"]) {
    const { status, headers } = await fetch(`${app.url}${page}/${act}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ key: "old" }),
    });
    expect([status, headers.get("location")]).toEqual([303, `${page}?done=expired`]);
  }
});
