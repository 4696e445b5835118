import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal.close());

it("a firm makes an API key, which is shown once and opens the calls of its scope until it is revoked", async () => {
  const page = await portal.signIn((await portal.newActors()).member, `${paths.memberHome}/account`);
  await page.getByRole("button", { name: "Make an API key" }).click();
  await page.getByRole("button", { name: "Make the key" }).click();
  await page.getByRole("link", { name: "Choose at least one scope." }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Name").fill("Stock program");
  await page.getByLabel("claims:read").check();
  await page.getByRole("button", { name: "Make the key" }).click();
  const shown = page.getByRole("textbox", { name: "Your new API key" });
  await shown.waitFor();
  const key = await shown.inputValue();
  const call = async (path: string): Promise<number> =>
    (await fetch(`${portal.product.url}${path}`, { headers: { authorization: `Bearer ${key}` } })).status;
  expect([await call("/api/product-reimbursement/"), await call("/api/buyer/epcmd-members/")]).toEqual([200, 403]);
  await page.reload();
  await page.getByRole("button", { name: /^Revoke/ }).click();
  expect(await page.getByText(key).count()).toBe(0);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Revoke/ })
    .click();
  await page.getByText("Revoked", { exact: true }).waitFor();
  expect(await call("/api/product-reimbursement/")).toBe(401);
  await page.context().close();
});

it("a firm adds a webhook, sends it a test event, and reads why it does not arrive", async () => {
  const { member } = await portal.newActors();
  const page = await portal.signIn(member, paths.memberWebhooks, { viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: "Add a webhook" }).click();
  await page.getByLabel("Name").fill("Accounting");
  await page.getByLabel("Address").fill("https://localhost:4444/hook");
  await page.getByLabel("The bank, or DGFT itself, paid a claim").check();
  await page.getByRole("button", { name: "Add the webhook" }).click();
  expect(await page.getByRole("textbox", { name: "Secret of Accounting" }).inputValue()).toMatch(/^whsec_/);
  await page.getByRole("button", { name: "I have kept the secret" }).click();
  await page.getByRole("button", { name: "Send a test event to Accounting" }).click();
  await page.getByText("The host has an address that is not on the public internet", { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const { db } = portal.services;
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.userId, member.userId));
  const later = { webhookId: webhook?.id ?? "", event: "claim.submitted", body: "{}", state: "sent", createdAt: new Date() } as const;
  await db.insert(webhookDeliveries).values(Array.from({ length: 50 }, () => later));
  await page.reload();
  await page.getByRole("button", { name: "Show the deliveries of Accounting" }).click();
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await page.getByText("The host has an address that is not on the public internet", { exact: false }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`deliveries-${later.webhookId}`);
  await page.getByRole("button", { name: "Delete Accounting" }).click();
  await page.getByRole("button", { name: "Delete the webhook" }).click();
  await page.getByText("No webhooks yet.").waitFor();
  await page.context().close();
});

it("neither a webhook that is typed nor a secret that is not copied goes without a question", async () => {
  const page = await portal.signIn((await portal.newActors()).member, paths.memberWebhooks);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const secrets = page.getByRole("textbox", { name: /^Secret of / });
  for (const name of ["Stock", "Sales"]) {
    await button("Add a webhook").click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Address").fill("https://localhost:4444/hook");
    await button("Add the webhook").click();
    await page.getByRole("textbox", { name: `Secret of ${name}` }).waitFor();
  }
  const secret = page.getByRole("textbox", { name: "Secret of Stock" });
  const former = await secret.inputValue();
  await button("New secret for Stock").click();
  await button("Make a new secret").click();
  await eventually(async () => expect(await secret.inputValue()).not.toBe(former));
  expect(await secrets.count()).toBe(2);

  await button("Change Stock").click();
  await page.getByLabel("Name").fill("Stock and prices");
  expect(await button("Change Stock").count()).toBe(0);
  const question = page.getByRole("dialog", { name: "Go on without saving?" });
  await button("Change Sales").click();
  await question.getByRole("button", { name: "Stay" }).click();
  await question.waitFor({ state: "detached" });
  expect(await page.getByLabel("Name").inputValue()).toBe("Stock and prices");
  await button("Cancel").click();
  await question.getByRole("button", { name: "Go on without saving" }).click();
  await page.getByLabel("Name").waitFor({ state: "detached" });

  const back = page.getByRole("link", { name: "Your account", exact: true });
  await back.click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  // The secret of a webhook that is deleted is of no use.
  await button("Delete Sales").click();
  await button("Delete the webhook").click();
  await page.getByRole("textbox", { name: "Secret of Sales" }).waitFor({ state: "detached" });
  await button("I have kept the secret").click();
  expect(await secrets.count()).toBe(0);
  await back.click();
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  await page.context().close();
});
