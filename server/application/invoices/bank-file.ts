import { createHash } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";
import {
  createStatementJudge,
  readBankStatement,
  type ReadStatement,
  type StatementLine,
  type StatementVerdict,
} from "#domain/invoices/bank-statement.ts";
import { invoiceNumbersIn } from "#domain/invoices/invoice-numbers.ts";
import { duePaiseOf } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { conflict } from "#domain/errors.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertBankFile, selectInvoicesByNumber, selectRecordedReferences, selectUnpaidOfAmounts } from "#db/queries/invoice-bank.ts";
import { selectFirmNames } from "#db/queries/members.ts";
import { lockInvoice } from "#db/queries/invoices.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";
import { getOwnUpload } from "../payments/payment-files.ts";
import { readSheetRows } from "../payments/replies/read-reply-file.ts";
import { applyPayment, type Recorded } from "./record-payment.ts";

export const BankFileInput = z.object({ fileId: z.uuid(invoiceMessages.uploadAgain) });
export type BankFileInput = z.output<typeof BankFileInput>;

/** A line of the file with what an import would do with it. */
export type JudgedBankLine = StatementLine & {
  readonly outcome: StatementVerdict["outcome"];
  readonly number: string | null;
  readonly firmName: string | null;
  readonly text: string | null;
};
export type CheckedBankFile = {
  readonly lines: readonly JudgedBankLine[];
  readonly problems: ReadStatement["problems"];
  readonly fingerprint: string;
};

/**
 * What an import of a statement of the council's bank would do, line by line; nothing is written. The fingerprint changes when an
 * import would record a line differently.
 * @throws invalid (`file_unknown`; not readable, or a column is missing); unsupported_type; unavailable
 * @source desks-and-more.md 5 "payment is recorded from a bank file"
 */
export async function checkBankFile(ctx: AppContext, { fileId }: BankFileInput): Promise<CheckedBankFile> {
  authorize(ctx.actor, "invoices.prepare");
  const { lines, problems } = await readOwnFile(ctx, fileId);
  const judged = await judge(ctx.db, ctx, lines);
  return { lines: judged.map(present), problems, fingerprint: fingerprintOf(judged) };
}

export const ImportBankFileInput = BankFileInput.extend({
  /** How many payments the check promised. */
  expected: z.int().min(0),
  /** What the check answered. */
  fingerprint: z.string().max(64).optional(),
});
export type ImportBankFileInput = z.output<typeof ImportBankFileInput>;

/**
 * Records the payments of a statement: all that the check found, or none. Lines that belong to no invoice are kept and shown. The same
 * file again records nothing twice, because each reference counts once.
 * @throws as `checkBankFile`; conflict (`bank_changed`: the check would say something else by now, also because an invoice was paid or
 *   cancelled in this moment; `period_closed`)
 */
export async function importBankFile(ctx: AppContext, { fileId, expected, fingerprint }: ImportBankFileInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { lines, problems } = await readOwnFile(ctx, fileId);
  return transact(ctx, async (tx) => {
    const judged = await judge(tx, ctx, lines);
    const recorded = judged.flatMap(({ line, verdict }) => (verdict.outcome === "record" ? [{ line, invoice: verdict.invoice }] : []));
    const isSeen = recorded.length === expected && (fingerprint === undefined || fingerprint === fingerprintOf(judged));
    if (!isSeen) throw conflict("bank_changed", invoiceMessages.bankChanged);
    // In one order for everybody, so that two imports never wait for each other.
    for (const { invoice } of recorded.toSorted((one, other) => (one.invoice.id < other.invoice.id ? -1 : 1)))
      if (duePaiseOf(await lockInvoice(tx, invoice.id)) !== invoice.duePaise) throw conflict("bank_changed", invoiceMessages.bankChanged);
    for (const { line, invoice } of recorded) {
      const { paidOn, amountPaise, reference } = line;
      await applyPayment(tx, ctx, await lockInvoice(tx, invoice.id), { source: "bank_file", paidOn, amountPaise, reference, proofFileId: fileId });
    }
    const left = judged.flatMap(({ line, verdict }) => (verdict.outcome === "left" ? [leftLine(line, verdict.text)] : []));
    const counts = { recorded: recorded.length, known: judged.length - recorded.length - left.length };
    await insertBankFile(tx, { fileId, ...counts, importedBy: actor.userId, importedAt: ctx.now() }, left);
    await recordAudit(tx, ctx, { event: "invoice.importBank", subject: { kind: "file", id: fileId }, detail: { ...counts, left: left.length } });
    return { message: invoiceMessages.bankImported(recorded.length, left.length, problems.length) };
  });
}

const leftLine = ({ paidOn, amountPaise, reference, narration }: StatementLine, problem: string) => ({
  paidOn,
  amountPaise,
  reference,
  narration,
  problem,
});

type Judged = { readonly line: StatementLine; readonly verdict: StatementVerdict };

/** The invoice of each line, and what was due of it: a payment of a part leaves the line with its invoice. */
const fingerprintOf = (judged: readonly Judged[]): string => {
  const seen = judged.map(({ verdict }) => (verdict.outcome === "record" ? [verdict.invoice.id, verdict.invoice.duePaise] : verdict.outcome));
  return createHash("sha256").update(JSON.stringify(seen)).digest("hex");
};

/** Small enough to keep web requests of the same process waiting for a short time. */
const linesBetweenYields = 20;

/** A payment of a day to come is left: a date of the file is wrong. */
async function judge(db: Db | Tx, ctx: AppContext, lines: readonly StatementLine[]): Promise<Judged[]> {
  const [byNumber, unpaid, firmNames, references] = await Promise.all([
    selectInvoicesByNumber(
      db,
      lines.flatMap(({ narration, reference }) => invoiceNumbersIn(`${narration} ${reference}`)),
    ),
    selectUnpaidOfAmounts(db, [...new Set(lines.map(({ amountPaise }) => amountPaise))]),
    selectFirmNames(db),
    selectRecordedReferences(
      db,
      lines.map(({ reference }) => reference),
    ),
  ]);
  const today = todayOf(ctx);
  const judgeLine = createStatementJudge({ byNumber, unpaid, firmNames, references });
  const judged: Judged[] = [];
  for (const [place, line] of lines.entries()) {
    if (place % linesBetweenYields === 0) await yieldToEventLoop();
    judged.push({ line, verdict: line.paidOn <= today ? judgeLine(line) : { outcome: "left", text: invoiceMessages.bankFuture } });
  }
  return judged;
}

async function readOwnFile(ctx: AppContext, fileId: string): Promise<ReadStatement> {
  const { storageKey, name } = await getOwnUpload(ctx.db, ctx, fileId);
  return readBankStatement(await readSheetRows(ctx, await ctx.files.localPath(storageKey), name));
}

const present = ({ line, verdict }: Judged): JudgedBankLine => ({
  ...line,
  outcome: verdict.outcome,
  number: verdict.outcome === "record" ? verdict.invoice.number : null,
  firmName: verdict.outcome === "record" ? verdict.invoice.firmName : null,
  text: verdict.text,
});
