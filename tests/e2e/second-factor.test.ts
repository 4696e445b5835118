import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits, recoveryCodes, secondFactors, sessions } from "#db/schema/accounts.ts";
import { appCode } from "../support/authenticator.ts";
import { createUser, testPassword } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { openPortal, openSharedPortal, type TestPortal } from "../support/portal.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
] as const;

let portal: TestPortal;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function visitLogin({ product, browser }: TestPortal, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  return page;
}

async function givePassword(page: Page, email: string, as: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(testPassword);
  await page.getByLabel("Login as").selectOption({ label: as });
  await page.getByRole("button", { name: "Login" }).click();
}

/** The key as the page shows it, typed into an app. */
const keyOn = async (page: Page): Promise<string> =>
  ((await page.locator("[aria-labelledby=second-factor-key]").textContent()) ?? "").replaceAll(" ", "");
/** Codes are accepted once; the test goes on as if the last one was long ago. */
const forgetStep = (userId: string) => portal.database.db.update(secondFactors).set({ lastUsedStep: null }).where(eq(secondFactors.userId, userId));

describe("where it is everybody's choice", () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
  });
  afterAll(() => portal?.close());
  beforeEach(async () => {
    await portal.database.db.delete(rateLimits);
  });

  it.each(widthsOfTier(sizes, "desk"))(
    "an officer sets it up, signs in with a code and with a recovery code, and switches it off, at $width px",
    async (viewport) => {
      const officer = await createUser(portal.services, "DGFT_ADMIN");
      const page = await portal.signIn(officer, "/dgft_admin/account", { viewport, acceptDownloads: true });
      await page.getByText("Your login asks for the password alone.").waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("button", { name: "Set up a second factor" }).click();
      await page.getByRole("img", { name: /^QR code with the key/ }).waitFor();
      const secret = await keyOn(page);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      if (isDeep) expect(await violationsOf(page)).toEqual([]);
      const code = page.getByLabel("Code of your authenticator app");
      await code.fill("12");
      await page.getByRole("button", { name: "Switch it on" }).click();
      await page.getByRole("alert").getByText("Enter the 6 digits that your authenticator app shows.").waitFor();
      await code.fill(appCode(secret) === "000000" ? "111111" : "000000");
      await page.getByRole("button", { name: "Switch it on" }).click();
      await page.getByRole("alert").getByText("This code does not match, or was used already.").waitFor();
      if (isDeep) expect(await violationsOf(page)).toEqual([]);
      await code.fill(appCode(secret));
      await code.press("Enter");
      const list = page.getByRole("list", { name: "Recovery codes" });
      await list.waitFor();
      const codes = await list.getByRole("listitem").allTextContents();
      expect(codes).toHaveLength(10);
      expect(await violationsOf(page)).toEqual([]);
      const file = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download the codes (txt)" }).click();
      expect((await file).suggestedFilename()).toBe("epcmd-recovery-codes.txt");
      await page.getByRole("button", { name: "I have kept the codes" }).click();
      await page.getByText("10 of 10 recovery codes left.").waitFor();
      await page.context().close();

      await forgetStep(officer.id);
      const again = await visitLogin(portal, viewport);
      await givePassword(again, officer.email, "DGFT Admin");
      await heading(again, "Second step").waitFor();
      expect(await again.getByLabel("Code of your authenticator app").getAttribute("autocomplete")).toBe("one-time-code");
      expect(await violationsOf(again)).toEqual([]);
      await again.getByLabel("Code of your authenticator app").fill(appCode(secret));
      await again.keyboard.press("Enter");
      await again.waitForURL(/dgft_admin/);
      await again.context().close();

      const withCode = await visitLogin(portal, viewport);
      await givePassword(withCode, officer.email, "DGFT Admin");
      await withCode.getByRole("button", { name: "Use a recovery code instead" }).click();
      await withCode.getByLabel("Recovery code").fill((codes[4] ?? "").toLowerCase());
      await withCode.getByRole("button", { name: "Login" }).click();
      await withCode.waitForURL(/dgft_admin/);
      await withCode.goto(`${portal.product.url}/dgft_admin/account`);
      await withCode.getByText("9 of 10 recovery codes left.").waitFor();
      await forgetStep(officer.id);
      // As if the press that confirms the codes had been lost.
      await portal.database.db
        .update(recoveryCodes)
        .set({ position: sql`${recoveryCodes.position} + 10` })
        .where(eq(recoveryCodes.userId, officer.id));
      await withCode.reload();
      await withCode.getByText("The unconfirmed ones no longer work then.").waitFor();
      await withCode.getByRole("button", { name: "New recovery codes" }).click();
      await withCode.getByLabel("Code of your authenticator app").fill(appCode(secret));
      await withCode.getByRole("button", { name: "Make new recovery codes" }).click();
      await withCode.getByText("Your earlier codes no longer work.").waitFor();
      await withCode.getByRole("button", { name: "I have kept the codes" }).click();
      await withCode.getByText("10 of 10 recovery codes left.").waitFor();
      await forgetStep(officer.id);
      await withCode.getByRole("button", { name: "Switch it off" }).click();
      await withCode.getByLabel("Code of your authenticator app").fill(appCode(secret));
      await withCode.getByRole("button", { name: "Switch it off" }).click();
      await withCode.getByText("Your login asks for the password alone.").waitFor();
      await withCode.context().close();
    },
  );

  it("a sign-in over the page asks for the code as well, and keeps what was typed", async () => {
    const clerk = await createUser(portal.services, "EPCMD_ADMIN");
    const page = await portal.signIn(clerk, "/epcmd_admin/account");
    await page.getByRole("button", { name: "Set up a second factor" }).click();
    const secret = await keyOn(page);
    await page.getByLabel("Code of your authenticator app").fill(appCode(secret));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "I have kept the codes" }).click();
    await page.goto(`${portal.product.url}/epcmd_admin`);
    const search = page.getByRole("searchbox").first();
    await search.fill("Nilgiri");
    await forgetStep(clerk.id);
    await portal.database.db
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(eq(sessions.userId, clerk.id));
    await search.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByLabel("Password").fill(testPassword);
    await dialog.getByRole("button", { name: "Log in" }).click();
    await dialog.getByLabel("Code of your authenticator app").fill(appCode(secret));
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Login" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await search.inputValue()).toBe("Nilgiri");
    await page.context().close();
  });
});

describe("where everybody of council and DGFT needs it", () => {
  beforeAll(async () => {
    portal = await openPortal({ STAFF_MFA: "required" });
  });
  afterAll(() => portal?.close());

  it.each(widthsOfTier(sizes, "desk"))("the first sign-in leads through the set-up at $width px", async (viewport) => {
    const clerk = await createUser(portal.services, "EPCMD_ADMIN");
    const page = await visitLogin(portal, viewport);
    await givePassword(page, clerk.email, "EPCMD Admin");
    await heading(page, "Set up a second factor").waitFor();
    const secret = await keyOn(page);
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    const other = await page.context().newPage();
    await other.goto(`${portal.product.url}/epcmd_admin`);
    await other.waitForURL(/\/login/);
    await page.getByLabel("Code of your authenticator app").fill(appCode(secret));
    await page.getByRole("button", { name: "Switch it on" }).click();
    await heading(page, "Keep your recovery codes").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "I have kept the codes" }).click();
    await page.waitForURL(`${portal.product.url}/epcmd_admin/work`);
    await page.goto(`${portal.product.url}/epcmd_admin/account`);
    await page.getByText("Every user of the council and of DGFT needs one.").waitFor();
    expect(await page.getByRole("button", { name: "Switch it off" }).count()).toBe(0);

    // Taken away from a lost phone: the page that is open stays, and the next set-up is in another tab.
    await page.goto(`${portal.product.url}/epcmd_admin`);
    const search = page.getByRole("searchbox").first();
    await search.fill("Nilgiri");
    await portal.database.db.delete(secondFactors).where(eq(secondFactors.userId, clerk.id));
    await portal.database.db.delete(sessions).where(eq(sessions.userId, clerk.id));
    await search.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByLabel("Password").fill(testPassword);
    await dialog.getByRole("button", { name: "Log in" }).click();
    const link = dialog.getByRole("link", { name: /^Set up the second factor/ });
    await link.waitFor();
    expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual(["/login", "_blank"]);
    expect(await search.inputValue()).toBe("Nilgiri");
    await page.context().close();
  });
});
