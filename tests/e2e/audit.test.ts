import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { recordAuditInOwnTransaction } from "#server/application/audit/record-audit.ts";
import { violationsOf } from "../support/page-input.ts";
import { createMember, createUser } from "../support/factories.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";
import { widthsOfTier } from "../support/tier.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal.close());

const widths = [
  { name: "a desk", viewport: { width: 1440, height: 1000 }, row: "row" },
  { name: "a phone", viewport: { width: 390, height: 844 }, row: "listitem" },
] as const;

describe.each(widthsOfTier(widths, "desk"))("the audit page at $name", ({ viewport, row }) => {
  it("shows who did what, narrows by the address, leads to the claim, turns its pages and downloads what it shows", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "APPROVED_DGFT");
    // A failed login with a wrong password.
    const stranger = await portal.browser.newPage({ viewport });
    await stranger.goto(`${portal.product.url}/login`);
    const victim = await createUser(portal.services, "DGFT_ADMIN");
    await stranger.getByLabel("Email").fill(victim.email);
    await stranger.getByLabel("Password").fill("Wrong#2026");
    await stranger.getByLabel("Login as").selectOption({ label: "DGFT Admin" });
    await stranger.getByRole("button", { name: "Login" }).click();
    await stranger.getByRole("alert").first().waitFor();
    await stranger.close();

    const page = await portal.openAs("EPCMD_ADMIN", paths.audit, { viewport });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Audit");
    const entries = page.getByRole(row).filter({ hasText: " UTC" });
    await entries.filter({ hasText: "Approved a reimbursement" }).filter({ hasText: id }).first().waitFor();
    const failed = entries.filter({ hasText: victim.email });
    expect(await failed.textContent()).toContain("Not signed in");
    expect(await failed.textContent()).toContain("Signed in Failed");
    expect(await failed.textContent()).toContain("wrong e-mail, password or code");
    expect(await violationsOf(page)).toEqual([]);

    await page.getByLabel("What happened").selectOption({ label: "Reimbursement decisions" });
    await page.getByLabel("About").fill(id);
    await page.getByRole("button", { name: "Show entries" }).click();
    await page.waitForURL((url) => url.searchParams.get("about") === id && url.searchParams.get("group") === "decisions");
    await failed.waitFor({ state: "detached" });
    expect(await entries.count()).toBe(3);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download these entries (csv)" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(4);
    expect(csv).toContain("reimbursement.approve");

    await page.getByRole("link", { name: id }).first().click();
    await page.waitForURL((url) => url.pathname.endsWith(`/${id}`));
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("about") === id);

    await page.getByRole("button", { name: "Show all entries" }).click();
    await page.waitForURL((url) => url.search === "");
    // Its own download stands in the trail.
    await entries.filter({ hasText: "Exported the audit trail" }).first().waitFor();
    expect(await page.getByLabel("About").inputValue()).toBe("");
    await page.getByLabel("Who").fill("nobody@people.example");
    await page.keyboard.press("Enter");
    await page.getByText("No entry matches.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("turns to older entries and back", async () => {
    const { actor, firm } = await createMember(portal.services);
    const member = contextOf(portal.services, actor);
    for (let version = 1; version <= 60; version += 1)
      await recordAuditInOwnTransaction(member, { event: "profile.save", subject: { kind: "firm", id: firm.id }, detail: { version } });
    const page = await portal.openAs("EPCMD_ADMIN", paths.audit, { viewport });
    const entries = page.getByRole(row).filter({ hasText: " UTC" });
    await entries.nth(49).waitFor();
    const newest = await entries.first().textContent();
    await page.getByRole("button", { name: "Older" }).click();
    await page.waitForURL((url) => url.searchParams.has("olderThan"));
    await expect.poll(() => entries.first().textContent()).not.toBe(newest);
    await page.getByRole("button", { name: "Newer" }).click();
    await page.waitForURL((url) => url.searchParams.has("newerThan"));
    await expect.poll(() => entries.first().textContent()).toBe(newest);
    await page.context().close();
  });
});
