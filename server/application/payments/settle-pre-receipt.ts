import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import type { LineState } from "#domain/payments/line-states.ts";
import { hasRight } from "#domain/permissions.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { lockFirm } from "#db/queries/members.ts";
import { selectPaymentFiles } from "#db/queries/payment-files.ts";
import {
  findNewestPreReceipt,
  getPreReceipt,
  getReceiptLine,
  updateGivenPreReceipt,
  type PreReceiptRow,
  type ReceiptLine,
} from "#db/queries/pre-receipts.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import type { DocumentFile } from "./account-view.ts";
import { settleDocuments } from "./complete-documents.ts";
import { settleReceiptNotices } from "./settle-receipt-notices.ts";
import { tellFirms } from "./tell-firms.ts";

export const PreReceiptId = z.object({ preReceiptId: z.uuid() });
export type PreReceiptId = z.output<typeof PreReceiptId>;
export const RefusePreReceiptInput = PreReceiptId.extend({ remark: plainText("Remark", 1_000) });
export type RefusePreReceiptInput = z.input<typeof RefusePreReceiptInput>;

/** A signed pre-receipt as the council checks it. */
export type PreReceiptCheckView = {
  readonly id: string;
  readonly state: PreReceiptRow["state"];
  readonly remark: string | null;
  readonly givenAt: Date;
  readonly firmId: string;
  readonly firmName: string;
  readonly gstNo: string;
  readonly lineId: string;
  readonly lineState: LineState;
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly instalment: number;
  readonly instalments: number;
  readonly amountPaise: Paise;
  readonly orderNumber: string;
  readonly orderedOn: string;
  /** Undefined once it was erased. */
  readonly file: DocumentFile | undefined;
  readonly canSettle: boolean;
};

/** @throws not_found */
export async function getPreReceiptCheck(ctx: AppContext, { preReceiptId }: PreReceiptId): Promise<PreReceiptCheckView> {
  authorize(ctx.actor, "payments.list");
  return present(ctx.db, ctx, preReceiptId);
}

/**
 * Accepts a signed pre-receipt. With a bank account that counts, the payment is ready for a batch in the same moment.
 * @throws not_found; conflict (`pre_receipt_settled`: settled, or another one replaced it; `pre_receipt_not_asked`)
 */
export async function acceptPreReceipt(ctx: AppContext, { preReceiptId }: PreReceiptId): Promise<{ view: PreReceiptCheckView; message: string }> {
  const actor = authorize(ctx.actor, "payments.checkPapers");
  return transact(ctx, async (tx) => {
    const { row, at } = await lockPreReceipt(tx, ctx, preReceiptId);
    await settle(tx, row, { state: "accepted", checkedBy: actor.userId, checkedAt: ctx.now() });
    await settleDocuments(tx, { firmId: at.firm.id, at: ctx.now() });
    await settleReceiptNotices(tx, at.firm.id, ctx.now());
    await recordAudit(tx, ctx, { event: "preReceipt.accept", subject: { kind: "payment", id: row.lineId }, detail: { preReceiptId } });
    return { view: await present(tx, ctx, preReceiptId), message: documentMessages.accepted };
  });
}

/**
 * Refuses a signed pre-receipt with a remark; the firm is told by notice and e-mail, and gives another one.
 * @throws not_found; invalid (no remark); conflict (`pre_receipt_settled`)
 */
export async function refusePreReceipt(ctx: AppContext, input: RefusePreReceiptInput): Promise<{ view: PreReceiptCheckView; message: string }> {
  const actor = authorize(ctx.actor, "payments.checkPapers");
  const { preReceiptId, remark } = RefusePreReceiptInput.parse(input);
  return transact(ctx, async (tx) => {
    const { row, at } = await lockPreReceipt(tx, ctx, preReceiptId);
    await settle(tx, row, { state: "refused", remark, checkedBy: actor.userId, checkedAt: ctx.now() });
    await settleReceiptNotices(tx, at.firm.id, ctx.now());
    const { line, scheme } = at;
    await tellFirms(tx, [{ ...line, scheme }], { notice: "payment_documents_refused", mail: "payment_documents_refused", at: ctx.now() });
    await recordAudit(tx, ctx, { event: "preReceipt.refuse", subject: { kind: "payment", id: row.lineId }, detail: { preReceiptId } });
    return { view: await present(tx, ctx, preReceiptId), message: documentMessages.refused };
  });
}

/** A pre-receipt that waits, with its firm locked. @throws not_found; conflict */
async function lockPreReceipt(tx: Tx, ctx: AppContext, preReceiptId: string): Promise<{ row: PreReceiptRow; at: ReceiptLine }> {
  const { lineId } = await getPreReceipt(tx, preReceiptId);
  const at = await getReceiptLine(tx, lineId, undefined);
  await lockFirm(tx, at.firm.id);
  const newest = await findNewestPreReceipt(tx, lineId);
  if (newest?.id !== preReceiptId || newest.state !== "given") throw alreadySettled();
  return { row: newest, at };
}

const alreadySettled = () => conflict("pre_receipt_settled", documentMessages.preReceiptSettled);

type Settled = { readonly state: "accepted" | "refused"; readonly remark?: string; readonly checkedBy: string; readonly checkedAt: Date };

/**
 * Settles a pre-receipt. The lock of the firm does not stop a correction of the order, which refuses the pre-receipt too.
 * @throws conflict (`pre_receipt_settled`)
 */
async function settle(tx: Tx, { id }: PreReceiptRow, values: Settled): Promise<void> {
  if (!(await updateGivenPreReceipt(tx, id, values))) throw alreadySettled();
}

async function present(db: Db | Tx, { actor }: AppContext, preReceiptId: string): Promise<PreReceiptCheckView> {
  const row = await getPreReceipt(db, preReceiptId);
  const { line, scheme, instalment, instalments, orderNumber, orderedOn, firm } = await getReceiptLine(db, row.lineId, undefined);
  const newest = await findNewestPreReceipt(db, row.lineId);
  return {
    id: row.id,
    state: row.state,
    remark: row.remark,
    givenAt: row.givenAt,
    firmId: firm.id,
    firmName: firm.name,
    gstNo: firm.gstNo,
    lineId: line.id,
    lineState: line.state,
    reimbursementId: line.reimbursementId,
    scheme,
    instalment,
    instalments,
    amountPaise: line.amountPaise,
    orderNumber,
    orderedOn,
    file: (await selectPaymentFiles(db, [row.fileId])).get(row.fileId),
    canSettle:
      row.state === "given" && newest?.id === row.id && actor.kind === "user" && actor.role !== "BUYER" && hasRight(actor, "payments.checkPapers"),
  };
}
