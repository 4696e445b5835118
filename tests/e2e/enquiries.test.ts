import { readFileSync } from "node:fs";
import { read, utils } from "@e965/xlsx";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { SendEnquiryInput } from "#domain/directory/enquiry-input.ts";
import { enquiryNotice } from "#domain/directory/enquiry-notice.ts";
import { answerEnquiry } from "#server/application/directory/enquiries/answer-enquiry.ts";
import { listReceivedEnquiries } from "#server/application/directory/enquiries/received-enquiries.ts";
import { sendEnquiry } from "#server/application/directory/enquiries/send-enquiry.ts";
import { updateDirectoryEntry } from "#db/queries/directory-entries.ts";
import { firms } from "#db/schema/members.ts";
import { loadBulkData } from "../support/directory-bulk-data.ts";
import { createBuyer, createListedFirm, createUser } from "../support/factories.ts";
import { holdBackAddress } from "../support/hold-back.ts";
import { violationsOf } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const bulkData = 1_200;
const shots = process.env["SHOTS_DIR"];
let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
  await loadBulkData(portal.database.url, { firms: bulkData, devicesEach: 2, hasProducts: true });
}, 120_000);
afterAll(() => portal?.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

/** Nothing is wrong with what stands there, and it needs no scrolling sideways. */
async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await lookAtWidth(page, name);
}

/** Of a state between two new views: the deep tier asks axe, too. */
const lookOnTheWay = isDeep ? look : lookAtWidth;

async function lookAtWidth(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
}

async function newFirm(name: string) {
  const member = await createListedFirm(portal.services, { codes: ["90183100", "30051010"], showEmail: true }, { name });
  await portal.database.db.transaction((tx) => updateDirectoryEntry(tx, member.firm.id));
  return member;
}

/** The members of a spreadsheet, read by another program than the one that wrote it. */
function membersIn(path: string): number {
  const book = read(readFileSync(path));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (sheet === undefined) throw new Error("the book has no sheet");
  return utils.sheet_to_json(sheet, { header: 1 }).length - 1;
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const usedSizes = widthsOfTier(sizes, "phone");

describe.each(usedSizes)("at $width px", (viewport) => {
  it("a buyer searches, opens a member, writes to two, reads the answer, and takes the list home", async () => {
    const name = `Zebra Devices ${viewport.width}`;
    const { user: member } = await newFirm(name);
    const { firm: gone } = await newFirm(`Zebra Instruments ${viewport.width}`);
    const { email } = await createBuyer(portal.services);
    const page = await portal.signIn({ email }, "/buyer-search-result?search=zebra&codes=90183100", { viewport });
    await heading(page, "Member directory");
    await page.getByRole("link", { name }).click();
    await heading(page, name);
    await page.getByText("Verified member").waitFor();
    await page.getByText("Not shown by this member").waitFor();
    await look(page, "firm");
    const mark = await page.getByRole("link", { name: /^public page/ }).getAttribute("href");
    const code = (await page.locator("code").textContent()) ?? "";

    const stranger = await portal.browser.newPage({ viewport });
    await stranger.goto(`${portal.product.url}${new URL(mark ?? "").pathname}`);
    await stranger.getByText(`${name} is a member of the Export Promotion Council for Medical Devices today.`).waitFor();
    await look(stranger, "verify");
    await stranger.goto(`${portal.product.url}/verify/nobody`);
    await stranger.getByText("The firm of this address is not a member of").waitFor();
    await stranger.goto(`${portal.product.url}${paths.checkMember}`);
    await stranger.getByLabel("Code or address of the mark").fill(code);
    await stranger.getByRole("button", { name: "Check", exact: true }).click();
    await stranger.getByRole("heading", { name: "Yes", exact: true }).waitFor();
    await stranger.close();

    await page.getByRole("link", { name: "Member directory" }).last().click();
    await page.waitForURL(/search=zebra&codes=90183100/);
    for (const which of [name, `Zebra Instruments ${viewport.width}`])
      await page.getByRole("checkbox", { name: `Choose ${which} to write to` }).click();
    await lookOnTheWay(page, "chosen");
    await page.getByRole("link", { name: "Write to 2 members" }).click();
    await heading(page, "Write to members");
    await page.getByRole("button", { name: "Send to 2 members" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await summary.getByText("Enter the message").waitFor();
    await look(page, "write-problems");
    await page.getByLabel("Name and organisation").fill("Lena Fischer, Klinik Nord");
    await page.getByLabel("Subject").fill("Syringes for a ward");
    await page.getByLabel("Message").fill("We need 20,000 syringes.\n<b>What do they cost?</b>");
    await page.reload();
    expect(await page.getByLabel("Message").inputValue()).toBe("We need 20,000 syringes.\n<b>What do they cost?</b>");
    await page.getByRole("checkbox").click();
    await portal.database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Closed." }).where(eq(firms.id, gone.id));
    await page.getByRole("button", { name: "Send to 2 members" }).click();
    await page.getByText("Your enquiry was sent to 1 member.").waitFor();
    await page.getByRole("status").getByText(`Zebra Instruments ${viewport.width}`).waitFor();
    await lookOnTheWay(page, "sent");

    const desk = await portal.signIn({ email: member.email }, "/Membership/enquiries", { viewport });
    await desk.getByRole("link", { name: "Syringes for a ward" }).click();
    await desk.getByText("<b>What do they cost?</b>").waitFor();
    await desk.getByText("Germany").waitFor();
    await desk.getByText("Read", { exact: true }).waitFor();
    await look(desk, "received");
    await desk.getByRole("textbox", { name: "Answer" }).fill("Ten rupees each, in three weeks.");
    await desk.getByRole("button", { name: "Send the answer" }).click();
    await desk.getByText(/^Sent by Somebody on/).waitFor();
    await desk.getByRole("button", { name: "Report as abuse" }).click();
    await desk.getByRole("textbox", { name: "Reason" }).fill("Only to see that it works.");
    await desk.getByRole("button", { name: "Report to the council" }).click();
    await desk.getByText(/^Reported to the council on/).waitFor();
    await lookOnTheWay(desk, "reported");
    await desk.goto(`${portal.product.url}${paths.memberProfile}`);
    await desk.getByText(code, { exact: true }).waitFor();
    await look(desk, "own-mark");
    const [picture] = await Promise.all([desk.waitForEvent("download"), desk.getByRole("link", { name: "Download as SVG" }).click()]);
    expect(picture.suggestedFilename()).toBe("epcmd-verification-mark.svg");
    expect(readFileSync(await picture.path(), "utf8")).toContain(`>${code.slice(0, 19)}<`);
    await desk.context().close();

    await page.reload();
    await page.getByText("Ten rupees each, in three weeks.").waitFor();
    await lookOnTheWay(page, "answered");
    // The firm shows no contacts: the buyer replies with another enquiry.
    await page.getByRole("button", { name: `Write again to ${name}` }).click();
    await heading(page, "Write to members");
    await page.getByRole("button", { name: `Take out ${name}` }).click();
    await page.locator(":focus").filter({ hasText: "No member is chosen." }).waitFor();

    await page.goto(`${portal.product.url}/buyer-search-result`);
    await page.getByRole("button", { name: /^Download as excel/ }).click();
    const take = page.getByRole("button", { name: /^Download epcmd-members-.*\.xlsx$/ });
    await take.waitFor();
    await lookOnTheWay(page, "list-ready");
    const [download] = await Promise.all([page.waitForEvent("download"), take.click()]);
    const listed = await portal.database.db.$count(firms, eq(firms.contactName, "Export Office"));
    const members = membersIn(await download.path());
    expect(members).toBeGreaterThanOrEqual(bulkData + 1);
    expect(members).toBeLessThanOrEqual(bulkData + listed);
    await page.context().close();
  });
});

it("the council counts enquiries, and reads those that a member reported", async () => {
  const { email } = await createUser(portal.services, "EPCMD_ADMIN");
  for (const width of [1440, 390]) {
    const page = await portal.signIn({ email }, "/epcmd_admin/enquiries", { viewport: { width, height: 900 } });
    await page.getByText("Only to see that it works.").first().waitFor();
    await look(page, "council");
    // No month stands in the list of members while that one is read.
    const month = page.getByText(/^\d\d-\d{4}$/).first();
    await month.waitFor();
    const counts = await holdBackAddress(page, "**/trpc/*directory.enquiries.counts*");
    await page.getByText("By member", { exact: true }).click();
    await month.waitFor({ state: "detached" });
    await counts.letThrough();
    await page.getByText(`Zebra Devices ${usedSizes[0]?.width}`, { exact: true }).first().waitFor();
    await lookOnTheWay(page, "council-members");
    await page
      .getByRole("link", { name: /^Open this buyer to suspend the login of / })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Buyers" }).waitFor();
    await page.getByRole("button", { name: /^Suspend/ }).waitFor();
    await page.context().close();
  }
});

it("an answer that is being written stays on the page when a colleague answers first", async () => {
  const { user, actor } = await newFirm("Ilmenit Devices");
  const words = { senderName: "Lena Fischer", subject: "Infusion pumps", message: "We need 5,000 pumps.", consentVersion: enquiryNotice.version };
  const buyer = contextOf(portal.services, await createBuyer(portal.services));
  await sendEnquiry(buyer, SendEnquiryInput.parse({ ...words, firmIds: [actor.firmId] }));
  const colleague = contextOf(portal.services, actor);
  const [entry] = (await listReceivedEnquiries(colleague, { page: 1, pageSize: 10 })).rows;
  const id = entry?.id ?? "";
  const page = await portal.signIn({ email: user.email }, paths.memberEnquiries);
  // The enquiry is read again when it is marked as read.
  const reading = await holdBackAddress(page, "**/trpc/*directory.enquiries.markRead*");
  await page.getByRole("link", { name: "Infusion pumps" }).click();
  await page.getByRole("textbox", { name: "Answer" }).fill("Nine hundred rupees each, in three weeks.");
  await answerEnquiry(colleague, { id, answer: "We will come back to you." });
  await reading.letThrough();
  await page.getByText("We will come back to you.").waitFor();
  const unsent = page.getByRole("region", { name: "Your text was not sent" });
  await unsent.getByText("Nine hundred rupees each, in three weeks.").waitFor();
  await look(page, "not-sent");
  await page.getByRole("main").getByRole("link", { name: "Enquiries" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await heading(page, "Enquiries");
  await page.context().close();
});
