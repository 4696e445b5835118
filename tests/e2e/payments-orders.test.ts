import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import { listPath } from "#domain/reimbursements/addresses.ts";
import { grantedRights } from "#db/schema/payments.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { holdBack, holdBackAddress } from "../support/hold-back.ts";
import { createApproved, createPaymentActors } from "../support/payments.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });

it("an order is recorded, corrected by a second person, and the firm reads where its money is", async () => {
  const { services } = portal;
  const actors = await createPaymentActors(services);
  const people = await portal.newActors();
  const { id } = await reimbursementIn(services, people, "APPROVED_DGFT");
  const { actor: other, firm } = await createMember(services, { name: `Vaitarna Scopes ${id}` });
  const second = await createApproved(services, { member: other, sanctionedPaise: 75_000_50 });

  const page = await portal.signIn(actors.preparer, `${paths.payments}/orders`);
  await page.getByRole("link", { name: "Record an order" }).click();
  await button(page, "Record the order").click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  expect(await summary.getByRole("link").allInnerTexts()).toEqual([
    "Enter the order number",
    "Enter the date of the order",
    "Enter the budget head",
    "Choose who pays the firms",
    "Upload the PDF of the order",
    "Choose at least one claim",
  ]);
  const number = `E2E ${id}`;
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Date of the order").fill(formatIndianDate(calendarDateInIndia(new Date())));
  await page.keyboard.press("Escape");
  await page.getByLabel("Budget head").fill("3453-00-194-14-00-31");
  await page.locator("input[type=file]").setInputFiles({ name: "order.pdf", mimeType: "application/pdf", buffer: textPdf(["Order"]) });
  await page.getByRole("link", { name: /^order\.pdf/ }).waitFor();
  const add = async (words: string, claim: string) => {
    await page.getByRole("searchbox", { name: "Search approved claims" }).fill(words);
    await button(page, "Search").click();
    await button(page, `Add ${claim}`).click();
  };
  await add(firm.name, second);
  // The button goes with its press: the list takes its focus, and so it does for a row that is taken out.
  await page.locator("#approved-claims :focus").waitFor();
  await add(id, id);
  // What is said of a claim goes with it, and does not stand at the next one.
  await page.getByLabel(`Amount for ${second}`).fill("0");
  await button(page, "Record the order").click();
  await summary.getByRole("link", { name: orderMessages.amountZero }).waitFor();
  await button(page, `Take ${second} out`).click();
  await summary.waitFor({ state: "detached" });
  await page.locator("#order-lines :focus").waitFor();
  expect(await page.getByLabel(`Amount for ${id}`).getAttribute("aria-invalid")).not.toBe("true");
  expect(await page.getByText(orderMessages.amountZero).count()).toBe(0);
  await add(firm.name, second);
  // The rules of both claims say that DGFT pays.
  const approved = page.getByRole("table", { name: "Approved, not wholly ordered" });
  await approved.getByRole("columnheader", { name: "Paid by" }).waitFor();
  await approved
    .getByRole("row", { name: new RegExp(second) })
    .getByText("DGFT, directly")
    .waitFor();
  const askedOfPayer = page.getByRole("alert").filter({ hasText: "By the rules DGFT pays 2 of these claims" });
  expect(await askedOfPayer.count()).toBe(0);
  await page.getByLabel("Who pays the firms").selectOption("council");
  await askedOfPayer.getByText(`${id}, ${second}. Take them out, or check who pays.`).waitFor();
  const amount = page.getByLabel(`Amount for ${second}`);
  expect(await amount.inputValue()).toBe("75000.50");
  await amount.fill("75000.51");
  await button(page, "Record the order").click();
  await summary.getByText(/Enter Rs 75,000.50 or less/).waitFor();
  await summary.getByText(`By the rules DGFT pays ${id}.`).waitFor();
  await page.getByLabel("The order says that EPCMD pays them").check();
  await amount.fill("50,000");
  // While it is saved, the page is not left without a question.
  const recording = await holdBack(page, "payments.orders.record");
  await button(page, "Record the order").click();
  await button(page, "Recording...").waitFor();
  await page.getByRole("link", { name: "Ledger" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await recording.letThrough();
  await page.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
  await page.getByText("is recorded. The firms were told.").waitFor();

  const late = await portal.signIn(actors.preparer, new URL(page.url()).pathname);
  await button(late, "Ask for a correction").click();
  await button(page, "Ask for a correction").click();
  await page.getByLabel(`Amount for ${second}`).fill("60000");
  await page.getByLabel("Reason").fill("The order gives 60,000.");
  await button(page, "Ask for the correction").click();
  await page.getByText("A second person with the right to approve payments confirms or declines it here.").waitFor();

  const approver = await portal.signIn(actors.approver, new URL(page.url()).pathname);
  const table = approver.getByRole("table", { name: "What is to be changed" });
  expect(await table.getByRole("row", { name: new RegExp(`^Amount for ${second}`) }).innerText()).toMatch(/Rs 50,000.00[^]*Rs 60,000.00/);
  await button(approver, "Confirm the correction").click();
  await approver.getByRole("dialog").getByRole("button", { name: "Confirm the correction" }).click();
  await approver.getByText("The correction is confirmed. The firms that it concerns were told.").waitFor();

  // A form that was opened before stays refused, also once its page has read the corrected order.
  await late.getByLabel("Reason").fill("The order gives 50,000.");
  await button(late, "Ask for the correction").click();
  await late.getByText("Another user has changed this order.", { exact: false }).waitFor();
  await late.getByRole("region", { name: "Payments" }).getByText("Rs 60,000.00").first().waitFor();
  await late.getByLabel("Budget head").fill("3453-00-194-14-00-32");
  const [answer] = await Promise.all([late.waitForResponse(/payments\.orders\.askChange/), button(late, "Ask for the correction").click()]);
  expect(answer.status()).toBe(409);

  const member = await portal.signIn(people.member, `${paths.memberHome}/reimbursements/${id}`, { viewport: { width: 390, height: 844 } });
  const money = member.getByRole("region", { name: "Where the money is" });
  await money.getByText(`(order ${number}). Please sign and upload the pre-receipt. Please give your bank account.`).waitFor();
  expect(await money.locator("[lang=hi]").innerText()).toContain(`(आदेश ${number})`);
  const officer = await portal.signIn(people.dgft, `${listPath("dgft", "product")}/${id}`);
  await officer.getByRole("region", { name: "Where the money is" }).getByText("The signed pre-receipt is awaited.").waitFor();
});

it("a council user gives another one a right, which opens the desk at once", async () => {
  const { services } = portal;
  const user = await createStaffActor(services, "EPCMD_ADMIN");
  const page = await portal.openAs("EPCMD_ADMIN", `${paths.users}?search=${encodeURIComponent(user.email)}`);
  const refused = await portal.signIn(user, paths.payments);
  await refused
    .getByText(/needs the right/i)
    .first()
    .waitFor();
  await button(page, `Change rights: ${user.name}`).click();
  await page.getByLabel("Prepare payments").check();
  // Another council user gives a right meanwhile: the save is refused once, and what was ticked stays.
  await services.db.insert(grantedRights).values({ userId: user.userId, right: "invoices.prepare", grantedAt: new Date() });
  await button(page, "Save the rights").click();
  await page.getByText(/^Somebody else changed the rights of this user meanwhile/).waitFor();
  expect(await page.getByLabel("Prepare invoices").isChecked()).toBe(true);
  expect(await page.getByLabel("Prepare payments").isChecked()).toBe(true);
  await button(page, "Save the rights").click();
  await page.getByText(/are saved and count at once/).waitFor();
  await page.getByRole("cell", { name: "Prepare payments" }).waitFor();
  await refused.reload();
  await refused.getByRole("heading", { name: "For you to do" }).waitFor();
});

it("the totals of a list without a payment go while those of other filters are read", async () => {
  const { preparer } = await createPaymentActors(portal.services);
  const page = await portal.signIn(preparer, `${paths.payments}?search=NoSuchPayment`);
  const none = page.getByText("0 payments, Rs 0.00 together");
  await none.waitFor();
  const totals = await holdBackAddress(page, "**/trpc/*payments.orders.lineTotals*");
  await button(page, "Show all payments").click();
  await none.waitFor({ state: "detached" });
  await totals.letThrough();
});
