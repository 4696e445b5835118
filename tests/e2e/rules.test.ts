import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { paths } from "#domain/council.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { eventually } from "../support/eventually.ts";
import { holdBack, refuseAction, refuseLater, refuseReads } from "../support/hold-back.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

it("one user prepares rules and runs them over the open claims, another publishes them, and the public reads them", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", paths.rules, { viewport: { width: 1440, height: 900 } });
  await page.getByRole("link", { name: "Prepare new rules for Product" }).click();
  await page.getByRole("heading", { name: "New rules for Product" }).waitFor();
  // Where a field says itself what it takes, that is its hint.
  await page.getByText("0: without interest").waitFor();
  await page.getByLabel("Percent of the cost").fill("fifty");
  await button(page, "Save the draft").click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await summary.getByRole("link", { name: "Enter a percentage from 0 to 100, like 50 or 62.5" }).click();
  expect(await page.getByLabel("Percent of the cost").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  await page.locator("#rule-effectiveFrom").fill(formatIndianDate(calendarDateInIndia(new Date())));
  await page.keyboard.press("Escape");
  await page.locator("#rule-sourceName").fill("Order 7 of the test");
  // A share below one that is for every cost.
  await button(page, "Add a share").click();
  await page.locator("#rule-terms-shares-1-percent").fill("60");
  await page.locator("#rule-terms-shares-1-source").fill("Order 7 of the test");
  await button(page, "Save the draft").click();
  await page.getByText(ruleMessages.shareNeverUsed).first().waitFor();
  await button(page, "Move share 2 up").click();
  const moved = page.locator("#rule-terms-shares-0-percent");
  await eventually(async () => expect(await moved.inputValue()).toBe("60"));
  expect(await moved.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByText(ruleMessages.shareNeverUsed).count()).toBe(0);
  await button(page, "Remove share 1").click();
  await button(page, "Save the draft").click();
  await page.getByRole("heading", { name: "Product, version 8" }).waitFor();
  const differences = page.getByRole("table", { name: "What differs from version 7" });
  expect(await differences.getByRole("row", { name: /^Share/ }).innerText()).toMatch(/50% of the cost[^]*40% of the cost/);
  await page.locator("#rule-sourceName").fill("Order 7 of the test, changed");
  await page.getByRole("link", { name: "Exchange rates" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  // The version of another user that cannot be read is said, and the form stays.
  await refuseAction(page, "rules.saveDraft", ruleMessages.stale);
  await button(page, "Save the draft").click();
  const reads = await refuseReads(page, "rules.get");
  await button(page, "Show what is saved, without my changes").click();
  await page.getByRole("alert").filter({ hasText: "Too many requests" }).waitFor();
  await reads.letThrough();
  await button(page, "Save the draft").click();
  await page.getByText("The draft is saved.").waitFor();
  await button(page, "Run over the open claims").click();
  await page.getByText("No open claims").waitFor();
  expect(await page.getByText("You prepared this draft. Another user of the office has to publish it.").count()).toBe(1);
  expect(await button(page, "Publish these rules").count()).toBe(0);

  const other = await portal.openAs("EPCMD_ADMIN", new URL(page.url()).pathname, { viewport: { width: 1440, height: 900 } });
  await button(other, "Publish these rules").click();
  await button(other, "Publish the rules").click();
  await other.getByText("The rules are published. New claims are computed by them from now on.").waitFor();
  await other.getByRole("heading", { name: "What it says" }).waitFor();
  expect(await button(other, "Save the draft").count()).toBe(0);

  await other.goto(`${portal.product.url}/rules-in-force`);
  const product = other.getByRole("region", { name: "Product registration abroad" });
  await product.getByText("40% of the cost").first().waitFor();
  expect(await product.getByText("Order 7 of the test, changed").count()).toBe(1);
});

it("a rate that is typed while another is saved stays, and Replace sends the one that was refused", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", paths.exchangeRates, { viewport: { width: 1440, height: 900 } });
  const form = page.getByRole("form", { name: "Enter a rate" });
  const currency = form.getByLabel("Currency");
  // A list above the form that is still read moves the button from under a click.
  await currency.waitFor();
  await expect.poll(() => page.locator("[aria-busy='true']").count()).toBe(0);
  const day = formatIndianDate(calendarDateInIndia(new Date()));
  const enter = async (code: string, rate: string) => {
    await currency.selectOption(code);
    await form.getByRole("textbox", { name: /^Day/ }).fill(day);
    await page.keyboard.press("Escape");
    await form.getByRole("textbox", { name: "Rate" }).fill(rate);
    await form.getByLabel("Source").fill("Example Bank");
    await button(page, "Save the rate").click();
  };
  await enter("USD", "83.1");
  await form.getByText(ruleMessages.rateSaved("USD", day, "83.1", undefined, 0)).waitFor();
  const saving = await holdBack(page, "rules.exchangeRates.save");
  await enter("USD", "84");
  await button(page, "Saving...").waitFor();
  await currency.selectOption("EUR");
  await saving.letThrough();
  await button(page, "Replace it").click();
  await form.getByText(`The rate of USD for ${day} is saved: Rs 84, in place of`, { exact: false }).waitFor();
  expect(await currency.inputValue()).toBe("EUR");
});

it("a list of rates that is chosen while another is imported stays, and each outcome is said of its list", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", paths.exchangeRates, { viewport: { width: 1440, height: 900 } });
  const today = calendarDateInIndia(new Date());
  const choose = (...currencies: readonly string[]) => {
    const rows = currencies.map((currency) => `${currency},${today},90,Example Bank\n`).join("");
    const buffer = Buffer.from(`currency,date,rate,source\n${rows}`);
    return page.locator('input[type="file"]').setInputFiles({ name: `${currencies.join(" ")}.csv`, mimeType: "text/csv", buffer });
  };
  await choose("GBP");
  const refuse = await refuseLater(page, "rules.exchangeRates.import", ruleMessages.ratesChanged);
  await button(page, "Import 1 rate").click();
  await button(page, "Importing...").waitFor();
  await choose("AUD", "CAD");
  await page.getByText("2 rows, no errors.").waitFor();
  refuse();
  await page.getByText(`GBP.csv: ${ruleMessages.ratesChanged}`).waitFor();
  await button(page, "Import 2 rates").waitFor();
  await choose("GBP");
  const importing = await holdBack(page, "rules.exchangeRates.import");
  await button(page, "Import 1 rate").click();
  await button(page, "Importing...").waitFor();
  await choose("AUD", "CAD");
  await page.getByText("2 rows, no errors.").waitFor();
  await importing.letThrough();
  await page.getByText(ruleMessages.ratesImported(1, 0)).waitFor();
  await button(page, "Import 2 rates").click();
  await page.getByText(ruleMessages.ratesImported(2, 0)).waitFor();

  // The last rate of a currency under its filter: the list says what it is narrowed to, and can show all again.
  const filter = page.getByLabel("Show the currency");
  await filter.selectOption("CAD");
  await button(page, `Remove the rate of CAD for ${formatIndianDate(today)}`).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove Rs / })
    .click();
  await page.getByText("No rate of CAD.").waitFor();
  // Neither is the focus lost with the row.
  await page.locator("#list-of-exchange-rates :focus").waitFor();
  expect(await filter.inputValue()).toBe("CAD");
  await button(page, "Show all currencies").click();
  await page.getByRole("table", { name: "Exchange rates" }).getByText("AUD").waitFor();
  expect(await filter.inputValue()).toBe("");
});

it("a holiday and a weekend that are typed while another one is saved stay", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", paths.rules, { viewport: { width: 1440, height: 900 } });
  const day = page.getByRole("form", { name: "Enter a holiday" }).getByRole("textbox", { name: /^Day/ });
  const from = page.getByRole("form", { name: "Change the weekend" }).getByRole("textbox", { name: /^First day/ });
  await page.getByRole("form", { name: "Enter a holiday" }).getByLabel("Name").fill("Independence Day");
  for (const [field, procedure, save, saved] of [
    [day, "rules.holidays.save", "Save the holiday", ruleMessages.holidaySaved],
    [from, "rules.weekends.save", "Save the weekend", ruleMessages.weekendSaved],
  ] as const) {
    await field.fill("15-08-2031");
    await page.keyboard.press("Escape");
    const saving = await holdBack(page, procedure);
    await button(page, save).click();
    await button(page, "Saving...").waitFor();
    await field.fill("02-10-2031");
    await page.keyboard.press("Escape");
    await saving.letThrough();
    await page.getByText(saved("15-08-2031")).waitFor();
    expect(await field.inputValue()).toBe("02-10-2031");
  }
});

it("the form of a reason asks before it drops what is typed", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", paths.reasons, { viewport: { width: 1440, height: 900 } });
  await button(page, "Add a reason").click();
  const dialog = page.getByRole("dialog", { name: "Add a reason" });
  const sentence = dialog.getByLabel("Sentence in Hindi");
  await sentence.fill("बिल नहीं है");
  await page.keyboard.press("Escape");
  const goingOn = page.getByRole("dialog", { name: "Go on without saving?" });
  await goingOn.getByText("The reason is not saved yet.").waitFor();
  await goingOn.getByRole("button", { name: "Stay" }).click();
  expect(await sentence.inputValue()).toBe("बिल नहीं है");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await goingOn.getByRole("button", { name: "Go on without saving" }).click();
  await dialog.waitFor({ state: "detached" });
});
