import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { bulkMailsPerMinute } from "#domain/jobs.ts";
import { selectBalances } from "#db/queries/ledger.ts";
import { selectFirmLines } from "#db/queries/payment-documents.ts";
import { selectOrderLines } from "#db/queries/sanction-orders.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { ledgerCloses, ledgerTransactions } from "#db/schema/ledger.ts";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { outbox } from "#db/schema/outbox.ts";
import { bankAccounts, bankReplies, paymentBatches, paymentLines, preReceipts } from "#db/schema/payments.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { openLineAgain, releaseLine, withholdLine } from "#server/application/payments/change-line.ts";
import { keepAccount } from "#server/application/payments/give-pre-receipt.ts";
import { listOwnPayments } from "#server/application/payments/own-payments.ts";
import { getLine } from "#server/application/payments/get-line.ts";
import { listBatchLines, readBatch } from "#server/application/payments/batches/list-batches.ts";
import { sendBatch } from "#server/application/payments/batches/send-batch.ts";
import { uploadPaymentFile } from "#server/application/payments/payment-files.ts";
import { demandRecovery } from "#server/application/payments/ledger/demand-recovery.ts";
import { recordReceipt } from "#server/application/payments/ledger/record-receipt.ts";
import { settleRecovery } from "#server/application/payments/ledger/settle-recovery.ts";
import { checkBankReply, importBankReply } from "#server/application/payments/replies/import-bank-reply.ts";
import { listBankReplies } from "#server/application/payments/replies/list-bank-replies.ts";
import { settleLine } from "#server/application/payments/replies/settle-line.ts";
import { tellFirms } from "#server/application/payments/tell-firms.ts";
import type { AppContext } from "#server/context.ts";
import { Readable } from "node:stream";
import { createBatch, createLayout, createProof, createReadyLines, entriesOf, today, uploadReply } from "../support/batches.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createBankAccount, createPaymentActors, createPaymentFile, createPaymentLine, type PaymentActors } from "../support/payments.ts";
import { codeAndMessageOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { workbook } from "../support/sheets.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let preparer: AppContext;
let layoutId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  preparer = contextOf(opened.services, actors.preparer);
  layoutId = await createLayout(opened.services);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const headings = "Reference,Amount,UTR,Status,Date,Reason";
const upload = (...rows: string[]): Promise<string> => uploadReply(opened.services, actors, [headings, ...rows].join("\n"));
const check = async (...rows: string[]) => (await checkBankReply(preparer, { fileId: await upload(...rows) })).rows;
const take = async (...rows: string[]) => (await importBankReply(preparer, { fileId: await upload(...rows) })).message;

let lastUtr = 1_000_000;
const newUtr = (): string => `UTRN${String((lastUtr += 1)).padStart(12, "0")}`;

/** A sent batch. */
async function sentBatch(...amountsPaise: number[]) {
  const lineIds = await createReadyLines(opened.services, actors, amountsPaise);
  const batchId = await createBatch(opened.services, { actors, lineIds, state: "sent", layoutId });
  const { number } = await readBatch(preparer, { batchId });
  return { batchId, number, lineIds, ref: (position: number) => `B${number}-000${position}` };
}
const lineOf = async (lineId: string | undefined) =>
  (
    await opened.services.db
      .select()
      .from(paymentLines)
      .where(eq(paymentLines.id, lineId ?? ""))
  )[0];

describe("an answer of the bank", () => {
  it("shows what it would change, then pays and returns, books, and tells each firm once", async () => {
    const { services } = opened;
    const { batchId, lineIds, ref } = await sentBatch(1_000_00, 2_000_50);
    const [utr, day] = [newUtr(), today()];
    const rows = [`${ref(1)},"1,000.00",${utr},SUCCESS,${day},`, `${ref(2)},2000.50,,Returned,${day},Account closed`];
    expect((await check(...rows)).map(({ outcome, text }) => [outcome, text])).toEqual([
      ["paid", null],
      ["returned", "Account closed"],
    ]);
    expect(await lineOf(lineIds[0])).toMatchObject({ state: "sent" });
    const fileId = await upload(...rows);
    expect((await importBankReply(preparer, { fileId })).message).toBe("Recorded 1 payment as paid and 1 payment as returned.");
    expect(await lineOf(lineIds[0])).toMatchObject({ state: "paid", reference: utr, paidOn: day });
    expect(await lineOf(lineIds[1])).toMatchObject({ state: "returned", reason: "Account closed" });
    expect(await readBatch(preparer, { batchId })).toMatchObject({ state: "settled", paid: 1, returned: 1 });
    const keys = await services.db
      .select({ key: ledgerTransactions.key })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.lineId, lineIds[1] ?? ""));
    expect(
      keys
        .map(({ key }) => key)
        .slice(-2)
        .toSorted(),
    ).toEqual([`return ${ref(2)}`, `send ${ref(2)}`]);
    const [paidClaim, claim] = await Promise.all(lineIds.map(async (id) => (await lineOf(id))?.reimbursementId ?? ""));
    const told = async () => ({
      notices: await services.db
        .select({ kind: notifications.kind, reimbursementId: notifications.reimbursementId })
        .from(notifications)
        .where(inArray(notifications.reimbursementId, [paidClaim ?? "", claim ?? ""]))
        .orderBy(notifications.kind),
      emails: (await services.db.select({ kind: mail.kind, params: mail.params }).from(mail).orderBy(mail.kind)).filter(({ params }) =>
        [paidClaim, claim].some((id) => JSON.stringify(params).includes(id ?? "")),
      ),
    });
    // Neither the bank's reason, nor the amount, nor the account.
    const named = { path: "/Membership/payments", scheme: "product", firmName: expect.any(String) };
    const toldOnce = {
      notices: [
        { kind: "payment_paid", reimbursementId: paidClaim },
        { kind: "payment_returned", reimbursementId: claim },
      ],
      emails: [
        { kind: "payment_paid", params: { ...named, reimbursementId: paidClaim } },
        { kind: "payment_returned", params: { ...named, reimbursementId: claim } },
      ],
    };
    expect(await told()).toEqual(toldOnce);
    // The same file again, and the same answer in another file.
    expect((await importBankReply(preparer, { fileId })).message).toBe("Everything in this file is recorded already. Nothing was changed.");
    expect((await check(...rows)).map(({ outcome }) => outcome)).toEqual(["same", "same"]);
    expect(await take(rows[0] ?? "")).toContain("Nothing was changed");
    expect(await told()).toEqual(toldOnce);
    expect(await services.db.$count(bankReplies, eq(bankReplies.fileId, fileId))).toBe(1);
    expect((await listBankReplies(preparer, {})).rows[0]).toMatchObject({ paid: 1, returned: 1, unchanged: 0 });
    expect(await services.db.$count(auditEntries, eq(auditEntries.subjectId, fileId))).toBe(1);
  });

  it("is imported as a whole or not at all, and names what is wrong with each row", async () => {
    const { services } = opened;
    const batch = await sentBatch(100_00, 200_00, 300_00, 400_00, 500_00, 600_00, 700_00, 800_00);
    const { ref } = batch;
    const [day, used] = [today(), newUtr()];
    await take(`${ref(8)},800.00,${used},paid,${day},`);
    const ready = await createReadyLines(services, actors, [1_00]);
    const unsent = await createBatch(services, { actors, lineIds: ready, state: "filed", layoutId });
    const { number } = await readBatch(preparer, { batchId: unsent });
    const rows = [
      `B999999-0001,100.00,${newUtr()},paid,${day},`,
      `${ref(1)},100.01,${newUtr()},paid,${day},`,
      `${ref(2)},200.00,${used},paid,${day},`,
      `${ref(8)},800.00,${newUtr()},paid,${day},`,
      `${ref(3)},300.00,${newUtr()},paid,31-12-2099,`,
      `${ref(4)},400.00,${newUtr()},paid,01-01-2020,`,
      `${ref(5)},500.00,${newUtr()},pending,${day},`,
      `${ref(6)},600.00,,paid,${day},`,
      `${ref(7)},700.00,,returned,${day},`,
      `${ref(7)},700.00,${newUtr()},paid,${day},`,
      `B${number}-0001,1.00,${newUtr()},paid,${day},`,
      `,1.00,${newUtr()},paid,${day},`,
      `B888888-0001,abc,${newUtr()},paid,${day},`,
      `B888888-0002,1.00,${newUtr()},paid,yesterday,`,
    ];
    const approved = formatIndianDate(day);
    expect((await check(...rows)).map(({ outcome, text }) => [outcome, text])).toEqual(
      [
        "No batch has a payment with the reference B999999-0001",
        "The amount is Rs 100.00 in the batch and Rs 100.01 in the file. Ask the bank",
        `The UTR ${used} belongs to ${ref(8)}. Each payment has its own`,
        `${ref(8)} is recorded with the UTR ${used}. It cannot be changed by a file`,
        "31-12-2099 is in the future",
        `01-01-2020 is before the batch was approved, on ${approved}`,
        'The status "pending" is not known. Write paid or returned; leave the row out until the bank knows',
        "The UTR is missing. A payment is recorded as paid with its UTR only",
        "The reason of the return is missing",
        "The reference is in row 10 already. Keep one row for each payment",
        `Batch ${number} is not marked as sent to the bank. Mark it first`,
        "The reference is missing. It looks like B7-0001",
        'The amount "abc" cannot be read. Write rupees, like 1250.50',
        'The date "yesterday" cannot be read. Write it like 09-04-2026',
      ].map((text) => ["refused", text]),
    );
    const good = `${ref(2)},200.00,${newUtr()},paid,${day},`;
    expect((await codeAndMessageOf(take(good, rows[1] ?? ""))).code).toBe("reply_refused");
    expect(await lineOf(batch.lineIds[1])).toMatchObject({ state: "sent" });
    const twice = newUtr();
    expect((await check(`${ref(2)},200.00,${twice},paid,${day},`, `${ref(3)},300.00,${twice},paid,${day},`))[1]?.text).toContain(
      "is in row 2 already",
    );
    const other = await sentBatch(1_00);
    const onlyOther = await checkBankReply(preparer, { fileId: await upload(good), batchId: other.batchId });
    expect(onlyOther.rows[0]?.text).toBe(`${ref(2)} is a payment of batch ${batch.number}, and batch ${other.number} is chosen`);
  });

  it("records a return after a payment, and takes the older answer for no news", async () => {
    const { services } = opened;
    const { line } = await createPaymentLine(services, { actors, scheme: "plant", amountPaise: 77_00 });
    const batchId = await createBatch(services, { actors, lineIds: [line.id], state: "sent", layoutId });
    const ref = `B${(await readBatch(preparer, { batchId })).number}-0001`;
    const paid = `${ref},77.00,${newUtr()},paid,${today()},`;
    await take(paid);
    const back = `${ref},77.00,,returned,${today()},Account frozen`;
    const { id: recoveryId } = await demandRecovery(preparer, { lineId: line.id, amountPaise: 77_00, reason: "Paid too much" });
    expect((await check(back))[0]?.text).toContain("is asked back from the firm");
    await settleRecovery(contextOf(services, actors.approver), { recoveryId, decision: "decline" });
    expect((await check(back))[0]?.outcome).toBe("returned_after_paid");
    // What is paid back is not asked for any more.
    const part = await demandRecovery(preparer, { lineId: line.id, amountPaise: 7_00, reason: "Paid too much" });
    await settleRecovery(contextOf(services, actors.approver), { recoveryId: part.id, decision: "confirm" });
    expect((await check(back))[0]?.text).toContain("or withdraw it if it is confirmed");
    await recordReceipt(preparer, { recoveryId: part.id, receivedOn: today(), amountPaise: 7_00, reference: newUtr() });
    expect((await check(back))[0]?.outcome).toBe("returned_after_paid");
    await take(back);
    expect(await lineOf(line.id)).toMatchObject({ state: "returned", reason: "Account frozen" });
    const balances = await selectBalances(services.db, { scheme: "plant", throughOn: "2099-12-31" });
    expect([balances.get("returned"), balances.get("paid"), balances.get("in_payment")]).toEqual([77_00, 0, 0]);
    expect((await check(paid, back.replace(ref, "B0-0000")))[0]?.outcome).toBe("same");
    expect((await check(`${ref},77.00,${newUtr()},paid,${today()},`))[0]?.text).toContain("is recorded with the UTR");
  });

  it("records the payment of a line that was recorded as returned, until the line is opened again", async () => {
    const { services } = opened;
    const { line, member } = await createPaymentLine(services, { actors, scheme: "exhibition", amountPaise: 55_00 });
    const batchId = await createBatch(services, { actors, lineIds: [line.id], state: "sent", layoutId });
    const ref = `B${(await readBatch(preparer, { batchId })).number}-0001`;
    const [utr, proofFileId] = [newUtr(), await createProof(services, actors)];
    const balances = async () => {
      const of = await selectBalances(services.db, { scheme: "exhibition", throughOn: "2099-12-31" });
      return [of.get("in_payment"), of.get("returned"), of.get("paid") ?? 0];
    };
    const stillReturned = async () => (await listBatchLines(preparer, { batchId })).rows.map(({ isStillReturned }) => isStillReturned);
    const [back, paid] = [`${ref},55.00,${utr},returned,${today()},No answer yet`, `${ref},55.00,${utr},paid,${today()},`];
    await take(back);
    expect(await stillReturned()).toEqual([true]);
    expect((await check(paid))[0]?.outcome).toBe("paid_after_return");
    expect(await take(paid)).toBe("Recorded 1 payment as paid and 0 payments as returned.");
    expect(await lineOf(line.id)).toMatchObject({ state: "paid", reference: utr, paidOn: today(), reason: null });
    expect(await balances()).toEqual([0, 0, 55_00]);
    expect(await entriesOf(services, batchId)).toMatchObject([{ outcome: "paid", utr, returnReason: null }]);
    expect([await stillReturned(), (await check(paid))[0]?.outcome]).toEqual([[false], "same"]);
    const emails = await services.db.select({ kind: mail.kind }).from(mail).where(eq(mail.userId, member.userId)).orderBy(mail.id);
    expect(emails.map(({ kind }) => kind)).toEqual(["payment_returned", "payment_made_after_all"]);
    const madeAfterAll = and(eq(notifications.reimbursementId, line.reimbursementId), eq(notifications.kind, "payment_made_after_all"));
    expect(await services.db.$count(notifications, madeAfterAll)).toBe(1);
    const paidNow = and(eq(notifications.reimbursementId, line.reimbursementId), eq(notifications.kind, "payment_paid"));
    expect(await services.db.$count(notifications, paidNow)).toBe(0);
    // Once more: each movement is booked, though the line moved like this before. Only a user with a proof can tell it from an older file.
    for (const returned of [1, 2]) {
      await take(back.replace("No answer yet", `Return ${returned}`));
      expect([await balances(), (await check(paid))[0]?.outcome]).toEqual([[0, 55_00, 0], "same"]);
      await settleLine(preparer, { outcome: "paid", reference: ref, utr, settledOn: today(), proofFileId });
      expect(await balances()).toEqual([0, 0, 55_00]);
    }
    await take(back);
    const { version } = (await lineOf(line.id)) ?? { version: 0 };
    await openLineAgain(preparer, { lineId: line.id, version, reason: "Account closed" });
    const refused = await codeAndMessageOf(settleLine(preparer, { outcome: "paid", reference: ref, utr, settledOn: today(), proofFileId }));
    expect([refused.code, refused.message]).toEqual(["settle_refused", expect.stringContaining("was opened again or withheld since. Ask the bank")]);
    expect(await stillReturned()).toEqual([false]);
  });

  it("that is older than a recorded return does not make it a payment; a user with a proof can", async () => {
    const { batchId, lineIds, ref } = await sentBatch(45_00);
    const [utr, before, proofFileId] = [newUtr(), daysAfter(today(), -1), await createProof(opened.services, actors)];
    await opened.services.db
      .update(paymentBatches)
      .set({ approvedAt: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(paymentBatches.id, batchId));
    await settleLine(preparer, { outcome: "returned", reference: ref(1), reason: "Account closed", settledOn: today(), proofFileId });
    const paidOn = (day: string) => `${ref(1)},45.00,${utr},paid,${day},`;
    expect((await check(paidOn(before)))[0]).toMatchObject({
      outcome: "refused",
      text: expect.stringContaining(
        `was returned on ${formatIndianDate(today())}, after this payment of ${formatIndianDate(before)}. Leave the row out`,
      ),
    });
    expect((await codeAndMessageOf(take(paidOn(before)))).code).toBe("reply_refused");
    expect((await check(paidOn(today())))[0]?.outcome).toBe("paid_after_return");
    await settleLine(preparer, { outcome: "paid", reference: ref(1), utr, settledOn: before, proofFileId });
    expect(await lineOf(lineIds[0])).toMatchObject({ state: "paid", paidOn: before });
  });

  it("is refused when a row would change something else than its check said", async () => {
    const { lineIds, ref } = await sentBatch(35_00);
    const [fileId, proofFileId] = [await upload(`${ref(1)},35.00,${newUtr()},paid,${today()},`), await createProof(opened.services, actors)];
    const seen = await checkBankReply(preparer, { fileId });
    await settleLine(preparer, { outcome: "returned", reference: ref(1), reason: "Account closed", settledOn: today(), proofFileId });
    const refused = await codeAndMessageOf(importBankReply(preparer, { fileId, fingerprint: seen.fingerprint }));
    expect(refused).toEqual({ code: "reply_changed", message: expect.stringContaining("look at its rows again") });
    expect(await lineOf(lineIds[0])).toMatchObject({ state: "returned" });
    const again = await checkBankReply(preparer, { fileId });
    expect([seen, again].map(({ rows }) => rows[0]?.outcome)).toEqual(["paid", "paid_after_return"]);
    const message = "Recorded 1 payment as paid and 0 payments as returned.";
    expect((await importBankReply(preparer, { fileId, fingerprint: again.fingerprint })).message).toBe(message);
    expect((await importBankReply(preparer, { fileId, fingerprint: again.fingerprint })).message).toContain("Nothing was changed");
  });

  it("of a return leaves the payment ready for the next batch when the firm gave another account meanwhile, and it is told so", async () => {
    const { line, member } = await openedAgain(async (firm) => {
      await replaceAccounts(firm);
      await createBankAccount(opened.services, firm, actors);
    });
    const { tasks, payments } = await listOwnPayments(contextOf(opened.services, member));
    expect(tasks).toEqual([]);
    expect(payments[0]?.where).toMatch(/Your pre-receipt is complete\. It waits for the next batch\.$/);
    expect((await lineOf(line.id))?.state).toBe("papers_complete");
    expect(await toldLast(line, member)).toEqual([
      ["payment_returned", "payment_to_other_account"],
      ["payment_returned", "payment_to_other_account"],
    ]);
    const { rows } = await listNotifications(contextOf(opened.services, member), { page: 1, pageSize: 50, part: "all" });
    expect(rows.find(({ title }) => title === "Payment goes to your other account")).toMatchObject({
      text: expect.stringContaining("waits for the next batch"),
      isAboutPayments: true,
    });
  });

  it.each([
    ["waits for the council", giveOther],
    ["is confirmed and counts a day later", confirmOther],
  ] as const)("of a return asks nothing of a firm whose other account %s", async (_, change) => {
    const { line, member, message } = await openedAgain(change);
    expect(message).toContain("once that account can be used");
    const { tasks } = await listOwnPayments(contextOf(opened.services, member));
    expect([tasks, (await lineOf(line.id))?.state]).toEqual([[], "papers_asked"]);
    expect(await toldLast(line, member)).toEqual([
      ["payment_returned", "payment_waits_for_account"],
      ["payment_returned", "payment_waits_for_account"],
    ]);
  });

  it.each([false, true])(
    "of a return is read again after a withholding, until the firm says where the money goes; opened before: %s",
    async (isOpened) => {
      const { line, member } = await returnedPayment();
      const firm = contextOf(opened.services, member);
      if (isOpened) await openLineAgain(preparer, { ...(await newest(line.id)), reason: "Called the firm" });
      const withholdAndRelease = async () => {
        await withholdLine(preparer, { ...(await newest(line.id)), reason: "A query of the audit" });
        return (await releaseLine(preparer, await newest(line.id))).message;
      };
      expect(await withholdAndRelease()).toContain("why the bank returned it and what to do");
      const { tasks, payments } = await listOwnPayments(firm);
      expect(tasks).toMatchObject([{ kind: "keep_account", lineId: line.id }]);
      expect(payments[0]?.where).toContain("The bank returned it: Account closed. Your pre-receipt is complete. Please confirm or change");
      expect(await toldLast(line, member)).toEqual([
        ["payment_released", "payment_opened_again"],
        ["payment_released", "payment_opened_again"],
      ]);
      await keepAccount(firm, { lineId: line.id });
      expect(await withholdAndRelease()).toBe("The payment is released. The firm was told.");
      expect(await lineOf(line.id)).toMatchObject({ state: "papers_complete", reason: null });
      expect(await toldLast(line, member)).toEqual([
        ["payment_withheld", "payment_released"],
        ["payment_withheld", "payment_released"],
      ]);
    },
  );

  it("of a return that is withheld and released asks nothing of a firm whose other account waits for the council", async () => {
    const { line, member } = await returnedPayment(giveOther);
    await withholdLine(preparer, { ...(await newest(line.id)), reason: "A query of the audit" });
    expect((await releaseLine(preparer, await newest(line.id))).message).toContain("once that account can be used");
    expect((await toldLast(line, member)).map((kinds) => kinds.at(-1))).toEqual(["payment_waits_for_account", "payment_waits_for_account"]);
  });

  it("has its true day, also when a user marked the batch as sent too late; it counts on the day of sending", async () => {
    const { db } = opened.services;
    const { batchId, lineIds, ref } = await sentBatch(10_00, 20_00);
    const before = daysAfter(today(), -3);
    await db
      .update(paymentBatches)
      .set({ approvedAt: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(paymentBatches.id, batchId));
    await take(`${ref(1)},10.00,${newUtr()},paid,${before},`, `${ref(2)},20.00,,returned,${before},Account closed`);
    expect([await lineOf(lineIds[0]), await entriesOf(opened.services, batchId)]).toMatchObject([
      { state: "paid", paidOn: before },
      [{ settledOn: before }, { outcome: "returned", settledOn: before }],
    ]);
    const keys = [`pay ${ref(1)}`, `return ${ref(2)}`];
    const booked = await db.select().from(ledgerTransactions).where(inArray(ledgerTransactions.key, keys)).orderBy(ledgerTransactions.key);
    expect(booked).toMatchObject([{ occurredOn: today(), referenceOn: before }, { occurredOn: today() }]);
  });

  it("is recorded once when two import at the same time, or the process dies in the middle", async () => {
    const { ref, lineIds } = await sentBatch(10_00, 20_00);
    const rows = [`${ref(1)},10.00,${newUtr()},paid,${today()},`, `${ref(2)},20.00,${newUtr()},paid,${today()},`];
    const [one, two] = [await upload(...rows), await upload(...rows)];
    // The commit of the first try never comes.
    const dying = { ...preparer, db: dyingDb(preparer.db) };
    await expect(importBankReply(dying, { fileId: one })).rejects.toThrow("killed");
    expect(await lineOf(lineIds[0])).toMatchObject({ state: "sent" });
    const messages = await Promise.all([importBankReply(preparer, { fileId: one }), importBankReply(preparer, { fileId: two })]);
    expect(messages.map(({ message }) => message).toSorted()).toEqual([
      "Everything in this file is recorded already. Nothing was changed.",
      "Recorded 2 payments as paid and 0 payments as returned.",
    ]);
    expect(await opened.services.db.$count(ledgerTransactions, eq(ledgerTransactions.key, `pay ${ref(1)}`))).toBe(1);
  });

  it("takes an answer of a closed period: the payment keeps its day, the booking counts today", async () => {
    const { ref, lineIds } = await sentBatch(10_00);
    const { db } = opened.services;
    const nextMonth = { ...preparer, now: () => new Date(Date.now() + 31 * 86_400_000) };
    const countsOn = calendarDateInIndia(nextMonth.now());
    await whileClosed(async () => {
      const fileId = await upload(`${ref(1)},10.00,${newUtr()},paid,${today()},`);
      expect((await importBankReply(nextMonth, { fileId })).message).toBe(
        `Recorded 1 payment as paid and 0 payments as returned. The ledger is closed for ${formatIndianDate(today())}, so there it counts on ${formatIndianDate(countsOn)}.`,
      );
      expect(await lineOf(lineIds[0])).toMatchObject({ state: "paid", paidOn: today() });
      const [booked] = await db
        .select()
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.key, `pay ${ref(1)}`));
      expect(booked).toMatchObject({ occurredOn: countsOn, referenceOn: today() });
    });
  });
});

it("a firm is told of each of many payments of one answer", async () => {
  const { db } = opened.services;
  const { line, member } = await createPaymentLine(opened.services, { actors });
  const lines = Array.from({ length: 201 }, () => ({ ...line, scheme: "product" as const }));
  await db.transaction((tx) => tellFirms(tx, lines, { notice: "payment_paid", mail: "payment_paid", at: new Date() }));
  expect(await db.$count(notifications, eq(notifications.reimbursementId, line.reimbursementId))).toBe(lines.length);
  expect(await db.$count(mail, and(eq(mail.userId, member.userId), eq(mail.kind, "payment_paid")))).toBe(lines.length);
});

it("an e-mail about a single payment does not wait behind a mass mail", async () => {
  const { db } = opened.services;
  const { line, member } = await createPaymentLine(opened.services, { actors });
  const many = Array.from({ length: bulkMailsPerMinute + 1 }, () => ({ ...line, scheme: "product" as const }));
  const waits = sql`${outbox.topic} = 'send-mail' and ${outbox.notBefore} > ${outbox.createdAt}`;
  await db.transaction((tx) => tellFirms(tx, many, { notice: "payment_paid", mail: "payment_paid", at: new Date() }));
  const before = await db.$count(outbox, waits);
  expect(before).toBeGreaterThan(0);
  await db.transaction((tx) => tellFirms(tx, many.slice(0, 1), { notice: "payment_withheld", mail: "payment_withheld", at: new Date() }));
  expect(await db.$count(mail, and(eq(mail.userId, member.userId), eq(mail.kind, "payment_withheld")))).toBe(1);
  expect(await db.$count(outbox, waits)).toBe(before);
});

/** A payment whose pre-receipt is accepted, which the bank returned; its firm changes its account before the return. */
async function returnedPayment(change: (member: MemberActor) => Promise<void> = () => Promise.resolve()) {
  const { services } = opened;
  const { line, member } = await createPaymentLine(services, { actors, amountPaise: 66_00 });
  const fileId = await createPaymentFile(services, member.userId, member.firmId);
  await services.db.insert(preReceipts).values({ lineId: line.id, fileId, state: "accepted", givenBy: member.userId, givenAt: new Date() });
  const batchId = await createBatch(services, { actors, lineIds: [line.id], state: "sent", layoutId });
  await change(member);
  await take(`B${(await readBatch(preparer, { batchId })).number}-0001,66.00,,returned,${today()},Account closed`);
  return { line, member };
}

const newest = async (lineId: string) => ({ lineId, version: (await lineOf(lineId))?.version ?? 0 });

/** The same, which an officer opened again. */
async function openedAgain(change: (member: MemberActor) => Promise<void>) {
  const { line, member } = await returnedPayment(change);
  const { message } = await openLineAgain(preparer, { ...(await newest(line.id)), reason: "The firm has another account." });
  return { line, member, message };
}

async function replaceAccounts({ firmId }: MemberActor): Promise<void> {
  await opened.services.db.update(bankAccounts).set({ state: "replaced" }).where(eq(bankAccounts.firmId, firmId));
}

async function giveOther({ firmId }: MemberActor): Promise<void> {
  const [account] = await opened.services.db.select().from(bankAccounts).where(eq(bankAccounts.firmId, firmId));
  if (account === undefined) throw new Error("the firm has an account");
  const { id: _id, ...copied } = account;
  const open = { state: "given", checkedBy: null, checkedAt: null, confirmedBy: null, confirmedAt: null, usableFrom: null } as const;
  await opened.services.db.insert(bankAccounts).values({ ...copied, ...open, givenAt: new Date() });
}

async function confirmOther(member: MemberActor): Promise<void> {
  await replaceAccounts(member);
  const id = await createBankAccount(opened.services, member, actors);
  const usableFrom = new Date(Date.now() + 24 * 3_600_000);
  await opened.services.db.update(bankAccounts).set({ usableFrom }).where(eq(bankAccounts.id, id));
}

/** The kinds of the last two notices about a payment, and of the last two e-mails to its firm. */
async function toldLast({ reimbursementId }: { readonly reimbursementId: string }, { userId }: MemberActor) {
  const { db } = opened.services;
  const notices = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.reimbursementId, reimbursementId))
    .orderBy(notifications.id);
  const emails = await db.select({ kind: mail.kind }).from(mail).where(eq(mail.userId, userId)).orderBy(mail.id);
  return [notices, emails].map((rows) => rows.map(({ kind }) => kind).slice(-2));
}

/** While the ledger is closed up to today. */
async function whileClosed(work: () => Promise<void>): Promise<void> {
  const { db } = opened.services;
  const by = { preparedBy: actors.preparer.userId, preparedAt: new Date(), closedBy: actors.approver.userId, closedAt: new Date() };
  const [close] = await db
    .insert(ledgerCloses)
    .values({ throughOn: today(), ...by })
    .returning();
  try {
    await work();
  } finally {
    await db.delete(ledgerCloses).where(eq(ledgerCloses.id, close?.id ?? ""));
  }
}

it("an answer counts on the day of the sending that it follows, when that was recorded after its period was closed", async () => {
  const { db } = opened.services;
  const lineIds = await createReadyLines(opened.services, actors, [10_00]);
  const batchId = await createBatch(opened.services, { actors, lineIds, state: "filed", layoutId });
  const { number, version } = await readBatch(preparer, { batchId });
  const nextMonth = { ...preparer, now: () => new Date(Date.now() + 31 * 86_400_000) };
  const countsOn = calendarDateInIndia(nextMonth.now());
  const [paidOn, returnedOn] = [daysAfter(today(), 10), daysAfter(today(), 12)];
  await whileClosed(async () => {
    await sendBatch(nextMonth, { batchId, version, sentOn: today() });
    const answer = async (row: string) => (await importBankReply(nextMonth, { fileId: await upload(`B${number}-0001,10.00,${row}`) })).message;
    expect(await answer(`${newUtr()},paid,${paidOn},`)).toBe("Recorded 1 payment as paid and 0 payments as returned.");
    expect(await lineOf(lineIds[0])).toMatchObject({ state: "paid", paidOn });
    await answer(`,returned,${returnedOn},Account closed`);
    const booked = await db
      .select({ kind: ledgerTransactions.kind, occurredOn: ledgerTransactions.occurredOn })
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.lineId, lineIds[0] ?? ""), inArray(ledgerTransactions.kind, ["send", "pay", "return_paid"])));
    expect(booked.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual(
      ["pay", "return_paid", "send"].map((kind) => ({ kind, occurredOn: countsOn })),
    );
  });
});

it.each([
  { later: "a return", answers: ["paid", "returned"], kinds: ["pay", "return_paid"] },
  { later: "a payment", answers: ["returned", "paid"], kinds: ["pay_returned", "return"] },
])("$later counts no earlier than the answer before it, when that was recorded after its period was closed", async ({ answers, kinds }) => {
  const { lineIds, ref } = await sentBatch(10_00);
  const nextMonth = { ...preparer, now: () => new Date(Date.now() + 31 * 86_400_000) };
  const countsOn = calendarDateInIndia(nextMonth.now());
  await whileClosed(async () => {
    // The first day is closed, so that the first answer counts on the day of its recording. The second day is open, and before that.
    for (const [place, day] of [today(), daysAfter(today(), 12)].entries()) {
      const row = answers[place] === "paid" ? `${newUtr()},paid,${day},` : `,returned,${day},Account closed`;
      await importBankReply(nextMonth, { fileId: await upload(`${ref(1)},10.00,${row}`) });
    }
    const booked = await opened.services.db
      .select({ kind: ledgerTransactions.kind, occurredOn: ledgerTransactions.occurredOn })
      .from(ledgerTransactions)
      .where(
        and(eq(ledgerTransactions.lineId, lineIds[0] ?? ""), inArray(ledgerTransactions.kind, ["pay", "return", "return_paid", "pay_returned"])),
      );
    expect(booked.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual(kinds.map((kind) => ({ kind, occurredOn: countsOn })));
  });
});

describe("the file of an answer", () => {
  it("may be a workbook, with a title above the headings and other words in them", async () => {
    const { ref } = await sentBatch(1_250_50);
    const utr = newUtr();
    const book = workbook({
      Sheet1: [
        ["Payment status report"],
        ["Customer Reference", "Transaction Amount", "UTR No.", "Payment Status", "Value Date"],
        [ref(1), 1250.5, utr, "Processed", today()],
      ],
    });
    const fileId = await uploadReply(opened.services, actors, book, "answer.xlsx");
    expect((await checkBankReply(preparer, { fileId })).rows).toMatchObject([{ outcome: "paid", utr, amountPaise: 1_250_50, rowNo: 3 }]);
  });

  it("may be our own file with the UTRs added: a remark without a state is no reason of a return", async () => {
    const { ref, lineIds } = await sentBatch(1_250_50, 99_99);
    const claim = (await lineOf(lineIds[0]))?.reimbursementId ?? "";
    const [first, second] = [newUtr(), newUtr()];
    const rowsWith = async (...remarks: string[]) => {
      const rows = [`1,${ref(1)},${first},1250.50,${today()},${remarks[0]}`, `2,${ref(2)},${second},99.99,${today()},${remarks[1]}`];
      const fileId = await uploadReply(opened.services, actors, ["Sr No,Reference,UTR,Amount,Date,Remarks", ...rows].join("\n"));
      return (await checkBankReply(preparer, { fileId })).rows.map(({ outcome, text }) => [outcome, text]);
    };
    const unknown = "The status is missing. Write paid or returned; leave the row out until the bank knows";
    expect(await rowsWith(claim, "")).toEqual([
      ["paid", null],
      ["paid", null],
    ]);
    expect(await rowsWith("MAI grant", "Account closed")).toEqual([
      ["refused", unknown],
      ["refused", unknown],
    ]);
    const withStatus = await uploadReply(
      opened.services,
      actors,
      [
        "Reference,UTR,Amount,Date,Status,Remarks",
        `${ref(1)},${first},1250.50,${today()},Returned,Account closed`,
        `${ref(2)},,99.99,${today()},Returned,${claim}`,
      ].join("\n"),
    );
    expect((await checkBankReply(preparer, { fileId: withStatus })).rows).toMatchObject([
      { outcome: "returned", text: "Account closed" },
      { outcome: "refused", text: "The reason of the return is missing" },
    ]);
  });

  it("is refused when it is no list, has no rows or lacks a column, or belongs to another user", async () => {
    const failing = async (text: string, name = "answer.csv") => {
      const staged = await opened.services.files.stage(Readable.from([Buffer.from(text)]), { maxBytes: 5_000_000, name });
      return codeAndMessageOf(
        uploadPaymentFile(preparer, { kind: "bank_reply" }, { staged, name }).then(({ id }) => checkBankReply(preparer, { fileId: id })),
      );
    };
    expect((await failing("%PDF-1.7", "answer.pdf")).code).toBe("unsupported_type");
    expect((await failing("Reference,Amount,UTR,Date\n")).code).toBe("no_rows");
    expect(await failing("Reference,Date,Remarks\nB1-0001,09-04-2026,x")).toEqual({
      code: "reply_column_missing",
      message: "These columns are missing: amount. The first row has the headings, such as Reference, Amount, UTR, Status, Date, Reason.",
    });
    const other = contextOf(opened.services, actors.approver);
    expect((await codeAndMessageOf(checkBankReply(other, { fileId: await upload("B1-0001,1,,,,") }))).code).toBe("forbidden");
    const { preparer: second } = await createPaymentActors(opened.services);
    expect((await codeAndMessageOf(checkBankReply(contextOf(opened.services, second), { fileId: await upload("B1-0001,1,,,,") }))).code).toBe(
      "file_unknown",
    );
  });
});

describe("one line by hand", () => {
  it("is paid or returned with a proof, and the same again changes nothing", async () => {
    const { ref, lineIds, batchId } = await sentBatch(10_00, 20_00);
    const proofFileId = await createProof(opened.services, actors);
    const paid = { outcome: "paid" as const, reference: ref(1), utr: newUtr(), settledOn: today(), proofFileId };
    expect((await settleLine(preparer, paid)).message).toBe(`Recorded ${ref(1)} as paid.`);
    expect((await settleLine(preparer, paid)).message).toBe("This is recorded already. Nothing was changed.");
    const returned = { outcome: "returned" as const, reference: ref(2), reason: "Wrong name", settledOn: today(), proofFileId };
    await settleLine(preparer, returned);
    expect([(await lineOf(lineIds[0]))?.state, (await lineOf(lineIds[1]))?.state]).toEqual(["paid", "returned"]);
    expect((await readBatch(preparer, { batchId })).state).toBe("settled");
    expect((await entriesOf(opened.services, batchId)).map((entry) => entry.proofFileId)).toEqual([proofFileId, proofFileId]);
  });

  it("gets the right UTR after its return, when the first one was typed wrongly", async () => {
    const { ref, lineIds, batchId } = await sentBatch(10_00);
    const proofFileId = await createProof(opened.services, actors);
    const paid = { outcome: "paid" as const, reference: ref(1), utr: newUtr(), settledOn: today(), proofFileId };
    await settleLine(preparer, paid);
    await settleLine(preparer, { outcome: "returned", reference: ref(1), reason: "Typed wrongly", settledOn: today(), proofFileId });
    const line = await lineOf(lineIds[0]);
    if (line === undefined) throw new Error("no line");
    // The row keeps what was recorded; nobody reads that it was paid.
    expect(line.reference).toBe(paid.utr);
    const { db } = opened.services;
    const [own, ofOrder] = [await selectFirmLines(db, line.firmId), await selectOrderLines(db, line.orderId)];
    for (const shown of [await getLine(preparer, { lineId: line.id }), own[0]?.line, ofOrder[0]?.line])
      expect(shown).toMatchObject({ reference: null, paidOn: null });
    const utr = newUtr();
    expect((await check(`${ref(1)},10.00,${utr},paid,${today()},`))[0]?.text).toContain("cannot be changed by a file");
    await settleLine(preparer, { ...paid, utr });
    expect(await lineOf(lineIds[0])).toMatchObject({ state: "paid", reference: utr });
    expect(await getLine(preparer, { lineId: line.id })).toMatchObject({ reference: utr, paidOn: today() });
    expect(await entriesOf(opened.services, batchId)).toMatchObject([{ outcome: "paid", utr }]);
  });

  it("does not change what a colleague recorded after the line was opened, until it is looked at", async () => {
    const { ref, lineIds } = await sentBatch(10_00, 20_00);
    const proofFileId = await createProof(opened.services, actors);
    const shared = { settledOn: today(), proofFileId };
    const paid = { outcome: "paid" as const, reference: ref(1), utr: newUtr(), ...shared };
    const returned = { outcome: "returned" as const, reference: ref(2), reason: "Wrong name", ...shared };
    const theirs = [`${ref(1)},10.00,,returned,${today()},Account closed`, `${ref(2)},20.00,${newUtr()},paid,${today()},`];
    await take(...theirs);
    expect(await codeAndMessageOf(settleLine(preparer, { ...paid, seen: "open" }))).toEqual({
      code: "line_changed",
      message: expect.stringContaining(`recorded ${ref(1)} as returned, on ${formatIndianDate(today())}, after you opened it`),
    });
    expect((await codeAndMessageOf(settleLine(preparer, { ...returned, seen: "open" }))).code).toBe("line_changed");
    // The same outcome with another UTR or another reason.
    const other = { paid: { ...paid, reference: ref(2) }, returned: { ...returned, reference: ref(1) } };
    for (const answer of [other.paid, other.returned])
      expect((await codeAndMessageOf(settleLine(preparer, { ...answer, seen: "open" }))).code).toBe("line_changed");
    expect((await codeAndMessageOf(settleLine(preparer, { ...other.paid, seen: "paid" }))).code).toBe("settle_refused");
    const states = async () => [(await lineOf(lineIds[0]))?.state, (await lineOf(lineIds[1]))?.state];
    expect(await states()).toEqual(["returned", "paid"]);
    await settleLine(preparer, { ...paid, seen: "returned" });
    await settleLine(preparer, { ...returned, seen: "paid" });
    expect(await states()).toEqual(["paid", "returned"]);
    // The same again, as when the answer of the server was lost.
    expect((await settleLine(preparer, { ...paid, seen: "returned" })).message).toBe("This is recorded already. Nothing was changed.");
  });

  it("refuses another UTR, a day in the future, and a proof of somebody else", async () => {
    const { ref } = await sentBatch(10_00);
    const proofFileId = await createProof(opened.services, actors);
    const paid = { outcome: "paid" as const, reference: ref(1), utr: newUtr(), settledOn: today(), proofFileId };
    const fieldsOf = (work: Promise<unknown>) => work.catch((error: { fields?: object }) => Object.keys(error.fields ?? {}));
    expect(await fieldsOf(settleLine(preparer, { ...paid, settledOn: "2099-01-01" }))).toEqual(["settledOn"]);
    const foreign = await createProof(opened.services, { ...actors, preparer: actors.approver });
    expect((await codeAndMessageOf(settleLine(preparer, { ...paid, proofFileId: foreign }))).code).toBe("file_unknown");
    await settleLine(preparer, paid);
    expect((await codeAndMessageOf(settleLine(preparer, { ...paid, utr: newUtr() }))).message).toContain(`is recorded with the UTR ${paid.utr}`);
    const other = await sentBatch(10_00);
    expect(await fieldsOf(settleLine(preparer, { ...paid, reference: other.ref(1) }))).toEqual(["utr"]);
    expect((await codeAndMessageOf(settleLine(preparer, { ...paid, reference: "B0-0000" }))).code).toBe("line_not_in_batch");
  });
});

/** A database whose transactions do all their work and are killed before the commit. */
function dyingDb(db: AppContext["db"]): AppContext["db"] {
  return new Proxy(db, {
    get: (target, property, receiver): unknown =>
      property === "transaction"
        ? (work: (tx: unknown) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              await work(tx);
              throw new Error("killed");
            })
        : Reflect.get(target, property, receiver),
  });
}
