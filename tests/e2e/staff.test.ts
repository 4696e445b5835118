import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits, sessions, staffRequests, users } from "#db/schema/accounts.ts";
import { eventually } from "../support/eventually.ts";
import { createUser, testPassword } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { activationMail } from "../support/mailbox.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
] as const;

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => {
  await portal?.close();
});
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe.each(widthsOfTier(sizes, "desk"))("buyers at $width px", (viewport) => {
  it("are found, suspended with a reason and let in again", async () => {
    const buyer = await createUser(portal.services, "BUYER");
    const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/buyers", { viewport });
    await heading(page, "Buyers").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("searchbox").fill(buyer.email);
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL(/[?&]search=/);
    await page.getByRole("status").getByText("1 buyer", { exact: true }).waitFor();
    const download = page.getByRole("link", { name: "Download this buyer (csv)" });
    await eventually(async () => expect(await download.getAttribute("href")).toContain("/exports/buyers.csv?search="));
    await page.getByRole("button", { name: `Suspend: ${buyer.email}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Suspend the buyer" }).click();
    await dialog.getByText("Enter a reason. It stays with the entry for whoever asks later.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel("Reason").fill("Harvests addresses");
    await dialog.getByRole("button", { name: "Suspend the buyer" }).click();
    await page.getByRole("status").getByText(`${buyer.email} was suspended and signed out everywhere.`).waitFor();
    await page.getByText("Harvests addresses").waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("State").selectOption({ label: "Confirmed" });
    await page.getByText("No buyer matches.").waitFor();
    await page.getByLabel("State").selectOption({ label: "Suspended" });
    await page.getByRole("button", { name: `Lift suspension: ${buyer.email}` }).click();
    await dialog.getByRole("button", { name: "Lift the suspension" }).click();
    await page.getByRole("status").getByText(`${buyer.email} can sign in again.`).waitFor();
    await page.context().close();
  });
});

describe.each(widthsOfTier(sizes, "desk"))("users and roles at $width px", (viewport) => {
  it("an invited user activates the login, is moved to the other office and shut out", async () => {
    const email = `clerk-${process.hrtime.bigint()}@council.example`;
    const name = `Anjali Deshpande ${viewport.width}`;
    const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/users", { viewport });
    await heading(page, "Users and roles").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Invite a user" }).click();
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await page.getByRole("alert").getByText("Select a role").waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(email);
    await page.locator("#staff-role").selectOption({ label: "EPCMD Admin" });
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await page.getByRole("status").getByText(`The invitation goes to ${email}.`).waitFor();

    const { path } = await activationMail(portal.product.dataDir, email);
    expect(path).toMatch(/^\/activate-account/);
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL(/search=Anjali/);
    await page.getByRole("status").getByText("1 user", { exact: true }).waitFor();
    await page.getByText("Invited", { exact: true }).last().waitFor();

    await page.getByRole("button", { name: `Change role: ${name}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("New role: DGFT Admin").waitFor();
    await dialog.getByText("their API keys and webhooks end", { exact: false }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: `Make ${name} DGFT Admin` }).click();
    await page
      .getByRole("status")
      .getByText(`${name} becomes a DGFT user when a DGFT user or a second council user confirms it here.`, { exact: false })
      .waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    const officer = await portal.openAs("DGFT_ADMIN", "/dgft_admin/users", { viewport });
    await officer.getByRole("button", { name: `Confirm: ${name}` }).click();
    await officer.getByRole("status").getByText(`Confirmed: every DGFT user is told by mail. ${name} is not:`, { exact: false }).waitFor();
    if (isDeep) expect(await violationsOf(officer)).toEqual([]);
    await officer.context().close();
    await page.reload();

    await page.getByRole("button", { name: `Deactivate: ${name}` }).click();
    await dialog.getByText("Their API keys and webhooks end.", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "Deactivate the user" }).click();
    await dialog.getByText("Enter a reason. It stays with the entry for whoever asks later.").waitFor();
    await dialog.getByLabel("Reason").fill("Moved to another ministry");
    await dialog.getByRole("button", { name: "Deactivate the user" }).click();
    await page.getByRole("status").getByText(`${name} was deactivated and signed out everywhere.`).waitFor();
    await page.getByText("Moved to another ministry").waitFor();
    if (isDeep) expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: `Reactivate: ${name}` }).click();
    await dialog.getByText("Whoever had not activated yet gets a new invitation.", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });

    await page.getByRole("link", { name: "Who may do what" }).click();
    await heading(page, "Who may do what").waitFor();
    await page.getByText("Approve a reimbursement").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("asks for the password over the page when it is not fresh, and goes on by itself", async () => {
    const admin = await createUser(portal.services, "EPCMD_ADMIN");
    const target = await createUser(portal.services, "DGFT_ADMIN", { name: `Officer ${process.hrtime.bigint()}` });
    const page = await portal.signIn(admin, `/epcmd_admin/users?search=${encodeURIComponent(target.name)}`, { viewport });
    await portal.database.db
      .update(sessions)
      .set({ passwordGivenAt: sql`now() - interval '1 hour'` })
      .where(eq(sessions.userId, admin.id));
    const deactivate = page.getByRole("button", { name: `Deactivate: ${target.name}` });
    await deactivate.click();
    await page.getByLabel("Reason").fill("Typed before the question");
    await page.getByRole("button", { name: "Deactivate the user" }).click();
    const question = page.getByRole("dialog", { name: "Enter your password" });
    await question.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Enter your password again to go on.").waitFor();
    expect(await page.getByLabel("Reason").inputValue()).toBe("Typed before the question");
    await page.getByRole("button", { name: "Deactivate the user" }).click();
    await question.getByLabel("Password").fill("Wrong#12345");
    await question.getByLabel("Password").press("Enter");
    await question.getByText("This is not your present password.").waitFor();
    await portal.database.db
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(eq(sessions.userId, admin.id));
    await question.getByLabel("Password").press("Enter");
    const ended = page.getByRole("dialog", { name: "Your session has ended" });
    await ended.getByLabel("Password").fill(testPassword);
    await ended.getByRole("button", { name: "Log in" }).click();
    await ended.waitFor({ state: "hidden" });
    await question.getByLabel("Password").fill(testPassword);
    await question.getByLabel("Password").press("Enter");
    await page.getByRole("status").getByText(`${target.name} was deactivated and signed out everywhere.`).waitFor();
    await page.getByText("Typed before the question").waitFor();
    await page.context().close();
  });
});

it("a refusal under the requests goes away with the request that is declined after it", async () => {
  const asker = await createUser(portal.services, "EPCMD_ADMIN");
  const name = `Officer ${process.hrtime.bigint()}`;
  const email = `officer-${process.hrtime.bigint()}@dgft.example`;
  await portal.database.db.insert(staffRequests).values({ kind: "invite", email, name, requestedBy: asker.id, requestedAt: new Date() });
  await portal.database.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, asker.id));
  const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/users");
  await page.getByRole("button", { name: `Confirm: ${name}` }).click();
  const refusal = page.getByRole("alert").getByText("The user who asked for this is no longer a council user.", { exact: false });
  await refusal.waitFor();
  await page.getByRole("button", { name: `Decline: ${name}` }).click();
  await page.getByRole("status").getByText(`Declined: ${name} does not become a DGFT user.`).waitFor();
  expect(await refusal.count()).toBe(0);
});
