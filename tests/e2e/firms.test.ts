import { readFile } from "node:fs/promises";
import { eq, inArray } from "drizzle-orm";
import Papa from "papaparse";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importMessages } from "#domain/members/import-messages.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { rateLimits, users } from "#db/schema/accounts.ts";
import { imports } from "#db/schema/imports.ts";
import { firms } from "#db/schema/members.ts";
import { updateFirm } from "#server/application/members/update-firm.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor, newGstNo } from "../support/factories.ts";
import { holdBack, holdBackAddress, refuseAction } from "../support/hold-back.ts";
import { violationsOf } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";
import { workbook } from "../support/sheets.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const wide = { width: 1440, height: 1000 };
const narrow = { width: 390, height: 844 };

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

const openAsCouncil = (path: string, viewport = wide): Promise<Page> => portal.openAs("EPCMD_ADMIN", path, { viewport });

const textOf = async (download: Promise<Download>): Promise<string> => readFile(await (await download).path(), "utf8");

let count = 0;
const firm = (changes: Partial<Record<"name" | "gst" | "end" | "email" | "phone", string>> = {}): string[] => {
  count += 1;
  const { name, gst, end, email, phone } = {
    name: `Konkan Reagents ${count} Pvt Ltd`,
    gst: newGstNo(),
    end: "31-03-2027",
    email: `desk-${count}-${Date.now()}@konkan.example`,
    phone: "+91 98765 43210",
    ...changes,
  };
  return [name, gst, "01-04-2026", end, "Export Office", email, phone];
};
// The person has a heading that nobody could know.
const header = ["Name of the firm", "GSTIN", "Valid from", "Valid till", "In charge", "E-mail ID", "Mobile No."];

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file: List of firms" }).click();
  await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer });
}

async function assertClean(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await assertFits(page);
}

/** Of a state between two new views: the deep tier asks axe, too. */
const assertOnTheWay = (page: Page): Promise<void> => (isDeep ? assertClean(page) : assertFits(page));

async function assertFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
}

const screens = [
  ["wide", wide],
  ["narrow", narrow],
] as const;

describe.each(widthsOfTier(screens, "desk"))("an import on a %s screen", (_name, viewport) => {
  it("with errors: columns corrected, error file taken along, and the same file again creates nothing", async () => {
    const rows = [firm(), firm({ gst: newGstNo().slice(0, -1) }), firm({ end: "03/31/2027" }), firm({ phone: "9.19E+11" })];
    const list = Buffer.from(Papa.unparse([header, ...rows]));
    const before = await portal.database.db.$count(firms);
    const page = await openAsCouncil("/epcmd_admin", viewport);
    await page.getByRole("link", { name: "Import a file" }).click();
    await page.getByRole("heading", { level: 1, name: "Import firms" }).waitFor();
    await assertClean(page);

    await choose(page, "members.csv", list);
    await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    await page.getByRole("button", { name: "Check 4 rows" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Choose the column for Contact name" }).waitFor();
    await page.getByLabel("Contact name").selectOption({ label: "E: In charge" });
    await assertOnTheWay(page);
    await page.getByRole("button", { name: "Check 4 rows" }).click();

    await page.getByRole("button", { name: "Import 2 firms" }).waitFor();
    await page.getByText("Mobile No.: A spreadsheet program has shortened this phone number to 9.19E+11; enter its digits again").waitFor();
    await page.getByText("Valid till: End date must be a date, like 31-03-2027").waitFor();
    expect(await portal.database.db.$count(firms)).toBe(before);
    await assertClean(page);
    await page.getByText("1 new firm has a GST number that looks wrong. Look at it before you import.").waitFor();
    await page.getByText("With a warning 1", { exact: true }).click();
    await page.getByText("A GST number has 15 characters; this one has 14. Check it.").waitFor();
    await page.getByRole("button", { name: "Import 2 firms" }).click();
    await page.getByText("2 firms created, 0 firms updated").waitFor();
    expect(await portal.database.db.$count(firms)).toBe(before + 2);
    await assertOnTheWay(page);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download 2 refused rows (csv)" }).click();
    const errors = Papa.parse<string[]>((await textOf(download)).replace(/^\uFEFF/, ""), { skipEmptyLines: true }).data;
    expect(errors[0]).toEqual([...header, "Row in the file", "Reason"]);
    expect(errors.slice(1).map((cells) => cells.slice(-2))).toEqual([
      ["4", "Valid till: End date must be a date, like 31-03-2027"],
      ["5", "Mobile No.: A spreadsheet program has shortened this phone number to 9.19E+11; enter its digits again"],
    ]);

    await page.getByRole("link", { name: "Import another file" }).click();
    await choose(page, "members.csv", list);
    await page.getByLabel("Contact name").selectOption({ label: "E: In charge" });
    await page.getByRole("button", { name: "Check 4 rows" }).click();
    await page.getByText("No row of this file would change anything.").waitFor();
    expect(await portal.database.db.$count(firms)).toBe(before + 2);
    await page.getByRole("button", { name: "Discard this import" }).click();
    await page.getByText("This import was discarded.").waitFor();
  });
});

describe("an import", () => {
  it("of a file that cannot be read says so in the specification's words", async () => {
    const page = await openAsCouncil("/epcmd_admin/import");
    await choose(page, "members.xlsx", Buffer.from("%PDF-1.7 not a list"));
    const dialog = page.getByRole("dialog", { name: "File Import Error" });
    await dialog.getByText("Import Failed").waitFor();
    await dialog.getByText("members.xlsx is a PDF, not a csv, xls or xlsx list.").waitFor();
    await assertClean(page);
    await dialog.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("button", { name: "Choose a file: List of firms" }).waitFor();
    await choose(page, "photo.heic", Buffer.from("x"));
    await page.getByRole("dialog").getByText("photo.heic must be a csv, xls or xlsx file.").waitFor();
  });

  it("of a workbook names the sheets that it did not read, and its template can be filled in and imported", async () => {
    const page = await openAsCouncil("/epcmd_admin/import");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "csv, 1 KB" }).click();
    const template = (await textOf(download))
      .replace(/^\uFEFF/, "")
      .trim()
      .split(",");
    await choose(page, "book.xlsx", workbook({ Firms: [template, firm()], Old: [["x"]], Notes: [["y"]] }, { hidden: ["Notes"] }));
    await page.getByText('Only the sheet "Firms" was read, not: Old.').waitFor();
    await page.getByText("Hidden sheets were not read: Notes.").waitFor();
    await page.getByRole("button", { name: "Check 1 row" }).click();
    // A refusal of one action is gone once another one is accepted.
    await page.getByRole("button", { name: "Correct the columns" }).click();
    await refuseAction(page, "members.matchColumns", importMessages.wrongState);
    await page.getByRole("button", { name: "Check 1 row" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: importMessages.wrongState });
    await refusal.waitFor();
    await page.getByRole("button", { name: "Back to the rows" }).click();
    await page.getByRole("button", { name: "Import 1 firm" }).click();
    await page.getByText("1 firm created").waitFor();
    expect(await refusal.count()).toBe(0);
    await page.getByRole("link", { name: "Import firms" }).click();
    await page.getByRole("link", { name: "book.xlsx" }).waitFor();
    // One that stopped on the way says what it did until then.
    await portal.database.db.update(imports).set({ state: "failed", failure: importMessages.givenUp }).where(eq(imports.fileName, "book.xlsx"));
    await page.reload();
    await page.getByRole("link", { name: "book.xlsx" }).click();
    await page.getByText(importMessages.givenUp).waitFor();
    await page.getByText("Rows done: 1 of 1 row.").waitFor();
    await page.getByText(/^Activation mails: \d of 1 on the way/).waitFor();
  });
});

describe("the admin panel", () => {
  it("changes a firm, shows what another user saved meanwhile, deactivates and reactivates", async () => {
    const { services } = portal;
    const council = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    const { firm: one } = await createMember(services, {
      name: "Malabar Cardiac Devices Pvt Ltd",
      contactEmail: "a-very-long-address-of-the-export-department@malabar-cardiac-devices.example",
    });
    const page = await openAsCouncil("/epcmd_admin?search=Malabar+Cardiac");
    await page.getByRole("button", { name: `Edit ${one.name}` }).click();
    await updateFirm(council, {
      firmId: one.id,
      version: 1,
      firm: { ...one, firmName: one.name, membershipEndOn: "2098-03-31" },
    });
    await page.getByLabel("Contact name").fill("Export Manager");
    const held = await holdBack(page, "members.getFirm");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("This firm was changed by someone else. Reload to see the latest version.").waitFor();
    await held.letThrough();
    await page.getByText("End date: stored is 31-03-2098; you typed 31-03-2099").waitFor();
    await assertClean(page);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByLabel("Contact name").fill("Export Manager");
    // Another action does not throw away what is typed.
    await page.getByRole("button", { name: `Deactivate ${one.name}` }).click();
    await page.getByRole("dialog", { name: "Go on without saving?" }).getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The firm was saved.").waitFor();
    await page.getByRole("cell", { name: /^Export Manager/ }).waitFor();

    await page.getByRole("button", { name: `End sessions of ${one.name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End sessions", exact: true }).click();
    await page.getByRole("status").getByText(`Everybody of ${one.name} was signed out.`).waitFor();
    await page.getByRole("button", { name: `Deactivate ${one.name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Deactivate ${one.name}` });
    await dialog.getByRole("button", { name: "Deactivate the firm" }).click();
    await dialog.getByText("Their API keys and webhooks end.", { exact: false }).waitFor();
    await dialog.getByText("Enter the reason; it is kept with the firm.").waitFor();
    await dialog.getByLabel("Reason").fill("Licence withdrawn");
    await dialog.getByRole("button", { name: "Deactivate the firm" }).click();
    await page.getByText(`${one.name} was deactivated. Nobody of the firm is signed in any more.`).waitFor();
    await page.getByRole("cell", { name: /Deactivated .*Licence withdrawn/ }).waitFor();
    await assertOnTheWay(page);
    await page.getByRole("button", { name: `Edit ${one.name}` }).click();
    await page.getByLabel("Contact e-mail").fill("another-address@malabar-cardiac-devices.example");
    await page.getByText("The firm is deactivated, so no activation mail goes out: send one after you reactivate it.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: `Reactivate ${one.name}` }).click();
    await page.getByText("API keys and webhooks have ended: they make new ones.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Reactivate the firm" }).click();
    await page.getByText(`${one.name} was reactivated.`).waitFor();
    const [row] = await portal.database.db.select().from(firms).where(eq(firms.id, one.id));
    expect(row).toMatchObject({ contactName: "Export Manager", membershipEndOn: "2098-03-31", deactivatedAt: null });

    // After a reload the note compares the e-mail with the one that is stored now.
    await page.getByRole("button", { name: `Edit ${one.name}` }).click();
    const contactEmail = "new-desk@malabar-cardiac-devices.example";
    const moved = { ...one, firmName: one.name, contactName: "Export Manager", membershipEndOn: "2098-03-31", contactEmail };
    await updateFirm(council, { firmId: one.id, version: row?.version ?? 0, firm: moved });
    await page.getByLabel("Contact name").fill("Export Head");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Reload" }).click();
    await eventually(async () => expect(await page.getByLabel("Contact e-mail").inputValue()).toBe(contactEmail));
    expect(await page.getByText("Another contact e-mail moves the firm's login to it.").isVisible()).toBe(true);
  });

  it("sends activation mails to two firms at once, names one that is refused, and keeps the focus when their rows leave the list", async () => {
    const mark = `Nilgiri${Date.now()}`;
    const members = [await createMember(portal.services, { name: `${mark} One` }), await createMember(portal.services, { name: `${mark} Other` })];
    const ids = members.map(({ user }) => user.id);
    await portal.database.db.update(users).set({ activatedAt: null }).where(inArray(users.id, ids));
    const page = await openAsCouncil(`/epcmd_admin?search=${mark}&status=no_otp_sent`);
    const resend = (name: string) => page.getByRole("button", { name: `Resend activation to ${name}` }).click();
    await refuseAction(page, "members.resendActivation", memberMessages.alreadyActive);
    await resend(`${mark} One`);
    const refusal = page.getByRole("alert").filter({ hasText: `${mark} One: ${memberMessages.alreadyActive}` });
    await refusal.waitFor();
    const held = await holdBack(page, "members.resendActivation");
    await resend(`${mark} Other`);
    await eventually(async () => expect(held.asked()).toBe(1));
    expect(await refusal.count()).toBe(1);
    await resend(`${mark} One`);
    await refusal.waitFor({ state: "detached" });
    await eventually(async () => expect(held.asked()).toBe(2));
    await held.letThrough();
    await page.getByRole("status").getByText(`The activation mail of ${mark}`, { exact: false }).waitFor();
    await page.getByText("No firm matches.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("list-of-firms");
  });

  it("says nothing of all firms before they are read", async () => {
    await createMember(portal.services, {});
    const page = await openAsCouncil("/epcmd_admin?search=NoSuchFirm");
    await page.getByText("No firm matches.").waitFor();
    const list = await holdBackAddress(page, "**/trpc/*members.listFirms*");
    await page.getByRole("button", { name: "Show all firms" }).click();
    await page.getByText("No firm matches.").waitFor({ state: "detached" });
    expect(await page.getByText("No firms yet.").count()).toBe(0);
    await list.letThrough();
    await page.locator("#list-of-firms").getByRole("table").waitFor();
  });

  it("narrows by membership, keeps it in the address, and gives just those firms as a csv", async () => {
    const mark = `Vindhya${Date.now()}`;
    await createMember(portal.services, { name: `${mark} Past`, membershipStartOn: "2020-04-01", membershipEndOn: "2021-03-31" });
    await createMember(portal.services, { name: `${mark} Present` });
    const page = await openAsCouncil(`/epcmd_admin?search=${mark}`, narrow);
    await page.getByText("2 firms", { exact: true }).waitFor();
    await page.getByLabel("Membership").selectOption({ label: "Expired" });
    await page.getByText("1 firm", { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("membership")).toBe("expired");
    await assertOnTheWay(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download this firm (csv)" }).click();
    const lines = (await textOf(download)).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${mark} Past`);
  });
});
