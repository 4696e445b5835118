import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import type * as addresses from "#site/content/addresses.ts";
import type * as allTexts from "#site/content/languages/all-texts.ts";
import type * as siteMenu from "#site/parts/frame/site-menu.tsx";
import type * as siteFooter from "#site/parts/frame/site-footer.tsx";
import type * as titleBand from "#site/parts/frame/title-band.tsx";
import type * as siteContext from "#site/parts/site-context.ts";
import type * as sitemapPage from "#site/pages/sitemap/page.tsx";
import type * as pageTexts from "#site/render/page-texts.ts";
import type * as pageViews from "#site/render/page-views.ts";
import type * as sitemap from "#site/render/sitemap.ts";
import { writePageIndex } from "../scripts/site-index.mjs";

// A copy of the website gets the folder that docs/first-change.md shows under "Add a page". Nothing else is touched.

/** The files in the guide: code blocks whose first line names them. Of two with one name, the first belongs to the example. */
function filesOfGuide(): ReadonlyMap<string, string> {
  const guide = readFileSync(join(projectRoot, "docs", "first-change.md"), "utf8");
  const [, section = ""] = /## Add a page\n([^]*?)(?:\n## |$)/.exec(guide) ?? [];
  const blocks = [...section.matchAll(/```tsx?\n\/\/ (\S+)\n([^]*?)```/g)].map(([, name = "", code = ""]) => [name, code] as const);
  return new Map(blocks.toReversed());
}

let site: string;
/** A module of the copy, with the type of the original. */
const fromCopy = async <Module>(path: string): Promise<Module> => (await import(join(site, path))) as Module;

beforeAll(() => {
  mkdirSync(join(projectRoot, "var"), { recursive: true });
  site = mkdtempSync(join(projectRoot, "var", "site-"));
  cpSync(join(projectRoot, "site"), site, { recursive: true });
  mkdirSync(join(site, "pages", "export-clinics"));
  for (const [name, code] of filesOfGuide()) writeFileSync(join(site, "pages", "export-clinics", name), code);
  writePageIndex(site);
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

it("one folder puts a page into menu, footer, breadcrumbs and site map", async () => {
  const { textsOf, pageTextsOf } = await fromCopy<typeof allTexts>("content/languages/all-texts.ts");
  const { SiteProvider } = await fromCopy<typeof siteContext>("parts/site-context.ts");
  const { SiteMenu } = await fromCopy<typeof siteMenu>("parts/frame/site-menu.tsx");
  const { SiteFooter } = await fromCopy<typeof siteFooter>("parts/frame/site-footer.tsx");
  const { TitleBand } = await fromCopy<typeof titleBand>("parts/frame/title-band.tsx");
  const { Page: SitemapPage } = await fromCopy<typeof sitemapPage>("pages/sitemap/page.tsx");
  const { pageAt } = await fromCopy<typeof addresses>("content/addresses.ts");
  const found = pageAt("/hi/export-clinics");
  if (found === undefined) throw new Error("the new page has no address");
  const address = { path: found.path, search: {}, params: {} };
  const rendered = (element: ReturnType<typeof createElement>): string => {
    const value = { language: "hi", texts: textsOf("hi"), pageTexts: pageTextsOf("hi"), address } as const;
    return renderToString(createElement(SiteProvider, { value }, element));
  };
  const link = /<a [^>]*href="\/hi\/export-clinics"[^>]*>निर्यात क्लिनिक<\/a>/;
  const menu = rendered(createElement(SiteMenu, { current: found.key }));
  expect(menu).toMatch(link);
  // Its `order` puts it behind the committee, before the product panel.
  expect(menu.indexOf("committee-of-administration")).toBeLessThan(menu.indexOf("export-clinics"));
  expect(menu.indexOf("export-clinics")).toBeLessThan(menu.indexOf("product-panel"));
  expect(rendered(createElement(SiteFooter, { pageKey: found.key, reviewedOn: undefined }))).toMatch(link);
  expect(rendered(createElement(SitemapPage))).toMatch(link);
  const crumbs = rendered(createElement(TitleBand, { pageKey: found.key, title: "निर्यात क्लिनिक" }));
  expect(crumbs).toContain(textsOf("hi").frame.sections.about);
});

it("one folder puts a page into sitemap.xml, search and content desk", async () => {
  const { sitemapXml } = await fromCopy<typeof sitemap>("render/sitemap.ts");
  const { searchablePages, textPages } = await fromCopy<typeof pageTexts>("render/page-texts.ts");
  const xml = await sitemapXml("https://example.org", async (key) =>
    String(key) === "export-clinics" ? [{ params: {}, changedOn: "2026-12-01" }] : [],
  );
  expect(xml).toContain("<url><loc>https://example.org/export-clinics</loc><lastmod>2026-12-01</lastmod>");
  expect(xml).toContain("<loc>https://example.org/hi/export-clinics</loc>");
  const inSearch = searchablePages().filter(({ key }) => key === "export-clinics");
  expect(inSearch.map(({ language, title }) => [language, title])).toEqual([
    ["en", "Export Clinics"],
    ["hi", "निर्यात क्लिनिक"],
  ]);
  expect(inSearch[0]?.body).toContain("**questions**");
  expect(textPages.map(({ key }) => key)).toContain("export-clinics");
});

it("one folder gives a page its view", async () => {
  const { loadView, viewFileOf } = await fromCopy<typeof pageViews>("render/page-views.ts");
  const { pageAt } = await fromCopy<typeof addresses>("content/addresses.ts");
  const key = pageAt("/export-clinics")?.key ?? "not-found";
  const state = {
    key,
    language: "en",
    address: { path: "/export-clinics", search: {}, params: {} },
    host: "epcmd.example",
    today: "2026-11-24",
    title: "",
    content: null,
  } as const;
  expect(viewFileOf(state)).toBe("site/pages/export-clinics/page.tsx");
  expect((await loadView(state)).name).toBe("TextPage");
});

it("a folder without one of its files stops the build by name", () => {
  rmSync(join(site, "pages", "export-clinics", "texts.hi.ts"));
  expect(() => writePageIndex(site)).toThrow("site/pages/export-clinics has no texts.hi.ts");
});
