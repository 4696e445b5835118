import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calendarDateInIndia, daysAfter, financialYearLabel, formatIndianDate } from "#domain/dates.ts";
import { paths } from "#domain/council.ts";
import { monthEndOf } from "#domain/payments/periods.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { bookByHand } from "#server/application/payments/ledger/book-by-hand.ts";
import { textPdf } from "../support/files.ts";
import { holdBack, holdBackAddress, refuseReads } from "../support/hold-back.ts";
import { createPaidLine } from "../support/paid-line.ts";
import { createPaymentActors, type PaymentActors } from "../support/payments.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;
let actors: PaymentActors;
const ledger = `${paths.payments}/ledger`;
const today = calendarDateInIndia(new Date());
const lastMonth = daysAfter(`${today.slice(0, 8)}01`, -1);
const look = { viewport: { width: 1440, height: 900 } };

beforeAll(async () => {
  portal = await openPortal();
  actors = await createPaymentActors(portal.services);
});
afterAll(() => portal?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const pickDay = async (page: Page, label: string, day: string) => {
  await page.getByRole("textbox", { name: label }).fill(formatIndianDate(day));
  await page.keyboard.press("Escape");
};

it("a grant is booked with its proof, pointed out when it comes again, reversed, and read in the certificate", async () => {
  const page = await portal.signIn(actors.preparer, `${ledger}/book`, look);
  await page.getByLabel("What is booked").selectOption("grant");
  await page.getByLabel("Scheme").selectOption("plant");
  await button(page, "Book it").click();
  await page.getByText("Enter the day of the order").waitFor();
  expect(await page.getByText("Upload the order or the proof of the bank").count()).toBe(1);
  const fill = async () => {
    await pickDay(page, "Day on which it came in", lastMonth);
    await page.getByLabel("Amount").fill("412500");
    await page.getByLabel("Number of the order").fill("K-11020/1");
    await pickDay(page, "Day of the order", lastMonth);
    await page
      .locator('#booking-fileId input[type="file"]')
      .setInputFiles({ name: "order.pdf", mimeType: "application/pdf", buffer: textPdf(["order"]) });
    await page.getByRole("link", { name: /^order\.pdf/ }).waitFor();
  };
  await fill();
  // Another file that failed and is still in hand: nothing is booked with the earlier one.
  const fails = { status: 500, json: { code: "internal", message: "Something went wrong." } };
  await page.route("**/uploads/payments/proof", (route) => route.fulfill(fails), { times: 1 });
  await page
    .locator('#booking-fileId input[type="file"]')
    .setInputFiles({ name: "other.pdf", mimeType: "application/pdf", buffer: textPdf(["other"]) });
  await button(page, "Try again: other.pdf").waitFor();
  await button(page, "Book it").click();
  await page.getByText(fileMessages.notUploaded).waitFor();
  await button(page, "Remove other.pdf").click();
  await page.getByText(fileMessages.notUploaded).waitFor({ state: "detached" });
  // Nor while the field says that another file was refused.
  await page
    .locator('#booking-fileId input[type="file"]')
    .setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(6 * 1024 * 1024) });
  await page.getByText(fileMessages.tooLarge("scan.pdf")).waitFor();
  expect(await button(page, "Try again: scan.pdf").count()).toBe(0);
  await button(page, "Book it").click();
  await page.getByText(fileMessages.notUploaded).waitFor();
  expect(await page.getByText(fileMessages.tooLarge("scan.pdf")).count()).toBe(1);
  await page.getByText("Remove scan.pdf", { exact: true }).waitFor();
  await button(page, "Remove scan.pdf").click();
  await page.getByText(fileMessages.notUploaded).waitFor({ state: "detached" });
  await button(page, "Book it").click();
  await page.getByText("Booked: Grant received, Rs 4,12,500.00.").waitFor();
  await fill();
  // What is typed while it is booked stays, and is not what the question is about.
  const booking = await holdBack(page, "payments.ledger.book");
  await button(page, "Book it").click();
  await button(page, "Booking...").waitFor();
  await page.getByLabel("Amount").fill("999");
  await booking.letThrough();
  const dialog = page.getByRole("dialog", { name: "Book it a second time?" });
  await dialog.getByText(`was booked for ${formatIndianDate(lastMonth)} already`).waitFor();
  await dialog.getByRole("button", { name: "Book another one" }).click();
  await page.getByText("Booked: Grant received, Rs 4,12,500.00.").waitFor();
  expect(await page.getByLabel("Amount").inputValue()).toBe("999");

  await page.getByRole("navigation", { name: "Ledger" }).getByRole("link", { name: "Balances and transactions" }).click();
  await button(page, "Leave without saving").click();
  await button(page, /^Reverse Grant received/)
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Booked twice");
  await button(page, "Reverse Rs 4,12,500.00").click();
  await page.getByText(/^The booking is reversed/).waitFor();
  await page.getByRole("cell", { name: "Booked twice" }).waitFor();

  await page.goto(`${portal.product.url}${paths.payments}/reports/certificate?scheme=plant&year=${financialYearLabel(lastMonth)}`);
  const figure = page.getByRole("link", { name: "Rs 4,12,500.00, the entries of: Grants received during the year" });
  await figure.waitFor();
  const scheme = page.getByLabel("Scheme", { exact: true });
  // No figure stands below the name of another scheme while the form of that one is read.
  const certificate = await holdBackAddress(page, "**/trpc/*payments.ledger.certificate*");
  await scheme.selectOption("product");
  await figure.waitFor({ state: "detached" });
  await certificate.letThrough();
  await scheme.selectOption("plant");
  await figure.click();
  await page.getByText("Sum of these entries in Grants received: Rs 4,12,500.00").waitFor();
  expect(await page.getByRole("row", { name: /Grant received/ }).count()).toBe(3);
  const transactions = await holdBackAddress(page, "**/trpc/*payments.ledger.list*");
  await page.getByLabel("Account", { exact: true }).selectOption("paid");
  await page.getByText(/^Sum of these entries/).waitFor({ state: "detached" });
  await transactions.letThrough();

  await page.goto(`${portal.product.url}${paths.payments}/reports`);
  const states = page.getByLabel("State of the firm");
  await states.waitFor();
  const byName = ["All states", "Andaman and Nicobar Islands", "Andhra Pradesh", "Arunachal Pradesh"];
  expect((await states.locator("option").allTextContents()).slice(0, byName.length)).toEqual(byName);
});

it("a payment is asked back by one user, confirmed by another, received, and the receipt reversed by the other", async () => {
  const { line } = await createPaidLine(portal.services, { actors, paidOn: today, amountPaise: 50_000_00 });
  const page = await portal.signIn(actors.preparer, `${ledger}/recoveries`, look);
  await page.getByRole("searchbox", { name: "Claim no." }).fill(line.reimbursementId);
  await page.getByRole("search", { name: "Payments of a reimbursement" }).getByRole("button", { name: "Search" }).click();
  await page.getByText("Can be asked back: Rs 50,000.00").waitFor();
  await page.getByLabel("Amount").fill("50000.01");
  await page.getByLabel("Reason").fill("The certificate was withdrawn");
  // Neither another claim nor another page replaces it unasked.
  await page.getByRole("searchbox", { name: "Claim no." }).fill("PRD-1");
  await page.getByRole("search", { name: "Payments of a reimbursement" }).getByRole("button", { name: "Search", exact: true }).click();
  const goingOn = page.getByRole("dialog", { name: "Go on without saving?" });
  await goingOn.getByText("The recovery is not asked for yet.").waitFor();
  await goingOn.getByRole("button", { name: "Stay" }).click();
  // The search names the other claim still; the form names its own.
  await page.getByRole("radiogroup", { name: `Payment of ${line.reimbursementId}` }).waitFor();
  await page.getByRole("navigation", { name: "Ledger" }).getByRole("link", { name: "Periods" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  // Nor does the list above, when it cannot be read with another filter.
  const state = page.getByLabel("State", { exact: true });
  const reads = await refuseReads(page, "payments.ledger.recoveries.list");
  await state.selectOption("declined");
  await page.getByRole("alert").filter({ hasText: "Too many requests" }).waitFor();
  expect(await page.getByLabel("Reason").inputValue()).toBe("The certificate was withdrawn");
  await reads.letThrough();
  await button(page, "Retry").click();
  await page.getByText("No recovery fits these filters.").waitFor();
  await page.locator("#ledger-recoveries :focus").waitFor();
  await state.selectOption({ label: "All states" });
  await button(page, "Ask for the recovery").click();
  await page.getByText("At most Rs 50,000.00 can be asked back").waitFor();
  await page.getByLabel("Amount").fill("50000");
  await button(page, "Ask for the recovery").click();
  await page.getByText("Rs 50,000.00 is asked back as soon as a second person has confirmed it.").waitFor();

  const other = await portal.signIn(actors.approver, `${ledger}/recoveries`, look);
  await button(other, /^Confirm the recovery of/).click();
  await button(other, "Confirm the recovery").last().click();
  await other.getByText(/^The recovery is confirmed/).waitFor();

  await page.reload();
  await button(page, /^Record a receipt for/).click();
  const dialog = page.getByRole("dialog", { name: /^Record a receipt of/ });
  await dialog.getByRole("textbox", { name: "Day" }).fill(formatIndianDate(today));
  await page.keyboard.press("Tab");
  await dialog.getByLabel("Amount").fill("50000");
  await dialog.getByLabel("Reference").fill("UTR 2");
  // What is typed is not lost by a press of Escape.
  await page.keyboard.press("Escape");
  await goingOn.getByText("The receipt is not recorded yet.").waitFor();
  await goingOn.getByRole("button", { name: "Stay" }).click();
  await dialog.getByRole("button", { name: "Record the receipt" }).click();
  await page.getByText("Recorded: Rs 50,000.00 of the principal and Rs 0.00 of interest.").waitFor();
  await page.getByRole("cell", { name: "Paid back" }).waitFor();
  // Nothing is owed, and no day is named.
  expect(await page.getByRole("cell", { name: "–", exact: true }).count()).toBe(2);
  expect(await button(page, /^Reverse the receipt/).count()).toBe(0);

  await other.reload();
  await button(other, "Reverse the receipt UTR2, Rs 50,000.00").click();
  const question = other.getByRole("dialog");
  await question.getByRole("button", { name: "Reverse Rs 50,000.00" }).click();
  await question.getByText("Write why it is reversed").waitFor();
  await question.getByLabel("Reason").fill("The amount is another firm's");
  await question.getByRole("button", { name: "Reverse Rs 50,000.00" }).click();
  await other.getByText(/^The receipt is reversed/).waitFor();
  await other.getByText("The amount is another firm's").waitFor();
});

it("a month is prepared by one user and closed by another; after it nothing is booked in it", async () => {
  // Two months are over: the last one, and the one before it.
  const monthBefore = daysAfter(`${lastMonth.slice(0, 8)}01`, -1);
  const advice = { kind: "interest", scheme: "plant", occurredOn: monthBefore, amountPaise: 1_00, reference: "Advice 0" } as const;
  await bookByHand(contextOf(portal.services, actors.preparer), advice);
  const first = await portal.signIn(actors.preparer, `${ledger}/periods`, look);
  const prepare = button(first, /^Prepare the close of/);
  const day = (await prepare.innerText()).slice(-10);
  await prepare.click();
  await first.getByText(`The close of ${day} is prepared. A second person has to close it.`).waitFor();
  const second = await portal.signIn(actors.approver, `${ledger}/periods`, look);
  await button(second, `Close the ledger up to ${day}`).click();
  await button(second, `Close up to ${day}`).click();
  await second.getByText(`The ledger is closed up to ${day}.`).waitFor();
  // The next answer takes the place of the last one.
  await button(second, /^Prepare the close of/).click();
  await second.getByText(/ is prepared\. A second person has to close it\.$/).waitFor();
  expect(await second.getByText(`The ledger is closed up to ${day}.`).count()).toBe(0);
  await first.goto(`${portal.product.url}${ledger}/book`);
  await first.getByLabel("What is booked").selectOption("interest");
  await first.getByLabel("Scheme").selectOption("plant");
  await pickDay(first, "Day", monthEndOf(day.split("-").toReversed().join("-")));
  await first.getByLabel("Amount").fill("1");
  await first.getByLabel("Reference").fill("Advice 1");
  await button(first, "Book it").click();
  await first.getByText(`The ledger is closed for ${day}. Choose a day after the last close.`).waitFor();
});
