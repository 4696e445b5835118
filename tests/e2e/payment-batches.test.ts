import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { settleLine } from "#server/application/payments/replies/settle-line.ts";
import { createBatch, createProof, createReadyLines, today } from "../support/batches.ts";
import { textPdf } from "../support/files.ts";
import { holdBack, refuseLater } from "../support/hold-back.ts";
import { createPaymentActors, type PaymentActors } from "../support/payments.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;
let actors: PaymentActors;

beforeAll(async () => {
  portal = await openPortal();
  actors = await createPaymentActors(portal.services);
});
afterAll(() => portal?.close());

const batches = `${paths.payments}/batches`;
const open = (user: StaffActor, path: string, width = 1440): Promise<Page> => portal.signIn(user, path, { viewport: { width, height: 1000 } });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

it("a batch goes from its payments to the bank and back: prepared, approved by another, sent, answered", async () => {
  await createReadyLines(portal.services, actors, [4_12_500_00, 1_000_50, 25_000_00]);
  const page = await open(actors.preparer, batches);
  await page.getByText("No batch yet.").waitFor();
  await page.getByRole("link", { name: "Prepare a batch" }).click();
  await page.getByText("3 payments are ready").waitFor();
  await page.getByRole("checkbox").first().check();
  await page.getByText("1 payment chosen, Rs 4,12,500.00").waitFor();
  await button(page, "Prepare all 3 payments, Rs 4,38,500.50").click();
  await page.getByRole("heading", { name: "Batch 1" }).waitFor();
  await page.getByText("Prepared batch 1 with 3 payments. A second person approves it.").waitFor();
  expect(await button(page, "Approve the batch").count()).toBe(0);
  // It is said once.
  await page.reload();
  await button(page, "Take B1-0003 out").waitFor();
  expect(await page.getByText("Prepared batch 1 with 3 payments.", { exact: false }).count()).toBe(0);
  await button(page, "Take B1-0003 out").click();
  await button(page, "Take it out").click();
  await page.getByText("Took B1-0003 out. It is ready for another batch.").waitFor();

  const second = await open(actors.approver, new URL(page.url()).pathname, 390);
  await button(second, "Approve the batch").click();
  const dialog = second.getByRole("dialog", { name: "Approve batch 1?" });
  await dialog.getByText("Rupees four lakh thirteen thousand five hundred and paise fifty only").waitFor();
  await dialog.getByRole("region", { name: "Preview of the bank file" }).waitFor();
  await button(second, "Approve Rs 4,13,500.50").click();
  await second.getByText("Approved batch 1. The bank file is being made.").waitFor();
  const file = second.getByRole("link", { name: "Download epcmd-batch-1.csv" });
  await file.waitFor();
  const [download] = await Promise.all([second.waitForEvent("download"), file.click()]);
  expect(download.suggestedFilename()).toBe("epcmd-batch-1.csv");

  await page.reload();
  await button(page, "Mark as sent to the bank").click();
  await page.getByRole("button", { name: "Mark as sent", exact: true }).click();
  await page.getByText("Marked batch 1 as sent to the bank.").waitFor();

  // What is typed about a payment is not lost by a press of Escape.
  await button(page, "Record the answer of the bank for B1-0001").click();
  const byHand = page.getByRole("dialog", { name: "What did the bank do with B1-0001?" });
  await byHand.getByLabel("UTR").fill("UTRN000000000001");
  await page.keyboard.press("Escape");
  const givingUp = page.getByRole("dialog", { name: "Go on without saving?" });
  await givingUp.getByText("The answer of the bank is not recorded yet.").waitFor();
  await givingUp.getByRole("button", { name: "Stay" }).click();
  expect(await byHand.getByLabel("UTR").inputValue()).toBe("UTRN000000000001");
  // What somebody recorded since the page showed the payment stays as it is.
  const elsewhere = contextOf(portal.services, actors.preparer);
  const proved = { settledOn: today(), proofFileId: await createProof(portal.services, actors) };
  await byHand.getByLabel("Day of the payment").fill(formatIndianDate(today()));
  await byHand.getByLabel("UTR").focus();
  await byHand.locator('input[type="file"]').setInputFiles({ name: "proof.pdf", mimeType: "application/pdf", buffer: textPdf(["Proof"]) });
  await byHand.getByRole("link", { name: /^proof\.pdf/ }).waitFor();
  await settleLine(elsewhere, { outcome: "returned", reference: "B1-0001", reason: "Account closed", ...proved });
  await byHand.getByRole("button", { name: "Record as paid" }).click();
  await byHand.getByText(batchMessages.lineChanged("B1-0001", "returned", formatIndianDate(today()))).waitFor();
  await byHand.getByRole("button", { name: "Cancel" }).click();
  await givingUp.getByRole("button", { name: "Go on without saving" }).click();
  await byHand.waitFor({ state: "detached" });

  const [lineId = ""] = await createReadyLines(portal.services, actors, [5_000_00]);
  await createBatch(portal.services, { actors, lineIds: [lineId], state: "sent" });
  await page.goto(`${portal.product.url}${batches}/answers`);
  await page.getByLabel("Batch (optional)").selectOption({ label: "Batch 1, 2 payments" });
  const answer = (amount: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name: "answer.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Reference,Amount,UTR,Status,Date,Reason\nB1-0001,${amount},UTRN000000000001,Paid,${today()},\nB1-0002,1000.50,,Returned,${today()},Account closed\n`,
    ),
  });
  await page.locator('input[type="file"]').setInputFiles(answer("412500.01"));
  await page.getByText("1 row has an error.", { exact: false }).waitFor();
  await page.getByText("The amount is Rs 4,12,500.00 in the batch and Rs 4,12,500.01 in the file.", { exact: false }).waitFor();
  expect(await button(page, /^Record \d/).count()).toBe(0);
  await page.locator('input[type="file"]').setInputFiles(answer("412500.00"));
  await button(page, "Record 2 rows").waitFor();
  await settleLine(elsewhere, { outcome: "paid", reference: "B1-0002", utr: "UTRN000000000002", ...proved });
  await button(page, "Record 2 rows").click();
  await page.getByText(batchMessages.replyChanged).waitFor();
  await page.getByText("2 rows, no errors: 1 returned after it was paid, 1 paid, though it was recorded as returned.").waitFor();
  // The next file is chosen while this one is recorded. A refusal is said of the file that it is about.
  const next = `Reference,Amount,UTR,Status,Date,Reason\nB2-0001,5000.00,UTRN000000000003,Paid,${today()},\n`;
  const chooseNext = async (): Promise<void> => {
    await page.locator('input[type="file"]').setInputFiles({ name: "next.csv", mimeType: "text/csv", buffer: Buffer.from(next) });
    await page.getByText(batchMessages.otherBatch("B2-0001", 2, 1)).waitFor();
  };
  const refuse = await refuseLater(page, "payments.batches.replies.import", batchMessages.replyChanged);
  await button(page, "Record 2 rows").click();
  await button(page, "Recording...").waitFor();
  await chooseNext();
  refuse();
  await page.getByText(`answer.csv: ${batchMessages.replyChanged}`).waitFor();
  const nextRow = page.getByText(batchMessages.otherBatch("B2-0001", 2, 1));
  await nextRow.waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await nextRow.waitFor({ state: "detached" });
  expect(await page.getByText(`answer.csv: ${batchMessages.replyChanged}`).count()).toBe(1);
  await page.locator('input[type="file"]').setInputFiles(answer("412500.00"));
  // It stays, and in the end it is not compared with the batch of this one.
  const recording = await holdBack(page, "payments.batches.replies.import");
  await button(page, "Record 2 rows").click();
  await button(page, "Recording...").waitFor();
  await chooseNext();
  await recording.letThrough();
  await page.getByText("Recorded 1 payment as paid and 1 payment as returned.").waitFor();
  await page.getByText("1 row, no errors: 1 paid now.").waitFor();
  await button(page, "Record 1 row").waitFor();
  await page.goto(`${portal.product.url}${batches}`);
  await page.getByRole("row", { name: /Batch 1.*Settled/ }).waitFor();
});

it("a layout is written as a form with its preview, and says what is wrong beside the field", async () => {
  const page = await open(actors.preparer, `${paths.payments}/layouts`);
  await page.getByRole("link", { name: "Bulk transfer, fixed width" }).click();
  const preview = page.getByRole("region", { name: "Preview of the bank file" });
  await preview.getByText("DB7-0001", { exact: false }).waitFor();
  const reference = page.getByRole("group", { name: "Column 2" });
  await reference.getByLabel("Width").fill("20");
  await page.getByText("The preview appears once nothing is wrong with the layout.").waitFor();
  await page.getByText("Save the layout first.").waitFor();
  await button(page, "Offer it no longer").dispatchEvent("click");
  await button(page, "Save the layout").click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Account number begins at 18, where Reference \(2 to 21\) still is/ })
    .click();
  expect(await page.locator("#layout-columns-2-start").evaluate((field) => field === document.activeElement)).toBe(true);
  await reference.getByLabel("Width").fill("15");
  // At the end of the list the button keeps the focus of the column.
  await button(page, "Move column 2 up").click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Move column 1 up");
  await button(page, "Move column 1 down").click();
  await preview.waitFor();
  await button(page, "Save the layout").click();
  await page.getByText("Saved Bulk transfer, fixed width.", { exact: false }).waitFor();
});

it("no other list of bank branches is chosen while one is imported", async () => {
  const page = await open(actors.preparer, `${paths.payments}/documents/branches`);
  const list = (ifsc: string) => ({ name: "branches.csv", mimeType: "text/csv", buffer: Buffer.from(`IFSC,BANK,BRANCH\n${ifsc},One Bank,Pune\n`) });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(list("AAAA0000001"));
  await button(page, "Import 1 branch").waitFor();
  const importing = await holdBack(page, "payments.documents.importBranches");
  await button(page, "Import 1 branch").click();
  await page.getByText("Importing 0 rows of 1 row...").waitFor();
  expect(await button(page, "Choose a list: csv with bank branches").getAttribute("aria-disabled")).toBe("true");
  await input.setInputFiles(list("AAAA0000002"));
  await importing.letThrough();
  await page.getByText(documentMessages.ifscImported(1)).waitFor();
  await page.getByText("The portal knows 1 bank branch.").waitFor();
});
