import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { holdBack } from "../support/hold-back.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { widthsOfTier } from "../support/tier.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
type Size = readonly [string, typeof wide];
const sizes: readonly [Size, Size] = [
  ["at 1440 px", wide],
  ["at 390 px", phone],
];

const openProfile = (email: string, viewport: { width: number; height: number }): Promise<Page> =>
  portal.signIn({ email }, "/member-profile", { viewport });
const field = (page: Page, name: RegExp) => page.getByRole("textbox", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const category = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
async function tickStatements(page: Page): Promise<void> {
  for (const statement of [/^I accept/, /takes no liability/, /must be correct/]) await page.getByRole("checkbox", { name: statement }).check();
}
async function fillRest(page: Page): Promise<void> {
  await field(page, /^Registered address/).fill("Plot 12, Bhosari, Pune");
  await field(page, /^WhatsApp number/).fill("+44 20 7946 0958");
  await field(page, /^Alternate e-mail/).fill("office@sahyadri.example");
  await field(page, /^Brief/).fill("We make implants.");
}

/** A whole profile of a firm that has none yet. */
async function fillProfile(page: Page): Promise<void> {
  await field(page, /^PAN/).fill("AAPFU0939F");
  await fillRest(page);
  await page.getByRole("searchbox").fill("syringes");
  await page.getByRole("checkbox", { name: "Syringes 90183100" }).check();
  await tickStatements(page);
}

describe("the member's profile", () => {
  it.each(widthsOfTier(sizes, "phone"))("is filled in once, locked, changed and taken back, %s", async (_name, viewport) => {
    const { user, firm } = await createMember(portal.services);
    const page = await openProfile(user.email, viewport);
    await page.getByText("Last Updated on: Not provided").waitFor();
    expect(await field(page, /^GST number/).inputValue()).toBe(firm.gstNo);

    // Save opens with the third statement only; what is missing is named.
    expect(await button(page, "Save").isEnabled()).toBe(false);
    await tickStatements(page);
    await button(page, "Save").click();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await summary.getByRole("link", { name: "Please select at least one HSN code" }).waitFor();
    expect(await summary.getByRole("link").allTextContents()).toEqual([
      "Enter the registered address",
      "Enter the PAN",
      "Enter the WhatsApp number",
      "Enter the alternate e-mail like name@example.com",
      "Enter the brief about the organisation",
      "Please select at least one HSN code",
    ]);
    expect(await violationsOf(page)).toEqual([]);
    await summary.getByRole("link", { name: "Enter the PAN" }).click();
    expect(await field(page, /^PAN/).evaluate((input) => input === document.activeElement)).toBe(true);

    // Warnings next to the fields, and a number with its country code.
    await field(page, /^GST number/).fill("27AAPFU0939F1ZX");
    await page.getByText("The last character of this GST number does not match the others. Check it for a slip.").waitFor();
    await field(page, /^PAN/).fill("AAPFU0939G");
    await page.getByText("The GST number holds another PAN, AAPFU0939F. Check both.").waitFor();
    await fillRest(page);
    await field(page, /^Brief/).fill("word ".repeat(501));
    await page.getByText("501 words of 500").waitFor();
    expect(await page.getByLabel("Country of the number: WhatsApp number").inputValue()).toBe("GB");

    // The catalogue: search within it, one device, then all of a category.
    await page.getByRole("searchbox").fill("syringes");
    await page.getByText("1 device found, 0 of 145 chosen").waitFor();
    await page.getByRole("checkbox", { name: "Syringes 90183100" }).check();
    // The words and slips of buyers find devices here too.
    await page.getByRole("searchbox").fill("syrnge");
    await page.getByText('found for "syringe"', { exact: false }).waitFor();
    await page.getByRole("searchbox").fill("");
    await category(page, "Medical Device - Implant").click();
    await page.getByRole("checkbox", { name: "Select all 7 in Medical Device - Implant" }).check();
    await category(page, "Medical Device - Implant").getByText("7 of 7 chosen").waitFor();
    await page.getByRole("checkbox", { name: /^Artificial joints/ }).uncheck();
    await page.getByText("7 of 145 chosen", { exact: true }).waitFor();
    await page.getByRole("checkbox", { name: "Show the contact e-mail in the directory" }).check();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, "Save").click();
    // The button is gone with the focus: the notice at the top takes it.
    await page.getByRole("main").getByRole("status").filter({ hasText: "Save Successfully" }).and(page.locator(":focus")).waitFor();
    await page.getByText(/^Last Updated on: \d\d-\d\d-\d{4}$/).waitFor();

    // Locked until Edit, also after coming back; Cancel takes back what was typed.
    await page.reload();
    expect(await field(page, /^GST number/).getAttribute("readonly")).not.toBeNull();
    expect(await field(page, /^WhatsApp number/).inputValue()).toBe("+44 20 7946 0958");
    expect(await button(page, "Save").count()).toBe(0);
    await category(page, "Medical Device - Consumable").getByText("1 of 48 chosen").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, "Edit").click();
    await page.locator("#profile-organization:focus").waitFor();
    expect(await button(page, "Edit").getAttribute("aria-disabled")).toBe("true");
    await field(page, /^Contact person name/).fill("Somebody else");
    await page.getByRole("searchbox").fill("hearing");
    await page.getByRole("checkbox", { name: "Select all 3 found in Medical Device- Electronic Equipment" }).check();
    await button(page, "Cancel").click();
    await button(page, "Edit").and(page.locator(":focus")).waitFor();
    expect(await field(page, /^Contact person name/).inputValue()).toBe("Export Office");
    await page.getByText("7 of 145 chosen").waitFor();
    await page.context().close();
  });

  it("saved on two devices keeps both people's changes and shows where they differ", async () => {
    const { user } = await createMember(portal.services);
    const first = await openProfile(user.email, wide);
    await fillProfile(first);
    await button(first, "Save").click();
    await first.getByRole("status").getByText("Save Successfully").first().waitFor();

    const second = await portal.browser.newPage({ viewport: phone, reducedMotion: "reduce" });
    await second.context().addCookies(await first.context().cookies());
    await second.goto(`${portal.product.url}/member-profile`);
    for (const page of [first, second]) {
      await button(page, "Edit").click();
      await tickStatements(page);
    }
    await field(first, /^Contact person name/).fill("First");
    await field(first, /^Registered address/).fill("Plot 13");
    await button(first, "Save").click();
    // The message next to the form may still be that of the save before.
    await first.getByRole("main").getByText("Save Successfully").waitFor();

    await field(second, /^Contact person name/).fill("Second");
    await field(second, /^Brief/).fill("We make needles.");
    await button(second, "Save").click();
    const conflict = second
      .getByRole("alert")
      .filter({ hasText: "Your firm's profile was saved by someone else meanwhile. Nothing was overwritten." });
    await conflict.getByRole("listitem").getByText("Registered address").waitFor();
    await conflict.getByText("First", { exact: true }).waitFor();
    expect(await violationsOf(second)).toEqual([]);
    expect(await field(second, /^Registered address/).inputValue()).toBe("Plot 13");
    expect(await field(second, /^Contact person name/).inputValue()).toBe("Second");
    await button(second, "Use theirs: Contact person name").click();
    await button(second, "Save").click();
    await second.getByRole("status").getByText("Save Successfully").first().waitFor();
    expect(await field(second, /^Contact person name/).inputValue()).toBe("First");
    expect(await field(second, /^Brief/).inputValue()).toBe("We make needles.");
    await second.context().close();
    await first.context().close();
  });

  it("is not stored for a firm that signed in in another tab meanwhile", async () => {
    const [{ user }, other] = [await createMember(portal.services), await createMember(portal.services)];
    const page = await openProfile(user.email, wide);
    await fillProfile(page);
    const elsewhere = await openProfile(other.user.email, wide);
    await page.context().addCookies(await elsewhere.context().cookies());
    await button(page, "Save").click();
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByText(user.email).waitFor();
    await dialog.getByLabel("Password").fill(testPassword);
    await dialog.getByRole("button", { name: "Log in" }).click();
    await dialog.waitFor({ state: "hidden" });
    await button(page, "Save").click();
    await page.getByRole("main").getByText("Save Successfully").waitFor();
    await elsewhere.reload();
    expect(await field(elsewhere, /^PAN/).inputValue()).toBe("");
    await elsewhere.context().close();
    await page.context().close();
  });

  it("what is typed while it is being saved stays, to be saved next", async () => {
    const { user } = await createMember(portal.services);
    const page = await openProfile(user.email, wide);
    await fillProfile(page);
    const line = await holdBack(page, "members.saveProfile");
    await button(page, "Save").click();
    await eventually(() => expect(line.asked()).toBe(1));
    await field(page, /^Brief/).fill("We make needles, and syringes too.");
    await line.letThrough();
    await page.getByRole("main").getByText("Save Successfully").waitFor();
    expect(await field(page, /^Brief/).inputValue()).toBe("We make needles, and syringes too.");
    await tickStatements(page);
    await button(page, "Save").click();
    await button(page, "Edit").and(page.locator("[aria-disabled=false]")).waitFor();
    await page.reload();
    expect(await field(page, /^Brief/).inputValue()).toBe("We make needles, and syringes too.");
    await page.context().close();
  });

  it("is in the step of a claim as soon as it is changed from there", async () => {
    const { user } = await createMember(portal.services);
    const page = await openProfile(user.email, wide);
    const save = async (): Promise<void> => {
      await button(page, "Save").click();
      await page.getByRole("main").getByText("Save Successfully").waitFor();
    };
    await fillProfile(page);
    await save();
    await page.goto(`${portal.product.url}/sidebar?step=1`);
    const address = page.getByLabel("Address of the firm");
    expect(await address.inputValue()).toBe("Plot 12, Bhosari, Pune");
    await page.getByRole("link", { name: "Change in profile" }).first().click();
    await button(page, "Edit").click();
    await field(page, /^Registered address/).fill("Plot 14, Bhosari, Pune");
    await tickStatements(page);
    await save();
    await page.goBack();
    expect(await address.inputValue()).toBe("Plot 14, Bhosari, Pune");
    await page.context().close();
  });

  it("says what to do when the dialog for signing in again cannot be loaded", async () => {
    const { user } = await createMember(portal.services);
    const page = await openProfile(user.email, wide);
    await page.route("**/assets/session-dialogs*", (route) => route.abort());
    // The dialog may have been loaded already.
    await page.reload();
    await field(page, /^PAN/).waitFor();
    await page.context().clearCookies();
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    await page.getByRole("heading", { name: "This page could not be shown" }).waitFor();
    await page.context().close();
  });

  it("is there again after a reload, and asks before it is left unsaved", async () => {
    const { user } = await createMember(portal.services);
    const page = await openProfile(user.email, wide);
    await field(page, /^PAN/).fill("AAPFU0939F");
    await page.reload();
    await page.getByText("What you typed here before was not saved.", { exact: false }).waitFor();
    expect(await field(page, /^PAN/).inputValue()).toBe("AAPFU0939F");
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
    expect(await field(page, /^PAN/).inputValue()).toBe("AAPFU0939F");
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
    await page.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
    await page.context().close();
  });
});
