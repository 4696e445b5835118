import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { updateLineAmount } from "#db/queries/payment-lines.ts";
import { sessions } from "#db/schema/accounts.ts";
import { paymentLines } from "#db/schema/payments.ts";
import { giveAccount } from "#server/application/payments/give-account.ts";
import { eventually } from "../support/eventually.ts";
import { jpeg, textPdf } from "../support/files.ts";
import { holdBackAddress, refuseAction } from "../support/hold-back.ts";
import { createPaymentActors, createPaymentFile, createPaymentLine } from "../support/payments.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: textPdf([name]) });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const upload = async (page: Page, label: string, name: string): Promise<void> => {
  await page
    .getByLabel(new RegExp(`^Upload an?(other)? .*: ${label}`))
    .last()
    .setInputFiles(pdf(name));
  await page.getByRole("link", { name }).waitFor();
};

/** A refused try to refuse a document reads it again, and the dialog that is opened next does not show the sentence. */
async function refuseInVain(page: Page, of: { readonly procedure: string; readonly read: RegExp; readonly confirm: string }): Promise<void> {
  const dialog = page.getByRole("dialog");
  await refuseAction(page, of.procedure, "Changed elsewhere.");
  await page.getByRole("button", { name: "Refuse", exact: true }).click();
  await dialog.getByLabel("Reason").fill("The stamp is missing.");
  const readAgain = page.waitForRequest(of.read);
  await dialog.getByRole("button", { name: of.confirm }).click();
  await readAgain;
  await dialog.getByText("Changed elsewhere.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Refuse", exact: true }).click();
  await dialog.getByLabel("Reason").waitFor();
  expect(await dialog.getByRole("alert").count()).toBe(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
}

it("a firm gives its account and signs the pre-receipt, the council checks both, and the payment is ready", async () => {
  const { services } = portal;
  const actors = await createPaymentActors(services);
  const { actor: member, firm } = await createMember(services);
  await createPaymentLine(services, { actors, member, state: "papers_asked", hasAccount: false, amountPaise: 412_500_00 });
  const page = await portal.signIn(member, paths.memberPayments, phone);
  await button(page, "Give the bank account").click();
  const form = page.getByRole("form", { name: "Give the bank account" });
  await form.getByLabel("Name of the account holder").fill("Kaveri Imaging Pvt Ltd");
  await form.getByLabel("IFSC").fill("ABCDO123456");
  await form.getByLabel("Account number", { exact: false }).first().fill("5010 0123 4567 89");
  await form.getByLabel("Account number again").fill("50100123456798");
  await form.getByLabel("Bank", { exact: false }).first().fill("Example Bank");
  await form.getByLabel("Branch").fill("Pune");
  await button(page, "Send to EPCMD").click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await summary.getByRole("link", { name: /The fifth character of an IFSC is the digit 0/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel("IFSC").fill("ABCD0123456");
  await upload(page, "Cancelled cheque", "cheque.pdf");
  await button(page, "Send to EPCMD").click();
  await summary.getByRole("link", { name: /The two account numbers are not the same/ }).click();
  expect(await form.getByLabel("Account number again").evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await form.getByLabel("Account number", { exact: false }).first().inputValue()).toBe("5010 0123 4567 89");
  await form.getByLabel("Account number again").fill("50100123456789");
  await upload(page, "Signed pre-receipt", "signed.pdf");
  await page.getByRole("link", { name: /^Notifications, / }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByText("The signed pre-receipt is not sent yet.").waitFor();
  await question.getByRole("button", { name: "Stay" }).click();
  // The button of the pre-receipt; the form of the account stands below it and stays open.
  await button(page, "Send to EPCMD").first().click();
  await page.getByRole("heading", { name: /^Sign the pre-receipt of/ }).waitFor({ state: "detached" });
  await button(page, "Send to EPCMD").click();
  await page.getByText("The bank account was sent to EPCMD for a check.").waitFor();
  await page.getByText("XXXX 6789").waitFor();
  expect(await page.locator("body").innerText()).not.toContain("50100123456789");
  await page.getByText("Nothing is asked of your firm now.").waitFor();

  const council = await portal.signIn(actors.approver, `${paths.payments}/documents?search=${encodeURIComponent(firm.name)}`, desk);
  await council
    .getByRole("row", { name: /Bank account/ })
    .getByRole("link")
    .click();
  await council.getByAltText("Cancelled cheque: cheque.pdf, page 1 of 1").waitFor();
  expect(await violationsOf(council)).toEqual([]);
  await button(council, "Show the whole number").click();
  await council.getByText("5010 0123 4567 89").waitFor();
  await refuseInVain(council, { procedure: "payments.documents.refuseAccount", read: /documents\.account\b/, confirm: "Refuse the account" });
  await button(council, "Confirm the account").click();
  await council.getByRole("dialog").getByRole("button", { name: "Confirm the account" }).click();
  await council.getByText("Confirmed. Money may be sent to it from now on.").waitFor();
  await council.goto(`${portal.product.url}${paths.payments}/documents?search=${encodeURIComponent(firm.name)}`);
  await council
    .getByRole("row", { name: /Pre-receipt/ })
    .getByRole("link")
    .click();
  await council.getByText("Rupees four lakh twelve thousand five hundred only").waitFor();
  await refuseInVain(council, {
    procedure: "payments.documents.refusePreReceipt",
    read: /documents\.preReceipt\b/,
    confirm: "Refuse the pre-receipt",
  });
  await button(council, "Accept").click();
  await council.getByText("Papers complete").waitFor();

  await page.reload();
  await page.getByText("Pre-receipt accepted").waitFor();
  const address = await page.getByRole("link", { name: "Signed pre-receipt", exact: true }).getAttribute("href");
  expect((await page.request.get(new URL(address ?? "", page.url()).href)).status()).toBe(200);
});

it("a cheque that the line or the session kept from the server stays in hand, and a large photo of it is made smaller", async () => {
  const { services } = portal;
  const { actor: member } = await createMember(services);
  await createPaymentLine(services, { actors: await createPaymentActors(services), member, state: "papers_asked", hasAccount: false });
  const page = await portal.signIn(member, paths.memberPayments, phone);
  await button(page, "Give the bank account").click();
  const address = "**/uploads/payments/cheque";
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/uploads/payments/cheque")) keys.push(request.headers()["idempotency-key"]);
  });
  const failOnce = (): Promise<unknown> =>
    page.route(address, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong." } }), { times: 1 });
  const chooser = page.getByLabel(/^Upload an?(other)? .*: Cancelled cheque/).last();
  const choose = (name: string): Promise<void> => chooser.setInputFiles(pdf(name));

  await failOnce();
  await choose("first.pdf");
  await button(page, "Try again: first.pdf").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: /^Notifications, / }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByText("The bank account is not sent yet.").waitFor();
  await question.getByRole("button", { name: "Stay" }).click();
  await button(page, "Remove first.pdf").click();
  await button(page, "Try again: first.pdf").waitFor({ state: "detached" });

  await failOnce();
  await choose("second.pdf");
  await button(page, "Try again: second.pdf").click();
  await page.getByRole("link", { name: "second.pdf" }).waitFor();
  expect(await button(page, "Try again: second.pdf").count()).toBe(0);

  await services.db.delete(sessions).where(eq(sessions.userId, member.userId));
  await choose("third.pdf");
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill(testPassword);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("link", { name: "third.pdf" }).waitFor();

  const [first, second, again, third, signedIn] = keys;
  expect(keys).toHaveLength(5);
  expect([again, signedIn]).toEqual([second, third]);
  expect(new Set([first, second, third]).size).toBe(3);

  // Larger than a file may be: it is made smaller and sent.
  const buffer = Buffer.concat([await jpeg(), Buffer.alloc(maxFileBytes)]);
  await chooser.setInputFiles({ name: "photo.jpeg", mimeType: "image/jpeg", buffer });
  await page.getByRole("link", { name: "photo.jpg", exact: true }).waitFor();
});

it("a signed pre-receipt that was downloaded or chosen before a correction of its payment is not sent after it", async () => {
  const { services } = portal;
  const actors = await createPaymentActors(services);
  const { line: first, member } = await createPaymentLine(services, { actors, state: "papers_asked" });
  const { line: second } = await createPaymentLine(services, { actors, member, state: "papers_asked" });
  const { line: third } = await createPaymentLine(services, { actors, member, state: "papers_asked" });
  const page = await portal.signIn(member, paths.memberPayments, desk);
  type Line = typeof first;
  const cardOf = ({ reimbursementId }: Line) => page.getByRole("listitem").filter({ hasText: `Sign the pre-receipt of ${reimbursementId}` });
  const stored = (line: Line, name: string) => cardOf(line).getByRole("link", { name }).waitFor();
  const choose = (line: Line, name: string): Promise<void> =>
    cardOf(line)
      .getByLabel(/^Upload a.*: Signed pre-receipt/)
      .last()
      .setInputFiles(pdf(name));
  const chooseStored = async (line: Line, name: string): Promise<void> => {
    await choose(line, name);
    await stored(line, name);
  };
  const download = async (line: Line): Promise<void> => {
    await cardOf(line).waitFor();
    const read = page.waitForResponse(/documents\.own/);
    await Promise.all([
      page.waitForEvent("download"),
      cardOf(line)
        .getByRole("link", { name: /^English \(PDF\)/ })
        .click(),
    ]);
    await (await read).finished();
  };
  const correct = (line: Line, amountPaise: number): Promise<void> => {
    const correction = { amountPaise, detail: "The amount was corrected", actorId: actors.approver.userId, at: new Date() };
    return services.db.transaction((tx) => updateLineAmount(tx, line, correction));
  };
  const send = (line: Line) => cardOf(line).getByRole("button", { name: "Send to EPCMD" });
  const takeOutCorrected = async (line: Line): Promise<void> => {
    await cardOf(line).getByText("The amount or the order was corrected after you downloaded the pre-receipt here or chose this file.").waitFor();
    expect(await send(line).count()).toBe(0);
    await cardOf(line).getByRole("button", { name: "Take the signed copy out" }).click();
  };

  // One copy is downloaded before the correction; another is chosen before it, and still on its way when the page reads the payments again.
  await download(third);
  await chooseStored(first, "first.pdf");
  const uploads = await holdBackAddress(page, "**/uploads/payments/pre_receipt");
  await choose(second, "before.pdf");
  await eventually(() => expect(uploads.asked()).toBe(1));
  await correct(second, 40_000_00);
  await correct(third, 40_000_00);
  await send(first).click();
  for (const line of [second, third]) await cardOf(line).getByText("Rs 40,000.00", { exact: false }).first().waitFor();
  await uploads.letThrough();
  await stored(second, "before.pdf");
  await takeOutCorrected(second);
  await chooseStored(second, "after.pdf");
  await send(second).click();
  await cardOf(second).waitFor({ state: "detached" });

  await chooseStored(third, "of the old amount.pdf");
  await takeOutCorrected(third);
  // The page does not know of the next correction: the call names the version.
  await download(third);
  await chooseStored(third, "of the second amount.pdf");
  await correct(third, 30_000_00);
  await send(third).click();
  await cardOf(third).getByText(documentMessages.preReceiptStale).waitFor();
  await takeOutCorrected(third);
  await download(third);
  await chooseStored(third, "of the last amount.pdf");
  await send(third).click();
  await page.getByText("Nothing is asked of your firm now.").waitFor();
});

it("a firm that changes its account reads which payment may still go to the previous account", async () => {
  const { services } = portal;
  const { line, member } = await createPaymentLine(services, { actors: await createPaymentActors(services) });
  await services.db.update(paymentLines).set({ state: "sent" }).where(eq(paymentLines.id, line.id));
  const page = await portal.signIn(member, paths.memberPayments, phone);
  await button(page, "Give another bank account").click();
  const mayGo = `Payments that are already in a batch or with the bank (${line.reimbursementId}) may still go to the previous account.`;
  await page.getByRole("form", { name: "Change the bank account" }).getByText(mayGo).waitFor();
  await giveAccount(contextOf(services, member), {
    holderName: "Kaveri Imaging Pvt Ltd",
    ifsc: "ABCD0123456",
    number: "501001234500",
    numberAgain: "501001234500",
    bankName: "Example Bank",
    branch: "Pune",
    chequeFileId: await createPaymentFile(services, member.userId, member.firmId),
  });
  await page.reload();
  await page.getByText(`A change waits for EPCMD and takes effect 24 hours after it is confirmed. ${mayGo}`).waitFor();
});
