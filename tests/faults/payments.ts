import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { insertRights } from "#db/queries/granted-rights.ts";
import { bankLayouts, batchLines, paymentBatches, paymentLines } from "#db/schema/payments.ts";
import { createReadyLines, today } from "../support/batches.ts";
import { staffOf, type Client, type FaultActors } from "./actors.ts";
import { callOf, replyOf, type Wish } from "./attempts.ts";
import type { FinalState, Operation } from "./history.ts";
import type { Random } from "./random.ts";
import { sha256Of } from "./stored-files.ts";
import type { World } from "./world.ts";

/** What the clerk begins now; a fault waits for it to hit its middle. */
export type PaymentStep = "prepare" | "approve" | "file" | "send" | "import";

/** Two users of the council who bring payment lines to the bank, and its answers back. */
export type PaymentDesk = {
  readonly lineIds: readonly string[];
  /** Ends when the clerk begins this step. */
  next(step: PaymentStep): Promise<void>;
  /** Works until `isStopping`. */
  work(options: {
    readonly label: string;
    readonly isStopping: () => boolean;
    readonly untilAnswered: (wish: Wish) => Promise<Operation>;
  }): Promise<void>;
};

const linesOfRun = 8;
const linesOfBatch = 3;
const returnedShare = 0.2;

/** Makes lines that are ready for the bank. The first reviewer prepares, the second one approves. */
export async function newPaymentDesk(world: World, { council }: FaultActors, random: Random): Promise<PaymentDesk> {
  const staff = await staffOf(world);
  const [preparer, approver] = [firstOf(council), firstOf(council.slice(1))];
  const [preparing, approving] = [firstOf(staff.council), firstOf(staff.council.slice(1))];
  const actors = { preparer: preparing, approver: approving };
  const granted = { grantedBy: null, grantedAt: new Date() };
  await world.database.db.transaction(async (tx) => {
    await insertRights(tx, preparing.userId, ["payments.prepare"], granted);
    await insertRights(tx, approving.userId, ["payments.approve"], granted);
  });
  const lineIds: string[] = [];
  const amounts = (): number[] => Array.from({ length: linesOfRun }, () => random.between(1, 9_999_999));
  lineIds.push(...(await createReadyLines(world.services, actors, amounts())));
  const begun = new EventEmitter();
  const { db } = world.database;

  type Work = Parameters<PaymentDesk["work"]>[0];
  async function turn({ label, untilAnswered }: Work, number: number): Promise<void> {
    const call = (step: PaymentStep, client: Client, path: string, input: unknown, mark: string): Promise<Operation> => {
      begun.emit(step);
      return untilAnswered(
        callOf(world, client, { kind: "payment", path: `payments.batches.${path}`, input, mark: `${label} ${number} ${path} ${mark}` }),
      );
    };
    const lines = await db.select().from(paymentLines).where(inArray(paymentLines.id, lineIds)).orderBy(asc(paymentLines.id));
    const [entry] = await db
      .select({ batch: paymentBatches })
      .from(batchLines)
      .innerJoin(paymentBatches, eq(paymentBatches.id, batchLines.batchId))
      .where(sql`${inArray(batchLines.lineId, lineIds)} and ${inArray(paymentBatches.state, ["prepared", "approved", "sent"])}`)
      .orderBy(desc(paymentBatches.number))
      .limit(1);
    if (entry === undefined) {
      const ready = lines.filter(({ state }) => state === "papers_complete").slice(0, linesOfBatch);
      if (ready.length === 0) return void lineIds.push(...(await createReadyLines(world.services, actors, amounts())));
      const [layout] = await db.select({ id: bankLayouts.id }).from(bankLayouts).orderBy(asc(bankLayouts.name)).limit(1);
      const choice = { kind: "lines", lineIds: ready.map(({ id }) => id) };
      return void (await call("prepare", preparer, "prepare", { layoutId: layout?.id, choice }, ready.map(({ id }) => id).join()));
    }
    const { batch } = entry;
    const seen = { batchId: batch.id, version: batch.version };
    if (batch.state === "prepared") {
      await call("approve", approver, "approve", seen, batch.id);
      return void begun.emit("file");
    }
    if (batch.state === "approved") {
      if (batch.fileId !== null) await call("send", preparer, "send", { ...seen, sentOn: formatIndianDate(today()) }, batch.id);
      return;
    }
    await answer(batch.id);

    /** The bank's answer to a batch: a file, and its import. The mark of the import names what it paid. */
    async function answer(batchId: string): Promise<void> {
      const open = await db
        .select()
        .from(batchLines)
        .where(sql`${eq(batchLines.batchId, batchId)} and ${batchLines.outcome} is null`);
      const rows = open.map(({ reference, amountPaise }) => {
        const isPaid = random.next() >= returnedShare;
        const utr = `UTR${sha256Of(`${label} ${reference}`).slice(0, 12).toUpperCase()}`;
        const cells = [
          reference,
          rupeesOf(amountPaise),
          isPaid ? utr : "",
          isPaid ? "Paid" : "Returned",
          formatIndianDate(today()),
          isPaid ? "" : "Account closed",
        ];
        return { reference, isPaid, line: cells.join(",") };
      });
      const text = ["Reference,Amount,UTR,Status,Date,Reason", ...rows.map(({ line }) => line)].join("\n");
      const upload = replyOf(world, preparer, text);
      const stored = await untilAnswered(upload);
      if (stored.ending !== "ok" || stored.id === undefined) return;
      begun.emit("import");
      const mark = rows.flatMap(({ reference, isPaid }) => (isPaid ? [reference] : [])).join(" ");
      await untilAnswered(callOf(world, preparer, { kind: "payment", path: "payments.batches.replies.import", input: { fileId: stored.id }, mark }));
    }
  }

  return {
    lineIds,
    next: async (step) => void (await Promise.race([once(begun, step), pause(10_000)])),
    work: async (options) => {
      for (let number = 0; !options.isStopping(); number += 1) {
        // The database of the suite itself may be away: then the clerk waits, too.
        await turn(options, number).catch(() => pause(200));
        await pause(random.between(20, 200));
      }
    },
  };
}

function firstOf<T>(people: readonly T[]): T {
  const [first] = people;
  if (first === undefined) throw new Error("the council has people");
  return first;
}

/** What the ledger holds when all is at rest. */
export async function paymentsAtRest({ database: { db } }: World): Promise<FinalState["payments"]> {
  const [total] = await db.execute<{ paise: string }>(sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entries`);
  const Reference = z.object({ reference: z.string() });
  const twice = await db.execute(sql`
    select line_id::text as reference from batch_lines where outcome is null or outcome = 'paid' group by line_id having count(*) > 1
    union select line_id::text from ledger_transactions where kind = 'pay' and reverses is null group by line_id having count(*) > 1`);
  const booked = await db.execute(sql`
    select entry.reference from batch_lines entry
    where entry.outcome = 'paid' and exists (select from ledger_transactions booking where booking.kind = 'pay' and booking.line_id = entry.line_id)`);
  const of = (rows: unknown): string[] =>
    z
      .array(Reference)
      .parse(rows)
      .map(({ reference }) => reference);
  return { ledgerPaise: Number(total?.paise ?? 0), paidTwice: of([...twice]), booked: of([...booked]) };
}
