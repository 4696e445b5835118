import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violationsOf } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
  const actors = await portal.newActors();
  for (const state of ["SUBMITTED", "DEFICIENCY_SHARED", "UNDER_REVIEW_DGFT", "APPROVED_DGFT"] as const)
    await reimbursementIn(portal.services, actors, state);
});
afterAll(() => portal?.close());

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const charts = (page: Page) => page.locator("figure [aria-hidden]:has(> div > svg)");

it("shows the council its reports, each with a chart and the same figures in a table", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/reports");
  for (const title of [
    "Reimbursements by state and scheme",
    "Days waiting by stage",
    "Age of what waits now",
    "Within target",
    "Submission to decision by month",
    "Submission to decision by scheme",
    "Received, decided and pending by month",
    "Deficiencies by document",
    "Right the first time, by document",
    "Approvals by month",
    "Approvals by financial year",
    "Money by scheme",
    "Money by month",
    "Money by country",
    "Money by firm",
    "Firms by status",
  ])
    await section(page, title).getByRole("table").waitFor();
  const states = section(page, "Reimbursements by state and scheme");
  await states.getByText("4 reimbursements.", { exact: true }).waitFor();
  expect(await states.getByRole("row", { name: "Approved by DGFT" }).getByRole("cell").allInnerTexts()).toEqual(["1", "0", "0", "1"]);
  await charts(page).nth(4).waitFor();
  expect(await section(page, "Within target").locator("svg g text").allTextContents()).toEqual(["100", "100", "–"]);
  expect(await violationsOf(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await states.getByRole("link", { name: /^Download.*\(csv\)$/ }).click();
  const sheet = await download;
  expect(sheet.suggestedFilename()).toMatch(/^epcmd-reimbursements-by-state-and-scheme-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await sheet.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\uFEFFState,Product,Plant Registration,Exhibition,Total");
  expect(lines).toContain("Approved by DGFT,1,0,0,1");
});

it("narrows every report by scheme and year, in the address too, and the sheet with them", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/reports");
  await page.getByLabel("Scheme", { exact: true }).selectOption({ label: "Plant Registration" });
  const states = section(page, "Reimbursements by state and scheme");
  await states.getByText("There is no reimbursement to count.").waitFor();
  expect(await states.getByRole("columnheader").allInnerTexts()).toEqual(["State", "Plant Registration", "Total"]);
  await page.getByLabel("Financial year (April to March)").selectOption("2023-24");
  expect(new URL(page.url()).search).toBe("?scheme=plant&year=2023-24");
  await states.locator('a[href="/exports/reports/states.csv?scheme=plant&year=2023-24"]').waitFor();
  await section(page, "Deficiencies by document").getByText("No deficiency was shared.").waitFor();
  await page.reload();
  await states.getByText("There is no reimbursement to count.").waitFor();
  expect(await page.getByLabel("Financial year (April to March)").inputValue()).toBe("2023-24");
});

it("shows DGFT what was forwarded and no firms, on a phone too", async () => {
  const page = await portal.openAs("DGFT_ADMIN", "/dgft_admin/reports", { viewport: { width: 390, height: 844 } });
  await section(page, "Reimbursements by state and scheme").getByText("2 reimbursements.", { exact: true }).waitFor();
  expect(await page.getByRole("region", { name: "Firms by status" }).count()).toBe(0);
  expect((await page.request.get(`${portal.product.url}/exports/reports/firms.csv`)).status()).toBe(403);
  await charts(page).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

it("answers Parliament on one page, with what each figure means, for both offices", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/reports");
  await page.getByRole("link", { name: "Questions to Parliament" }).click();
  const table = section(page, "Questions to Parliament");
  await table.getByRole("row", { name: "Total" }).waitFor();
  expect((await table.getByRole("row", { name: "Total" }).getByRole("cell").allInnerTexts()).slice(0, 3)).toEqual(["4", "1", "3"]);
  expect(await table.getByRole("listitem").count()).toBe(7);
  expect(await violationsOf(page)).toEqual([]);
  const officer = await portal.openAs("DGFT_ADMIN", "/dgft_admin/reports/parliament", { viewport: { width: 390, height: 844 } });
  await section(officer, "Questions to Parliament").getByRole("row", { name: "Total" }).getByText("4", { exact: true }).waitFor();
  expect(await officer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

it("shows no figures of another year while those of the chosen one load, and says that they do", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/reports/parliament");
  const report = section(page, "Questions to Parliament");
  await report.getByRole("row", { name: "Total" }).waitFor();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/trpc\/[^?]*reports\.get/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel("Financial year (April to March)").selectOption("2023-24");
  await report.getByText("Loading...").waitFor();
  expect(await report.getByRole("table").count()).toBe(0);
  release();
  await report.getByRole("row", { name: "Total" }).getByText("0", { exact: true }).first().waitFor();
});
