import type { Page } from "playwright-core";
import { council } from "#domain/council.ts";
import { listPath } from "#domain/reimbursements/addresses.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { cookiesIn } from "./portal.ts";
import { signInForCookie, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const times = 20;
const maxMs = 150;
const desk = { width: 1440, height: 900 };

/** From the key that opens the next claim of a list to its heading and its documents on the screen, on the demonstration. */
export async function benchNextClaim({ product }: BenchProduct): Promise<BenchRow[]> {
  const cookie = await signInForCookie(product.url, demoAccounts.admin, `${council.slug.toUpperCase()}_ADMIN`);
  const browser = await launchBrowser();
  const took: number[] = [];
  try {
    const context = await browser.newContext({ viewport: desk });
    await context.addCookies(cookiesIn(cookie, product.url));
    const page = await context.newPage();
    for (const kind of schemeKinds) {
      await page.goto(`${product.url}${listPath("council", kind)}?show=all&order=number`);
      await page.locator("main tbody a").first().click();
      for (let opened = 0; took.length < times && (await hasNext(page, opened)); opened += 1) took.push(await openNext(page));
    }
  } finally {
    await browser.close();
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity);
  return [
    {
      figure: `the next claim, from the key to its heading and documents, ${took.length} times`,
      floor: "–",
      value: `median ${at(0.5)} ms, p95 ${at(0.95)} ms`,
      ratio: "–",
      reach: `${maxMs} ms`,
      pass: at(0.95) <= maxMs,
    },
  ];
}

/** Waits until the next claim is read ahead, if there is one. @param opened how many were opened in this page before */
async function hasNext(page: Page, opened: number): Promise<boolean> {
  await page.getByRole("table", { name: /^Documents of/ }).waitFor();
  if ((await page.getByRole("link", { name: /^Next: / }).count()) === 0) return false;
  await page.waitForFunction(`performance.getEntriesByType("resource").filter(({ name }) => name.includes("isAhead")).length > ${opened}`);
  await page.waitForLoadState("networkidle");
  return true;
}

async function openNext(page: Page): Promise<number> {
  const before = await page.getByRole("heading", { level: 1 }).innerText();
  await page.evaluate(`void (window.opened = new Promise((resolve) => {
    let pressedAt;
    addEventListener("keydown", () => (pressedAt = performance.now()), { capture: true, once: true });
    const look = () => {
      const heading = document.querySelector("h1")?.textContent ?? "";
      const id = heading.split(" ").at(-1);
      const isThere = heading !== ${JSON.stringify(before)} && document.querySelector("table caption")?.textContent === "Documents of " + id;
      requestAnimationFrame(() => (pressedAt !== undefined && isThere ? resolve(performance.now() - pressedAt) : look()));
    };
    look();
  }))`);
  await page.keyboard.press("c");
  return Number(await page.evaluate("window.opened"));
}
