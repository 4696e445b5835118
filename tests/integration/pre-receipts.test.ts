import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { OrderChangeInput } from "#domain/payments/sanction-order.ts";
import { createDb } from "#db/connection/client.ts";
import { insertNoticesOfFirm, lockUnreadNotices, updateSettledNotices } from "#db/queries/notifications.ts";
import { selectFirmLines } from "#db/queries/payment-documents.ts";
import { lockPaymentLines, updateLineAmount, updateLineStates } from "#db/queries/payment-lines.ts";
import { selectLineFacts } from "#db/queries/payment-list.ts";
import { updateGivenPreReceipt } from "#db/queries/pre-receipts.ts";
import { updatePreReceiptsRefused } from "#db/queries/sanction-orders.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { paymentLines, preReceipts } from "#db/schema/payments.ts";
import { releaseLine, withholdLine } from "#server/application/payments/change-line.ts";
import { completeEveryDocument } from "#server/application/payments/complete-documents.ts";
import { getLine } from "#server/application/payments/get-line.ts";
import { getOrder } from "#server/application/payments/get-order.ts";
import { giveAccount } from "#server/application/payments/give-account.ts";
import { givePreReceipt, keepAccount } from "#server/application/payments/give-pre-receipt.ts";
import { checkIfscList, importIfscList } from "#server/application/payments/import-ifsc.ts";
import { listDocuments } from "#server/application/payments/list-documents.ts";
import { makePreReceipt } from "#server/application/payments/make-pre-receipt.ts";
import { askOrderChange, confirmOrderChange } from "#server/application/payments/order-changes.ts";
import { exportOwnPayments, listOwnPayments } from "#server/application/payments/own-payments.ts";
import { checkAccount, confirmAccount } from "#server/application/payments/settle-account.ts";
import { acceptPreReceipt, getPreReceiptCheck, refusePreReceipt } from "#server/application/payments/settle-pre-receipt.ts";
import { settleReceiptNotices } from "#server/application/payments/settle-receipt-notices.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import type { AppContext } from "#server/context.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createPaymentActors, createPaymentFile, createPaymentLine, type PaymentActors } from "../support/payments.ts";
import { planOf } from "../support/plans.ts";
import { recordedOn } from "../support/recorded-statements.ts";
import { refusalCodeOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

const run = promisify(execFile);
let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let preparer: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  preparer = as(actors.preparer);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const as = (actor: AppContext["actor"]): AppContext => contextOf(opened.services, actor);
const asked = () => createPaymentLine(opened.services, { actors, state: "papers_asked" });
const give = async (member: MemberActor, lineId: string) =>
  givePreReceipt(as(member), { lineId, fileId: await createPaymentFile(opened.services, member.userId, member.firmId) });
const stateOf = async (lineId: string) => (await database.db.select().from(paymentLines).where(eq(paymentLines.id, lineId)))[0]?.state;
/** The newest document of a claim that waits for the council. */
const waitingId = async (reimbursementId: string) =>
  (await listDocuments(preparer, { page: 1, pageSize: 10, search: reimbursementId })).rows.at(-1)?.id ?? "";
const step = async (lineId: string, ...actions: readonly Parameters<typeof updateLineStates>[1][]) => {
  for (const action of actions)
    await database.db.transaction(async (tx) => {
      const [line] = await tx.select().from(paymentLines).where(eq(paymentLines.id, lineId));
      const values = action === "pay" ? { reference: `UTR ${lineId}`, paidOn: "2026-11-01" } : {};
      if (line !== undefined) await updateLineStates(tx, action, [{ line, values }], { actorId: null, at: new Date() });
    });
};

test("the council is told of a signed pre-receipt and of an account: who prepares payments, once until it was read", async () => {
  const { line, member } = await asked();
  const second = (await createPaymentLine(opened.services, { actors, state: "papers_asked", member })).line;
  const toldOf = async (userId: string) =>
    (await database.db.select().from(notifications).where(eq(notifications.userId, userId)))
      .filter(({ reimbursementId }) => reimbursementId === line.reimbursementId || reimbursementId === second.reimbursementId)
      .map(({ kind }) => kind);
  await give(member, line.id);
  await give(member, second.id);
  expect(await toldOf(actors.preparer.userId)).toEqual(["pre_receipt_given"]);
  expect(await toldOf(actors.approver.userId)).toEqual([]);
  const { rows } = await listNotifications(preparer, { page: 1, pageSize: 50, part: "all" });
  expect(rows.find(({ reimbursementId }) => reimbursementId === second.reimbursementId)).toMatchObject({ isAboutPayments: true });
  await markRead(preparer, {});
  await refusePreReceipt(preparer, { preReceiptId: await waitingId(second.reimbursementId), remark: "The stamp is missing." });
  await give(member, second.id);
  expect(await toldOf(actors.preparer.userId)).toEqual(["pre_receipt_given", "pre_receipt_given"]);
});

test("an unread notice names the pre-receipt that came last, is not read with the claim, and is read once nothing of the firm waits", async () => {
  const { line, member } = await asked();
  const second = (await createPaymentLine(opened.services, { actors, state: "papers_asked", member })).line;
  const other = await asked();
  const noticeOf = async (...claims: readonly string[]) => {
    const rows = await database.db.select().from(notifications).where(eq(notifications.userId, actors.preparer.userId));
    return rows.filter(({ reimbursementId }) => claims.includes(reimbursementId ?? "")).map((row) => ({ ...row, isRead: row.readAt !== null }));
  };
  const ofFirm = () => noticeOf(line.reimbursementId, second.reimbursementId);
  await give(other.member, other.line.id);
  await give(member, line.id);
  const [before] = await ofFirm();
  await give(member, second.id);
  const [grown] = await ofFirm();
  expect(grown).toMatchObject({ id: before?.id, reimbursementId: second.reimbursementId, isRead: false });
  expect(grown?.createdAt.getTime()).toBeGreaterThan(before?.createdAt.getTime() ?? Infinity);

  await markRead(preparer, { reimbursementId: second.reimbursementId });
  expect(await ofFirm()).toMatchObject([{ isRead: false }]);
  await acceptPreReceipt(as(actors.approver), { preReceiptId: await waitingId(second.reimbursementId) });
  expect(await ofFirm()).toMatchObject([{ id: before?.id, reimbursementId: line.reimbursementId, isRead: false }]);
  await refusePreReceipt(as(actors.approver), { preReceiptId: await waitingId(line.reimbursementId), remark: "The stamp is missing." });
  expect(await ofFirm()).toMatchObject([{ isRead: true }]);
  expect(await noticeOf(other.line.reimbursementId)).toMatchObject([{ isRead: false }]);
  await give(member, line.id);
  expect((await ofFirm()).filter(({ isRead }) => !isRead)).toMatchObject([{ reimbursementId: line.reimbursementId }]);
});

test.each<[what: string, amount: string]>([
  ["amount", "40000"],
  ["cancellation", "0"],
])("a correction of the order that refuses the pre-receipt ends its notice, too: %s", async (_what, amount) => {
  const { line, member, orderId } = await asked();
  const second = (await createPaymentLine(opened.services, { actors, state: "papers_asked", member })).line;
  const noticesOf = async () => {
    const rows = await database.db.select().from(notifications).where(eq(notifications.userId, actors.preparer.userId));
    return rows.filter(({ reimbursementId }) => [line.reimbursementId, second.reimbursementId].includes(reimbursementId ?? ""));
  };
  const correct = async (order: string, lineId: string) => {
    const change = { orderId: order, version: 1, reason: "A slip of the pen", lines: [{ lineId, amount }] };
    await askOrderChange(preparer, OrderChangeInput.parse(change));
    const approver = as(actors.approver);
    await confirmOrderChange(approver, { changeId: (await getOrder(approver, { orderId: order })).changes[0]?.id ?? "" });
  };
  await give(member, second.id);
  await give(member, line.id);
  expect(await noticesOf()).toMatchObject([{ reimbursementId: line.reimbursementId, readAt: null }]);
  await correct(orderId, line.id);
  expect(await noticesOf()).toMatchObject([{ reimbursementId: second.reimbursementId, readAt: null }]);
  await correct(second.orderId, second.id);
  expect(await noticesOf()).toMatchObject([{ readAt: expect.any(Date) }]);
});

test("a correction and the check of another pre-receipt of the firm in the same moment leave no notice unread", async () => {
  const { line, member, orderId } = await asked();
  const second = (await createPaymentLine(opened.services, { actors, state: "papers_asked", member })).line;
  await give(member, second.id);
  await give(member, line.id);
  const preReceiptId = await waitingId(second.reimbursementId);
  const change = { orderId, version: 1, reason: "A slip of the pen", lines: [{ lineId: line.id, amount: "40000" }] };
  await askOrderChange(preparer, OrderChangeInput.parse(change));
  const approver = as(actors.approver);
  const changeId = (await getOrder(approver, { orderId })).changes[0]?.id ?? "";
  const patient = createDb(database.url, { statementTimeoutMs: 60_000, settings: { lock_timeout: "60000" } });
  const { confirmed } = await patient.db.transaction(async (tx) => {
    const at = new Date();
    await updateGivenPreReceipt(tx, preReceiptId, { state: "accepted", checkedBy: actors.preparer.userId, checkedAt: at });
    await settleReceiptNotices(tx, member.firmId, at);
    const waits = confirmOrderChange({ ...approver, db: patient.db }, { changeId });
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect(await patient.db.execute(waiting)).toHaveLength(1));
    return { confirmed: waits };
  });
  await confirmed;
  await patient.close();
  const notices = await database.db.select().from(notifications).where(eq(notifications.userId, actors.preparer.userId));
  const ofFirm = notices.filter(({ reimbursementId }) => [line.reimbursementId, second.reimbursementId].includes(reimbursementId ?? ""));
  expect(ofFirm).toMatchObject([{ readAt: expect.any(Date) }]);
});

test("a signed pre-receipt is refused with a remark, given again and accepted; then the payment is complete", async () => {
  const { line, member } = await asked();
  const task = { kind: "sign_pre_receipt", lineId: line.id, reimbursementId: line.reimbursementId };
  expect((await listOwnPayments(as(member))).tasks).toEqual([{ ...task, remark: undefined }]);
  await give(member, line.id);
  expect((await listOwnPayments(as(member))).tasks).toEqual([]);
  expect(await refusalCodeOf(give(member, line.id))).toBe("pre_receipt_waits");
  const first = await waitingId(line.reimbursementId);
  await refusePreReceipt(preparer, { preReceiptId: first, remark: "The stamp is missing." });
  expect(await stateOf(line.id)).toBe("papers_asked");
  expect((await listOwnPayments(as(member))).tasks).toEqual([{ ...task, remark: "The stamp is missing." }]);
  const told = await database.db.select().from(notifications).where(eq(notifications.userId, member.userId));
  expect(told.map(({ kind }) => kind)).toEqual(["payment_documents_refused"]);
  const mails = await database.db.select().from(mail).where(eq(mail.email, member.email));
  expect(mails.map(({ kind }) => kind)).toEqual(["payment_documents_refused"]);
  await give(member, line.id);
  expect(await refusalCodeOf(acceptPreReceipt(preparer, { preReceiptId: first }))).toBe("pre_receipt_settled");
  const second = await waitingId(line.reimbursementId);
  const { view } = await acceptPreReceipt(preparer, { preReceiptId: second });
  expect(view).toMatchObject({ state: "accepted", lineState: "papers_complete", canSettle: false });
  const [stored] = await database.db.select().from(preReceipts).where(eq(preReceipts.id, second));
  expect((await listOwnPayments(as(member))).payments).toMatchObject([{ preReceipt: "accepted", preReceiptFileId: stored?.fileId }]);
  expect(await refusalCodeOf(give(member, line.id))).toBe("pre_receipt_not_asked");
});

test("that a correction of its order refused in the same moment is not accepted after it", async () => {
  const { line, member } = await asked();
  await give(member, line.id);
  const preReceiptId = await waitingId(line.reimbursementId);
  const by = { checkedBy: actors.approver.userId, checkedAt: new Date() };
  const isAccepted = await database.db.transaction(async (tx) => {
    await updatePreReceiptsRefused(tx, [line.id], { remark: "Corrected", ...by });
    return updateGivenPreReceipt(tx, preReceiptId, { state: "accepted", ...by });
  });
  expect(isAccepted).toBe(false);
  expect((await getPreReceiptCheck(preparer, { preReceiptId })).state).toBe("refused");
});

test("is refused when a correction of its order changes the amount while the call waits for the lock", async () => {
  const { line, member } = await asked();
  const fileId = await createPaymentFile(opened.services, member.userId, member.firmId);
  const patient = createDb(database.url, { statementTimeoutMs: 60_000, settings: { lock_timeout: "60000" } });
  const { given } = await patient.db.transaction(async (tx) => {
    await lockPaymentLines(tx, [line.id]);
    const waits = refusalCodeOf(givePreReceipt({ ...as(member), db: patient.db }, { lineId: line.id, fileId }));
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect(await patient.db.execute(waiting)).toHaveLength(1));
    const detail = "The amount was corrected";
    await updateLineAmount(tx, line, { amountPaise: 40_000_00, detail, actorId: actors.approver.userId, at: new Date() });
    return { given: waits };
  });
  expect(await given).toBe("stale_version");
  await patient.close();
  expect(await database.db.$count(preReceipts, eq(preReceipts.lineId, line.id))).toBe(0);
});

test.each<[part: string, changed: (lineId: string) => object]>([
  ["number", () => ({ number: "17-A/2026" })],
  ["amount", (lineId) => ({ lines: [{ lineId, amount: "40000" }] })],
])("is refused when the page of the firm is older than a correction of the %s", async (_part, changed) => {
  const { line, member, orderId } = await asked();
  const shown = async () => (await listOwnPayments(as(member))).payments[0]?.version;
  const sent = { lineId: line.id, fileId: await createPaymentFile(opened.services, member.userId, member.firmId), version: await shown() };
  await askOrderChange(preparer, OrderChangeInput.parse({ orderId, version: 1, reason: "A slip of the pen", ...changed(line.id) }));
  const approver = as(actors.approver);
  await confirmOrderChange(approver, { changeId: (await getOrder(approver, { orderId })).changes[0]?.id ?? "" });
  expect(await refusalCodeOf(givePreReceipt(as(member), sent))).toBe("stale_version");
  await givePreReceipt(as(member), { ...sent, version: await shown() });
});

test("is taken only for a payment of the own firm that waits for it, with a file of one's own", async () => {
  const { line, member } = await asked();
  const { actor: other } = await createMember(opened.services);
  expect(await refusalCodeOf(give(other, line.id))).toBe("payment_not_found");
  const foreign = await createPaymentFile(opened.services, other.userId, other.firmId);
  await expect(givePreReceipt(as(member), { lineId: line.id, fileId: foreign })).rejects.toMatchObject({
    code: "file_unknown",
    fields: { fileId: ["Choose the file again."] },
  });
  const complete = await createPaymentLine(opened.services, { actors });
  await step(complete.line.id, "add_to_batch");
  expect(await refusalCodeOf(give(complete.member, complete.line.id))).toBe("pre_receipt_not_asked");
  const direct = await createPaymentLine(opened.services, { actors, payer: "dgft_direct", state: "sanctioned" });
  expect(await refusalCodeOf(give(direct.member, direct.line.id))).toBe("pre_receipt_of_direct");
});

test("the council's calls need a right, and a member has none of them", async () => {
  const { line, member } = await asked();
  await give(member, line.id);
  const preReceiptId = await waitingId(line.reimbursementId);
  const reader = as(await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.read"]));
  const officer = as(await createStaffActor(opened.services, "DGFT_ADMIN"));
  for (const ctx of [as(member), reader, officer, as(await createStaffActor(opened.services, "EPCMD_ADMIN"))])
    for (const call of [acceptPreReceipt(ctx, { preReceiptId }), refusePreReceipt(ctx, { preReceiptId, remark: "x" })])
      expect(await refusalCodeOf(call)).toBe("forbidden");
  expect(await getPreReceiptCheck(reader, { preReceiptId })).toMatchObject({ canSettle: false });
});

test("a pre-receipt that is accepted before the account is confirmed completes the payment at the confirmation, also at the same time", async () => {
  const { actor: member } = await createMember(opened.services);
  const { line } = await createPaymentLine(opened.services, { actors, member, state: "papers_asked", hasAccount: false });
  await give(member, line.id);
  const chequeFileId = await createPaymentFile(opened.services, member.userId, member.firmId);
  const number = "501001234509";
  const entry = { holderName: "Kaveri", ifsc: "ABCD0123456", number, numberAgain: number, bankName: "Bank", branch: "Pune", chequeFileId };
  const { account } = await giveAccount(as(member), entry);
  const preReceiptId = await waitingId(line.reimbursementId);
  await Promise.all([acceptPreReceipt(preparer, { preReceiptId }), confirmAccount(as(actors.approver), { accountId: account.id })]);
  expect(await stateOf(line.id)).toBe("papers_complete");
});

test("a payment that the bank returned waits for the firm's word about its account", async () => {
  const { line, member } = await asked();
  await give(member, line.id);
  await acceptPreReceipt(preparer, { preReceiptId: await waitingId(line.reimbursementId) });
  expect(await refusalCodeOf(keepAccount(as(member), { lineId: line.id }))).toBe("nothing_to_keep");
  await step(line.id, "add_to_batch", "send", "return", "open_again");
  await completeEveryDocument(systemContext(opened.services));
  expect(await stateOf(line.id)).toBe("papers_asked");
  const { tasks, account } = await listOwnPayments(as(member));
  expect(tasks).toEqual([{ kind: "keep_account", lineId: line.id, reimbursementId: line.reimbursementId, number: account?.number }]);
  await keepAccount(as(member), { lineId: line.id });
  expect(await stateOf(line.id)).toBe("papers_complete");
  await step(line.id, "add_to_batch", "send", "return", "open_again");
  await completeEveryDocument(systemContext(opened.services));
  expect(await stateOf(line.id)).toBe("papers_asked");
  const { actor: other } = await createMember(opened.services);
  expect(await refusalCodeOf(keepAccount(as(other), { lineId: line.id }))).toBe("payment_not_found");
});

test("so does one that was withheld after its return and then released", async () => {
  const { line, member } = await asked();
  await give(member, line.id);
  await acceptPreReceipt(preparer, { preReceiptId: await waitingId(line.reimbursementId) });
  await step(line.id, "add_to_batch", "send", "return");
  const newest = async () => ({ lineId: line.id, version: (await getLine(preparer, { lineId: line.id })).version });
  await withholdLine(preparer, { ...(await newest()), reason: "A query of the audit" });
  await releaseLine(preparer, await newest());
  expect(await stateOf(line.id)).toBe("papers_asked");
  const own = await listOwnPayments(as(member));
  expect(own.tasks).toMatchObject([{ kind: "keep_account", lineId: line.id }]);
  expect(own.payments[0]?.where).toContain("Please confirm or change your bank account.");
  await keepAccount(as(member), { lineId: line.id });
  expect(await stateOf(line.id)).toBe("papers_complete");
  // Withheld before a batch, it was with no bank account, and nothing is asked.
  await withholdLine(preparer, { ...(await newest()), reason: "A query of the audit" });
  await releaseLine(preparer, await newest());
  expect(await stateOf(line.id)).toBe("papers_complete");
});

test("another account counts as the firm's word, once it counts", async () => {
  const { line, member } = await asked();
  await give(member, line.id);
  await acceptPreReceipt(preparer, { preReceiptId: await waitingId(line.reimbursementId) });
  await step(line.id, "add_to_batch", "send", "return", "open_again");
  const chequeFileId = await createPaymentFile(opened.services, member.userId, member.firmId);
  const number = "501001234510";
  const entry = { holderName: "Kaveri", ifsc: "ABCD0123456", number, numberAgain: number, bankName: "Bank", branch: "Pune", chequeFileId };
  const { account } = await giveAccount(as(member), entry);
  const saysOfAccount = async (text: RegExp) => {
    const { tasks, payments } = await listOwnPayments(as(member));
    expect(tasks).toEqual([]);
    expect(payments[0]?.where).toMatch(text);
  };
  await saysOfAccount(/Your pre-receipt is complete. Your bank account is being checked.$/);
  await checkAccount(preparer, { accountId: account.id });
  await confirmAccount(as(actors.approver), { accountId: account.id });
  expect(await stateOf(line.id)).toBe("papers_asked");
  await saysOfAccount(/Your pre-receipt is complete. Your bank account is confirmed; money is sent to it from \S+, \S+ IST.$/);
  await completeEveryDocument({ ...systemContext(opened.services), now: () => new Date(Date.now() + 25 * 3_600_000) });
  expect(await stateOf(line.id)).toBe("papers_complete");
});

test("the filled pre-receipt has the facts of the payment in English and in Hindi, for its firm and the council", async () => {
  const { firm, actor: member } = await createMember(opened.services, { name: "Kaveri Imaging Pvt Ltd", address: "Plot 12, Bhosari, Pune 411026" });
  const { line } = await createPaymentLine(opened.services, { actors, member, state: "papers_asked", amountPaise: 412_500_00 });
  const textOf = async (ctx: AppContext, language: "en" | "hi") => {
    const { path, name } = await makePreReceipt(ctx, { lineId: line.id, language });
    const [text, pages] = await Promise.all([run("pdftotext", ["-layout", path, "-"]), run("pdfinfo", [path])]);
    expect(pages.stdout).toMatch(/Pages:\s+1\b/);
    return { name, text: text.stdout.replaceAll(/\s+/g, " ") };
  };
  const english = await textOf(as(member), "en");
  expect(english.name).toBe(`pre-receipt-${line.reimbursementId}.pdf`);
  for (const words of [
    firm.name,
    "Plot 12, Bhosari",
    firm.gstNo,
    line.reimbursementId,
    "Rs 4,12,500.00",
    "Rupees four lakh twelve thousand five hundred only",
    "05-10-2026",
    "Revenue stamp of Rs 1",
    "Signature and seal of the firm",
    "Place:",
    "Date:",
  ])
    expect(english.text).toContain(words);
  const hindi = await textOf(preparer, "hi");
  for (const words of ["4,12,500.00", "05-10-2026", line.reimbursementId]) expect(hindi.text).toContain(words);
  expect(hindi.text).toMatch(/[\u0900-\u097f]{3}/);
  // The firm's own download is no entry.
  const downloads = and(eq(auditEntries.event, "export.file"), eq(auditEntries.subjectId, line.id));
  expect(await database.db.select().from(auditEntries).where(downloads)).toMatchObject([
    { actorId: actors.preparer.userId, detail: { firmId: firm.id } },
  ]);
  const { actor: other } = await createMember(opened.services);
  expect(await refusalCodeOf(makePreReceipt(as(other), { lineId: line.id, language: "en" }))).toBe("payment_not_found");
  const bytes = await readFile((await makePreReceipt(as(member), { lineId: line.id, language: "en" })).path);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the firm's list has its totals by year, and is a spreadsheet without an account number", async () => {
  const { actor: member } = await createMember(opened.services);
  const { line } = await createPaymentLine(opened.services, { actors, member, amountPaise: 100_00 });
  const paid = await createPaymentLine(opened.services, { actors, member, amountPaise: 250_50 });
  await step(paid.line.id, "add_to_batch", "send", "pay");
  const { payments, totals } = await listOwnPayments(as(member));
  expect(payments.map(({ id }) => id).toSorted()).toEqual([line.id, paid.line.id].toSorted());
  expect(totals).toEqual([{ year: "2026-27", sanctionedPaise: 350_50, paidPaise: 250_50, recoveredPaise: 0, openPaise: 100_00 }]);
  const { name, bytes } = await exportOwnPayments(as(member));
  expect(name).toMatch(/^epcmd-payments-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe("PK");
});

test("a list of bank branches is checked row by row, and imported without the rows that have an error", async () => {
  const list = 'BANK,IFSC,BRANCH\nOne Bank,AAAA0000001,Pune\nOne Bank,AAAAO000002,Pune\nOne Bank,AAAA0000001,Nashik\n"Two, Bank",BBBB0000001,Delhi\n';
  const checked = await checkIfscList(preparer, { list });
  expect(checked.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 2 });
  expect(checked.rows).toEqual([
    { rowNo: 3, outcome: "refused", problems: { ifsc: ["The fifth character of an IFSC is the digit 0, not the letter O. Write AAAA0000002."] } },
    { rowNo: 4, outcome: "refused", problems: { ifsc: ["Row 2 has the same IFSC."] } },
  ]);
  expect((await importIfscList(preparer, { list })).counts).toEqual(checked.counts);
  expect((await checkIfscList(preparer, { list: list.replace("Delhi", "New Delhi"), firstRow: 100 })).rows.at(-1)).toMatchObject({
    rowNo: 103,
    outcome: "changed",
    before: { branch: "Delhi" },
  });
  for (const [broken, code] of [
    ["IFSC,BANK\nAAAA0000001,One", "ifsc_column_missing"],
    ["IFSC,BANK,BRANCH\n", "ifsc_empty"],
    ['IFSC,BANK,BRANCH\n"AAAA0000001,One', "ifsc_unreadable"],
  ] as const)
    expect(await refusalCodeOf(checkIfscList(preparer, { list: broken }))).toBe(code);
});

test("the unread notices about a firm are found without reading the other unread ones", async () => {
  const { line, member } = await asked();
  const { firmId } = member;
  const { reimbursementId } = line;
  await database.db.execute(sql`insert into notifications (user_id, kind, reimbursement_id, firm_name, created_at)
    select ${member.userId}::uuid, 'order_recorded', ${reimbursementId}, 'A firm', now() from generate_series(1, 20000)`);
  await database.db.execute(sql`analyze notifications`);
  const planner = postgres(database.url, { max: 1, onnotice: () => {} });
  const { db, statements } = recordedOn(planner);
  const at = new Date();
  await db.transaction(async (tx) => {
    await insertNoticesOfFirm(tx, "payments.prepare", { kind: "pre_receipt_given", firmId, firmName: "A firm", reimbursementId, createdAt: at });
    await lockUnreadNotices(tx, ["pre_receipt_given"], firmId);
    await updateSettledNotices(tx, ["pre_receipt_given"], { firmId, at });
  });
  expect(statements).toHaveLength(3);
  const nodes = (await Promise.all(statements.map((statement) => planOf(planner, statement)))).flat();
  await planner.end();
  const indexes = nodes.flatMap((node) => node["Index Name"] ?? []).filter((name) => name.startsWith("notifications_"));
  expect(indexes).toEqual(statements.map(() => "notifications_council_payment_index"));
  expect(nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "notifications")).toEqual([]);
});

test("the batches of a payment are found without reading the lines of others", async () => {
  const { firmId } = (await asked()).member;
  const planner = postgres(database.url, { max: 1, onnotice: () => {}, connection: { session_replication_role: "replica" } });
  await planner`insert into payment_batches (layout_name, layout, prepared_by, prepared_at)
    select 'Example Bank', '{}', ${actors.preparer.userId}::uuid, now() - n * interval '1 hour' from generate_series(1, 2000) n`;
  await planner`insert into batch_lines (batch_id, line_id, position, reference, amount_paise, bank_account_id, outcome)
    select b.id, uuidv7(), n, 'R' || b.number || '-' || n, 100, uuidv7(), 'removed' from payment_batches b cross join generate_series(1, 10) n`;
  await planner`analyze payment_batches, batch_lines`;
  const { db, statements } = recordedOn(planner);
  await selectLineFacts(db, { firmId, at: new Date() });
  await selectFirmLines(db, firmId);
  const nodes = (await Promise.all(statements.map((statement) => planOf(planner, statement)))).flat();
  await planner.end();
  const indexes = nodes.flatMap((node) => node["Index Name"] ?? []).filter((name) => name.startsWith("batch_lines_"));
  expect([...new Set(indexes)]).toEqual(["batch_lines_line_index"]);
  expect(nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "batch_lines")).toEqual([]);
});
