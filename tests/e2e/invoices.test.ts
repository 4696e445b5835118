import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, financialYearLabel, formatIndianDate } from "#domain/dates.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { dismissLine, listLeftLines } from "#server/application/invoices/left-lines.ts";
import { recordPayment } from "#server/application/invoices/record-payment.ts";
import type { StoredFeeTable } from "#server/application/invoices/issue-invoice.ts";
import { createMember } from "../support/factories.ts";
import { holdBack, holdBackAddress, refuseReads } from "../support/hold-back.ts";
import { createFeeTable, createInvoice, createInvoiceActors, createInvoiceSettings, testSettings, type InvoiceActors } from "../support/invoices.ts";
import { violationsOf } from "../support/page-input.ts";
import { createPaymentFile } from "../support/payments.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";
import { isDeep, placesOfTier } from "../support/tier.ts";

const shots = process.env["SHOTS_DIR"];
let portal: TestPortal;
let actors: InvoiceActors;
let table: StoredFeeTable;
const today = calendarDateInIndia(new Date());
const year = financialYearLabel(today);

beforeAll(async () => {
  portal = await openPortal();
  const { services } = portal;
  await createInvoiceSettings(services);
  table = await createFeeTable(services, year);
  actors = await createInvoiceActors(services);
});
afterAll(() => portal?.close());

async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const hasFocus = (element: Element): boolean => element === document.activeElement;
const proof = {
  name: "statement.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  ),
};

/** A new member with an invoice of this year, whose membership is over. */
async function invoicedMember() {
  const { user, firm } = await createMember(portal.services, { membershipEndOn: `${year.slice(0, 4)}-03-31` });
  return { user, invoice: await createInvoice(contextOf(portal.services, actors.preparer), table, firm.id) };
}

describe.each(placesOfTier)("an invoice, firm at $firm.viewport.width px", ({ firm: ofFirm, council: ofOffice }) => {
  const { width } = ofFirm.viewport;

  it("is read by its firm, which sends a proof; the office records the payment, and the membership is renewed", async () => {
    const { user, invoice } = await invoicedMember();
    const member = await portal.signIn(user, paths.memberInvoices, ofFirm);
    await member.getByText(`To renew it, pay the invoice ${invoice.number}`).waitFor();
    await member.getByText("नवीनीकरण के लिए").waitFor();
    if (isDeep) await look(member, "own-invoices");
    await member.getByRole("link", { name: invoice.number }).click();
    await member.getByRole("heading", { name: `Invoice ${invoice.number}` }).waitFor();
    const [pdf] = await Promise.all([member.waitForEvent("download"), member.getByRole("link", { name: "Tax invoice (PDF)" }).click()]);
    expect(pdf.suggestedFilename()).toBe(`${invoice.number.replaceAll("/", "-")}.pdf`);
    await press(member, "Send the proof of a payment");
    await expect.poll(() => member.getByRole("textbox", { name: "Amount" }).evaluate(hasFocus)).toBe(true);
    await press(member, "Cancel");
    await expect.poll(() => member.getByRole("button", { name: "Send the proof of a payment" }).evaluate(hasFocus)).toBe(true);
    await press(member, "Send the proof of a payment");
    await member.getByLabel("Day of the payment").fill(formatIndianDate(today));
    await member.getByLabel("UTR or reference").fill(`ABCDN26${width}77`);
    await member.locator('input[type="file"]').setInputFiles(proof);
    await member.getByRole("link", { name: "statement.pdf" }).waitFor();
    await member.getByRole("link", { name: "All invoices" }).click();
    const question = member.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByText("The proof of the payment is not sent yet.").waitFor();
    await question.getByRole("button", { name: "Stay" }).click();
    await press(member, "Send the proof");
    await member.getByText("Waits for the office").waitFor();
    await look(member, "own-invoice");

    const office = await portal.signIn(actors.preparer, paths.invoices, ofOffice);
    await office.getByRole("heading", { name: "Proofs of payment to check" }).waitFor();
    if (isDeep) await look(office, "invoices");
    // What cannot be read is not shown as nothing.
    const reads = await refuseReads(office, "invoices.proofs.waiting");
    await office.reload();
    const proofs = office.getByRole("region", { name: "Proofs of payment to check" });
    await proofs.getByText("Too many requests", { exact: false }).waitFor();
    await reads.letThrough();
    await proofs.getByRole("button", { name: "Retry" }).click();
    await proofs.getByRole("link", { name: invoice.number }).waitFor();
    await office.getByRole("link", { name: invoice.number }).first().click();
    await press(office, "Record the payment");
    await office.getByLabel("Amount").fill("100");
    await office.getByRole("link", { name: "Yearly run" }).click();
    const leaving = office.getByRole("dialog", { name: "Leave without saving?" });
    await leaving.getByText("The payment that you entered is not recorded yet.").waitFor();
    await leaving.getByRole("button", { name: "Stay" }).click();
    await office.getByRole("form", { name: "Record the payment" }).getByRole("button", { name: "Record the payment" }).click();
    await office.getByText(/Recorded; .* is still to be paid/).waitFor();
    await press(office, "Prepare a credit note");
    await office.getByLabel("Reason").fill("Of another band");
    // One press of Escape asks, the next one closes the question alone.
    const givingUp = office.getByRole("dialog", { name: "Go on without saving?" });
    await office.keyboard.press("Escape");
    await givingUp.getByText("The credit note is not prepared yet.").waitFor();
    await office.keyboard.press("Escape");
    await givingUp.waitFor({ state: "hidden" });
    expect(await office.getByLabel("Reason").inputValue()).toBe("Of another band");
    await press(office, "Cancel");
    await givingUp.getByText("The credit note is not prepared yet.").waitFor();
    await givingUp.getByRole("button", { name: "Go on without saving" }).click();
    await press(office, "Record a payment");
    await office.getByLabel("Day of the payment").fill(formatIndianDate(today));
    await office.getByLabel("UTR or reference").fill(`abcdn26${width}77`);
    await office.locator('input[type="file"]').setInputFiles(proof);
    const form = office.getByRole("form", { name: "Record the payment" });
    await form.getByRole("link", { name: "statement.pdf" }).waitFor();
    // Another form would replace this one.
    await press(office, "Prepare a credit note");
    await office.getByRole("dialog", { name: "Go on without saving?" }).getByRole("button", { name: "Stay" }).click();
    await form.getByRole("button", { name: "Record the payment" }).click();
    await office.getByText(/is recorded already/).waitFor();
    await office.getByLabel("UTR or reference").fill(`ABCDN26${width}78`);
    await form.getByRole("button", { name: "Record the payment" }).click();
    await office.getByText(/The invoice is paid/).waitFor();
    await look(office, "invoice");

    await member.goto(`${portal.product.url}${paths.memberInvoices}`);
    await member.getByText(`Your membership is valid until 31-03-${Number(year.slice(0, 4)) + 1}`).waitFor();
    await member.context().close();
    await office.context().close();
  });

  it("is invoiced by the yearly run, which says who gets one and why", async () => {
    const { firm } = await createMember(portal.services, { name: `Narmada Imaging ${width} Pvt Ltd` });
    const office = await portal.signIn(actors.preparer, `${paths.invoices}/run?year=${year}`, ofOffice);
    await office.getByText("No declared exports: 1").waitFor();
    await press(office, `Choose band of ${firm.name}`);
    await office.getByLabel("Exports or kind of member").selectOption({ index: 1 });
    await office.getByLabel("Reason").fill("Certificate of the chartered accountant");
    await press(office, "Choose the band");
    await press(office, "Issue 1 invoice");
    await office.getByRole("dialog").getByRole("button", { name: "Issue 1 invoice" }).click();
    await office.getByText(/Done\. 1 invoice/).waitFor();
    await office.getByRole("status").filter({ hasText: "0 firms get an invoice" }).waitFor();
    await office.getByText("Has an invoice").first().waitFor();
    if (isDeep) await look(office, "invoice-run");
    await office.goto(`${portal.product.url}${paths.invoices}?search=${encodeURIComponent(firm.name)}`);
    const number = await office.getByRole("link", { name: /^INV\// }).innerText();
    await office.goto(`${portal.product.url}${paths.invoices}/bank`);
    const [stranger, another] = [`XYZ000${width}`, `XYZ001${width}`];
    await office.locator('input[type="file"]').setInputFiles({
      name: "statement.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [
          "Date,Narration,Reference,Credit",
          `${formatIndianDate(today)},UPI of a stranger,${stranger},500.00`,
          `${formatIndianDate(today)},UPI of another stranger,${another},700.00`,
          `${formatIndianDate(today)},NEFT for ${number},PAY000${width},1.00`,
        ].join("\n"),
      ),
    });
    await office.getByText("3 lines: 1 to be recorded, 2 unmatched. Nothing new is recorded yet.").waitFor();
    expect(await office.getByText("Recorded", { exact: true }).count()).toBe(0);
    // The next statement is chosen while this one is recorded. It stays, and the outcome of this one is said by its name.
    const recording = await holdBack(office, "invoices.bank.import");
    await press(office, "Record 1 payment");
    await office.getByText("Recording the payments...").waitFor();
    const next = ["Date,Narration,Reference,Credit", `${formatIndianDate(today)},NEFT for ${number},PAY001${width},2.00`].join("\n");
    await office.locator('input[type="file"]').setInputFiles({ name: "next.csv", mimeType: "text/csv", buffer: Buffer.from(next) });
    const lineOfNext = office.getByText("1 line: 1 to be recorded. Nothing new is recorded yet.");
    await lineOfNext.waitFor();
    await recording.letThrough();
    await office.getByText(/^statement\.csv: .*\d lines? (is|are) unmatched/).waitFor();
    await lineOfNext.waitFor();
    await office.getByRole("button", { name: "Record 1 payment", exact: true }).waitFor();
    await look(office, "invoice-bank");
    // A colleague settles a line first: it leaves the list, and the dialog of the next line does not show its refusal.
    const colleague = contextOf(portal.services, actors.preparer);
    const { rows } = await listLeftLines(colleague, { page: 1, pageSize: 20 });
    const settleButton = (reference: string) => office.getByRole("button", { name: `Belongs to no invoice ${reference}` });
    const dialog = office.getByRole("dialog");
    await settleButton(stranger).click();
    await dismissLine(colleague, { lineId: rows.find(({ reference }) => reference === stranger)?.id ?? "", reason: "Sent by mistake" });
    await dialog.getByLabel("Reason").fill("Sent by mistake");
    await dialog.getByRole("button", { name: "Take the line off the list" }).click();
    await dialog.getByText(invoiceMessages.lineSettled).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await settleButton(another).click();
    await office.getByRole("dialog", { name: `Take the line ${another} off the list?` }).waitFor();
    expect(await dialog.getByRole("alert").count()).toBe(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await settleButton(stranger).waitFor({ state: "detached" });
    await office.context().close();
  });
});

describe("an invoice", () => {
  it("keeps the focus where another form takes the place of one that was begun", async () => {
    const { invoice } = await invoicedMember();
    const proofFileId = await createPaymentFile(portal.services, actors.preparer.userId);
    const paid = { amountPaise: invoice.totalPaise + 500_00, paidOn: today, reference: "ABCDN2600000079", proofFileId };
    await recordPayment(contextOf(portal.services, actors.preparer), { invoiceId: invoice.id, ...paid });
    // The question takes its time to fade.
    const office = await portal.signIn(actors.preparer, `${paths.invoices}/${invoice.id}`, { reducedMotion: "no-preference" });
    const goOn = async () => {
      const question = office.getByRole("dialog", { name: "Go on without saving?" });
      await question.getByRole("button", { name: "Go on without saving" }).press("Enter");
      await question.waitFor({ state: "detached" });
    };
    await press(office, "Record other money as credit");
    await office.getByRole("textbox", { name: "Amount" }).fill("100");
    await press(office, "Record credit paid back");
    await goOn();
    const amount = office.getByRole("form", { name: "Record the transfer" }).getByRole("textbox", { name: "Amount" });
    expect(await amount.evaluate(hasFocus)).toBe(true);
    await amount.fill("100");
    await press(office, "Prepare a credit note");
    await goOn();
    await office.getByRole("dialog").getByRole("button", { name: "Cancel" }).press("Enter");
    await expect.poll(() => office.getByRole("button", { name: "Prepare a credit note" }).evaluate(hasFocus)).toBe(true);
    await office.context().close();
  });

  it("is paid by a colleague first: what is typed is kept, and can then be recorded as credit", async () => {
    const { invoice } = await invoicedMember();
    const proofFileId = await createPaymentFile(portal.services, actors.preparer.userId);
    const office = await portal.signIn(actors.preparer, `${paths.invoices}/${invoice.id}`);
    await press(office, "Record a payment");
    await office.getByLabel("Day of the payment").fill(formatIndianDate(today));
    const reference = office.getByLabel("UTR or reference");
    await reference.fill("ABCDN2600000081");
    await office.locator('input[type="file"]').setInputFiles(proof);
    await office.getByRole("link", { name: "statement.pdf" }).waitFor();
    const paid = { amountPaise: invoice.totalPaise, paidOn: today, reference: "ABCDN2600000080", proofFileId };
    await recordPayment(contextOf(portal.services, actors.preparer), { invoiceId: invoice.id, ...paid });
    await press(office, "Record the payment");
    await office.getByText(invoiceMessages.notUnpaid).waitFor();
    await office.getByRole("form", { name: "Record as credit" }).waitFor();
    expect(await reference.inputValue()).toBe("ABCDN2600000081");
    await press(office, "Record as credit");
    await office.getByText("ABCDN2600000081").waitFor();
    await office.context().close();
  });

  it("has no figure of another year, account or state on the screen while that one is read", async () => {
    await invoicedMember();
    const office = await portal.signIn(actors.preparer, `${paths.invoices}/run?year=${year}`);
    const isGoneUntilRead = async (figures: RegExp, address: string, choose: () => Promise<unknown>) => {
      await office.getByText(figures).waitFor();
      const reads = await holdBackAddress(office, address);
      await choose();
      await office.getByText(figures).waitFor({ state: "detached" });
      await reads.letThrough();
      await office.getByText(figures).waitFor();
    };
    const select = (label: string) => office.getByLabel(label, { exact: true });
    // The only other year with fees: without them the page shows no figure.
    await isGoneUntilRead(/firms? gets? an invoice, /, "**/trpc/*invoices.runs.preview*", () =>
      select("Year of the membership").selectOption(startingFees.financialYear),
    );
    await office.goto(`${portal.product.url}${paths.invoices}/book`);
    await isGoneUntilRead(/^Opening balance/, "**/trpc/*invoices.book*", () => select("Account").selectOption("council_bank"));
    await office.goto(`${portal.product.url}${paths.invoices}`);
    await isGoneUntilRead(/^\d+ invoices?, .* together/, "**/trpc/*invoices.list*", () => select("State").selectOption("paid"));
    await office.context().close();
  });

  it("is chosen a band for the year in which the dialog was opened: the Back key asks, and closes it", async () => {
    const { firm } = await createMember(portal.services, { name: "Sharavathi Imaging Pvt Ltd" });
    const other = startingFees.financialYear;
    const office = await portal.signIn(actors.preparer, `${paths.invoices}/run?year=${other}`);
    const choose = office.getByRole("button", { name: `Choose band of ${firm.name}` });
    await choose.waitFor();
    await office.getByLabel("Year of the membership", { exact: true }).selectOption(year);
    await office.getByRole("heading", { name: `Invoices for ${year}` }).waitFor();
    await choose.click();
    await office.getByLabel("Exports or kind of member").selectOption({ index: 1 });
    await office.goBack();
    await office.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave without saving" }).click();
    await office.getByRole("heading", { name: `Invoices for ${other}` }).waitFor();
    await choose.waitFor();
    expect(await office.getByRole("dialog").count()).toBe(0);
    await office.context().close();
  });

  it("is checked by anybody, and the GST data of the council by who approves", async () => {
    const { invoice } = await invoicedMember();
    const anyone = await portal.browser.newPage();
    await anyone.goto(`${portal.product.url}${paths.verifyInvoice}/${invoice.verificationId}`);
    await anyone.getByText(invoice.number).waitFor();
    await look(anyone, "verify-invoice");
    await anyone.close();
    const approver = await portal.signIn(actors.approver, `${paths.invoices}/settings`);
    await approver.getByLabel("GST number").fill("09AAATE1234F1Z6");
    await press(approver, "Save the GST data");
    await approver.getByText("does not match the others", { exact: false }).waitFor();
    await approver.getByLabel("GST number").fill(testSettings.gstin);
    if (isDeep) await look(approver, "invoice-settings");
    await press(approver, "Save the GST data");
    await approver.getByText("The settings are saved.", { exact: false }).waitFor();
    await approver.getByLabel("Days to pay").fill("31");
    const toRun = approver.getByRole("link", { name: "Yearly run" });
    await toRun.click();
    await approver.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
    const answered = approver.waitForResponse(/invoices\.saveSettings/);
    await press(approver, "Save the GST data");
    await answered;
    await approver.getByText("The settings are saved.", { exact: false }).waitFor();
    expect(await approver.getByRole("alert").count()).toBe(0);
    await toRun.click();
    await approver.waitForURL((url) => url.pathname === `${paths.invoices}/run`);
    await approver.context().close();
  });
});
