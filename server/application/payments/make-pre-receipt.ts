import { createHash } from "node:crypto";
import { z } from "zod";
import { receiptLanguages, receiptText } from "#domain/payments/pre-receipt.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { getReceiptLine } from "#db/queries/pre-receipts.ts";
import { findProfile } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { cachedDocument } from "../../infra/page-cache.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { authorize } from "../authorize.ts";

export const MakePreReceiptInput = z.object({ lineId: z.uuid(), language: z.enum(receiptLanguages).default("en") });
export type MakePreReceiptInput = z.output<typeof MakePreReceiptInput>;

/**
 * The filled pre-receipt of a payment as a PDF, for the firm to sign: drawn by a child process, and again only when something in it
 * changed. The audit trail records what the council downloads.
 * @throws not_found (also another firm's payment); conflict (`pre_receipt_of_direct`); unavailable
 * @source money.md 6 "the product makes the filled pre-receipt as a PDF"; security.md row 40
 */
export async function makePreReceipt(
  ctx: AppContext,
  { lineId, language }: MakePreReceiptInput,
): Promise<{ readonly path: string; readonly name: string }> {
  const { line, firm, scheme, payer, orderNumber, orderedOn, instalment, instalments } = await getReceiptLine(ctx.db, lineId, firmOf(ctx));
  if (payer === "dgft_direct") throw conflict("pre_receipt_of_direct", documentMessages.preReceiptOfDirect);
  const profile = await findProfile(ctx.db, firm.id);
  const { reimbursementId, amountPaise } = line;
  const text = receiptText(
    {
      firmName: firm.name,
      firmAddress: profile?.row.address ?? firm.address ?? "",
      gstNo: firm.gstNo,
      reimbursementId,
      scheme,
      instalment,
      instalments,
      orderNumber,
      orderedOn,
      amountPaise,
    },
    language,
  );
  const version = createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 16);
  const path = await cachedDocument(ctx.config.dataDir, `pre-receipt-${lineId}-${version}`, (outPath) =>
    ctx.sandbox.drawPreReceipt({ text, language, madeAt: `${orderedOn}T00:00:00Z` }, outPath),
  );
  if (ctx.actor.kind === "user" && ctx.actor.role !== "MEMBER")
    await recordRepeated(ctx, { event: "export.file", subject: { kind: "payment", id: lineId }, detail: { firmId: firm.id } });
  const part = instalments > 1 ? `-${instalment}` : "";
  return { path, name: `pre-receipt-${reimbursementId}${part}${language === "hi" ? "-hi" : ""}.pdf` };
}

/** A member sees the own firm, the council every one, DGFT none. */
function firmOf({ actor }: AppContext): string | undefined {
  if (actor.kind === "user" && actor.role === "MEMBER") return authorize(actor, "payments.listOwn").firmId;
  if (actor.kind === "user" && actor.role === "DGFT_ADMIN") {
    authorize(actor, "payments.listSanctions");
    throw notFound("payment_not_found", documentMessages.lineNotFound);
  }
  authorize(actor, "payments.list");
  return undefined;
}
