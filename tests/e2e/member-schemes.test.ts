import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "#db/schema/accounts.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { createMember } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { dropTwoFiles, keyboard, search, violationsOf, type SampleFile } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

type Size = readonly [string, { width: number; height: number }];
const sizes: readonly [Size, Size] = [
  ["at 1440 px", { width: 1440, height: 900 }],
  ["at 390 px", { width: 390, height: 844 }],
];

const pdfFile = (name: string): SampleFile => ({ name: `${name}.pdf`, mimeType: "application/pdf", buffer: textPdf([name]) });
/** A photo as a phone takes it, each of another colour. */
async function photo(name: string, hue: number): Promise<SampleFile> {
  const background = { r: (hue * 53) % 256, g: (hue * 97) % 256, b: (hue * 31) % 256 };
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
}

/** A new member's browser with a wizard's first step open, and what one does in it. */
async function openWizard(path: string, steps: number, viewport: { width: number; height: number }) {
  const { actor } = await createMember(portal.services);
  const page = await portal.signIn(actor, path, { viewport });
  await page.getByRole("link", { name: /^Start: Firm details/ }).click();
  const step = (at: number) => page.getByRole("heading", { level: 1, name: new RegExp(`^Step ${at} of ${steps}`) }).waitFor();
  const look = async (): Promise<void> => expect(await violationsOf(page), page.url()).toEqual([]);
  const lookIfDeep = async (): Promise<void> => {
    if (isDeep) await look();
  };
  const next = async (): Promise<void> => {
    await page.getByRole("button", { name: "Save & Next" }).click();
    await page.mouse.move(0, 0); // a message stays while the mouse is over it
  };
  const give = async (...files: readonly SampleFile[]): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /^Choose file/ }).click();
    await (await chooser).setFiles([...files]);
    for (const { name } of files) await page.getByText(`${name}: Ready`).waitFor({ state: "attached" });
  };
  await step(1);
  await page.getByLabel("Address of the firm").fill("Plot 12, Bhosari, Pune 411026");
  await next();
  await step(2);
  return { page, step, look, lookIfDeep, next, give };
}

/** Checks the answers, declares, submits, and finds it in the list of all schemes. */
async function submit(page: Page, look: () => Promise<void>): Promise<string> {
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  await look();
  await page.getByRole("checkbox", { name: /^I declare/ }).check();
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await page.getByRole("heading", { level: 1, name: `${id} is submitted` }).waitFor();
  await page.getByText("Form submitted for review successfully! All your data and documents have been saved.").waitFor();
  await page.getByText(/EPCMD checks each document by \d\d-\d\d-\d{4}\./).waitFor();
  await look();
  await page.goto(`${portal.product.url}/Membership`);
  await page.getByRole("combobox", { name: "State" }).selectOption({ label: "With EPCMD" });
  await page.waitForURL((url) => url.search === "?state=council");
  await page.getByRole("link", { name: id }).waitFor();
  if (isDeep) await look();
  await page.getByRole("combobox", { name: "State" }).selectOption({ label: "Approved" });
  await page.getByText("None of your reimbursements fits these filters.").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("link", { name: id }).click();
  await page.getByRole("region", { name: "What happened" }).getByText("You submitted it to EPCMD").waitFor();
  return id;
}

/** By keyboard alone: a wrong amount is refused at its field; the next cost begins with what is known; one that is removed comes back. */
async function addCosts(page: Page, look: () => Promise<void>): Promise<void> {
  const { press, write, select } = keyboard;
  const button = (name: string) => page.getByRole("button", { name });
  await press(button("Add a cost"));
  expect(await page.getByLabel("Kind of cost").evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole("combobox", { name: /^Country \*?$|^Country$/ }).inputValue()).toBe("Germany");
  await write(page.getByLabel("Certificate or inspection no."), "DE-7");
  await write(page.getByLabel("Paid on"), "16-02-2026");
  await search(keyboard, page.getByRole("combobox", { name: /^Currency/ }), "euro", /^EUR/);
  await write(page.getByLabel("Amount"), "1250.505");
  await press(button("Save & Next"));
  await press(page.getByRole("link", { name: "Amount has more decimal places than its currency" }));
  expect(await page.getByLabel("Amount").evaluate((element) => element === document.activeElement)).toBe(true);
  await write(page.getByLabel("Amount"), "1,250.50");
  await look();
  await press(button("Done with this cost"));
  await press(button("Add another cost"));
  await select(page.getByLabel("Kind of cost"), "Inspectors");
  await search(keyboard, page.getByRole("combobox", { name: /^Currency/ }), "INR", /^INR/);
  await write(page.getByLabel("Amount"), "80000");
  await press(button("Done with this cost"));
  await press(button("Remove 1. Plant registration fee, Germany, EUR 1,250.50"));
  await press(button("Undo"));
  await button("Change 1. Plant registration fee, Germany, EUR 1,250.50").waitFor();
}

describe("a plant reimbursement is filed by its member", () => {
  it.each(widthsOfTier(sizes, "phone"))("%s", async (_name, viewport) => {
    const { page, step, look, next, give } = await openWizard("/plantregistration", 9, viewport);
    // Two files do not fit a document of one: neither is taken without a word.
    await dropTwoFiles(page);
    await page.getByText(fileMessages.oneFileOnly("pdf_or_image")).waitFor();
    expect(await page.getByText(/front\.jpg|back\.jpg/).count()).toBe(0);
    await give(pdfFile("rcmc"));
    await next();
    await step(3);
    expect(await page.getByRole("combobox", { name: "Country of origin" }).inputValue()).toBe("India");
    await next();
    await step(4);

    // A picture only, and a link that is looked at as a link.
    await page.getByLabel(/^Link to the plant/).fill("http://maps.google.com/x");
    await next();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await summary.getByRole("link", { name: "Select the GI location image" }).waitFor();
    await summary.getByRole("link", { name: /^Paste the https link of a maps service/ }).waitFor();
    await look();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /^Choose file/ }).click();
    await (await chooser).setFiles(pdfFile("plan"));
    await page.getByText("plan.pdf must be a JPG or PNG").first().waitFor();
    await page.getByRole("button", { name: "Remove plan.pdf" }).click();
    await give(await photo("plant", 1));
    await page.getByLabel(/^Link to the plant/).fill("https://maps.app.goo.gl/abc123");
    await next();
    await step(5);
    await page.getByRole("radio", { name: "Yes" }).check();
    await give(pdfFile("zed"));
    await next();
    await step(6);
    await page.getByRole("textbox", { name: /^FOB export value/ }).fill("12500000");
    await page.getByText("Rs 1,25,00,000").waitFor();
    await next();
    await step(7);
    await page.getByRole("combobox", { name: "Country of plant" }).selectOption({ label: "Germany" });
    await page.getByRole("radio", { name: "Yes" }).check();
    await give(pdfFile("fee"));
    await addCosts(page, look);
    await next();
    await step(8);
    await page.getByRole("textbox", { name: /^Total export value/ }).fill("not a number");
    await next();
    await page.getByRole("link", { name: "Total export value must be a number, like 12500000" }).waitFor();
    await page.getByRole("textbox", { name: /^Total export value/ }).fill("99000000");
    await next();
    await step(9);
    for (const text of ["plant.jpg", "zed.pdf", "https://maps.app.goo.gl/abc123", "Rs 9,90,00,000", "Total: EUR 1,250.50, Rs 80,000.00"])
      await page.getByText(text).first().waitFor();
    await page.getByText("Cost 2, inspectors' travel: paid on").waitFor();
    expect(await submit(page, look)).toMatch(/^PLT-\d{4}-\d{5}$/);
    await page.context().close();
  });
});

describe("an exhibition reimbursement is filed by its member", () => {
  it.each(widthsOfTier(sizes, "desk"))("%s", async (_name, viewport) => {
    const { page, step, look, lookIfDeep, next, give } = await openWizard("/exhibition-reimbursement", 11, viewport);
    await give(pdfFile("rcmc"));
    await next();
    await step(3);
    await give(pdfFile("fob"));
    await next();
    await step(4);
    await page.getByLabel(/^Stall no/).fill("12");
    await page.getByLabel(/^Hall no/).fill("H4-A");
    await page.getByLabel("Name of the exhibition").fill("Medica");
    await next();
    await step(5);
    await give(pdfFile("receipt"));
    await next();
    await step(6);
    // A refused file that a No hides keeps nobody from submitting.
    const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) };
    await page.getByRole("radio", { name: "Yes" }).check();
    await page.locator('input[type=file][aria-label^="Choose file"]').first().setInputFiles(broken);
    await page.getByRole("button", { name: "Remove broken.jpg" }).waitFor();
    await page.getByRole("radio", { name: "No" }).check();
    await next();
    await step(7);

    // Three photos at once are too few; two more make it.
    const photos = await Promise.all([1, 2, 3, 4, 5].map((number) => photo(`booth-${number}`, number)));
    await give(...photos.slice(0, 3));
    await page.getByText("3 of at least 5", { exact: true }).waitFor();
    for (const number of [1, 2, 3]) await page.getByRole("img", { name: `Booth photo ${number}`, exact: true }).waitFor();
    const isDrawn = (number: number) =>
      page
        .getByRole("img", { name: `Booth photo ${number}`, exact: true })
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));
    expect(await isDrawn(3)).toBe(true);
    await next();
    await page.getByRole("link", { name: "Add more booth photos: 3 of at least 5" }).waitFor();
    await lookIfDeep();
    await give(...photos.slice(3));
    await page.getByText("5 of at least 5", { exact: true }).waitFor();
    // A photo stays until the one in its place is stored.
    const replacePhoto = (at: number) => page.locator(`input[type=file][aria-label="Replace: booth-${at}.jpg"]`);
    await replacePhoto(3).setInputFiles(broken);
    await page.getByRole("button", { name: "Remove broken.jpg" }).click();
    await page.getByText("5 of at least 5", { exact: true }).waitFor();
    await replacePhoto(3).setInputFiles(await photo("booth-7", 7));
    await page.getByText("booth-7.jpg: Ready").waitFor({ state: "attached" });
    await replacePhoto(3).waitFor({ state: "detached" });
    await page.getByText("5 of at least 5", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove booth-2.jpg" }).click();
    await page.getByText("4 of at least 5", { exact: true }).waitFor();
    await give(await photo("booth-6", 6));
    await page.getByText("5 of at least 5", { exact: true }).waitFor();
    await look();
    await next();
    await step(8);
    await give(pdfFile("brochure"));
    await next();
    await step(9);
    await give(await photo("fascia", 9));
    await next();
    await step(10);
    await give(pdfFile("representative"));
    await page.getByRole("radio", { name: "No" }).check();
    await next();
    await step(11);
    for (const text of ["booth-6.jpg", "fascia.jpg", "H4-A"]) await page.getByText(text).first().waitFor();
    expect(await submit(page, lookIfDeep)).toMatch(/^EXH-\d{4}-\d{5}$/);
    await page.context().close();
  });
});

describe("a draft", () => {
  it("is named, distinguished, and discarded after a confirmation", async () => {
    const { page, look } = await openWizard("/plantregistration", 9, { width: 390, height: 844 });
    const id = new URL(page.url()).searchParams.get("id") ?? "";
    await page.getByRole("link", { name: "All steps" }).click();
    await page.getByRole("button", { name: "Give this draft a name" }).click();
    const name = page.getByRole("textbox", { name: /^Name of the draft/ });
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
    await name.fill("Plant in Germany");
    await page.getByRole("button", { name: "Save name" }).click();
    const rename = page.getByRole("button", { name: "Rename this draft" });
    await expect.poll(() => rename.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole("status").getByText("The name is saved.").waitFor();

    // Beginning another one shows the first by its name.
    await page.goto(`${portal.product.url}/plantregistration`);
    await page.getByRole("link", { name: `Continue ${id} “Plant in Germany” (Draft, step 2 of 9)` }).click();
    await page.getByRole("button", { name: "Discard this draft" }).click();
    const dialog = page.getByRole("dialog", { name: `Discard ${id}?` });
    await dialog.getByText(`The draft ${id} “Plant in Germany” with 1 saved step is closed for good`, { exact: false }).waitFor();
    await look();
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await page.getByRole("button", { name: "Discard this draft" }).click();
    await dialog.getByRole("button", { name: `Discard ${id}` }).click();
    await page.getByRole("heading", { level: 1, name: "PLANT REGISTRATION-REIMBURSEMENT" }).waitFor();
    await page.getByText("Closed: Draft discarded by the member").waitFor();
    await page.getByRole("link", { name: `${id}: Plant in Germany` }).click();
    await page.getByText("Plot 12, Bhosari, Pune 411026").waitFor();
    expect(await page.getByRole("button", { name: /^Withdraw/ }).count()).toBe(0);
    await page.context().close();
  });
});

it("keeps the filters of the list, with the focus and what is typed, while another scheme loads", async () => {
  const { actor } = await createMember(portal.services);
  const page = await portal.signIn(actor, "/Membership");
  await page.getByLabel("Amount from, Rs").fill("5000");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/trpc\/[^?]*reimbursements\.listOwn/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/reimbursements\.listOwn/);
  const scheme = page.getByRole("combobox", { name: "Scheme", exact: true });
  await scheme.focus();
  await scheme.selectOption({ label: "Plant Registration" });
  await asked;
  expect(await scheme.evaluate((element) => element === document.activeElement)).toBe(true);
  release();
  await page.getByText("None of your reimbursements fits these filters.").waitFor();
  expect(await scheme.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel("Amount from, Rs").inputValue()).toBe("5000");
  await page.context().close();
});
