import fs from "node:fs";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rateLimited } from "#domain/errors.ts";
import { seedContent } from "#server/seed/content.ts";
import { answerFailures, refusePage } from "#site/render/answer-pages.ts";
import { callByContract } from "../support/contract.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { diskFailure } from "../support/failing-disk.ts";
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

it("a disk that fails in the middle of a picture ends the connection and is logged", async () => {
  const { body } = await callByContract(app.url, "/api/homepage/");
  const path = pathOf((body["carousel_items"] as { image_url: string }[])[0]?.image_url); // as above
  const failing = new Readable({ read: () => undefined });
  vi.spyOn(fs, "createReadStream").mockImplementationOnce(() => {
    failing.push("half");
    setImmediate(() => failing.destroy(diskFailure("EIO")));
    return failing as fs.ReadStream; // the sender only pipes it
  });
  const logged = vi.spyOn(opened.services.log, "error");
  await expect(fetch(`${app.url}${path}`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  await eventually(() => expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: "bug", path })));
  vi.restoreAllMocks();
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

describe("where the website has nothing, or refuses", () => {
  let website: TestApp;
  beforeAll(async () => {
    const assets = { style: undefined, styles: [], themeScript: "", script: "", preloads: [], fonts: [] };
    const build = async () => ({ renderSite: async ({ title }: { readonly title: string }) => [`<h1>${title}</h1>`], assetsOf: () => assets });
    website = await startTestApp(opened.services, undefined, answerFailures(opened.services, { build, finish: async (html) => html }));
  });
  afterAll(() => website?.close());
  const gone = `/documents/${crypto.randomUUID()}/notice.pdf`;
  const ask = async (path: string, accept: string, request: RequestInit = {}) => {
    const answer = await fetch(`${website.url}${path}`, { ...request, headers: { accept } });
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };
  const html = "text/html,application/xhtml+xml,*/*;q=0.8";

  it("people get a page", async () => {
    for (const path of [gone, "/events/gone.ics"])
      expect(await ask(path, html)).toMatchObject({
        status: 404,
        type: "text/html; charset=utf-8",
        text: expect.stringContaining("<h1>Page Not Found</h1>"),
      });
    const body = new URLSearchParams({ text: "x".repeat(600_000) });
    const large = await ask("/hi/join/save?key=x", html, { method: "POST", body });
    expect(large).toMatchObject({ status: 413, type: "text/html; charset=utf-8", text: expect.stringContaining("<h1>भेजी गई सामग्री बहुत बड़ी है</h1>") });
    const foreign = await ask("/join/save?key=x", html, { method: "POST", body: new URLSearchParams({ step: "firm" }) });
    expect(foreign).toMatchObject({ status: 403, text: expect.stringContaining("<h1>That did not work</h1>") });
  });

  it.each([
    ["", "wait 30 minutes, then send it again."],
    ["/hi", "30 मिनट प्रतीक्षा करें और फिर भेजें।"],
  ])("a form that is refused for a time has no link to try again, and says how long to wait: %s/contact", async (prefix, wait) => {
    const refusing = await startTestApp(opened.services, (req, res, next) => refusePage(req, res, next, rateLimited("Wait.", 1_800)));
    try {
      const textAt = async (path: string, method: string) => (await fetch(`${refusing.url}${path}`, { method, headers: { accept: html } })).text();
      const [page, form] = [await textAt(`${prefix}/nothing`, "GET"), await textAt(`${prefix}/contact`, "POST")];
      expect([page, form].map((text) => text.includes('<a href="">'))).toEqual([true, false]);
      expect(form).toContain(wait);
      expect(page).not.toContain(wait);
    } finally {
      await refusing.close();
    }
  });

  it("programs get JSON, and everyone who calls the API", async () => {
    for (const [path, accept] of [
      [gone, "*/*"],
      [gone, "application/json"],
      ["/api/nothing", html],
      ["/FILES/nothing", html],
    ] as const) {
      const { status, type } = await ask(path, accept);
      expect([path, status, type]).toEqual([path, 404, "application/json; charset=utf-8"]);
    }
    expect(await ask("/auth/login/", html, { method: "POST" })).toMatchObject({ status: 400, type: "application/json; charset=utf-8" });
  });
});
