import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarDateInIndia } from "#domain/dates.ts";
import { updateContentVersion, insertPublishedEntries } from "#db/queries/content.ts";
import { eventually } from "../support/eventually.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { visitPage } from "../support/website.ts";

let portal: TestPortal;
const slugs = Array.from({ length: 7 }, (_, at) => `newer-notice-${at}`);

beforeAll(async () => {
  portal = await openPortal();
  await portal.database.db.transaction(async (tx) => {
    const at = new Date();
    const notices = slugs.map((slug, position) => ({
      kind: "notice" as const,
      slug,
      position,
      at,
      fields: { title: `Newer notice ${position}`, summary: "The council tells something.", publishedOn: calendarDateInIndia(at), body: "Told." },
    }));
    const strategy = {
      kind: "publication" as const,
      slug: "plan-of-markets",
      position: 0,
      at,
      fields: { section: "strategy", title: "Plan of markets", summary: "Where members want to go.", issuedBy: "EPCMD" },
    };
    await insertPublishedEntries(tx, [...notices, strategy]);
    await updateContentVersion(tx);
  });
});
afterAll(() => portal?.close());

const textOf = async (path: string): Promise<string> => (await fetch(`${portal.product.url}${path}`)).text();
const isInView = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
const inView = (target: Locator) => eventually(async () => expect(await isInView(target)).toBe(true));

describe("an address that leads to one entry of a list", () => {
  it("leads to each notice and tender of the feed, on any page of the list", async () => {
    await eventually(async () => expect(await textOf("/notices.xml")).toContain(slugs[6]));
    const links = [...(await textOf("/notices.xml")).matchAll(/<title>([^<]+)<\/title>\s*<link>([^<]+)<\/link>/g)].slice(1);
    expect(links.length).toBe(13);
    const page = await visitPage(portal, "/", { width: 390, height: 844 });
    for (const [, title = "", link = ""] of links) {
      const { pathname, search, hash } = new URL(link.replaceAll("&amp;", "&"));
      await page.goto(`${portal.product.url}${pathname}${search}${hash}`);
      const row = page.getByRole("row").and(page.locator(":target"));
      await row.filter({ hasText: title.replaceAll("&amp;", "&") }).waitFor();
      await inView(row.getByRole("rowheader"));
    }
    await page.context().close();
  });

  it("is the target of a search result: an association under its initial, a document in its own category", async () => {
    const page = await visitPage(portal, "/search?search=medtech+europe", { width: 390, height: 844 });
    const results = page.getByRole("list", { name: "Results" });
    await results.getByRole("link", { name: "MedTech Europe", exact: true }).first().click();
    await page.waitForURL(/\/medical-device-trade-associations\?entry=/);
    await page
      .locator(":target")
      .getByRole("heading", { name: /MedTech Europe/ })
      .waitFor();
    await inView(page.locator(":target").getByRole("heading"));
    const country = (await page.locator(":target p").first().textContent()) ?? "";
    const initials = page.getByRole("navigation", { name: "Countries by first letter" });
    expect(await initials.getByRole("link", { name: country.charAt(0), exact: true }).getAttribute("aria-current")).toBe("page");

    await page.goto(`${portal.product.url}/search?search=plan+of+markets`);
    await results.getByRole("link", { name: "Plan of markets", exact: true }).click();
    await page.waitForURL(/\/strategy-paper\?entry=plan-of-markets#/);
    await inView(
      page
        .getByRole("row")
        .and(page.locator(":target"))
        .getByRole("rowheader", { name: /^Plan of markets/ }),
    );

    // Who goes on from there is not held at the entry.
    await page.goto(`${portal.product.url}/Public-notice?entry=${slugs[0]}`);
    await page.getByRole("link", { name: "Last" }).click();
    await page.waitForURL(/\/Public-notice\?page=2#/);
    await page.context().close();
  });
});

it("the menu opens the PDF of the product panel and of the questions in the language of the page", async () => {
  const page = await visitPage(portal, "/faq");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  for (const [name, path] of [
    ["Product Panel", "/product-panel.pdf"],
    ["FAQ", "/faq.pdf"],
  ] as const) {
    const link = menu.locator("a", { hasText: name });
    expect(await link.getAttribute("href")).toBe(path);
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.textContent()).toBe(`${name} PDF, English, opens in a new tab`);
    await eventually(async () => {
      const answer = await fetch(`${portal.product.url}${path}`);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect((await answer.text()).startsWith("%PDF-")).toBe(true);
    });
  }
  await page.context().close();
  const hindi = await textOf("/hi/faq");
  const fileAt = async (path: string) => (await fetch(`${portal.product.url}${path}`, { redirect: "manual" })).headers.get("location");
  for (const path of ["/product-panel.pdf", "/faq.pdf"]) {
    expect(hindi).toContain(` href="/hi${path}"`);
    await eventually(async () => {
      const file = await fileAt(`/hi${path}`);
      expect(file).toMatch(/^\/documents\//);
      expect(file).not.toBe(await fileAt(path));
    });
  }
});

it("search engines may index pages, but no search results", async () => {
  const robotsOf = async (path: string): Promise<string | undefined> => /<meta name="robots" content="([^"]*)">/.exec(await textOf(path))?.[1];
  const results = ["/search?search=gauze", "/hs-codes?search=9018", "/hi/hs-codes?sort=-code", "/upcoming-events?search=x", "/?month=2026-02"];
  for (const path of results) expect([path, await robotsOf(path)]).toEqual([path, "noindex, follow"]);
  const kept = [
    "/search",
    "/hs-codes",
    "/hs-codes?page=2",
    "/Public-notice?tab=tenders",
    "/medical-device-trade-associations?letter=B",
    "/hs-codes?utm=1",
  ];
  for (const path of kept) expect([path, await robotsOf(path)]).toEqual([path, undefined]);
});

it("an event stands among the events, in the breadcrumbs, in the menu and in the site map for machines", async () => {
  const page = await visitPage(portal, "/events/medica-2025");
  const crumbs = page.getByRole("navigation", { name: "You are here" }).getByRole("listitem");
  expect(await crumbs.allTextContents()).toEqual(["Home", "Events", "MEDICA 2025"]);
  expect(await page.getByRole("navigation", { name: "Main menu" }).locator("summary[data-here=true]").textContent()).toBe("Events");
  expect(await textOf("/sitemap.xml")).toContain("/hi/events/medica-2025</loc>");
  await page.context().close();
});

it("the link to Hindi is legible on every device, loads no font, and leaves Login next to it on a phone", async () => {
  const context = await portal.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${portal.product.url}/faq`);
  await page.locator(":root[data-script=ready]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const hindi = page.getByRole("link", { name: "हिन्दी", exact: true });
  const [link, login] = [await hindi.boundingBox(), await page.getByRole("link", { name: "Login", exact: true }).boundingBox()];
  expect(login?.y).toBe(link?.y);
  expect(asked.filter((url) => url.includes("devanagari"))).toEqual([]);
  await hindi.click();
  await page.waitForURL(/\/hi\/faq$/);
  // A device with its own Devanagari font shows it; any other device waits for the web font.
  await page.locator(":root:not([data-letters=awaited])").waitFor();
  const isLegible = () =>
    page.evaluate(() => !document.documentElement.hasAttribute("data-letters") || document.fonts.check('16px "Awaited Devanagari"', "\u0939"));
  await eventually(async () => expect(await isLegible()).toBe(true));
  await context.close();
});
