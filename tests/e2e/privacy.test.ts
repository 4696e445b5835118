import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { paths } from "#domain/council.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { sendMessage } from "#server/application/site/send-message.ts";
import { createUser } from "../support/factories.ts";
import { refuseAction, refuseLater } from "../support/hold-back.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";
import { widthsOfTier } from "../support/tier.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal.close());

const widths = [
  { name: "a desk", viewport: { width: 1440, height: 1000 } },
  { name: "a phone", viewport: { width: 390, height: 844 } },
] as const;

describe.each(widthsOfTier(widths, "desk"))("privacy requests at $name", ({ viewport }) => {
  it("shows what is kept about a person, hands it out, and erases it after the address was typed once more", async () => {
    const { email } = await createUser(portal.services, "BUYER", { name: "Overseas Somebody" });
    await sendMessage(contextOf(portal.services, visitor), {
      name: "Overseas Somebody",
      email,
      subject: "A question",
      message: "Where is the office?",
      consentVersion: consentNotice.version,
    });
    const page = await portal.openAs("EPCMD_ADMIN", paths.privacy, { viewport });
    await page.getByRole("button", { name: "Show what is kept" }).click();
    await page.getByText("Enter the e-mail address of the person.").waitFor();
    await page.getByLabel("E-mail address of the person").fill(email);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Kept about ${email}` }).waitFor();
    await page.getByText("Messages by the contact form").waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(await violationsOf(page)).toEqual([]);

    // What failed for one person is not said of the next.
    const refusal = "It cannot be handed out now.";
    await refuseAction(page, "privacy.export", refusal);
    await page.getByRole("button", { name: "Download everything (json)" }).click();
    await page.getByRole("alert").getByText(refusal).waitFor();
    for (const address of ["nobody@hospital.example", email]) {
      await page.getByLabel("E-mail address of the person").fill(address);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: `Kept about ${address}` }).waitFor();
      expect(await page.getByText(refusal).count()).toBe(0);
    }

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download everything (json)" }).click();
    const exported: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(exported).toMatchObject({ email });
    expect(JSON.stringify(exported)).toContain("Where is the office?");

    await page.getByRole("button", { name: "Erase 2 records..." }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Type the e-mail address to confirm").fill("somebody@else.example");
    await dialog.getByRole("button", { name: "Erase 2 records for good" }).click();
    await dialog.getByText("Type the e-mail address of the person exactly as it stands above.").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    // Nobody else is looked up before the answer is there, also when the dialog was closed; a refusal is said on the page.
    const refuse = await refuseLater(page, "privacy.erase", "It cannot be erased now.");
    await dialog.getByLabel("Type the e-mail address to confirm").fill(email);
    await dialog.getByRole("button", { name: "Erase 2 records for good" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByLabel("E-mail address of the person").fill("nobody@hospital.example");
    await page.keyboard.press("Enter");
    await page.getByRole("search").getByRole("button", { name: "Erasing..." }).waitFor();
    refuse();
    await page.getByRole("alert").getByText("The erasure is not confirmed. It cannot be erased now.").waitFor();
    await page.getByRole("heading", { name: `Kept about ${email}` }).waitFor();

    await page.getByRole("button", { name: "Erase 2 records..." }).click();
    await dialog.getByLabel("Type the e-mail address to confirm").fill(email);
    await dialog.getByRole("button", { name: "Erase 2 records for good" }).click();
    await page.getByText("Erased. 2 records went or were emptied.").waitFor();
    await page.getByText("The portal keeps nothing about this address.").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`${portal.product.url}${paths.audit}?group=privacy`);
    await page.getByText("Erased what is kept about a person").first().waitFor();
    expect(await page.getByText(email).count()).toBe(0);
    await page.context().close();
  });
});
