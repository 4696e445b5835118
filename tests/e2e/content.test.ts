import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { feeMessages } from "#domain/members/fee-messages.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { noisyJpeg } from "../support/files.ts";
import { violationsOf } from "../support/page-input.ts";
import { holdBack, holdBackAddress, refuseReads } from "../support/hold-back.ts";
import { eventually } from "../support/eventually.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";

const shots = process.env["SHOTS_DIR"];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}

/** What the public gets at a path, as text. */
const publicText = async (path: string): Promise<string> => (await fetch(`${portal.product.url}${path}`)).text();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("the council's staff", () => {
  it("write a notice, preview it, publish it, schedule another and take one off", async () => {
    const page = await portal.openAs("EPCMD_ADMIN", paths.content);
    await page.getByRole("link", { name: "Public notices" }).waitFor();
    await look(page, "content-overview");
    await page.getByRole("link", { name: "Public notices" }).click();
    await page.getByRole("link", { name: "Write a new notice" }).click();
    await press(page, "Publish this notice");
    await page.getByRole("heading", { name: "There is a problem" }).waitFor();
    await page.getByRole("link", { name: "Title is needed" }).waitFor();

    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Open day of the council");
    await page.getByRole("textbox", { name: "Summary", exact: true }).fill("The council opens its doors to students.");
    await page.getByLabel("Date", { exact: false }).first().fill("20-11-2026");
    await page.getByLabel("Text (optional)").fill("## Programme\n\n- **Ten o'clock**: the doors open");
    await page.getByLabel("Public until (optional)").fill("2099-01-01T09:00");
    await press(page, "Save as draft");
    await page.getByText(contentMessages.saved).waitFor();
    await page.getByRole("heading", { name: "Edit notice", level: 1 }).waitFor();
    await page.reload();
    expect(await page.getByLabel("Public until (optional)").inputValue()).toBe("2099-01-01T09:00");
    await page.getByLabel("Public until (optional)").fill("");
    expect(await publicText("/Public-notice")).not.toContain("Open day of the council");
    await press(page, "Preview as the public will see it");
    await page.getByRole("heading", { name: "Programme" }).waitFor();
    await look(page, "content-editor");
    await press(page, "Publish this notice");
    await page.getByText(contentMessages.published).waitFor();
    await eventually(async () => expect(await publicText("/Public-notice")).toContain("Open day of the council"));
    await eventually(async () => expect(await publicText("/Public-notice")).toMatch(/epcmd-open-day-of-the-council\.pdf/));
    await eventually(async () => expect(await publicText("/hi/Public-notice")).toMatch(/Open day of the council<\/span><span [^>]*>अंग्रेज़ी में/));

    await page.getByLabel("Title in Hindi (optional)").fill("परिषद का खुला दिन");
    await page.getByLabel("Summary in Hindi (optional)").fill("परिषद विद्यार्थियों के लिए अपने द्वार खोलती है।");
    await page.getByLabel("Text in Hindi (optional)").fill("## कार्यक्रम\n\n- **दस बजे**: द्वार खुलते हैं");
    // The message of the first time still stands there: the answer says that it is published again.
    const [published] = await Promise.all([page.waitForResponse(/site\.content\.publish/), press(page, "Publish this notice")]);
    expect(published.status()).toBe(200);
    await page.getByText(contentMessages.published).waitFor();
    await eventually(async () => expect(await publicText("/hi/Public-notice")).toContain("परिषद का खुला दिन"));
    await eventually(async () => expect(await publicText("/hi/Public-notice")).toMatch(/epcmd-open-day-of-the-council-hi\.pdf/));
    expect(await publicText("/hi/notices.xml")).toContain("परिषद का खुला दिन");
    expect(await publicText("/Public-notice")).toContain("Open day of the council");

    await page.getByLabel("Public from (optional)").fill("2099-01-01T09:00");
    await press(page, "Schedule this notice");
    await page.getByRole("link", { name: contentMessages.publicNow }).waitFor();
    expect(await publicText("/Public-notice")).toContain("Open day of the council");
    await press(page, "Take off the site");
    await page.getByText(contentMessages.unpublished).waitFor();
    await eventually(async () => expect(await publicText("/Public-notice")).not.toContain("Open day of the council"));
    expect(await page.getByRole("textbox", { name: /^Address/ }).getAttribute("readonly")).not.toBeNull();
    await page.getByLabel("Public from (optional)").fill("2099-01-01T09:00");
    await press(page, "Schedule this notice");
    await page.getByText(contentMessages.scheduled).waitFor();
    await page.getByText("Scheduled for 01-01-2099").first().waitFor();
    // A day without a time has no value, as an empty field.
    const from = page.getByLabel("Public from (optional)");
    await from.fill("");
    await from.focus();
    await page.keyboard.type("01012099");
    await press(page, "Publish this notice");
    await page.getByText("Enter the day and the time, or clear the field").waitFor();
    await from.fill("2099-01-01T09:00");
    expect(await page.getByText("Enter the day and the time, or clear the field").count()).toBe(0);
    await press(page, "Take off the site");
    await page.getByText(contentMessages.unpublished).waitFor();
    await press(page, "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete the notice" }).click();
    await page.getByText("Deleted.").waitFor();
    await look(page, "content-list");
    await page.context().close();
  });

  it("upload a picture for the gallery, which the public gets in many widths; what is no picture is refused with its reason", async () => {
    const page = await portal.openAs("EPCMD_ADMIN", `${paths.content}/gallery-image/new`, { viewport: { width: 390, height: 844 } });
    const pick = page.locator('input[type="file"]');
    await pick.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg onload='alert(1)'/>") });
    await page.getByText("logo.svg must be a JPG or PNG").waitFor();
    await pick.setInputFiles({ name: "big.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(6 * 1024 * 1024) });
    await page.getByText("big.jpg must be smaller than 5 MB").waitFor();
    const bomb = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    await pick.setInputFiles({ name: "bomb.png", mimeType: "image/png", buffer: bomb });
    await page.getByText(contentMessages.pictureTooLarge("bomb.png")).waitFor();

    await page.getByRole("textbox", { name: "Caption", exact: true }).fill("Our stand");
    const shows = page.getByRole("textbox", { name: "What the picture shows", exact: true });
    await pick.setInputFiles({ name: "stand.jpg", mimeType: "image/jpeg", buffer: await noisyJpeg(1400, 930, 2) });
    await shows.fill("A stand");
    const uploading = await holdBackAddress(page, "**/uploads/content/picture");
    await pick.setInputFiles({ name: "stand.jpg", mimeType: "image/jpeg", buffer: await noisyJpeg(1400, 930, 3) });
    await eventually(async () => expect(uploading.asked()).toBe(1));
    await shows.fill("Two visitors at a stand");
    await press(page, "Publish this gallery picture");
    await page.getByText(contentMessages.waitForUpload).waitFor();
    await uploading.letThrough();
    await page
      .getByText(/^(Uploading|Checking)/)
      .first()
      .waitFor({ state: "detached" });
    await look(page, "content-picture");
    const fails = { status: 500, json: { code: "internal", message: "Something went wrong." } };
    await page.route("**/uploads/content/picture", (route) => route.fulfill(fails), { times: 1 });
    await pick.setInputFiles({ name: "newer.jpg", mimeType: "image/jpeg", buffer: await noisyJpeg(1400, 930, 4) });
    await page.getByRole("button", { name: "Try again: newer.jpg" }).waitFor();
    await press(page, "Publish this gallery picture");
    await page.getByText(fileMessages.notUploaded).waitFor();
    await press(page, "Remove newer.jpg");
    await press(page, "Publish this gallery picture");
    await page.getByText(contentMessages.published).waitFor();
    await eventually(async () => expect(await publicText("/gallery")).toContain("Two visitors at a stand"));
    const shown = page.getByRole("img", { name: "Two visitors at a stand" });
    expect(await shown.getAttribute("srcset")).toMatch(/320\.webp 320w.*1280\.webp 1280w/);
    await page.context().close();
  });

  it("go on writing while a new entry is saved for the first time: its address opens under their hands, and nothing is lost", async () => {
    const page = await portal.openAs("EPCMD_ADMIN", `${paths.content}/tender/new`);
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Chairs");
    const saving = await holdBack(page, "site.content.save");
    await press(page, "Save as draft");
    await eventually(async () => expect(saving.asked()).toBe(1));
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Chairs and tables");
    await saving.letThrough();
    await page.getByText(contentMessages.saved).waitFor();
    await page.getByRole("heading", { name: "Edit tender", level: 1 }).waitFor();
    expect(await page.getByRole("textbox", { name: "Title", exact: true }).inputValue()).toBe("Chairs and tables");
    await Promise.all([page.waitForResponse(/site\.content\.save/), press(page, "Save as draft")]);
    await page.getByText(contentMessages.saved).waitFor();
    await page.reload();
    expect(await page.getByRole("textbox", { name: "Title", exact: true }).inputValue()).toBe("Chairs and tables");
    await page.context().close();
  });

  it("go on writing while an entry is published or taken off the website, and nothing is lost", async () => {
    const page = await portal.openAs("EPCMD_ADMIN", `${paths.content}/notice/new`);
    const summary = page.getByRole("textbox", { name: "Summary", exact: true });
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Shelves");
    await summary.fill("The council buys shelves.");
    await page.getByLabel("Date", { exact: false }).first().fill("20-11-2026");
    await press(page, "Save as draft");
    await page.getByText(contentMessages.saved).waitFor();
    const publishing = await holdBack(page, "site.content.publish");
    await press(page, "Publish this notice");
    await eventually(async () => expect(publishing.asked()).toBe(1));
    await summary.fill("The council buys ten shelves.");
    await publishing.letThrough();
    await page.getByText(contentMessages.published).waitFor();
    expect(await summary.inputValue()).toBe("The council buys ten shelves.");
    await press(page, "Take off the site");
    await page.getByText(contentMessages.unpublished).waitFor();
    expect(await summary.inputValue()).toBe("The council buys ten shelves.");
    // A published text that a newer draft would replace is not dropped without a question.
    await press(page, "Publish this notice");
    await page.getByText(contentMessages.published).waitFor();
    await summary.fill("Half a draft");
    await press(page, "Save as draft");
    await page.getByText(contentMessages.savedBehind).waitFor();
    await press(page, "Take off the site");
    const asking = page.getByRole("dialog", { name: "Take this notice off the site?" });
    await asking.getByRole("button", { name: "Cancel" }).click();
    await asking.waitFor({ state: "detached" });
    await press(page, "Take off the site");
    await asking.getByRole("button", { name: "Drop the published text and take the notice off" }).click();
    await page.getByText(contentMessages.unpublished).waitFor();
    await page.context().close();
  });

  it("of two editors the second sees both texts before anything is lost, and keeps what each has written", async () => {
    const path = `${paths.content}/tender/new`;
    const first = await portal.openAs("EPCMD_ADMIN", path);
    await first.getByRole("textbox", { name: "Title", exact: true }).fill("Printing");
    await press(first, "Save as draft");
    await first.getByText(contentMessages.saved).waitFor();
    const second = await portal.openAs("EPCMD_ADMIN", new URL(first.url()).pathname);
    await second.getByRole("textbox", { name: "Title", exact: true }).fill("Printing and binding");
    await second.getByRole("textbox", { name: "Title in Hindi (optional)", exact: true }).fill("मुद्रण");
    const addressOf = (page: Page) => page.getByRole("textbox", { name: "Address (optional)", exact: true });
    await addressOf(second).fill("printing-2027");
    await addressOf(first).fill("printing-by-the-first");
    await first.getByRole("textbox", { name: "Title", exact: true }).fill("Printing of 2027");
    await first.getByRole("textbox", { name: "Summary", exact: true }).fill("The council has its circulars printed.");
    await first.getByLabel("Last day for offers").fill("15-03-2027");
    await press(first, "Save as draft");
    await first.getByText(contentMessages.saved).waitFor();
    const reads = await refuseReads(second, "site.content.get");
    await press(second, "Save as draft");
    // The refusal is said although the other text cannot be read.
    await second.getByText("Nothing was overwritten. Save again to see both versions.").waitFor();
    await reads.letThrough();
    await press(second, "Save as draft");
    const choice = second.getByRole("alert").filter({ has: second.getByRole("button", { name: "Reload with these choices" }) });
    for (const words of ["Printing of 2027", "Printing and binding", "15-03-2027", "printing-2027", "printing-by-the-first"])
      await choice.getByText(words, { exact: true }).waitFor();
    await choice.getByText("Nothing was overwritten. Reload below before you save.").waitFor();
    await look(second, "content-stale");
    await press(second, "Reload with these choices");
    await press(second, "Save as draft");
    await second.getByText(contentMessages.saved).waitFor();
    await second.reload();
    for (const [name, value] of [
      ["Title", "Printing and binding"],
      ["Title in Hindi (optional)", "मुद्रण"],
      ["Summary", "The council has its circulars printed."],
      ["Address (optional)", "printing-2027"],
    ] as const)
      expect(await second.getByRole("textbox", { name, exact: true }).inputValue()).toBe(value);

    // The other address is taken when it is chosen, and without a choice when only the other editor has changed it.
    for (const { theirs, mine } of [{ theirs: "printing-2028", mine: "printing-by-the-second" }, { theirs: "printing-2029" }]) {
      await first.reload();
      await addressOf(first).fill(theirs);
      await press(first, "Save as draft");
      await first.getByText(contentMessages.saved).waitFor();
      if (mine === undefined) await second.getByRole("textbox", { name: "Title", exact: true }).fill("Binding");
      else await addressOf(second).fill(mine);
      await press(second, "Save as draft");
      const taken = choice.getByRole("radiogroup", { name: "Address" }).getByRole("radio", { name: "Theirs, saved now" });
      if (mine !== undefined) await taken.check();
      await press(second, "Reload with these choices");
      await press(second, "Save as draft");
      await second.getByText(contentMessages.saved).waitFor();
      expect(await addressOf(second).inputValue()).toBe(theirs);
    }
    await first.context().close();
    await second.context().close();
  });

  it("change offices, people, events, texts, facts, policies, figures, tenders, slides and questions", async () => {
    const page = await portal.openAs("EPCMD_ADMIN", `${paths.content}/office/new`);
    const write = (name: string, text: string) => page.getByRole("textbox", { name, exact: true }).fill(text);
    const published = async (path: string, words: string) => {
      await page.getByRole("button", { name: /^Publish this/ }).click();
      await page.getByText(contentMessages.published).waitFor();
      await eventually(async () => expect(await publicText(path)).toContain(words));
    };
    await write("Name of the office", "Regional desk for the south");
    await write("Phone (optional)", "+91 40 5550 0100");
    await published("/contact-us", "+91 40 5550 0100");

    await page.goto(`${portal.product.url}${paths.content}/committee-member/new`);
    await write("Name or office", "Nominee of the device parks");
    await published("/committee-of-administration", "Nominee of the device parks");

    await page.goto(`${portal.product.url}${paths.content}/headline-figure/new`);
    await write("What it counts", "Member firms");
    await write("Figure", "123+");
    await write("Year or period", "November 2026");
    await write("Source", "Register of members");
    await page.getByLabel("Last checked on").fill("23-11-2026");
    await published("/", "Member firms, November 2026");

    await page.goto(`${portal.product.url}${paths.content}/event/new`);
    await write("Title", "Fair without dates");
    await write("Short description", "Its dates are not known yet.");
    await write("Year of the edition (optional)", "2090");
    await page.getByLabel("First day, not confirmed").fill("10-03-2089");
    await page.getByLabel("Country (optional)").selectOption("DE");
    await press(page, "Preview as the public will see it");
    await page.getByRole("article", { name: "Preview" }).getByText("Germany", { exact: true }).waitFor();
    await published("/events/fair-without-dates", "usually in March");

    for (const { label, path } of [
      { label: "Privacy Policy", path: "/privacy-policy" },
      { label: "Documents Required", path: "/documents-required" },
    ]) {
      await page.goto(`${portal.product.url}${paths.content}/page-text/new`);
      await page.getByLabel("Whose text").selectOption({ label });
      const text = page.getByRole("textbox", { name: "Text", exact: true });
      await text.fill(`${await text.inputValue()}\n\nWords of the staff.`);
      await page.getByLabel("Last reviewed").fill("23-11-2026");
      await published(path, "Words of the staff.");
      expect(await publicText(path)).toContain("23-11-2026");
    }
    await page.goto(`${portal.product.url}${paths.content}/page-text/new`);
    // Another page would replace what is written: it asks first.
    const whose = page.getByLabel("Whose text");
    await whose.selectOption({ label: "Disclaimer" });
    const words = page.getByRole("textbox", { name: "Text", exact: true });
    await words.fill("Written for twenty minutes.");
    const question = page.getByRole("dialog", { name: "Go on without saving?" });
    await whose.selectOption({ label: "Privacy Policy" });
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    expect(await words.inputValue()).toBe("Written for twenty minutes.");
    expect(await whose.inputValue()).toBe("disclaimer");
    await whose.selectOption({ label: "Privacy Policy" });
    await question.getByRole("button", { name: "Go on without saving" }).click();
    await page.getByRole("link", { name: "Change that text" }).click();
    await page.getByRole("heading", { name: "Edit page text", level: 1 }).waitFor();

    // What the public reads in English at an address, and in Hindi at the one below /hi.
    const publishedInBoth = async (path: string, words: string, hindi: string) => {
      await published(path, words);
      await eventually(async () => expect(await publicText(`/hi${path}`)).toContain(hindi));
    };
    const begin = async (kind: string, texts: Readonly<Record<string, string>>) => {
      await page.goto(`${portal.product.url}${paths.content}/${kind}/new`);
      for (const [name, text] of Object.entries(texts)) await write(name, text);
    };
    const inHindi = (name: string): string => `${name} in Hindi (optional)`;
    await begin("official", { "Name or office": "Officer for the device parks", [inHindi("Name or office")]: "उपकरण पार्क अधिकारी" });
    await publishedInBoth("/officials-at-epcmd", "Officer for the device parks", "उपकरण पार्क अधिकारी");

    await begin("policy", {
      Title: "Policy for the device parks",
      [inHindi("Title")]: "उपकरण पार्क नीति",
      Date: "20-11-2026",
      Summary: "What the parks offer.",
      [inHindi("Summary")]: "पार्कों में क्या मिलता है।",
      "Issued by": "Department of Pharmaceuticals",
    });
    await publishedInBoth("/Policies", "Policy for the device parks", "उपकरण पार्क नीति");

    await begin("export-figure", {
      "Last checked on": "20-11-2026",
      "Product line": "Surgical robots",
      [inHindi("Product line")]: "शल्य रोबोट",
      "Financial year": "2025-26",
      "Exports, million US dollars": "12.5",
      Source: "Report of the council",
    });
    await publishedInBoth("/exports-in-figures", "Surgical robots", "शल्य रोबोट");
    expect(await publicText("/exports-in-figures.csv")).toMatch(/Surgical robots.*12\.5/);
    expect(await publicText("/hi/exports-in-figures.csv")).toContain("शल्य रोबोट");

    await begin("tender", {
      Date: "01-02-2025",
      "Last day for offers (optional)": "15-02-2025",
      Title: "Chairs of last year",
      [inHindi("Title")]: "पिछले वर्ष की कुर्सियाँ",
      Summary: "The council bought chairs.",
      [inHindi("Summary")]: "परिषद ने कुर्सियाँ खरीदीं।",
    });
    await publishedInBoth("/archive?tab=tenders", "Chairs of last year", "पिछले वर्ष की कुर्सियाँ");
    expect(await publicText("/Public-notice?tab=tenders")).not.toContain("Chairs of last year");

    await begin("event", {
      "First day (optional)": "10-03-2089",
      "Last day (optional)": "12-03-2089",
      Title: "Meet of the device parks",
      [inHindi("Title")]: "उपकरण पार्क मिलन",
      "Short description": "The parks meet their buyers.",
      [inHindi("Short description")]: "पार्क अपने क्रेताओं से मिलते हैं।",
    });
    await page.getByLabel("Registration on this site").selectOption("open");
    const registration = "/registrationform?event=meet-of-the-device-parks";
    await publishedInBoth(registration, 'href="/events/meet-of-the-device-parks.ics"', 'href="/hi/events/meet-of-the-device-parks.ics"');
    for (const path of ["/hi/events/meet-of-the-device-parks.ics", "/hi/calendar.ics"]) expect(await publicText(path)).toContain("उपकरण पार्क मिलन");

    await begin("carousel-slide", { Heading: "The device parks", [inHindi("Heading")]: "उपकरण पार्क एक नज़र में" });
    const picture = { name: "parks.jpg", mimeType: "image/jpeg", buffer: await noisyJpeg(1400, 930, 5) };
    await page.locator('input[type="file"]').setInputFiles(picture);
    await write("What the picture shows", "Halls of a park from above");
    await page.getByRole("img", { name: "Halls of a park from above" }).waitFor();
    await publishedInBoth("/", "Halls of a park from above", "उपकरण पार्क एक नज़र में");

    await page.goto(`${portal.product.url}${paths.content}/publication?search=answers`);
    await page.getByRole("link", { name: "Questions and answers" }).click();
    for (const { name, more } of [
      { name: "Text (optional)", more: "**Does the council visit the parks?**\n\nTwice a year." },
      { name: inHindi("Text"), more: "**क्या परिषद पार्कों में जाती है?**\n\nवर्ष में दो बार।" },
    ]) {
      const text = page.getByRole("textbox", { name, exact: true });
      await text.fill(`${await text.inputValue()}\n\n${more}`);
    }
    await publishedInBoth("/faq", "Does the council visit the parks?", "क्या परिषद पार्कों में जाती है?");
    await page.context().close();
  });

  it("enter the fees of the next year, which a second person publishes and the website shows", async () => {
    const first = await portal.openAs("EPCMD_ADMIN", paths.fees);
    await press(first, "Prepare the fees of 2026-27");
    await first.getByLabel("Source", { exact: false }).fill("Decision of the committee of 2 April 2026");
    const bands = first.getByRole("group", { name: "Bands by exports" });
    for (let left = await bands.getByRole("button", { name: /^Remove band/ }).count(); left > 0; left--) await press(first, "Remove band 1");
    await press(first, "Save the draft");
    await bands.getByText(feeMessages.noBand).waitFor();
    await eventually(async () => expect(await bands.evaluate((element) => element === document.activeElement)).toBe(true));
    await press(first, "Add a band");
    await first.getByLabel("Band 1: fee in rupees").fill("7654");
    await press(first, "Save the draft");
    await first.getByRole("heading", { name: "Draft of the fees of 2026-27" }).waitFor();
    expect(await first.getByRole("button", { name: "Publish the fees of 2026-27" }).count()).toBe(0);
    await look(first, "fees-draft");
    expect(await publicText("/become-a-member")).not.toContain("7,654");
    const second = await portal.openAs("EPCMD_ADMIN", paths.fees);
    await second.getByLabel("Band 1: fee in rupees").fill("9999");
    await second.getByText("Your changes are not part of the draft yet.").waitFor();
    expect(await second.getByRole("button", { name: "Publish the fees of 2026-27" }).count()).toBe(0);
    await second.getByLabel("Band 1: fee in rupees").fill("7,654");
    await press(second, "Publish the fees of 2026-27");
    await press(second, "Publish");
    await second.getByRole("heading", { name: "Fees of 2026-27" }).waitFor();
    await eventually(async () => expect(await publicText("/become-a-member")).toContain("7,654"));

    await press(second, "Correct the fees of 2026-27");
    expect(await second.getByLabel("Band 1: fee in rupees").inputValue()).toBe("7,654");
    await second.getByLabel("Band 1: fee in rupees").fill("7,645");
    await second.getByLabel("Source", { exact: false }).fill("Correction of 9 April 2026");
    await press(second, "Save the draft");
    await second.getByRole("heading", { name: "Draft of the fees of 2026-27" }).waitFor();
    await first.reload();
    await press(first, "Publish the fees of 2026-27");
    await first.getByText("They replace the fees of 2026-27 that are published already").waitFor();
    await press(first, "Publish");
    await first.getByRole("heading", { name: "Fees of 2026-27, replaced", exact: true }).waitFor();
    await first.getByRole("heading", { name: "Fees of 2026-27", exact: true }).waitFor();
    await first.context().close();
    await second.context().close();
  });
});
