import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailLimitText } from "#domain/accounts/limits.ts";
import { rateLimits, sessions, users } from "#db/schema/accounts.ts";
import { createMember, createUser, testPassword } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { emailsTo } from "../support/mailbox.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { eventually } from "../support/eventually.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const shots = process.env["SHOTS_DIR"];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const newPassword = "Nilgiri#2026x";

let portal: TestPortal;
let database: TestPortal["database"];
let product: TestPortal["product"];
let browser: Browser;

beforeAll(async () => {
  portal = await openSharedPortal();
  ({ database, product, browser } = portal);
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const open = async (viewport: { width: number; height: number }): Promise<Page> =>
  (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Checks the accessibility of the page; with SHOTS_DIR set, saves a screenshot too. */
async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}

async function logIn(page: Page, email: string, password: string, as: string, path = "/login"): Promise<void> {
  await page.goto(`${product.url}${path}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Login as").selectOption({ label: as });
  await press(page, "Login");
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
}

const otpTo = (email: string, nth: number): Promise<string> =>
  eventually(async () => {
    const emails = (await emailsTo(product.dataDir, email)).filter(({ subject }) => subject === "Your OTP for a new password");
    const otp = /^\s*(\d{6})\s*$/m.exec(emails.at(nth - 1)?.text ?? "")?.[1];
    if (otp === undefined) throw new Error(`no OTP to ${email} yet`);
    return otp;
  });

describe.each(widthsOfTier(sizes, "phone"))("at $width px", (size) => {
  it("row 13: a forgotten password is replaced with the OTP of a mail, and the token never stays in the address", async () => {
    const member = await createMember(portal.services);
    const page = await open(size);
    await page.goto(`${product.url}/login`);
    await heading(page, "Login");
    if (isDeep) await look(page, "login");
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await heading(page, "Forgot password");
    await press(page, "Send OTP");
    await page.getByRole("alert").getByText("Enter an e-mail address, like name@example.com").waitFor();
    await look(page, "forgot-error");
    await page.getByLabel("Email").fill(member.actor.email);
    await press(page, "Send OTP");
    await page.getByRole("status").getByText("OTP sent").waitFor();
    await heading(page, "Enter the OTP");
    await page.getByText(mailLimitText).waitFor();
    if (isDeep) await look(page, "forgot-otp");
    const otp = await otpTo(member.actor.email, 1);
    await page.getByLabel("OTP").fill(otp === "111111" ? "222222" : "111111");
    await press(page, "Verify OTP");
    await page.getByRole("alert").getByText("The OTP does not match, or can no longer be used.").waitFor();
    await page.getByLabel("OTP").fill(otp);
    await press(page, "Verify OTP");
    await heading(page, "New Password");
    await page.waitForURL(`${product.url}/forgot-password`);
    await look(page, "reset");
    await page.getByLabel("New password").fill(newPassword);
    await page.getByLabel("Confirm password").fill("Nilgiri#2026y");
    await page.getByLabel("Confirm password").press("Enter");
    await page.getByRole("alert").getByText("Passwords do not match").waitFor();
    await page.getByLabel("Confirm password").fill(newPassword);
    await press(page, "Reset Password");
    await page.getByRole("status").getByText("Password reset successful").waitFor();
    await heading(page, "Login");
    await logIn(page, member.actor.email, newPassword, "Member");
    await page.getByRole("button", { name: "Sign out", exact: true }).waitFor();
    await page.context().close();
  });

  it("an expired password is replaced on the way in", async () => {
    const user = await createUser(portal.services, "DGFT_ADMIN", { passwordExpiredAt: new Date() });
    const page = await open(size);
    await logIn(page, user.email, testPassword, "DGFT Admin", "/login?next=%2Fdgft_admin");
    await heading(page, "Update password");
    await page.getByText("Your password has expired. Please set a new password to continue.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(user.email);
    await page.getByLabel("Old password").fill("Wrong#12345");
    await choose(page, newPassword);
    await press(page, "Update password");
    await page.getByRole("alert").getByText("Invalid credentials. Please check your email and password.").waitFor();
    await look(page, "expired-error");
    await page.getByLabel("Old password").fill(testPassword);
    await press(page, "Update password");
    await page.getByRole("status").getByText("Password reset successfully").waitFor();
    await heading(page, "Login");
    expect(await page.getByLabel("Email").inputValue()).toBe(user.email);
    await page.getByLabel("Password").fill(newPassword);
    await page.getByLabel("Login as").selectOption({ label: "DGFT Admin" });
    await press(page, "Login");
    await page.waitForURL(`${product.url}/dgft_admin`);
    await page.context().close();
  });

  it("one's own password is changed and other sessions are ended, from the menu of the account", async () => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const elsewhere = await open(size);
    await logIn(elsewhere, user.email, testPassword, "EPCMD Admin");
    await elsewhere.getByRole("button", { name: "Sign out", exact: true }).waitFor();
    const page = await open(size);
    await logIn(page, user.email, testPassword, "EPCMD Admin");
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByRole("link", { name: "Password and sessions" }).click();
    await heading(page, "Your account");
    await page.getByText("(this browser)").waitFor();
    await page.getByRole("button", { name: /^Sign out .*, last used \d\d-\d\d-\d{4}/ }).waitFor();
    await look(page, "account");
    await press(page, "Sign out everywhere else");
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByRole("status").getByText("Every other session was signed out.").waitFor();
    await elsewhere.reload();
    await heading(elsewhere, "Login");
    await page.getByLabel("Present password").fill("Wrong#12345");
    await choose(page, newPassword);
    await press(page, "Change password");
    await page.getByRole("alert").getByText("This is not your present password.").waitFor();
    if (isDeep) await look(page, "account-error");
    await page.getByLabel("Present password").fill(testPassword);
    await press(page, "Change password");
    await page.getByRole("status").getByText("Your password was changed").waitFor();
    await page.reload();
    await heading(page, "Your account");
    const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordHash).not.toBe(user.passwordHash);
    await page.context().close();
    await elsewhere.context().close();
  });
});

it("an expired password that was replaced without an answer is not asked for again", async () => {
  const user = await createUser(portal.services, "DGFT_ADMIN", { passwordExpiredAt: new Date() });
  const page = await open(sizes[0]);
  await logIn(page, user.email, testPassword, "DGFT Admin");
  await heading(page, "Update password");
  await page.route(
    "**/trpc/accounts.replaceExpiredPassword*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel("Old password").fill(testPassword);
  await choose(page, newPassword);
  await press(page, "Update password");
  await page.getByRole("alert").getByText("your new password may count already: log in with it.", { exact: false }).waitFor();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await heading(page, "Login");
  await logIn(page, user.email, newPassword, "DGFT Admin");
  await page.waitForURL(/\/dgft_admin/);
  await page.context().close();
});

it("a new password that may be set already leads to the login, and to a new OTP", async () => {
  const page = await open(sizes[0]);
  await page.goto(`${product.url}/forgot-password/${randomUUID()}/a-token-that-was-used`);
  await heading(page, "New Password");
  await choose(page, newPassword);
  await press(page, "Reset Password");
  await page.getByRole("alert").getByText("If you have just set the new password, log in with it", { exact: false }).waitFor();
  await page.getByRole("link", { name: "Ask for a new OTP" }).waitFor();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await heading(page, "Login");
  await page.context().close();
});

it("over a page whose session has ended, an expired password is replaced in another tab, and what was typed stays", async () => {
  const user = await createUser(portal.services, "EPCMD_ADMIN");
  const page = await portal.signIn(user, "/epcmd_admin");
  const search = page.getByRole("searchbox").first();
  await search.fill("Nilgiri");
  await database.db.update(users).set({ passwordExpiredAt: new Date() }).where(eq(users.id, user.id));
  await database.db.delete(sessions).where(eq(sessions.userId, user.id));
  await search.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill(testPassword);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await dialog.getByRole("alert").getByText("Your password has expired.", { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("link", { name: /^Set a new password/ }).click();
  const tab = await opened;
  await heading(tab, "Update password");
  await tab.getByLabel("Email").fill(user.email);
  await tab.getByLabel("Old password").fill(testPassword);
  await choose(tab, newPassword);
  await press(tab, "Update password");
  await heading(tab, "Login");
  await logIn(tab, user.email, newPassword, "EPCMD Admin");
  await tab.waitForURL(/epcmd_admin/);
  // A page of a test is always visible, so coming back to it is told by hand.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await dialog.waitFor({ state: "hidden" });
  expect(await search.inputValue()).toBe("Nilgiri");
  await page.context().close();
});
