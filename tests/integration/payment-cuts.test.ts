import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { asc, eq, inArray, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { updateLineStates } from "#db/queries/payment-lines.ts";
import { batchLines, paymentBatches, paymentLines } from "#db/schema/payments.ts";
import { approveBatch } from "#server/application/payments/batches/approve-batch.ts";
import { cancelBatch } from "#server/application/payments/batches/cancel-batch.ts";
import { makeBankFile } from "#server/application/payments/batches/make-bank-file.ts";
import { prepareBatch } from "#server/application/payments/batches/prepare-batch.ts";
import { sendBatch } from "#server/application/payments/batches/send-batch.ts";
import { openLineAgain } from "#server/application/payments/change-line.ts";
import { importBankReply } from "#server/application/payments/replies/import-bank-reply.ts";
import type { AppContext } from "#server/context.ts";
import { randomFrom } from "../faults/random.ts";
import { createLayout, createReadyLines, finishes, today, uploadReply } from "../support/batches.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createPaymentActors, type PaymentActors } from "../support/payments.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { isDeep } from "../support/tier.ts";

// The connections of the product are cut at random moments while batches are prepared, approved, made, sent, answered and cancelled.
// A call without an answer is made again under its own key, as the pages do. @source money.md 8 "faults"

const rounds = isDeep ? 5_000 : 60;
const timeout = isDeep ? 3_600_000 : 60_000;
/** A call takes some 5 to 30 ms; half of the cuts come before its commit. */
const latestCutMs = 30;
const random = randomFrom(26_112_421);

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let layoutId: string;
let killer: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  layoutId = await createLayout(opened.services);
  await createReadyLines(opened.services, actors, [1_00, 20_000_00, 12_345_67, 5_00_000_00, 99_99, 7_50_000_00, 33_33_33, 4_00]);
  killer = postgres(database.url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await killer?.end();
  await opened?.close();
  await database?.drop();
});

const cut = () => killer`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
const isWithoutAnswer = (error: unknown): boolean => !(error instanceof DomainError) || error.kind === "unavailable";

/** What is told once is true: the first answer of a call, whose connection is cut at a random moment. */
async function cutCall<T>(call: (ctx: (actor: "preparer" | "approver") => AppContext) => Promise<T>): Promise<T> {
  const key = randomUUID();
  const ctx = (actor: "preparer" | "approver"): AppContext => ({
    ...contextOf(opened.services, actors[actor]),
    idempotency: { key, route: "test", bodyHash: key },
  });
  const first = call(ctx);
  const ended = first.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, pause(random.next() * latestCutMs)]);
  await cut();
  try {
    return await first;
  } catch (error) {
    if (!isWithoutAnswer(error)) throw error;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(ctx);
    } catch (error) {
      if (attempt === 20 || !isWithoutAnswer(error)) throw error;
      await pause(10);
    }
  }
}

/** Reads again where a cut connection of the pool answers. */
async function read<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === 20) throw error;
      await pause(10);
    }
  }
}

const acknowledged = { prepared: 0, paid: new Map<string, string>() };
let utrs = 0;

/** One step of the way of money, as chance has it. */
async function step(): Promise<void> {
  const { db } = opened.services;
  const isOpen = inArray(paymentBatches.state, ["prepared", "approved", "sent"]);
  const open = await read(() => db.select().from(paymentBatches).where(isOpen).orderBy(asc(paymentBatches.number)));
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  const isWaiting = inArray(paymentLines.state, ["papers_complete", "returned"]);
  const lines = await read(() => db.select().from(paymentLines).where(isWaiting).orderBy(asc(paymentLines.id)));
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  const ready = lines.filter(({ state }) => state === "papers_complete");
  const returned = lines.find(({ state }) => state === "returned");
  const batch = open[random.between(0, Math.max(0, open.length - 1))];
  if (returned !== undefined) {
    await cutCall((ctx) => openLineAgain(ctx("preparer"), { lineId: returned.id, version: returned.version, reason: "The account is right." }));
    const by = { actorId: actors.preparer.userId, at: new Date() };
    await read(() => db.transaction((tx) => updateLineStates(tx, "complete_documents", [{ line: { ...returned, state: "papers_asked" } }], by)));
    return;
  }
  if (batch === undefined || (ready.length > 0 && random.next() < 0.4)) {
    if (ready.length === 0) return void (await read(() => createReadyLines(opened.services, actors, [random.between(1, 9_999_999)])));
    const lineIds = ready.filter((_, place) => place === 0 || random.next() < 0.5).map(({ id }) => id);
    await cutCall((ctx) => prepareBatch(ctx("preparer"), { layoutId, choice: { kind: "lines", lineIds } }));
    acknowledged.prepared += 1;
    return;
  }
  const seen = { batchId: batch.id, version: batch.version };
  if (batch.state !== "sent" && random.next() < 0.15)
    return void (await cutCall((ctx) => cancelBatch(ctx("preparer"), { ...seen, reason: "A mistake." })));
  if (batch.state === "prepared") return void (await cutCall((ctx) => approveBatch(ctx("approver"), seen)));
  if (batch.state === "approved" && batch.fileId === null)
    return cutCall(() => makeBankFile(systemContext(opened.services), { batchId: batch.id }, finishes));
  if (batch.state === "approved") return void (await cutCall((ctx) => sendBatch(ctx("preparer"), { ...seen, sentOn: today() })));
  const entries = (await read(() => db.select().from(batchLines).where(eq(batchLines.batchId, batch.id)))).filter(({ outcome }) => outcome === null);
  const answers = entries.map((entry) => ({ ...entry, newUtr: random.next() < 0.7 ? `UTR${String((utrs += 1)).padStart(9, "0")}` : undefined }));
  const rows = answers.map(({ reference, amountPaise, newUtr }) =>
    [
      reference,
      rupeesOf(amountPaise),
      newUtr ?? "",
      newUtr === undefined ? "Returned" : "Paid",
      formatIndianDate(today()),
      newUtr === undefined ? "Account closed" : "",
    ].join(","),
  );
  const fileId = await read(() => uploadReply(opened.services, actors, ["Reference,Amount,UTR,Status,Date,Reason", ...rows].join("\n")));
  await cutCall((ctx) => importBankReply(ctx("preparer"), { fileId }));
  for (const { lineId, newUtr } of answers) if (newUtr !== undefined) acknowledged.paid.set(lineId, newUtr);
}

const ofStates: Readonly<Record<string, string>> = { sent: "in_payment", paid: "paid", returned: "returned" };

it(`holds ${rounds} cuts: the ledger is zero, no line is paid twice, what was acknowledged as paid is in the ledger`, { timeout }, async () => {
  for (let round = 0; round < rounds; round += 1) await step();
  const { db } = opened.services;
  const [total] = await read(() => db.execute<{ sum: string }>(sql`select coalesce(sum(amount_paise), 0)::text as sum from ledger_entries`));
  expect(total?.sum).toBe("0");
  const twice = await read(() =>
    db.execute(sql`
      select line_id from batch_lines where outcome = 'paid' or outcome is null group by line_id having count(*) > 1
      union all
      select line_id from ledger_transactions where kind = 'pay' group by line_id having count(*) - count(*) filter (where reverses is not null) > 1`),
  );
  expect(twice).toEqual([]);
  const balances = await read(() =>
    db.execute<{ id: string; state: string; amount: string; utr: string | null; held: Record<string, number> }>(sql`
      select line.id, line.state, line.amount_paise::text as amount, line.reference as utr,
        (select json_object_agg(account, paise) from (
          select entry.account, sum(entry.amount_paise)::bigint as paise from ledger_transactions movement
          join ledger_entries entry on entry.transaction_id = movement.id
          where movement.line_id = line.id group by entry.account having sum(entry.amount_paise) <> 0) balance) as held
      from payment_lines line`),
  );
  for (const { id, state, amount, utr, held } of balances) {
    expect(held, `${id} ${state}`).toEqual({ available: -Number(amount), [ofStates[state] ?? "sanctioned"]: Number(amount) });
    expect(utr ?? undefined, id).toBe(acknowledged.paid.get(id));
    expect(state === "paid", id).toBe(acknowledged.paid.has(id));
  }
  expect(await read(() => db.$count(paymentBatches))).toBe(acknowledged.prepared);
  expect(acknowledged.paid.size).toBeGreaterThan(rounds / 30);
});
