import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { fairApplications, fairFeeProofs, fairLeads, fairMessagesSent, fairs } from "#db/schema/fairs.ts";
import { acceptSeat, applyForFair, withdrawApplication } from "#server/application/fairs/apply.ts";
import { cancelFair } from "#server/application/fairs/cancel-fair.ts";
import { checkInAddress } from "#server/application/fairs/check-in.ts";
import { receiveFee, sendFeeProof } from "#server/application/fairs/fees.ts";
import { rankFair } from "#server/application/fairs/rank-fair.ts";
import { createStaffActor } from "../support/factories.ts";
import { createExhibitor, createFair, entries } from "../support/fairs.ts";
import { textPdf } from "../support/files.ts";
import { violationsOf } from "../support/page-input.ts";
import { holdBack, loseAnswers } from "../support/hold-back.ts";
import { createPaymentFile } from "../support/payments.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";
import { isDeep, phone, placesOfTier } from "../support/tier.ts";

let portal: TestPortal;
const folder = mkdtempSync(join(tmpdir(), "fair-leads-"));
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(async () => {
  await portal?.close();
  rmSync(folder, { recursive: true, force: true });
});

const today = calendarDateInIndia(new Date());
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** A fair that begins today, whose last day to apply is over once `closeFair` has run. */
const fairOfToday = (seats: number) =>
  createFair(portal.services, {
    startsOn: today,
    endsOn: daysAfter(today, 2),
    applyUntil: new Date(Date.now() + 60 * 60_000),
    openedAt: new Date(),
    seats,
  });
const closeFair = (fairId: string) =>
  portal.services.db
    .update(fairs)
    .set({ applyUntil: new Date(Date.now() - 1_000) })
    .where(eq(fairs.id, fairId));

/** A firm that has the only seat of a fair of today. */
async function exhibitorOfToday() {
  const { services } = portal;
  const fair = await fairOfToday(1);
  const actor = await createExhibitor(services);
  const ctx = contextOf(services, actor);
  await applyForFair(ctx, { fairId: fair.id, entries, seen: null });
  await closeFair(fair.id);
  await rankFair(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), { fairId: fair.id });
  await acceptSeat(ctx, { fairId: fair.id });
  return { fair, actor };
}

it.each(placesOfTier)(
  "a firm applies, is ranked, accepts its seat and is checked in by its code, firm at $firm.viewport.width px",
  async ({ firm, council: office }) => {
    const { services } = portal;
    const fair = await fairOfToday(1);
    const [actor, staffActor] = [await createExhibitor(services), await createStaffActor(services, "EPCMD_ADMIN")];
    const member = await portal.signIn(actor, paths.memberFairs, firm);
    await member.getByRole("link", { name: fair.title }).click();
    const form = member.getByRole("form", { name: "Application" });
    await button(member, "Send the application").click();
    await form.getByText("Enter the exports in whole rupees, 0 if there were none").waitFor();
    expect(await violationsOf(member)).toEqual([]);
    await form.getByRole("textbox", { name: "Exports of the last financial year" }).fill("50000000");
    await form.getByLabel("Size of the firm").selectOption("small");
    await form.getByLabel("Who holds the firm").selectOption("women");
    await form.getByLabel("Products to be shown").fill("Infusion sets");
    await button(member, "Send the application").click();
    await member.getByText("Your application has arrived.").waitFor();

    await closeFair(fair.id);
    const council = await portal.signIn(staffActor, `${paths.fairs}/${fair.id}`, office);
    await button(council, "Rank the applications").click();
    await council.getByRole("dialog").getByRole("button", { name: "Rank the applications" }).click();
    await council.getByText("Ranked. 1 seat offered, 0 firms on the waiting list.").waitFor();
    await council.getByText("Computed again just now: the same list.").waitFor();
    if (isDeep) expect(await violationsOf(council)).toEqual([]);

    await member.reload();
    await member.getByText("1 of 1, with 75 points").waitFor();
    await button(member, "Accept the seat").click();
    const code = member.getByRole("region", { name: "Your code for the entrance" });
    await code.getByRole("img", { name: /QR code for the entrance/ }).waitFor();
    if (isDeep) expect(await violationsOf(member)).toEqual([]);
    const short = (await code.locator("strong").textContent()) ?? "";

    await council.getByRole("link", { name: "Check in" }).click();
    await council.getByRole("textbox", { name: /^Code/ }).fill(short);
    await button(council, "Check in").click();
    await council.getByText("Scan or type the next code.").waitFor();
    await council.getByRole("textbox", { name: /^Code/ }).fill(short.toLowerCase());
    await button(council, "Check in").click();
    await council.getByText("Nothing was changed.").waitFor();
    if (isDeep) expect(await violationsOf(council)).toEqual([]);
  },
);

it("a scanned code that could not be checked in stands in the field, to be sent again", async () => {
  const { services } = portal;
  const { fair } = await exhibitorOfToday();
  const [application] = await services.db.select().from(fairApplications).where(eq(fairApplications.fairId, fair.id));
  const { pathname, search } = new URL(checkInAddress(services, fair.id, application?.id ?? ""));
  const page = await portal.signIn(await createStaffActor(services, "EPCMD_ADMIN"), paths.fairs, phone);
  const busy = { status: 429, contentType: "application/json", body: "{}" };
  await page.route("**/trpc/fairs.checkIn*", (route) => route.fulfill(busy), { times: 1 });
  await page.goto(`${portal.product.url}${pathname}${search}`);
  await page.getByRole("alert").filter({ hasText: "Too many requests" }).waitFor();
  await button(page, "Check in").click();
  await page.getByText("Scan or type the next code.").waitFor();
});

it("an exhibitor is said to be here while the numbers of the entrance are still read", async () => {
  const { services } = portal;
  const { fair } = await exhibitorOfToday();
  const [application] = await services.db.select().from(fairApplications).where(eq(fairApplications.fairId, fair.id));
  const page = await portal.openAs("EPCMD_ADMIN", `${paths.fairs}/${fair.id}/check-in`);
  await page.getByText("0 of 1 exhibitor are here.").waitFor();
  const reading = await holdBack(page, "fairs.get");
  await page.getByRole("textbox", { name: /^Code/ }).fill(application?.shortCode ?? "");
  await button(page, "Check in").click();
  await page.getByText("Scan or type the next code.").waitFor();
  await button(page, "Check in").waitFor();
  await reading.letThrough();
  await page.getByText("1 of 1 exhibitor is here.").waitFor();
});

it.each(placesOfTier)(
  "an exhibitor sends the proof of its fee, and the council records it, firm at $firm.viewport.width px",
  async ({ firm, council: office }) => {
    const { fair, actor } = await exhibitorOfToday();
    const member = await portal.signIn(actor, `${paths.memberFairs}/${fair.id}`, firm);
    const form = member.getByRole("form", { name: "Proof of the fee" });
    await button(member, "Send the proof").click();
    await form.getByText("Enter the day of the payment").waitFor();
    await form.getByLabel("Day of the payment").fill(formatIndianDate(today));
    await form.getByLabel("UTR or reference").fill("ABCDN26000000077");
    await form.locator('input[type="file"]').setInputFiles({ name: "advice.pdf", mimeType: "application/pdf", buffer: textPdf(["Advice"]) });
    await form.getByRole("link", { name: "advice.pdf" }).waitFor();
    await button(member, "Send the proof").click();
    await member.getByText("The proof is sent.").waitFor();
    if (isDeep) expect(await violationsOf(member)).toEqual([]);

    const council = await portal.signIn(await createStaffActor(portal.services, "EPCMD_ADMIN"), `${paths.fairs}/${fair.id}`, office);
    await button(council, /^Fee of /).click();
    const dialog = council.getByRole("dialog");
    await dialog.getByRole("img").first().waitFor();
    expect(await violationsOf(council)).toEqual([]);
    await dialog.getByRole("button", { name: "Fee received: Rs 25,000.00" }).click();
    await council.getByText("is recorded as received.").waitFor();
    await member.reload();
    await member.getByText("The council received Rs 25,000.00 on").waitFor();
  },
);

/** The council has opened the dialog of a fee, whose proof a colleague can record. */
async function openFee(firstReference: string, firstPaise = 2_500_000) {
  const { services } = portal;
  const { fair, actor } = await exhibitorOfToday();
  const send = async (reference: string, amountPaise: number): Promise<string> => {
    const fileId = await createPaymentFile(services, actor.userId, actor.firmId);
    await sendFeeProof(contextOf(services, actor), { fairId: fair.id, fileId, amountPaise, paidOn: today, reference });
    return fileId;
  };
  const fileId = await send(firstReference, firstPaise);
  const council = await createStaffActor(services, "EPCMD_ADMIN");
  const page = await portal.signIn(council, `${paths.fairs}/${fair.id}`);
  await button(page, /^Fee of /).click();
  const findProof = async () => (await services.db.select().from(fairFeeProofs).where(eq(fairFeeProofs.fileId, fileId)))[0];
  const record = async () => receiveFee(contextOf(services, council), { proofId: (await findProof())?.id ?? "" });
  return { page, dialog: page.getByRole("dialog"), findProof, record, send };
}

it("a step that a colleague took first is refused, and the page shows where the fair stands now", async () => {
  const { services } = portal;
  const fair = await fairOfToday(1);
  const actor = await createExhibitor(services);
  const firm = contextOf(services, actor);
  await applyForFair(firm, { fairId: fair.id, entries, seen: null });
  await closeFair(fair.id);
  const colleague = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
  const office = await portal.openAs("EPCMD_ADMIN", `${paths.fairs}/${fair.id}`);
  const dialog = office.getByRole("dialog");
  await button(office, "Rank the applications").click();
  await rankFair(colleague, { fairId: fair.id });
  await dialog.getByRole("button", { name: "Rank the applications" }).click();
  await office.getByText(fairMessages.rankedAlready).waitFor();
  await office.getByText("Computed again just now: the same list.").waitFor();

  const member = await portal.signIn(actor, `${paths.memberFairs}/${fair.id}`);
  await button(member, "Withdraw").click();
  await withdrawApplication(firm, { fairId: fair.id });
  await member.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await member.getByText(fairMessages.nothingToWithdraw).waitFor();
  await member.getByText("Withdrawn", { exact: true }).waitFor();

  await button(office, "Cancel the fair").click();
  await dialog.getByLabel("Reason").fill("The hall is closed.");
  await cancelFair(colleague, { fairId: fair.id, reason: "The organiser gave up." });
  await dialog.getByRole("button", { name: "Cancel the fair" }).click();
  await office.getByText(/^Cancelled on .*: The organiser gave up\.$/).waitFor();
});

it("the dialog of a fee shows what a colleague has recorded meanwhile", async () => {
  const { dialog, record } = await openFee("ABCDN26000000078");
  const receive = dialog.getByRole("button", { name: "Fee received: Rs 25,000.00" });
  await receive.waitFor();
  await record();
  await receive.click();
  await dialog.getByText(fairMessages.feeSettled).waitFor();
  await dialog.getByRole("button", { name: "Not received: return the proof" }).waitFor();
  await receive.waitFor({ state: "detached" });
});

it("the measure of a criterion keeps the focus when it is changed", async () => {
  const fair = await fairOfToday(1);
  const page = await portal.openAs("EPCMD_ADMIN", `${paths.fairs}/${fair.id}/edit`);
  const measure = page.getByRole("combobox", { name: /^Criterion 2/ });
  await measure.focus();
  await measure.selectOption("timely");
  await expect.poll(() => measure.inputValue()).toBe("timely");
  expect(await measure.evaluate((field) => field === document.activeElement)).toBe(true);
  await page
    .getByRole("button", { name: /^Remove criterion/ })
    .last()
    .click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Criteria");
});

it("a return is refused when a colleague records the fee while its reason is written", async () => {
  const { page, dialog, findProof, record } = await openFee("ABCDN26000000079");
  const remark = "Not in the statement of the bank";
  await dialog.getByRole("button", { name: "Return the proof" }).click();
  await dialog.getByLabel("Reason").fill(remark);
  await record();
  // The officer comes back from another window, and the page reads the fair again.
  await page.evaluate(() => {
    const later = Date.now() + 11_000;
    Date.now = () => later;
    window.dispatchEvent(new Event("visibilitychange"));
  });
  await page.locator("table").getByText("Received", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Return the proof" }).click();
  await dialog.getByText(fairMessages.feeSettled).waitFor();
  expect(await findProof()).toMatchObject({ state: "received" });
  await dialog.getByRole("button", { name: "Not received: return the proof" }).click();
  await dialog.getByText("When you return the proof, Rs 25,000.00 with the reference ABCDN26000000079 no longer counts as received.").waitFor();
  expect(await dialog.getByLabel("Reason").inputValue()).toBe(remark);
});

it("who checks the proof of the rest sees what is received, and can take the earlier receipt back", async () => {
  const { page, dialog, findProof, record, send } = await openFee("ABCDN26000000080", 2_000_000);
  await record();
  await send("ABCDN26000000081", 500_000);
  await page.reload();
  await button(page, /^Fee of /).click();
  const takeBack = dialog.getByRole("button", { name: "Not received: return the proof of Rs 20,000.00, ABCDN26000000080" });
  await takeBack.waitFor();
  expect(await dialog.locator("dl").textContent()).toContain("Received so farRs 20,000.00Left of the feeRs 5,000.00");
  await takeBack.click();
  await dialog.getByText("The proof that it sent later still waits.").waitFor();
  await dialog.getByLabel("Reason").fill("It is the payment of another firm.");
  await dialog.getByRole("button", { name: "Return the proof" }).click();
  await page.getByText("is returned.").waitFor();
  expect(await findProof()).toMatchObject({ state: "returned" });
});

it("a firm that withdraws and applies again is asked for the exports of the year", async () => {
  const { services } = portal;
  const fair = await fairOfToday(1);
  const actor = await createExhibitor(services);
  await applyForFair(contextOf(services, actor), { fairId: fair.id, entries, seen: null });
  const yearBefore = new Date(Date.now() - 370 * 24 * 60 * 60_000);
  await services.db.update(fairApplications).set({ appliedAt: yearBefore }).where(eq(fairApplications.fairId, fair.id));
  const page = await portal.signIn(actor, `${paths.memberFairs}/${fair.id}`, phone);
  const form = page.getByRole("form", { name: "Application" });
  expect(await form.getByLabel("Products to be shown").inputValue()).toBe(entries.products);
  await button(page, "Withdraw").click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await form.getByRole("button", { name: "Send the application" }).waitFor();
  await expect.poll(() => form.getByRole("textbox", { name: "Exports of the last financial year" }).inputValue()).toBe("");
  expect(await form.getByLabel("Products to be shown").inputValue()).toBe(entries.products);

  // A colleague applies while this form is filled in: both versions are shown, and what is typed here stays.
  await form.getByRole("textbox", { name: "Exports of the last financial year" }).fill("700");
  await applyForFair(contextOf(services, actor), { fairId: fair.id, entries, seen: null });
  await form.getByRole("button", { name: "Send the application" }).click();
  await form.getByText("A colleague has changed this application meanwhile").waitFor();
  expect(await form.getByRole("textbox", { name: "Exports of the last financial year" }).inputValue()).toBe("700");
});

it("a stall needs a hall, and is taken back with both fields empty", async () => {
  const { fair } = await exhibitorOfToday();
  const page = await portal.openAs("EPCMD_ADMIN", `${paths.fairs}/${fair.id}`);
  const form = page.getByRole("form", { name: "Stall" });
  const save = async (hall: string, number: string) => {
    if (!(await form.isVisible())) await button(page, /^Stall of /).click();
    await form.getByLabel("Hall").fill(hall);
    await form.getByLabel("Stall number").fill(number);
    await form.getByRole("button", { name: "Save the stall" }).click();
  };
  await save("", "14");
  await form.getByText(fairMessages.hallNeeded).waitFor();
  await save("12", "14");
  await page.getByText(fairMessages.stallSaved).waitFor();
  await save("", "");
  await page.getByText(fairMessages.stallRemoved).waitFor();
});

it("what is written while a message to exhibitors is sent stays", async () => {
  const { fair } = await exhibitorOfToday();
  const page = await portal.openAs("EPCMD_ADMIN", `${paths.fairs}/${fair.id}`);
  const form = page.getByRole("form", { name: "Message to exhibitors" });
  const sending = await holdBack(page, "fairs.sendMessage");
  await form.getByLabel("Subject").fill("Badges");
  await form.getByRole("textbox", { name: "Message" }).fill("Fetch them at gate 2.");
  await form.getByRole("button", { name: "Send to 1 firm" }).click();
  await form.getByRole("button", { name: "Sending..." }).waitFor();
  await form.getByRole("textbox", { name: "Message" }).fill("Bring a card, too.");
  await sending.letThrough();
  await form.getByText(fairMessages.messageSent(1)).waitFor();
  expect(await form.getByRole("textbox", { name: "Message" }).inputValue()).toBe("Bring a card, too.");

  // Sent again after a lost answer, it is the same message.
  const send = form.getByRole("button", { name: "Send to 1 firm" });
  const answersReturn = await loseAnswers(page, "fairs.sendMessage");
  await send.click();
  await form.getByRole("alert").filter({ hasText: "The answer is lost." }).waitFor();
  await page.getByRole("article").filter({ hasText: "Bring a card, too." }).waitFor();
  await answersReturn();
  await send.click();
  await form.getByText(fairMessages.messageSent(1)).waitFor();
  expect(await portal.services.db.$count(fairMessagesSent, eq(fairMessagesSent.fairId, fair.id))).toBe(2);
  // A refusal of what is typed leads to its field.
  await send.click();
  await page.locator("#fair-subject:focus").waitFor();
});

it("leads are noted without a line, kept over a reload, and stored once each when the line is back", async () => {
  const { services } = portal;
  const { fair, actor } = await exhibitorOfToday();
  const page = await portal.signIn(actor, `${paths.fairLeads}/${fair.id}`, phone);
  await page.getByText("This page also opens without an internet connection.").waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: `Leads: ${fair.title}` }).waitFor();
  await button(page, "Note the lead").click();
  await page.getByText("Select the country from the list").waitFor();
  await note(page, "First desk", await largePhoto());
  // A photo that is not noted yet does not outlive a reload, and the page says so.
  const small = await sharp({ create: { width: 800, height: 500, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
  await page.getByLabel("Photo of the card (optional)").setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer: small });
  await page.getByText(/^Photo: /).waitFor();
  await page.reload();
  const isGone = page.getByText("The photo of the card is not here any more. Take it again.");
  await isGone.waitFor();
  await note(page, "Second desk", undefined);
  await isGone.waitFor({ state: "detached" });
  await page.getByText("2 leads; 2 to send. They are sent as soon as there is an internet connection.").waitFor();
  await page.reload();
  await page.getByText("2 leads; 2 to send.").waitFor();
  const download = page.waitForEvent("download");
  await button(page, /^Save the photo/).click();
  const photo = await download;
  expect(photo.suggestedFilename()).toBe("Klinik Nord First desk.jpg");
  expect((await sharp(await photo.path()).metadata()).format).toBe("jpeg");
  expect(await services.db.$count(fairLeads, eq(fairLeads.fairId, fair.id))).toBe(0);

  await endOffline(page);
  await page.getByText("2 leads; all that can be sent are sent.").waitFor();
  await button(page, /^Save the photo/).waitFor({ state: "detached" });
  await page.reload();
  await page.getByText("2 leads; all that can be sent are sent.").waitFor();
  const stored = await services.db.select().from(fairLeads).where(eq(fairLeads.fairId, fair.id)).orderBy(fairLeads.notedAt);
  expect(stored).toMatchObject([
    { name: "First desk", firmId: actor.firmId, country: "DE", sizeBytes: expect.any(Number) },
    { name: "Second desk", storageKey: null },
  ]);
  expect(stored[0]?.sizeBytes).toBeLessThan(1_500_000);
});

it("the page for leads opens on a phone whose storage is full", async () => {
  const { fair, actor } = await exhibitorOfToday();
  const page = await portal.signIn(actor, `${paths.fairLeads}/${fair.id}`, phone);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    };
  });
  await page.reload();
  await page.getByRole("heading", { name: `Leads: ${fair.title}` }).waitFor();
});

it("every lead is stored once although the line is cut three times", async () => {
  // The requests whose answers are lost. Each cut lead is sent again, so that later leads are sent by later requests.
  const [count, cuts] = isDeep ? [200, [40, 90, 150]] : [12, [3, 6, 9]];
  const { services } = portal;
  const { fair, actor } = await exhibitorOfToday();
  const page = await portal.signIn(actor, `${paths.fairLeads}/${fair.id}`, phone);
  await page.getByText("This page also opens without an internet connection.").waitFor();
  await page.context().setOffline(true);
  await keepOnDevice(page, { fairId: fair.id, firmId: actor.firmId, count });
  let requests = 0;
  let linesCut = 0;
  let hasLine = true;
  await page.route(`**/uploads/fairs/${fair.id}/leads/*`, async (route) => {
    // The page also tries by itself every 30 seconds: such a request is not counted.
    if (!hasLine) return route.abort("internetdisconnected");
    requests += 1;
    if (!cuts.includes(requests)) return route.continue();
    // The portal stores the lead, and its answer is lost.
    await route.fetch();
    await page.context().setOffline(true);
    hasLine = false;
    await route.abort("internetdisconnected");
    linesCut += 1;
  });
  const inPortal = () => services.db.$count(fairLeads, eq(fairLeads.fairId, fair.id));
  await endOffline(page);
  for (const [before, request] of cuts.entries()) {
    const stored = request - before;
    await expect.poll(() => linesCut).toBe(before + 1);
    await page.getByText(`${count - stored + 1} to send. They are sent as soon as there is an internet connection.`).waitFor({ timeout: 60_000 });
    expect(await inPortal()).toBe(stored);
    hasLine = true;
    await page.context().setOffline(false);
  }
  await page.getByText(`${count} leads; all that can be sent are sent.`).waitFor({ timeout: 60_000 });
  expect([await inPortal(), requests]).toEqual([count, count + cuts.length]);
  const names = await services.db.selectDistinct({ name: fairLeads.name }).from(fairLeads).where(eq(fairLeads.fairId, fair.id));
  expect(names).toHaveLength(count);
});

it("a lead that a guest network answers stays to be sent", async () => {
  const { fair, actor } = await exhibitorOfToday();
  const page = await portal.signIn(actor, `${paths.fairLeads}/${fair.id}`, phone);
  await page.getByText("This page also opens without an internet connection.").waitFor();
  const uploads = `**/uploads/fairs/${fair.id}/leads/*`;
  await page.route(uploads, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Guest network</title>" }));
  await note(page, "First desk", undefined);
  await page.getByText("1 lead; 1 to send. They are sent as soon as there is an internet connection.").waitFor();
  await page.unroute(uploads);
  await page.reload();
  await page.getByText("1 lead; all that can be sent are sent.").waitFor();
  expect(await portal.services.db.$count(fairLeads, eq(fairLeads.fairId, fair.id))).toBe(1);
});

/**
 * The line is back for a page that was loaded again without one. The headless shell from npm forgets at the reload that it is offline,
 * and so never says that it is online again: then the page hears it from here.
 */
async function endOffline(page: Page): Promise<void> {
  const forgot = await page.evaluate(() => navigator.onLine);
  await page.context().setOffline(false);
  if (forgot) await page.evaluate(() => window.dispatchEvent(new Event("online")));
}

/** Puts leads into the store of the page, as its form does, and reads the page again. */
async function keepOnDevice(page: Page, of: { readonly fairId: string; readonly firmId: string; readonly count: number }): Promise<void> {
  await page.evaluate(async ({ count, ...lead }) => {
    const opened = indexedDB.open("fair-leads");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(new Error("the store of the page does not open"));
    });
    const store = database.transaction("leads", "readwrite").objectStore("leads");
    for (let place = 0; place < count; place += 1)
      store.put({
        ...lead,
        id: crypto.randomUUID(),
        name: `Visitor ${place}`,
        company: "Klinik Nord",
        country: "DE",
        email: "",
        interest: "",
        notedAt: new Date(Date.now() - place * 1_000).toISOString(),
        photo: null,
        standing: "waiting",
        problem: null,
      });
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    database.close();
  }, of);
  await page.reload();
  // The page has tried to send: no request of the time without a line is under way.
  await page.getByText(`${of.count} leads; ${of.count} to send. They are sent as soon as there is an internet connection.`).waitFor();
}

async function note(page: Page, name: string, photo: string | undefined): Promise<void> {
  const form = page.getByRole("form", { name: "New lead" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Company").fill("Klinik Nord");
  await form.getByLabel("Country").selectOption("DE");
  if (photo !== undefined) {
    await form.getByLabel("Photo of the card (optional)").setInputFiles(photo);
    await form.getByText(/^Photo: 1\d\.\d MB made/).waitFor({ timeout: 60_000 });
  }
  await button(page, "Note the lead").click();
  await page.getByRole("listitem").filter({ hasText: name }).waitFor();
}

/** The path of a photo of more than 12 MB, as a phone makes it. */
async function largePhoto(): Promise<string> {
  const [width, height] = [4_000, 3_000];
  const path = join(folder, "card.jpg");
  await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toFile(path);
  return path;
}
