import { Readable } from "node:stream";
import { asc, eq, inArray } from "drizzle-orm";
import { startingLayouts } from "#domain/payments/starting-layouts.ts";
import type { BankLayout } from "#domain/payments/bank-layout.ts";
import { batchLines, bankLayouts } from "#db/schema/payments.ts";
import { approveBatch } from "#server/application/payments/batches/approve-batch.ts";
import { readBatch } from "#server/application/payments/batches/list-batches.ts";
import { makeBankFile } from "#server/application/payments/batches/make-bank-file.ts";
import { prepareBatch } from "#server/application/payments/batches/prepare-batch.ts";
import { sendBatch } from "#server/application/payments/batches/send-batch.ts";
import { uploadPaymentFile } from "#server/application/payments/payment-files.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { Services } from "#server/context.ts";
import { createPaymentFile, createPaymentLine, type PaymentActors } from "./payments.ts";
import { contextOf, systemContext } from "./services.ts";

/** A layout of a test, the csv of the product unless another is given. */
export async function createLayout({ db }: Services, layout: BankLayout | undefined = startingLayouts[0]?.layout): Promise<string> {
  if (layout === undefined) throw new Error("the product brings a csv");
  const [row] = await db
    .insert(bankLayouts)
    .values({ name: `Layout ${crypto.randomUUID()}`, layout, updatedAt: new Date() })
    .returning({ id: bankLayouts.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** Lines that are ready for a batch, each of a firm of its own. @returns their ids in the order in which they became ready */
export async function createReadyLines(services: Services, actors: PaymentActors, amountsPaise: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const amountPaise of amountsPaise) ids.push((await createPaymentLine(services, { actors, amountPaise })).line.id);
  return ids;
}

export const today = (): string => calendarDateInIndia(new Date());
export const finishes = { finish: () => Promise.resolve() };

/** Takes lines to a batch of the wanted state. @returns the id of the batch */
export async function createBatch(
  services: Services,
  {
    actors,
    lineIds,
    state,
    layoutId,
  }: {
    readonly actors: PaymentActors;
    readonly lineIds: readonly string[];
    readonly state: "prepared" | "approved" | "filed" | "sent";
    readonly layoutId?: string;
  },
): Promise<string> {
  const [preparer, approver] = [contextOf(services, actors.preparer), contextOf(services, actors.approver)];
  const { batchId } = await prepareBatch(preparer, {
    layoutId: layoutId ?? (await createLayout(services)),
    choice: { kind: "lines", lineIds: [...lineIds] },
  });
  const versionOf = async (): Promise<number> => (await readBatch(preparer, { batchId })).version;
  if (state === "prepared") return batchId;
  await approveBatch(approver, { batchId, version: await versionOf() });
  if (state === "approved") return batchId;
  await makeBankFile(systemContext(services), { batchId }, finishes);
  if (state === "filed") return batchId;
  await sendBatch(preparer, { batchId, version: await versionOf(), sentOn: today() });
  return batchId;
}

/** The lines of a batch as the database has them, in the order of the bank file. */
export const entriesOf = ({ db }: Services, batchId: string) =>
  db.select().from(batchLines).where(eq(batchLines.batchId, batchId)).orderBy(asc(batchLines.position));

export const entriesOfLines = ({ db }: Services, lineIds: readonly string[]) =>
  db
    .select()
    .from(batchLines)
    .where(inArray(batchLines.lineId, [...lineIds]))
    .orderBy(asc(batchLines.lineId));

/** Uploads the answer of a bank as this user. @returns the id of the file */
export async function uploadReply(services: Services, { preparer }: PaymentActors, text: string | Buffer, name = "answer.csv"): Promise<string> {
  const staged = await services.files.stage(Readable.from([Buffer.from(text)]), { maxBytes: 5_000_000, name });
  return (await uploadPaymentFile(contextOf(services, preparer), { kind: "bank_reply" }, { staged, name })).id;
}

/** A proof of the user who settles. */
export const createProof = (services: Services, { preparer }: PaymentActors): Promise<string> => createPaymentFile(services, preparer.userId);
