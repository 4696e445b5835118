import { and, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { council, paths } from "#domain/council.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { signInForCookie, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const phone = { width: 390, height: 844 };
const maxShift = 0.02;

/** A page of the portal, who opens it, and what its first visit may load. */
export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  /** The cookies of the user; undefined for a visitor. */
  readonly cookie: string | undefined;
  readonly maxKb?: number;
  readonly maxRequests?: number;
};

/** The pages of the portal that are measured, of the demonstration: all, or those that the command line names. */
export async function portalPages(bench: BenchProduct): Promise<readonly MeasuredPage[]> {
  const only = process.argv.slice(3);
  return (await allPages(bench)).filter(({ name }) => only.length === 0 || only.includes(name));
}

async function allPages({ product, database: { db }, cookie }: BenchProduct): Promise<readonly MeasuredPage[]> {
  const admin = await signInForCookie(product.url, demoAccounts.admin, `${council.slug.toUpperCase()}_ADMIN`);
  const idOf = async (state: "SUBMITTED" | "DRAFT"): Promise<string> => {
    const [found] = await db
      .select({ id: reimbursements.id })
      .from(reimbursements)
      .where(and(eq(reimbursements.scheme, "product"), eq(reimbursements.state, state)))
      .limit(1);
    if (found === undefined) throw new Error(`the demonstration has no claim in the state ${state}`);
    return found.id;
  };
  return [
    { name: "login", path: paths.login, cookie: undefined, maxKb: 90, maxRequests: 20 },
    { name: "a member's list", path: paths.memberHome, cookie, maxKb: 180, maxRequests: 35 },
    { name: "directory", path: paths.buyerHome, cookie, maxKb: 200, maxRequests: 35 },
    { name: "review", path: reimbursementPath("council", "product", await idOf("SUBMITTED")), cookie: admin, maxKb: 230, maxRequests: 35 },
    { name: "profile", path: paths.memberProfile, cookie, maxRequests: 35 },
    { name: "a wizard step", path: `${schemeOf("product").wizardPath}?id=${await idOf("DRAFT")}&step=3`, cookie, maxRequests: 35 },
    { name: "reports", path: `${paths.councilHome}/reports`, cookie: admin },
  ];
}

/** What the first visit of each page loads, and how far its parts move on a phone. */
export async function benchPortal(bench: BenchProduct): Promise<BenchRow[]> {
  const browser = await launchBrowser();
  try {
    const rows: BenchRow[] = [];
    for (const page of await portalPages(bench)) rows.push(...(await measure(browser, bench.product.url, page)));
    return rows;
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, url: string, { name, path, cookie, maxKb, maxRequests }: MeasuredPage): Promise<BenchRow[]> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce" });
  await context.addCookies(cookiesIn(cookie, url));
  const page = await context.newPage();
  const loaded = await countLoaded(page);
  await page.addInitScript(`
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
    }).observe({ type: "layout-shift", buffered: true });`);
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const shift = Number(await page.evaluate("window.moved"));
  await context.close();
  const row = (figure: string, value: number, unit: string, reach: number | undefined): BenchRow => ({
    figure: `${name}: ${figure}`,
    floor: "–",
    value: `${value}${unit}`,
    ratio: "–",
    reach: reach === undefined ? "–" : `${reach}${unit}`,
    pass: reach === undefined || value <= reach,
  });
  return [
    row("scripts, packed", Math.round(loaded.scriptBytes / 1000), " kB", maxKb),
    row("requests", loaded.requests, "", maxRequests),
    row("layout shift", Math.round(shift * 1000) / 1000, "", maxShift),
  ];
}

/** The cookies of a header for a browser. */
export const cookiesIn = (header: string | undefined, url: string) =>
  (header ?? "").split("; ").flatMap((pair) => {
    const [name = "", value = ""] = pair.split("=", 2);
    return name === "" ? [] : [{ name, value, url }];
  });

/** The requests, and the bytes of the scripts as they come over the line, without headers. */
async function countLoaded(page: Page): Promise<{ readonly requests: number; readonly scriptBytes: number }> {
  const counted = { requests: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  const line = await page.context().newCDPSession(page);
  line.on("Network.requestWillBeSent", ({ requestId, type }) => {
    counted.requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  line.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType.endsWith("javascript")) scripts.add(requestId);
  });
  line.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  await line.send("Network.enable");
  return counted;
}
