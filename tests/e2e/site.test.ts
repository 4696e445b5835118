import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteMessages } from "#domain/site/messages.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { visitPage } from "../support/website.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const visit = (path: string, width = 1440): Promise<Page> => visitPage(portal, path, { width, height: 1000 });
const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

it("takes a visitor's message, and the council reads it, marks it and takes the list along", async () => {
  const page = await visit("/contact-us");
  expect(await page.getByRole("main").getByRole("link", { name: "Offices", exact: true }).getAttribute("href")).toBe("#offices");
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.getByRole("region", { name: "Offices" }).getByRole("listitem").count()).toBe(7);

  await page.getByRole("button", { name: "Send message" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await summary.getByText("Enter the name").waitFor();
  await summary.getByText("Tick the box to agree to the notice").waitFor();
  expect(await page.title()).toBe("Error: Contact Us - EPCMD");
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Lena <b>Fischer</b>");
  await page.getByLabel("Email").fill("lena@buyer.example");
  await page.getByLabel("Subject").fill("=Syringes");
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Who makes syringes?\nWe buy 20,000 of them.");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send message" }).click();
  const sent = page.getByRole("status").filter({ hasText: "Message sent successfully!" });
  await sent.waitFor();
  expect(await page.title()).toBe("Contact Us - EPCMD");
  await eventually(async () => expect(await sent.evaluate((element) => element === document.activeElement)).toBe(true));

  const desk = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/messages");
  await desk.getByRole("link", { name: "Lena <b>Fischer</b>" }).click();
  await desk.getByText("We buy 20,000 of them.").waitFor();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Mark as handled" }).click();
  await desk.getByText(/^Handled by Somebody on \d\d-\d\d-\d{4} \d\d:\d\d IST$/).waitFor();
  await desk.getByRole("link", { name: "Contact messages" }).click();
  await desk.getByText("No message waits.").waitFor();
  await desk.getByRole("button", { name: "Show all contact messages" }).click();
  const download = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Download this message (csv)" }).click();
  const sheet = await readFile(await (await download).path(), "utf8");
  expect(sheet).toContain("Lena <b>Fischer</b>,lena@buyer.example,'=Syringes,");
  expect(await violationsOf(desk)).toEqual([]);
});

it("takes a form and an opinion without scripts, and answers on the same page", async () => {
  const page = await visitPage(portal, "/hi/membership-query", { width: 390, javaScriptEnabled: false });
  await page.getByRole("textbox", { name: "नाम", exact: true }).fill("Ravi");
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await page.getByRole("alert").getByText("ई-मेल").first().waitFor();
  expect(await page.title()).toMatch(/^त्रुटि: /);
  expect(await page.getByRole("textbox", { name: "नाम", exact: true }).inputValue()).toBe("Ravi");
  await page.getByLabel("ई-मेल").fill("ravi@firm.example");
  await page.getByLabel("संदेश").fill("सदस्यता कैसे मिलती है?");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await page.getByRole("status").waitFor();
  expect(await page.title()).not.toMatch(/^त्रुटि/);

  await page.getByRole("button", { name: "नहीं" }).click();
  await page.getByText(/^धन्यवाद। आपका उत्तर गिन लिया गया है/).waitFor();
  const desk = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/page-opinions");
  const row = desk.getByRole("row", { name: /membership-query.*Hindi/ });
  await row.waitFor();
  expect(await row.getByRole("link").getAttribute("href")).toBe("/hi/membership-query");
  expect(await violationsOf(desk)).toEqual([]);
});

it("sends what was typed before the page came to life, and loses nothing to a press that came too early", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  let letScriptsCome = (): void => {};
  const mayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route("**/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${portal.product.url}/contact-us`, { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Early & Sons");
  await page.getByLabel("Email").fill("early@buyer.example");
  await page.getByLabel("Subject").fill("Stands");
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Is a stand left?");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send message" }).click({ noWaitAfter: true });
  letScriptsCome();
  await page.getByRole("status").filter({ hasText: "Message sent successfully!" }).waitFor();
  await context.close();

  const desk = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/messages");
  await desk.getByRole("link", { name: "Early & Sons" }).click();
  await desk.getByText("Is a stand left?").waitFor();
});

it.each([true, false])(
  "asks again for consent when the notice has changed, and keeps what was typed; with scripts: %s",
  async (javaScriptEnabled) => {
    const page = await visitPage(portal, "/contact-us", { javaScriptEnabled });
    const current = await page.getByRole("checkbox").getAttribute("value");
    // The form of the version before.
    await page.getByRole("checkbox").evaluate((box) => box.setAttribute("value", "old"));
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Patient Ltd");
    await page.getByLabel("Email").fill("patient@buyer.example");
    await page.getByLabel("Subject").fill("Stands");
    await page.getByRole("textbox", { name: "Message", exact: true }).fill("May I come?");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").getByText(siteMessages.consentChanged).first().waitFor();
    expect([await page.getByRole("checkbox").isChecked(), await page.getByRole("checkbox").getAttribute("value")]).toEqual([false, current]);
    expect(await page.getByRole("textbox", { name: "Message", exact: true }).inputValue()).toBe("May I come?");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("status").filter({ hasText: "Message sent successfully!" }).waitFor();
    await page.context().close();
  },
);

it("takes a registration on a phone and names what is missing as the specification does", async () => {
  const page = await visit("/registrationform", 390);
  expect(await width(page)).toBeLessThanOrEqual(390);
  await page.getByText("No event takes registrations at the moment.").waitFor();
  await page.getByRole("button", { name: "SUBMIT" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  for (const text of ["Name is required", "Name of Organisation is required", "Designation is required", "Email ID is required"])
    await summary.getByText(text, { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("A. Rao");
  await page.getByLabel("Name of Organisation").fill("Rao Devices");
  await page.getByLabel("Designation").fill("Director");
  await page.getByLabel("Email ID").fill("rao@firm");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "SUBMIT" }).click();
  await summary.getByText("Please enter a valid email address").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Email ID").fill("rao@firm.example");
  await page.getByRole("button", { name: "SUBMIT" }).click();
  await page.getByText("Form submitted successfully!").waitFor();
  await page.getByText("We confirm it by e-mail.").waitFor();

  const desk = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/registrations", { viewport: { width: 390, height: 844 } });
  await desk.getByText("Rao Devices").waitFor();
  expect(await violationsOf(desk)).toEqual([]);
  expect(await width(desk)).toBeLessThanOrEqual(390);
});

it("keeps what was typed when the portal does not answer, says so with the specification's words, and tries again by itself", async () => {
  const page = await visit("/hi/contact-us");
  await page.getByRole("link", { name: "English" }).click();
  await page.locator(":root[data-script=ready]").waitFor();
  const answers = [500, 429, 503];
  await page.route("**/contact-us", (route) => {
    const status = route.request().method() === "POST" ? answers.shift() : undefined;
    // The bucket in front answers as plain JSON.
    return status === undefined ? route.continue() : route.fulfill({ status, contentType: "application/json", body: "{}" });
  });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Lena Fischer");
  await page.getByLabel("Email").fill("lena@patient.example");
  await page.getByLabel("Subject").fill("Syringes");
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Who makes syringes?");
  await page.getByRole("checkbox").check();
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  const problem = page.getByRole("alert");
  await problem.getByText("Failed to send message: The portal did not answer.").waitFor();
  expect(await problem.evaluate((element) => element === document.activeElement)).toBe(true);
  await send.click();
  await problem.getByText("Failed to send message: Too many requests came from your network within a minute.").waitFor();
  expect(await problem.count()).toBe(1);
  expect(await page.getByRole("textbox", { name: "Message", exact: true }).inputValue()).toBe("Who makes syringes?");
  await send.click();
  await page.getByRole("button", { name: "Sending..." }).waitFor();
  await page.getByRole("status").getByText("Message sent successfully!").waitFor();
  expect(answers).toEqual([]);
  await page.getByRole("link", { name: "Write another message" }).click();
  await send.waitFor();
});

it("keeps what is typed while the answer is on its way, and when an opinion on the page is given", async () => {
  const page = await visit("/contact-us");
  await page.locator(":root[data-script=ready]").waitFor();
  let letAnswerCome = (): void => {};
  const mayCome = new Promise<void>((resolve) => (letAnswerCome = resolve));
  await page.route("**/contact-us", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Lena");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByLabel("Subject").fill("Later words");
  letAnswerCome();
  await page.getByRole("link", { name: /^Enter an e-mail address/ }).click();
  expect(await page.getByLabel("Email").evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel("Subject").inputValue()).toBe("Later words");

  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByText(/^Thank you\. Your answer is counted/).waitFor();
  expect(await page.getByRole("button", { name: "No", exact: true }).isVisible()).toBe(false);
  expect(await page.getByLabel("Subject").inputValue()).toBe("Later words");
});

it("prints dark words on white in one column, the council's name, the date, and nothing to press", async () => {
  const page = await visit("/");
  await page.evaluate(() => (document.documentElement.dataset["scheme"] = "dark"));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.getByText("Export Promotion Council for Medical Devices · ").filter({ visible: true }).waitFor();
  expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
  const found = await page.evaluate(() => {
    const colourOf = (selector: string): string => getComputedStyle(document.querySelector(selector) ?? document.body).color;
    const cards = [...document.querySelectorAll('[aria-labelledby="other-services"] li')].map((card) => card.getBoundingClientRect());
    return {
      heading: colourOf("main h1"),
      text: colourOf("main p"),
      isColumn: cards.length === 6 && cards.every(({ top }, place) => top >= (cards[place - 1]?.bottom ?? 0)),
    };
  });
  expect(found).toEqual({ heading: "rgb(0, 0, 0)", text: "rgb(0, 0, 0)", isColumn: true });
  await page
    .getByText(/^As of \d\d-\d\d-\d{4}$/)
    .filter({ visible: true })
    .waitFor();
  expect(await page.locator("main nav, main form, main a.site-button:not([target])").filter({ visible: true }).count()).toBe(0);

  // The view that is printed, and no secret of its reader.
  // The address of the website is that of PUBLIC_URL, which the product makes of its port here.
  const host = `localhost:${new URL(portal.product.url).port}`;
  for (const [path, printed] of [
    ["/Public-notice?tab=tenders&entry=x", "/Public-notice?tab=tenders"],
    ["/follow?stop=key", "/follow"],
  ] as const)
    expect(await (await fetch(portal.product.url + path)).text()).toContain(
      `<span>Export Promotion Council for Medical Devices · ${host}${printed}</span>`,
    );
});

it.each(["/index.php", "/wp-login.php", "/foo/bar.txt"])("answers people at %s with a page, and programs with JSON", async (path) => {
  const page = await portal.browser.newPage();
  const answer = await page.goto(`${portal.product.url}${path}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  await page.close();
  const json = await fetch(`${portal.product.url}${path}`);
  expect([json.status, json.headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"]);
});

it("has an icon under every address that browsers ask, and says what it is to search engines", async () => {
  for (const path of ["/favicon.ico", "/apple-touch-icon.png", "/icon-512.png", "/site.webmanifest"])
    expect((await fetch(`${portal.product.url}${path}`)).status).toBe(200);
  const html = await (await fetch(`${portal.product.url}/`)).text();
  expect(html).toContain('<meta property="og:title" content="Export Promotion Council for Medical Devices">');
  expect(html).toContain('"@type":"SearchAction"');
  expect(await (await fetch(`${portal.product.url}/hi`)).text()).toContain(
    '<meta property="og:site_name" content="चिकित्सा उपकरण निर्यात संवर्धन परिषद">',
  );
  expect(await (await fetch(`${portal.product.url}/contact-us`)).text()).toContain('"@type":"BreadcrumbList"');
  const faq = await (await fetch(`${portal.product.url}/faq`)).text();
  expect(faq).toContain('"@type":"Question","name":"Who can become a member?","acceptedAnswer":{"@type":"Answer","text":"');
  expect(faq).toMatch(/href=\\"http[^"]+\/become-a-member\\"/);
});
