import { randomInt } from "node:crypto";
import { Writable } from "node:stream";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { formatIndianDateTime } from "#domain/dates.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { selectUsableAccounts } from "#db/queries/bank-accounts.ts";
import { upsertBranches } from "#db/queries/ifsc-codes.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { invoiceBankFiles } from "#db/schema/invoices.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { notifications } from "#db/schema/notifications.ts";
import { outbox } from "#db/schema/outbox.ts";
import { bankAccounts, bankReplies, ifscCodes, paymentBatches, paymentFiles, paymentLines, preReceipts } from "#db/schema/payments.ts";
import { completeEveryDocument, completeFirmDocuments } from "#server/application/payments/complete-documents.ts";
import { forgetBankData, resealAccountNumbers } from "#server/application/payments/forget-bank-data.ts";
import { giveAccount } from "#server/application/payments/give-account.ts";
import { findBankBranch } from "#server/application/payments/import-ifsc.ts";
import { listDocuments } from "#server/application/payments/list-documents.ts";
import { readDesk } from "#server/application/payments/read-desk.ts";
import { listOwnPayments } from "#server/application/payments/own-payments.ts";
import { checkAccount, confirmAccount, getAccountCheck, refuseAccount, showAccount } from "#server/application/payments/settle-account.ts";
import { erasePersonalData } from "#server/application/privacy/erase-person.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import { findPersonalData } from "#server/application/privacy/find-person.ts";
import type { AppContext } from "#server/context.ts";
import { createLog } from "#server/infra/log.ts";
import { createBatch, createReadyLines, uploadReply } from "../support/batches.ts";
import { createInvited, createMember, createStaffActor } from "../support/factories.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  createApproved,
  createBankAccount,
  createPaymentActors,
  createPaymentFile,
  createPaymentLine,
  type PaymentActors,
} from "../support/payments.ts";
import { refusalCodeOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

const dayMs = 24 * 3_600_000;
let database: TestDatabase;
let opened: TestServices;
let logged = "";
let actors: PaymentActors;
let preparer: AppContext;
let approver: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged += line.toString();
      done();
    },
  });
  opened = openTestServices(database, {}, createLog("debug", lines));
  actors = await createPaymentActors(opened.services);
  preparer = as(actors.preparer);
  approver = as(actors.approver);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const as = (actor: AppContext["actor"], at?: Date): AppContext => ({
  ...contextOf(opened.services, actor),
  ...(at === undefined ? {} : { now: () => at }),
});
const newNumber = (): string => `5010${randomInt(10_000_000, 99_999_999)}00`;
const entryOf = async (member: MemberActor, number = newNumber()) => ({
  holderName: "Kaveri Imaging Pvt Ltd",
  ifsc: "ABCD0123456",
  number,
  numberAgain: number,
  bankName: "Example Bank",
  branch: "Pune",
  chequeFileId: await createPaymentFile(opened.services, member.userId, member.firmId),
});
const give = async (member: MemberActor, number?: string, at?: Date) => {
  const { account } = await giveAccount(as(member, at), await entryOf(member, number));
  return account.id;
};
/** Whom of the council a firm's accounts were told to. */
const toldOf = async (member: MemberActor, kind: "account_given" | "account_checked" = "account_given") =>
  (
    await database.db.execute<{ userId: string }>(sql`
      select n.user_id as "userId" from notifications n join reimbursements r on r.id = n.reimbursement_id
      where n.kind = ${kind} and r.firm_id = ${member.firmId}`)
  ).map(({ userId }) => userId);
const stateOf = async (lineId: string) => (await database.db.select().from(paymentLines).where(eq(paymentLines.id, lineId)))[0]?.state;
const mailsTo = async (email: string) =>
  (await database.db.select().from(mail).where(eq(mail.email, email)).orderBy(mail.id))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("bank_"));
/** Everything that the database holds, but for the audit trail. */
const whole = async (): Promise<string> => {
  const tables = await database.db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  let text = "";
  for (const { name } of tables) {
    const [row] = await database.db.execute<{ text: string | null }>(sql`select string_agg(t::text, ' ') as text from ${sql.identifier(name)} t`);
    text += ` ${row?.text ?? ""}`;
  }
  return text;
};

describe("the first account of a firm", () => {
  test("waits for one council user, who confirms it; then a payment with an accepted pre-receipt is complete", async () => {
    const { line, member } = await createPaymentLine(opened.services, {
      actors,
      state: "papers_asked",
      hasAccount: false,
      member: (await createMember(opened.services)).actor,
    });
    await database.db.insert(preReceipts).values({
      lineId: line.id,
      fileId: await createPaymentFile(opened.services, member.userId, member.firmId),
      state: "accepted",
      givenBy: member.userId,
      givenAt: new Date(),
    });
    expect((await listOwnPayments(as(member))).tasks).toEqual([{ kind: "give_account", remark: undefined }]);
    const accountId = await give(member);
    expect(await toldOf(member)).toEqual([actors.approver.userId]);
    expect(await getAccountCheck(preparer, { accountId })).toMatchObject({
      actions: ["refuse", "show"],
      hindrance: documentMessages.approverNeeded,
      cheque: { name: "paper.pdf" },
      whyNoCheque: undefined,
    });
    for (const right of ["payments.read", "payments.close"] as const) {
      const reader = as(await createStaffActor(opened.services, "EPCMD_ADMIN", [right]));
      expect(await getAccountCheck(reader, { accountId })).toMatchObject({ cheque: undefined, whyNoCheque: documentMessages.chequeForPayers });
    }
    expect((await listOwnPayments(as(member))).tasks).toEqual([]);
    expect(await refusalCodeOf(checkAccount(preparer, { accountId }))).toBe("account_state");
    expect(await stateOf(line.id)).toBe("papers_asked");
    const { view } = await confirmAccount(approver, { accountId });
    expect(view.account).toMatchObject({ state: "confirmed", needsSecond: false });
    expect(await stateOf(line.id)).toBe("papers_complete");
    expect(await refusalCodeOf(confirmAccount(approver, { accountId }))).toBe("account_state");
    expect(await mailsTo(member.email)).toEqual(["bank_account_given", "bank_account_confirmed"]);
  });

  test("is refused with a remark that the firm reads, and another one can be given", async () => {
    const { actor: member } = await createMember(opened.services);
    const accountId = await give(member);
    expect(await refusalCodeOf(give(member))).toBe("account_open");
    await expect(refuseAccount(preparer, { accountId, remark: " " })).rejects.toThrow("Enter the remark");
    await refuseAccount(preparer, { accountId, remark: "The cheque is of another account." });
    expect((await listOwnPayments(as(member))).tasks).toEqual([{ kind: "give_account", remark: "The cheque is of another account." }]);
    await give(member);
  });

  test("takes bank and branch from the list of the office, and tells of an unknown IFSC", async () => {
    await database.db.transaction((tx) => upsertBranches(tx, [{ ifsc: "WXYZ0000001", bank: "Bank of the List", branch: "Nagpur" }]));
    const { actor: member } = await createMember(opened.services);
    expect(await findBankBranch(as(member), { ifsc: "WXYZ0000001" })).toMatchObject({ branch: { bank: "Bank of the List" }, isUnknown: false });
    expect(await findBankBranch(as(member), { ifsc: "WXYZ0000002" })).toEqual({ branch: undefined, isUnknown: true });
    const { account } = await giveAccount(as(member), { ...(await entryOf(member)), ifsc: "wxyz 0000001" });
    expect(account).toMatchObject({ bankName: "Bank of the List", branch: "Nagpur" });
    const { actor: other } = await createMember(opened.services);
    const { warnings } = await getAccountCheck(approver, { accountId: await give(other) });
    expect(warnings).toContain("The IFSC is not in the list of bank branches.");
    await database.db.delete(ifscCodes);
  });

  test("that another firm has, too, is a warning for the checker and nothing for the firm", async () => {
    const number = newNumber();
    const [abbott, aarna] = [`ABBOTT ${number}`, `aarna ${number}`];
    for (const name of [abbott, aarna, aarna]) await give((await createMember(opened.services, { name })).actor, number);
    const { actor: second } = await createMember(opened.services);
    const accountId = await give(second, number);
    // Each name once. By bytes the capital would stand before what is small.
    expect((await getAccountCheck(preparer, { accountId })).warnings).toContain(`The same account was given by ${aarna}, ${abbott}.`);
    expect(JSON.stringify(await listOwnPayments(as(second)))).not.toContain(abbott);
  });

  test("has a cheque of its own, which the giver has uploaded", async () => {
    const { actor: member } = await createMember(opened.services);
    const { actor: other } = await createMember(opened.services);
    const entry = await entryOf(member);
    const foreign = { ...entry, chequeFileId: await createPaymentFile(opened.services, other.userId, other.firmId) };
    await expect(giveAccount(as(member), foreign)).rejects.toMatchObject({
      code: "file_unknown",
      fields: { chequeFileId: ["Choose the file again."] },
    });
    await refuseAccount(preparer, { accountId: (await giveAccount(as(member), entry)).account.id, remark: "Too pale" });
    await expect(giveAccount(as(member), entry)).rejects.toMatchObject({ code: "file_unknown" });
  });

  test("is taken once when two users of the firm send one at the same moment", async () => {
    const { actor: member } = await createMember(opened.services);
    const outcomes = await Promise.all([give(member), give(member)].map(refusalCodeOf));
    expect(outcomes.toSorted()).toEqual(["accepted", "account_open"]);
  });

  test("can be given five times a day, with a fresh password", async () => {
    const { actor: member } = await createMember(opened.services);
    for (let time = 0; time < 5; time += 1) await refuseAccount(preparer, { accountId: await give(member), remark: "Again" });
    expect(await refusalCodeOf(give(member))).toBe("rate_limited");
    await database.db.delete(rateLimits);
    const stale = contextOf(opened.services, member, { secondsSincePassword: 16 * 60 });
    expect(await refusalCodeOf(giveAccount(stale, await entryOf(member)))).toBe("password_not_fresh");
  });
});

test("the desk sends an account to the person who takes its next step", async () => {
  const countsOf = async () => {
    const rows = await readDesk(approver);
    return ["accountsToCheck", "accountsToConfirm"].map((kind) => rows.find((row) => row.kind === kind)?.count ?? 0);
  };
  const [toCheck = 0, toConfirm = 0] = await countsOf();
  const { actor: member } = await createMember(opened.services);
  const first = await give(member);
  expect(await countsOf()).toEqual([toCheck, toConfirm + 1]);
  await confirmAccount(approver, { accountId: first });
  await createPaymentLine(opened.services, { actors, member });
  const changed = await give(member);
  expect(await countsOf()).toEqual([toCheck + 1, toConfirm]);
  await checkAccount(preparer, { accountId: changed });
  expect(await countsOf()).toEqual([toCheck, toConfirm + 1]);
});

describe("a change after a sanction", () => {
  /** A complete payment of a firm, and the change of its account that waits. */
  const changing = async () => {
    const { line, member } = await createPaymentLine(opened.services, { actors });
    await database.db.insert(preReceipts).values({
      lineId: line.id,
      fileId: await createPaymentFile(opened.services, member.userId, member.firmId),
      state: "accepted",
      givenBy: member.userId,
      givenAt: new Date(),
    });
    await database.db
      .update(bankAccounts)
      .set({ contactEmail: `old-${member.firmId}@firm.example` })
      .where(eq(bankAccounts.firmId, member.firmId));
    return { line, member, accountId: await give(member) };
  };

  test("needs two people and 24 hours, and no batch may take the firm meanwhile", async () => {
    const { line, member, accountId } = await changing();
    const usable = async (at = new Date()) => (await selectUsableAccounts(opened.services.db, [member.firmId], at)).get(member.firmId)?.id;
    expect(await usable()).toBeUndefined();
    expect(await stateOf(line.id)).toBe("papers_complete");
    const where = async () => (await listOwnPayments(as(member))).payments[0]?.where;
    expect(await where()).toMatch(/Your pre-receipt is complete\. No money is sent until EPCMD has checked the change of your bank account\.$/);
    expect(await refusalCodeOf(confirmAccount(approver, { accountId }))).toBe("check_first");
    const both = as(await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.prepare", "payments.approve"]));
    await checkAccount(both, { accountId });
    expect(await refusalCodeOf(confirmAccount(both, { accountId }))).toBe("two_people");
    expect((await getAccountCheck(both, { accountId })).actions).toEqual(["refuse", "show"]);
    const { usableFrom } = (await confirmAccount(approver, { accountId })).view.account;
    expect(await stateOf(line.id)).toBe("papers_asked");
    expect(await where()).toContain(`Your bank account is confirmed; money is sent to it from ${formatIndianDateTime(usableFrom ?? new Date(0))}.`);
    expect((await listOwnPayments(as(member))).tasks).toEqual([]);
    const [job] = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `complete-documents-${accountId}`));
    const tomorrow = new Date(Date.now() + dayMs + 60_000);
    expect(job?.notBefore.getTime()).toBeGreaterThan(Date.now() + dayMs - 60_000);
    await completeFirmDocuments(systemContext(opened.services), { firmId: member.firmId });
    expect(await stateOf(line.id)).toBe("papers_asked");
    await completeFirmDocuments({ ...systemContext(opened.services), now: () => tomorrow }, { firmId: member.firmId });
    expect(await stateOf(line.id)).toBe("papers_complete");
    expect(await usable()).toBeUndefined();
    expect(await usable(tomorrow)).toBe(accountId);
    expect((await listOwnPayments(as(member))).earlierAccounts.map(({ state }) => state)).toEqual(["replaced"]);
  });

  test("is told to those who check it, then to those who may be the second person, not to the checker", async () => {
    const both = await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.prepare", "payments.approve"]);
    const { line, member, accountId } = await changing();
    const given = await toldOf(member);
    expect(given).toEqual(expect.arrayContaining([actors.preparer.userId, both.userId]));
    expect(given).not.toContain(actors.approver.userId);
    const isOfLine = and(eq(notifications.kind, "account_given"), eq(notifications.reimbursementId, line.reimbursementId));
    const countUnread = () => database.db.$count(notifications, and(isNull(notifications.readAt), isOfLine));
    expect(await countUnread()).toBe(given.length);
    await checkAccount(as(both), { accountId });
    expect(await countUnread()).toBe(0);
    const checked = await toldOf(member, "account_checked");
    expect(checked.filter((userId) => userId === actors.approver.userId)).toHaveLength(1);
    expect(checked).not.toContain(actors.preparer.userId);
    expect(checked).not.toContain(both.userId);
  });

  test("is not confirmed by a user whom the checker invited", async () => {
    const { accountId } = await changing();
    const checker = as(await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.prepare"]));
    const invited = { ...(await createInvited(checker)), rights: ["payments.approve"] as const };
    await checkAccount(checker, { accountId });
    expect(await refusalCodeOf(confirmAccount(as(invited), { accountId }))).toBe("two_people");
  });

  test("is not confirmed by a user with the same inviter as the checker, and both read why", async () => {
    const { accountId } = await changing();
    const colleague = as(await createInvited(as(await createStaffActor(opened.services, "EPCMD_ADMIN"))));
    await checkAccount(as({ ...(await createInvited(colleague)), rights: ["payments.prepare"] }), { accountId });
    const other = as({ ...(await createInvited(colleague)), rights: ["payments.approve"] });
    const message = expect.stringContaining("the same colleague invited both");
    await expect(confirmAccount(other, { accountId })).rejects.toMatchObject({ code: "two_people", message });
    expect(await getAccountCheck(other, { accountId })).toMatchObject({ hindrance: message });
  });

  test("is told to the old and to the new contact when it is given and when it is confirmed", async () => {
    const { line: _, member, accountId } = await changing();
    const [firm] = await database.db.select().from(firms).where(eq(firms.id, member.firmId));
    await checkAccount(preparer, { accountId });
    await confirmAccount(approver, { accountId });
    for (const email of [`old-${member.firmId}@firm.example`, firm?.contactEmail ?? "", member.email])
      expect(await mailsTo(email)).toEqual(["bank_account_changing", "bank_account_changed"]);
  });

  test("that is refused leaves the account before as it was", async () => {
    const { line, member, accountId } = await changing();
    await checkAccount(preparer, { accountId });
    await refuseAccount(approver, { accountId, remark: "We could not reach you." });
    expect((await selectUsableAccounts(opened.services.db, [member.firmId], new Date())).size).toBe(1);
    expect(await stateOf(line.id)).toBe("papers_complete");
  });

  test("is stopped within its 24 hours, and the previous account counts again", async () => {
    const { line, member, accountId } = await changing();
    const [before] = await database.db.select().from(bankAccounts).where(eq(bankAccounts.firmId, member.firmId)).orderBy(bankAccounts.id).limit(1);
    await checkAccount(preparer, { accountId });
    await confirmAccount(approver, { accountId });
    expect(await stateOf(line.id)).toBe("papers_asked");
    const listed = async () => (await listDocuments(preparer, { page: 1, pageSize: 100, kind: "account" })).rows.find(({ id }) => id === accountId);
    expect(await listed()).toMatchObject({ state: "confirmed", needsSecond: true });
    expect((await getAccountCheck(preparer, { accountId })).actions).toEqual(["refuse", "show"]);
    const remark = "The firm says that it gave no other account.";
    const stale = contextOf(opened.services, actors.approver, { secondsSincePassword: 16 * 60 });
    expect(await refusalCodeOf(refuseAccount(stale, { accountId, remark }))).toBe("password_not_fresh");
    const outcomes = await Promise.all([
      refusalCodeOf(refuseAccount(approver, { accountId, remark })),
      refusalCodeOf(completeFirmDocuments(systemContext(opened.services), { firmId: member.firmId })),
      refusalCodeOf(refuseAccount(preparer, { accountId, remark })),
    ]);
    expect(outcomes.toSorted()).toEqual(["accepted", "accepted", "account_state"]);
    const tomorrow = new Date(Date.now() + dayMs + 60_000);
    for (const at of [new Date(), tomorrow])
      expect((await selectUsableAccounts(opened.services.db, [member.firmId], at)).get(member.firmId)?.id).toBe(before?.id);
    expect(await stateOf(line.id)).toBe("papers_complete");
    expect(await listed()).toBeUndefined();
    expect((await listOwnPayments(as(member))).account?.id).toBe(before?.id);
    const contact = `old-${member.firmId}@firm.example`;
    expect(await mailsTo(contact)).toEqual(["bank_account_changing", "bank_account_changed", "bank_account_refused"]);
    const [stopped] = await database.db
      .select({ params: mail.params })
      .from(mail)
      .where(and(eq(mail.email, contact), eq(mail.kind, "bank_account_refused")));
    expect(stopped?.params).toMatchObject({ documents: [`XXXX ${before?.lastFour}, Example Bank, ABCD0123456`] });
    const told = await database.db.select().from(notifications).where(eq(notifications.userId, member.userId));
    expect(told.map(({ kind, reimbursementId }) => [kind, reimbursementId])).toEqual([["bank_account_refused", line.reimbursementId]]);
    await give(member);
  });

  test("counts once its hours are over, and is refused no more", async () => {
    const { accountId } = await changing();
    await checkAccount(preparer, { accountId });
    await confirmAccount(approver, { accountId });
    const later = as(actors.approver, new Date(Date.now() + dayMs));
    expect((await getAccountCheck(later, { accountId })).actions).toEqual(["show"]);
    expect(await refusalCodeOf(refuseAccount(later, { accountId, remark: "Too late" }))).toBe("account_state");
  });

  test.each([
    { sanction: "the order", sanctionTo: (member: MemberActor) => createPaymentLine(opened.services, { actors, member }) },
    { sanction: "the approval of DGFT, before an order", sanctionTo: (member: MemberActor) => createApproved(opened.services, { member }) },
  ])("that was given before the sanction needs two people from $sanction on", async ({ sanctionTo }) => {
    const { actor: member } = await createMember(opened.services);
    await createBankAccount(opened.services, member, actors);
    const accountId = await give(member);
    expect((await getAccountCheck(approver, { accountId })).account.needsSecond).toBe(false);
    expect((await listOwnPayments(as(member))).hasSanction).toBe(false);
    await sanctionTo(member);
    expect((await listOwnPayments(as(member))).hasSanction).toBe(true);
    const { account, actions } = await getAccountCheck(approver, { accountId });
    expect([account.needsSecond, actions]).toEqual([true, ["check", "refuse", "show"]]);
    const { rows } = await listDocuments(preparer, { page: 1, pageSize: 100, kind: "account" });
    expect(rows.find(({ id }) => id === accountId)).toMatchObject({ state: "given", needsSecond: true });
    await checkAccount(preparer, { accountId });
    await confirmAccount(approver, { accountId });
    expect((await getAccountCheck(approver, { accountId })).account).toMatchObject({ state: "confirmed", needsSecond: true });
    expect((await giveAccount(as(member), await entryOf(member))).account.needsSecond).toBe(true);
  });

  test("to the same account changes nothing", async () => {
    const { actor: member } = await createMember(opened.services);
    const number = newNumber();
    await createBankAccount(opened.services, member, actors, number);
    const same = { ...(await entryOf(member, number)), branch: "Example Branch" };
    expect(await refusalCodeOf(giveAccount(as(member), same))).toBe("account_same");
  });

  test.each([{ holderName: "Kaveri Imaging Systems Pvt Ltd" }, { bankName: "Sample Bank" }, { branch: "Pune" }])(
    "to the same account with %j is a change that two people check",
    async (corrected) => {
      const { actor: member } = await createMember(opened.services);
      const number = newNumber();
      await createBankAccount(opened.services, member, actors, number);
      await createPaymentLine(opened.services, { actors, member });
      const { account } = await giveAccount(as(member), { ...(await entryOf(member, number)), branch: "Example Branch", ...corrected });
      expect(account).toMatchObject({ state: "given", needsSecond: true, ...corrected });
      await checkAccount(preparer, { accountId: account.id });
      await confirmAccount(approver, { accountId: account.id });
      expect((await listOwnPayments(as(member))).account).toMatchObject({ id: account.id, ...corrected });
    },
  );

  test("is confirmed once, also when two users press the button together", async () => {
    const { accountId } = await changing();
    await checkAccount(preparer, { accountId });
    const second = as(await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.approve"]));
    const outcomes = await Promise.all([confirmAccount(approver, { accountId }), confirmAccount(second, { accountId })].map(refusalCodeOf));
    expect(outcomes.toSorted()).toEqual(["accepted", "account_state"]);
  });
});

describe("the number of an account", () => {
  test("is in no row, log line, e-mail or stored answer", async () => {
    const { actor: member } = await createMember(opened.services);
    const number = newNumber();
    const entry = await entryOf(member, number);
    const idempotency = { key: "once", route: "payments.documents.giveAccount", bodyHash: "f".repeat(64) };
    const answer = await giveAccount({ ...as(member), idempotency }, entry);
    expect(await giveAccount({ ...as(member), idempotency }, entry)).toEqual(answer);
    await showAccount(approver, { accountId: answer.account.id });
    await expect(giveAccount(as(member), { ...entry, ifsc: "ABCDO123456" })).rejects.toThrow();
    expect(answer.account.number).toBe(`XXXX ${number.slice(-4)}`);
    const everything = (await whole()) + logged + JSON.stringify(answer);
    expect(everything).toContain(answer.account.id);
    expect(everything).not.toContain(number);
    expect(everything).not.toContain("f".repeat(64));
  });

  test("is shown whole to a council user with the right and a fresh password, each look with an entry", async () => {
    const { actor: member } = await createMember(opened.services);
    const number = newNumber();
    const accountId = await give(member, number);
    expect(await showAccount(preparer, { accountId })).toEqual({ number });
    await showAccount(preparer, { accountId });
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, accountId)).orderBy(auditEntries.id);
    expect(entries.map(({ event, actorId }) => `${event} ${actorId ?? ""}`)).toEqual([
      `bankAccount.give ${member.userId}`,
      `bankAccount.show ${actors.preparer.userId}`,
      `bankAccount.show ${actors.preparer.userId}`,
    ]);
    const stale = contextOf(opened.services, actors.preparer, { secondsSincePassword: 16 * 60 });
    expect(await refusalCodeOf(showAccount(stale, { accountId }))).toBe("password_not_fresh");
    for (const actor of [member, await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.read"])])
      expect(await refusalCodeOf(showAccount(as(actor), { accountId }))).toBe("forbidden");
  });

  test("is sealed again with a new secret, and still recognised", async () => {
    const secrets = { APP_SECRET: "the next secret of the tests, at 32+", APP_SECRET_PREVIOUS: "a secret that only the tests use, 32+" };
    const number = newNumber();
    const { actor: member } = await createMember(opened.services);
    const accountId = await give(member, number);
    const next = openTestServices(database, secrets);
    const alone = openTestServices(database, { APP_SECRET: secrets.APP_SECRET });
    const show = ({ services }: TestServices) => showAccount(contextOf(services, actors.preparer), { accountId });
    await expect(show(alone)).rejects.toThrow();
    expect(await show(next)).toEqual({ number });
    await resealAccountNumbers(systemContext(next.services));
    expect(await show(alone)).toEqual({ number });
    const { actor: other } = await createMember(opened.services);
    const { account } = await giveAccount(contextOf(alone.services, other), await entryOf(other, number));
    expect((await getAccountCheck(contextOf(alone.services, actors.preparer), { accountId: account.id })).warnings[0]).toMatch(
      /^The same account was given by/,
    );
    await next.close();
    await alone.close();
  });
});

describe("privacy", () => {
  test("bank data are known to the desk, exported without the number, and stay after an erasure until a day that is named", async () => {
    const number = newNumber();
    const { firm, actor: member } = await createMember(opened.services);
    await createPaymentLine(opened.services, { actors, member });
    const accountId = await give(member, number);
    const council = as(actors.approver);
    const { parts } = await findPersonalData(council, { email: member.email });
    const stays = parts.find(({ title }) => title.startsWith("Bank accounts"));
    expect(stays).toMatchObject({ rows: 1, erasureRule: "stays" });
    expect(stays?.why).toMatch(/section 128\(5\).*Kept until 31-03-20\d\d\.$/);
    const { text } = await exportPersonalData(council, { email: member.email });
    expect(text).toContain(`"last_four": "${number.slice(-4)}"`);
    expect(text).not.toMatch(/sealed_number|fingerprint/);
    await database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Left" }).where(eq(firms.id, firm.id));
    const { left } = await erasePersonalData(council, { email: member.email, typedEmail: member.email });
    expect(left.parts.map(({ title }) => title)).not.toContain("Login");
    expect(await database.db.$count(bankAccounts, eq(bankAccounts.firmId, firm.id))).toBe(1);
    // Nobody of the firm is left to be told.
    const mailsBefore = await database.db.$count(mail);
    await refuseAccount(council, { accountId, remark: "The firm left." });
    expect(await database.db.$count(mail)).toBe(mailsBefore);
  });

  test("an erased contact of before is told of no later account, although the firm still has a login", async () => {
    const former = `former-${randomInt(1_000_000)}@firm.example`;
    const { firm, actor: member } = await createMember(opened.services, { contactEmail: former });
    await confirmAccount(approver, { accountId: await give(member) });
    await database.db.update(firms).set({ contactEmail: "next@firm.example" }).where(eq(firms.id, firm.id));
    const { counts } = await erasePersonalData(as(actors.approver), { email: former, typedEmail: former });
    expect(counts).toMatchObject({ bank_accounts: 1 });
    const second = await give(member);
    await refuseAccount(approver, { accountId: second, remark: "Too pale" });
    expect(await database.db.$count(mail, eq(mail.email, former))).toBe(0);
    expect(await database.db.$count(mail, eq(mail.email, "next@firm.example"))).toBe(2);
  });

  const sweepAt = async (at: string) => forgetBankData({ ...systemContext(opened.services), now: () => new Date(at) });
  const accountOf = async (id: string) => (await database.db.select().from(bankAccounts).where(eq(bankAccounts.id, id)))[0];
  const fileOf = async (id: string) => (await database.db.select().from(paymentFiles).where(eq(paymentFiles.id, id)))[0];

  test("numbers, cheques and pre-receipts are erased eight years after the financial year of the last payment", async () => {
    const { actor: member } = await createMember(opened.services);
    const accountId = await createBankAccount(opened.services, member, actors);
    const { line } = await createPaymentLine(opened.services, { actors, member });
    const fileId = await createPaymentFile(opened.services, member.userId, member.firmId);
    await database.db.insert(preReceipts).values({ lineId: line.id, fileId, state: "accepted", givenBy: member.userId, givenAt: new Date() });
    const chequeId = (await accountOf(accountId))?.chequeFileId ?? "";
    const setGiven = (id: string, at: string) =>
      database.db
        .update(bankAccounts)
        .set({ givenAt: new Date(at) })
        .where(eq(bankAccounts.id, id));
    await setGiven(accountId, "2026-06-01T06:00:00Z");
    await sweepAt("2040-01-01T00:00:00Z");
    expect((await accountOf(accountId))?.sealedNumber).not.toBeNull(); // the money waits
    await database.db.update(paymentLines).set({ state: "paid", paidOn: "2027-03-31", reference: "UTR1" }).where(eq(paymentLines.id, line.id));
    await sweepAt("2035-03-31T12:00:00Z");
    expect((await accountOf(accountId))?.sealedNumber).not.toBeNull();
    await sweepAt("2035-03-31T19:00:00Z"); // 1 April in India
    expect(await accountOf(accountId)).toMatchObject({ sealedNumber: null, fingerprint: `erased ${accountId}`, state: "confirmed" });
    for (const id of [chequeId, fileId]) expect((await fileOf(id))?.storageKey).toBeNull();
    expect(await refusalCodeOf(showAccount(approver, { accountId }))).toBe("account_erased");
    expect((await listOwnPayments(as(member))).account).toBeUndefined();
    expect((await selectUsableAccounts(opened.services.db, [member.firmId], new Date())).size).toBe(0);
    // What the firm gives after that is for its next payment.
    const later = await give(member);
    await setGiven(later, "2036-05-01T06:00:00Z");
    await sweepAt("2036-05-02T06:00:00Z");
    const kept = await accountOf(later);
    expect(kept).toMatchObject({ state: "given", sealedNumber: expect.any(String) });
    expect(await fileOf(kept?.chequeFileId ?? "")).toMatchObject({ storageKey: expect.any(String), erasedAt: null });
    const { parts } = await findPersonalData(as(actors.approver), { email: member.email });
    for (const title of ["Bank accounts given for a firm", "Papers of payments"])
      expect(parts.find((part) => part.title.startsWith(title))?.why, title).toMatch(/Kept until 01-05-2044\.$/);
    await sweepAt("2044-05-02T06:00:00Z");
    expect((await accountOf(later))?.sealedNumber).toBeNull();
  });

  test("an account that no payment used goes a year after it was refused or replaced, an upload without an account after a week", async () => {
    const { actor: member } = await createMember(opened.services);
    const at = (day: string) => new Date(`${day}T06:00:00Z`);
    const refused = await give(member, undefined, at("2026-06-01"));
    await refuseAccount(as(actors.preparer, at("2026-06-02")), { accountId: refused, remark: "Too pale" });
    const replaced = await give(member, undefined, at("2026-06-03"));
    await confirmAccount(as(actors.approver, at("2026-06-04")), { accountId: replaced });
    const kept = await give(member, undefined, at("2026-07-01"));
    await confirmAccount(as(actors.approver, at("2026-08-01")), { accountId: kept });
    const unnamed = await createPaymentFile(opened.services, member.userId, member.firmId);
    await database.db
      .update(paymentFiles)
      .set({ uploadedAt: at("2027-05-25") })
      .where(eq(paymentFiles.id, unnamed));
    const erased = async () =>
      Promise.all([refused, replaced, kept].map(async (id) => ((await accountOf(id))?.erasedAt === null ? "kept" : "erased")));
    await sweepAt("2027-06-02T05:00:00Z");
    expect(await erased()).toEqual(["kept", "kept", "kept"]);
    expect(await fileOf(unnamed)).toBeUndefined();
    await sweepAt("2027-07-31T05:00:00Z");
    expect(await erased()).toEqual(["erased", "kept", "kept"]);
    await sweepAt("2027-08-01T07:00:00Z");
    expect(await erased()).toEqual(["erased", "erased", "kept"]);
  });

  test("a bank file and an answer of the bank, which have whole numbers, go with the last of their firms", async () => {
    const { services } = opened;
    const [first = "", second = ""] = await createReadyLines(services, actors, [1_000_00, 2_000_00]);
    const batchId = await createBatch(services, { actors, lineIds: [first, second], state: "sent" });
    const replyId = await uploadReply(services, actors, "Reference,Amount\nB1-0001,1");
    const imported = { paid: 0, returned: 0, unchanged: 1, importedBy: actors.preparer.userId, importedAt: new Date() };
    await database.db.insert(bankReplies).values({ fileId: replyId, ...imported });
    for (const [id, paidOn] of [
      [first, "2027-03-31"],
      [second, "2028-03-31"],
    ] as const)
      await database.db
        .update(paymentLines)
        .set({ state: "paid", paidOn, reference: `UTR ${id}` })
        .where(eq(paymentLines.id, id));
    const [batch] = await database.db.select().from(paymentBatches).where(eq(paymentBatches.id, batchId));
    const areErased = () => Promise.all([batch?.fileId ?? "", replyId].map(async (id) => (await fileOf(id))?.storageKey === null));
    await sweepAt("2035-04-02T06:00:00Z");
    expect(await areErased()).toEqual([false, false]);
    await sweepAt("2036-04-02T06:00:00Z");
    expect(await areErased()).toEqual([true, true]);
  });

  test("a list of the bank that was only checked goes after a week; a recorded one and PDFs of the council stay", async () => {
    const { services } = opened;
    const upload = () => uploadReply(services, actors, "Reference,Amount\nB1-0001,1");
    const [checked, reply, statement] = [await upload(), await upload(), await upload()];
    const by = { importedBy: actors.preparer.userId, importedAt: new Date() };
    await database.db.insert(bankReplies).values({ fileId: reply, paid: 0, returned: 0, unchanged: 1, ...by });
    await database.db.insert(invoiceBankFiles).values({ fileId: statement, recorded: 0, known: 1, ...by });
    const proof = await createPaymentFile(services, actors.preparer.userId);
    const sweepAfter = (days: number) => sweepAt(new Date(Date.now() + days * dayMs).toISOString());
    await sweepAfter(6);
    expect(await fileOf(checked)).toMatchObject({ erasedAt: null });
    await sweepAfter(8);
    expect(await fileOf(checked)).toBeUndefined();
    for (const id of [reply, statement, proof]) expect(await fileOf(id)).toMatchObject({ erasedAt: null });
  });
});

test("the sweep completes what became ready in another way", async () => {
  const { line, member } = await createPaymentLine(opened.services, { actors, state: "papers_asked" });
  const fileId = await createPaymentFile(opened.services, member.userId, member.firmId);
  await database.db.insert(preReceipts).values({ lineId: line.id, fileId, state: "accepted", givenBy: member.userId, givenAt: new Date() });
  await completeEveryDocument(systemContext(opened.services));
  expect(await stateOf(line.id)).toBe("papers_complete");
});
