import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailLimitText } from "#domain/accounts/limits.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/page-input.ts";
import { activationMail, emailsTo } from "../support/mailbox.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const shots = process.env["SHOTS_DIR"];
const password = "Nilgiri#2026x";
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

let portal: TestPortal;
let product: TestPortal["product"];
let browser: Browser;

beforeAll(async () => {
  portal = await openSharedPortal();
  ({ product, browser } = portal);
});
afterAll(() => portal?.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const newAddress = (): string => `buyer-${process.hrtime.bigint()}@hospital.example`;

async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}

/** Fills in the registration from the link on the login page, with one mistake first. */
async function register(page: Page, email: string, chosen: string | undefined): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByRole("link", { name: "Register as Buyer" }).click();
  await heading(page, "Register as Buyer");
  await press(page, "Register");
  await page.getByRole("alert").getByText("Please fill in all required fields").waitFor();
  await look(page, "buyer-errors");
  await page.getByLabel("Buyer type").selectOption({ label: "Import agency or distributor" });
  await page.getByLabel("Email").fill(email);
  await page.getByRole("combobox", { name: /^Country( \*)?$/ }).selectOption({ label: "Kenya" });
  expect(await page.getByLabel("Country of the number: Phone number").inputValue()).toBe("KE");
  await page.getByRole("textbox", { name: /^Phone number/ }).fill("712 345678");
  await page.getByLabel("Address").fill("Uhuru Highway 5, Nairobi");
  await page.getByLabel("Zip code").fill("00100");
  if (chosen !== undefined) {
    await page.getByLabel("Password (optional)").fill(chosen);
    await page.getByLabel("Confirm password").fill(chosen);
  }
  await page.getByLabel(/^I agree that/).check();
  if (isDeep) await look(page, "buyer-filled");
  await press(page, "Register");
  await page.getByRole("status").getByText("Registration submitted successfully!").waitFor();
  await heading(page, "Verify your account");
  await page.getByText(email).waitFor();
  await page.getByText(mailLimitText).waitFor();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Login as").selectOption({ label: "Buyer" });
  await press(page, "Login");
}

const confirmationPath = (email: string): Promise<string> =>
  eventually(async () => {
    const path = /https?:\/\/[^/\s]+(\/activate-account\?id=\S+)/.exec((await emailsTo(product.dataDir, email)).at(-1)?.text ?? "")?.[1];
    if (path === undefined) throw new Error("no mail yet");
    return path;
  });

describe.each(widthsOfTier(sizes, "phone"))("a buyer at $width px", (viewport) => {
  it("with a password confirms the address of the mail by one press", async () => {
    const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
    const email = newAddress();
    await register(page, email, password);
    if (isDeep) await look(page, "verify-account");
    await confirmationPath(email); // the worker opens the waiting login as it writes the mail
    await page.getByRole("link", { name: "Go to Login" }).click();
    await heading(page, "Login");
    await logIn(page, email);
    await page.getByRole("alert").getByText("This account is not verified yet.").waitFor();
    await page.getByRole("link", { name: "Send me the mail again" }).click();
    await heading(page, "Verify your account");
    await page.goto(`${product.url}${await confirmationPath(email)}`);
    await heading(page, "Confirm your e-mail address");
    await page.getByText("and the country Kenya. Not yours?").waitFor();
    await look(page, "confirm");
    await press(page, "Confirm the address");
    await page.getByRole("status").getByText("Your e-mail address is confirmed.").waitFor();
    await heading(page, "Login");
    await logIn(page, email);
    await page.waitForURL(`${product.url}/buyer-search-result`);
    await page.context().close();
  });

  it("without a password sets it by the mail", async () => {
    const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
    const email = newAddress();
    await register(page, email, undefined);
    const { path, otp } = await activationMail(product.dataDir, email);
    await page.goto(`${product.url}${path}`);
    await heading(page, "Activate your account");
    await page.getByLabel("OTP").fill(otp);
    await press(page, "Verify OTP");
    await heading(page, "Set your password");
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await press(page, "Activate account");
    await heading(page, "Login");
    await logIn(page, email);
    await page.waitForURL(`${product.url}/buyer-search-result`);
    await page.context().close();
  });
});
