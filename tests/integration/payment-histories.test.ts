import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingKey, insertBookings } from "#db/queries/ledger.ts";
import { lockPaymentLines, updateLineStates } from "#db/queries/payment-lines.ts";
import { batchLines, paymentLines } from "#db/schema/payments.ts";
import { approveBatch } from "#server/application/payments/batches/approve-batch.ts";
import { cancelBatch } from "#server/application/payments/batches/cancel-batch.ts";
import { readBatch } from "#server/application/payments/batches/list-batches.ts";
import { makeBankFile } from "#server/application/payments/batches/make-bank-file.ts";
import { prepareBatch } from "#server/application/payments/batches/prepare-batch.ts";
import { removeBatchLine } from "#server/application/payments/batches/remove-batch-line.ts";
import { sendBatch } from "#server/application/payments/batches/send-batch.ts";
import { settleLine } from "#server/application/payments/replies/settle-line.ts";
import type { AppContext } from "#server/context.ts";
import { createLayout, createProof, createReadyLines, entriesOf, finishes, today } from "../support/batches.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createPaymentActors, type PaymentActors } from "../support/payments.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { isDeep } from "../support/tier.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let preparer: AppContext;
let layoutId: string;
let proofFileId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  preparer = contextOf(opened.services, actors.preparer);
  layoutId = await createLayout(opened.services);
  proofFileId = await createProof(opened.services, actors);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const lineCount = 4;
const stepsOfHistory = 25;
const histories = isDeep ? 1_000 : 8;
const seed = 26112421;

/** What somebody tries; the numbers choose among the lines and batches of a history. Most tries are refused by most states. */
const step = fc.record({
  /** "next" is what brings the batch further; without it few histories would reach the bank. */
  act: fc.constantFrom("next", "next", "next", "next", "prepare", "remove", "approve", "send", "pay", "return", "return", "cancel", "open"),
  lines: fc.uniqueArray(fc.nat(lineCount - 1), { minLength: 1, maxLength: lineCount }),
  batch: fc.nat(1),
  line: fc.nat(lineCount - 1),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type ModelLine = { state: "papers_complete" | "in_batch" | "sent" | "paid" | "returned"; batch: string | undefined; paidTimes: number };
type ModelBatch = { state: "prepared" | "approved" | "filed" | "sent" | "cancelled" };

/** What should be, kept beside the product: states of lines and batches, and where the money of each line is. */
class Model {
  readonly lines: ModelLine[] = Array.from({ length: lineCount }, () => ({ state: "papers_complete", batch: undefined, paidTimes: 0 }));
  readonly batches = new Map<string, ModelBatch>();

  inBatch(batch: string): ModelLine[] {
    return this.lines.filter((line) => line.batch === batch && line.state === "in_batch");
  }
}

const nextAct = { prepared: "approve", approved: "file", filed: "send", sent: "pay", cancelled: "prepare" } as const;

let lastUtr = 0;
let returnsAfterPayment = 0;
const isRefused = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: { kind?: string }) => {
      if (error.kind !== "conflict" && error.kind !== "invalid" && error.kind !== "not_found") throw error;
      return true;
    },
  );

/** Tries a step with the product and with the model: both allow it or both refuse it. */
async function take({ act: wanted, lines, batch: place, line: lineNo }: Step, model: Model, lineIds: readonly string[]): Promise<void> {
  const batchId = [...model.batches.keys()].at(-1 - place);
  const batch = batchId === undefined ? undefined : model.batches.get(batchId);
  const act = wanted === "next" ? nextAct[batch?.state ?? "cancelled"] : wanted;
  if (act === "prepare") {
    const isAllowed = lines.every((at) => model.lines[at]?.state === "papers_complete");
    const made = await prepareBatch(preparer, { layoutId, choice: { kind: "lines", lineIds: lines.map((at) => lineIds[at] ?? "") } }).catch(
      (error: { code?: string }) => error.code,
    );
    expect(typeof made === "object").toBe(isAllowed);
    if (typeof made !== "object") return;
    model.batches.set(made.batchId, { state: "prepared" });
    for (const at of lines) Object.assign(model.lines[at] ?? {}, { state: "in_batch", batch: made.batchId });
    return;
  }
  const sent = model.lines.findIndex(({ state }) => state === "sent");
  const at = wanted === "next" && sent >= 0 ? sent : lineNo;
  const line = model.lines[at];
  const lineId = lineIds[at] ?? "";
  if (line === undefined) throw new Error("a line of the model");
  if (act === "open") return openAgain(line, lineId);
  if (act === "pay" || act === "return") return settle(act, line, lineId);
  if (batchId === undefined || batch === undefined) return;
  const seen = { batchId, version: (await readBatch(preparer, { batchId })).version };
  const inIt = model.inBatch(batchId);
  if (act === "file") {
    await makeBankFile(systemContext(opened.services), { batchId }, finishes);
    if (batch.state === "approved") batch.state = "filed";
  } else if (act === "remove") {
    const isAllowed = batch.state === "prepared" && inIt.includes(line);
    expect(await isRefused(removeBatchLine(preparer, { ...seen, lineId }))).toBe(!isAllowed);
    if (isAllowed) Object.assign(line, { state: "papers_complete", batch: undefined });
  } else if (act === "approve") {
    const isAllowed = batch.state === "prepared" && inIt.length > 0;
    expect(await isRefused(approveBatch(contextOf(opened.services, actors.approver), seen))).toBe(!isAllowed);
    if (isAllowed) batch.state = "approved";
  } else if (act === "send") {
    const isAllowed = batch.state === "filed";
    expect(await isRefused(sendBatch(preparer, { ...seen, sentOn: today() }))).toBe(!isAllowed);
    if (!isAllowed) return;
    batch.state = "sent";
    for (const each of inIt) each.state = "sent";
  } else {
    const isAllowed = batch.state !== "sent" && batch.state !== "cancelled";
    expect(await isRefused(cancelBatch(preparer, { ...seen, reason: "A history" }))).toBe(!isAllowed);
    if (!isAllowed) return;
    batch.state = "cancelled";
    for (const each of inIt) Object.assign(each, { state: "papers_complete", batch: undefined });
  }
}

async function settle(act: "pay" | "return", line: ModelLine, lineId: string): Promise<void> {
  const entries = line.batch === undefined ? [] : await entriesOf(opened.services, line.batch);
  const reference = entries.find((entry) => entry.lineId === lineId)?.reference ?? "B0-0000";
  const shared = { reference, settledOn: today(), proofFileId };
  // A returned line can still turn out to be paid, by hand with another UTR too, until it is opened again.
  const isAllowed = line.state === "sent" || line.state === (act === "pay" ? "returned" : "paid");
  const work =
    act === "pay"
      ? settleLine(preparer, { outcome: "paid", utr: `UTRN${String((lastUtr += 1)).padStart(12, "0")}`, ...shared })
      : settleLine(preparer, { outcome: "returned", reason: "A history", ...shared });
  // The same return again is no refusal, and changes nothing.
  const isSame = act === "return" && line.state === "returned";
  expect(await isRefused(work)).toBe(!isAllowed && !isSame);
  if (!isAllowed) return;
  if (act === "pay") line.paidTimes += 1;
  else if (line.state === "paid") {
    line.paidTimes -= 1;
    returnsAfterPayment += 1;
  }
  line.state = act === "pay" ? "paid" : "returned";
}

/** What the desk of the orders does with a returned line, up to the accepted documents. */
async function openAgain(line: ModelLine, lineId: string): Promise<void> {
  if (line.state !== "returned") return;
  await opened.services.db.transaction(async (tx) => {
    const by = { actorId: actors.preparer.userId, at: new Date() };
    const [locked] = await lockPaymentLines(tx, [lineId]);
    if (locked === undefined) throw new Error("a line");
    const entries = await tx.select().from(batchLines).where(eq(batchLines.lineId, lineId));
    const { amountPaise } = locked;
    const key = bookingKey("open_again", lineId, entries.length);
    await insertBookings(tx, [
      { kind: "open_again", scheme: "product", occurredOn: today(), key, lineId, amountPaise, postedBy: by.actorId, postedAt: by.at },
    ]);
    await updateLineStates(tx, "open_again", [{ line: locked }], by);
    const [opened_] = await lockPaymentLines(tx, [lineId]);
    if (opened_ !== undefined) await updateLineStates(tx, "complete_documents", [{ line: opened_ }], by);
  });
  Object.assign(line, { state: "papers_complete", batch: undefined, paidTimes: 0 });
}

/** Counts again from the entries: zero together, the balance of each account as the states of the lines say, no line paid twice. */
async function recount(model: Model, lineIds: readonly string[], amounts: readonly number[]): Promise<void> {
  const { db } = opened.services;
  const states = await db
    .select({ id: paymentLines.id, state: paymentLines.state })
    .from(paymentLines)
    .where(inArray(paymentLines.id, [...lineIds]));
  expect(lineIds.map((id) => states.find((row) => row.id === id)?.state)).toEqual(model.lines.map(({ state }) => state));
  const rows = await db.execute<{ line: string; account: string; paise: string }>(sql`
    select moved.line_id as line, entry.account, sum(entry.amount_paise)::text as paise from ledger_entries entry
    join ledger_transactions moved on moved.id = entry.transaction_id where ${inArray(sql`moved.line_id`, [...lineIds])}
    group by 1, 2 having sum(entry.amount_paise) <> 0 order by 1, 2`);
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  const account = { papers_complete: "sanctioned", in_batch: "sanctioned", sent: "in_payment", paid: "paid", returned: "returned" } as const;
  for (const [at, id] of lineIds.entries()) {
    const amount = amounts[at] ?? 0;
    const { state, paidTimes } = model.lines[at] ?? { state: "paid" as const, paidTimes: 9 };
    const ofLine = Object.fromEntries(rows.filter(({ line }) => line === id).map((row) => [row.account, Number(row.paise)]));
    expect(ofLine).toEqual({ available: -amount, [account[state]]: amount });
    expect(paidTimes).toBeLessThanOrEqual(1);
  }
  const twice = await db.execute(
    sql`select line_id from batch_lines where outcome = 'paid' and ${inArray(sql`line_id`, [...lineIds])} group by line_id having count(*) > 1`,
  );
  expect(twice).toHaveLength(0);
}

it(
  "keeps every line paid once at most, and every balance equal to a recount, through random histories",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: stepsOfHistory, maxLength: stepsOfHistory }), async (steps) => {
        const amounts = Array.from({ length: lineCount }, (_, at) => (at + 1) * 1_000_01);
        const lineIds = await createReadyLines(opened.services, actors, amounts);
        const model = new Model();
        for (const each of steps) await take(each, model, lineIds);
        await recount(model, lineIds, amounts);
      }),
      { numRuns: histories, seed, endOnFailure: !isDeep },
    );
    expect([lastUtr, returnsAfterPayment].every((times) => times > 0)).toBe(true);
  },
  isDeep ? 3_600_000 : 60_000,
);
