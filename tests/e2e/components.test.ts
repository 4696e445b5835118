import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { build, preview as startPreview, type PreviewServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { violationsOf } from "../support/page-input.ts";
import { isDeep } from "../support/tier.ts";

const root = join(import.meta.dirname, "..", "..");
const configFile = join(root, "vite.config.ts");

const sections = ["identity", "states", "lists", "fields", "wizard", "review"] as const;
const looks = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
  { width: 320, colorScheme: "light" },
] as const;
type Look = (typeof looks)[number];
/** In the gate axe looks at a wide light page and at a narrow dark one. */
const looksForAxe: readonly Look[] = isDeep ? looks : [looks[0], looks[3]];

let outDir: string;
let preview: PreviewServer;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), "portal-gallery-"));
  // The gallery is part of development builds only, and NODE_ENV is "test" here.
  await build({ configFile, mode: "development", logLevel: "warn", build: { outDir, emptyOutDir: true, minify: false } });
  preview = await startPreview({ configFile, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  origin = preview.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
  rmSync(outDir, { recursive: true, force: true });
});

async function openSection(
  section: (typeof sections)[number],
  { width, colorScheme }: Look = looks[0],
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${origin}/__identity/${section}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints };
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

describe.each(sections)("the page of %s", (section) => {
  test("breaks no rule of axe, fits its width and keeps the console silent, wide and narrow, light and dark", async () => {
    const { page, complaints } = await openSection(section);
    for (const look of looks) {
      const { width, colorScheme } = look;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
      if (looksForAxe.includes(look)) expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe("the frame", () => {
  test("begins with a skip link and marks the current page", async () => {
    const { page } = await openSection("states");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    expect(await page.getByRole("navigation", { name: "Portal" }).locator("[aria-current=page]").allTextContents()).toEqual(["States and messages"]);
    expect(await page.getByRole("link", { name: "Notifications, 12 unread" }).count()).toBe(1);
    await page.close();
  });

  test("turns its sidebar into a drawer on a phone, which closes on Escape and when a page is chosen", async () => {
    const { page } = await openSection("states", looks[2]);
    const opener = page.getByRole("button", { name: "Open the menu" });
    await opener.click();
    await page.getByRole("dialog").getByRole("link", { name: "Lists", exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toBe("Open the menu");
    await opener.click();
    await page.getByRole("dialog").getByRole("link", { name: "Lists", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: "Lists" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.close();
  });
});

describe("messages", () => {
  test("an error summary takes the focus at each try", async () => {
    const { page } = await openSection("states");
    const retry = page.getByRole("button", { name: "Try with errors" });
    for (const _attempt of [1, 2]) {
      await retry.click();
      const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
      await summary.waitFor();
      await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    }
    await page.close();
  });

  test("a confirmation says what will happen, and Escape gives the focus back", async () => {
    const { page } = await openSection("states");
    await page.getByRole("button", { name: "Ask first" }).click();
    const dialog = page.getByRole("dialog", { name: "Clear the progress of PRD-2627-00042?" });
    await dialog.getByText("3 files are deleted", { exact: true }).waitFor();
    await page.mouse.click(5, 5);
    expect(await violationsOf(page)).toEqual([]);
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toBe("Ask first");
    await page.close();
  });

  test("a dialog that is drawn only while it is open gives the focus back, too", async () => {
    const { page } = await openSection("states");
    await page.getByRole("button", { name: "Ask for a reason" }).click();
    const dialog = page.getByRole("dialog", { name: "Suspend the buyer?" });
    await dialog.getByLabel("Reason").fill("The address does not exist.");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toBe("Ask for a reason");
    await page.close();
  });

  test("a dialog whose action is refused keeps the focus on its button, and Tab stays in it", async () => {
    const { page } = await openSection("states");
    await page.getByRole("button", { name: "Ask for a reason" }).click();
    const dialog = page.getByRole("dialog", { name: "Suspend the buyer?" });
    await dialog.getByLabel("Reason").fill("The address does not exist.");
    await dialog.getByRole("button", { name: "Suspend the buyer" }).press("Enter");
    await expect.poll(() => focusedName(page)).toBe("Working...");
    await dialog.getByRole("alert").waitFor();
    expect(await focusedName(page)).toBe("Suspend the buyer");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Close");
    await page.close();
  });

  test.each([
    ["Good news", "Draft saved successfully!"],
    ["Bad news", "Network error occurred"],
  ])("%s is a toast with the role status", async (button, text) => {
    const { page } = await openSection("states");
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("status").filter({ hasText: text }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

describe("lists", () => {
  test("are a table with scoped headers when wide, and cards with the same labels in the same order when narrow", async () => {
    const { page } = await openSection("lists");
    const table = page.getByRole("table", { name: "Product reimbursements that need you now" });
    const labels = await table.getByRole("columnheader").allTextContents();
    expect(labels).toEqual([
      "Firm Name",
      "Claim no.",
      "Application Status",
      "Contact Person Name",
      "Email",
      "Phone No.",
      "FOB value",
      "Days waiting",
    ]);
    await page.setViewportSize({ width: 390, height: 900 });
    const cards = page.getByRole("list", { name: "Product reimbursements that need you now" });
    await cards.waitFor();
    expect(await cards.getByRole("listitem").first().locator("dt").allTextContents()).toEqual(labels);
    await page.close();
  });
});

describe("the wizard's parts", () => {
  test("a blocked circle can be focused and says which step is missing", async () => {
    const { page } = await openSection("wizard");
    const blocked = page.getByRole("button", { name: /^Step 9:/ });
    await blocked.focus();
    expect(await focusedName(page)).toMatch(/^Step 9:/);
    const reason = await blocked.evaluate((circle) => document.getElementById(circle.getAttribute("aria-describedby") ?? "")?.textContent);
    expect(reason).toMatch(/^Step 4 is missing/);
    await page.keyboard.press("Enter");
    await page.getByText("Please complete all previous steps before navigating to this step.").waitFor();
    expect(await page.locator("[aria-current=step]").getAttribute("aria-label")).toMatch(/^Step 4:/);
    await page.close();
  });

  test("removing a file moves the focus on", async () => {
    const { page } = await openSection("wizard");
    await page.getByRole("button", { name: "Remove rcmc-2026.pdf" }).click();
    await page.getByText("rcmc-2026.pdf", { exact: true }).waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toBe("Choose files: Stall / booth photos");
    await page.close();
  });

  test("the focus stays at a field for one file, whose button goes once a file is chosen and comes back", async () => {
    const { page } = await openSection("wizard");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose file: EPCMD RCMC certificate" }).click();
    await (await chooser).setFiles({ name: "rcmc-2027.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("empty-upload");
    await page.getByRole("button", { name: "Remove rcmc-2027.pdf" }).click();
    await expect.poll(() => focusedName(page)).toBe("Choose file: EPCMD RCMC certificate");
    await page.close();
  });
});

test("the amount that is read back below its field is not announced at each digit", async () => {
  const { page } = await openSection("fields");
  await page
    .getByRole("textbox", { name: /^FOB value/ })
    .first()
    .fill("1250000");
  const readBack = page.getByText("Rs 12,50,000", { exact: true }).first();
  expect(await readBack.evaluate((element) => element.closest("[aria-live]")?.getAttribute("aria-live"))).toBe("off");
  await page.close();
});

test("a field says that what was pasted did not fit", async () => {
  const { page } = await openSection("fields");
  const firm = page.getByRole("textbox", { name: "Name of the firm" }).first();
  await firm.fill("Hospital furniture and surgical instruments for export");
  await firm.press("ControlOrMeta+a");
  await firm.press("ControlOrMeta+c");
  const address = page.getByRole("textbox", { name: "Address (optional)" }).first();
  await address.press("ControlOrMeta+v");
  expect(await address.inputValue()).toHaveLength(40);
  await page.getByText("The pasted text did not fit and is cut. At most 40 characters fit here.").waitFor();
  await address.fill("Pune");
  await page.getByText("The pasted text did not fit").waitFor({ state: "detached" });
  await page.close();
});

describe("the reviewer's parts", () => {
  test("a document is turned and zoomed by keyboard", async () => {
    const { page } = await openSection("review");
    const viewer = page.getByRole("region", { name: "RCMC certificate: rcmc-2026.pdf" });
    const picture = (number: number) => viewer.getByRole("img", { name: `RCMC certificate: rcmc-2026.pdf, page ${number} of 3` });
    await picture(1).waitFor();
    await picture(1).locator("xpath=ancestor::*[@tabindex='0'][1]").focus();
    await page.keyboard.press("ArrowRight");
    await picture(2).waitFor();
    const fitting = await picture(2).evaluate((image) => image.clientWidth);
    await page.keyboard.press("+");
    await expect.poll(() => picture(2).evaluate((image) => image.clientWidth)).toBeGreaterThan(fitting);
    await page.keyboard.press("-");
    await expect.poll(() => picture(2).evaluate((image) => image.clientWidth)).toBe(fitting);
    await page.close();
  });

  test("a note stays when the verdict flips, and says that what was pasted did not fit", async () => {
    const { page } = await openSection("review");
    const verdict = page.getByRole("radiogroup", { name: "Document Status of RCMC certificate" });
    await verdict.getByRole("radio", { name: "Deficient" }).check();
    const note = page.getByRole("region", { name: "Verdict", exact: true }).getByRole("textbox", { name: "Add deficiency" });
    await note.fill("The seal is missing.");
    await verdict.getByRole("radio", { name: "Sufficient" }).check();
    await verdict.getByRole("radio", { name: "Deficient" }).check();
    expect(await note.inputValue()).toBe("The seal is missing.");
    await note.fill("x".repeat(3000));
    await note.press("ControlOrMeta+a");
    await note.press("ControlOrMeta+c");
    await note.press("ArrowRight");
    await note.press("ControlOrMeta+v");
    await page.getByText("The pasted text did not fit and is cut. At most 4,000 characters fit here.").waitFor();
    expect(await note.inputValue()).toHaveLength(4000);
    await page.close();
  });
});

test("the product's build has no gallery", () => {
  const assets = join(root, "dist", "client", "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => readFileSync(join(assets, name), "utf8").includes("__identity"))).toEqual([]);
});
