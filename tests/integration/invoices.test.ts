import { Readable } from "node:stream";
import { and, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor, type MemberActor } from "#domain/accounts/actor.ts";
import { paths } from "#domain/council.ts";
import type { InvoiceAccount } from "#domain/invoices/invoice-ledger.ts";
import { maxWaitingProofs } from "#domain/invoices/invoice-states.ts";
import { FeeDraft } from "#domain/members/fee-table-input.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { createDb } from "#db/connection/client.ts";
import { selectInvoiceBalances } from "#db/queries/invoice-ledger.ts";
import { getFirmCredit } from "#db/queries/invoice-payments.ts";
import { getInvoice, lockInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { invoiceBankLines, invoicePayments, invoices } from "#db/schema/invoices.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { outbox } from "#db/schema/outbox.ts";
import { checkBankFile, importBankFile } from "#server/application/invoices/bank-file.ts";
import { declineCreditNote, issueCreditNote, prepareCreditNote, type IssueCreditNoteInput } from "#server/application/invoices/credit-notes.ts";
import {
  confirmRepayment,
  declineRepayment,
  listWaitingApprovals,
  prepareRepayment,
  takeBackRepayment,
} from "#server/application/invoices/credit-repayments.ts";
import { invoiceStatement } from "#server/application/invoices/invoice-statement.ts";
import { getInvoiceView } from "#server/application/invoices/invoice-view.ts";
import { dismissLine, listLeftLines } from "#server/application/invoices/left-lines.ts";
import { makeCreditNotePdf, makeInvoicePdf } from "#server/application/invoices/make-documents.ts";
import { exportBookCsv, exportBookXlsx, listBook } from "#server/application/invoices/members-book.ts";
import { getOwnInvoice, listOwnInvoices } from "#server/application/invoices/own-invoices.ts";
import { acceptProof, giveProof, refuseProof } from "#server/application/invoices/proofs.ts";
import { applyPayment, recordPayment, takeBackPayment, useCredit } from "#server/application/invoices/record-payment.ts";
import { remindOfInvoice, remindOfInvoices } from "#server/application/invoices/reminders.ts";
import { readInvoiceSettings, saveInvoiceSettings } from "#server/application/invoices/settings.ts";
import { verifyInvoice } from "#server/application/invoices/verify-invoice.ts";
import { memberDetail } from "#server/application/members/member-detail.ts";
import { listNotifications, unreadCount } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { uploadPaymentFile } from "#server/application/payments/payment-files.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createFirm, createListedFirm, createMember } from "../support/factories.ts";
import { createFeeTable, createInvoice, createInvoiceActors, createInvoiceSettings, testSettings, type InvoiceActors } from "../support/invoices.ts";
import { createPaymentFile } from "../support/payments.ts";
import { procedures } from "../support/procedures.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import type { StoredFeeTable } from "#server/application/invoices/issue-invoice.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: InvoiceActors;
let preparer: AppContext;
let approver: AppContext;
let table: StoredFeeTable;
let nextTable: StoredFeeTable;
const at = (day: string) => () => new Date(`${day}T06:00:00Z`);

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createInvoiceActors(opened.services);
  preparer = { ...contextOf(opened.services, actors.preparer), now: at("2026-11-24") };
  approver = { ...contextOf(opened.services, actors.approver), now: at("2026-11-24") };
  table = await createFeeTable(opened.services, "2026-27");
  nextTable = await createFeeTable(opened.services, "2027-28");
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

describe("issuing an invoice", () => {
  it("is refused until the council's GST data is entered", async () => {
    const firm = await createFirm(opened.services);
    expect(await refusalOf(createInvoice(preparer, table, firm.id))).toMatchObject({ kind: "conflict", code: "no_gst_settings" });
    await createInvoiceSettings(opened.services);
  });

  it("numbers without gaps, books what is owed, and writes to the firm", async () => {
    const { firm, user } = await createMember(opened.services);
    const before = (await selectInvoiceBalances(opened.services.db)).get("receivable") ?? 0;
    const row = await createInvoice(preparer, table, firm.id);
    const second = await createInvoice(preparer, table, (await createFirm(opened.services)).id);
    expect(row.number).toMatch(/^INV\/26-27\/\d{6}$/);
    expect(Number(second.number.slice(-6))).toBe(Number(row.number.slice(-6)) + 1);
    // A firm of Maharashtra is in another state than the council.
    expect(row).toMatchObject({ stateCode: "27", cgstPaise: 0, sgstPaise: 0, igstPaise: row.totalPaise - row.taxablePaise, dueOn: "2026-12-24" });
    expect((await selectInvoiceBalances(opened.services.db)).get("receivable")).toBe(before + row.totalPaise + second.totalPaise);
    const [sent] = await opened.services.db.select().from(mail).where(eq(mail.userId, user.id));
    expect(sent).toMatchObject({ kind: "invoice_issued", params: { subject: row.number, date: "24-12-2026" } });
  });

  it("leaves no gap after a transaction that failed, and doubles nothing", async () => {
    const firm = await createFirm(opened.services);
    const first = await createInvoice(preparer, table, firm.id);
    expect(await refusalOf(createInvoice(preparer, table, firm.id))).toMatchObject({ code: "invoice_exists" });
    const next = await createInvoice(preparer, table, (await createFirm(opened.services)).id);
    expect(Number(next.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
    expect(await opened.services.db.$count(invoices, eq(invoices.firmId, firm.id))).toBe(1);
  });

  it("halves the tax in the council's own state", async () => {
    const firm = await createFirm(opened.services, { gstNo: "not registered", address: "Plot 4, Sector 63, Noida, Uttar Pradesh" });
    const row = await createInvoice(preparer, table, firm.id);
    expect(row).toMatchObject({ stateCode: "09", firmGstin: null, igstPaise: 0 });
    expect(row.cgstPaise).toBe(row.sgstPaise);
    expect(row.cgstPaise + row.sgstPaise + row.taxablePaise).toBe(row.totalPaise);
  });

  it("takes the address and the state of the firm's profile before those that it was added with", async () => {
    const profile = { codes: ["30051010"], address: "Plot 7, Pune, Maharashtra" };
    const { firm } = await createListedFirm(opened.services, profile, { gstNo: "unregistered", address: "Noida, Uttar Pradesh" });
    expect(await createInvoice(preparer, table, firm.id)).toMatchObject({ firmAddress: profile.address, stateCode: "27", cgstPaise: 0 });
  });

  it("is refused where the state is not known, and for a year that is over", async () => {
    const unknown = await createFirm(opened.services, { gstNo: "nothing", address: "Main Road 1" });
    expect(await refusalOf(createInvoice(preparer, table, unknown.id))).toMatchObject({ code: "state_unknown" });
    const firm = await createFirm(opened.services);
    const later = { ...preparer, now: at("2027-04-01") };
    expect(await refusalOf(createInvoice(later, table, firm.id))).toMatchObject({ code: "year_over" });
  });
});

it("tells a firm since when it is a member, while its membership has not begun", async () => {
  const startOf = async (membershipStartOn: string) =>
    listOwnInvoices({ ...preparer, actor: (await createMember(opened.services, { membershipStartOn })).actor });
  expect(await startOf("2026-11-25")).toMatchObject({ isMember: false, membershipStartsOn: "2026-11-25" });
  expect(await startOf("2026-11-24")).toMatchObject({ isMember: true, membershipStartsOn: null });
});

let reference = 0;
const newReference = (): string => `UTR26${String((reference += 1)).padStart(6, "0")}`;

/** Records money for an invoice by hand. */
const pay = async (ctx: AppContext, invoice: InvoiceRow, amountPaise: number, values: { reference?: string; isOtherMoney?: boolean } = {}) =>
  recordPayment(ctx, {
    invoiceId: invoice.id,
    amountPaise,
    paidOn: "2026-11-20",
    reference: newReference(),
    proofFileId: await createPaymentFile(opened.services, ctx.actor.kind === "user" ? ctx.actor.userId : ""),
    ...values,
  });

/** A firm whose membership ended in March, with an invoice to renew it. */
async function invoiced(): Promise<{ invoice: InvoiceRow; member: MemberActor }> {
  const { firm, actor } = await createMember(opened.services, { membershipEndOn: "2026-03-31" });
  return { invoice: await createInvoice(preparer, table, firm.id), member: actor };
}

it("the audit trail keeps from what to what the account of the council was changed, and each council user is told", async () => {
  const { settings } = await readInvoiceSettings(approver);
  const bankDetails = "Another Bank, 000111222333";
  await saveInvoiceSettings(approver, { ...testSettings, bankDetails, version: settings?.version ?? 0 });
  await saveInvoiceSettings(approver, { ...testSettings, version: (settings?.version ?? 0) + 1 });
  const saved = opened.services.db.select({ detail: auditEntries.detail }).from(auditEntries).where(eq(auditEntries.event, "invoice.settings"));
  expect(await saved.orderBy(auditEntries.id)).toEqual([
    { detail: { bankDetails, before: testSettings.bankDetails } },
    { detail: { bankDetails: testSettings.bankDetails, before: bankDetails } },
  ]);
  // A save that leaves the account tells nobody.
  await saveInvoiceSettings(approver, { ...testSettings, dueDays: 31, version: (settings?.version ?? 0) + 2 });
  await saveInvoiceSettings(approver, { ...testSettings, version: (settings?.version ?? 0) + 3 });
  const shared = { sender: actors.approver.name, path: `${paths.invoices}/settings` };
  for (const { userId } of [actors.preparer, actors.approver]) {
    const told = await opened.services.db
      .select({ params: mail.params })
      .from(mail)
      .where(and(eq(mail.userId, userId), eq(mail.kind, "council_account_changed")))
      .orderBy(mail.id);
    expect(told.map(({ params }) => params)).toEqual([
      { ...shared, documents: [`Before: ${testSettings.bankDetails}`, `Now: ${bankDetails}`] },
      { ...shared, documents: [`Before: ${bankDetails}`, `Now: ${testSettings.bankDetails}`] },
    ]);
  }
});

describe("payments", () => {
  it("of a part leave the rest due, and of the rest renew the membership to 31 March", async () => {
    const { invoice } = await invoiced();
    expect(await pay(preparer, invoice, 100_00)).toMatchObject({ message: expect.stringContaining("is still to be paid") });
    expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ state: "part_paid", paidPaise: 100_00 });
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2026-03-31");
    await pay(preparer, invoice, invoice.totalPaise - 100_00);
    expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ state: "paid", paidPaise: invoice.totalPaise });
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2027-03-31");
  });

  it("of more than is due leave a credit, which pays the next invoice", async () => {
    const { invoice } = await invoiced();
    expect(await pay(preparer, invoice, invoice.totalPaise + 250_00)).toMatchObject({ message: expect.stringContaining("Rs 250.00") });
    expect(await getFirmCredit(opened.services.db, invoice.firmId)).toBe(250_00);
    const later = { ...preparer, now: at("2027-03-10") };
    const next = await createInvoice(later, nextTable, invoice.firmId);
    await useCredit(later, { invoiceId: next.id });
    expect(await getInvoice(opened.services.db, next.id)).toMatchObject({ state: "part_paid", paidPaise: 250_00 });
    expect(await getFirmCredit(opened.services.db, invoice.firmId)).toBe(0);
    expect(await refusalOf(useCredit(later, { invoiceId: next.id }))).toMatchObject({ code: "no_credit" });
    const [first] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).payments;
    expect(await refusalOf(takeBackPayment(approver, { paymentId: first?.id ?? "", reason: "wrong" }))).toMatchObject({ code: "excess_used" });
  });

  it("of a paid invoice are taken only as other money", async () => {
    const { invoice } = await invoiced();
    await pay(preparer, invoice, invoice.totalPaise);
    expect(await refusalOf(pay(preparer, invoice, 10_00))).toMatchObject({ code: "invoice_paid" });
    await pay(preparer, invoice, 10_00, { isOtherMoney: true });
    expect(await getFirmCredit(opened.services.db, invoice.firmId)).toBe(10_00);
  });

  it("count once for each reference, also when two people record it at the same time", async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    const same = newReference();
    const second: AppContext = { ...preparer, actor: (await createInvoiceActors(opened.services)).preparer };
    const outcomes = await Promise.all([
      refusalOf(pay(preparer, one.invoice, 100_00, { reference: same })),
      refusalOf(pay(second, other.invoice, 100_00, { reference: ` ${same.toLowerCase()} ` })),
    ]);
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== "accepted")).toMatchObject({
      code: "reference_known",
      message: expect.stringContaining("INV/26-27/"),
    });
    expect(await opened.services.db.$count(invoicePayments, eq(invoicePayments.reference, same))).toBe(1);
  });

  it("are taken back by a second person only, with the membership that they renewed", async () => {
    const { invoice } = await invoiced();
    await pay(preparer, invoice, invoice.totalPaise);
    const [payment] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).payments;
    const paymentId = payment?.id ?? "";
    expect(await refusalOf(takeBackPayment(preparer, { paymentId, reason: "x" }))).toMatchObject({ kind: "forbidden" });
    const filled = () => opened.services.db.$count(outbox, sql`topic = 'fill-amounts' and payload ->> 'firmId' = ${invoice.firmId}`);
    expect(await filled()).toBe(1);
    await takeBackPayment(approver, { paymentId, reason: "Another firm's money" });
    expect(await filled()).toBe(2);
    expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ state: "open", paidPaise: 0 });
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2026-03-31");
    await pay(preparer, invoice, invoice.totalPaise, { reference: payment?.reference ?? "" });
  });
});

describe("the days of a membership", () => {
  const daysOf = async (firmId: string): Promise<string> => {
    const { membershipStartOn, membershipEndOn } = await getFirmRow(opened.services.db, firmId);
    return `${membershipStartOn} to ${membershipEndOn}`;
  };
  /** Years of a firm that are paid, and then taken back, in these orders: its membership after the last payment, and after each that is taken back. */
  const daysAfterEach = async (membershipEndOn: string, paid: readonly StoredFeeTable[], takenBack: readonly StoredFeeTable[]): Promise<string[]> => {
    const { firm } = await createMember(opened.services, { membershipEndOn });
    const paymentIds = new Map<StoredFeeTable, string>();
    for (const year of paid) {
      const invoice = await createInvoice({ ...preparer, now: at("2027-03-10") }, year, firm.id);
      await pay(preparer, invoice, invoice.totalPaise);
      const [payment] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).payments;
      paymentIds.set(year, payment?.id ?? "");
    }
    const days = [await daysOf(firm.id)];
    for (const year of takenBack) {
      await takeBackPayment(approver, { paymentId: paymentIds.get(year) ?? "", reason: "x" });
      days.push(await daysOf(firm.id));
    }
    return days;
  };

  it("are those of the years that are paid, in whatever order years are paid and taken back", async () => {
    const [both, first, none] = ["2020-04-01 to 2028-03-31", "2020-04-01 to 2027-03-31", "2020-04-01 to 2026-03-31"];
    const second = "2027-04-01 to 2028-03-31";
    const after = (paid: readonly StoredFeeTable[], takenBack: readonly StoredFeeTable[]) => daysAfterEach("2026-03-31", paid, takenBack);
    expect(await after([table, nextTable], [nextTable, table])).toEqual([both, first, none]);
    expect(await after([table, nextTable], [table, nextTable])).toEqual([both, second, none]);
    expect(await after([nextTable, table], [nextTable, table])).toEqual([both, first, none]);
    expect(await after([nextTable, table], [table, nextTable])).toEqual([both, second, none]);
    expect(await after([nextTable], [nextTable])).toEqual([second, none]);
  });

  it("start with the year that is paid after a break, until it is taken back", async () => {
    const thirdTable = await createFeeTable(opened.services, "2028-29");
    const [three, lastTwo, last] = ["2026-04-01 to 2029-03-31", "2027-04-01 to 2029-03-31", "2028-04-01 to 2029-03-31"];
    const [years, before] = [[table, nextTable, thirdTable], "2020-04-01 to 2025-03-31"];
    expect(await daysAfterEach("2025-03-31", [table], [table])).toEqual(["2026-04-01 to 2027-03-31", before]);
    expect(await daysAfterEach("2025-03-31", years, years)).toEqual([three, lastTwo, last, before]);
    expect(await daysAfterEach("2025-03-31", years.toReversed(), years)).toEqual([three, lastTwo, last, before]);
  });

  it("go on without a break from a membership that ends in the March before the year", async () => {
    const after = (membershipEndOn: string) => daysAfterEach(membershipEndOn, [nextTable], [nextTable]);
    for (const endOn of ["2027-03-01", "2027-03-30"]) expect(await after(endOn)).toEqual(["2020-04-01 to 2028-03-31", `2020-04-01 to ${endOn}`]);
    expect(await after("2027-02-28")).toEqual(["2027-04-01 to 2028-03-31", "2020-04-01 to 2027-02-28"]);
  });

  it("are those of the year that ended before, where an earlier release stored no start and it was corrected after the payment", async () => {
    const { firm } = await createMember(opened.services, { membershipEndOn: "2025-03-31" });
    const invoice = await createInvoice({ ...preparer, now: at("2027-03-10") }, table, firm.id);
    await pay(preparer, invoice, invoice.totalPaise);
    await opened.services.db.update(invoices).set({ startBeforeOn: null }).where(eq(invoices.id, invoice.id));
    await opened.services.db.update(firms).set({ membershipStartOn: "2026-04-01" }).where(eq(firms.id, firm.id));
    const [payment] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).payments;
    await takeBackPayment(approver, { paymentId: payment?.id ?? "", reason: "x" });
    expect(await daysOf(firm.id)).toBe("2024-04-01 to 2025-03-31");
  });
});

describe("a member", () => {
  it("reads in the portal of each step of an invoice, and is led to it", async () => {
    const { invoice, member } = await invoiced();
    const mine: AppContext = { ...preparer, actor: member };
    await pay(preparer, invoice, 100_00);
    await remindOfInvoice(preparer, { invoiceId: invoice.id });
    await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "Invoiced in the wrong band" });
    await issueCreditNote(approver, await noteOf(invoice));
    const { rows } = await listNotifications(mine, { page: 1, pageSize: 10, part: "all" });
    expect(new Set(rows.map(({ title }) => title))).toEqual(
      new Set(["New invoice", "Payment recorded", "Invoice not paid in full", "Credit note issued"]),
    );
    expect(rows.map(({ invoiceId }) => invoiceId)).toEqual(Array(4).fill(invoice.id));
    expect(rows.find(({ title }) => title === "New invoice")?.text).toContain(`the invoice ${invoice.number}. Pay it by 24-12-2026.`);
    await markRead(mine, { invoiceId: invoice.id });
    expect(await unreadCount(mine)).toBe(0);
  });
});

/** The credit note of an invoice that waits for a second person, with the invoice as it is now. */
const noteOf = async ({ id: invoiceId }: InvoiceRow): Promise<IssueCreditNoteInput> => {
  const { invoice, creditNotes } = await getInvoiceView(preparer, { invoiceId });
  return { creditNoteId: creditNotes.at(-1)?.id ?? "", version: invoice.version };
};

describe("credit notes", () => {
  it("cancel an invoice by two people; what was paid is credit, and nothing more is paid to it", async () => {
    const { invoice } = await invoiced();
    await pay(preparer, invoice, invoice.totalPaise);
    await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "Invoiced in the wrong band" });
    expect(await refusalOf(prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "again" }))).toMatchObject({ code: "note_exists" });
    const note = await noteOf(invoice);
    expect(await refusalOf(issueCreditNote(preparer, note))).toMatchObject({ kind: "forbidden" });
    expect((await issueCreditNote(approver, note)).message).toMatch(/is issued\. The invoice is cancelled\. A membership .* ends as before\.$/);
    expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ state: "cancelled", paidPaise: 0 });
    expect(await getFirmCredit(opened.services.db, invoice.firmId)).toBe(invoice.totalPaise);
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2026-03-31");
    expect(await refusalOf(pay(preparer, invoice, 100_00))).toMatchObject({ code: "invoice_cancelled" });
    const next = await createInvoice(preparer, table, invoice.firmId);
    await useCredit(preparer, { invoiceId: next.id });
    expect((await getInvoice(opened.services.db, next.id)).state).toBe("paid");
  });

  /** A credit note over a part of an invoice, prepared by one user and issued by another. Returns the message to the second user. */
  const takeOff = async (invoice: InvoiceRow, amountPaise: number): Promise<string> => {
    await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "Lower band", amountPaise });
    return (await issueCreditNote(approver, await noteOf(invoice))).message;
  };
  const rowOf = ({ id }: InvoiceRow): Promise<InvoiceRow> => getInvoice(opened.services.db, id);
  const creditOf = ({ firmId }: InvoiceRow): Promise<number> => getFirmCredit(opened.services.db, firmId);
  const balanceOf = async (account: InvoiceAccount): Promise<number> => (await selectInvoiceBalances(opened.services.db)).get(account) ?? 0;

  it("over a part lower what is owed, and renew the membership where the rest is paid", async () => {
    const { invoice, member } = await invoiced();
    await pay(preparer, invoice, invoice.totalPaise - 1_000_00);
    const [owed, tax] = [await balanceOf("receivable"), await balanceOf("gst_igst")];
    expect(await takeOff(invoice, 400_00)).toMatch(/takes Rs 400\.00 off the invoice; Rs 600\.00 is still to be paid\.$/);
    expect(await rowOf(invoice)).toMatchObject({ state: "part_paid", creditedPaise: 400_00, paidPaise: invoice.totalPaise - 1_000_00 });
    expect(await balanceOf("receivable")).toBe(owed - 400_00);
    // 18 of 118 parts.
    expect(await balanceOf("gst_igst")).toBe(tax + 61_02);
    const mine: AppContext = { ...preparer, actor: member };
    expect((await getOwnInvoice(mine, { invoiceId: invoice.id })).invoice.duePaise).toBe(600_00);
    expect(await takeOff(invoice, 600_00)).toMatch(/takes Rs 600\.00 off the invoice; nothing more is to be paid\.$/);
    expect(await rowOf(invoice)).toMatchObject({ state: "paid", creditedPaise: 1_000_00 });
    expect(await creditOf(invoice)).toBe(0);
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2027-03-31");
    const { creditNotes } = await getOwnInvoice(mine, { invoiceId: invoice.id });
    expect(creditNotes.map(({ totalPaise }) => totalPaise)).toEqual([400_00, 600_00]);
    expect((await makeCreditNotePdf(mine, { creditNoteId: creditNotes[0]?.id ?? "" })).name).toMatch(/^CRN-26-27-\d{6}\.pdf$/);
  });

  const firstPaymentOf = async ({ id }: InvoiceRow): Promise<string> => (await getInvoiceView(preparer, { invoiceId: id })).payments[0]?.id ?? "";
  const balances = () => Promise.all((["council_bank", "receivable", "member_credit"] as const).map(balanceOf));

  it("leave a payment that was another firm's to be taken back, while the firm has the credit, and recorded there", async () => {
    const before = await balances();
    const { invoice } = await invoiced();
    const reference = newReference();
    await pay(preparer, invoice, invoice.totalPaise + 250_00, { reference });
    await takeOff(invoice, invoice.totalPaise);
    const next = await createInvoice(preparer, table, invoice.firmId);
    await useCredit(preparer, { invoiceId: next.id });
    const takeBack = async (from: InvoiceRow) => takeBackPayment(approver, { paymentId: await firstPaymentOf(from), reason: "Another firm's money" });
    expect(await refusalOf(takeBack(invoice))).toMatchObject({ code: "excess_used" });
    await takeOff(next, next.totalPaise);
    expect(await refusalOf(takeBack(next))).toMatchObject({ code: "payment_credited" });
    const offered = async ({ id }: InvoiceRow) => (await getInvoiceView(approver, { invoiceId: id })).payments.map(({ canTakeBack }) => canTakeBack);
    expect([await offered(next), await offered(invoice)]).toEqual([[false], [true]]);
    await takeBack(invoice);
    expect(await creditOf(invoice)).toBe(0);
    expect(await balances()).toEqual(before);
    expect(await rowOf(invoice)).toMatchObject({ state: "cancelled", paidPaise: 0 });
    await pay(preparer, (await invoiced()).invoice, 100_00, { reference });
  });

  it("over a part of a paid invoice give credit, which goes with the payment when that is taken back", async () => {
    const [bank = 0, owed = 0, credit = 0] = await balances();
    const { invoice } = await invoiced();
    await pay(preparer, invoice, invoice.totalPaise);
    await takeOff(invoice, 1_000_00);
    expect(await rowOf(invoice)).toMatchObject({ state: "paid", paidPaise: invoice.totalPaise - 1_000_00 });
    expect(await creditOf(invoice)).toBe(1_000_00);
    await takeBackPayment(approver, { paymentId: await firstPaymentOf(invoice), reason: "x" });
    expect(await rowOf(invoice)).toMatchObject({ state: "open", paidPaise: 0, creditedPaise: 1_000_00 });
    expect(await balances()).toEqual([bank, owed + invoice.totalPaise - 1_000_00, credit]);
    await pay(preparer, invoice, invoice.totalPaise - 1_000_00);
    await takeOff(invoice, invoice.totalPaise - 1_000_00);
    expect(await rowOf(invoice)).toMatchObject({ state: "cancelled", creditedPaise: invoice.totalPaise });
    expect(await creditOf(invoice)).toBe(invoice.totalPaise - 1_000_00);
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2026-03-31");
  });

  const paymentOf = async ({ id }: InvoiceRow, utr: string) =>
    (await getInvoiceView(approver, { invoiceId: id })).payments.find(({ reference }) => reference === utr);

  it("over a part give credit, which goes with the payment that is taken back, while the others pay the rest", async () => {
    const { invoice } = await invoiced();
    await pay(preparer, invoice, invoice.totalPaise - 1_000_00);
    const before = await balances();
    const wrong = newReference();
    await pay(preparer, invoice, 1_000_00, { reference: wrong });
    await takeOff(invoice, 1_000_00);
    const payment = await paymentOf(invoice, wrong);
    expect(payment).toMatchObject({ canTakeBack: true, owedAgainPaise: 0 });
    await takeBackPayment(approver, { paymentId: payment?.id ?? "", reason: "Another firm's money" });
    expect(await rowOf(invoice)).toMatchObject({ state: "paid", paidPaise: invoice.totalPaise - 1_000_00, creditedPaise: 1_000_00 });
    expect(await creditOf(invoice)).toBe(0);
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2027-03-31");
    const [bank = 0, owed = 0, credit = 0] = before;
    expect(await balances()).toEqual([bank, owed - 1_000_00, credit]);

    // Where the firm has used the credit, the payment is owed again instead.
    const second = await invoiced();
    await pay(preparer, second.invoice, second.invoice.totalPaise - 1_000_00);
    const other = newReference();
    await pay(preparer, second.invoice, 1_000_00, { reference: other });
    await takeOff(second.invoice, 1_000_00);
    const later = { ...preparer, now: at("2027-03-10") };
    await useCredit(later, { invoiceId: (await createInvoice(later, nextTable, second.invoice.firmId)).id });
    const used = await paymentOf(second.invoice, other);
    expect(used).toMatchObject({ owedAgainPaise: 1_000_00 });
    await takeBackPayment(approver, { paymentId: used?.id ?? "", reason: "Another firm's money" });
    expect(await rowOf(second.invoice)).toMatchObject({ state: "part_paid", paidPaise: second.invoice.totalPaise - 2_000_00 });
    expect(await creditOf(second.invoice)).toBe(0);
  });

  it("are together at most the invoice, also when two users prepare one at once", async () => {
    const { invoice } = await invoiced();
    const prepare = (amountPaise: number) => refusalOf(prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "x", amountPaise }));
    expect(await prepare(99)).toMatchObject({ code: "too_small", fields: { amountPaise: ["Enter at least Rs 1.00"] } });
    await takeOff(invoice, 500_00);
    expect(await prepare(invoice.totalPaise - 500_00 + 1)).toMatchObject({ code: "above_rest" });
    const outcomes = await Promise.all([prepare(invoice.totalPaise - 500_00), prepare(invoice.totalPaise - 500_00)]);
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== "accepted")).toMatchObject({ code: "note_exists" });
  });

  it("are issued only as the second person saw the invoice: not over one that was paid meanwhile", async () => {
    const { invoice } = await invoiced();
    await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "The firm leaves" });
    const seen = await noteOf(invoice);
    await pay(preparer, invoice, invoice.totalPaise);
    expect(await refusalOf(issueCreditNote(approver, seen))).toMatchObject({ code: "stale_version" });
    expect((await rowOf(invoice)).state).toBe("paid");
    expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2027-03-31");
    await issueCreditNote(approver, await noteOf(invoice));
    expect((await rowOf(invoice)).state).toBe("cancelled");
  });

  it("cannot be issued by who prepared them, with both rights", async () => {
    const both: AppContext = { ...preparer, actor: { ...actors.preparer, rights: ["invoices.prepare", "invoices.approve"] } };
    const { invoice } = await invoiced();
    await prepareCreditNote(both, { invoiceId: invoice.id, reason: "x" });
    expect(await refusalOf(issueCreditNote(both, await noteOf(invoice)))).toMatchObject({ code: "two_people" });
  });
});

describe("credit that is paid back", () => {
  const firmCredit = ({ firmId }: InvoiceRow): Promise<number> => getFirmCredit(opened.services.db, firmId);
  const balanceOf = async (account: InvoiceAccount): Promise<number> => (await selectInvoiceBalances(opened.services.db)).get(account) ?? 0;

  /** An invoice that is paid with Rs 500 too much. */
  const overpaid = async () => {
    const { invoice, member } = await invoiced();
    await pay(preparer, invoice, invoice.totalPaise + 500_00);
    return { invoice, mine: { ...preparer, actor: member } };
  };
  const repay = async (ctx: AppContext, { id: invoiceId }: InvoiceRow, amountPaise: number, reference = newReference()): Promise<string> => {
    const proofFileId = await createPaymentFile(opened.services, actors.preparer.userId);
    await prepareRepayment(ctx, { invoiceId, amountPaise, paidOn: "2026-11-23", reference, proofFileId });
    return (await getInvoiceView(ctx, { invoiceId })).repayments[0]?.id ?? "";
  };

  it("is booked when a second person confirms it, and the firm sees it", async () => {
    const { invoice, mine } = await overpaid();
    const [credit, bank] = [await balanceOf("member_credit"), await balanceOf("council_bank")];
    const repaymentId = await repay(preparer, invoice, 500_00);
    expect(await firmCredit(invoice)).toBe(0);
    expect(await balanceOf("council_bank")).toBe(bank);
    // The credit is reserved, so the firm sees where it went.
    expect((await listOwnInvoices(mine)).repayments).toMatchObject([{ state: "prepared", amountPaise: 500_00 }]);
    expect(await listWaitingApprovals(preparer)).toContainEqual(
      expect.objectContaining({ id: repaymentId, kind: "repayment", number: invoice.number, amountPaise: 500_00 }),
    );
    expect((await getInvoiceView(approver, { invoiceId: invoice.id })).repayments[0]).toMatchObject({ actions: ["confirm", "decline"] });
    expect((await confirmRepayment(approver, { repaymentId })).message).toMatch(/^Confirmed: Rs 500\.00 is no longer credit/);
    expect(await balanceOf("member_credit")).toBe(credit + 500_00);
    expect(await balanceOf("council_bank")).toBe(bank - 500_00);
    expect((await listOwnInvoices(mine)).repayments).toMatchObject([
      { state: "confirmed", invoiceId: invoice.id, amountPaise: 500_00, reversalReason: null },
    ]);
    expect((await getOwnInvoice(mine, { invoiceId: invoice.id })).repayments).toHaveLength(1);
    const titles = (await listNotifications(mine, { page: 1, pageSize: 10, part: "all" })).rows.map(({ title }) => title);
    expect(titles).toContain("Credit paid back");
    const { rows } = await listBook(preparer, { account: "member_credit", page: 1, pageSize: 100 });
    expect(rows.find(({ kind, invoiceNumber }) => kind === "invoice_credit_repaid" && invoiceNumber === invoice.number)).toMatchObject({
      debitPaise: 500_00,
    });
    expect(await refusalOf(confirmRepayment(approver, { repaymentId }))).toMatchObject({ code: "repayment_settled" });
  });

  it("needs two people, and a right", async () => {
    const { invoice } = await overpaid();
    const one: AppContext = { ...preparer, actor: { ...actors.preparer, rights: ["invoices.prepare", "invoices.approve"] } };
    const repaymentId = await repay(one, invoice, 500_00);
    expect((await getInvoiceView(one, { invoiceId: invoice.id })).repayments[0]).toMatchObject({ actions: ["decline"], hindrance: "two_people" });
    expect(await refusalOf(confirmRepayment(one, { repaymentId }))).toMatchObject({ code: "two_people" });
    expect(await refusalOf(confirmRepayment(preparer, { repaymentId }))).toMatchObject({ kind: "forbidden" });
    await confirmRepayment(approver, { repaymentId });
    expect(await refusalOf(takeBackRepayment(one, { repaymentId, reason: "x" }))).toMatchObject({ code: "two_people" });
  });

  it("is at most the credit, also when two transfers are recorded at once, and each transfer counts once", async () => {
    const { invoice } = await overpaid();
    expect(await refusalOf(repay(preparer, invoice, 500_01))).toMatchObject({
      code: "above_credit",
      fields: { amountPaise: ["Enter at most Rs 500.00: that is the credit of the firm"] },
    });
    const outcomes = await Promise.all([refusalOf(repay(preparer, invoice, 300_00)), refusalOf(repay(preparer, invoice, 300_00))]);
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== "accepted")).toMatchObject({ code: "above_credit" });
    const reference = newReference();
    await repay(preparer, invoice, 100_00, reference);
    expect(await refusalOf(repay(preparer, invoice, 100_00, reference.toLowerCase()))).toMatchObject({ code: "reference_known" });
    const next = await createInvoice(preparer, nextTable, invoice.firmId, { kind: "membership" });
    await useCredit(preparer, { invoiceId: next.id });
    expect((await getInvoice(opened.services.db, next.id)).paidPaise).toBe(100_00);
  });

  it("is credit again when it is declined or taken back, with its booking reversed", async () => {
    const { invoice, mine } = await overpaid();
    const reference = newReference();
    await declineRepayment(approver, { repaymentId: await repay(preparer, invoice, 500_00, reference) });
    expect(await firmCredit(invoice)).toBe(500_00);
    await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "Lower band" });
    await declineCreditNote(approver, await noteOf(invoice));
    const ofInvoice = sql`${mail.kind} = 'money_declined' and ${mail.params} ->> 'path' like ${`%/${invoice.id}`}`;
    const told = await opened.services.db.select({ userId: mail.userId, params: mail.params }).from(mail).where(ofInvoice).orderBy(mail.id);
    expect(told).toMatchObject([
      { userId: actors.preparer.userId, params: { subject: `the record of the transfer of credit at the invoice ${invoice.number}` } },
      { userId: actors.preparer.userId, params: { subject: `the credit note of the invoice ${invoice.number}` } },
    ]);
    const bank = await balanceOf("council_bank");
    const repaymentId = await repay(preparer, invoice, 500_00, reference);
    await confirmRepayment(approver, { repaymentId });
    await takeBackRepayment(approver, { repaymentId, reason: "The account is closed" });
    expect(await firmCredit(invoice)).toBe(500_00);
    expect(await balanceOf("council_bank")).toBe(bank);
    expect((await listOwnInvoices(mine)).repayments).toMatchObject([{ reversalReason: "The account is closed" }]);
    expect(await refusalOf(takeBackRepayment(approver, { repaymentId, reason: "again" }))).toMatchObject({ code: "repayment_settled" });
  });

  it("is also what a firm pays for a cancelled invoice, which renews no membership", async () => {
    const { invoice, member } = await invoiced();
    const sent = { amountPaise: invoice.totalPaise, paidOn: "2026-11-22", reference: newReference() };
    const fileId = await createPaymentFile(opened.services, member.userId, member.firmId);
    await giveProof({ ...preparer, actor: member }, { invoiceId: invoice.id, fileId, ...sent });
    await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "The firm leaves" });
    await issueCreditNote(approver, await noteOf(invoice));
    const before = [await balanceOf("council_bank"), await balanceOf("receivable"), await balanceOf("member_credit")] as const;
    const cancelled = await getInvoiceView(preparer, { invoiceId: invoice.id });
    expect(cancelled.actions).toEqual(["payOther", "checkProofs"]);
    const proofId = cancelled.proofs[0]?.id ?? "";
    expect(await refusalOf(acceptProof(preparer, { proofId, ...sent }))).toMatchObject({ code: "invoice_cancelled" });
    const { message } = await acceptProof(preparer, { proofId, ...sent, isOtherMoney: true });
    expect(message).toMatch(/^The invoice stays cancelled\. Rs [\d,.]+ is kept as credit of the firm\. The receipt is RCT/);
    await pay(preparer, invoice, 100_00, { isOtherMoney: true });
    const expectUnchanged = async () => {
      expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ state: "cancelled", paidPaise: 0, endBeforeOn: null });
      expect((await getFirmRow(opened.services.db, invoice.firmId)).membershipEndOn).toBe("2026-03-31");
    };
    await expectUnchanged();
    const wholePaise = invoice.totalPaise + 100_00;
    expect(await firmCredit(invoice)).toBe(wholePaise);
    expect(await balanceOf("council_bank")).toBe(before[0] + wholePaise);
    expect(await balanceOf("receivable")).toBe(before[1]);
    expect(await balanceOf("member_credit")).toBe(before[2] - wholePaise);

    const { payments } = await getInvoiceView(approver, { invoiceId: invoice.id });
    const wrong = payments.find(({ amountPaise }) => amountPaise === 100_00);
    expect(wrong).toMatchObject({ appliedPaise: 0, canTakeBack: true, owedAgainPaise: 0 });
    await takeBackPayment(approver, { paymentId: wrong?.id ?? "", reason: "Another firm's money" });
    await confirmRepayment(approver, { repaymentId: await repay(preparer, invoice, invoice.totalPaise) });
    await expectUnchanged();
    expect(await firmCredit(invoice)).toBe(0);
    expect([await balanceOf("council_bank"), await balanceOf("receivable"), await balanceOf("member_credit")]).toEqual(before);
  });

  it("holds the payment that gave the credit", async () => {
    const { invoice } = await overpaid();
    const repaymentId = await repay(preparer, invoice, 500_00);
    const [payment] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).payments;
    expect(await refusalOf(takeBackPayment(approver, { paymentId: payment?.id ?? "", reason: "x" }))).toMatchObject({
      code: "excess_used",
      message: expect.stringContaining("or decline the transfer, first"),
    });
    await declineRepayment(approver, { repaymentId });
    await takeBackPayment(approver, { paymentId: payment?.id ?? "", reason: "x" });
    expect(await firmCredit(invoice)).toBe(0);
  });
});

describe("proofs of a firm", () => {
  it("are recorded or refused by the office; another firm's invoice is not there", async () => {
    const { invoice, member } = await invoiced();
    const mine: AppContext = { ...preparer, actor: member };
    const give = async () => ({
      invoiceId: invoice.id,
      fileId: await createPaymentFile(opened.services, member.userId, member.firmId),
      amountPaise: invoice.totalPaise,
      paidOn: "2026-11-22",
      reference: newReference(),
    });
    const other: AppContext = { ...preparer, actor: (await createMember(opened.services)).actor };
    expect(await refusalOf(giveProof(other, await give()))).toMatchObject({ kind: "not_found" });
    for (let sent = 0; sent < maxWaitingProofs; sent += 1) {
      expect((await getOwnInvoice(mine, { invoiceId: invoice.id })).proofHindrance).toBeUndefined();
      await giveProof(mine, await give());
    }
    expect((await getOwnInvoice(mine, { invoiceId: invoice.id })).proofHindrance).toMatch(/^Three proofs/);
    expect(await refusalOf(giveProof(mine, await give()))).toMatchObject({ code: "too_many_proofs" });
    const [first] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).proofs;
    await refuseProof(preparer, { proofId: first?.id ?? "", remark: "The picture cannot be read" });
    expect((await getOwnInvoice(mine, { invoiceId: invoice.id })).proofs[0]).toMatchObject({
      state: "refused",
      remark: "The picture cannot be read",
    });
    await giveProof(mine, await give());
    const second = (await getInvoiceView(preparer, { invoiceId: invoice.id })).proofs.find(({ state }) => state === "given");
    if (second === undefined) throw new Error("no proof waits");
    const { id: proofId, amountPaise, paidOn, reference: utr } = second;
    await acceptProof(preparer, { proofId, amountPaise, paidOn, reference: utr });
    expect(await refusalOf(acceptProof(preparer, { proofId, amountPaise, paidOn, reference: utr }))).toMatchObject({ code: "proof_settled" });
    expect((await listOwnInvoices(mine)).rows).toMatchObject([{ state: "paid" }]);
    expect(await refusalOf(giveProof(mine, await give()))).toMatchObject({ code: "invoice_paid" });
  });

  it("are stored once, also when one is sent again after a lost answer", async () => {
    const { invoice, member } = await invoiced();
    const mine: AppContext = { ...preparer, actor: member };
    const newFile = () => createPaymentFile(opened.services, member.userId, member.firmId);
    const sent = { invoiceId: invoice.id, amountPaise: invoice.totalPaise, paidOn: "2026-11-22", reference: newReference() };
    const first = { ...sent, fileId: await newFile() };
    const answer = await giveProof(mine, first);
    expect(await giveProof(mine, first)).toEqual(answer);
    expect(await refusalOf(giveProof(mine, { ...first, amountPaise: 1_00 }))).toMatchObject({ code: "file_unknown" });
    for (let count = 1; count < maxWaitingProofs; count += 1) await giveProof(mine, { ...sent, fileId: await newFile() });
    expect(await giveProof(mine, first)).toEqual(answer);
    expect((await getInvoiceView(preparer, { invoiceId: invoice.id })).proofs).toHaveLength(maxWaitingProofs);
  });

  it("of an invoice that is paid meanwhile are recorded only as other money", async () => {
    const { invoice, member } = await invoiced();
    const sent = { amountPaise: invoice.totalPaise, paidOn: "2026-11-22", reference: newReference() };
    const fileId = await createPaymentFile(opened.services, member.userId, member.firmId);
    await giveProof({ ...preparer, actor: member }, { invoiceId: invoice.id, fileId, ...sent });
    await pay(preparer, invoice, invoice.totalPaise);
    const proofId = (await getInvoiceView(preparer, { invoiceId: invoice.id })).proofs[0]?.id ?? "";
    expect(await refusalOf(acceptProof(preparer, { proofId, ...sent }))).toMatchObject({ code: "invoice_paid" });
    expect(await getFirmCredit(opened.services.db, invoice.firmId)).toBe(0);
    const { message } = await acceptProof(preparer, { proofId, ...sent, isOtherMoney: true });
    expect(message).toContain("is more than was due and is kept as credit of the firm");
    expect(await getFirmCredit(opened.services.db, invoice.firmId)).toBe(invoice.totalPaise);
  });

  it("of a payment that came by the statement are accepted with it, and record nothing twice", async () => {
    const { invoice, member } = await invoiced();
    const sent = { amountPaise: invoice.totalPaise, paidOn: "2026-11-22", reference: newReference() };
    const fileId = await createPaymentFile(opened.services, member.userId, member.firmId);
    await giveProof({ ...preparer, actor: member }, { invoiceId: invoice.id, fileId, ...sent });
    await pay(preparer, invoice, invoice.totalPaise, { reference: sent.reference });
    const proofId = (await getInvoiceView(preparer, { invoiceId: invoice.id })).proofs[0]?.id ?? "";
    // The bank gave the reference to two credits, or somebody read another amount.
    expect(await refusalOf(acceptProof(preparer, { proofId, ...sent, amountPaise: 7_00, isOtherMoney: true }))).toMatchObject({
      code: "reference_known",
      message: expect.stringContaining("add -2 to the reference"),
    });
    const { message } = await acceptProof(preparer, { proofId, ...sent });
    expect(message).toContain("recorded already");
    const view = await getInvoiceView(preparer, { invoiceId: invoice.id });
    expect(view).toMatchObject({ payments: [{}], proofs: [{ state: "accepted" }], firmCreditPaise: 0 });
  });
});

describe("a proof of a payment that is taken back", () => {
  it("waits again and holds back reminders, and the firm gets a notice and an email", async () => {
    const { invoice, member } = await invoiced();
    const mine: AppContext = { ...preparer, actor: member };
    const sent = { amountPaise: invoice.totalPaise, paidOn: "2026-11-22", reference: newReference() };
    await giveProof(mine, { invoiceId: invoice.id, fileId: await createPaymentFile(opened.services, member.userId, member.firmId), ...sent });
    const view = () => getInvoiceView(preparer, { invoiceId: invoice.id });
    const proofId = (await view()).proofs[0]?.id ?? "";
    await acceptProof(preparer, { proofId, ...sent });
    await takeBackPayment(approver, { paymentId: (await view()).payments[0]?.id ?? "", reason: "Fee of a fair" });
    expect((await getOwnInvoice(mine, { invoiceId: invoice.id })).proofs).toMatchObject([{ state: "given" }]);
    const kinds = async () => (await opened.services.db.select().from(mail).where(eq(mail.userId, member.userId))).map(({ kind }) => kind);
    await remindOfInvoices({ ...systemContext(opened.services), now: at("2026-12-26") });
    expect(await refusalOf(remindOfInvoice({ ...preparer, now: at("2026-12-26") }, { invoiceId: invoice.id }))).toMatchObject({
      code: "proof_waits",
    });
    expect((await view()).actions).not.toContain("remind");
    expect((await kinds()).toSorted()).toEqual(["invoice_issued", "invoice_paid", "invoice_payment_taken_back"]);
    const { rows } = await listNotifications(mine, { page: 1, pageSize: 10, part: "all" });
    expect(rows.find(({ title }) => title === "Payment taken back")).toMatchObject({
      invoiceId: invoice.id,
      text: `A payment of the invoice ${invoice.number} was recorded by mistake and no longer counts. What is still to be paid stands there.`,
    });
    await acceptProof(preparer, { proofId, ...sent });
    expect(await view()).toMatchObject({ invoice: { state: "paid" }, proofs: [{ state: "accepted" }] });
  });
});

describe("reminders", () => {
  it("go out once for each step after the last day, and once a day by hand", async () => {
    const { invoice, member } = await invoiced();
    const sent = () => opened.services.db.$count(mail, sql`${mail.userId} = ${member.userId} and ${mail.kind} = 'invoice_reminder'`);
    const job = (day: string) => remindOfInvoices({ ...systemContext(opened.services), now: at(day) });
    await job("2026-12-24");
    expect(await sent()).toBe(0);
    await job("2026-12-26");
    await job("2026-12-26");
    await job("2026-12-27");
    expect(await sent()).toBe(1);
    await job("2027-01-10");
    expect(await sent()).toBe(2);
    const { rows } = await listNotifications({ ...preparer, actor: member }, { page: 1, pageSize: 10, part: "all" });
    const told = rows.flatMap(({ title, text }) => (title === "Invoice not paid in full" ? [text] : []));
    expect(told).toEqual(Array(2).fill(`The invoice ${invoice.number} is not paid in full. It was due on 24-12-2026.`));
    // A firm that cannot enter the portal is not asked to act there.
    const closed = (deactivatedAt: Date | null) =>
      opened.services.db
        .update(firms)
        .set({ deactivatedAt, deactivatedReason: deactivatedAt && "x" })
        .where(eq(firms.id, member.firmId));
    await closed(new Date());
    await job("2027-01-26");
    expect(await sent()).toBe(2);
    const byHand = () => remindOfInvoice({ ...preparer, now: at("2027-01-12") }, { invoiceId: invoice.id });
    expect(await refusalOf(byHand())).toMatchObject({ code: "firm_closed" });
    await closed(null);
    await byHand();
    expect(await refusalOf(byHand())).toMatchObject({ code: "reminded_today" });
    expect(await sent()).toBe(3);
    // Nor is one that waits for the office to check its proof.
    const fileId = await createPaymentFile(opened.services, member.userId, member.firmId);
    const shown = { amountPaise: invoice.totalPaise, paidOn: "2026-11-22", reference: newReference() };
    await giveProof({ ...preparer, actor: member }, { invoiceId: invoice.id, fileId, ...shown });
    await job("2027-01-26");
    expect(await sent()).toBe(3);
    expect((await getInvoiceView(preparer, { invoiceId: invoice.id })).reminders).toEqual(["2026-12-26", "2027-01-10", "2027-01-12"]);
  });
});

describe("documents and the check of one", () => {
  it("makes the tax invoice, for its firm only, and says publicly that it is genuine", async () => {
    const { invoice, member } = await invoiced();
    const made = await makeInvoicePdf({ ...preparer, actor: member }, { invoiceId: invoice.id });
    expect(made.name).toBe(`${invoice.number.replaceAll("/", "-")}.pdf`);
    const stranger = (await createMember(opened.services)).actor;
    expect(await refusalOf(makeInvoicePdf({ ...preparer, actor: stranger }, { invoiceId: invoice.id }))).toMatchObject({ kind: "not_found" });
    const asked = await verifyInvoice(contextOf(opened.services, visitor), { id: invoice.verificationId });
    expect(asked.invoice).toMatchObject({ number: invoice.number, totalPaise: invoice.totalPaise });
    expect(await verifyInvoice(contextOf(opened.services, visitor), { id: invoice.id })).toMatchObject({ invoice: undefined });
  });

  it("records what the office downloads, and not what the firm does", async () => {
    const { invoice, member } = await invoiced();
    await makeInvoicePdf({ ...preparer, actor: member }, { invoiceId: invoice.id });
    await makeInvoicePdf(preparer, { invoiceId: invoice.id });
    const downloads = and(eq(auditEntries.event, "export.file"), eq(auditEntries.subjectId, invoice.id));
    expect(await opened.services.db.select().from(auditEntries).where(downloads)).toMatchObject([
      { actorId: actors.preparer.userId, detail: { firmId: invoice.firmId, number: invoice.number } },
    ]);
  });

  it("names the band of exports, or the kind of a member that is not judged by its exports", async () => {
    const { invoice } = await invoiced();
    const serviceOf = (bandLabel: string) => invoiceStatement({ ...invoice, bandLabel }, "https://portal.example").sections[1]?.rows[0]?.cells[0];
    expect(serviceOf(invoice.bandLabel)).toContain(`. Exports: ${invoice.bandLabel}`);
    expect(serviceOf("Affiliate")).toMatch(/\. Kind of member: Affiliate$/);
  });

  it("names publicly the receipts and credit notes that count, with their amounts", async () => {
    const { invoice } = await invoiced();
    const named = async () => {
      const { invoice: asked } = await verifyInvoice(contextOf(opened.services, visitor), { id: invoice.verificationId });
      return { receipts: asked?.receipts, creditNotes: asked?.creditNotes };
    };
    expect(await named()).toEqual({ receipts: [], creditNotes: [] });
    await pay(preparer, invoice, 100_00);
    await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "Lower band", amountPaise: 400_00 });
    const prepared = await getInvoiceView(preparer, { invoiceId: invoice.id });
    const [payment] = prepared.payments;
    expect(await named()).toEqual({
      receipts: [{ number: payment?.receiptNumber, amountPaise: 100_00, date: "2026-11-20" }],
      creditNotes: [],
    });
    await takeBackPayment(approver, { paymentId: payment?.id ?? "", reason: "Another firm's money" });
    await issueCreditNote(approver, await noteOf(invoice));
    expect(await named()).toEqual({
      receipts: [],
      creditNotes: [{ number: expect.stringMatching(/^CRN\/26-27\/\d{6}$/), amountPaise: 400_00, date: "2026-11-24" }],
    });
  });
});

describe("the fee table", () => {
  it("has no gap between bands: each begins where the one before it ends, and the last is open", () => {
    const bands = (...limits: (number | null)[]) => limits.map((upToInr) => ({ upToInr, feeInr: 6_500, maySelfCertify: false }));
    const draft = (...limits: (number | null)[]) => ({ ...startingFees, fees: { ...startingFees.fees, bands: bands(...limits) } });
    expect(FeeDraft.safeParse(draft(100, 200, null)).success).toBe(true);
    for (const wrong of [draft(200, 100, null), draft(100, null, null), draft(100, 200)]) expect(FeeDraft.safeParse(wrong).success).toBe(false);
  });
});

describe("a file of the bank", () => {
  /** A stored statement of the council's bank. */
  const stored = async (...lines: readonly string[]): Promise<string> => {
    const bytes = Buffer.from(`${["Date,Narration,Reference,Credit", ...lines].join("\n")}\n`);
    const staged = await opened.services.files.stage(Readable.from([bytes]), { maxBytes: 1_000_000 });
    return (await uploadPaymentFile(preparer, { kind: "bank_statement" }, { staged, name: "statement.csv" })).id;
  };

  it("is checked first, records what is certain once, and keeps the unmatched lines", async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    const lines = [
      `20-11-2026,NEFT ${one.invoice.number},${newReference()},${one.invoice.totalPaise / 100}`,
      `24-11-2026,RTGS ${other.invoice.firmName.toUpperCase()},${newReference()},${other.invoice.totalPaise / 100}`,
      `20-11-2026,cash of a stranger,${newReference()},500`,
      `20-11-2027,NEFT ${one.invoice.number},${newReference()},500`,
      `20th November,NEFT ${one.invoice.number},${newReference()},500`,
    ];
    const fileId = await stored(...lines);
    const { lines: checked } = await checkBankFile(preparer, { fileId });
    expect(checked.map(({ outcome }) => outcome)).toEqual(["record", "record", "left", "left"]);
    expect(await getInvoice(opened.services.db, one.invoice.id)).toMatchObject({ state: "open" });
    expect(await refusalOf(importBankFile(preparer, { fileId, expected: 3 }))).toMatchObject({ code: "bank_changed" });
    const { message } = await importBankFile(preparer, { fileId, expected: 2 });
    expect(message).toBe("2 payments are recorded. 2 lines are unmatched; see below. 1 line has a problem and was not taken.");
    expect(await getInvoice(opened.services.db, one.invoice.id)).toMatchObject({ state: "paid" });
    expect(await getInvoice(opened.services.db, other.invoice.id)).toMatchObject({ state: "paid" });
    const again = await stored(...lines);
    expect((await checkBankFile(preparer, { fileId: again })).lines.map(({ outcome }) => outcome)).toEqual(["known", "known", "left", "left"]);
    await importBankFile(preparer, { fileId: again, expected: 0 });
    const { rows } = await listLeftLines(preparer, { page: 1, pageSize: 100 });
    expect(rows.filter(({ narration }) => narration === "cash of a stranger")).toHaveLength(1);
  });

  it("keeps each credit of one reference whose amount differs, also when the statement is taken in again", async () => {
    const { invoice } = await invoiced();
    const reference = newReference();
    const twin = (amount: number) => `20-11-2026,twin ${reference},${reference},${amount}`;
    const lines = [`20-11-2026,NEFT ${invoice.number},${reference},${invoice.totalPaise / 100}`, twin(7), twin(9)];
    await importBankFile(preparer, { fileId: await stored(...lines), expected: 1 });
    await importBankFile(preparer, { fileId: await stored(...lines), expected: 0 });
    const { rows } = await listLeftLines(preparer, { page: 1, pageSize: 100 });
    const amounts = rows.filter(({ narration }) => narration === `twin ${reference}`).map(({ amountPaise }) => amountPaise);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([7_00, 9_00]);
    // Recorded as the list asks, the one credit is off the list and known; the other one stays.
    await pay(preparer, invoice, 7_00, { reference: `${reference}-2`, isOtherMoney: true });
    const after = await listLeftLines(preparer, { page: 1, pageSize: 100 });
    expect(after.rows.flatMap(({ narration, amountPaise }) => (narration === `twin ${reference}` ? [amountPaise] : []))).toEqual([9_00]);
    const { lines: checked } = await checkBankFile(preparer, { fileId: await stored(...lines) });
    expect(checked.map(({ outcome }) => outcome)).toEqual(["known", "known", "left"]);
  });

  it("knows a line that pays two invoices once its parts are recorded, and lists it again when one of them is taken back", async () => {
    const [{ invoice: one }, { invoice: other }] = [await invoiced(), await invoiced()];
    const reference = newReference();
    const lines = [`20-11-2026,NEFT ${one.number} ${other.number},${reference},${(one.totalPaise + other.totalPaise) / 100}`];
    const listed = async () => (await listLeftLines(preparer, { page: 1, pageSize: 100 })).rows.filter((row) => row.reference === reference);
    const outcomes = async () => (await checkBankFile(preparer, { fileId: await stored(...lines) })).lines.map(({ outcome }) => outcome);
    await importBankFile(preparer, { fileId: await stored(...lines), expected: 0 });
    expect(await listed()).toMatchObject([{ problem: expect.stringContaining("Record at each its part by hand") }]);
    await pay(preparer, one, one.totalPaise, { reference });
    expect(await refusalOf(pay(preparer, other, other.totalPaise, { reference }))).toMatchObject({
      code: "reference_known",
      message: expect.stringContaining("another part of the same transfer, add -2 to the reference"),
    });
    expect([await outcomes(), (await listed()).length]).toEqual([["left"], 1]);
    await pay(preparer, other, other.totalPaise, { reference: `${reference}-2` });
    expect([await outcomes(), await listed()]).toEqual([["known"], []]);
    const [part] = (await getInvoiceView(preparer, { invoiceId: other.id })).payments;
    await takeBackPayment(approver, { paymentId: part?.id ?? "", reason: "Another firm's money" });
    expect([await outcomes(), (await listed()).length]).toEqual([["left"], 1]);
  });

  it("records no transfer as a whole that was recorded in parts, when its first part or both are taken back", async () => {
    const [{ invoice: one }, { invoice: other }] = [await invoiced(), await invoiced()];
    const reference = newReference();
    // The text names one invoice only.
    const lines = [`20-11-2026,NEFT ${one.number},${reference},${(one.totalPaise + other.totalPaise) / 100}`];
    const payParts = async () => {
      await pay(preparer, one, one.totalPaise, { reference });
      await pay(preparer, other, other.totalPaise, { reference: `${reference}-2` });
    };
    const takeBack = async ({ id }: InvoiceRow) => {
      const { payments } = await getInvoiceView(preparer, { invoiceId: id });
      await takeBackPayment(approver, { paymentId: payments[0]?.id ?? "", reason: "Another firm's money" });
    };
    const check = async () => (await checkBankFile(preparer, { fileId: await stored(...lines) })).lines;
    await payParts();
    await takeBack(one);
    expect(await check()).toMatchObject([{ outcome: "left", text: expect.stringContaining(`at the invoice ${other.number}`) }]);
    await takeBack(other);
    expect(await check()).toMatchObject([{ outcome: "left", text: expect.stringContaining("was taken back") }]);
    await importBankFile(preparer, { fileId: await stored(...lines), expected: 0 });
    expect(await getInvoice(opened.services.db, one.id)).toMatchObject({ state: "open", paidPaise: 0 });
    expect(await getFirmCredit(opened.services.db, one.firmId)).toBe(0);
    const { rows } = await listLeftLines(preparer, { page: 1, pageSize: 100 });
    expect(rows.filter((row) => row.reference === reference)).toHaveLength(1);
    await payParts();
    expect(await check()).toMatchObject([{ outcome: "known" }]);
  });

  it("is refused where a colleague records the payment of an invoice in the same moment, with another reference", async () => {
    const { invoice } = await invoiced();
    const fileId = await stored(`20-11-2026,NEFT ${invoice.number},${newReference()},${invoice.totalPaise / 100}`);
    const proofFileId = await createPaymentFile(opened.services, actors.preparer.userId);
    const ofProof = { source: "by_hand" as const, amountPaise: invoice.totalPaise, paidOn: "2026-11-20", reference: newReference(), proofFileId };
    const patient = createDb(database.url, { statementTimeoutMs: 60_000, settings: { lock_timeout: "60000" } });
    const { imported } = await patient.db.transaction(async (tx) => {
      await applyPayment(tx, preparer, await lockInvoice(tx, invoice.id), ofProof);
      const waits = refusalOf(importBankFile({ ...preparer, db: patient.db }, { fileId, expected: 1 }));
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%from "invoices"%for update'`;
      await eventually(async () => expect(await patient.db.execute(waiting)).toHaveLength(1));
      return { imported: waits };
    });
    expect(await imported).toMatchObject({ code: "bank_changed" });
    await patient.close();
    expect(await opened.services.db.$count(invoicePayments, eq(invoicePayments.invoiceId, invoice.id))).toBe(1);
    expect(await getFirmCredit(opened.services.db, invoice.firmId)).toBe(0);
    expect((await checkBankFile(preparer, { fileId })).lines).toMatchObject([{ outcome: "left" }]);
  });

  it("is refused where a part of an invoice was paid since the check, though its line still fits", async () => {
    const { invoice } = await invoiced();
    const fileId = await stored(`20-11-2026,NEFT ${invoice.number},${newReference()},500`);
    const seen = await checkBankFile(preparer, { fileId });
    await pay(preparer, invoice, 500_00);
    const of = { fileId, expected: 1 };
    // A page always says what it showed.
    const [ofPage] = procedures.get("invoices.bank.import")?.inputs ?? [];
    expect([of, { ...of, fingerprint: seen.fingerprint }].map((input) => ofPage?.safeParse(input).success)).toEqual([false, true]);
    expect(await refusalOf(importBankFile(preparer, { ...of, fingerprint: seen.fingerprint }))).toMatchObject({ code: "bank_changed" });
    expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ paidPaise: 500_00 });
    const again = await checkBankFile(preparer, { fileId });
    expect(again.lines).toEqual(seen.lines);
    await importBankFile(preparer, { ...of, fingerprint: again.fingerprint });
    expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ paidPaise: 1_000_00 });
  });

  it("leaves a payment that was taken back to the office, until it is recorded by hand", async () => {
    const { invoice } = await invoiced();
    const reference = newReference();
    const lines = [`20-11-2026,NEFT ${invoice.number},${reference},${invoice.totalPaise / 100}`];
    await importBankFile(preparer, { fileId: await stored(...lines), expected: 1 });
    const [payment] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).payments;
    const listed = async () => {
      const { rows } = await listLeftLines(preparer, { page: 1, pageSize: 100 });
      return rows.filter((row) => row.reference === reference);
    };
    expect(await listed()).toEqual([]);
    await takeBackPayment(approver, { paymentId: payment?.id ?? "", reason: "A fair fee" });
    const takenBack = { amountPaise: invoice.totalPaise, paidOn: "2026-11-20", problem: expect.stringContaining(`at the invoice ${invoice.number}`) };
    expect(await listed()).toMatchObject([takenBack]);
    await importBankFile(preparer, { fileId: await stored(...lines), expected: 0 });
    expect(await getInvoice(opened.services.db, invoice.id)).toMatchObject({ state: "open", paidPaise: 0 });
    // That the line was dismissed before says nothing of the payment that was taken back since.
    const earlier = { ...preparer, now: () => new Date(preparer.now().getTime() - 1_000) };
    const lineId = (await listed())[0]?.id ?? "";
    await dismissLine(earlier, { lineId, reason: "Interest" });
    expect(await listed()).toMatchObject([takenBack]);
    await dismissLine(preparer, { lineId, reason: "Rent" });
    expect(await listed()).toEqual([]);
    // The second reason does not take the place of the first.
    const [kept] = await opened.services.db.select().from(invoiceBankLines).where(eq(invoiceBankLines.id, lineId));
    expect(kept?.dismissedReason).toMatch(/^Rent\n\d\d-\d\d-\d{4}: Interest$/);
    expect(await refusalOf(dismissLine(preparer, { lineId, reason: "Interest" }))).toMatchObject({ code: "line_settled" });
    await pay(preparer, invoice, invoice.totalPaise, { reference });
    expect(await listed()).toEqual([]);
    expect((await checkBankFile(preparer, { fileId: await stored(...lines) })).lines).toMatchObject([{ outcome: "known" }]);
  });

  it("keeps who said that a line belongs to no invoice, and lists that line no more", async () => {
    const lines = [`20-11-2026,interest of the bank,${newReference()},7`, `20-11-2026,rent,${newReference()},9`];
    const take = async () => importBankFile(preparer, { fileId: await stored(...lines), expected: 0 });
    await take();
    const before = await listLeftLines(preparer, { page: 1, pageSize: 100 });
    const line = before.rows.find(({ narration }) => narration === "interest of the bank");
    const lineId = line?.id ?? "";
    await dismissLine(preparer, { lineId, reason: "Interest" });
    expect(await refusalOf(dismissLine(preparer, { lineId, reason: "Interest" }))).toMatchObject({ code: "line_settled" });
    // The same statement again.
    await take();
    const { rows, count } = await listLeftLines(preparer, { page: 1, pageSize: 100 });
    expect(rows.map(({ narration }) => narration)).not.toContain("interest of the bank");
    expect([count, rows.length]).toEqual([before.count - 1, before.count - 1]);
    expect((await listLeftLines(preparer, { page: 2, pageSize: 1 })).rows).toEqual([rows[1]]);
    const [kept] = await opened.services.db.select().from(invoiceBankLines).where(eq(invoiceBankLines.id, lineId));
    expect(kept).toMatchObject({ dismissedBy: actors.preparer.userId, dismissedReason: "Interest", dismissedAt: preparer.now() });
    const dismissals = opened.services.db.select().from(auditEntries).where(eq(auditEntries.event, "invoice.dismissLine"));
    const [entry] = await dismissals.orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ actorId: actors.preparer.userId, detail: { lineId } });
  });
});

describe("a membership that is over", () => {
  it("is refused with the invoice that renews it", async () => {
    const { invoice, member } = await invoiced();
    const mine: AppContext = { ...preparer, actor: member };
    expect((await memberDetail(mine)).filingProblem).toContain(`pay the invoice ${invoice.number}`);
    await pay(preparer, invoice, invoice.totalPaise);
    expect((await memberDetail(mine)).filingProblem).toBeUndefined();
  });
});

/** Every line of the book, read page by page. */
async function wholeBook(ctx: AppContext) {
  const { totalPages, ...first } = await listBook(ctx, { page: 1, pageSize: 100 });
  const rows = [...first.rows];
  for (let page = 2; page <= totalPages; page += 1) rows.push(...(await listBook(ctx, { page, pageSize: 100 })).rows);
  return { ...first, rows };
}

describe("the book of members' money", () => {
  it("has a line for each booking of an account, with firm, invoice and the running balance, over any days", async () => {
    const { invoice } = await invoiced();
    await pay(preparer, invoice, 1_000_00);
    const all = await wholeBook(preparer);
    const mine = all.rows.filter(({ invoiceId }) => invoiceId === invoice.id);
    // The payment counts on its own day, before that of the invoice.
    expect(mine).toMatchObject([
      { kind: "invoice_receipt", occurredOn: "2026-11-20", debitPaise: null, creditPaise: 1_000_00, invoiceNumber: invoice.number },
      { kind: "invoice", occurredOn: "2026-11-24", debitPaise: invoice.totalPaise, creditPaise: null, firmName: invoice.firmName },
    ]);
    expect(all.rows).toHaveLength(all.count);
    expect(all.rows.at(-1)?.balancePaise).toBe(all.closingPaise);
    expect(all.closingPaise).toBe((await selectInvoiceBalances(opened.services.db)).get("receivable"));
    const later = await listBook(preparer, { from: "21-11-2026", page: 2, pageSize: 3 });
    const [first] = later.rows;
    expect(first?.balancePaise).toBe(all.rows.find(({ id }) => id === first?.id)?.balancePaise);
    expect(later.openingPaise + later.debitPaise - later.creditPaise).toBe(all.closingPaise);
    const { rows } = await exportBookCsv(preparer, { from: "21-11-2026" });
    const lines: (readonly unknown[])[] = [];
    for await (const line of rows) lines.push(line);
    expect(lines).toHaveLength(later.count);
    expect(lines.at(-1)?.[7]).toBe(rupeesOf(all.closingPaise));
    // A spreadsheet is built in memory, so it has a limit.
    expect((await exportBookXlsx(preparer, { from: "21-11-2026" }, later.count)).bytes.length).toBeGreaterThan(0);
    await expect(exportBookXlsx(preparer, { from: "21-11-2026" }, later.count - 1)).rejects.toMatchObject({
      code: "too_many_rows",
      message: expect.stringContaining("csv"),
    });
  });
});
