import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/page-input.ts";
import { refuseLater, refuseReads } from "../support/hold-back.ts";
import { emailsTo } from "../support/mailbox.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { widthsOfTier } from "../support/tier.ts";
import { givenUpJob, refusedEmail } from "../support/failed-jobs.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const widths = [
  { name: "a desk", viewport: { width: 1440, height: 1000 } },
  { name: "a phone", viewport: { width: 390, height: 844 } },
] as const;

describe.each(widthsOfTier(widths, "desk"))("the system page at $name", ({ viewport }) => {
  it("shows the state of the portal; a job is retried, another discarded with a reason, an email sent again", async () => {
    const address = `gone-${viewport.width}@hospital.example`;
    await givenUpJob(portal.services, "the first reason");
    const second = await givenUpJob(portal.services, "the second reason");
    await refusedEmail(portal.services, address);
    await refusedEmail(portal.services, "late@hospital.example", new Date("2026-01-01"));

    const page = await portal.openAs("EPCMD_ADMIN", paths.system, { viewport });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("System");
    await page.getByText(/^Answered in \d+ ms;/).waitFor();
    await page.getByText("2 jobs were given up.").waitFor();
    await page.getByText("No backup is recorded here yet.").waitFor();
    await page.getByText("What this letter says is no longer true", { exact: false }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    const discards = page.getByRole("button", { name: /^Discard: Build dossier/ });
    await discards.last().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Discard the job" }).click();
    await dialog.getByText("Enter a reason. It stays with the job for whoever asks later.").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    // The refusal of a job whose dialog was closed stands on the page, not in the dialog of the next job.
    const refuse = await refuseLater(page, "system.discardJob", "It runs again.");
    await dialog.getByLabel("Reason").fill("The claim was withdrawn");
    await dialog.getByRole("button", { name: "Discard the job" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    await discards.first().click();
    await dialog.waitFor();
    refuse();
    await page.getByText(/^Build dossier .* is not discarded\. It runs again\.$/).waitFor();
    expect(await dialog.getByText("It runs again.").count()).toBe(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });

    await discards.last().click();
    await dialog.getByLabel("Reason").fill("The claim was withdrawn");
    await dialog.getByRole("button", { name: "Discard the job" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("the second reason").waitFor({ state: "detached" });
    const [discarded] = await portal.database.sql`select last_error, done_at is not null as "isDone" from outbox where id = ${second}`;
    expect(discarded).toEqual({ last_error: "Discarded: The claim was withdrawn (the second reason)", isDone: true });

    await page.getByRole("button", { name: /^Try again: Build dossier/ }).click();
    await page.getByText("No job was given up.").waitFor();

    await page.getByRole("button", { name: `Send again: ${address}` }).click();
    await page.getByRole("button", { name: `Send again: ${address}` }).waitFor({ state: "detached" });
    await eventually(async () => expect(await emailsTo(portal.product.dataDir, address)).toHaveLength(1));

    // Old figures do not look like those of now when the portal cannot be read any more.
    await page.clock.install();
    await page.reload();
    await page.getByText(/^Answered in \d+ ms;/).waitFor();
    const reads = await refuseReads(page, "system.read");
    await page.clock.fastForward(15_000);
    const old = page.getByRole("alert").filter({ hasText: "The state below is as of" });
    await old.waitFor();
    await page.getByText(/^Answered in \d+ ms;/).waitFor();
    await reads.letThrough();
    await old.getByRole("button", { name: "Retry" }).click();
    await old.waitFor({ state: "detached" });

    await page.goto(`${portal.product.url}${paths.audit}?group=system`);
    await page.getByText("Discarded a job that was given up").first().waitFor();
    await page.getByText("Sent a refused letter again").first().waitFor();
    await page.context().close();
  });
});
