import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarDateInIndia } from "#domain/dates.ts";
import { publishContent, unpublishContent } from "#server/application/site/content/publish-content.ts";
import { saveContent } from "#server/application/site/content/save-content.ts";
import { eventually } from "../support/eventually.ts";
import { createStaffActor } from "../support/factories.ts";
import { inParallel } from "../support/in-parallel.ts";
import { violationsOf } from "../support/page-input.ts";
import { contextOf } from "../support/services.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { documentsOfWebsite, onePageOfEachKind, walkWithScripts, type Documents } from "../support/website-walk.ts";
import { internalLinks } from "../support/website.ts";

// Reads every page of the site map as HTML, and opens one page of each kind in a browser.

/** So many requests are on their way at the same time. */
const atOnce = 8;
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

let portal: TestPortal;
let documents: Documents;

beforeAll(async () => {
  portal = await openSharedPortal();
  documents = await documentsOfWebsite(portal);
});
afterAll(() => portal?.close());

const origin = (): string => portal.product.url;
const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";
const isHindi = (path: string): boolean => path === "/hi" || path.startsWith("/hi/");

describe("every page, as it comes from the server", () => {
  it("is there in both languages, and says what it is", async () => {
    expect(documents.size).toBeGreaterThan(100);
    const titles = new Map<string, string>();
    const heads = await inParallel([...documents.keys()], atOnce, (path) => fetch(origin() + path, { method: "HEAD" }));
    for (const [place, [path, html]] of [...documents].entries()) {
      const { status, headers } = heads[place] ?? {};
      expect([path, status, headers?.get("content-type")]).toEqual([path, 200, "text/html; charset=utf-8"]);
      expect([path, textOf(html, /<html lang="(\w+)"/)]).toEqual([path, isHindi(path) ? "hi" : "en"]);
      expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
      expect([path, textOf(html, /<meta name="description" content="([^"]*)"/).length > 20]).toEqual([path, true]);
      expect([path, new URL(textOf(html, /<link rel="canonical" href="([^"]*)"/)).pathname]).toEqual([path, path]);
      expect([path, html.match(/<link rel="alternate" hreflang="(?:en|hi|x-default)"/g)?.length]).toEqual([path, 3]);
      const title = textOf(html, /<title>([^<]*)<\/title>/);
      // An event has the same name in every language.
      const name = `${isHindi(path) ? "hi" : "en"}: ${title}`;
      expect([path, name, titles.get(name)]).toEqual([path, name, undefined]);
      titles.set(name, path);
      for (const [, data = ""] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)</g)) JSON.parse(data);
    }
  });

  it("leads nowhere where nothing is", async () => {
    const from = new Map<string, string>();
    for (const [path, html] of documents) for (const link of internalLinks(html)) if (!from.has(link)) from.set(link, path);
    const broken: string[] = [];
    await inParallel([...from], atOnce, async ([link, path]) => {
      const first = await fetch(origin() + link, { method: "HEAD", redirect: "manual" });
      // The permanent address of a document redirects to its current version.
      const isDocument = link.endsWith(".pdf") && first.status === 302;
      const { status } = isDocument ? await fetch(origin() + (first.headers.get("location") ?? ""), { method: "HEAD", redirect: "manual" }) : first;
      if (status !== 200) broken.push(`${path} → ${link}: ${status}`);
    });
    expect(broken).toEqual([]);
    expect(from.size).toBeGreaterThan(100);
  });

  it("names each of its elements once, and refers to elements that are there", () => {
    const wrong: string[] = [];
    for (const [path, html] of documents) {
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
      const known = new Set(ids);
      if (known.size < ids.length) wrong.push(`${path}: an id is there twice`);
      for (const [, name = "", targets = ""] of html.matchAll(/\s(for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g))
        for (const id of targets.split(" ")) if (!known.has(id)) wrong.push(`${path}: ${name} refers to ${id}`);
      for (const [, id = ""] of html.matchAll(/\shref="#([^"]+)"/g))
        if (!known.has(decodeURIComponent(id))) wrong.push(`${path}: a link leads to #${id}`);
    }
    expect(wrong).toEqual([]);
  });
});

// Every page goes through a browser and the checker of the HTML standard in the deep tier: tests/deep/website.test.ts.
describe("one page of each kind, in a browser", () => {
  it("works with scripts at both widths: drawn as by the server, without errors, requests to others and shifts, within its bytes", async () => {
    const paths = onePageOfEachKind(documents);
    expect(paths.length).toBeGreaterThan(10);
    expect(await walkWithScripts(portal, paths)).toEqual([]);
  });
});

describe("an address that no page has", () => {
  it("is a 404 in the frame, with the menu, in the language of the address", async () => {
    const page = await portal.browser.newPage({ viewport: wide });
    for (const [path, title] of [
      ["/no-such-page", "Page Not Found"],
      ["/hi/no-such-page", "पृष्ठ नहीं मिला"],
    ] as const) {
      const response = await page.goto(origin() + path);
      expect(response?.status()).toBe(404);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(await page.getByRole("navigation").count()).toBeGreaterThan(1);
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.close();
  });

  it("is the canonical address of other spellings, which redirect to it; the portal is not indexed", async () => {
    const moved = await fetch(`${origin()}/policies/?page=2`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/Policies?page=2"]);
    const login = await fetch(`${origin()}/login`);
    expect([login.status, login.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
    const robots = await (await fetch(`${origin()}/robots.txt`)).text();
    expect(robots).toContain("/sitemap.xml\n");
  });
});

it("a browser that has a page gets headers only, and each form of it has its own tag", async () => {
  const ask = (headers: Record<string, string>) => fetch(`${origin()}/`, { headers });
  const plain = await ask({ "accept-encoding": "identity" });
  const compressed = await ask({ "accept-encoding": "gzip;q=0, br" });
  expect([plain.headers.get("content-encoding"), compressed.headers.get("content-encoding")]).toEqual([null, "br"]);
  expect(plain.headers.get("etag")).not.toBe(compressed.headers.get("etag"));
  expect(await plain.text()).toBe(await compressed.text());
  const again = await ask({ "accept-encoding": "br", "if-none-match": compressed.headers.get("etag") ?? "" });
  expect([again.status, (await again.text()).length]).toEqual([304, 0]);
});

it("every node shows what staff publish or withdraw within a second or so, though pages are cached", async () => {
  const ctx = contextOf(portal.services, await createStaffActor(portal.services, "EPCMD_ADMIN"));
  const notices = async (): Promise<string> => (await fetch(`${origin()}/Public-notice`)).text();
  const title = "A notice that was not there before";
  expect(await notices()).not.toContain(title);
  const fields = { title, summary: "The council tells something.", publishedOn: calendarDateInIndia(new Date()), body: "Told." };
  const { id, version } = await saveContent(ctx, { kind: "notice", fields });
  expect(await notices()).not.toContain(title);
  // This process publishes, the product's own process has kept the page.
  const published = await publishContent(ctx, { id, version, publishFrom: null, publishUntil: null });
  await eventually(async () => expect(await notices()).toContain(title));
  await unpublishContent(ctx, { id, version: published.version });
  await eventually(async () => expect(await notices()).not.toContain(title));
});

describe("the frame", () => {
  it("opens and closes its menu by click, Escape and on a phone, and marks where one is", async () => {
    const page = await portal.browser.newPage({ viewport: wide, reducedMotion: "reduce" });
    await page.goto(`${origin()}/hs-codes`);
    await page.locator("html[data-script=ready]").waitFor();
    const nav = page.getByRole("navigation", { name: "Main menu" });
    const about = nav.getByText("About Us");
    const mission = nav.getByRole("link", { name: "Mission & Vision" });
    await about.click();
    await mission.waitFor();
    await nav.getByText("Members", { exact: true }).click();
    await nav.getByRole("link", { name: "How to Apply" }).waitFor();
    expect(await mission.isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    expect(await nav.getByRole("link", { name: "How to Apply" }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Members");
    await nav.getByText("Policy Info").click();
    expect(await nav.getByRole("link", { name: "HS Codes" }).getAttribute("aria-current")).toBe("page");
    await page.mouse.click(20, 600);
    expect(await nav.getByRole("link", { name: "HS Codes" }).isVisible()).toBe(false);

    await page.setViewportSize(narrow);
    const opener = nav.getByRole("button", { name: "Menu" });
    await opener.click();
    await about.click();
    await mission.click();
    await page.waitForURL(`${origin()}/mission-vision`);
    await page.close();
  });

  it("keeps text size, contrast and dark mode from page to page, and stays on the page when the language changes", async () => {
    const page = await portal.browser.newPage({ viewport: wide, colorScheme: "light" });
    await page.goto(`${origin()}/hs-codes`);
    await page.getByRole("button", { name: "Larger text" }).click();
    await page.getByRole("button", { name: "Dark mode" }).click();
    await page.getByRole("button", { name: "High contrast" }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await page.waitForURL(`${origin()}/hi/hs-codes`);
    await page.locator("html[data-script=ready][data-text=large][data-scheme=dark][data-contrast=high]").waitFor();
    expect(await page.getByRole("button", { name: "बड़े अक्षर" }).getAttribute("aria-pressed")).toBe("true");
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "उच्च कंट्रास्ट" }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  it("leads a reader of Hindi from the portal back to Hindi, and the addresses of the portal nowhere", async () => {
    const page = await portal.browser.newPage({ viewport: wide });
    await page.goto(`${origin()}/hs-codes`);
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await page.waitForURL(`${origin()}/hi/hs-codes`);

    await page.goto(`${origin()}/activate-account?id=x`);
    await page.locator("#root *").first().waitFor({ state: "attached" });
    expect(new URL(page.url()).pathname).toBe("/activate-account");

    await page.goto(`${origin()}/hi/hs-codes`);
    await page.getByRole("link", { name: "लॉगिन" }).first().click();
    await page.waitForURL(`${origin()}/login`);
    await page.goto(`${origin()}/verify/nobody`);
    await page.locator("#root header a[href='/']").click();
    await page.waitForURL(`${origin()}/hi`);
    await page.close();
  });
});
