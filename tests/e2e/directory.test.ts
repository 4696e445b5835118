import { mkdirSync, readFileSync } from "node:fs";
import { readXlsx } from "hucre/xlsx";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoAccounts } from "#server/seed/demo.ts";
import { violationsOf } from "../support/page-input.ts";
import { holdBack } from "../support/hold-back.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const shots = process.env["SHOTS_DIR"];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

let portal: TestPortal;
let product: TestPortal["product"];
let browser: Browser;

beforeAll(async () => {
  portal = await openPortal({ SEED: "demo" });
  ({ product, browser } = portal);
});
afterAll(() => portal?.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}

/** A buyer who came by a link to a search, and signed in on the way. */
async function openSearch(viewport: (typeof sizes)[number], words: string): Promise<Page> {
  const address = `${product.url}/buyer-search-result?search=${words}`;
  const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
  await page.goto(address);
  await heading(page, "Login");
  await page.getByLabel("Email").fill(demoAccounts.buyer);
  await page.getByLabel("Password").fill("Demo#2026");
  await page.getByLabel("Login as").selectOption({ label: "Buyer" });
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(address);
  return page;
}

const results = (page: Page) => page.getByRole("status").filter({ hasText: /^\d[\d,]* members?/ });

describe.each(widthsOfTier(sizes, "phone"))("a buyer at $width px", (viewport) => {
  it("finds makers by product, code and device, keeps the search in the address, and takes the list home", async () => {
    const page = await openSearch(viewport, "syringes");
    await heading(page, "Member directory");
    await results(page)
      .getByText(/members? for syringes, page 1 of/)
      .waitFor();
    await page
      .getByText(/Matches: .*syringes/i)
      .first()
      .waitFor();
    await look(page, "directory-search");

    const search = page.getByRole("combobox", { name: "Search by product name or HSN code" });
    await search.fill("elctrocardiograph");
    await search.press("Enter");
    await page.getByText("Showing results for electrocardiograph.").waitFor();
    await page
      .getByText(/Matches: Electro-cardiographs, HSN 90181100/)
      .first()
      .waitFor();
    if (isDeep) await look(page, "directory-corrected");
    await page.getByRole("button", { name: "Search instead for elctrocardiograph" }).click();
    await page.getByText("No results found for elctrocardiograph. Try searching with a different term.").waitFor();
    expect(new URL(page.url()).search).toBe("?search=elctrocardiograph&exact=1");

    await search.fill("90189999");
    await search.press("Enter");
    await page.getByText("No results found for 90189999. Try searching with a different term.").waitFor();
    if (isDeep) await look(page, "directory-none");
    const broader = page.getByRole("button", { name: "All devices whose HSN code begins with 9018", exact: true });
    await broader.waitFor();
    expect(await page.getByRole("button", { name: "All devices whose HSN code begins with 901899" }).count()).toBe(0);
    await broader.click();
    await results(page)
      .getByText(/members for 9018, page 1 of/)
      .waitFor();
    await search.fill("ecg");
    await page.getByRole("option", { name: /^Electro-cardiographs/ }).waitFor();
    await look(page, "directory-suggestions");
    await search.press("Escape");
    await page.getByRole("option").first().waitFor({ state: "hidden" });
    expect(await search.inputValue()).toBe("ecg");
    await search.fill("ecg m");
    await page.getByRole("option", { name: /^Electro-cardiographs/ }).waitFor();
    await search.press("ArrowDown");
    await search.press("Enter");
    await page.waitForURL(/search=Electro-cardiographs/);
    await results(page)
      .getByText(/for Electro-cardiographs, page 1 of/)
      .waitFor();

    await search.fill("hypodermic needle");
    await search.press("Enter");
    await page
      .getByText(/Matches: Hollow needles for injection, aspiration, biopsy, HSN 90183220/)
      .first()
      .waitFor();
    await page.goto(`${product.url}/buyer-search-result?search=hypodermic+needle&categories=Weapons&page=0`);
    await page.getByText("Part of this address could not be understood and was left out.").waitFor();
    await page.getByRole("button", { name: "Clear search" }).click();
    await results(page)
      .getByText(/^1\d\d members, page 1 of/)
      .waitFor();
    await page.getByText(/^Page 1 of \d/).waitFor();
    if (isDeep) await look(page, "directory-all");
    await page.goto(`${product.url}/buyer-search-result?page=99`);
    await page.getByText("This list has no page 99 now.").waitFor();
    await results(page)
      .filter({ hasText: /^1\d\d members$/ })
      .waitFor();
    expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
    await page.getByRole("button", { name: "Go to the last page" }).click();
    await page.getByText(/^Page (\d+) of \1$/).waitFor();
    await page.getByRole("button", { name: "First", exact: true }).click();
    await page.getByText(/^Page 1 of \d/).waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText(/^Page 2 of/).waitFor();
    expect(new URL(page.url()).searchParams.get("page")).toBe("2");

    // Until the devices of all members have come, those of the search before stand there with other numbers.
    await page.reload();
    await page.getByText(/^Page 2 of/).waitFor();
    if (viewport.width < 768) await page.getByRole("button", { name: "Filter by device" }).click();
    await page.getByRole("button", { name: /^Medical Device - Implant/ }).click();
    const device = page.getByRole("checkbox").nth(1);
    const narrowed = Number(
      /\((\d+)\)/.exec(
        (await page
          .locator("label")
          .filter({ hasText: /\(\d+\)$/ })
          .first()
          .textContent()) ?? "",
      )?.[1],
    );
    await device.click();
    await page.waitForURL(/codes=\d{8}/);
    await results(page)
      .getByText(new RegExp(`^${narrowed} members?, page 1 of`))
      .waitFor();
    expect(await device.isChecked()).toBe(true);
    expect(narrowed).toBeGreaterThan(0);
    await look(page, "directory-device");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: /^Download as excel/ }).click()]);
    const [sheet] = (await readXlsx(readFileSync(await download.path()))).sheets;
    expect(sheet?.rows).toHaveLength(narrowed + 1);
    await page.getByText(`${sheet?.rows[0]?.length} columns`, { exact: true }).waitFor();
    await page.getByRole("checkbox", { name: "All devices of this category" }).click();
    await page.waitForURL(/categories=implant/);
    await page.getByText(/all chosen/).waitFor();
    await page.getByRole("button", { name: "Clear 2 filters" }).click();
    await page.waitForURL((url) => url.search === "");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL(`${product.url}/`);
    await page.context().close();
  });
});

describe.each(widthsOfTier(sizes, "phone"))("on a slow line at $width px", (viewport) => {
  it("a search says that it goes on, and what was found before it is not offered under its name", async () => {
    const page = await openSearch(viewport, "syringes");
    await results(page)
      .getByText(/for syringes/)
      .waitFor();
    const searching = await holdBack(page, "directory.search");
    const search = page.getByRole("combobox", { name: "Search by product name or HSN code" });
    await search.fill("90189");
    await search.press("Enter");
    await page.getByRole("status").filter({ hasText: "Searching..." }).waitFor();
    await page.getByText("Loading...", { exact: true }).waitFor();
    expect(await page.getByRole("option").count()).toBe(0);
    const offered = page.getByRole("link", { name: /^Download as excel/ });
    expect(await page.locator("[inert]").filter({ has: offered }).count()).toBe(1);
    if (isDeep) await look(page, "directory-searching");
    await searching.letThrough();
    await results(page)
      .getByText(/for 90189, page 1 of/)
      .waitFor();
    await offered.waitFor();
    expect(await page.locator("[inert]").count()).toBe(0);
    await page.getByText("Loading...", { exact: true }).waitFor({ state: "detached" });
    await page.context().close();
  });
});
