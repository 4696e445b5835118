import { createHash } from "node:crypto";
import { z } from "zod";
import { conflict, invalid } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import type { ReadReplyRow } from "#domain/payments/bank-reply.ts";
import { transact } from "#db/connection/transact.ts";
import { insertBankReply, selectAnsweredLines } from "#db/queries/bank-replies.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { getOwnUpload } from "../payment-files.ts";
import { judgeRows, type JudgedRow } from "./judge-rows.ts";
import { readReplyFile } from "./read-reply-file.ts";
import { lockAnswered, recordAnswers } from "./record-answers.ts";

export const BankReplyInput = z.object({
  fileId: z.uuid(),
  /** The batch that the answer is for; absent when it may name several. */
  batchId: z.uuid().optional(),
});
export type BankReplyInput = z.input<typeof BankReplyInput>;

export const ImportBankReplyInput = BankReplyInput.extend({
  /** What the check of the file answered. */
  fingerprint: z.string().max(64).optional(),
});
export type ImportBankReplyInput = z.input<typeof ImportBankReplyInput>;

export type CheckedReplyRow = {
  readonly rowNo: number;
  readonly reference: string;
  readonly outcome: JudgedRow["judgement"]["outcome"];
  readonly firmName: string | null;
  readonly reimbursementId: string | null;
  readonly amountPaise: number | null;
  readonly utr: string | null;
  readonly settledOn: string | null;
  /** Why it is refused, or why the bank returned it. */
  readonly text: string | null;
};

/** What an import would do, row by row, in the order of the file. */
export type CheckedReply = { readonly rows: readonly CheckedReplyRow[]; readonly fingerprint: string };

/**
 * What an import of the answer would do; nothing is written. The fingerprint changes when a row would do something else.
 * @throws invalid (`file_unknown`; the file is not readable, empty or too long, or a column is missing); unsupported_type; not_found (the batch); unavailable
 * @source money.md 6 "UTRs and returns come back as a file with a dry run"
 */
export async function checkBankReply(ctx: AppContext, input: BankReplyInput): Promise<CheckedReply> {
  authorize(ctx.actor, "payments.settle");
  const { fileId, batchId } = BankReplyInput.parse(input);
  const rows = await judgeRows(ctx.db, await readOwnReply(ctx, fileId), { batchId, isByHand: false, now: ctx.now() });
  return { rows: rows.map(presentRow), fingerprint: fingerprintOf(rows) };
}

/**
 * Imports an answer: all of its rows or none. The same file again changes nothing.
 * @throws as `checkBankReply`; invalid (`reply_refused` when a row has an error); conflict (`reply_changed`: since the check)
 * @source issue of payments, "Bad input, faults, races"
 */
export async function importBankReply(ctx: AppContext, input: ImportBankReplyInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.settle");
  const { fileId, batchId, fingerprint } = ImportBankReplyInput.parse(input);
  const read = await readOwnReply(ctx, fileId);
  return transact(ctx, async (tx) => {
    const named = await selectAnsweredLines(
      tx,
      read.map(({ reference }) => reference),
    );
    await lockAnswered(tx, [...named.values()]);
    const rows = await judgeRows(tx, read, { batchId, isByHand: false, now: ctx.now() });
    if (rows.some(({ judgement }) => judgement.outcome === "refused"))
      throw invalid("reply_refused", batchMessages.replyRefused, { fileId: [batchMessages.replyRefused] });
    if (rows.every(({ judgement }) => judgement.outcome === "same")) return { message: batchMessages.replyAlreadyRecorded };
    if (fingerprint !== undefined && fingerprint !== fingerprintOf(rows)) throw conflict("reply_changed", batchMessages.replyChanged);
    const { paid, returned, late } = await recordAnswers(tx, ctx, rows, { actorId: actor.userId, at: ctx.now() });
    const unchanged = rows.length - paid - returned;
    await insertBankReply(tx, { fileId, paid, returned, unchanged, importedBy: actor.userId, importedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "bankReply.import", subject: { kind: "file", id: fileId }, detail: { paid, returned, unchanged } });
    return { message: `${batchMessages.replyImported(paid, returned)}${late}` };
  });
}

const fingerprintOf = (rows: readonly JudgedRow[]): string => {
  const seen = rows.map(({ reference, judgement }) => [reference, judgement.outcome]);
  return createHash("sha256").update(JSON.stringify(seen)).digest("hex");
};

async function readOwnReply(ctx: AppContext, fileId: string): Promise<ReadReplyRow[]> {
  const { storageKey, name } = await getOwnUpload(ctx.db, ctx, fileId);
  return readReplyFile(ctx, await ctx.files.localPath(storageKey), name);
}

const presentRow = ({ rowNo, reference, line, facts, judgement }: JudgedRow): CheckedReplyRow => ({
  rowNo,
  reference,
  outcome: judgement.outcome,
  firmName: line?.firmName ?? null,
  reimbursementId: line?.line.reimbursementId ?? null,
  amountPaise: facts?.amountPaise ?? null,
  utr: facts?.utr ?? null,
  settledOn: facts?.settledOn ?? null,
  text: judgement.outcome === "refused" ? judgement.problem : (facts?.reason ?? null),
});
