import { read as readXlsx } from "@e965/xlsx";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { startingLayouts } from "#domain/payments/starting-layouts.ts";
import { selectBalances } from "#db/queries/ledger.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { firms } from "#db/schema/members.ts";
import { outbox } from "#db/schema/outbox.ts";
import { bankAccounts, batchLines, paymentBatches, paymentFiles, paymentHistory, paymentLines } from "#db/schema/payments.ts";
import { approveBatch } from "#server/application/payments/batches/approve-batch.ts";
import { cancelBatch } from "#server/application/payments/batches/cancel-batch.ts";
import { exportBatchesCsv, exportBatchesXlsx } from "#server/application/payments/batches/export-batches.ts";
import { readDesk } from "#server/application/payments/read-desk.ts";
import { getLine } from "#server/application/payments/get-line.ts";
import { listBatches, listBatchLines, listReadyLines, readBatch } from "#server/application/payments/batches/list-batches.ts";
import { giveUpBankFile, makeBankFile } from "#server/application/payments/batches/make-bank-file.ts";
import { prepareBatch } from "#server/application/payments/batches/prepare-batch.ts";
import { removeBatchLine } from "#server/application/payments/batches/remove-batch-line.ts";
import { sendBatch } from "#server/application/payments/batches/send-batch.ts";
import { saveLayout } from "#server/application/payments/layouts/save-layout.ts";
import { settleLine } from "#server/application/payments/replies/settle-line.ts";
import { openPaymentFile } from "#server/application/payments/payment-files.ts";
import type { AppContext } from "#server/context.ts";
import { createBatch, createLayout, createProof, createReadyLines, entriesOf, entriesOfLines, finishes, today } from "../support/batches.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInvited, createMember, createStaffActor } from "../support/factories.ts";
import { createBankAccount, createPaymentActors, createPaymentLine, type PaymentActors } from "../support/payments.ts";
import { codeAndMessageOf, refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let preparer: AppContext;
let approver: AppContext;
let layoutId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  [preparer, approver] = [contextOf(opened.services, actors.preparer), contextOf(opened.services, actors.approver)];
  layoutId = await createLayout(opened.services);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const statesOf = async (lineIds: readonly string[]): Promise<string[]> =>
  (
    await opened.services.db
      .select({ state: paymentLines.state })
      .from(paymentLines)
      .where(inArray(paymentLines.id, [...lineIds]))
      .orderBy(paymentLines.id)
  ).map(({ state }) => state);
const seen = async (batchId: string) => ({ batchId, version: (await readBatch(preparer, { batchId })).version });
const replaceAccount = (lineIds: readonly string[]) =>
  opened.services.db
    .update(bankAccounts)
    .set({ state: "replaced" })
    .where(sql`${bankAccounts.firmId} in (select firm_id from payment_lines where ${inArray(paymentLines.id, [...lineIds])})`);

describe("preparing", () => {
  it("puts the chosen lines into a batch with references, amounts and accounts of this moment", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_000_00, 2_500_50]);
    const { batchId, message } = await prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds } });
    const batch = await readBatch(approver, { batchId });
    expect(message).toBe(`Prepared batch ${batch.number} with 2 payments. A second person approves it.`);
    expect(batch).toMatchObject({ state: "prepared", lines: 2, amountPaise: 3_500_50, actions: ["approve", "decline"], approvalNote: null });
    expect(batch.amountInWords).toBe("Rupees three thousand five hundred and paise fifty only");
    expect((await entriesOf(opened.services, batchId)).map(({ reference, amountPaise }) => [reference, amountPaise])).toEqual([
      [`B${batch.number}-0001`, 1_000_00],
      [`B${batch.number}-0002`, 2_500_50],
    ]);
    expect(await statesOf(lineIds)).toEqual(["in_batch", "in_batch"]);
    expect((await readBatch(preparer, { batchId })).approvalNote).toBeNull();
  });

  it("takes all lines of a scheme, when they are still those that the user saw", async () => {
    await createPaymentLine(opened.services, { actors, scheme: "plant", amountPaise: 70_00 });
    await createPaymentLine(opened.services, { actors, scheme: "plant", amountPaise: 30_00 });
    await createPaymentLine(opened.services, { actors, scheme: "plant", hasAccount: false });
    const ready = await listReadyLines(preparer, { scheme: "plant" });
    expect([ready.count, ready.amountPaise, ready.withoutAccount]).toEqual([2, 100_00, 1]);
    // The desk promises no more than the list offers.
    expect((await readDesk(preparer)).find(({ kind }) => kind === "ready")?.count).toBe((await listReadyLines(preparer, {})).count);
    const all = { kind: "all", scheme: "plant", lines: 2, amountPaise: 100_00 } as const;
    await createPaymentLine(opened.services, { actors, scheme: "plant", amountPaise: 1 });
    expect((await codeAndMessageOf(prepareBatch(preparer, { layoutId, choice: all }))).code).toBe("changed_meanwhile");
    const { batchId } = await prepareBatch(preparer, { layoutId, choice: { ...all, lines: 3, amountPaise: 100_01 } });
    expect((await readBatch(preparer, { batchId })).lines).toBe(3);
    expect((await codeAndMessageOf(prepareBatch(preparer, { layoutId, choice: { ...all, lines: 0, amountPaise: 0 } }))).code).toBe("nothing_chosen");
  });

  it("takes the lines that wait longest when not all fit into one batch", async () => {
    for (const amountPaise of [10_00, 20_00, 40_00]) await createPaymentLine(opened.services, { actors, scheme: "plant", amountPaise });
    const ready = await listReadyLines(preparer, { scheme: "plant" }, 2);
    expect([ready.count, ready.amountPaise]).toEqual([3, 30_00]);
    const all = { kind: "all", scheme: "plant", lines: 2, amountPaise: 30_00 } as const;
    const { batchId } = await prepareBatch(preparer, { layoutId, choice: all }, 2);
    const lineIds = (await entriesOf(opened.services, batchId)).map(({ lineId }) => lineId);
    expect(lineIds).toEqual(ready.rows.slice(0, 2).map(({ lineId }) => lineId));
    expect(await listReadyLines(preparer, { scheme: "plant" })).toMatchObject({ count: 1, amountPaise: 40_00 });
    await prepareBatch(preparer, { layoutId, choice: { ...all, lines: 1, amountPaise: 40_00 } });
  });

  it("takes chosen lines only with the amounts that the user saw", async () => {
    const [first = "", second = ""] = await createReadyLines(opened.services, actors, [5_00_000_00, 3_00_000_00]);
    const prepare = (paise: number) => {
      const choice = { kind: "lines" as const, lineIds: [first, second], amounts: { [first]: paise, [second]: 3_00_000_00 } };
      return prepareBatch(preparer, { layoutId, choice });
    };
    await opened.services.db.update(paymentLines).set({ amountPaise: 4_60_000_00 }).where(eq(paymentLines.id, first));
    const { reimbursementId } = await getLine(preparer, { lineId: first });
    expect(await refusalOf(prepare(5_00_000_00))).toMatchObject({
      code: "changed_meanwhile",
      message: `The amount was corrected since you saw it: ${reimbursementId}. Nothing was prepared. Look at the new amount, then choose it again.`,
      fields: { [`lineIds.${first}`]: ["The amount was corrected"] },
    });
    expect(await statesOf([first, second])).toEqual(["papers_complete", "papers_complete"]);
    const { batchId } = await prepare(4_60_000_00);
    expect(await readBatch(preparer, { batchId })).toMatchObject({ lines: 2, amountPaise: 7_60_000_00 });
  });

  it("leaves out the lines of a firm whose account is changing, and tells of them when they are chosen", async () => {
    const { services } = opened;
    const { withoutAccount: bare } = await listReadyLines(preparer, { scheme: "plant" });
    await createPaymentLine(services, { actors, scheme: "plant", amountPaise: 10_00 });
    const { actor: member } = await createMember(services, { name: "Sahya Scans" });
    await createBankAccount(services, member, actors);
    const changing = await createPaymentLine(services, { actors, member, scheme: "plant", amountPaise: 20_00 });
    const [account] = await services.db.select().from(bankAccounts).where(eq(bankAccounts.firmId, member.firmId));
    if (account === undefined) throw new Error("the firm has an account");
    const { id: _, ...given } = {
      ...account,
      state: "given" as const,
      fingerprint: "another",
      confirmedBy: null,
      confirmedAt: null,
      usableFrom: null,
    };
    const [open] = await services.db.insert(bankAccounts).values(given).returning();
    const readyNow = async () => {
      const { count, amountPaise, withoutAccount, rows } = await listReadyLines(preparer, { scheme: "plant" });
      return [count, amountPaise, withoutAccount - bare, rows.length];
    };
    expect(await readyNow()).toEqual([1, 10_00, 1, 1]);
    const chosen = prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds: [changing.line.id] } });
    await expect(chosen).rejects.toMatchObject({
      code: "no_account",
      message: expect.stringContaining("a change of it waits: Sahya Scans. Nothing was prepared.") as string,
      fields: { [`lineIds.${changing.line.id}`]: ["No longer ready for a batch"] },
    });
    await prepareBatch(preparer, { layoutId, choice: { kind: "all", scheme: "plant", lines: 1, amountPaise: 10_00 } });
    await services.db
      .update(bankAccounts)
      .set({ state: "checked" })
      .where(eq(bankAccounts.id, open?.id ?? ""));
    expect(await readyNow()).toEqual([0, 0, 1, 0]);
    await services.db
      .update(bankAccounts)
      .set({ state: "refused", remark: "No" })
      .where(eq(bankAccounts.id, open?.id ?? ""));
    expect(await readyNow()).toEqual([1, 20_00, 0, 1]);
    await prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds: [changing.line.id] } });
  });

  it("refuses lines that are not ready, that DGFT pays, and firms without an account, by name", async () => {
    const { services } = opened;
    const [waiting] = await createReadyLines(services, actors, [1_00]);
    const taken = await createPaymentLine(services, { actors });
    const batchId = await createBatch(services, { actors, lineIds: [taken.line.id], state: "prepared", layoutId });
    const asked = await createPaymentLine(services, { actors, state: "papers_asked" });
    const prepare = (...lineIds: string[]) => codeAndMessageOf(prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds } }));
    const { number } = await readBatch(preparer, { batchId });
    const gone = await prepare(waiting ?? "", taken.line.id, asked.line.id);
    expect(gone.code).toBe("lines_gone");
    expect(gone.message).toContain(`${taken.line.reimbursementId} (batch ${number})`);
    expect(gone.message).toContain(asked.line.reimbursementId);
    const direct = await createPaymentLine(services, { actors, payer: "dgft_direct" });
    expect(await prepare(direct.line.id)).toEqual({
      code: "payer_dgft",
      message: `Paid by DGFT directly: ${direct.line.reimbursementId}. They belong into no batch.`,
    });
    const member = await createMember(services, { name: "Nilgiri Scans" });
    const bare = await createPaymentLine(services, { actors, member: member.actor });
    expect((await prepare(bare.line.id)).message).toMatch(/^No bank account counts now, .*: Nilgiri Scans\. Nothing was prepared\./);
    expect(await statesOf([waiting ?? ""])).toEqual(["papers_complete"]);
  });

  it("keeps the layout as it is then: the second person sees it, whatever is saved later", async () => {
    const { services } = opened;
    const [csv, fixed] = startingLayouts;
    if (csv === undefined || fixed === undefined) throw new Error("the product brings two layouts");
    const id = await createLayout(services, csv.layout);
    const lineIds = await createReadyLines(services, actors, [100_00]);
    const batchId = await createBatch(services, { actors, lineIds, state: "prepared", layoutId: id });
    await saveLayout(preparer, { stored: { id, version: 1 }, name: `Layout of ${id}`, layout: fixed.layout });
    expect((await readBatch(approver, { batchId })).layout).toEqual(csv.layout);
  });

  it("finds what does not fit into the layout before anybody approves", async () => {
    const { services } = opened;
    const fixed = startingLayouts[1]?.layout;
    if (fixed === undefined) throw new Error("the product brings a fixed-width layout");
    const columns = fixed.columns.map((column) => (column.value === "amount_paise" ? { ...column, width: 4 } : column));
    const narrow = await createLayout(services, { ...fixed, columns });
    const lineIds = await createReadyLines(services, actors, [100_00]);
    const { code, message } = await codeAndMessageOf(prepareBatch(preparer, { layoutId: narrow, choice: { kind: "lines", lineIds } }));
    expect(code).toBe("does_not_fit");
    expect(message).toMatch(/Line 1 \(B\d+-0001\), Amount in paise: "10000" has 5 characters, and the column has 4/);
    expect(await statesOf(lineIds)).toEqual(["papers_complete"]);
  });

  it("gives each line to one of 50 users who choose the same lines at once", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00, 2_00, 3_00]);
    const attempts = Array.from({ length: 50 }, () => codeAndMessageOf(prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds } })));
    const codes = (await Promise.all(attempts)).map(({ code }) => code);
    expect(codes.filter((code) => code === "accepted")).toHaveLength(1);
    expect(codes.every((code) => ["accepted", "lines_gone", "busy", "database_unavailable"].includes(code))).toBe(true);
    expect(await entriesOfLines(opened.services, lineIds)).toHaveLength(3);
  });

  it("answers a repeated request with the first batch", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00]);
    const idempotency = { key: "prepare-once", route: "payments.batches.prepare", bodyHash: "a" };
    const input = { layoutId, choice: { kind: "lines" as const, lineIds } };
    const first = await prepareBatch({ ...preparer, idempotency }, input);
    expect(await prepareBatch({ ...preparer, idempotency }, input)).toEqual(first);
  });

  it("keeps the account of that moment when the account changes at the same time", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00]);
    const [prepared] = await Promise.all([
      codeAndMessageOf(prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds } })),
      replaceAccount(lineIds),
    ]);
    const [entry] = await entriesOfLines(opened.services, lineIds);
    if (entry === undefined) return expect(prepared.code).toBe("no_account");
    const refused = await codeAndMessageOf(approveBatch(approver, await seen(entry.batchId)));
    expect(refused.code).toBe("account_changed");
  });
});

describe("approving", () => {
  it("row 42: needs a second person, a fresh password and the newest version", async () => {
    const { services } = opened;
    const both = await createStaffActor(services, "EPCMD_ADMIN", ["payments.prepare", "payments.approve"]);
    const invited = { ...(await createInvited(contextOf(services, both))), rights: ["payments.approve"] as const };
    const lineIds = await createReadyLines(services, actors, [1_00]);
    const batchId = await createBatch(services, { actors: { preparer: both, approver: both }, lineIds, state: "prepared", layoutId });
    const newest = await seen(batchId);
    expect(await codeAndMessageOf(approveBatch(contextOf(services, both), newest))).toEqual({
      code: "two_people",
      message: "You prepared this batch, so another person approves it.",
    });
    expect((await codeAndMessageOf(approveBatch(contextOf(services, invited), newest))).message).toBe(
      "Somebody prepared this batch and counts as one person with you. Somebody else approves it.",
    );
    const stale = contextOf(services, actors.approver, { secondsSincePassword: 3_600 });
    expect((await codeAndMessageOf(approveBatch(stale, newest))).code).toBe("password_not_fresh");
    expect((await codeAndMessageOf(approveBatch(preparer, newest))).code).toBe("forbidden");
    expect((await codeAndMessageOf(approveBatch(approver, { ...newest, version: 9 }))).code).toBe("stale_version");
    await approveBatch(approver, newest);
    expect(await readBatch(preparer, { batchId })).toMatchObject({ state: "approved", approvedByName: "Somebody" });
  });

  it("happens once when two approve at the same time, with one job for the file", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00]);
    const batchId = await createBatch(opened.services, { actors, lineIds, state: "prepared", layoutId });
    const other = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.approve"]));
    const newest = await seen(batchId);
    const codes = await Promise.all([codeAndMessageOf(approveBatch(approver, newest)), codeAndMessageOf(approveBatch(other, newest))]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(["accepted", "wrong_state"]);
    expect(await opened.services.db.$count(outbox, eq(outbox.key, `make-bank-file-${batchId}`))).toBe(1);
  });

  it("lets a line be taken out before, and none after", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00, 2_00]);
    const batchId = await createBatch(opened.services, { actors, lineIds, state: "prepared", layoutId });
    const before = await seen(batchId);
    await removeBatchLine(preparer, { ...before, lineId: lineIds[0] ?? "" });
    expect((await statesOf(lineIds)).toSorted()).toEqual(["in_batch", "papers_complete"]);
    expect((await codeAndMessageOf(approveBatch(approver, before))).code).toBe("stale_version");
    expect((await codeAndMessageOf(removeBatchLine(preparer, { ...(await seen(batchId)), lineId: lineIds[0] ?? "" }))).code).toBe(
      "line_not_in_batch",
    );
    await approveBatch(approver, await seen(batchId));
    expect((await codeAndMessageOf(removeBatchLine(preparer, { ...(await seen(batchId)), lineId: lineIds[1] ?? "" }))).code).toBe("wrong_state");
    expect((await readBatch(preparer, { batchId })).amountPaise).toBe(2_00);
  });

  it("refuses a batch without a line", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00]);
    const batchId = await createBatch(opened.services, { actors, lineIds, state: "prepared", layoutId });
    await removeBatchLine(preparer, { ...(await seen(batchId)), lineId: lineIds[0] ?? "" });
    expect((await codeAndMessageOf(approveBatch(approver, await seen(batchId)))).code).toBe("no_lines");
  });
});

describe("the bank file", () => {
  it("is made once, with the whole account numbers, and read only with a right", async () => {
    const { services } = opened;
    const member = await createMember(services);
    await createBankAccount(services, member.actor, actors, "001234567890123");
    const { line } = await createPaymentLine(services, { actors, member: member.actor, amountPaise: 4_12_500_00 });
    const batchId = await createBatch(services, { actors, lineIds: [line.id], state: "approved", layoutId });
    // A run that is killed before its commit leaves bytes that no row names.
    const killed = makeBankFile(systemContext(services), { batchId }, { finish: () => Promise.reject(new Error("killed")) });
    await expect(killed).rejects.toThrow("killed");
    expect((await readBatch(preparer, { batchId })).file).toBeNull();
    await Promise.all([1, 2].map(() => makeBankFile(systemContext(services), { batchId }, finishes)));
    const { file, number, actions } = await readBatch(preparer, { batchId });
    expect(actions).toEqual(["send", "cancel"]);
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await services.db.$count(paymentFiles, eq(paymentFiles.name, `epcmd-batch-${number}.csv`))).toBe(1);
    const row = await openPaymentFile(approver, { fileId: file?.id ?? "" });
    const text = (await (await services.files.openRead(row.storageKey)).toArray()).join("");
    expect(text).toBe(
      `Sr No,Reference,Beneficiary name,Account number,IFSC,Amount,Date,Remarks\r\n1,B${number}-0001,Kaveri Imaging Pvt Ltd,001234567890123,ABCD0123456,412500.00,${today().split("-").toReversed().join("-")},${line.reimbursementId}\r\n`,
    );
    const reader = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN", ["payments.read"]));
    expect((await codeAndMessageOf(openPaymentFile(reader, { fileId: row.id }))).code).toBe("forbidden");
    const dgft = contextOf(services, await createStaffActor(services, "DGFT_ADMIN"));
    expect((await codeAndMessageOf(openPaymentFile(dgft, { fileId: row.id }))).code).toBe("payment_file_not_found");
    const downloads = await services.db.$count(auditEntries, and(eq(auditEntries.event, "batch.download"), eq(auditEntries.subjectId, batchId)));
    expect(downloads).toBe(1);
  });

  it("is not made when a number does not fit: the batch names line and column, and can be cancelled", async () => {
    const { services } = opened;
    const fixed = startingLayouts[1]?.layout;
    if (fixed === undefined) throw new Error("the product brings a fixed-width layout");
    const columns = fixed.columns.map((column) => (column.value === "account_number" ? { ...column, width: 9 } : column));
    const member = await createMember(services);
    await createBankAccount(services, member.actor, actors, "0012345678");
    const { line } = await createPaymentLine(services, { actors, member: member.actor });
    const batchId = await createBatch(services, {
      actors,
      lineIds: [line.id],
      state: "filed",
      layoutId: await createLayout(services, { ...fixed, columns }),
    });
    const batch = await readBatch(preparer, { batchId });
    expect(batch.fileProblem).toContain(`Line 1 (B${batch.number}-0001), Account number: the number has 10 characters, and the column has 9`);
    expect(batch.fileProblem).not.toContain("0012345678");
    expect(batch.actions).toEqual(["cancel"]);
    expect((await codeAndMessageOf(sendBatch(preparer, { ...(await seen(batchId)), sentOn: today() }))).code).toBe("file_failed");
    await cancelBatch(preparer, { ...(await seen(batchId)), reason: "Another layout" });
    expect(await statesOf([line.id])).toEqual(["papers_complete"]);
  });

  it("says so when its job is given up", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00]);
    const batchId = await createBatch(opened.services, { actors, lineIds, state: "approved", layoutId });
    const countsOf = async () => {
      const rows = await readDesk(preparer);
      return ["batchesToMake", "batchesFailed"].map((kind) => rows.find((row) => row.kind === kind)?.count ?? 0);
    };
    const [toMake = 0, failed = 0] = await countsOf();
    await opened.services.db.transaction((tx) => giveUpBankFile(tx, { batchId }));
    expect((await readBatch(preparer, { batchId })).fileProblem).toContain("the portal had a fault");
    expect(await countsOf()).toEqual([toMake - 1, failed + 1]);
  });
});

describe("the file of a batch that the bank is not to get", () => {
  it("is not approved while a firm waits for another account; once approved, the account of the approval counts", async () => {
    const { services } = opened;
    const member = await createMember(services, { name: "Delta Scans" });
    await createBankAccount(services, member.actor, actors);
    const ofFirm = async () => (await createPaymentLine(services, { actors, member: member.actor })).line.id;
    const prepared = await createBatch(services, { actors, lineIds: [await ofFirm()], state: "prepared", layoutId });
    const filed = await createBatch(services, { actors, lineIds: [await ofFirm()], state: "filed", layoutId });
    const [account] = await services.db.select().from(bankAccounts).where(eq(bankAccounts.firmId, member.actor.firmId));
    if (account === undefined) throw new Error("the firm has an account");
    const { id: _id, ...copied } = account;
    const open = { state: "given", checkedBy: null, checkedAt: null, confirmedBy: null, confirmedAt: null, usableFrom: null } as const;
    await services.db.insert(bankAccounts).values({ ...copied, ...open, givenAt: new Date() });
    expect((await codeAndMessageOf(approveBatch(approver, await seen(prepared)))).message).toMatch(/or a change of it waits, for: Delta Scans/);
    expect((await readBatch(preparer, { batchId: prepared })).changedAccounts).toEqual(["Delta Scans"]);
    expect(await readBatch(preparer, { batchId: filed })).toMatchObject({ changedAccounts: [], downloadNote: null });
  });

  it("stops a batch at its approval, at its file and at the download of the file, and names the firm", async () => {
    const { services } = opened;
    const ofFirm = async (name: string) => {
      const member = await createMember(services, { name });
      await createBankAccount(services, member.actor, actors);
      return (await createPaymentLine(services, { actors, member: member.actor })).line.id;
    };
    const [first, second, third] = [await ofFirm("Alpha Scans"), await ofFirm("Beta Scans"), await ofFirm("Gamma Scans")];
    const prepared = await createBatch(services, { actors, lineIds: [first], state: "prepared", layoutId });
    const approved = await createBatch(services, { actors, lineIds: [second], state: "approved", layoutId });
    const filed = await createBatch(services, { actors, lineIds: [third], state: "filed", layoutId });
    await replaceAccount([first, second, third]);
    expect((await codeAndMessageOf(approveBatch(approver, await seen(prepared)))).message).toMatch(/for: Alpha Scans\. Take their payments out/);
    await makeBankFile(systemContext(services), { batchId: approved }, finishes);
    expect(await readBatch(preparer, { batchId: approved })).toMatchObject({ file: null, changedAccounts: ["Beta Scans"] });
    expect((await readBatch(preparer, { batchId: approved })).fileProblem).toContain("Beta Scans");
    const { file, downloadNote } = await readBatch(preparer, { batchId: filed });
    const late = await codeAndMessageOf(openPaymentFile(preparer, { fileId: file?.id ?? "" }));
    expect(late).toEqual({ code: "account_changed", message: downloadNote });
    expect(late.message).toContain("for: Gamma Scans.");
    expect(late.message).toContain(
      "If the bank does not have it, cancel the batch and prepare it again. If the bank has it, mark the batch as sent.",
    );
    expect(await services.db.$count(auditEntries, and(eq(auditEntries.event, "batch.download"), eq(auditEntries.subjectId, filed)))).toBe(0);
    // The bank has the file: that is recorded whatever the firm changed since, and the file is a record.
    await sendBatch(preparer, { ...(await seen(filed)), sentOn: today() });
    expect(await statesOf([third])).toEqual(["sent"]);
    expect(await readBatch(preparer, { batchId: filed })).toMatchObject({ changedAccounts: [], downloadNote: null });
    expect((await openPaymentFile(preparer, { fileId: file?.id ?? "" })).id).toBe(file?.id);
  });

  it("has no file for the bank any more once it is cancelled", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00]);
    const batchId = await createBatch(opened.services, { actors, lineIds, state: "filed", layoutId });
    await cancelBatch(preparer, { ...(await seen(batchId)), reason: "The bank does not have it" });
    const { file, downloadNote } = await readBatch(preparer, { batchId });
    const refused = await codeAndMessageOf(openPaymentFile(preparer, { fileId: file?.id ?? "" }));
    expect(refused).toEqual({ code: "batch_cancelled", message: downloadNote });
  });
});

describe("sending and cancelling", () => {
  it("books the money once and refuses days that cannot be", async () => {
    const { services } = opened;
    const { line } = await createPaymentLine(services, { actors, scheme: "exhibition", amountPaise: 900_00 });
    const batchId = await createBatch(services, { actors, lineIds: [line.id], state: "approved", layoutId });
    const send = async (sentOn: string) => codeAndMessageOf(sendBatch(preparer, { ...(await seen(batchId)), sentOn }));
    expect((await send(today())).code).toBe("file_not_ready");
    await makeBankFile(systemContext(services), { batchId }, finishes);
    expect((await send("2099-01-01")).message).toBe("The day must not be in the future.");
    expect((await send("2020-01-01")).message).toMatch(/^The batch was approved on \d\d-\d\d-\d{4}\. It cannot be sent before that\.$/);
    const newest = { ...(await seen(batchId)), sentOn: today() };
    const codes = await Promise.all([codeAndMessageOf(sendBatch(preparer, newest)), codeAndMessageOf(sendBatch(preparer, newest))]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(["accepted", "wrong_state"]);
    expect(await statesOf([line.id])).toEqual(["sent"]);
    const balances = await selectBalances(services.db, { scheme: "exhibition", throughOn: "2099-12-31" });
    expect([balances.get("in_payment"), balances.get("sanctioned")]).toEqual([900_00, 0]);
    expect((await codeAndMessageOf(cancelBatch(preparer, { ...(await seen(batchId)), reason: "Too late" }))).code).toBe("wrong_state");
  });

  it("gives the lines of a cancelled batch back, by either of the two people", async () => {
    const lineIds = await createReadyLines(opened.services, actors, [1_00, 2_00]);
    const completed = { action: "complete_documents", fromState: "papers_asked", toState: "papers_complete" } as const;
    // The second one waits longer.
    const waiting = lineIds.map((lineId, place) => ({ lineId, readySince: new Date(`2026-01-0${5 - place}T06:00:00Z`) })).toReversed();
    await opened.services.db.insert(paymentHistory).values(waiting.map(({ lineId, readySince }) => ({ ...completed, lineId, at: readySince })));
    const batchId = await createBatch(opened.services, { actors, lineIds, state: "approved", layoutId });
    await expect(cancelBatch(approver, { ...(await seen(batchId)), reason: "  " })).rejects.toThrow("Say why");
    await cancelBatch(approver, { ...(await seen(batchId)), reason: "Two of them are doubtful" });
    expect(await statesOf(lineIds)).toEqual(["papers_complete", "papers_complete"]);
    // They wait since their documents were complete, not since the cancelling.
    expect((await listReadyLines(preparer, {})).rows.slice(0, 2)).toMatchObject(waiting);
    expect(await readBatch(preparer, { batchId })).toMatchObject({ state: "cancelled", lines: 2, actions: [] });
    await makeBankFile(systemContext(opened.services), { batchId }, finishes);
    expect((await readBatch(preparer, { batchId })).file).toBeNull();
    const next = await createBatch(opened.services, { actors, lineIds, state: "sent", layoutId });
    expect((await entriesOf(opened.services, next)).map(({ lineId }) => lineId)).toEqual(waiting.map(({ lineId }) => lineId));
  });

  it("is done by another person than the preparer once the bank file was downloaded", async () => {
    const { services } = opened;
    const lineIds = await createReadyLines(services, actors, [1_00]);
    const batchId = await createBatch(services, { actors, lineIds, state: "filed", layoutId });
    const { file, actions, number, version } = await readBatch(preparer, { batchId });
    expect(actions).toEqual(["send", "cancel"]);
    await openPaymentFile(approver, { fileId: file?.id ?? "" });
    const cancel = { batchId, version, reason: "The bank does not have it" };
    const cancelNote = batchMessages.cancelNeedsOther;
    expect(await readBatch(preparer, { batchId })).toMatchObject({ version, downloadedAt: expect.any(Date), actions: ["send"], cancelNote });
    expect(await codeAndMessageOf(cancelBatch(preparer, cancel))).toEqual({ code: "two_people", message: cancelNote });
    expect((await readBatch(approver, { batchId })).cancelNote).toBeNull();
    await cancelBatch(approver, cancel);
    expect(await statesOf(lineIds)).toEqual(["papers_complete"]);
    // Who approves the next batch of the payment is told of this one, and of a return that somebody recorded by hand.
    const shownIn = async (id: string) => {
      const [{ fromEarlierBatches }, { rows }] = await Promise.all([readBatch(approver, { batchId: id }), listBatchLines(approver, { batchId: id })]);
      return [fromEarlierBatches, rows.map(({ earlierBatch }) => earlierBatch)];
    };
    const next = await createBatch(services, { actors, lineIds, state: "sent", layoutId });
    expect(await shownIn(next)).toEqual([1, [{ number, isReturned: false, on: today() }]]);
    const [entry] = await entriesOf(services, next);
    const proved = { settledOn: today(), proofFileId: await createProof(services, actors) };
    await settleLine(preparer, { outcome: "returned", reference: entry?.reference ?? "", reason: "Account closed", ...proved });
    await services.db.update(paymentLines).set({ state: "papers_complete" }).where(inArray(paymentLines.id, lineIds));
    const last = await createBatch(services, { actors, lineIds, state: "prepared", layoutId });
    expect(await shownIn(last)).toEqual([1, [{ number: number + 1, isReturned: true, on: today() }]]);
    expect(await shownIn(batchId)).toEqual([0, [null]]);
  });

  it("are exported as they are filtered, amounts as text in csv and as numbers in a spreadsheet", async () => {
    await createBatch(opened.services, { actors, lineIds: await createReadyLines(opened.services, actors, [1_00]), state: "prepared", layoutId });
    const reader = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.read"]));
    const { header, rows } = await exportBatchesCsv(reader, { state: "prepared" });
    const { rows: shown } = await listBatches(reader, { state: "prepared", page: 1, pageSize: 100 });
    expect(header?.slice(0, 4)).toEqual(["Batch", "State", "Payments", "Amount, Rs"]);
    const names: unknown[] = [];
    for await (const [name] of rows) names.push(name);
    expect(names).toEqual(shown.map(({ name }) => name));
    const { name, bytes } = await exportBatchesXlsx(reader, {});
    expect(name).toMatch(/^epcmd-batches-\d{4}-\d\d-\d\d\.xlsx$/);
    const [sheet = {}] = Object.values(readXlsx(bytes).Sheets);
    expect([sheet["C2"], sheet["D2"]]).toMatchObject([{ t: "n" }, { t: "n" }]);
  });

  it("marks the payments of a firm that is deactivated, and leaves out the lines of no such firm", async () => {
    const { services } = opened;
    const { actor: member } = await createMember(services);
    await createBankAccount(services, member, actors);
    const { line } = await createPaymentLine(services, { actors, member, scheme: "exhibition" });
    await services.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "It left" }).where(eq(firms.id, member.firmId));
    const marked = { lineId: line.id, isFirmDeactivated: true };
    expect((await listReadyLines(preparer, { scheme: "exhibition" })).rows).toContainEqual(expect.objectContaining(marked));
    const { batchId } = await prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds: [line.id] } });
    expect((await listBatchLines(preparer, { batchId })).rows).toMatchObject([marked]);
    expect(await getLine(preparer, { lineId: line.id })).toMatchObject({ isFirmDeactivated: true });
  });

  it("has nothing that pays a line twice: the database refuses it, too", async () => {
    const { db } = opened.services;
    const lineIds = await createReadyLines(opened.services, actors, [1_00]);
    const batchId = await createBatch(opened.services, { actors, lineIds, state: "prepared", layoutId });
    const [entry] = await entriesOf(opened.services, batchId);
    const [other] = await db
      .select()
      .from(paymentBatches)
      .where(sql`${paymentBatches.id} <> ${batchId}`)
      .limit(1);
    if (entry === undefined || other === undefined) throw new Error("two batches");
    await expect(db.insert(batchLines).values({ ...entry, batchId: other.id, reference: "B0-0001" })).rejects.toThrow();
  });
});
