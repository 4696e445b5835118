import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { fairLeads, fairs } from "#db/schema/fairs.ts";
import { acceptSeat, applyForFair } from "#server/application/fairs/apply.ts";
import { rankFair } from "#server/application/fairs/rank-fair.ts";
import { createStaffActor } from "../support/factories.ts";
import { createExhibitor, createFair, entries } from "../support/fairs.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;
const folder = mkdtempSync(join(tmpdir(), "fair-leads-"));
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(async () => {
  await portal?.close();
  rmSync(folder, { recursive: true, force: true });
});

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
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

it("a firm applies, is ranked, accepts its seat and is checked in by its code", async () => {
  const { services } = portal;
  const fair = await fairOfToday(1);
  const [actor, staffActor] = [await createExhibitor(services), await createStaffActor(services, "EPCMD_ADMIN")];
  const member = await portal.signIn(actor, paths.memberFairs, phone);
  await member.getByRole("link", { name: fair.title }).click();
  const form = member.getByRole("form", { name: "Application" });
  await button(member, "Send the application").click();
  await form.getByText("Enter the exports in whole rupees, 0 if there were none").waitFor();
  expect(await violationsOf(member)).toEqual([]);
  await form.getByLabel("Exports of the last financial year").fill("50000000");
  await form.getByLabel("Size of the firm").selectOption("small");
  await form.getByLabel("Who holds the firm").selectOption("women");
  await form.getByLabel("Products to be shown").fill("Infusion sets");
  await button(member, "Send the application").click();
  await member.getByText("Your application has arrived.").waitFor();

  await closeFair(fair.id);
  const council = await portal.signIn(staffActor, `${paths.fairs}/${fair.id}`, desk);
  await button(council, "Rank the applications").click();
  await council.getByRole("dialog").getByRole("button", { name: "Rank the applications" }).click();
  await council.getByText("Ranked. 1 seat offered, 0 firms on the waiting list.").waitFor();
  await council.getByText("Computed again just now: the same list.").waitFor();
  expect(await violationsOf(council)).toEqual([]);

  await member.reload();
  await member.getByText("1 of 1, with 75 points").waitFor();
  await button(member, "Accept the seat").click();
  const code = member.getByRole("region", { name: "Your code for the entrance" });
  await code.getByRole("img", { name: /QR code for the entrance/ }).waitFor();
  expect(await violationsOf(member)).toEqual([]);
  const short = (await code.locator("strong").textContent()) ?? "";

  await council.getByRole("link", { name: "Check in" }).click();
  await council.getByRole("textbox", { name: /^Code/ }).fill(short);
  await button(council, "Check in").click();
  await council.getByText("Scan or type the next code.").waitFor();
  await council.getByRole("textbox", { name: /^Code/ }).fill(short.toLowerCase());
  await button(council, "Check in").click();
  await council.getByText("Nothing was changed.").waitFor();
  expect(await violationsOf(council)).toEqual([]);
});

it("leads are noted without a line, kept over a reload, and stored once each when the line is back", async () => {
  const { services } = portal;
  const fair = await fairOfToday(1);
  const actor = await createExhibitor(services);
  const ctx = contextOf(services, actor);
  await applyForFair(ctx, { fairId: fair.id, entries });
  await closeFair(fair.id);
  await rankFair(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), { fairId: fair.id });
  await acceptSeat(ctx, { fairId: fair.id });
  const page = await portal.signIn(actor, `${paths.fairLeads}/${fair.id}`, phone);
  await page.getByText("This page opens without a line, too.").waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: `Leads: ${fair.title}` }).waitFor();
  await button(page, "Note the lead").click();
  await page.getByText("Select the country from the list").waitFor();
  await note(page, "First desk", await largePhoto());
  await note(page, "Second desk", undefined);
  await page.getByText("2 leads; 2 to send. They are sent as soon as there is a line.").waitFor();
  await page.reload();
  await page.getByText("2 leads; 2 to send.").waitFor();
  expect(await services.db.$count(fairLeads, eq(fairLeads.fairId, fair.id))).toBe(0);

  await page.context().setOffline(false);
  await page.getByText("2 leads; all that can be sent are sent.").waitFor();
  await page.reload();
  await page.getByText("2 leads; all that can be sent are sent.").waitFor();
  const stored = await services.db.select().from(fairLeads).where(eq(fairLeads.fairId, fair.id)).orderBy(fairLeads.notedAt);
  expect(stored).toMatchObject([
    { name: "First desk", firmId: actor.firmId, country: "DE", sizeBytes: expect.any(Number) },
    { name: "Second desk", storageKey: null },
  ]);
  expect(stored[0]?.sizeBytes).toBeLessThan(1_500_000);
});

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
