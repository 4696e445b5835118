import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemberActor } from "#domain/accounts/actor.ts";
import type { AppContext } from "#server/context.ts";
import { insertBookings } from "#db/queries/ledger.ts";
import { ledgerCloses, ledgerTransactions, recoveries } from "#db/schema/ledger.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { notifications } from "#db/schema/notifications.ts";
import { outbox } from "#db/schema/outbox.ts";
import { paymentLines } from "#db/schema/payments.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { bookByHand, type BookByHandInput } from "#server/application/payments/ledger/book-by-hand.ts";
import { closePeriod, listCloses, prepareClose } from "#server/application/payments/ledger/close-period.ts";
import { demandRecovery, findPaidLines } from "#server/application/payments/ledger/demand-recovery.ts";
import { getLedgerBalances } from "#server/application/payments/ledger/ledger-balances.ts";
import { exportRecoveries } from "#server/application/payments/ledger/export-recoveries.ts";
import { listRecoveries, type ListRecoveriesInput, type RecoveryFilters } from "#server/application/payments/ledger/list-recoveries.ts";
import { exportTransactions, listTransactions } from "#server/application/payments/ledger/list-transactions.ts";
import { recordReceipt } from "#server/application/payments/ledger/record-receipt.ts";
import { reverseBooking } from "#server/application/payments/ledger/reverse-booking.ts";
import { listOwnPayments } from "#server/application/payments/own-payments.ts";
import { readDesk } from "#server/application/payments/read-desk.ts";
import { reverseReceipt } from "#server/application/payments/ledger/reverse-receipt.ts";
import { getLine } from "#server/application/payments/get-line.ts";
import { getCertificate } from "#server/application/payments/reports/certificate.ts";
import { settleRecovery } from "#server/application/payments/ledger/settle-recovery.ts";
import { askWithdrawal, settleWithdrawal } from "#server/application/payments/ledger/withdraw-recovery.ts";
import type { RecoveryState } from "#domain/payments/recovery-states.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { createPaymentActors, createPaymentFile, createPaymentLine, type PaymentActors } from "../support/payments.ts";
import { createPaidLine } from "../support/paid-line.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let preparer: AppContext;
let approver: AppContext;
const today = "2026-11-24";
const at = (day: string) => () => new Date(`${day}T06:00:00Z`);

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  preparer = { ...contextOf(opened.services, actors.preparer), now: at(today) };
  approver = { ...contextOf(opened.services, actors.approver), now: at(today) };
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const interest = (values: Partial<BookByHandInput> = {}): BookByHandInput => ({
  kind: "interest",
  scheme: "plant",
  occurredOn: "2026-06-30",
  amountPaise: 500_00,
  reference: "Advice 1",
  ...values,
});
const grant = async (values: Partial<BookByHandInput> = {}): Promise<BookByHandInput> => ({
  kind: "grant",
  scheme: "plant",
  occurredOn: "2026-05-20",
  amountPaise: 10_000_00,
  reference: "K-11020/1/2026",
  referenceOn: "2026-05-10",
  fileId: await createPaymentFile(opened.services, actors.preparer.userId),
  ...values,
});

/** Resolves once a transaction waits for an advisory lock. */
async function someoneWaits(): Promise<string> {
  for (;;) {
    const waiting = await opened.services.db.execute(sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`);
    if (waiting.length > 0) return "waits";
  }
}

describe("bookings by hand", () => {
  it("are listed with their accounts, and the sum of an account is its balance", async () => {
    await bookByHand(preparer, await grant());
    await bookByHand(preparer, interest());
    const list = await listTransactions(preparer, { scheme: "plant", view: "available", to: "2026-06-30" });
    expect(list.rows.map(({ kind, fromAccount, toAccount, amountPaise }) => ({ kind, fromAccount, toAccount, amountPaise }))).toEqual([
      { kind: "interest", fromAccount: "interest", toAccount: "available", amountPaise: 500_00 },
      { kind: "grant", fromAccount: "grant_received", toAccount: "available", amountPaise: 10_000_00 },
    ]);
    expect(list).toMatchObject({ count: 2, sumPaise: 10_500_00 });
    const { rows } = await getLedgerBalances(preparer, { throughOn: "2026-06-30" });
    expect(Object.fromEntries(rows.map(({ account, paise }) => [account, paise.plant]))).toMatchObject({
      grant_received: 10_000_00,
      interest: 500_00,
      available: 10_500_00,
    });
    expect((await listTransactions(preparer, { scheme: "plant", view: "funds" })).sumPaise).toBe(10_500_00);
    expect(await listTransactions(preparer, { about: "k-11020/1/2026" })).toMatchObject({ count: 1, rows: [{ kind: "grant" }] });
    const { rows: cells } = await exportTransactions(preparer, { scheme: "plant", to: "2026-06-30" });
    const lines: unknown[] = [];
    for await (const row of cells) lines.push([row[0], row[5], row[10], row[14]]);
    const bookedAt = expect.stringMatching(/^\d\d-\d\d-\d{4}, \d\d:\d\d IST$/);
    expect(lines).toEqual([
      ["30-06-2026", "500.00", null, bookedAt],
      ["20-05-2026", "10000.00", "10-05-2026", bookedAt],
    ]);
  });

  it.each([
    ["a day in the future", { occurredOn: "2026-11-25" }, { code: "in_future", fields: { occurredOn: [expect.stringContaining("24-11-2026")] } }],
    [
      "a day before the ledger begins",
      { occurredOn: "2006-06-30" },
      { code: "too_early", fields: { occurredOn: [expect.stringContaining("01-04-2023")] } },
    ],
    ["a file of somebody else", { fileId: "00000000-0000-4000-8000-000000000000" }, { code: "file_unknown" }],
  ])("refuse %s", async (_, values, expected) => {
    expect(await refusalOf(bookByHand(preparer, interest({ reference: "Refused", ...values })))).toMatchObject(expected);
  });

  it.each([
    ["an amount of zero", { amountPaise: 0 }, "amountPaise"],
    ["a negative amount", { amountPaise: -1 }, "amountPaise"],
    ["a part of a paisa", { amountPaise: 0.5 }, "amountPaise"],
    ["1e15 rupees", { amountPaise: 1e17 }, "amountPaise"],
    ["no reference", { reference: " " }, "reference"],
    ["a grant without its day", { kind: "grant" as const }, "referenceOn"],
    ["a grant without a proof", { kind: "grant" as const, referenceOn: "2026-05-01" }, "fileId"],
    ["an order after the money", { kind: "grant" as const, referenceOn: "2026-07-01" }, "referenceOn"],
    ["31-06-2026", { occurredOn: "31-06-2026" }, "occurredOn"],
  ])("refuse %s and name the field", async (_, values, field) => {
    const refused = await refusalOf(bookByHand(preparer, interest(values)));
    expect(JSON.stringify(refused)).toContain(field);
  });

  it("point out the same reference and amount, and take it when it is another one", async () => {
    const first = interest({ scheme: "exhibition", reference: "Advice 7" });
    await bookByHand(preparer, first);
    expect(await refusalOf(bookByHand(preparer, { ...first, reference: "ADVICE 7" }))).toMatchObject({
      code: "booked_before",
      message: expect.stringContaining("30-06-2026"),
    });
    await bookByHand(preparer, { ...first, isAnother: true });
    expect((await listTransactions(preparer, { scheme: "exhibition", about: "Advice 7" })).count).toBe(2);
  });

  it("refund no more than is available on any day from then on, and of interest no more than was earned", async () => {
    const refund = interest({ kind: "refund", scheme: "plant", reference: "Challan 1", amountPaise: 10_500_01 });
    expect(await refusalOf(bookByHand(preparer, refund))).toMatchObject({
      code: "above_available",
      message: expect.stringContaining("Rs 10,500.00"),
    });
    expect(await refusalOf(bookByHand(preparer, { ...refund, occurredOn: "2026-05-20", amountPaise: 10_000_01 }))).toMatchObject({
      message: expect.stringContaining("Rs 10,000.00"),
    });
    expect(await refusalOf(bookByHand(preparer, { ...refund, kind: "refund_interest", amountPaise: 500_01 }))).toMatchObject({
      code: "above_interest",
      message: expect.stringContaining("Rs 500.00"),
    });
    await bookByHand(preparer, { ...refund, kind: "refund_interest", amountPaise: 500_00 });
    await bookByHand(preparer, { ...refund, occurredOn: "2026-08-01", reference: "Challan 2", amountPaise: 9_000_00 });
    expect(await refusalOf(bookByHand(preparer, { ...refund, reference: "Challan 3", amountPaise: 1_000_01 }))).toMatchObject({
      code: "above_available",
    });
  });

  it("of two refunds at once only one takes the last money", async () => {
    const refund = interest({ kind: "refund", scheme: "plant", occurredOn: "2026-08-02", amountPaise: 1_000_00 });
    const both = await Promise.all(["Challan 8", "Challan 9"].map((reference) => refusalOf(bookByHand(preparer, { ...refund, reference }))));
    expect(both.filter((one) => one instanceof Error)).toMatchObject([{ code: "above_available" }]);
  });

  it("are reversed once, with a reason; bookings of a line are not", async () => {
    const { id } = await bookByHand(preparer, interest({ scheme: "exhibition", reference: "Typed wrong" }));
    await reverseBooking(preparer, { transactionId: id, reason: "The advice was of another scheme" });
    expect(await refusalOf(reverseBooking(preparer, { transactionId: id, reason: "Once more" }))).toMatchObject({ code: "reversed_before" });
    const { rows } = await listTransactions(preparer, { scheme: "exhibition", about: "Typed wrong" });
    expect(rows).toMatchObject([
      { reverses: id, fromAccount: "available", toAccount: "interest", actions: [], note: "The advice was of another scheme" },
      { id, isReversed: true, actions: [] },
    ]);
    expect(await refusalOf(reverseBooking(preparer, { transactionId: rows[0]?.id ?? "", reason: "Back" }))).toMatchObject({ code: "is_reversal" });
    const { line } = await createPaymentLine(opened.services, { actors, scheme: "exhibition", hasAccount: false });
    const [sanction] = await opened.services.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.lineId, line.id));
    expect(await refusalOf(reverseBooking(preparer, { transactionId: sanction?.id ?? "", reason: "No" }))).toMatchObject({ code: "not_by_hand" });
    expect((await listTransactions(preparer, { about: line.reimbursementId.toLowerCase() })).rows).toMatchObject([{ kind: "sanction" }]);
  });

  it("need the right to prepare; reading needs any of the rights", async () => {
    const bare = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    expect(await refusalOf(bookByHand(approver, interest()))).toMatchObject({
      kind: "forbidden",
      message: expect.stringContaining("Prepare payments"),
    });
    expect(await refusalOf(listTransactions(bare, {}))).toMatchObject({ kind: "forbidden", message: expect.stringContaining("Read the accounts") });
    const closer = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.close"]));
    expect((await listTransactions(closer, {})).count).toBeGreaterThan(0);
    expect(await refusalOf(listTransactions(contextOf(opened.services, (await createMember(opened.services)).actor), {}))).toMatchObject({
      kind: "forbidden",
    });
    const stale = contextOf(opened.services, actors.preparer, { secondsSincePassword: 3_600 });
    expect(await refusalOf(bookByHand(stale, interest()))).toMatchObject({ code: "password_not_fresh" });
  });
});

describe("a recovery", () => {
  it("is asked by one, confirmed by another, told to the firm, and received with interest first until the line is recovered", async () => {
    const { line, member } = await createPaidLine(opened.services, { actors, paidOn: "2026-10-25", amountPaise: 1_00_000_00 });
    expect(await findPaidLines(preparer, { reimbursementId: line.reimbursementId })).toMatchObject([
      { lineId: line.id, askedPaise: 0, paidOn: "2026-10-25" },
    ]);
    const { id } = await demandRecovery(preparer, { lineId: line.id, amountPaise: 1_00_000_00, reason: "The certificate was withdrawn" });
    expect(await refusalOf(demandRecovery(preparer, { lineId: line.id, amountPaise: 1, reason: "More" }))).toMatchObject({
      code: "above_recoverable",
      message: expect.stringContaining("Rs 0.00"),
    });
    expect(await refusalOf(settleRecovery(preparer, { recoveryId: id, decision: "confirm" }))).toMatchObject({ kind: "forbidden" });
    const receipt = { recoveryId: id, receivedOn: today, amountPaise: 50_000_00, reference: `UTR A ${id}` };
    expect(await refusalOf(recordReceipt(preparer, receipt))).toMatchObject({ code: "recovery_not_confirmed" });
    expect((await listRecoveries(approver, { state: "waiting" })).rows).toMatchObject([{ id, actions: ["settle"] }]);
    await settleRecovery(approver, { recoveryId: id, decision: "confirm" });
    expect(await refusalOf(settleRecovery(approver, { recoveryId: id, decision: "decline" }))).toMatchObject({ code: "recovery_settled" });
    const { db } = opened.services;
    expect(await db.select().from(notifications).where(eq(notifications.userId, member.userId))).toMatchObject([
      { kind: "recovery_asked", documents: ["24-12-2026"] },
    ]);
    expect(await db.select().from(mail).where(eq(mail.userId, member.userId))).toMatchObject([
      { kind: "recovery_asked", params: { date: "24-12-2026" } },
    ]);
    const tells = async () => (await listNotifications({ ...preparer, actor: member }, { page: 1, pageSize: 10, part: "all" })).rows;
    const [told] = await tells();
    expect(told?.text).toContain(`to pay back all or a part of ${line.reimbursementId} by 24-12-2026.`);
    // The demand stands under Payments: it is read there, not by opening the claim.
    await markRead({ ...preparer, actor: member }, { reimbursementId: line.reimbursementId });
    expect(await tells()).toMatchObject([{ isAboutPayments: true, isRead: false }]);
    await markRead({ ...preparer, actor: member }, { payments: true });
    expect(await tells()).toMatchObject([{ isRead: true }]);
    // 30 days of 15 percent on Rs 1,00,000 over 365.
    const open = async (ctx = preparer) => (await listRecoveries(ctx, { state: "open" })).rows;
    expect(await open()).toMatchObject([
      { id, interestPercent: "15.00", due: { principalPaise: 1_00_000_00, interestPaise: 1_232_88 }, overdueDays: 0 },
    ]);
    expect(await open({ ...preparer, now: at("2026-12-26") })).toMatchObject([{ overdueDays: 2, isFirmDeactivated: false }]);
    const firmIs = (values: Pick<typeof firms.$inferInsert, "deactivatedAt" | "deactivatedReason">) =>
      db.update(firms).set(values).where(eq(firms.id, member.firmId));
    await firmIs({ deactivatedAt: new Date(), deactivatedReason: "It left" });
    expect(await open()).toMatchObject([{ isFirmDeactivated: true }]);
    await firmIs({ deactivatedAt: null, deactivatedReason: null });
    const own = async () => (await listOwnPayments({ ...preparer, actor: member })).tasks;
    const inList = async () => (await listOwnReimbursements({ ...preparer, actor: member }, { page: 1, pageSize: 10 })).rows;
    const onPage = () => getOwnReimbursement({ ...preparer, actor: member }, { reimbursementId: line.reimbursementId });
    expect(await inList()).toMatchObject([{ id: line.reimbursementId, hasOpenRecovery: true }]);
    expect(await onPage()).toMatchObject({ hasOpenRecovery: true });
    expect(await own()).toMatchObject([
      {
        kind: "pay_back",
        dueOn: "2026-12-24",
        reason: "The certificate was withdrawn",
        due: { principalPaise: 1_00_000_00, interestPaise: 1_232_88 },
      },
    ]);
    for (const [values, code] of [
      [{ receivedOn: "2026-11-25" }, "in_future"],
      [{ receivedOn: "2026-10-24" }, "before_payment"],
      [{ amountPaise: 1_01_232_89 }, "above_owed"],
    ] as const)
      expect(await refusalOf(recordReceipt(preparer, { ...receipt, ...values }))).toMatchObject({ code });
    await recordReceipt(preparer, receipt);
    expect(await refusalOf(recordReceipt(preparer, { ...receipt, amountPaise: 1 }))).toMatchObject({ code: "receipt_known" });
    expect(await refusalOf(recordReceipt(preparer, { ...receipt, amountPaise: 1, reference: `utr a${id}` }))).toMatchObject({
      code: "receipt_known",
    });
    expect(await refusalOf(recordReceipt(preparer, { ...receipt, receivedOn: "2026-11-23", reference: "Earlier" }))).toMatchObject({
      code: "before_last_receipt",
    });
    expect(await open()).toMatchObject([{ due: { principalPaise: 51_232_88, interestPaise: 0 } }]);
    await recordReceipt(preparer, { ...receipt, amountPaise: 51_232_88, reference: `UTR B ${id}`, order: "principal_first" });
    expect(await open()).toEqual([]);
    expect(await own()).toEqual([]);
    expect(await inList()).toMatchObject([{ hasOpenRecovery: false }]);
    expect(await onPage()).toMatchObject({ hasOpenRecovery: false });
    expect((await listRecoveries(preparer, { state: "settled" })).rows).toMatchObject([{ id, receipts: [{}, {}] }]);
    expect(await db.select().from(paymentLines).where(eq(paymentLines.id, line.id))).toMatchObject([{ state: "recovered" }]);
    const booked = await listTransactions(preparer, { about: line.reimbursementId, from: today });
    expect(booked.rows.map(({ kind, amountPaise }) => ({ kind, amountPaise }))).toEqual(
      expect.arrayContaining([
        { kind: "recover", amountPaise: 48_767_12 },
        { kind: "recovery_interest", amountPaise: 1_232_88 },
        { kind: "recover", amountPaise: 51_232_88 },
      ]),
    );
    expect(booked.count).toBe(3);
  });

  it("is withdrawn by two people as long as nothing came back, and the firm is told", async () => {
    const { line, member } = await createPaidLine(opened.services, { actors, paidOn: "2026-10-25", amountPaise: 1_000_00 });
    const { id } = await demandRecovery(preparer, { lineId: line.id, amountPaise: 1_000_00, reason: "Meant for another firm" });
    const ask = () => refusalOf(askWithdrawal(preparer, { recoveryId: id, reason: "The certificate holds" }));
    const settle = (decision: "confirm" | "decline", ctx = approver, askedAt?: Date) =>
      refusalOf(settleWithdrawal(ctx, { recoveryId: id, decision, askedAt }));
    expect(await ask()).toMatchObject({ code: "recovery_not_open" });
    await settleRecovery(approver, { recoveryId: id, decision: "confirm" });
    expect(await settle("confirm")).toMatchObject({ code: "withdrawal_not_asked" });
    const row = async (ctx = preparer) => (await listRecoveries(ctx, { pageSize: 100 })).rows.find((one) => one.id === id);
    expect((await row())?.actions).toEqual(["receive", "askWithdrawal"]);
    const receipt = { recoveryId: id, receivedOn: today, amountPaise: 100_00, reference: `UTR W ${id}` };
    await recordReceipt(preparer, receipt);
    expect([await ask(), (await row())?.actions]).toMatchObject([{ code: "recovery_has_receipts" }, ["receive"]]);
    await reverseReceipt(approver, { receiptId: (await row())?.receipts[0]?.id ?? "", reason: "Money of another firm" });
    await ask();
    expect(await ask()).toMatchObject({ code: "withdrawal_asked" });
    expect(await row(approver)).toMatchObject({ actions: ["settleWithdrawal"], withdrawalReason: "The certificate holds" });
    expect(await settle("confirm", preparer)).toMatchObject({ kind: "forbidden" });
    await settle("decline");
    const withdrawal = sql`${mail.params} ->> 'subject' = ${`the withdrawal of the recovery of ${line.reimbursementId}`}`;
    expect(await opened.services.db.$count(mail, and(withdrawal, eq(mail.userId, actors.preparer.userId)))).toBe(1);
    expect(await row()).toMatchObject({ state: "open", actions: ["receive", "askWithdrawal"], withdrawalReason: null });
    // What was asked and declined can still be read.
    const [declined] = (await getLine(preparer, { lineId: line.id })).history;
    expect(declined).toMatchObject({ action: "decline_withdrawal", toState: "paid", by: actors.approver.name, detail: "The certificate holds" });
    const later = { ...preparer, now: () => new Date(preparer.now().getTime() + 60_000) };
    await askWithdrawal(later, { recoveryId: id, reason: "Set off against another claim" });
    // Who read the first request answers nothing of the second.
    for (const decision of ["confirm", "decline"] as const)
      expect(await settle(decision, approver, preparer.now())).toMatchObject({ code: "withdrawal_not_asked" });
    expect(await row()).toMatchObject({ state: "open", withdrawalReason: "Set off against another claim" });
    await settle("confirm", approver, later.now());
    expect(await row()).toMatchObject({ state: "withdrawn", actions: [] });
    expect(await settle("confirm")).toMatchObject({ code: "recovery_not_open" });
    expect((await listOwnPayments({ ...preparer, actor: member })).tasks).toEqual([]);
    const { db } = opened.services;
    const told = await db.select().from(mail).where(eq(mail.userId, member.userId)).orderBy(mail.id);
    expect(told.map(({ kind }) => kind)).toEqual(["recovery_asked", "recovery_receipt_taken_back", "recovery_withdrawn"]);
    expect(await findPaidLines(preparer, { reimbursementId: line.reimbursementId })).toMatchObject([{ askedPaise: 0 }]);
  });

  it("has no interest where the rules name none, and a declined one frees the amount", async () => {
    const { line } = await createPaidLine(opened.services, { actors, paidOn: "2026-10-01", amountPaise: 1_000_00, scheme: "plant" });
    const { id } = await demandRecovery(preparer, { lineId: line.id, amountPaise: 1_000_00, reason: "Paid too much" });
    await settleRecovery(approver, { recoveryId: id, decision: "decline" });
    const told = and(sql`${mail.params} ->> 'subject' = ${`the recovery of ${line.reimbursementId}`}`, eq(mail.userId, actors.preparer.userId));
    expect(await opened.services.db.$count(mail, told)).toBe(1);
    await opened.services.db.update(recoveries).set({ dueOn: "2026-10-31" }).where(eq(recoveries.id, id));
    const again = await demandRecovery(preparer, { lineId: line.id, amountPaise: 400_00, reason: "Paid too much" });
    // The day of a declined one binds nobody, so it stands behind.
    const all = (await listRecoveries(preparer, { scheme: "plant" })).rows.map((one) => one.id);
    expect(all.indexOf(id)).toBeGreaterThan(all.indexOf(again.id));
    const [row] = (await listRecoveries(preparer, { state: "waiting", scheme: "plant" })).rows;
    expect(row).toMatchObject({ id: again.id, interestPercent: "0.00", ruleSource: "", due: { principalPaise: 400_00, interestPaise: 0 } });
    await settleRecovery(approver, { recoveryId: again.id, decision: "confirm" });
    await recordReceipt(preparer, { recoveryId: again.id, receivedOn: today, amountPaise: 400_00, reference: "UTR of a part" });
    expect(await opened.services.db.select().from(paymentLines).where(eq(paymentLines.id, line.id))).toMatchObject([{ state: "paid" }]);
  });

  it("whose receipt was wrong is owed again: a second person reverses it, in ledger, certificate and history", async () => {
    const { line, member } = await createPaidLine(opened.services, { actors, paidOn: "2026-10-25", amountPaise: 2_00_000_00 });
    const { id } = await demandRecovery(preparer, { lineId: line.id, amountPaise: 2_00_000_00, reason: "Paid for another firm" });
    await settleRecovery(approver, { recoveryId: id, decision: "confirm" });
    const figures = async () => [
      await getLedgerBalances(preparer, { throughOn: today }),
      await getCertificate(preparer, { scheme: "product", year: "2026-27" }),
    ];
    const before = await figures();
    const row = async (state: RecoveryState) => (await listRecoveries(approver, { state, pageSize: 100 })).rows.find((one) => one.id === id);
    const { interestPaise = 0 } = (await row("open"))?.due ?? {};
    const receipt = { recoveryId: id, receivedOn: today, amountPaise: 2_00_000_00 + interestPaise, reference: `UTR C ${id}` };
    const filled = () => opened.services.db.$count(outbox, sql`topic = 'fill-amounts' and payload ->> 'firmId' = ${member.firmId}`);
    await recordReceipt(preparer, receipt);
    expect(await filled()).toBe(1);
    expect(await figures()).not.toEqual(before);
    const settled = await row("settled");
    expect(settled?.receipts).toMatchObject([{ isReversible: true }]);
    const wrong = { receiptId: settled?.receipts[0]?.id ?? "", reason: "The money of another firm" };
    expect(await refusalOf(reverseReceipt(preparer, wrong))).toMatchObject({ kind: "forbidden" });
    const both = { ...actors.preparer, rights: [...actors.preparer.rights, "payments.approve" as const] };
    expect(await refusalOf(reverseReceipt({ ...preparer, actor: both }, wrong))).toMatchObject({ code: "two_people" });
    expect(await refusalOf(reverseReceipt(approver, { ...wrong, reason: " " }))).toMatchObject({ name: "ZodError" });
    const twice = await Promise.all([refusalOf(reverseReceipt(approver, wrong)), refusalOf(reverseReceipt(approver, wrong))]);
    expect(twice).toEqual(expect.arrayContaining(["accepted", expect.objectContaining({ code: "receipt_reversed" })]));
    expect(await filled()).toBe(2);
    expect(await figures()).toEqual(before);
    expect(await row("open")).toMatchObject({
      due: { principalPaise: 2_00_000_00, interestPaise },
      receipts: [{ isReversible: false, reversalReason: wrong.reason, reversedByName: expect.any(String) }],
    });
    expect((await listOwnPayments({ ...preparer, actor: member })).tasks).toMatchObject([{ kind: "pay_back", due: { interestPaise } }]);
    expect((await getLine(preparer, { lineId: line.id })).history.slice(0, 2)).toMatchObject([
      { action: "reverse_receipt", toState: "paid", detail: wrong.reason },
      { action: "recover" },
    ]);
    await recordReceipt(preparer, { ...receipt, amountPaise: 1_00 });
    expect(await row("open")).toMatchObject({ receipts: [{ reversedAt: expect.any(Date) }, { reversedAt: null }] });
  });

  it("whose first receipt was wrong is computed by the true days once the later receipt is reversed, too", async () => {
    const { line } = await createPaidLine(opened.services, { actors, paidOn: "2026-10-01", amountPaise: 2_00_000_00 });
    const { id } = await demandRecovery(preparer, { lineId: line.id, amountPaise: 2_00_000_00, reason: "Paid twice" });
    await settleRecovery(approver, { recoveryId: id, decision: "confirm" });
    const row = async () => (await listRecoveries(approver, { state: "open", pageSize: 100 })).rows.find((one) => one.id === id);
    const reverseOf = async (receivedOn: string) => {
      const standing = (await row())?.receipts.find((receipt) => receipt.receivedOn === receivedOn && receipt.reversedAt === null);
      await reverseReceipt(approver, { receiptId: standing?.id ?? "", reason: "Typed wrong" });
    };
    const early = { recoveryId: id, receivedOn: "2026-10-31", amountPaise: 1_00_000_00, reference: `UTR E ${id}` };
    const late = { recoveryId: id, receivedOn: "2026-11-20", amountPaise: 20_000_00, reference: `UTR L ${id}` };
    await recordReceipt(preparer, { ...early, amountPaise: 10_000_00 });
    await recordReceipt(preparer, late);
    await reverseOf("2026-10-31");
    expect(await refusalOf(recordReceipt(preparer, early))).toMatchObject({
      code: "before_last_receipt",
      fields: { receivedOn: [expect.stringMatching(/20-11-2026.*reversed first/)] },
    });
    await reverseOf("2026-11-20");
    await recordReceipt(preparer, early);
    await recordReceipt(preparer, late);
    // 15 percent over 365: 30 days of Rs 2,00,000.00 are 2,465.75, with 20 days of 1,02,465.75 they are 3,307.94, with 4 of 83,307.94 3,444.88.
    expect(await row()).toMatchObject({ due: { principalPaise: 83_307_94, interestPaise: 136_94 } });
    const counted = (await row())?.receipts.filter(({ reversedAt }) => reversedAt === null);
    expect(counted).toMatchObject([{ interestPaise: 2_465_75 }, { interestPaise: 842_19 }]);
  });

  it("that is paid back with another one by a single transfer is recorded under a second reference", async () => {
    const recoveryOf = async (member?: MemberActor) => {
      const made = await createPaidLine(opened.services, { actors, paidOn: today, amountPaise: 1_000_00, ...(member !== undefined && { member }) });
      const { id } = await demandRecovery(preparer, { lineId: made.line.id, amountPaise: 1_000_00, reason: "Paid twice" });
      await settleRecovery(approver, { recoveryId: id, decision: "confirm" });
      return { recoveryId: id, member: made.member };
    };
    const first = await recoveryOf();
    const [second, ofAnother] = [await recoveryOf(first.member), await recoveryOf()];
    const reference = `UTR T ${first.recoveryId}`;
    const record = ({ recoveryId }: { recoveryId: string }, ref = reference) =>
      refusalOf(recordReceipt(preparer, { recoveryId, receivedOn: today, amountPaise: 1_000_00, reference: ref }));
    expect(await record(first)).toBe("accepted");
    const known = { code: "receipt_known", fields: { reference: [expect.stringMatching(/^Rs 1,000\.00 of the transfer .*24-11-2026.*with -2/)] } };
    expect(await record(second)).toMatchObject(known);
    expect(await record(ofAnother)).toMatchObject({ code: "receipt_known", message: expect.stringContaining("counts once") });
    expect(await record(second, `${reference}-2`)).toBe("accepted");
  });

  it("is not asked of a line that is not paid, nor confirmed by somebody who counts as the same person", async () => {
    const { line } = await createPaymentLine(opened.services, { actors, hasAccount: false });
    expect(await refusalOf(demandRecovery(preparer, { lineId: line.id, amountPaise: 1, reason: "x" }))).toMatchObject({ code: "line_not_paid" });
    expect(await refusalOf(findPaidLines(preparer, { reimbursementId: line.reimbursementId }))).toMatchObject({ code: "no_paid_lines" });
    const paid = await createPaidLine(opened.services, { actors, paidOn: "2026-10-01", amountPaise: 1_000_00 });
    const both = { ...actors.preparer, rights: [...actors.preparer.rights, "payments.approve" as const] };
    const { id } = await demandRecovery(preparer, { lineId: paid.line.id, amountPaise: 1, reason: "x" });
    expect(await refusalOf(settleRecovery({ ...preparer, actor: both }, { recoveryId: id, decision: "confirm" }))).toMatchObject({
      code: "two_people",
    });
  });

  it("is found by state, scheme, year of the demand and state of the firm, and is in the csv with what is owed on that day", async () => {
    const { actor: member } = await createMember(opened.services, { gstNo: "32AAPFU1003F1Z5", name: "Malabar Lasers" });
    const { line } = await createPaidLine(opened.services, { actors, member, paidOn: "2026-10-25", amountPaise: 1_00_000_00 });
    const { id } = await demandRecovery(preparer, { lineId: line.id, amountPaise: 1_00_000_00, reason: "Paid twice" });
    const found = async (filters: ListRecoveriesInput) => (await listRecoveries(preparer, { firmState: "32", ...filters })).rows.map((row) => row.id);
    expect(await found({ scheme: "product", state: "waiting", year: "2026-27" })).toEqual([id]);
    expect(await listRecoveries(preparer, { firmState: "32" })).toMatchObject({ count: 1 });
    expect(await found({ firmState: "33" })).toEqual([]);
    expect(await found({ scheme: "plant" })).toEqual([]);
    expect(await found({ year: "2025-26" })).toEqual([]);
    await settleRecovery(approver, { recoveryId: id, decision: "confirm" });
    await recordReceipt(preparer, { recoveryId: id, receivedOn: today, amountPaise: 50_000_00, reference: "UTRM1" });
    const inFile = async (filters: RecoveryFilters) => {
      const file = await exportRecoveries({ ...preparer, now: at("2026-12-26") }, filters);
      const rows: Record<string, unknown>[] = [];
      for await (const row of file.rows) rows.push(Object.fromEntries(file.header.map((label, place) => [label, row[place]])));
      return rows;
    };
    expect(await inFile({ firmState: "32", state: "open", year: "2026-27" })).toEqual([
      {
        "Claim no.": line.reimbursementId,
        Scheme: "Product",
        "Firm name": "Malabar Lasers",
        State: "Asked of the firm",
        Reason: "Paid twice",
        "Asked by": actors.preparer.name,
        "Asked on": "24-11-2026",
        "Asked back, Rs": "100000.00",
        "Interest, % a year": "15.00",
        "Source of the interest": "Handbook of Procedures 7A.05",
        // 32 days of 15 percent on Rs 51,232.88 over 365.
        "Owed today, Rs": "51906.62",
        "Of it interest, Rs": "673.74",
        "Pay by": "24-12-2026",
        "Days overdue": 2,
        Receipts: "24-11-2026, UTRM1: 48767.12 and 1232.88 of interest",
        "Withdrawal asked by": null,
        "Reason of the withdrawal": null,
      },
    ]);
    expect(await inFile({ firmState: "33" })).toEqual([]);
    const bare = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    expect(await refusalOf(exportRecoveries(bare, {}))).toMatchObject({ kind: "forbidden" });
  });
});

describe("the close of a period", () => {
  it("begins with the first month of which a booking stands: one that was taken back on its own day is as if it had not been", async () => {
    const { id } = await bookByHand(preparer, interest({ occurredOn: "2023-04-12", reference: "Wrong year" }));
    expect(await listCloses(preparer)).toMatchObject({ next: "2023-04-30" });
    await prepareClose(preparer, { throughOn: "2023-04-30" });
    const [prepared] = (await listCloses(approver)).closes;
    const waiting = async () => (await readDesk(approver)).find(({ kind }) => kind === "closes")?.count;
    expect(await waiting()).toBe(1);
    await reverseBooking(preparer, { transactionId: id, reason: "Typed wrong" });
    // The month was prepared for that booking alone: it waits no more, cannot be closed, and holds up no other one.
    expect(await listCloses(preparer)).toMatchObject({ closes: [], next: "2026-05-31", mayPrepare: true, balances: { throughOn: "2026-05-31" } });
    expect(await waiting()).toBe(0);
    expect(await refusalOf(closePeriod(approver, { closeId: prepared?.id ?? "" }))).toMatchObject({ code: "other_month" });
    await prepareClose(preparer, { throughOn: "2026-05-31" });
    const { closes } = await listCloses(approver);
    expect(closes).toMatchObject([{ throughOn: "2026-05-31", actions: ["close"] }]);
    expect(await refusalOf(closePeriod(approver, { closeId: prepared?.id ?? "" }))).toMatchObject({ code: "close_not_found" });
    await opened.services.db.delete(ledgerCloses);
  });

  it("goes month by month, by two people, and after it nothing is booked on an earlier day", async () => {
    const first = await listCloses(preparer);
    expect(first).toMatchObject({ closes: [], next: "2026-05-31", balances: { throughOn: "2026-05-31" } });
    expect(await refusalOf(prepareClose(preparer, { throughOn: "2026-06-30" }))).toMatchObject({
      code: "other_month",
      message: expect.stringContaining("31-05-2026"),
    });
    await prepareClose(preparer, { throughOn: "31-05-2026" });
    expect(await refusalOf(prepareClose(approver, { throughOn: "2026-05-31" }))).toMatchObject({ code: "close_prepared" });
    const { closes, balances } = await listCloses(approver);
    const [close] = closes;
    const closeId = close?.id ?? "";
    expect(close).toMatchObject({ throughOn: "2026-05-31", actions: ["close"] });
    expect((await listCloses(preparer)).closes).toMatchObject([{ actions: [] }]);
    expect(await refusalOf(closePeriod(preparer, { closeId }))).toMatchObject({ code: "two_people" });
    expect(await refusalOf(closePeriod(contextOf(opened.services, actors.approver, { secondsSincePassword: 3_600 }), { closeId }))).toMatchObject({
      code: "password_not_fresh",
    });
    await bookByHand(preparer, interest({ occurredOn: "2026-05-31", reference: "In time" }));
    const fingerprint = balances?.fingerprint ?? "";
    expect(await refusalOf(closePeriod(approver, { closeId, fingerprint }))).toMatchObject({ code: "balances_moved" });
    const late = await bookByHand(preparer, interest({ occurredOn: "2026-05-30", reference: "To be reversed", scheme: "exhibition" }));
    await closePeriod(approver, { closeId });
    expect(await refusalOf(closePeriod(approver, { closeId }))).toMatchObject({ code: "close_done" });
    expect(await refusalOf(bookByHand(preparer, interest({ occurredOn: "2026-05-31", reference: "Too late" })))).toMatchObject({
      kind: "conflict",
      code: "period_closed",
      message: expect.stringContaining("31-05-2026"),
    });
    expect(await reverseBooking(preparer, { transactionId: late.id, reason: "Wrong" })).toEqual({
      message: "The booking is reversed. The reversal counts on 24-11-2026.",
    });
    expect((await listCloses(preparer)).next).toBe("2026-06-30");
  });

  it("waits for 20 bookings that run, and none of them is before it", async () => {
    await prepareClose(preparer, { throughOn: "2026-06-30" });
    const [close] = (await listCloses(approver)).closes;
    const bookings = Array.from({ length: 20 }, (_, place) =>
      refusalOf(
        bookByHand(preparer, interest({ scheme: place % 2 === 0 ? "plant" : "exhibition", occurredOn: "2026-06-30", reference: `Race ${place}` })),
      ),
    );
    const closed = closePeriod(approver, { closeId: close?.id ?? "" });
    const outcomes = await Promise.all(bookings);
    await closed;
    for (const outcome of outcomes) if (outcome !== "accepted") expect(outcome).toMatchObject({ code: "period_closed" });
    const [after] = await opened.services.db.execute<{ count: number }>(sql`
      select count(*)::int as count from ledger_transactions t join ledger_closes c on c.closed_at is not null and c.through_on >= t.occurred_on
      where t.reference like 'Race %'`);
    expect(after?.count).toBe(outcomes.filter((outcome) => outcome === "accepted").length);
    const before = await getLedgerBalances(preparer, { throughOn: "2026-06-30" });
    await refusalOf(bookByHand(preparer, interest({ occurredOn: "2026-06-30", reference: "After the race" })));
    expect((await getLedgerBalances(preparer, { throughOn: "2026-06-30" })).fingerprint).toBe(before.fingerprint);
  });

  it("waits for a booking that is not committed yet", async () => {
    await prepareClose(preparer, { throughOn: "2026-07-31" });
    const [close] = (await listCloses(approver)).closes;
    const booking = { kind: "interest", scheme: "plant", occurredOn: "2026-07-31", amountPaise: 1, key: "under way" } as const;
    let closed: Promise<string> | undefined;
    const first = await opened.services.db.transaction(async (tx) => {
      await insertBookings(tx, [{ ...booking, postedBy: null, postedAt: new Date() }]);
      closed = closePeriod(approver, { closeId: close?.id ?? "" }).then(() => "closed");
      return Promise.race([closed, someoneWaits()]);
    });
    expect(first).toBe("waits");
    expect(await closed).toBe("closed");
  });

  it("is not prepared for a month that is not over", async () => {
    const early = { ...preparer, now: at("2026-08-31") };
    expect(await listCloses(early)).toMatchObject({ next: undefined });
    expect(await refusalOf(prepareClose(early, { throughOn: "2026-08-31" }))).toMatchObject({ code: "nothing_to_close" });
  });
});
