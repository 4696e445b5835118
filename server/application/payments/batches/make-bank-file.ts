import { council } from "#domain/council.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { writeBankFile } from "#domain/payments/bank-file.ts";
import { BankLayout } from "#domain/payments/bank-layout.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import {
  getBatch,
  lockBatch,
  selectFirmsWithOtherAccount,
  selectLinesForFile,
  updateBatch,
  type PaymentBatchRow,
} from "#db/queries/payment-batches.ts";
import { insertPaymentFile } from "#db/queries/payment-files.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";
import { openAccountNumber } from "../account-number.ts";

type Run = { finish(tx: Tx): Promise<void> };

const maxBankFileBytes = 20 * 1024 * 1024;

const isWanted = ({ state, fileId, fileProblem }: PaymentBatchRow): boolean => state === "approved" && fileId === null && fileProblem === null;

/**
 * Makes the bank file of an approved batch and stores it. Called again it makes no second one: bytes that a killed run has left behind are
 * named by no row and are swept. What keeps the file from being made is written into the batch.
 * @throws forbidden (not the worker); unavailable; whatever `run` throws
 * @source money.md 6 "a test that kills the process between the file and the mark"
 */
export async function makeBankFile(ctx: AppContext, { batchId }: { readonly batchId: string }, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const batch = await getBatch(ctx.db, batchId);
  if (!isWanted(batch)) return;
  const layout = BankLayout.parse(batch.layout);
  const made = await write(ctx, batch, layout);
  if (made.problem !== undefined) return keepProblem(ctx, batchId, made.problem, run);
  const name = `${council.slug}-batch-${batch.number}.${layout.format === "csv" ? "csv" : "txt"}`;
  const kept = await ctx.files.keep(Buffer.from(made.text, "utf8"), { maxBytes: maxBankFileBytes, name });
  const isKept = await ctx.db.transaction(async (tx) => {
    // A second run waits here until the first has committed, and then sees its file.
    const current = await lockBatch(tx, batchId);
    const firms = await selectFirmsWithOtherAccount(tx, current, ctx.now());
    const isStillWanted = isWanted(current) && firms.length === 0;
    if (isStillWanted) {
      const mediaType = layout.format === "csv" ? "text/csv" : "text/plain";
      const file = await insertPaymentFile(tx, { ...kept, mediaType, name, uploadedBy: null, uploadedAt: ctx.now() });
      await updateBatch(tx, current, { fileId: file.id });
    } else if (isWanted(current)) await updateBatch(tx, current, { fileProblem: batchMessages.accountChangedLate(firms) });
    await run.finish(tx);
    return isStillWanted;
  });
  if (!isKept) await ctx.files.delete(kept.storageKey);
}

type Made = { readonly text: string; readonly problem?: undefined } | { readonly problem: string };

/** Opens the account numbers and writes the file; an account that the firm no longer has is found before it is opened. */
async function write(ctx: AppContext, batch: PaymentBatchRow, layout: BankLayout): Promise<Made> {
  const firms = await selectFirmsWithOtherAccount(ctx.db, batch, ctx.now());
  if (firms.length > 0) return { problem: batchMessages.accountChangedLate(firms) };
  const lines = (await selectLinesForFile(ctx.db, batch.id)).map(({ account, firmId, ...line }) => ({
    ...line,
    holderName: account.holderName,
    accountNumber: openAccountNumber(ctx.keys.bank, { firmId, sealedNumber: account.sealedNumber }),
    ifsc: account.ifsc,
    bankName: account.bankName,
    branch: account.branch,
  }));
  const { text, problems } = writeBankFile(layout, lines, { batchNumber: batch.number, madeOn: formatIndianDate(calendarDateInIndia(ctx.now())) });
  return problems === undefined ? { text } : { problem: batchMessages.doesNotFit(problems) };
}

async function keepProblem(ctx: AppContext, batchId: string, fileProblem: string, run: Run): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const current = await lockBatch(tx, batchId);
    if (isWanted(current)) await updateBatch(tx, current, { fileProblem });
    await run.finish(tx);
  });
}

/** The job has failed for good: the batch says so and can be cancelled. */
export async function giveUpBankFile(tx: Tx, { batchId }: { readonly batchId: string }): Promise<void> {
  const current = await lockBatch(tx, batchId);
  if (isWanted(current)) await updateBatch(tx, current, { fileProblem: batchMessages.fileGivenUp });
}
