import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { jpeg, textPdf } from "./files.ts";
import { keyboard, search, violationsOf, type SampleFile } from "./page-input.ts";

// A claim of each scheme with its costs, filed in the browser by keyboard alone; axe looks at each page.

const { press, write, choose, select, pick } = keyboard;
export const filedOn = calendarDateInIndia(new Date());
const [certifiedOn, fairFrom] = [daysAfter(filedOn, -40), daysAfter(filedOn, -20)];
export const paidOn = "2026-02-28";

const pdf = (name: string, pages = 1): SampleFile => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: textPdf(Array.from({ length: pages }, (_, page) => `${name} ${page + 1}`)),
});
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name, exact: typeof name === "string" });
export const link = (within: Page | Locator, name: string | RegExp) => within.getByRole("link", { name });
/** Nothing on the page is found by axe. */
export const look = async (page: Page): Promise<void> => expect(await violationsOf(page), page.url()).toEqual([]);

/** A wizard open at its start, and what one does in it. */
function wizardOn(page: Page) {
  const next = () => press(button(page, "Save & Next"));
  return {
    step: (at: number) => page.getByRole("heading", { level: 1, name: new RegExp(`^Step ${at} of `) }).waitFor(),
    next,
    give: async (file: SampleFile): Promise<void> => {
      await pick(button(page, /^Choose file/), file);
      await page.getByText(`${file.name}: Ready`).waitFor({ state: "attached" });
    },
    async begin(heading: RegExp): Promise<void> {
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByRole("region", { name: "What your firm may claim" }).waitFor();
      await look(page);
      await press(link(page, /^Start: Firm details/));
      await write(page.getByLabel("Address of the firm"), "Plot 12, Bhosari, Pune 411026");
      await next();
      await page.getByRole("heading", { level: 1, name: /^Step 2 of / }).waitFor();
    },
    async submit(): Promise<string> {
      const id = new URL(page.url()).searchParams.get("id") ?? "";
      await look(page);
      await choose(page.getByRole("checkbox", { name: /^I declare/ }));
      await press(button(page, "Submit for Review"));
      await page.getByRole("heading", { level: 1, name: `${id} is submitted` }).waitFor();
      await page.getByText(/EPCMD checks each document by \d\d-\d\d-\d{4}\./).waitFor();
      await look(page);
      return id;
    },
  };
}

type Cost = { readonly texts: Readonly<Record<string, string>>; readonly country?: string; readonly currency: string; readonly amount: string };

/** Types one cost, its proof being what the form offers. @param line its line once it is done */
async function addCost(page: Page, { texts, country, currency, amount }: Cost, line: string): Promise<void> {
  await press(button(page, /^Add (a|another) cost$/));
  for (const [label, text] of Object.entries(texts)) await write(page.getByLabel(new RegExp(`^${label}`)), text);
  if (country !== undefined) await search(keyboard, page.getByRole("combobox", { name: /^Country \*?$|^Country$/ }), country, country);
  await write(page.getByLabel("Paid on"), formatIndianDate(paidOn));
  await search(keyboard, page.getByRole("combobox", { name: /^Currency/ }), currency, new RegExp(`^${currency}`));
  await write(page.getByLabel("Amount"), amount);
  await look(page);
  await press(button(page, "Done with this cost"));
  await page.getByText(line).waitFor();
}

/** From the member's list: a fee in euro and one in dollars. @returns the number of the claim */
export async function fileProduct(page: Page): Promise<string> {
  await press(link(page, "Start a new product reimbursement"));
  const { begin, give, next, step, submit } = wizardOn(page);
  await begin(/^Product reimbursement/);
  for (const [at, name] of [
    [2, "rcmc"],
    [3, "export-value"],
    [4, "products"],
    [5, "foreign"],
  ] as const) {
    await step(at);
    await give(pdf(name));
    if (at < 5) await next();
  }
  const certificate = { "Certificate or application no.": "DE-2026-7" };
  await addCost(
    page,
    {
      texts: { ...certificate, "Certificate issued on": formatIndianDate(certifiedOn) },
      country: "Germany",
      currency: "EUR",
      amount: "12000",
    },
    "1. Registration fee, Germany, EUR 12,000",
  );
  await addCost(page, { texts: {}, currency: "USD", amount: "2000" }, "2. Registration fee, Germany, USD 2,000");
  await next();
  for (const at of [6, 7, 8]) {
    await step(at);
    await choose(page.getByRole("radio", { name: "No" }));
    await next();
  }
  await step(9);
  await give(pdf("licence"));
  await next();
  await step(10);
  await page.getByText("Total: EUR 12,000.00, USD 2,000.00").waitFor();
  await page
    .getByText(new RegExp(`Filed ${formatIndianDate(filedOn)}, 40 days after .*; allowed: 90 days`))
    .first()
    .waitFor();
  return submit();
}

/** From its start: a fee in rupees. @returns the number of the claim */
export async function filePlant(page: Page): Promise<string> {
  const { begin, give, next, step, submit } = wizardOn(page);
  await begin(/^Plant/);
  await give(pdf("rcmc"));
  await next();
  await step(3);
  await next();
  await step(4);
  await give({ name: "plant.jpg", mimeType: "image/jpeg", buffer: await jpeg() });
  await write(page.getByLabel(/^Link to the plant/), "https://maps.app.goo.gl/abc123");
  await next();
  await step(5);
  await choose(page.getByRole("radio", { name: "No" }));
  await next();
  await step(6);
  await write(page.getByRole("textbox", { name: /^FOB export value/ }), "12500000");
  await next();
  await step(7);
  await select(page.getByRole("combobox", { name: "Country of plant" }), "Germany");
  await choose(page.getByRole("radio", { name: "Yes" }));
  await give(pdf("fee"));
  await addCost(
    page,
    { texts: { "Certificate or inspection no.": "DE-P-1" }, currency: "INR", amount: "80000" },
    "1. Plant registration fee, Germany, Rs 80,000",
  );
  await next();
  await step(8);
  await write(page.getByRole("textbox", { name: /^Total export value/ }), "99000000");
  await next();
  await step(9);
  await page.getByText("Total: Rs 80,000.00").waitFor();
  return submit();
}

/** From its start: an air fare in dirham. @returns the number of the claim */
export async function fileFair(page: Page): Promise<string> {
  const { begin, give, next, step, submit } = wizardOn(page);
  await begin(/^Exhibition/);
  await give(pdf("rcmc"));
  await next();
  await step(3);
  await give(pdf("fob"));
  await next();
  await step(4);
  for (const [label, text] of [
    [/^Stall no/, "12"],
    [/^Hall no/, "4A"],
    [/^Name of the exhibition/, "Africa Health"],
  ] as const)
    await write(page.getByLabel(label), text);
  await write(page.getByLabel(/^First day of the exhibition/), formatIndianDate(fairFrom));
  await next();
  await step(5);
  await give(pdf("receipt"));
  await next();
  await step(6);
  await choose(page.getByRole("radio", { name: "No" }));
  await next();
  await step(7);
  await give(pdf("booth", 5));
  await next();
  await step(8);
  await give(pdf("brochure"));
  await next();
  await step(9);
  await give(pdf("fascia"));
  await next();
  await step(10);
  await give(pdf("representative"));
  await choose(page.getByRole("radio", { name: "Yes" }));
  await give(pdf("ticket"));
  await addCost(
    page,
    {
      texts: { "Last day of the event": formatIndianDate(daysAfter(fairFrom, 3)), Traveller: "A. Traveller" },
      country: "South Africa",
      currency: "AED",
      amount: "3000",
    },
    "1. Air fare, South Africa, AED 3,000",
  );
  await next();
  await step(11);
  await page.getByText("Total: AED 3,000.00").waitFor();
  return submit();
}
