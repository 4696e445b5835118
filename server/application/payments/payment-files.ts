import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { invalid, notFound, unsupportedType } from "#domain/errors.ts";
import { paymentFileKindNames, paymentFileKinds } from "#domain/payments/file-kinds.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import { hasRight } from "#domain/permissions.ts";
import { findBankFile } from "#db/queries/bank-replies.ts";
import {
  findAccountOfCheque,
  findPaymentFile,
  getPaymentFile,
  insertPaymentFile,
  isFileOfFair,
  isFileOfInvoice,
  isFileOfOrder,
  type PaymentFileRow,
} from "#db/queries/payment-files.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import { consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { recordAudit, recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { authorize } from "../authorize.ts";
import { transactStored } from "../transact-stored.ts";
import { noteDownload } from "./batches/bank-file-download.ts";
import { inspectList } from "./replies/read-reply-file.ts";

export const UploadPaymentFileInput = z.object({ kind: z.enum(paymentFileKindNames) });
export type UploadPaymentFileInput = z.output<typeof UploadPaymentFileInput>;

export const PaymentFileId = z.object({ fileId: z.uuid() });
export type PaymentFileId = z.output<typeof PaymentFileId>;

/** A stored file as the client shows it. */
export type PaymentFileView = { readonly id: string; readonly name: string; readonly sizeBytes: number; readonly mediaType: string };

/** Checks the rights, and how much a firm uploads, before any byte is read. @throws unauthenticated; forbidden; rate_limited */
export async function checkPaymentUpload(ctx: AppContext, { kind }: UploadPaymentFileInput): Promise<void> {
  const actor = authorize(ctx.actor, paymentFileKinds[kind].permission);
  if (actor.role !== "MEMBER") return;
  const tries = await consumeRateLimit(ctx, [{ limit: limits.paymentFilesOfFirm, subject: actor.firmId }]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
}

/**
 * Stores a file for payments, with the checks of members' documents. It belongs to nothing until a use case names it; a file of a
 * member belongs to the firm.
 * @throws unsupported_type; too_large; invalid (empty, damaged, password_protected, too_many_pages, unreadable); unavailable
 */
export async function uploadPaymentFile(
  ctx: AppContext,
  { kind }: UploadPaymentFileInput,
  { staged, name }: { readonly staged: StagedFile; readonly name: string },
): Promise<PaymentFileView> {
  const { permission, accept } = paymentFileKinds[kind];
  const actor = authorize(ctx.actor, permission);
  const { mediaType, pages } =
    accept === "list"
      ? { mediaType: await inspectList(ctx, staged.tempPath, name), pages: 1 }
      : await ctx.sandbox.inspect(staged.tempPath, { name, accept: "pdf_or_image" });
  if (accept === "pdf" && mediaType !== "application/pdf") throw unsupportedType("unsupported_type", paymentMessages.onlyPdf(name));
  const storageKey = await ctx.files.commit(staged);
  return transactStored(ctx, [storageKey], async (tx) => {
    const { sha256, sizeBytes } = staged;
    const firmId = actor.role === "MEMBER" ? actor.firmId : null;
    const row = { storageKey, sha256, sizeBytes, mediaType, pages, name, firmId, uploadedBy: actor.userId, uploadedAt: ctx.now() };
    return presentPaymentFile(await insertPaymentFile(tx, row));
  });
}

export const presentPaymentFile = ({ id, name, sizeBytes, mediaType }: Pick<PaymentFileRow, keyof PaymentFileView>): PaymentFileView => ({
  id,
  name,
  sizeBytes,
  mediaType,
});

/** A file that the acting user has just uploaded, to be named by a row. @throws invalid (`file_unknown`: another user's, or none) */
export async function getOwnUpload(tx: Db | Tx, ctx: AppContext, fileId: string): Promise<PaymentFileRow> {
  const row = await findPaymentFile(tx, fileId);
  if (row === undefined || ctx.actor.kind !== "user" || row.uploadedBy !== ctx.actor.userId)
    throw invalid("file_unknown", paymentMessages.uploadAgain, { fileId: [paymentMessages.uploadAgain] });
  return row;
}

/**
 * A stored file: a member reads those of the own firm, the council all, DGFT those of sanction orders. Proofs of the fee of a
 * fair need no right of payments. Cheques, files for the bank and its answers have account numbers: for the council they need a right, and each look
 * is in the audit trail.
 * @throws not_found; forbidden; conflict (`batch_cancelled`, `account_changed`: the file of a batch that the bank is not to get any more)
 */
export async function openPaymentFile(ctx: AppContext, input: PaymentFileId): Promise<PaymentFileRow> {
  const { actor } = ctx;
  const parsed = PaymentFileId.safeParse(input);
  if (actor.kind === "user" && actor.role === "MEMBER") authorize(actor, "payments.listOwn");
  else if (actor.kind === "user" && actor.role === "DGFT_ADMIN") authorize(actor, "payments.listSanctions");
  else if (actor.kind === "user" && parsed.success && (await isFileOfFair(ctx.db, parsed.data.fileId))) authorize(actor, "fairs.checkFee");
  else if (actor.kind !== "user" || !(hasRight(actor, "payments.list") || hasRight(actor, "invoices.list"))) authorize(actor, "payments.list");
  const row = parsed.success ? await getPaymentFile(ctx.db, parsed.data.fileId) : undefined;
  if (row === undefined || !(await isReadable(ctx, row))) throw notFound("payment_file_not_found", paymentMessages.fileNotFound);
  await assertMayReadCheque(ctx, row);
  await assertMayReadBankFile(ctx, row);
  return row;
}

/**
 * The same for a download. The audit trail records those of the offices; the range requests of one download count once.
 * @throws as openPaymentFile
 * @source security.md row 40
 */
export async function downloadPaymentFile(ctx: AppContext, input: PaymentFileId): Promise<PaymentFileRow> {
  const row = await openPaymentFile(ctx, input);
  if (ctx.actor.kind === "user" && ctx.actor.role === "MEMBER") return row;
  const { id, firmId } = row;
  await recordRepeated(ctx, { event: "export.file", subject: { kind: "file", id }, ...(firmId !== null && { detail: { firmId } }) });
  return row;
}

/** A user of the council reads the files of the desk whose rights the user has, and the own ones. */
async function isReadable({ actor, db }: AppContext, { id, firmId, uploadedBy }: PaymentFileRow): Promise<boolean> {
  if (actor.kind !== "user") return false;
  if (actor.role === "MEMBER") return firmId === actor.firmId;
  if (actor.role !== "EPCMD_ADMIN") return isFileOfOrder(db, id);
  if (uploadedBy === actor.userId || (await isFileOfFair(db, id))) return true;
  return hasRight(actor, (await isFileOfInvoice(db, id)) ? "invoices.list" : "payments.list");
}

/** The pages of one look count once. A member reads the cheques of the own firm. */
async function assertMayReadCheque(ctx: AppContext, { id: fileId }: PaymentFileRow): Promise<void> {
  if (ctx.actor.kind === "user" && ctx.actor.role === "MEMBER") return;
  const account = await findAccountOfCheque(ctx.db, fileId);
  if (account === undefined) return;
  authorize(ctx.actor, "payments.showAccount");
  const { id, firmId } = account;
  await recordRepeated(ctx, { event: "bankAccount.show", subject: { kind: "bankAccount", id }, detail: { firmId } });
}

async function assertMayReadBankFile(ctx: AppContext, { id }: PaymentFileRow): Promise<void> {
  const file = await findBankFile(ctx.db, id);
  if (file === undefined) return;
  authorize(ctx.actor, "payments.showAccount");
  const { batchId } = file;
  if (batchId === null) return recordAuditInOwnTransaction(ctx, { event: "batch.download", subject: { kind: "file", id } });
  return transact(ctx, async (tx) => {
    await noteDownload(tx, batchId, ctx.now());
    await recordAudit(tx, ctx, { event: "batch.download", subject: { kind: "batch", id: batchId } });
  });
}
