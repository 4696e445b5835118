import { z } from "zod";
import { calendarDateInIndia, formatIndianDate, parseCalendarDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { batchName } from "#domain/payments/batches.ts";
import { transact } from "#db/connection/transact.ts";
import { selectOpenBatchLines, updateBatch, type PaymentBatchRow } from "#db/queries/payment-batches.ts";
import { lockPaymentLines } from "#db/queries/payment-lines.ts";
import { selectSchemesOfLines } from "#db/queries/bank-replies.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { lateBookingText } from "../book-lines.ts";
import { BatchVersion } from "./batch-view.ts";
import { bookBatchLines } from "./book-batch-lines.ts";
import { lockBatchFor } from "./lock-batch-for.ts";
import { moveLines } from "./move-lines.ts";

const CalendarDay = z
  .string()
  .trim()
  .transform((text) => parseCalendarDate(text) ?? "")
  .refine((day) => day !== "", batchMessages.sentOnMissing);

export const SendBatchInput = BatchVersion.extend({ sentOn: CalendarDay });
export type SendBatchInput = z.input<typeof SendBatchInput>;

/**
 * Records that the bank has the file: the lines are sent and their money is in payment. An account that changed since keeps nobody from
 * recording it: the bank pays what its file says.
 * @throws invalid (`sentOn`: in the future, before the approval); not_found; conflict (`wrong_state`,
 *   `stale_version`, `file_not_ready`, `file_failed`)
 * @source money.md 6 "Batch"
 */
export async function sendBatch(ctx: AppContext, input: SendBatchInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.prepareBatch");
  const { sentOn, ...seen } = SendBatchInput.parse(input);
  return transact(ctx, async (tx) => {
    const batch = await lockBatchFor(tx, "send", seen);
    assertDay(batch, sentOn, calendarDateInIndia(ctx.now()));
    if (batch.fileProblem !== null) throw conflict("file_failed", batchMessages.fileFailed);
    if (batch.fileId === null) throw conflict("file_not_ready", batchMessages.fileNotReady);
    const entries = await selectOpenBatchLines(tx, batch.id);
    const lines = new Map(
      (
        await lockPaymentLines(
          tx,
          entries.map(({ lineId }) => lineId),
        )
      ).map((line) => [line.id, line]),
    );
    const schemes = await selectSchemesOfLines(tx, [...lines.keys()]);
    const by = { actorId: actor.userId, at: ctx.now() };
    const sent = entries.flatMap((entry) => {
      const [line, scheme] = [lines.get(entry.lineId), schemes.get(entry.lineId)];
      return line === undefined || scheme === undefined ? [] : [{ ...entry, line, scheme }];
    });
    await bookBatchLines(
      tx,
      sent.map(({ reference, amountPaise, scheme, lineId }) => ({
        kind: "send" as const,
        reference,
        amountPaise,
        scheme,
        lineId,
        occurredOn: sentOn,
      })),
      by,
    );
    await moveLines(
      tx,
      "send",
      sent.map(({ line, reference }) => ({ line, detail: reference })),
      by,
    );
    await updateBatch(tx, batch, { state: "sent", sentOn, sentBy: actor.userId });
    await recordAudit(tx, ctx, {
      event: "batch.send",
      subject: { kind: "batch", id: batch.id },
      detail: { number: batch.number, lines: sent.length, sentOn },
    });
    const late = await lateBookingText(tx, sentOn, calendarDateInIndia(by.at));
    return { message: `${batchMessages.sent(batchName(batch.number))}${late}` };
  });
}

/** @throws invalid (`sentOn`) */
function assertDay({ approvedAt }: PaymentBatchRow, sentOn: string, today: string): void {
  const approvedOn = calendarDateInIndia(approvedAt ?? new Date(0));
  const text =
    sentOn > today ? batchMessages.sentInFuture : sentOn < approvedOn ? batchMessages.sentTooEarly(formatIndianDate(approvedOn)) : undefined;
  if (text !== undefined) throw invalid("sent_on_wrong", text, { sentOn: [text] });
}
