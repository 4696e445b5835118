import { gzipSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import { violationsOf } from "./page-input.ts";
import type { TestPortal } from "./portal.ts";
import { isDeep } from "./tier.ts";
import { addressesOfWebsite, countShifts, gzippedBytes, shiftOf, watch } from "./website.ts";

/** Of a first visit to a page. */
const budgets = { scriptBytes: 8_000, styleBytes: 25_000, shift: 0.02 };
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** The pages of the website by address, as HTML from the server. */
export type Documents = ReadonlyMap<string, string>;

/** Fetches every page of the site map. */
export async function documentsOfWebsite({ product }: TestPortal): Promise<Documents> {
  const documents = new Map<string, string>();
  for (const path of await addressesOfWebsite(product.url)) documents.set(path, await (await fetch(product.url + path)).text());
  return documents;
}

/** Every page, but of the pages of single events one in each language. */
export function onePageOfEachAddress(documents: Documents): readonly string[] {
  const seen = new Set<string>();
  return [...documents.keys()].filter((path) => {
    const kind = path.replace(/^((?:\/hi)?\/events\/).+/, "$1");
    return !seen.has(kind) && seen.add(kind);
  });
}

/** What the content of a page is made of: its elements, their classes and data attributes. */
function partsOf(html: string): ReadonlySet<string> {
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? "";
  const classes = [...main.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));
  const marks = [...main.matchAll(/\s(data-[\w-]+)=|<(\w+)/g)].map(([, attribute, element]) => attribute ?? `<${element}>`);
  return new Set([...classes, ...marks]);
}

/** A few pages, in both languages, that together show every part that any page shows. */
export function onePageOfEachKind(documents: Documents): readonly string[] {
  const parts = new Map([...documents].map(([path, html]) => [path, partsOf(html)]));
  const missing = new Set([...parts.values()].flatMap((all) => [...all]));
  const newIn = (path: string): number => [...(parts.get(path) ?? [])].filter((part) => missing.has(part)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const [best = ""] = [...parts.keys()].toSorted((one, other) => newIn(other) - newIn(one));
    chosen.push(best);
    for (const part of parts.get(best) ?? []) missing.delete(part);
  }
  return chosen;
}

async function open({ browser }: TestPortal, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, ...options });
  return context.newPage();
}
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Opens pages with scripts, at both widths; what is wrong with them: drawn otherwise than by the server, errors, requests to others, shifts, too
 * many bytes. Axe looks at both widths in the deep tier, and at one of the two in turn in the gate.
 */
export async function walkWithScripts(portal: TestPortal, paths: readonly string[]): Promise<readonly string[]> {
  const { url } = portal.product;
  // Otherwise the carousel has begun.
  const page = await open(portal, { reducedMotion: "reduce" });
  await countShifts(page);
  const watching = watch(page, url);
  const found: string[] = [];
  for (const [place, path] of paths.entries()) {
    // A second visit would find the files in the browser's cache and load none.
    await page.goto(url + path);
    await page.locator("html[data-script=ready]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (!(await isAsServed(page))) found.push(`${path}: scripts have drawn something else than the server`);
    const { problems, files } = watching.take();
    const shift = await shiftOf(page);
    const styles = await page.evaluate(() => [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""));
    found.push(...[...problems, ...overBudget({ files, styles, shift })].map((problem) => `${path}: ${problem}`));
    if (isDeep || place % 2 === 0) found.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`));
    await page.setViewportSize(narrow);
    if ((await widthOf(page)) > narrow.width) found.push(`${path}: wider than a phone`);
    if (isDeep || place % 2 === 1) found.push(...(await violationsOf(page)).map((violation) => `${path} on a phone: ${violation}`));
    await page.setViewportSize(wide);
  }
  await page.context().close();
  return found;
}

/** Opens pages without scripts, at both widths; what is wrong with them: without content, wider than a phone, errors. */
export async function walkWithoutScripts(portal: TestPortal, paths: readonly string[]): Promise<readonly string[]> {
  const { url } = portal.product;
  const page = await open(portal, { javaScriptEnabled: false });
  const watching = watch(page, url);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const shown = (await page.locator("main").textContent()) ?? "";
    if (shown.length < 40) found.push(`${path}: shows only "${shown}"`);
    await page.setViewportSize(narrow);
    if ((await widthOf(page)) > narrow.width) found.push(`${path}: wider than a phone`);
    await page.setViewportSize(wide);
    found.push(...watching.take().problems.map((problem) => `${path}: ${problem}`));
  }
  await page.context().close();
  return found;
}

/** Before any input, the page with scripts has the same HTML as the page from the server. */
const isAsServed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // The content policy allows no parser of text.
        const request = new XMLHttpRequest();
        request.open("GET", location.href);
        request.responseType = "document";
        request.addEventListener("loadend", () => resolve(request.responseXML?.body.innerHTML === document.body.innerHTML));
        request.send();
      }),
  );

type Loaded = { readonly files: readonly string[]; readonly styles: string; readonly shift: number };
function overBudget({ files, styles, shift }: Loaded): readonly string[] {
  const bytesOf = (ending: string): number => files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzippedBytes(file), 0);
  const styleBytes = bytesOf(".css") + gzipSync(styles).length;
  return [
    ...(bytesOf(".js") > budgets.scriptBytes ? [`${bytesOf(".js")} bytes of scripts`] : []),
    ...(files.some((file) => file.endsWith(".css")) ? ["fetches styles that stand in it"] : []),
    ...(styleBytes > budgets.styleBytes ? [`${styleBytes} bytes of styles`] : []),
    ...(shift >= budgets.shift ? [`the layout shifts by ${shift}`] : []),
  ];
}
