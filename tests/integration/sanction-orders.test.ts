import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { OrderChangeInput, SanctionOrderInput } from "#domain/payments/sanction-order.ts";
import type { Payer } from "#domain/payments/line-states.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { createDb } from "#db/connection/client.ts";
import { insertBookings, selectBalances } from "#db/queries/ledger.ts";
import { lockPaymentLines, selectClaimLines, updateLineStates } from "#db/queries/payment-lines.ts";
import { selectFirmLines } from "#db/queries/payment-documents.ts";
import { getReceiptLine } from "#db/queries/pre-receipts.ts";
import { insertSanctionOrder, updateSanctionOrder } from "#db/queries/sanction-orders.ts";
import { provedFacts, reimbursementItems, sanctionLines } from "#db/schema/amounts.ts";
import { ledgerCloses } from "#db/schema/ledger.ts";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { paymentLines, preReceipts, sanctionOrderChanges } from "#db/schema/payments.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { listNotifications, ListNotificationsInput } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { openLineAgain, recordElsewhere, RecordElsewhereInput, releaseLine, withholdLine } from "#server/application/payments/change-line.ts";
import { exportOrders } from "#server/application/payments/export-orders.ts";
import { reverseElsewhere } from "#server/application/payments/reverse-elsewhere.ts";
import { getLine } from "#server/application/payments/get-line.ts";
import { getOrder } from "#server/application/payments/get-order.ts";
import { listDocuments } from "#server/application/payments/list-documents.ts";
import { countLines, exportLines, LineFilters, listLines } from "#server/application/payments/list-lines.ts";
import { listClaimChoices, listSanctionOrders, listSanctions, ListSanctionsInput, OrderFilters } from "#server/application/payments/list-orders.ts";
import { askOrderChange, confirmOrderChange, declineOrderChange } from "#server/application/payments/order-changes.ts";
import { readDesk } from "#server/application/payments/read-desk.ts";
import { recordOrder } from "#server/application/payments/record-order.ts";
import { whereIsTheMoney } from "#server/application/payments/where-is-the-money.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createInvited, createMember, createStaffActor } from "../support/factories.ts";
import { createApproved, createBankAccount, createPaymentActors, createPaymentFile, type PaymentActors } from "../support/payments.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let member: MemberActor;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  member = (await createMember(opened.services)).actor;
  await publishRule(opened.services, { scheme: "product", effectiveFrom: "2026-10-01", terms: { payer: "council" } });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const preparer = () => contextOf(opened.services, actors.preparer);
const approver = () => contextOf(opened.services, actors.approver);
const db = () => opened.services.db;
let running = 0;
const newNumber = (): string => `${(running += 1)}/2026`;
const pdf = () => createPaymentFile(opened.services, actors.preparer.userId);
const approved = (sanctionedPaise = 50_000_00) => createApproved(opened.services, { member, sanctionedPaise });

type Lines = readonly (readonly [id: string, amount: string])[];
/** An order as the form sends it. By their rules the council pays the claims of these tests; an order of DGFT confirms that it pays them. */
const order = async (lines: Lines, values: Partial<Record<string, unknown>> = {}) => ({
  number: newNumber(),
  orderedOn: "05-10-2026",
  budgetHead: "3453-00-194-14-00-31",
  payer: "council" as Payer,
  fileId: await pdf(),
  lines: lines.map(([reimbursementId, amount]) => ({ reimbursementId, amount, isOtherPayer: values["payer"] === "dgft_direct" })),
  ...values,
});
const record = async (lines: Lines, values: Partial<Record<string, unknown>> = {}) =>
  recordOrder(preparer(), SanctionOrderInput.parse(await order(lines, values)));
const ask = (orderId: string, version: number, values: Partial<Record<string, unknown>>) =>
  askOrderChange(preparer(), OrderChangeInput.parse({ orderId, version, reason: "A slip of the pen", ...values }));

/** The code and the texts of a refusal. */
const refused = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof DomainError)
        return `${error.code}: ${
          Object.values(error.fields ?? {})
            .flat()
            .join(" ") || error.message
        }`;
      throw error;
    },
  );
/** The first text of a refusal by the form's own schema. */
const unread = (result: { readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

const balance = async () => Object.fromEntries(await selectBalances(db(), { scheme: "product", throughOn: "2099-12-31" }));
const noticesOf = async (reimbursementId: string) =>
  (await db().select().from(notifications).where(eq(notifications.reimbursementId, reimbursementId))).map(({ kind }) => kind);
const mailsOf = async (reimbursementId: string) =>
  (await db().select().from(mail).orderBy(mail.id)).filter(({ params }) => JSON.stringify(params).includes(reimbursementId)).map(({ kind }) => kind);
const statusOf = async (id: string) =>
  (await db().select({ status: reimbursements.paymentStatus }).from(reimbursements).where(eq(reimbursements.id, id)))[0]?.status;
const lineOf = async (reimbursementId: string) => {
  const [line] = await selectClaimLines(db(), reimbursementId);
  if (line === undefined) throw new Error("no line");
  return line;
};
const giveReceipt = async (lineId: string, state: "given" | "accepted") =>
  db()
    .insert(preReceipts)
    .values({ lineId, fileId: await pdf(), state, givenBy: member.userId, givenAt: new Date() });
const receiptOf = async (lineId: string) => (await db().select().from(preReceipts).where(eq(preReceipts.lineId, lineId)))[0];
/** Takes a line to the bank and back, as batches do. */
const returnFromBank = async (reimbursementId: string) => {
  const by = { actorId: null, at: new Date() };
  for (const action of ["complete_documents", "add_to_batch", "send", "return"] as const)
    await db().transaction(async (tx) =>
      updateLineStates(
        tx,
        action,
        (await lockPaymentLines(tx, [(await lineOf(reimbursementId)).id])).map((line) => ({ line, values: { reason: "Account closed" } })),
        by,
      ),
    );
};

describe("recording an order", () => {
  it("makes lines and bookings, asks the firm, and tells it without an amount", async () => {
    const [whole, part] = [await approved(), await approved(80_000_00)];
    const before = await balance();
    const { id, message } = await record([
      [whole, "50,000"],
      [part, "30000.50"],
    ]);
    expect(message).toMatch(/is recorded/);
    const view = await getOrder(preparer(), { orderId: id });
    expect(view).toMatchObject({ amountPaise: 80_000_50, payer: "council", actions: ["ask_change"] });
    expect(view.lines.map(({ state }) => state)).toEqual(["papers_asked", "papers_asked"]);
    expect((await balance())["sanctioned"]).toBe((before["sanctioned"] ?? 0) + 80_000_50);
    expect(await statusOf(whole)).toBe("papers_asked");
    expect(await noticesOf(whole)).toEqual(["order_recorded"]);
    expect(await mailsOf(whole)).toEqual(["order_recorded"]);
    const [email] = (await db().select().from(mail)).filter(({ params }) => JSON.stringify(params).includes(whole));
    expect(Object.keys(email?.params ?? {}).toSorted()).toEqual(["firmName", "path", "reimbursementId", "scheme"]);
    expect((await listClaimChoices(preparer(), { page: 1, pageSize: 10, search: part })).rows).toMatchObject([{ id: part, restPaise: 49_999_50 }]);
    expect((await listClaimChoices(preparer(), { page: 1, pageSize: 10, search: whole })).rows).toEqual([]);
  });

  it("leaves what DGFT pays itself in its first state, with a notice only", async () => {
    const id = await approved();
    await record([[id, "50000"]], { payer: "dgft_direct" });
    expect(await statusOf(id)).toBe("sanctioned");
    expect(await noticesOf(id)).toEqual(["order_recorded_direct"]);
    expect(await mailsOf(id)).toEqual([]);
  });

  it("refuses more than was approved, a claim that is covered, one that is not approved, and the same one twice", async () => {
    const id = await approved();
    expect(await refused(record([[id, "50000.01"]]))).toBe(
      `order_wrong: DGFT approved Rs 50,000.00 for ${id}; this order would give Rs 50,000.01. Enter Rs 50,000.00 or less.`,
    );
    await record([[id, "20000"]]);
    expect(await refused(record([[id, "40000"]]))).toMatch(
      /other orders give Rs 20,000.00 of it; this order would give Rs 40,000.00. Enter Rs 30,000.00 or less/,
    );
    await record([[id, "30000"]]);
    expect(await refused(record([[id, "1"]]))).toMatch(/is covered already/);
    const open = await approved();
    await db().update(reimbursements).set({ state: "UNDER_REVIEW_DGFT" }).where(eq(reimbursements.id, open));
    expect(await refused(record([[open, "1"]]))).toMatch(/is not approved by DGFT/);
    const twice = await approved();
    expect(
      await refused(
        record([
          [twice, "1"],
          [twice, "2"],
        ]),
      ),
    ).toMatch(/stands twice in this order/);
    expect(await refused(record([["PRD-2627-00000", "1"]]))).toMatch(/no reimbursement PRD-2627-00000/);
  });

  it("asks whether the order says so of a claim that another one pays by its rules, also of one that is added", async () => {
    await publishRule(opened.services, { scheme: "exhibition", effectiveFrom: "2026-10-01", terms: { chosenBy: "filed", payer: "dgft_direct" } });
    const [own, direct, other] = [
      await approved(),
      await createApproved(opened.services, { member, scheme: "exhibition", sanctionedPaise: 1_000_00 }),
      await createApproved(opened.services, { member, scheme: "exhibition", sanctionedPaise: 1_000_00 }),
    ];
    expect((await listClaimChoices(preparer(), { page: 1, pageSize: 10, search: direct })).rows).toMatchObject([{ payer: "dgft_direct" }]);
    const text = `By the rules DGFT pays ${direct}. Take it out, check who pays, or confirm that the order says otherwise.`;
    const mixed = record([
      [own, "50000"],
      [direct, "1000"],
    ]);
    expect(await refused(mixed)).toBe(`order_wrong: ${text}`);
    const unsaid = { payer: "dgft_direct", lines: [{ reimbursementId: own, amount: "50000" }] };
    expect(await refused(record([], unsaid))).toContain(`By the rules EPCMD pays ${own}.`);
    const { id: orderId } = await record([], {
      lines: [
        { reimbursementId: own, amount: "50000" },
        { reimbursementId: other, amount: "1000", isOtherPayer: true },
      ],
    });
    expect(await lineOf(other)).toMatchObject({ orderId, state: "papers_asked" });
    const added = { reimbursementId: direct, amount: "1000" };
    expect(await refused(ask(orderId, 1, { claims: [added] }))).toBe(`change_wrong: ${text}`);
    await ask(orderId, 1, { claims: [{ ...added, isOtherPayer: true }] });
    const [change] = (await getOrder(approver(), { orderId })).changes;
    expect(change?.after.claims).toEqual([{ reimbursementId: direct, amountPaise: 1_000_00, isOtherPayer: true }]);
    // A correction without the mark, asked for by the release before, is confirmed too.
    const unmarked = { before: {}, after: { claims: [{ reimbursementId: direct, amountPaise: 1_000_00 }] } };
    await db()
      .update(sanctionOrderChanges)
      .set({ change: unmarked })
      .where(eq(sanctionOrderChanges.id, change?.id ?? ""));
    await confirmOrderChange(approver(), { changeId: change?.id ?? "" });
    expect(await lineOf(direct)).toMatchObject({ orderId, state: "papers_asked" });
  });

  it("says and asks nothing of a claim of which no rule says who pays; an intent that is proved chooses the rule", async () => {
    const plant = () => createApproved(opened.services, { member, scheme: "plant", sanctionedPaise: 1_000_00 });
    const payerOf = async (id: string) => (await listClaimChoices(preparer(), { page: 1, pageSize: 10, search: id })).rows[0]?.payer;
    await publishRule(opened.services, { scheme: "plant", effectiveFrom: "2026-04-01", terms: { chosenBy: "intent_filed", payer: "dgft_direct" } });
    const [first, second, intended] = [await plant(), await plant(), await plant()];
    expect(await payerOf(first)).toBeUndefined();
    for (const [id, payer] of [
      [first, "council"],
      [second, "dgft_direct"],
    ] as const) {
      const { id: orderId } = await record([], { payer, lines: [{ reimbursementId: id, amount: "1000" }] });
      expect(await lineOf(id)).toMatchObject({ orderId });
    }
    const proved = { reimbursementId: intended, intentFiledOn: "2026-05-04", setBy: actors.preparer.userId, setAt: new Date() };
    await db().insert(provedFacts).values(proved);
    expect(await payerOf(intended)).toBe("dgft_direct");
    expect(await refused(record([[intended, "1000"]]))).toContain(`By the rules DGFT pays ${intended}.`);
  });

  it("knows the part of each payer where the costs of a claim have different ones", async () => {
    const byPayment = (effectiveFrom: string, payer: Payer) =>
      publishRule(opened.services, { scheme: "plant", effectiveFrom, terms: { chosenBy: "cost_paid", payer } });
    await byPayment("2025-04-01", "dgft_direct");
    await byPayment("2026-08-01", "council");
    /** A cost under the later version, then one under the earlier version. */
    const shared = async (later: Paise, earlier: Paise): Promise<string> => {
      const reimbursementId = await createApproved(opened.services, { member, scheme: "plant", sanctionedPaise: later + earlier });
      const of = { reimbursementId, kind: "inspection_fee", enteredBy: "member" as const, savedBy: member.userId, savedAt: new Date() };
      for (const [place, [paidOn, sanctionedPaise]] of [["2026-08-01", later] as const, ["2026-07-31", earlier] as const].entries()) {
        const itemId = randomUUID();
        await db()
          .insert(reimbursementItems)
          .values({ ...of, id: itemId, position: place + 1, facts: { paid_on: paidOn } });
        await db().insert(sanctionLines).values({ reimbursementId, itemId, sanctionedPaise });
      }
      return reimbursementId;
    };
    const choice = async (search: string) => (await listClaimChoices(preparer(), { page: 1, pageSize: 10, search })).rows[0];
    const give = (reimbursementId: string, amount: string, values: { payer: Payer; isOtherPayer?: boolean }) => {
      const { payer, ...line } = values;
      return refused(record([], { payer, lines: [{ reimbursementId, amount, ...line }] }));
    };
    const id = await shared(2_00_000_25, 1_20_000_50);
    expect(await choice(id)).toMatchObject({ payer: "both", leftPaise: { council: 2_00_000_25, dgft_direct: 1_20_000_50 } });
    const parts = `order_wrong: By the rules EPCMD pays Rs 2,00,000.25 of ${id} and DGFT Rs 1,20,000.50.`;
    expect(await give(id, "320000.75", { payer: "council" })).toBe(
      `${parts} Enter Rs 2,00,000.25 or less, or confirm that the order says otherwise.`,
    );
    expect(await give(id, "150000", { payer: "council" })).toBe("done");
    // A correction that raises the line asks the same.
    const { orderId, id: lineId } = await lineOf(id);
    const raise = (amount: string, known: { isOtherPayer?: boolean } = {}) => refused(ask(orderId, 1, { lines: [{ lineId, amount, ...known }] }));
    expect((await getOrder(preparer(), { orderId })).ownParts).toEqual({ [lineId]: 2_00_000_25 });
    expect(await raise("200000.26")).toMatch(
      /^change_wrong: .* Of the part of EPCMD Rs 50,000\.25 is left\. Enter Rs 2,00,000\.25 or less, or confirm/,
    );
    for (const [amount, known, after] of [
      ["200000.25", {}, { amountPaise: 2_00_000_25 }],
      ["200000.26", { isOtherPayer: true }, { amountPaise: 2_00_000_26, isOtherPayer: true }],
    ] as const) {
      expect(await raise(amount, known)).toBe("done");
      const change = (await getOrder(approver(), { orderId })).changes.find(({ state }) => state === "waiting");
      expect(change?.after.lines).toEqual([{ lineId, ...after }]);
      await declineOrderChange(approver(), { changeId: change?.id ?? "" });
    }
    expect(await give(id, "50000.26", { payer: "council" })).toBe(
      `${parts} Of the part of EPCMD Rs 50,000.25 is left. Enter Rs 50,000.25 or less, or confirm that the order says otherwise.`,
    );
    expect(await give(id, "120000.50", { payer: "dgft_direct" })).toBe("done");
    expect(await choice(id)).toMatchObject({ restPaise: 50_000_25, leftPaise: { council: 50_000_25, dgft_direct: 0 } });
    expect(await give(id, "50000.25", { payer: "council" })).toBe("done");
    expect(await give(await shared(1_000_00, 500_00), "1500", { payer: "council", isOtherPayer: true })).toBe("done");
    // Nothing is sanctioned for the first cost.
    const direct = await shared(0, 1_20_000_50);
    expect(await choice(direct)).toMatchObject({ payer: "dgft_direct" });
    expect(await give(direct, "120000.50", { payer: "council" })).toContain(`By the rules DGFT pays ${direct}.`);
    expect(await give(direct, "120000.50", { payer: "dgft_direct" })).toBe("done");
  });

  it("of two orders at once for one claim lets one pass", async () => {
    const id = await approved();
    const inputs = [await order([[id, "50000"]]), await order([[id, "50000"]]), await order([[id, "50000"]])];
    const outcomes = await Promise.all(inputs.map((input) => refused(recordOrder(preparer(), SanctionOrderInput.parse(input)))));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes("is covered already"))).toHaveLength(2);
    expect(await selectClaimLines(db(), id)).toHaveLength(1);
  });

  it("refuses a number that is used on that day, a date to come or before the approval, and another user's file", async () => {
    const [first, second] = [await approved(), await approved()];
    const number = newNumber();
    await record([[first, "1"]], { number });
    expect(await refused(record([[second, "1"]], { number: number.toUpperCase() }))).toMatch(
      /number_used: An order .* of 05-10-2026 is recorded already/,
    );
    await record([[second, "1"]], { number, orderedOn: "06-10-2026" });
    expect(await refused(record([[second, "1"]], { orderedOn: "2099-01-01" }))).toMatch(/cannot be of a day that is to come/);
    expect(await refused(record([[second, "1"]], { orderedOn: "30-09-2026" }))).toMatch(/was approved on 01-10-2026, after the date of this order/);
    expect(await refused(record([[second, "1"]], { fileId: await createPaymentFile(opened.services, member.userId) }))).toMatch(/file_unknown/);
  });

  it("refuses a number that another user writes in the same moment, in a new order and in a correction", async () => {
    const patient = createDb(database.url, { statementTimeoutMs: 60_000, settings: { lock_timeout: "60000" } });
    const whileRecorded = async (number: string, act: () => Promise<unknown>) => {
      const by = { recordedBy: actors.preparer.userId, recordedAt: new Date(), fileId: await pdf() };
      const other = { number, orderedOn: "2026-10-05", budgetHead: "3453-00-194-14-00-31", payer: "council" as const, ...by };
      const { outcome } = await patient.db.transaction(async (tx) => {
        await insertSanctionOrder(tx, other);
        const waits = refused(act());
        const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await eventually(async () => expect(await patient.db.execute(waiting)).toHaveLength(1));
        return { outcome: waits };
      });
      expect(await outcome).toBe(`number_used: An order ${number} of 05-10-2026 is recorded already. Open it in the list, or check number and date.`);
    };
    const input = SanctionOrderInput.parse(await order([[await approved(), "1"]]));
    await whileRecorded(input.number, () => recordOrder({ ...preparer(), db: patient.db }, input));
    const { id: orderId } = await record([[await approved(), "1"]]);
    const number = newNumber();
    await ask(orderId, 1, { number });
    const changeId = (await getOrder(approver(), { orderId })).changes[0]?.id ?? "";
    await whileRecorded(number, () => confirmOrderChange({ ...approver(), db: patient.db }, { changeId }));
    await patient.close();
  });

  it.each<[Partial<Record<string, unknown>>, string]>([
    [{ fileId: "" }, "Upload the PDF of the order"],
    [{ number: " " }, "Enter the order number"],
    [{ orderedOn: "" }, "Enter the date of the order"],
    [{ orderedOn: "31-02-2026" }, "Date of the order must be a real date: 31-02-2026 is not in the calendar"],
    [{ payer: "bank" }, "Choose who pays the firms"],
    [{ lines: [] }, "Choose at least one claim"],
    [{ lines: [{ reimbursementId: "PRD-2627-00001", amount: "" }] }, "Enter the amount in rupees"],
    [{ lines: [{ reimbursementId: "PRD-2627-00001", amount: "0" }] }, "Enter an amount above zero, or take the claim out"],
    ...["-5", "1e15", "1.234", "12 lakh", "1000000000000"].map((amount): [Partial<Record<string, unknown>>, string] => [
      { lines: [{ reimbursementId: "PRD-2627-00001", amount }] },
      "Enter the amount in rupees as digits, with at most two places, like 125000.50",
    ]),
  ])("refuses %o", async (values, text) => {
    expect(unread(SanctionOrderInput.safeParse(await order([["PRD-2627-00001", "1"]], values)))).toBe(text);
  });

  it("needs the right, beside the role", async () => {
    const id = await approved();
    const input = SanctionOrderInput.parse(await order([[id, "1"]]));
    expect(await refused(recordOrder(approver(), input))).toMatch(/^forbidden: .*Prepare payments/);
    const reader = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.read"]));
    expect(await refused(listSanctionOrders(reader, { page: 1, pageSize: 10, search: "" }))).toBe("done");
    const without = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    expect(await refused(listSanctionOrders(without, { page: 1, pageSize: 10, search: "" }))).toMatch(/^forbidden/);
  });
});

describe("correcting an order", () => {
  const recorded = async (amount = "20000") => {
    const id = await approved();
    const { id: orderId } = await record([[id, amount]]);
    return { id, orderId, line: await lineOf(id) };
  };

  it("waits for a second person, then changes order, line and ledger and tells the firm", async () => {
    const { id, orderId, line } = await recorded();
    const before = await balance();
    await giveReceipt(line.id, "accepted");
    const number = newNumber();
    await ask(orderId, 1, { number, orderedOn: "07-10-2026", lines: [{ lineId: line.id, amount: "45000" }] });
    const waiting = await getOrder(approver(), { orderId });
    expect(waiting).toMatchObject({ amountPaise: 20_000_00, actions: ["confirm_change", "decline_change"] });
    expect(waiting.changes).toMatchObject([
      {
        state: "waiting",
        before: { orderedOn: "2026-10-05", lines: [{ amountPaise: 20_000_00 }] },
        after: { number, orderedOn: "2026-10-07", lines: [{ amountPaise: 45_000_00 }] },
      },
    ]);
    expect(await balance()).toEqual(before);
    const changeId = waiting.changes[0]?.id ?? "";
    await confirmOrderChange(approver(), { changeId });
    const after = await getOrder(preparer(), { orderId });
    expect(after).toMatchObject({ number, orderedOn: "2026-10-07", amountPaise: 45_000_00, version: 2, actions: ["ask_change"] });
    expect(after.changes).toMatchObject([{ state: "confirmed", settledBy: actors.approver.name, before: { lines: [{ amountPaise: 20_000_00 }] } }]);
    expect((await balance())["sanctioned"]).toBe((before["sanctioned"] ?? 0) + 25_000_00);
    expect((await selectBalances(db(), { scheme: "product", throughOn: "2026-10-04" })).get("sanctioned")).toBeUndefined();
    expect(await mailsOf(id)).toEqual(["order_recorded", "payment_changed"]);
    const firm = contextOf(opened.services, member);
    await markRead(firm, { reimbursementId: id });
    const { rows } = await listNotifications(firm, ListNotificationsInput.parse({ pageSize: 100 }));
    expect(rows.find((row) => row.reimbursementId === id && row.title === "Amount corrected")).toMatchObject({
      text: expect.stringContaining("See under Payments whether a new pre-receipt is asked."),
      isAboutPayments: true,
      isRead: false,
    });
    expect(await receiptOf(line.id)).toMatchObject({ state: "refused", remark: expect.stringContaining("Make a new pre-receipt") });
    expect((await getLine(preparer(), { lineId: line.id })).history.map(({ action }) => action)).toEqual(["correct", "ask_documents", "record"]);
    expect(await refused(confirmOrderChange(approver(), { changeId }))).toMatch(/^change_settled/);
  });

  it("cancels a line whose amount becomes zero; its claim can be sanctioned again", async () => {
    const { id, orderId, line } = await recorded("50000");
    const before = await balance();
    await giveReceipt(line.id, "given");
    await ask(orderId, 1, { lines: [{ lineId: line.id, amount: "0" }] });
    await confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" });
    expect(await statusOf(id)).toBeNull();
    expect(await mailsOf(id)).toEqual(["order_recorded", "payment_cancelled"]);
    expect(await receiptOf(line.id)).toMatchObject({ state: "refused", remark: expect.stringContaining("Nothing is left to pay") });
    // One that stayed behind in this state is not shown either: it could not be opened.
    await db().update(preReceipts).set({ state: "given" }).where(eq(preReceipts.lineId, line.id));
    expect((await listDocuments(preparer(), { page: 1, pageSize: 10, search: id })).rows).toEqual([]);
    expect((await readDesk(preparer())).find(({ kind }) => kind === "preReceipts")?.count).toBe(0);
    expect((await balance())["sanctioned"]).toBe((before["sanctioned"] ?? 0) - 50_000_00);
    const { number } = await getOrder(preparer(), { orderId });
    expect(await refused(record([[id, "50000"]], { number }))).toBe(
      `number_used: An order ${number} of 05-10-2026 is recorded already, and all its payments were cancelled. Correct its number first, for example to "${number}, cancelled". Then the number is free.`,
    );
    await ask(orderId, 2, { number: `${number}, cancelled` });
    await confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" });
    await record([[id, "50000"]], { number });
    const again = await lineOf(id);
    expect(again.instalment).toBe(2);
    // A reader counts only what is left.
    const shown = [
      await getLine(preparer(), { lineId: again.id }),
      (await getOrder(preparer(), { orderId: again.orderId })).lines[0],
      await getReceiptLine(db(), again.id, undefined),
      (await selectFirmLines(db(), again.firmId)).find(({ line: { id: lineId } }) => lineId === again.id),
    ];
    expect(shown.map((one) => one?.instalment)).toEqual([1, 1, 1, 1]);
  });

  it("adds a claim that was forgotten, with its line, its booking and the question to the firm", async () => {
    const { id, orderId, line } = await recorded("20000");
    const forgotten = await approved();
    const before = await balance();
    expect(await refused(ask(orderId, 1, { claims: [{ reimbursementId: id, amount: "1000" }] }))).toContain("has a payment in this order already");
    expect(await refused(ask(orderId, 1, { claims: [{ reimbursementId: forgotten, amount: "900000" }] }))).toMatch(/^change_wrong/);
    await ask(orderId, 1, { claims: [{ reimbursementId: forgotten, amount: "30000" }] });
    expect(await selectClaimLines(db(), forgotten)).toEqual([]);
    await confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" });
    expect(await lineOf(forgotten)).toMatchObject({ orderId, instalment: 1, amountPaise: 30_000_00, state: "papers_asked" });
    expect(await lineOf(id)).toMatchObject({ id: line.id, amountPaise: 20_000_00 });
    expect((await balance())["sanctioned"]).toBe((before["sanctioned"] ?? 0) + 30_000_00);
    expect(await mailsOf(forgotten)).toEqual(["order_recorded"]);
    expect(await mailsOf(id)).toEqual(["order_recorded"]);
  });

  it("of its number asks for a pre-receipt that names it, of a line before a batch only", async () => {
    const { id, orderId, line } = await recorded();
    await giveReceipt(line.id, "accepted");
    const confirm = async () => confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" });
    await ask(orderId, 1, { budgetHead: "Right head" });
    await confirm();
    expect(await receiptOf(line.id)).toMatchObject({ state: "accepted" });
    await ask(orderId, 2, { number: newNumber() });
    await db().transaction(async (tx) => updateLineStates(tx, "complete_documents", [{ line }], { actorId: null, at: new Date() }));
    await confirm();
    expect(await receiptOf(line.id)).toMatchObject({ state: "refused", remark: expect.stringContaining("number or the date") });
    expect(await statusOf(id)).toBe("papers_asked");
    expect(await mailsOf(id)).toEqual(["order_recorded", "order_corrected"]);
    expect(await noticesOf(id)).toEqual(["order_recorded", "order_corrected"]);
    await db().update(preReceipts).set({ state: "accepted" }).where(eq(preReceipts.lineId, line.id));
    await returnFromBank(id);
    await ask(orderId, 3, { number: newNumber() });
    await confirm();
    expect(await receiptOf(line.id)).toMatchObject({ state: "accepted" });
  });

  it("is not confirmed by who asked, nor by somebody whom that user invited", async () => {
    const both = await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.prepare", "payments.approve"]);
    const { orderId } = await recorded();
    await askOrderChange(contextOf(opened.services, both), OrderChangeInput.parse({ orderId, version: 1, reason: "x", budgetHead: "Other" }));
    const changeId = (await getOrder(approver(), { orderId })).changes[0]?.id ?? "";
    expect(await refused(confirmOrderChange(contextOf(opened.services, both), { changeId }))).toMatch(
      /^second_person.* the same colleague invited both/,
    );
    const invited = { ...(await createInvited(contextOf(opened.services, both))), rights: ["payments.approve"] as const };
    expect(await refused(confirmOrderChange(contextOf(opened.services, invited), { changeId }))).toMatch(/^second_person/);
    const stale = contextOf(opened.services, actors.approver, { secondsSincePassword: 3_600 });
    expect(await refused(confirmOrderChange(stale, { changeId }))).toMatch(/^password_not_fresh/);
    await declineOrderChange(approver(), { changeId });
    expect(await getOrder(approver(), { orderId })).toMatchObject({ budgetHead: "3453-00-194-14-00-31", changes: [{ state: "declined" }] });
    const ofDecline = and(eq(mail.userId, both.userId), eq(mail.kind, "money_declined"));
    expect(await db().$count(mail, ofDecline)).toBe(1);
    await askOrderChange(contextOf(opened.services, both), OrderChangeInput.parse({ orderId, version: 1, reason: "x", budgetHead: "Other" }));
    const own = (await getOrder(approver(), { orderId })).changes.find(({ state }) => state === "waiting");
    await declineOrderChange(contextOf(opened.services, both), { changeId: own?.id ?? "" });
    expect(await db().$count(mail, ofDecline)).toBe(1);
  });

  it("refuses a second one at once, a stale one, one without a difference, a blank reason, and more than was approved", async () => {
    const { orderId, line } = await recorded();
    expect(await refused(ask(orderId, 1, { budgetHead: "3453-00-194-14-00-31" }))).toMatch(/^nothing_changed/);
    expect(await refused(ask(orderId, 1, { lines: [{ lineId: line.id, amount: "50001" }] }))).toMatch(/Enter Rs 50,000.00 or less/);
    expect(unread(OrderChangeInput.safeParse({ orderId, version: 1, reason: " " }))).toBe("Enter the reason");
    const outcomes = await Promise.all([1, 2].map((one) => refused(ask(orderId, 1, { budgetHead: `Head ${one}` }))));
    expect(outcomes.toSorted()).toEqual([expect.stringMatching(/^change_waits/), "done"]);
    await confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" });
    expect(await refused(ask(orderId, 1, { budgetHead: "Third" }))).toMatch(/^stale_version/);
  });

  it("refuses a line that is in a batch, also when it came there after the question", async () => {
    const { id, orderId, line } = await recorded();
    await ask(orderId, 1, { lines: [{ lineId: line.id, amount: "10000" }] });
    await returnFromBank(id);
    const changeId = (await getOrder(approver(), { orderId })).changes[0]?.id ?? "";
    expect(await refused(confirmOrderChange(approver(), { changeId }))).toMatch(/cannot be corrected here any more: it is "Returned"/);
    await declineOrderChange(approver(), { changeId });
    expect(await refused(ask(orderId, 1, { orderedOn: "08-10-2026" }))).toMatch(/date of the order cannot change any more/);
    await ask(orderId, 1, { budgetHead: "Right head" });
  });

  it("of a line that the bank returned counts from the day on which the line opened again", async () => {
    const { id, orderId, line } = await recorded("30000");
    await returnFromBank(id);
    const moved = { scheme: "product" as const, lineId: line.id, amountPaise: 30_000_00, postedBy: actors.preparer.userId, postedAt: new Date() };
    await db().transaction((tx) =>
      insertBookings(tx, [
        { ...moved, kind: "send", key: `send ${line.id}`, occurredOn: "2026-10-12" },
        { ...moved, kind: "return", key: `return ${line.id}`, occurredOn: "2026-10-19" },
      ]),
    );
    const { version } = await lineOf(id);
    const reopening = { ...preparer(), now: () => new Date("2026-10-20T06:00:00Z") };
    await openLineAgain(reopening, { lineId: line.id, version, reason: "Account closed" });
    const balanceOn = async (throughOn: string) => Object.fromEntries(await selectBalances(db(), { scheme: "product", throughOn }));
    const whileOut = async () => Promise.all(["2026-10-05", "2026-10-12", "2026-10-19"].map(balanceOn));
    const [before, opening] = [await whileOut(), await balanceOn("2026-10-20")];
    const confirm = async () => confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" });
    await ask(orderId, 1, { orderedOn: "07-10-2026", lines: [{ lineId: line.id, amount: "20000" }] });
    await confirm();
    expect(await whileOut()).toEqual(before);
    expect((await balanceOn("2026-10-20"))["sanctioned"]).toBe((opening["sanctioned"] ?? 0) - 10_000_00);
    await ask(orderId, 2, { lines: [{ lineId: line.id, amount: "0" }] });
    await confirm();
    expect(await whileOut()).toEqual(before);
    expect(await balanceOn("2026-10-20")).toMatchObject({
      sanctioned: (opening["sanctioned"] ?? 0) - 30_000_00,
      available: (opening["available"] ?? 0) + 30_000_00,
    });
  });

  it("the database keeps in each claim what orders give it, through orders, corrections and cancelled lines", async () => {
    const { orderId, line, id } = await recorded("30000");
    await ask(orderId, 1, { lines: [{ lineId: line.id, amount: "20000" }] });
    await confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" });
    const given = await db().execute<{ id: string; kept: string; sum: string }>(sql`
      select r.id, r.ordered_paise::text as kept, coalesce(sum(l.amount_paise) filter (where l.state <> 'cancelled'), 0)::text as sum
      from reimbursements r left join payment_lines l on l.reimbursement_id = r.id group by r.id`);
    expect(given.find((one) => one.id === id)?.kept).toBe("2000000");
    expect(given.filter(({ kept, sum }) => kept !== sum)).toEqual([]);
  });
});

describe("a payment line", () => {
  it("is withheld with a reason that the firm reads, and released to what was complete before", async () => {
    const id = await approved();
    await record([[id, "50000"]]);
    await createBankAccount(opened.services, member, actors).catch(() => undefined);
    const line = await lineOf(id);
    await giveReceipt(line.id, "accepted");
    await withholdLine(preparer(), { lineId: line.id, version: line.version, reason: "A court order" });
    expect((await whereIsTheMoney(contextOf(opened.services, member), { reimbursementId: id })).money?.en).toContain(
      "EPCMD withholds it: A court order.",
    );
    expect(await refused(withholdLine(preparer(), { lineId: line.id, version: line.version, reason: "Again" }))).toMatch(/^stale_version/);
    const withheld = await getLine(preparer(), { lineId: line.id });
    expect(withheld.actions).toEqual(["release"]);
    await releaseLine(preparer(), { lineId: line.id, version: withheld.version });
    expect(await statusOf(id)).toBe("papers_complete");
    expect(await mailsOf(id)).toEqual(["order_recorded", "payment_withheld", "payment_released"]);
    expect(await refused(releaseLine(preparer(), { lineId: line.id, version: (await lineOf(id)).version }))).toMatch(/^wrong_state/);
  });

  it("that the bank returned opens again, with its money sanctioned anew; withheld it does the same", async () => {
    for (const [take, told] of [
      [openLineAgain, "The bank returned it: Account closed."],
      [withholdLine, "withholds it: A query of the audit."],
    ] as const) {
      const id = await approved();
      await record([[id, "50000"]]);
      await returnFromBank(id);
      const before = await balance();
      const line = await lineOf(id);
      await take(preparer(), { lineId: line.id, version: line.version, reason: "A query of the audit" });
      const after = await balance();
      expect((after["sanctioned"] ?? 0) - (before["sanctioned"] ?? 0)).toBe(50_000_00);
      expect((after["returned"] ?? 0) - (before["returned"] ?? 0)).toBe(-50_000_00);
      const { money } = await whereIsTheMoney(contextOf(opened.services, member), { reimbursementId: id });
      expect(money?.en).toContain(told);
    }
  });

  it("of DGFT is recorded as paid elsewhere: its amount, its day", async () => {
    const id = await approved();
    await record([[id, "50000"]], { payer: "dgft_direct" });
    const line = await lineOf(id);
    const paid = (values: Partial<Record<string, unknown>> = {}) =>
      recordElsewhere(
        preparer(),
        RecordElsewhereInput.parse({
          lineId: line.id,
          version: line.version,
          reference: "DGFT/77",
          paidOn: "09-10-2026",
          amount: "50,000.00",
          ...values,
        }),
      );
    expect(await refused(withholdLine(preparer(), { lineId: line.id, version: line.version, reason: "x" }))).toMatch(/^paid_by_dgft/);
    expect(await refused(paid({ amount: "49999.99" }))).toMatch(/must be that of the payment, Rs 50,000.00/);
    expect(await refused(paid({ paidOn: "04-10-2026" }))).toMatch(/The order is of 05-10-2026/);
    expect(await refused(paid({ paidOn: "2099-01-01" }))).toMatch(/a day that is to come/);
    const before = await balance();
    await paid();
    expect(((await balance())["paid_elsewhere"] ?? 0) - (before["paid_elsewhere"] ?? 0)).toBe(50_000_00);
    expect(await statusOf(id)).toBe("paid_elsewhere");
    expect(await noticesOf(id)).toEqual(["order_recorded_direct", "payment_elsewhere"]);
    const { version: newest } = await lineOf(id);
    const wrong = { lineId: line.id, version: newest, reason: "It was of another claim" };
    const both = await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.prepare", "payments.approve"]);
    expect(await refused(reverseElsewhere(preparer(), wrong))).toMatch(/^forbidden/);
    const stale = contextOf(opened.services, actors.approver, { secondsSincePassword: 3_600 });
    expect(await refused(reverseElsewhere(stale, wrong))).toMatch(/^password_not_fresh/);
    expect((await getLine(approver(), { lineId: line.id })).actions).toEqual(["reverse_elsewhere"]);
    await reverseElsewhere(approver(), wrong);
    expect(await balance()).toMatchObject(before);
    expect(await lineOf(id)).toMatchObject({ state: "sanctioned", reference: null, paidOn: null });
    expect((await noticesOf(id)).at(-1)).toBe("payment_elsewhere_reversed");
    expect(await refused(reverseElsewhere(approver(), { ...wrong, version: newest + 1 }))).toMatch(/^wrong_state/);
    // Recorded and taken back once more; who recorded it cannot take it back.
    const again = { lineId: line.id, version: newest + 1, reference: "DGFT/78", paidOn: "2026-10-09", amount: "50000" };
    await recordElsewhere(contextOf(opened.services, both), again);
    expect(await refused(reverseElsewhere(contextOf(opened.services, both), { ...wrong, version: newest + 2 }))).toMatch(
      /^two_people.* the same colleague invited both/,
    );
    await reverseElsewhere(approver(), { ...wrong, version: newest + 2 });
    expect(await balance()).toMatchObject(before);
    const council = await approved();
    await record([[council, "1"]]);
    const { id: lineId, version } = await lineOf(council);
    expect(await refused(paid({ lineId, version }))).toMatch(/^wrong_state/);
  });

  it("of DGFT is not recorded on a day before its order, also when a correction moves the order while the call waits", async () => {
    const id = await approved();
    const { id: orderId } = await record([[id, "50000"]], { payer: "dgft_direct" });
    const { id: lineId, version } = await lineOf(id);
    const paid = RecordElsewhereInput.parse({ lineId, version, reference: "DGFT/82", paidOn: "06-10-2026", amount: "50000" });
    const patient = createDb(database.url, { statementTimeoutMs: 60_000, settings: { lock_timeout: "60000" } });
    const { recorded } = await patient.db.transaction(async (tx) => {
      await lockPaymentLines(tx, [lineId]);
      const waits = refused(recordElsewhere({ ...preparer(), db: patient.db }, paid));
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await eventually(async () => expect(await patient.db.execute(waiting)).toHaveLength(1));
      await updateSanctionOrder(tx, orderId, { orderedOn: "2026-10-10" });
      return { recorded: waits };
    });
    expect(await recorded).toMatch(/^payment_wrong: .*The order is of 10-10-2026/);
    await patient.close();
    expect(await statusOf(id)).toBe("sanctioned");
  });
});

describe("the lists", () => {
  it("find lines by firm, number, state, payer and year, with totals and a csv of the same rows", async () => {
    const firm = await createMember(opened.services, { name: "Meghna Ultrasound" });
    const ids = [
      await createApproved(opened.services, { member: firm.actor, sanctionedPaise: 1_000_00 }),
      await createApproved(opened.services, { member: firm.actor, scheme: "plant", sanctionedPaise: 2_000_50 }),
    ];
    await record(ids.map((id, place) => [id, place === 0 ? "1000" : "2000.50"] as const));
    const found = async (filters: Partial<LineFilters>) =>
      (await listLines(preparer(), { page: 1, pageSize: 10, search: "", orderSearch: "", ...filters })).rows.map(
        ({ reimbursementId }) => reimbursementId,
      );
    expect((await found({ search: "meghna" })).toSorted()).toEqual(ids.toSorted());
    expect(await found({ search: ids[0]?.toLowerCase() ?? "" })).toEqual([ids[0]]);
    expect(await found({ search: "meghna", scheme: "plant", state: "papers_asked", payer: "council", year: "2026-27" })).toEqual([ids[1]]);
    expect(await found({ search: "meghna", year: "2025-26" })).toEqual([]);
    expect(await countLines(preparer(), LineFilters.parse({ search: "meghna" }))).toEqual({ count: 2, paise: 3_000_50 });
    const file = await exportLines(preparer(), LineFilters.parse({ search: "meghna", scheme: "plant" }));
    const rows: unknown[] = [];
    for await (const row of file.rows) rows.push(row);
    expect(rows).toEqual([expect.arrayContaining([ids[1], "Meghna Ultrasound", "2000.50", "05-10-2026"])]);
  });

  it("of orders counts a payment that was paid back as paid, as every report does", async () => {
    const id = await approved();
    const number = newNumber();
    await record([[id, "50000"]], { number });
    const counted = async () =>
      (await listSanctionOrders(preparer(), { page: 1, pageSize: 10, search: number })).rows.find((row) => row.number === number);
    expect(await counted()).toMatchObject({ lines: 1, paidLines: 0 });
    await db()
      .update(paymentLines)
      .set({ state: "recovered" })
      .where(eq(paymentLines.id, (await lineOf(id)).id));
    expect(await counted()).toMatchObject({ lines: 1, paidLines: 1 });
  });

  it("of orders and payments are narrowed by scheme, year and state of the firm, of one payment together; so is the csv", async () => {
    const { actor: ofBengal } = await createMember(opened.services, { gstNo: "19AAPFU1001F1Z5" });
    // Its GSTIN is from before the state was divided.
    const { actor: ofAndhra } = await createMember(opened.services, { gstNo: "28AAPFU1002F1Z5" });
    const products = [await createApproved(opened.services, { member: ofBengal }), await createApproved(opened.services, { member: ofBengal })];
    const plant = await createApproved(opened.services, { member: ofAndhra, scheme: "plant" });
    const words = `Narrowed ${newNumber()}`;
    const [single, mixed] = [`${words} A`, `${words} B`];
    await record([[products[0] ?? "", "1000"]], { number: single });
    const { id: mixedId } = await record(
      [
        [products[1] ?? "", "1000"],
        [plant, "2000.50"],
      ],
      { number: mixed },
    );
    const dgft = contextOf(opened.services, await createStaffActor(opened.services, "DGFT_ADMIN"));
    const found = async (filters: Partial<ListSanctionsInput>) => {
      const input = { page: 1, pageSize: 10, search: words, ...filters };
      const numbers = (await listSanctionOrders(preparer(), input)).rows.map(({ number }) => number).toSorted();
      expect((await listSanctions(dgft, input)).rows.map(({ number }) => number).toSorted()).toEqual(numbers);
      return numbers;
    };
    expect(await found({ scheme: "product" })).toEqual([single, mixed]);
    expect(await found({ scheme: "plant" })).toEqual([mixed]);
    expect(await found({ firmState: "19", year: "2026-27" })).toEqual([single, mixed]);
    expect(await found({ firmState: "37" })).toEqual([mixed]);
    expect(await found({ firmState: "37", scheme: "product" })).toEqual([]);
    expect(await found({ firmState: "19", year: "2025-26" })).toEqual([]);
    const payments = (firmState: string) => countLines(preparer(), LineFilters.parse({ orderSearch: words, firmState }));
    expect(await payments("19")).toEqual({ count: 2, paise: 2_000_00 });
    expect(await payments("37")).toEqual({ count: 1, paise: 2_000_50 });
    expect(unread(LineFilters.safeParse({ firmState: "99" }))).toBe("Choose a state from the list");
    await ask(mixedId, 1, { budgetHead: "3453-00-194-14-00-32" });
    const inFile = async (filters: Partial<OrderFilters>) => {
      const file = await exportOrders(preparer(), OrderFilters.parse({ search: words, ...filters }));
      const rows: unknown[] = [];
      for await (const row of file.rows) rows.push(row);
      return rows;
    };
    const rowOf = (number: string, ...figures: unknown[]) => [number, "05-10-2026", "3453-00-194-14-00-31", "EPCMD", ...figures];
    expect(await inFile({ firmState: "37" })).toEqual([rowOf(mixed, 2, 0, "3000.50", "Waits")]);
    const all = await inFile({});
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(rowOf(single, 1, 0, "1000.00", ""));
    const labels = async (filters: Partial<OrderFilters>) => (await exportOrders(preparer(), OrderFilters.parse(filters))).header.slice(4, 7);
    expect(await labels({ year: "2026-27" })).toEqual(["Payments", "Paid", "Amount, Rs"]);
    for (const filters of [{ scheme: "plant" }, { firmState: "37" }] as const)
      expect(await labels(filters)).toEqual(["Payments, of the whole order", "Paid, of the whole order", "Amount, Rs, of the whole order"]);
    const without = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    expect(await refused(exportOrders(without, OrderFilters.parse({})))).toMatch(/^forbidden/);
  });

  it("of orders for DGFT neither says nor narrows by which of them have a correction that waits", async () => {
    const number = newNumber();
    await record([[await approved(), "50000"]], { number });
    const dgft = contextOf(opened.services, await createStaffActor(opened.services, "DGFT_ADMIN"));
    const { rows } = await listSanctions(dgft, ListSanctionsInput.parse({ search: number, change: "waiting" }));
    const row = rows.find((one) => one.number === number);
    expect(row).toMatchObject({ lines: 1, amountPaise: 50_000_00 });
    expect(row).not.toHaveProperty("hasChange");
  });

  it("the desk counts what waits, the reader's own rights first", async () => {
    const id = await approved();
    const countOf = async (kind: string) => (await readDesk(preparer())).find((row) => row.kind === kind)?.count ?? -1;
    const before = await countOf("withoutOrder");
    await record([[id, "10000"]]);
    expect(await countOf("withoutOrder")).toBe(before);
    await record([[id, "40000"]]);
    expect(await countOf("withoutOrder")).toBe(before - 1);
    const own = (await readDesk(approver())).map(({ isOwn }) => isOwn);
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
    expect(own[0]).toBe(true);
  });

  it("tells each reader where the money is, and nobody else's", async () => {
    const id = await approved();
    await record([[id, "50000"]]);
    const stranger = contextOf(opened.services, (await createMember(opened.services)).actor);
    expect(await refused(whereIsTheMoney(stranger, { reimbursementId: id }))).toMatch(/^not_found/);
    const office = await createStaffActor(opened.services, "DGFT_ADMIN");
    expect((await whereIsTheMoney(contextOf(opened.services, office), { reimbursementId: id })).money?.en).toMatch(
      /^Sanctioned Rs 50,000 on 05-10-2026 \(order \d+\/2026\). The signed pre-receipt is awaited/,
    );
  });
});

it("books nothing into a closed period: an order that comes late and a correction count today", async () => {
  const { services } = opened;
  const id = await approved();
  const { id: orderId } = await record([[id, "20000"]]);
  const line = await lineOf(id);
  const now = new Date();
  await db()
    .insert(ledgerCloses)
    .values({ throughOn: "2026-10-31", preparedBy: actors.preparer.userId, preparedAt: now, closedBy: actors.approver.userId, closedAt: now });
  const before = await selectBalances(services.db, { scheme: "product", throughOn: "2026-10-31" });
  const other = await approved();
  const late = await record([[other, "1"]], { orderedOn: "2026-10-05" });
  expect(late.message).toMatch(/The firms were told. The ledger is closed for 05-10-2026, so there it counts on /);
  expect((await getOrder(preparer(), { orderId: late.id })).orderedOn).toBe("2026-10-05");
  await ask(orderId, 1, { lines: [{ lineId: line.id, amount: "25000" }] });
  const confirmLast = async () =>
    (await confirmOrderChange(approver(), { changeId: (await getOrder(approver(), { orderId })).changes[0]?.id ?? "" })).message;
  expect(await confirmLast()).toMatch(/were told\. The ledger is closed for 05-10-2026, so there it counts on \d\d-\d\d-\d{4}\.$/);
  await ask(orderId, 2, { budgetHead: "3453-00-194-14-00-32" });
  expect(await confirmLast()).toMatch(/were told\.$/);
  expect(await selectBalances(services.db, { scheme: "product", throughOn: "2026-10-31" })).toEqual(before);
  expect((await lineOf(id)).amountPaise).toBe(25_000_00);
  await db()
    .delete(ledgerCloses)
    .where(and(eq(ledgerCloses.throughOn, "2026-10-31")));
});

const at = (ctx: AppContext, day: string): AppContext => ({ ...ctx, now: () => new Date(`${day}T06:00:00Z`) });
async function whileOctoberIsClosed(work: () => Promise<void>): Promise<void> {
  const settled = { preparedBy: actors.preparer.userId, preparedAt: new Date(), closedBy: actors.approver.userId, closedAt: new Date() };
  await db()
    .insert(ledgerCloses)
    .values({ throughOn: "2026-10-31", ...settled });
  try {
    await work();
  } finally {
    await db().delete(ledgerCloses).where(eq(ledgerCloses.throughOn, "2026-10-31"));
  }
}

it("counts the money of an order once on every day when its date is corrected across the edge of a closed period", async () => {
  const recordAt = async (day: string, orderedOn: string) => {
    const input = SanctionOrderInput.parse(await order([[await approved(), "30000"]], { orderedOn }));
    return (await recordOrder(at(preparer(), day), input)).id;
  };
  const correctAt = async (day: string, orderId: string, orderedOn: string) => {
    const { version } = await getOrder(preparer(), { orderId });
    await askOrderChange(at(preparer(), day), OrderChangeInput.parse({ orderId, version, reason: "A slip of the pen", orderedOn }));
    const waiting = (await getOrder(approver(), { orderId })).changes.find(({ state }) => state === "waiting");
    await confirmOrderChange(at(approver(), day), { changeId: waiting?.id ?? "" });
  };
  const days = ["2026-10-31", "2026-11-04", "2026-11-05", "2026-11-10", "2026-11-30", "2026-12-10", "2026-12-11"];
  const sanctioned = async () =>
    Promise.all(days.map(async (throughOn) => (await selectBalances(db(), { scheme: "product", throughOn })).get("sanctioned") ?? 0));
  const since = (before: readonly number[], firstOn: string) => before.map((paise, place) => paise + ((days[place] ?? "") < firstOn ? 0 : 30_000_00));
  await whileOctoberIsClosed(async () => {
    // Dated in a closed month by mistake, so it counts on the day of its recording; then on its true day.
    const before = await sanctioned();
    const early = await recordAt("2026-11-10", "05-10-2026");
    expect(await sanctioned()).toEqual(since(before, "2026-11-10"));
    await correctAt("2026-12-10", early, "05-11-2026");
    const after = await sanctioned();
    expect(after).toEqual(since(before, "2026-11-05"));
    // The other direction, and back.
    const late = await recordAt("2026-11-10", "05-11-2026");
    await correctAt("2026-12-10", late, "05-10-2026");
    expect(await sanctioned()).toEqual(since(after, "2026-11-05"));
    await correctAt("2026-12-11", late, "10-11-2026");
    expect(await sanctioned()).toEqual(since(after, "2026-11-05"));
  });
});

it("counts a payment of DGFT no earlier than its order, when that was recorded after its period was closed", async () => {
  const id = await approved();
  const paidElsewhere = async (throughOn: string) => (await selectBalances(db(), { scheme: "product", throughOn })).get("paid_elsewhere") ?? 0;
  const before = await paidElsewhere("2026-11-09");
  await whileOctoberIsClosed(async () => {
    await recordOrder(at(preparer(), "2026-11-10"), SanctionOrderInput.parse(await order([[id, "50000"]], { payer: "dgft_direct" })));
    const { id: lineId, version } = await lineOf(id);
    const paid = { lineId, version, reference: "DGFT/79", paidOn: "2026-11-06", amount: "50000" };
    const { message } = await recordElsewhere(at(preparer(), "2026-11-20"), RecordElsewhereInput.parse(paid));
    expect(message).toContain("The ledger counts it on 10-11-2026");
    expect([await paidElsewhere("2026-11-09"), await paidElsewhere("2026-11-10")]).toEqual([before, before + 50_000_00]);
    expect(await lineOf(id)).toMatchObject({ state: "paid_elsewhere", paidOn: "2026-11-06" });
  });
});

it("counts a payment of DGFT that is recorded again no earlier than the first one was taken back", async () => {
  const id = await approved();
  const paidElsewhere = async (throughOn: string) => (await selectBalances(db(), { scheme: "product", throughOn })).get("paid_elsewhere") ?? 0;
  const before = await paidElsewhere("2026-11-10");
  const record = async (paidOn: string) => {
    const { id: lineId, version } = await lineOf(id);
    const paid = RecordElsewhereInput.parse({ lineId, version, reference: "DGFT/80", paidOn, amount: "50000" });
    return (await recordElsewhere(at(preparer(), "2026-11-20"), paid)).message;
  };
  await recordOrder(preparer(), SanctionOrderInput.parse(await order([[id, "50000"]], { payer: "dgft_direct" })));
  await record("2026-10-25");
  await whileOctoberIsClosed(async () => {
    const { id: lineId, version } = await lineOf(id);
    await reverseElsewhere(at(approver(), "2026-11-20"), { lineId, version, reason: "Another day" });
    expect(await record("2026-10-26")).toContain("The ledger is closed for 26-10-2026, so there it counts on 20-11-2026.");
    expect([await paidElsewhere("2026-11-10"), await paidElsewhere("2026-11-20")]).toEqual([before + 50_000_00, before + 50_000_00]);
  });
});

it("counts a payment of DGFT that is recorded again with its true day on that day", async () => {
  const id = await approved();
  const paidElsewhere = async (throughOn: string) => (await selectBalances(db(), { scheme: "product", throughOn })).get("paid_elsewhere") ?? 0;
  const record = async (paidOn: string) => {
    const { id: lineId, version } = await lineOf(id);
    const paid = RecordElsewhereInput.parse({ lineId, version, reference: "DGFT/81", paidOn, amount: "50000" });
    return (await recordElsewhere(at(preparer(), "2026-11-20"), paid)).message;
  };
  const days = ["2026-11-05", "2026-11-06"];
  const before = await Promise.all(days.map(paidElsewhere));
  // The order has a wrong date at first, and so has the payment.
  const input = SanctionOrderInput.parse(await order([[id, "50000"]], { payer: "dgft_direct", orderedOn: "10-11-2026" }));
  const { id: orderId } = await recordOrder(at(preparer(), "2026-11-12"), input);
  const change = { orderId, version: 1, reason: "A slip of the pen", orderedOn: "05-11-2026" };
  await askOrderChange(at(preparer(), "2026-11-12"), OrderChangeInput.parse(change));
  const changeId = (await getOrder(approver(), { orderId })).changes[0]?.id ?? "";
  await confirmOrderChange(at(approver(), "2026-11-12"), { changeId });
  await record("2026-11-12");
  const { id: lineId, version } = await lineOf(id);
  await reverseElsewhere(at(approver(), "2026-11-20"), { lineId, version, reason: "Another day" });
  expect(await record("2026-11-06")).toBe("Recorded: DGFT paid this amount. The firm was told.");
  expect(await Promise.all(days.map(paidElsewhere))).toEqual([before[0], (before[1] ?? 0) + 50_000_00]);
});
