import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import { pageIndexOf } from "../../scripts/site-index.mjs";
import { pageKeys, sitePages } from "../content/pages.ts";

const site = join(projectRoot, "site");

it("the index is what the folders say; if not, `npm run site:index` writes it", () => {
  const written = readdirSync(join(site, "page-index")).map((name) => [name, readFileSync(join(site, "page-index", name), "utf8")]);
  expect(Object.fromEntries(written)).toEqual(pageIndexOf(readdirSync(join(site, "pages")).sort()));
});

it("no two pages share an order or a path", () => {
  const routes = pageKeys.map((key) => sitePages[key]);
  expect(new Set(routes.map(({ order }) => order)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(routes.length);
});

it("the pages of a section or of a footer group lie side by side", () => {
  const sections = pageKeys.flatMap((key) => sitePages[key].menu ?? []);
  expect(sections.filter((section, at) => section !== sections[at - 1])).toEqual([...new Set(sections)]);
});
