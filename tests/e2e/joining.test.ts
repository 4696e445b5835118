import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { joiningDocumentLabels } from "#domain/joining/documents.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { eventually } from "../support/eventually.ts";
import { jpeg, textPdf } from "../support/files.ts";
import { newGstNo } from "../support/factories.ts";
import { holdBackAddress } from "../support/hold-back.ts";
import { createInvoiceSettings } from "../support/invoices.ts";
import { publishFeesOfToday } from "../support/joining.ts";
import { activationIn, emailsTo } from "../support/mailbox.ts";
import { violationsOf } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { placesOfTier } from "../support/tier.ts";
import { visitPage } from "../support/website.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
  await publishFeesOfToday(portal.services);
  await createInvoiceSettings(portal.services);
});
afterAll(() => portal?.close());

const documents = [
  "IEC certificate",
  "GST registration certificate",
  "PAN card of the firm",
  "Certificate of incorporation, or partnership deed",
  "Certificate of a chartered accountant on the exports (FOB)",
  "Manufacturing licence (CDSCO)",
] as const;

const shots = process.env["SHOTS_DIR"];

/** For the eye: a picture of the whole page, when a folder for pictures is given. */
async function picture(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/joining-${name}.png`, fullPage: true });
}

const formOf = (page: Page, label: string) => page.locator("form").filter({ has: page.getByLabel(`Choose a file: ${label}`) });
const choose = (page: Page, label: string, buffer = textPdf([label])) =>
  page.getByLabel(`Choose a file: ${label}`).setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer });
/** Too large to be sent as it is: a browser ignores what follows the picture. */
const largePhoto = async () => ({
  name: "IMG_2041.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.concat([await jpeg(3_000, 2_000), Buffer.alloc(8 * 1024 * 1024)]),
});
const isFocused = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);
const isStored = (page: Page, label: string) => formOf(page, label).getByRole("button", { name: "Replace" }).waitFor();

/** Without scripts each file is sent by its button. */
async function uploadDocuments(page: Page): Promise<void> {
  for (const label of documents) {
    await choose(page, label);
    await formOf(page, label).getByRole("button", { name: "Upload" }).click();
    await isStored(page, label);
  }
}

const fieldOf = (label: string) => Object.entries(joiningDocumentLabels).find(([, text]) => text === label)?.[0];

const photographed = "Manufacturing licence (CDSCO)";

/**
 * With scripts a file is sent when it is chosen, one after the other. One that is refused costs the others nothing, and a photo that is too large
 * is made smaller.
 */
async function chooseDocuments(page: Page): Promise<void> {
  const [refused, slow, ...others] = documents;
  await page.getByLabel(`Choose a file: ${refused}`).waitFor();
  await page.locator(":root[data-script=ready]").waitFor();
  let refuse = (): void => {};
  const isRefused = new Promise<void>((resolve) => (refuse = resolve));
  const refusal = { status: 429, contentType: "application/json", body: "{}" };
  await page.route("**/join/document?*", (route) => isRefused.then(() => route.fulfill(refusal)), { times: 1 });
  await choose(page, refused);
  const next = page.getByLabel(`Choose a file: ${slow}`);
  await next.focus();
  refuse();
  await formOf(page, refused).getByRole("alert").getByText("Too many requests came from your network").waitFor();
  expect(await isFocused(next)).toBe(true);
  await formOf(page, refused).getByRole("button", { name: "Upload" }).click();
  await isStored(page, refused);

  const held = await holdBackAddress(page, "**/join/document?*document=gst*");
  await choose(page, slow, Buffer.alloc(maxFileBytes + 1));
  await formOf(page, slow).getByRole("alert").getByText("The file must be smaller than 5 MB").waitFor();
  expect(await isFocused(formOf(page, slow).getByRole("alert"))).toBe(true);
  await choose(page, slow, Buffer.alloc(0));
  await formOf(page, slow).getByRole("alert").getByText("The file is empty").waitFor();
  expect(held.asked()).toBe(0);
  const asked: unknown[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/join/document") && request.method() === "POST") asked.push(searchParams.get("document"));
  });
  const chosen = [slow, ...others.toReversed()];
  for (const label of chosen) {
    if (label === photographed) await page.getByLabel(`Choose a file: ${label}`).setInputFiles(await largePhoto());
    else await choose(page, label);
    await formOf(page, label)
      .getByRole("button", { name: label === slow ? "Uploading..." : "Waiting for the previous upload..." })
      .waitFor();
  }
  expect(asked).toEqual([fieldOf(slow)]);
  const isAsked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.getByRole("link", { name: "Go on to the last step" }).click();
  await isAsked;
  await held.letThrough();
  for (const label of chosen) await isStored(page, label);
  await page.getByText(/^Stored: IMG_2041\.jpg \(\d+ KB\) The photo was made smaller\.$/).waitFor();
  // The focus is at the link since: what is stored is announced.
  await page
    .getByRole("status")
    .filter({ hasText: `${chosen.at(-1)}: Stored: paper.pdf` })
    .waitFor();
  expect(asked).toEqual(chosen.map(fieldOf));
  const step = page.getByRole("navigation", { name: "Steps of the application" }).getByRole("listitem").filter({ hasText: "Papers" });
  await step.getByText("complete", { exact: true }).waitFor();
}

const cases = placesOfTier.flatMap((place) => [true, false].map((javaScriptEnabled) => ({ ...place, javaScriptEnabled })));

it.each(cases)(
  "a newcomer applies, and the council approves; scripts: $javaScriptEnabled, firm at $firm.viewport.width px",
  async ({ firm, council, javaScriptEnabled }) => {
    const { width } = firm.viewport;
    const email = `exports-${width}-${javaScriptEnabled}@godavari.example`;
    const firmName = `Godavari Lancets ${width} ${javaScriptEnabled}`;
    const look = { ...firm.viewport, javaScriptEnabled };
    const start = await visitPage(portal, "/become-a-member", look);
    await start.getByRole("main").getByRole("link", { name: "Apply for Membership" }).first().click();
    await start.getByRole("heading", { level: 1, name: "Apply for Membership" }).waitFor();
    if (javaScriptEnabled) await start.locator(":root[data-script=ready]").waitFor();
    await start.getByLabel("Name of the firm").fill(firmName);
    await start.getByLabel("Email").fill(email);
    await start.getByRole("checkbox").check();
    await start.getByRole("button", { name: "Send me the link" }).click();
    await start.getByText(/^We have sent an e-mail to this address/).waitFor();
    await start.context().close();
    const link = await eventually(async () => {
      const [found] = await emailsTo(portal.product.dataDir, email);
      const path = /\/join\?key=\S+/.exec(found?.text ?? "")?.[0];
      if (path === undefined) throw new Error("no link yet");
      return path;
    });

    const page = await visitPage(portal, link, look);
    await page.getByRole("button", { name: "Save and go on" }).click();
    await page.getByRole("alert").getByText("Choose what the firm is").waitFor();
    expect(await page.title()).toBe("Error: Apply for Membership - EPCMD");
    await eventually(async () => expect(await isFocused(page.getByRole("alert"))).toBe(true));
    // Every form of this page stores what is typed. That of the opinion would lose it.
    expect(await page.getByText("Was this page useful?").count()).toBe(0);
    const gstNo = newGstNo();
    await page.getByLabel("GST number").fill(gstNo);
    await page.getByLabel("PAN of the firm").fill(gstNo.slice(2, 12));
    // The other language stores it too, and says what is wrong in its own words.
    await page.getByRole("button", { name: "हिन्दी", exact: true }).click();
    await page.waitForURL(/\/hi\/join\?/);
    expect(await page.title()).toContain("त्रुटि: ");
    expect(await page.locator("#gstNo").inputValue()).toBe(gstNo);
    await page.getByRole("button", { name: "English", exact: true }).click();
    expect(await page.getByLabel("GST number").inputValue()).toBe(gstNo);
    // The step list stores what is typed on the way to another step.
    await page.getByRole("navigation", { name: "Steps of the application" }).getByRole("button", { name: "Contact" }).click();
    await page.getByLabel("Contact person or office").waitFor();
    await page.getByRole("navigation", { name: "Steps of the application" }).getByRole("button", { name: "The firm" }).click();
    expect(await page.getByLabel("PAN of the firm").inputValue()).toBe(gstNo.slice(2, 12));
    expect(await page.getByLabel("GST number").inputValue()).toBe(gstNo);
    await page.getByLabel("Importer-Exporter Code (IEC)").fill(gstNo.slice(2, 12));
    await page.getByLabel("The firm is").selectOption({ label: "A manufacturer and exporter" });
    await page.getByLabel(/^Is it a micro/).selectOption({ label: "Yes" });
    await page.getByLabel("Registered address").fill("Plot 3, MIDC, Nashik 422007");
    await page.getByLabel("State", { exact: false }).last().selectOption({ label: "Maharashtra" });
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await picture(page, "firm");
    await page.getByRole("button", { name: "Save and go on" }).click();
    await page.getByLabel("Contact person or office").fill("Export Desk");
    await page.getByLabel("Phone").fill("+91 98765 43210");
    await page.getByRole("button", { name: "Save and go on" }).click();
    await page.getByLabel(/^Medical devices/).fill("Lancets");
    await page.getByLabel(/^Exports \(FOB\)/).fill("45 lakh");
    await page.getByRole("button", { name: "Save and go on" }).click();
    await (javaScriptEnabled ? chooseDocuments : uploadDocuments)(page);
    await picture(page, "documents");
    await page.getByRole("link", { name: "Go on to the last step" }).click();
    await page.getByText("11,800").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await picture(page, "check");
    await page.getByLabel("I declare this").check();
    await page.getByRole("button", { name: /^Send the application/ }).click();
    await page.getByText(/^JOIN-20\d\d-\d\d-\d{4}$/).waitFor();
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);

    const stored = page.getByRole("link", { name: /^(paper\.pdf|IMG_2041\.jpg) / });
    expect(await stored.count()).toBe(documents.length);
    const [download] = await Promise.all([page.waitForEvent("download"), stored.first().click()]);
    expect(download.suggestedFilename()).toBe("paper.pdf");
    await picture(page, "sent");
    const desk = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/joining", council);
    await picture(desk, "list");
    await desk.getByRole("link", { name: firmName }).click();
    await desk.getByRole("button", { name: "Approve" }).waitFor();
    await picture(desk, "desk");
    await desk.getByText("Applied in", { exact: true }).waitFor();
    // Remarks that are typed and not sent are not closed without a question.
    await desk.getByRole("button", { name: "Ask the applicant" }).click();
    const remarks = desk.getByRole("dialog", { name: "Ask the applicant" });
    await remarks.getByLabel("In general").fill("Send the certificate of the IEC again.");
    await desk.keyboard.press("Escape");
    await desk.getByRole("dialog", { name: "Go on without saving?" }).getByRole("button", { name: "Go on without saving" }).click();
    await remarks.waitFor({ state: "detached" });
    await desk.getByRole("button", { name: "Approve" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Approve the application" }).click();
    const approved = desk.getByRole("status").filter({ hasText: `${firmName} is a member now.` });
    await approved.waitFor();
    // The closed question does not give it to the button, which goes.
    await desk.getByRole("button", { name: "Approve" }).waitFor({ state: "detached" });
    expect(await isFocused(approved)).toBe(true);
    expect(await violationsOf(desk)).toEqual([]);
    // Among the emails to the applicant: the link, the receipt, the invoice.
    await activationIn(async () => (await emailsTo(portal.product.dataDir, email)).filter(({ text = "" }) => text.includes("/activate-account?id=")));
    await page.reload();
    await page.getByText("Your firm is a member.", { exact: false }).waitFor();
  },
);
