import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { projectRoot } from "#server/infra/project-root.ts";
import type { TestPortal } from "./portal.ts";

/** Every address that the website's own site map names, without the host. */
export async function addressesOfWebsite(url: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => {
    const { pathname, search } = new URL(location.replaceAll("&amp;", "&"));
    return pathname + search;
  });
}

/** Where the links of a page lead that stay on this website, without their fragments. */
export const internalLinks = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = ""]) => {
    const [path = ""] = href.replaceAll("&amp;", "&").split("#", 1);
    return path.startsWith("/") ? [path] : [];
  });

export type Look = { readonly width?: number; readonly height?: number; readonly javaScriptEnabled?: boolean };

/** A page of the website in a browser profile of its own, still unless it is asked to move. */
export async function visitPage({ browser, product }: TestPortal, path: string, look: Look & { readonly moves?: true } = {}): Promise<Page> {
  const { width = 1440, height = 900, javaScriptEnabled = true, moves = false } = look;
  const reducedMotion = moves ? "no-preference" : "reduce";
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion, javaScriptEnabled });
  const page = await context.newPage();
  if (moves) await standStill(page);
  await page.goto(`${product.url}${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (javaScriptEnabled) await page.locator(":root[data-script=ready]").waitFor();
  return page;
}

/** Time goes on when `page.clock.runFor` says so, and not meanwhile: nothing moves while a test looks. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000); // a time that has not come yet in the page
}

/** The bytes of a file of the built client as a browser that takes gzip gets them. */
export const gzippedBytes = (path: string): number => gzipSync(readFileSync(join(projectRoot, "dist/client", path))).length;

/** Opens a page so that what goes wrong on it, and what it asks of whom, is written down. */
export function watch(page: Page, origin: string) {
  const problems: string[] = [];
  const files = new Set<string>();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin: host, pathname } = new URL(request.url());
    if (host !== origin && !request.url().startsWith("data:")) problems.push(`asks another host: ${request.url()}`);
    else if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return {
    /** What was noted since the last call. */
    take: (): { readonly problems: readonly string[]; readonly files: readonly string[] } => {
      const noted = { problems: [...problems], files: [...files] };
      problems.length = 0;
      files.clear();
      return noted;
    },
  };
}

/** Adds up the layout shifts of each document; read by `shiftOf`. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The type of layout-shift entries is not in the library's list yet.
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sum += value;
      }
      document.documentElement.dataset["shift"] = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far the layout of the page has shifted so far. @source web.dev/cls, without its windows, which only make it smaller */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0));
