import { eq, sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { activationLinks, rateLimits, sessions, users } from "#db/schema/accounts.ts";
import { mailLimitText } from "#domain/accounts/limits.ts";
import { createStaff } from "#server/application/accounts/create-staff.ts";
import { eventually } from "../support/eventually.ts";
import { createUser, testPassword } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { activationMail } from "../support/mailbox.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { beginSessionFor } from "../support/session-cookie.ts";
import { systemContext } from "../support/services.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

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

/** A fresh browser profile; whatever its console complains about fails the test that asks. */
async function visit(path: string, viewport: { width: number; height: number } = sizes[0]): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${product.url}${path}`);
  return { page, complaints };
}

async function invite(): Promise<string> {
  const email = `clerk-${process.hrtime.bigint()}@council.example`;
  await createStaff(systemContext(portal.services), { email, role: "EPCMD_ADMIN", name: "Clerk" });
  return email;
}

async function logIn(page: Page, email: string, password: string, as = "EPCMD Admin"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Login as").selectOption({ label: as });
  await page.getByRole("button", { name: "Login" }).click();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

it("an activation whose answers are lost leads to the login", async () => {
  const { path, otp } = await activationMail(product.dataDir, await invite());
  const { page } = await visit(path);
  const lost = new Set<string>();
  await page.route(/\/trpc\/accounts\.(verifyActivationOtp|completeActivation)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.has(pathname)) return route.continue();
    lost.add(pathname);
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("OTP").fill(otp);
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await page.getByLabel("New password").fill("Nilgiri#2026x");
  await page.getByLabel("Confirm password").fill("Nilgiri#2026x");
  await page.getByRole("button", { name: "Activate account" }).click();
  await heading(page, "Your account is active").waitFor();
  expect(lost.size).toBe(2);
  expect(await page.getByText("Ask for a new mail").isVisible()).toBe(false);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await heading(page, "Login").waitFor();
  await page.context().close();
});

describe.each(widthsOfTier(sizes, "phone"))("at $width px", (size) => {
  it("a mail leads to a password, and the password to the portal", async () => {
    const email = await invite();
    const { path, otp } = await activationMail(product.dataDir, email);
    const { page, complaints } = await visit(path, size);
    await heading(page, "Activate your account").waitFor();
    expect(await page.title()).toBe("Activate your account - EPCMD");
    expect(await page.getByText(/OTP from the mail to c…@council\.example/).isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    const verify = page.getByRole("button", { name: "Verify OTP" });
    expect(await verify.isEnabled()).toBe(false);
    await page.getByLabel("OTP").fill(otp === "123456" ? "654321" : "123456");
    await verify.click();
    await page.getByRole("alert").getByText("The OTP does not match, or can no longer be used.").waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("OTP").fill(` ${otp.slice(0, 3)} ${otp.slice(3)}`);
    await verify.click();

    await heading(page, "Set your password").waitFor();
    expect(page.url()).not.toMatch(/token/);
    await page.getByLabel("New password").fill("Nilgiri#2026x");
    expect(await page.getByRole("meter", { name: "Password strength" }).getAttribute("aria-valuenow")).toBe("100");
    await page.getByLabel("Confirm password").fill("Nilgiri#2026y");
    await page.getByLabel("Confirm password").press("Enter");
    await page.getByRole("alert").getByText("Password not match").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("Confirm password").fill("Nilgiri#2026x");
    await page.getByRole("button", { name: "Activate account" }).click();

    // Said for two seconds, in which the page of the login may still be on its way.
    await page.getByText("Your account is active. Log in with your new password.").waitFor();
    await heading(page, "Login").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    await expect.poll(() => page.getByLabel("Login as").inputValue()).toBe("EPCMD_ADMIN");
    await logIn(page, email, "Nilgiri#2026x");
    await page.waitForURL(`${product.url}/epcmd_admin/work`);
    expect(await page.evaluate("document.cookie")).toBe("");
    expect(JSON.stringify(await page.evaluate("[{ ...localStorage }, { ...sessionStorage }]"))).not.toMatch(/[\w-]{40,}/);
    expect(complaints.filter((text) => !text.includes("400 (Bad Request)"))).toEqual([]);

    const again = await visit(path, size);
    await heading(again.page, "Your account is active").waitFor();
    if (isDeep) expect(await violationsOf(again.page)).toEqual([]);
    await again.page.getByRole("link", { name: "Go to Login" }).click();
    await heading(again.page, "Login").waitFor();
    await page.context().close();
    await again.page.context().close();
  });

  it("an expired link sends a new mail in one press", async () => {
    const email = await invite();
    const { path } = await activationMail(product.dataDir, email);
    const [user] = await database.db.select().from(users).where(eq(users.email, email));
    await database.db
      .update(activationLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(activationLinks.userId, user?.id ?? ""));
    const { page } = await visit(path, size);
    await heading(page, "This link has expired").waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Resend email" }).click();
    await heading(page, "Look into your mail").waitFor();
    await page.getByRole("status").getByText("Mail send").waitFor();
    await page.getByText(mailLimitText).waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    const fresh = await activationMail(product.dataDir, email, 2);
    await page.goto(`${product.url}${path}`);
    await heading(page, "There is a newer mail").waitFor();
    await page.goto(`${product.url}${fresh.path}`);
    await heading(page, "Activate your account").waitFor();
    await page.goto(`${product.url}${fresh.path.slice(0, -1)}`);
    await heading(page, "This link does not work").waitFor();
    await page.getByRole("link", { name: "Ask for a new mail" }).click();
    await heading(page, "Forgot password").waitFor();
    await page.context().close();
  });

  it("a password is hidden, can be pasted, and is shown where its owner asks", async () => {
    const { page } = await visit("/login", size);
    await page.getByLabel("Email").fill(testPassword);
    await page.getByLabel("Email").press("ControlOrMeta+a");
    await page.getByLabel("Email").press("ControlOrMeta+x");
    const field = page.getByLabel("Password");
    expect([await field.getAttribute("type"), await field.getAttribute("autocomplete")]).toEqual(["password", "current-password"]);
    await field.press("ControlOrMeta+v");
    expect(await field.inputValue()).toBe(testPassword);
    await page.getByRole("button", { name: "Show characters" }).click();
    expect(await field.getAttribute("type")).toBe("text");
    await page.context().close();
  });

  it("the login says what is wrong in one message, and remembers the last choice", async () => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const { page } = await visit("/login", size);
    await heading(page, "Login").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("alert").getByText("Please select a user type to login.").waitFor();
    await eventually(async () => expect(await page.title()).toBe("Error: Login - EPCMD"));
    await logIn(page, user.email, "Wrong#12345");
    await page.getByRole("alert").getByText("Invalid credentials. Please check your email and password.").waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    await logIn(page, user.email, testPassword, "Member");
    await page.getByRole("alert").getByText("Access denied: You don't have permission to login as Member").waitFor();
    await logIn(page, user.email, testPassword, "IT Admin");
    await page.getByRole("alert").getByText("This login option is not available yet. Please contact administrator.").waitFor();
    await logIn(page, user.email, testPassword);
    await page.getByRole("status").getByText("Login Successfully").waitFor();
    await page.waitForURL(`${product.url}/epcmd_admin/work`);
    const fault = { error: { json: { message: "No.", code: -32_000, data: { code: "internal", httpStatus: 500 } } } };
    await page.route("**/accounts.logout*", (route) => route.fulfill({ status: 500, json: fault }), { times: 1 });
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("status").getByText("You are still signed in.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.waitForURL(`${product.url}/`);
    await page.goto(`${product.url}/login`);
    await heading(page, "Login").waitFor();
    expect(await page.getByLabel("Login as").inputValue()).toBe("EPCMD_ADMIN");
    await page.context().close();
  });
});

describe("guards", () => {
  it("send to the login and back, and another role to its own home", async () => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const { page } = await visit("/epcmd_admin?page=2");
    await page.waitForURL(`${product.url}/login?next=%2Fepcmd_admin%3Fpage%3D2`);
    await logIn(page, user.email, testPassword);
    await page.waitForURL(`${product.url}/epcmd_admin?page=2`);
    for (const path of ["/Membership", "/dgft_admin", "/login"]) {
      await page.goto(`${product.url}${path}`);
      await page.waitForURL(`${product.url}/epcmd_admin/work`);
    }
    await page.goto(`${product.url}/no-such-page`);
    await heading(page, "Page Not Found").waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe("a session that ends", () => {
  it("warns before, and lives on by one press", async () => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const { page } = await visit("/login");
    await logIn(page, user.email, testPassword);
    await page.getByRole("button", { name: "Sign out", exact: true }).waitFor();
    await database.db
      .update(sessions)
      .set({ idleUntil: sql`now() + interval '235 seconds'` })
      .where(eq(sessions.userId, user.id));
    await page.reload();
    const dialog = page.getByRole("dialog", { name: "Your session ends soon" });
    await dialog.getByText(/You will be signed out in 3 min/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Stay signed in" }).click();
    await dialog.waitFor({ state: "hidden" });
    const [row] = await database.db
      .select({ seconds: sql<number>`extract(epoch from idle_until - now())::int` })
      .from(sessions)
      .where(eq(sessions.userId, user.id));
    expect(row?.seconds).toBeGreaterThan(1700);
    await page.context().close();
  });

  it("lets a person go back from its warning, and ends by the clock under a page of an office, which stays with what was typed", async () => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const { page } = await visit("/login?next=%2Fepcmd_admin");
    await logIn(page, user.email, testPassword);
    const search = page.locator("input[type=search]").first();
    await search.waitFor();
    const endsIn = (seconds: number) =>
      database.db
        .update(sessions)
        .set({ absoluteUntil: sql`now() + ${seconds} * interval '1 second'` })
        .where(eq(sessions.userId, user.id));
    await endsIn(200);
    await page.clock.install();
    await page.reload();
    await page.getByRole("dialog", { name: "Your session ends soon" }).getByRole("button", { name: "Sign in again" }).click();
    const again = page.getByRole("dialog", { name: "Sign in again" });
    await again.getByText(`You are signed in as ${user.email}`).waitFor();
    await again.getByRole("button", { name: "Back to the page" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await search.fill("Nilgiri");
    await endsIn(0);
    await page.clock.fastForward(200_000);
    await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
    expect(await search.inputValue()).toBe("Nilgiri");
    await page.context().close();
  });

  it("is begun again over the page, which keeps what was typed", async () => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const { page } = await visit("/login?next=%2Fepcmd_admin");
    await logIn(page, user.email, testPassword);
    const search = page.getByRole("searchbox").first();
    await search.waitFor();
    await database.db
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(eq(sessions.userId, user.id));
    await search.fill("Nilgiri");
    await search.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel("Password").fill("Wrong#12345");
    await dialog.getByRole("button", { name: "Log in" }).click();
    await dialog.getByText("Invalid credentials. Please check your email and password.").waitFor();
    await dialog.getByLabel("Password").fill(testPassword);
    await dialog.getByRole("button", { name: "Log in" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await search.inputValue()).toBe("Nilgiri");
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it("keep a page when a user of another role signs in in another tab, and leaving it signs nobody out", async () => {
    const clerk = await createUser(portal.services, "EPCMD_ADMIN");
    const officer = await createUser(portal.services, "DGFT_ADMIN");
    const page = await portal.signIn(clerk, "/epcmd_admin");
    const search = page.getByRole("searchbox").first();
    await search.fill("Nilgiri");
    await page.context().addCookies([await beginSessionFor(portal.services, officer, product.url)]);
    await search.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByText(clerk.email).waitFor();
    expect(await search.inputValue()).toBe("Nilgiri");
    // The browser would keep the page for the Back button, so it is hidden.
    const isHidden = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      const { hidden } = document.documentElement;
      document.documentElement.hidden = false;
      return hidden;
    });
    expect(isHidden).toBe(true);
    await dialog.getByRole("button", { name: "Leave without saving" }).click();
    await page.waitForURL(`${product.url}/`);
    await page.goto(`${product.url}/login`);
    await page.waitForURL(/dgft_admin/);
    await page.context().close();
  });
});
