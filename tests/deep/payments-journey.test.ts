import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, financialYearLabel, formatIndianDate } from "#domain/dates.ts";
import { createMember } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { violationsOf } from "../support/page-input.ts";
import { createApproved, createPaymentActors } from "../support/payments.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";

// One claim of each scheme from its approval to the end of its money, by a firm on a phone and two users of the council at a desk.

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({}, { hasPageJobs: true });
});
afterAll(() => portal?.close());

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
const today = formatIndianDate(calendarDateInIndia(new Date()));
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: textPdf([name]) });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

it("a product claim is paid and paid back, an exhibition claim returned and paid again, a plant claim paid by DGFT", async () => {
  const { services, product } = portal;
  const actors = await createPaymentActors(services);
  const { actor: firm } = await createMember(services);
  const claims = {
    product: await createApproved(services, { member: firm, scheme: "product", sanctionedPaise: 50_000_00 }),
    exhibition: await createApproved(services, { member: firm, scheme: "exhibition", sanctionedPaise: 30_000_50 }),
    plant: await createApproved(services, { member: firm, scheme: "plant", sanctionedPaise: 20_000_00 }),
  };
  const member = await portal.signIn(firm, paths.memberPayments, phone);
  const preparer = await portal.signIn(actors.preparer, paths.payments, desk);
  const approver = await portal.signIn(actors.approver, paths.payments, desk);
  const go = (page: Page, path: string) => page.goto(`${product.url}${paths.payments}${path}`);

  await go(preparer, "/ledger/book");
  await preparer.getByLabel("What is booked").selectOption("grant");
  await preparer.getByLabel("Scheme").selectOption("product");
  await pickDay(preparer, "Day on which it came in");
  await preparer.getByLabel("Amount").fill("100000");
  await preparer.getByLabel("Number of the order").fill("K-11020/7");
  await pickDay(preparer, "Day of the order");
  await preparer.locator('#booking-fileId input[type="file"]').setInputFiles(pdf("grant.pdf"));
  await preparer.getByRole("link", { name: /^grant\.pdf/ }).waitFor();
  await button(preparer, "Book it").click();
  await preparer.getByText("Booked: Grant received, Rs 1,00,000.00.").waitFor();

  await recordOrder(preparer, "14/2026", "council", [claims.product, claims.exhibition]);
  await recordOrder(preparer, "15/2026", "dgft_direct", [claims.plant]);

  await member.reload();
  await button(member, "Give the bank account").click();
  const form = member.getByRole("form", { name: "Give the bank account" });
  await form.getByLabel("Name of the account holder").fill("Kaveri Imaging Pvt Ltd");
  await form.getByLabel("IFSC").fill("ABCD0123456");
  await form.getByLabel("Account number", { exact: false }).first().fill("50100123456789");
  await form.getByLabel("Account number again").fill("50100123456789");
  await form.getByLabel("Bank", { exact: false }).first().fill("Example Bank");
  await form.getByLabel("Branch").fill("Pune");
  await form.locator("input[type=file]").setInputFiles(pdf("cheque.pdf"));
  await member.getByRole("link", { name: "cheque.pdf" }).waitFor();
  await form.getByRole("button", { name: "Send to EPCMD" }).click();
  await member.getByText("The bank account was sent to EPCMD for a check.").waitFor();
  for (const name of ["first.pdf", "second.pdf"]) {
    await member.locator("input[type=file]").first().setInputFiles(pdf(name));
    await member.getByRole("link", { name }).waitFor();
    await button(member, "Send to EPCMD").first().click();
    await member.getByText("The signed pre-receipt was sent to EPCMD.").waitFor();
    await member.reload();
    await member.getByRole("heading", { level: 1, name: "Payments" }).waitFor();
  }
  await member.getByText("Nothing is asked of your firm now.").waitFor();

  await go(approver, "/documents");
  await approver
    .getByRole("row", { name: /Bank account/ })
    .getByRole("link")
    .click();
  await button(approver, "Confirm the account").click();
  await approver.getByRole("dialog").getByRole("button", { name: "Confirm the account" }).click();
  await approver.getByText("Confirmed. Money may be sent to it from now on.").waitFor();
  for (let receipt = 0; receipt < 2; receipt += 1) {
    await go(approver, "/documents");
    await approver
      .getByRole("row", { name: /Pre-receipt/ })
      .first()
      .getByRole("link")
      .click();
    await button(approver, "Accept").click();
    await approver.getByText("Papers complete").waitFor();
  }

  await payBatch(1, [
    ["B1-0001", "50000.00"],
    ["B1-0002", "30000.50"],
  ]);
  await member.reload();
  await member.getByText("The bank returned it", { exact: false }).waitFor();

  await go(preparer, "");
  await preparer
    .getByRole("row", { name: /Returned/ })
    .getByRole("link")
    .first()
    .click();
  await button(preparer, "Open again").click();
  await preparer.getByRole("dialog").getByLabel("Reason").fill("The bank had a wrong name.");
  await button(preparer, "Open the payment again").click();
  await preparer.getByRole("dialog").waitFor({ state: "hidden" });
  await preparer.getByText("Papers asked").first().waitFor();
  await member.reload();
  await button(member, "Send it to the same account").click();
  await member.getByText("Nothing is asked of your firm now.").waitFor();
  await payBatch(2, [["B2-0001", "30000.50"]]);

  await go(preparer, "");
  await preparer.getByRole("link", { name: claims.plant }).click();
  await button(preparer, "Record the payment of DGFT").click();
  const dialog = preparer.getByRole("dialog", { name: "Record the payment of DGFT" });
  await dialog.getByLabel("Reference of the payment").fill("DGFT-1");
  await dialog.getByRole("textbox", { name: "Day of the payment" }).fill(today);
  await preparer.keyboard.press("Escape");
  // What is typed is not lost by a press of Cancel.
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const givingUp = preparer.getByRole("dialog", { name: "Go on without saving?" });
  await givingUp.getByText("The payment of DGFT is not recorded yet.").waitFor();
  await givingUp.getByRole("button", { name: "Stay" }).click();
  await dialog.getByRole("button", { name: "Record the payment" }).click();
  await preparer.getByText("Paid elsewhere").first().waitFor();

  await go(preparer, "/ledger/recoveries");
  await preparer.getByRole("searchbox", { name: "Claim no." }).fill(claims.product);
  await preparer.getByRole("search", { name: "Payments of a reimbursement" }).getByRole("button", { name: "Search" }).click();
  await preparer.getByText("Can be asked back: Rs 50,000.00").waitFor();
  await preparer.getByLabel("Amount").fill("50000");
  await preparer.getByLabel("Reason").fill("The certificate was withdrawn");
  await button(preparer, "Ask for the recovery").click();
  await preparer.getByText("Rs 50,000.00 is asked back as soon as a second person has confirmed it.").waitFor();
  await go(approver, "/ledger/recoveries");
  await button(approver, /^Confirm the recovery of/).click();
  await button(approver, "Confirm the recovery").last().click();
  await approver.getByText(/^The recovery is confirmed/).waitFor();
  await member.reload();
  await member.getByRole("heading", { name: new RegExp(`^Pay back Rs 50,000.00 of ${claims.product} by`) }).waitFor();
  await preparer.reload();
  await button(preparer, /^Record a receipt for/).click();
  const receipt = preparer.getByRole("dialog");
  await receipt.getByRole("textbox", { name: "Day" }).fill(today);
  await preparer.keyboard.press("Escape");
  await receipt.getByLabel("Amount").fill("50000");
  await receipt.getByLabel("Reference").fill("UTR 2");
  await receipt.getByRole("button", { name: "Record the receipt" }).click();
  await preparer.getByText("Recorded: Rs 50,000.00 of the principal and Rs 0.00 of interest.").waitFor();

  // The certificate adds up by hand: 1,00,000 came in, 50,000 went out and came back.
  await go(preparer, `/reports/certificate?scheme=product&year=${financialYearLabel(calendarDateInIndia(new Date()))}`);
  for (const [row, amount] of [
    ["Grants received during the year", "1,00,000.00"],
    ["Paid to firms", "50,000.00"],
    ["less: recovered from firms", "50,000.00"],
    ["Expenditure incurred", "0.00"],
    ["Closing balance", "1,00,000.00"],
  ] as const)
    expect(
      await preparer
        .getByRole("row", { name: new RegExp(row) })
        .first()
        .innerText(),
    ).toContain(`Rs ${amount}`);
  expect(await violationsOf(preparer)).toEqual([]);
  await member.reload();
  await member
    .getByText(/Paid on .*UTR/)
    .first()
    .waitFor();
  expect(await violationsOf(member)).toEqual([]);

  /** By the rules of the product DGFT pays, so an order of the council with such a claim is confirmed; no rule says who pays a plant claim. */
  async function recordOrder(page: Page, number: string, payer: "council" | "dgft_direct", ids: readonly string[]): Promise<void> {
    await go(page, "/orders/new");
    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Date of the order").fill(today);
    await page.keyboard.press("Escape");
    await page.getByLabel("Budget head").fill("3453-00-194-14-00-31");
    await page.locator("input[type=file]").setInputFiles(pdf("order.pdf"));
    await page.getByRole("link", { name: /^order\.pdf/ }).waitFor();
    for (const id of ids) {
      await page.getByRole("searchbox", { name: "Search approved claims" }).fill(id);
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await button(page, `Add ${id}`).click();
    }
    await page.getByLabel("Who pays the firms").selectOption(payer);
    if (ids.includes(claims.product)) await page.getByLabel(/^The order says that/).check();
    await button(page, "Record the order").click();
    await page.getByText("is recorded. The firms were told.").waitFor();
  }

  /** Brings every ready payment to the bank; the bank pays what is 30,000.50 only in the second batch. */
  async function payBatch(number: number, lines: readonly (readonly [reference: string, amount: string])[]): Promise<void> {
    await go(preparer, "/batches/new");
    await button(preparer, /^Prepare all/).click();
    await preparer.getByRole("heading", { name: `Batch ${number}` }).waitFor();
    await approver.goto(preparer.url());
    await button(approver, "Approve the batch").click();
    await approver
      .getByRole("dialog")
      .getByRole("button", { name: /^Approve Rs/ })
      .click();
    await approver.getByRole("link", { name: /^Download epcmd-batch/ }).waitFor();
    await preparer.reload();
    await button(preparer, "Mark as sent to the bank").click();
    await preparer.getByRole("button", { name: "Mark as sent", exact: true }).click();
    await preparer.getByText(`Marked batch ${number} as sent to the bank.`).waitFor();
    const rows = lines.map(([reference, amount], place) =>
      number === 1 && amount === "30000.50"
        ? [reference, amount, "", "Returned", today, "Name differs"]
        : [reference, amount, `UTRN00000000${number}${place}`, "Paid", today, ""],
    );
    const text = [["Reference", "Amount", "UTR", "Status", "Date", "Reason"], ...rows].map((cells) => cells.join(",")).join("\n");
    await go(preparer, "/batches/answers");
    await preparer.locator('input[type="file"]').setInputFiles({ name: `answer-${number}.csv`, mimeType: "text/csv", buffer: Buffer.from(text) });
    await button(preparer, /^Record \d/).click();
    await preparer.getByText(/^Recorded \d/).waitFor();
  }
});

async function pickDay(page: Page, label: string): Promise<void> {
  await page.getByRole("textbox", { name: label }).fill(today);
  await page.keyboard.press("Escape");
}
