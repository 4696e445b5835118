import type { BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from "vitest";
import { calendarDateInIndia, dayMs, formatIndianDate } from "#domain/dates.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { noisyJpeg, png, textPdf } from "../support/files.ts";
import { holdBack, holdBackAddress, refuseReads } from "../support/hold-back.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";

const kilobyte = 1024;
/** Large enough to be seen on its way over a slow line. */
const largeFile = {
  name: "licence.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([textPdf(["licence"]), Buffer.from(`\n%${"0123456789abcdef".repeat(60_000)}\n`)]),
};
const smallFile = { name: "certificate.pdf", mimeType: "application/pdf", buffer: textPdf(["certificate"]) };

let portal: TestPortal;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  const { user } = await createMember(portal.services);
  page = await portal.signIn(user, "/sidebar?step=1");
  context = page.context();
  page.on("dialog", (dialog) => void dialog.accept());
  await step(1);
});
afterEach(() => context.close());

const step = (number: number) => page.getByRole("heading", { level: 1, name: new RegExp(`^Step ${number} of 10`) }).waitFor();
const saveAndNext = () => page.getByRole("button", { name: "Save & Next" });
const address = () => page.getByLabel("Address of the firm");
const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
const idInAddress = () => new URL(page.url()).searchParams.get("id");
const chooser = (text: string) => page.locator(`input[type=file][aria-label^="${text}"]`).first();

/** Slows the line down; the way back lets everything through. */
async function slowLine(kilobytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  const bytes = kilobytesPerSecond * kilobyte;
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 10, downloadThroughput: bytes, uploadThroughput: bytes });
  return () => session.detach();
}

/** Does to the texts of an element what a browser does that translates them: others stand in their place. */
const translate = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) if (text.parentElement?.tagName !== "STYLE") texts.push(text);
    for (const text of texts) {
      const shown = document.createElement("font");
      shown.textContent = text.textContent;
      text.parentNode?.replaceChild(shown, text);
    }
  });

/** The server stores what is uploaded, and the page gets no answer until the session is detached. */
async function loseUploadAnswers(): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    // A request that is paused while the session is detached is let through.
    session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionClosed" }).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/uploads/*", requestStage: "Response" }] });
  return session;
}

it("a step that a visitor opens asks for the login, and is there after it", async () => {
  const { user } = await createMember(portal.services);
  await context.clearCookies();
  await page.goto(`${portal.product.url}/sidebar?step=1`);
  await page.getByRole("heading", { level: 1, name: "Authentication Required" }).waitFor();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password").fill(testPassword);
  await page.getByLabel("Login as").selectOption({ label: "Member" });
  await page.getByRole("button", { name: "Login" }).click();
  await step(1);
});

it("portal and login go on when a text that is changed was translated meanwhile", async () => {
  const goesOn = (): Promise<boolean> =>
    page.evaluate(() => {
      const box = document.createElement("p");
      const text = document.createTextNode("a text whose place another one took");
      box.insertBefore(document.createElement("b"), text);
      return box.removeChild(text) === text && box.childElementCount === 1;
    });
  expect(await goesOn()).toBe(true);
  await context.clearCookies();
  await page.goto(`${portal.product.url}/login`);
  await page.getByLabel("Password").waitFor();
  expect(await goesOn()).toBe(true);
});

describe("a member with photos of a phone", () => {
  it("sends a photo that is too large as a smaller one, and several as one PDF in their order", async () => {
    await page.getByRole("link", { name: "All steps" }).click();
    await page.getByRole("link", { name: "Manufacturing licence", exact: true }).click();
    await step(9);
    const photo = { name: "licence.jpg", mimeType: "image/jpeg", buffer: await noisyJpeg(5600, 4200, 3) };
    expect(photo.buffer.length).toBeGreaterThan(5 * kilobyte * kilobyte);
    await context.setOffline(true);
    await chooser("Choose file").setInputFiles(photo);
    // Whether the code that makes it smaller has arrived or not: it goes by itself.
    await row("licence.jpg")
      .getByText(/Waiting for your internet connection|could not be uploaded, try again/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.getByText(/licence\.jpg: \d\.\d MB made \d/).waitFor();
    await row("licence.jpg").getByText("Ready").first().waitFor();
    await page.getByRole("button", { name: "Remove" }).first().click();
    const photos = [
      { name: "first.jpg", mimeType: "image/jpeg", buffer: await noisyJpeg(600, 400, 1) },
      { name: "second.png", mimeType: "image/png", buffer: await png(300, 500) },
    ];
    const dialog = page.getByRole("dialog");
    await chooser("Join photos to one PDF").setInputFiles(photos);
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "Make a PDF of 2 pages" }).click();
    await dialog.getByText("The PDF could not be made. Look at your internet connection", { exact: false }).waitFor();
    await dialog.getByText("Page 2: second.png").waitFor();
    await dialog.getByRole("button", { name: "Remove: first.jpg" }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Remove: second.png");
    await context.setOffline(false);
    await page.reload();
    await step(9);

    let uploads = 0;
    page.on("request", (request) => {
      if (request.url().includes("/uploads/")) uploads += 1;
    });
    const scripts = await holdBackAddress(page, "**/assets/*.js");
    await chooser("Join photos to one PDF").setInputFiles(photos);
    await dialog.getByRole("button", { name: "Make a PDF of 2 pages" }).click();
    // A change stops the PDF that is being made, so that it can be made with the change.
    await dialog.getByRole("button", { name: "Turn: first.jpg" }).click();
    // Closing stops it, too, and asks before the photos are gone.
    const question = page.getByRole("dialog", { name: "Go on without saving?" });
    await dialog.getByRole("button", { name: "Make a PDF of 2 pages" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    await dialog.getByText("Page 1: first.jpg").waitFor();
    // The Back key of a phone asks, too.
    await page.evaluate(() => history.back());
    const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
    await leaving.getByRole("button", { name: "Stay" }).click();
    await leaving.waitFor({ state: "detached" });
    await dialog.getByText("Page 1: first.jpg").waitFor();
    await dialog.getByRole("button", { name: "Make a PDF of 2 pages" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await question.getByRole("button", { name: "Go on without saving" }).click();
    await question.waitFor({ state: "detached" });
    await dialog.waitFor({ state: "detached" });
    await scripts.letThrough();
    await chooser("Join photos to one PDF").setInputFiles(photos);
    await translate(dialog);
    await dialog.getByRole("button", { name: "Turn: first.jpg" }).click();
    await dialog.getByRole("button", { name: "Later: first.jpg" }).click();
    await dialog.getByText(/^Page 2: first\.jpg .*, turned by 90°$/).waitFor();
    // At the end of the list the button keeps the focus.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Later: first.jpg");
    await dialog.getByRole("status").getByText("Page 2 of 2: first.jpg", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Make a PDF of 2 pages" }).click();
    await row("second.pdf").getByText("2 pages").waitFor();
    // The PDF of the dialog that was closed is not sent.
    expect(uploads).toBe(1);
  });
});

describe("a member on a bad line", () => {
  it("fills in one step while the file of another is on its way; saving waits for it and says so", async () => {
    const letThrough = await slowLine(50);
    await page.getByRole("link", { name: "All steps" }).click();
    await page.getByRole("link", { name: "Manufacturing licence", exact: true }).click();
    await step(9);
    await chooser("Choose file").setInputFiles(largeFile);
    await row("licence.pdf").getByText("Uploading", { exact: false }).first().waitFor();
    await page.getByRole("link", { name: "All steps" }).click();
    await page.getByRole("link", { name: "Firm details", exact: true }).click();
    await step(1);
    await address().fill("Plot 5, Noida");
    await saveAndNext().click();
    await page.getByText("Waiting for licence.pdf").waitFor();
    // On a slow line the page does not stay locked until the file is there.
    await page.getByText("licence.pdf is on the way. Step 1 is saved then.").waitFor();
    await page.getByRole("button", { name: "Go on with step 2" }).waitFor();
    await letThrough();
    await step(2);
    // One draft was started, by the file, and the step went into the same one.
    const id = idInAddress();
    expect(id).toMatch(/^PRD-/);
    await page.goBack();
    await step(1);
    expect(idInAddress()).toBe(id);
    expect(await address().inputValue()).toBe("Plot 5, Noida");
    await page.getByRole("link", { name: "All steps" }).click();
    await page.getByText("2 of 9 steps are complete.", { exact: false }).waitFor();
  });

  it("keeps what was typed through a reload, and saves it by itself when the line is back", async () => {
    await address().fill("Plot 6, typed and not saved");
    await page.getByText("Not saved yet").waitFor();
    await page.reload();
    // Said for four seconds, in which what the step begins with may still be on its way.
    await page.getByText("Welcome back! Progress restored from step 1").waitFor();
    await step(1);
    expect(await address().inputValue()).toBe("Plot 6, typed and not saved");
    await context.setOffline(true);
    await saveAndNext().click();
    await page.getByText("Not saved yet, trying again").waitFor();
    await page.getByRole("heading", { name: "There is a problem" }).waitFor();
    await context.setOffline(false);
    await step(2);
    expect(idInAddress()).toMatch(/^PRD-/);
  });

  it("saves a step by itself when the server answers again, though the browser was online all the time", async () => {
    await page.route("**/trpc/reimbursements.saveStep*", (route) => route.abort());
    await address().fill("Plot 14");
    await saveAndNext().click();
    await page.getByText("Not saved yet, trying again").waitFor();
    await page.unroute("**/trpc/reimbursements.saveStep*");
    await step(2);
  });

  it("stays on a step that is saved by itself while a dialog is open there; the next press leaves it", async () => {
    await context.setOffline(true);
    await address().fill("Plot 17");
    await saveAndNext().click();
    await page.getByText("Not saved yet, trying again").waitFor();
    await page.getByRole("button", { name: "Clear Progress" }).click();
    const dialog = page.getByRole("dialog", { name: "Clear Progress" });
    const cancel = dialog.getByRole("button", { name: "Cancel" });
    await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
    await context.setOffline(false);
    await page.getByText(reimbursementMessages.stepSaved(1)).waitFor();
    await cancel.click();
    await dialog.waitFor({ state: "detached" });
    await step(1);
    await saveAndNext().click();
    await step(2);
  });

  it("is not locked out by a save that gets no answer on a line that is up", async () => {
    await address().fill("Plot 15");
    await saveAndNext().click();
    await step(2);
    await page.goBack();
    await step(1);
    await page.clock.install();
    const save = await holdBack(page, "reimbursements.saveStep");
    await address().fill("Plot 16");
    await saveAndNext().click();
    await page.getByText("Submitting to API...").waitFor();
    await page.clock.fastForward(15_000);
    await page.getByText("This takes longer than usual. Step 1 is still being saved; keep this window open.").waitFor();
    await page.getByRole("button", { name: "Go on with step 2" }).click();
    await step(2);
    // What is saved still would be there again after it was cleared.
    await page.getByRole("button", { name: "Clear Progress" }).click();
    const clearing = page.getByRole("dialog", { name: "Clear Progress" });
    const wait = clearing.getByText("Something of it is still being saved or submitted.", { exact: false });
    await wait.waitFor();
    expect(await clearing.getByRole("button", { name: "Waiting..." }).getAttribute("aria-disabled")).toBe("true");
    const answer = page.waitForResponse("**/trpc/reimbursements.saveStep*");
    await save.letThrough();
    expect((await answer).ok()).toBe(true);
    await wait.waitFor({ state: "detached" });
    await clearing.getByRole("button", { name: "Clear all saved progress" }).click();
    await page.getByText(reimbursementMessages.cleared).first().waitFor();
  });

  it("does not submit while what was typed in a step is not saved", async () => {
    await address().fill("Plot 12");
    await saveAndNext().click();
    await step(2);
    await page.goBack();
    await step(1);
    await address().fill("Plot 13, not saved");
    await page.goto(`${portal.product.url}/sidebar?id=${idInAddress()}&step=10`);
    await page.getByRole("button", { name: "Submit for Review" }).click();
    await page.getByRole("link", { name: "Step 1, Firm details: Open this step and save what you typed there." }).click();
    await page.getByRole("link", { name: "Change step 1: Firm details" }).click();
    expect(await address().inputValue()).toBe("Plot 13, not saved");
  });

  it("asks again for a file whose upload was cut off, not for one that only waits or whose answer is lost", async () => {
    await address().fill("Plot 7");
    await saveAndNext().click();
    await step(2);
    const letThrough = await slowLine(50);
    await chooser("Choose file").setInputFiles(largeFile);
    await row("licence.pdf").getByText("Uploading", { exact: false }).first().waitFor();
    await page.reload();
    await step(2);
    await row("licence.pdf").getByText("File needs re-upload").first().waitFor();
    await letThrough();
    await context.setOffline(true);
    await chooser("Replace").setInputFiles(smallFile);
    await row("certificate.pdf").getByText("Waiting for your internet connection", { exact: true }).waitFor();
    expect(await page.getByText("File needs re-upload").count()).toBe(0);
    await context.setOffline(false);
    await row("certificate.pdf").getByText("Ready", { exact: true }).waitFor();
    const answers = await loseUploadAnswers();
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/uploads/"));
    await chooser("Replace").setInputFiles(largeFile);
    await lost;
    // The upload is tried again after a second: until the reload each answer is lost.
    await page.reload();
    await answers.detach();
    await step(2);
    await row("licence.pdf").getByText("Ready", { exact: true }).waitFor();
    expect(await page.getByText("File needs re-upload").count()).toBe(0);
    await saveAndNext().click();
    await step(3);
  });

  it("is not locked out while the line is down: the file goes later, and the next step can be worked on", async () => {
    await address().fill("Plot 8");
    await saveAndNext().click();
    await step(2);
    await context.setOffline(true);
    await chooser("Choose file").setInputFiles(smallFile);
    await saveAndNext().click();
    await page.getByText("Waiting for certificate.pdf").waitFor();
    await page.getByText("You are offline. certificate.pdf goes as soon as the line is back; keep this window open.").waitFor();
    await page.getByRole("button", { name: "Go on with step 3" }).click();
    await step(3);
    await context.setOffline(false);
    await page.getByText("Step 2 submitted successfully!").waitFor();
    await step(3);
    await page.getByRole("link", { name: "All steps" }).click();
    await page.getByText("2 of 9 steps are complete.", { exact: false }).waitFor();
  });
});

describe("a step that is open twice", () => {
  it("is not saved over: both versions are shown, and one is chosen", async () => {
    await address().fill("Plot 9");
    // The second click is no second step: Back leads to the first one at once.
    await saveAndNext().dblclick();
    await step(2);
    await page.goBack();
    await step(1);
    const other = await context.newPage();
    other.on("dialog", (dialog) => void dialog.accept());
    await other.goto(page.url());
    await other.getByRole("heading", { level: 1, name: /^Step 1 of 10/ }).waitFor();
    await address().fill("Plot 10, here");
    await other.getByLabel("Address of the firm").fill("Plot 11, there");
    await saveAndNext().click();
    await step(2);
    // The save here leaves what was typed there, also through a reload.
    await other.reload();
    await other.getByRole("heading", { level: 1, name: /^Step 1 of 10/ }).waitFor();
    expect(await other.getByRole("textbox", { name: "Address of the firm" }).inputValue()).toBe("Plot 11, there");
    await other.getByRole("button", { name: "Save & Next" }).click();
    const choice = other.getByRole("alert").filter({ hasText: "This application was changed by someone else." });
    await choice.getByText("Plot 10, here").waitFor();
    await choice.getByText("Plot 11, there").waitFor();
    expect(await choice.evaluate((box) => box === document.activeElement)).toBe(true);
    await choice.getByRole("radio", { name: "Theirs, saved now" }).check();
    await choice.getByRole("button", { name: "Reload with these choices" }).click();
    expect(await other.getByLabel("Address of the firm").inputValue()).toBe("Plot 10, here");
    // Another step of the same draft is no conflict, though this page has not read the latest version.
    await page.getByRole("link", { name: "All steps" }).click();
    await page.getByRole("link", { name: "Claims of this year", exact: true }).click();
    await page.getByRole("radio", { name: "No" }).check();
    await saveAndNext().click();
    await step(9);
    // The page stays free although the latest version cannot be read.
    await other.getByLabel("Address of the firm").fill("Plot 12, there");
    const reads = await refuseReads(other, "reimbursements.getOwn");
    await other.getByRole("button", { name: "Save & Next" }).click();
    await other.getByRole("heading", { name: "There is a problem" }).waitFor();
    await reads.letThrough();
    await other.getByRole("button", { name: "Save & Next" }).click();
    await other.getByRole("heading", { level: 1, name: /^Step 2 of 10/ }).waitFor();
  });
});

describe("a date", () => {
  it("stays as it was typed, and says what is wrong with it", async () => {
    await page.goto(`${portal.product.url}/sidebar?step=7`);
    await step(7);
    await page.getByRole("radio", { name: "Yes" }).check();
    const date = page.getByLabel("Date of receipt");
    for (const [typed, shown, problem] of [
      ["10102025", "10-10-2025", undefined],
      ["31-02-2026", "31-02-2026", "Date of receipt must be a real date: 31-02-2026 is not in the calendar"],
      ["10-10-2972", "10-10-2972", "Date of receipt must be today"],
      ["soon", "soon", "Date of receipt must be a date, like 31-03-2026"],
    ] as const) {
      await date.fill(typed);
      await date.press("Tab");
      expect(await date.inputValue()).toBe(shown);
      if (problem !== undefined) await page.getByText(problem, { exact: false }).waitFor();
    }
    await saveAndNext().click();
    await page.getByRole("link", { name: "Date of receipt must be a date, like 31-03-2026" }).waitFor();
    await page.reload();
    expect(await date.inputValue()).toBe("soon");
    await page.getByRole("button", { name: "Add another earlier claim" }).click();
    await page.getByRole("group", { name: "Earlier claim 2" }).getByLabel("Country of registration").selectOption({ label: "Kenya" });
    await page.getByRole("button", { name: "Remove earlier claim 1" }).press("Enter");
    expect(await page.getByLabel("Country of registration").inputValue()).toBe("KE");
    // The focus is on what brings the entry back, and then in the entry.
    await page.getByText("Removed: earlier claim 1.").waitFor();
    await page.keyboard.press("Enter");
    const first = page.getByRole("group", { name: "Earlier claim 1" });
    expect(await first.getByLabel("Date of receipt").inputValue()).toBe("soon");
    expect(await first.getByLabel("Product type").evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("of today is taken on a phone whose clock is a day behind", async () => {
    await page.clock.install({ time: Date.now() - dayMs });
    await page.goto(`${portal.product.url}/sidebar?step=7`);
    await step(7);
    await page.getByRole("radio", { name: "Yes" }).check();
    await page.getByLabel("Product type").selectOption({ label: "Implant" });
    await page.getByLabel("Country of registration").selectOption({ label: "Kenya" });
    await page.getByLabel("Amount received").fill("12500000");
    const date = page.getByLabel("Date of receipt");
    await date.fill(formatIndianDate(calendarDateInIndia(new Date())));
    await date.press("Tab");
    await saveAndNext().click();
    await step(8);
  });
});
