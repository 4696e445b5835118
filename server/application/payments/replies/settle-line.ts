import { z } from "zod";
import { plainLine } from "#domain/accounts/plain-line.ts";
import { formatIndianDate, parseCalendarDate } from "#domain/dates.ts";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { utrFormat, type ReplyFacts } from "#domain/payments/bank-reply.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { transact } from "#db/connection/transact.ts";
import { selectAnsweredLines, type AnsweredLine } from "#db/queries/bank-replies.ts";
import { outcomeFilters } from "#db/queries/payment-batches.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { getOwnUpload } from "../payment-files.ts";
import { judgeRows } from "./judge-rows.ts";
import { lockAnswered, recordAnswers } from "./record-answers.ts";

const Day = z
  .string()
  .transform((text) => parseCalendarDate(text.trim()) ?? "")
  .refine((day) => day !== "", batchMessages.settledOnNeeded);
const Utr = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, "").toUpperCase())
  .refine((text) => utrFormat.test(text), batchMessages.utrUnreadable);
const shared = {
  reference: z.string().max(40),
  settledOn: Day,
  proofFileId: z.uuid(batchMessages.proofNeeded),
  /** The outcome of the line that the user saw. A page of the release before does not send it. */
  seen: z.enum(outcomeFilters).optional(),
};

export const SettleLineInput = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("paid"), utr: Utr, ...shared }),
  z.object({ outcome: z.literal("returned"), reason: plainLine("Reason", 300), ...shared }),
]);
export type SettleLineInput = z.input<typeof SettleLineInput>;

/**
 * Records by hand what the bank did with one line of a sent batch, with a proof. The same again changes nothing.
 * @throws invalid (`settle_refused`: as a row of an answer, by field; `file_unknown`); not_found; conflict (`line_changed`: the line has
 *   another outcome than the user saw)
 * @source money.md 6 "single lines by hand with proof"
 */
export async function settleLine(ctx: AppContext, input: SettleLineInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.settle");
  const parsed = SettleLineInput.parse(input);
  return transact(ctx, async (tx) => {
    const { id: proofFileId } = await getOwnUpload(tx, ctx, parsed.proofFileId);
    const named = (await selectAnsweredLines(tx, [parsed.reference])).get(parsed.reference);
    if (named === undefined) throw notFound("line_not_in_batch", batchMessages.lineNotInBatch);
    await lockAnswered(tx, [named]);
    const facts = factsOf(parsed, named.amountPaise);
    const rows = await judgeRows(tx, [{ rowNo: 1, reference: parsed.reference, facts }], { batchId: undefined, isByHand: true, now: ctx.now() });
    const judgement = rows[0]?.judgement;
    if (judgement?.outcome !== "same") assertAsSeen(parsed, rows[0]?.line);
    if (judgement?.outcome === "refused") throw refusal(judgement.problem, parsed);
    const { paid, returned, late } = await recordAnswers(tx, ctx, rows, { actorId: actor.userId, at: ctx.now(), proofFileId });
    if (paid + returned === 0) return { message: batchMessages.settledAlready };
    await recordAudit(tx, ctx, {
      event: "payment.settle",
      subject: { kind: "payment", id: named.line.id },
      detail: { reference: parsed.reference, outcome: parsed.outcome, settledOn: parsed.settledOn },
    });
    return { message: `${batchMessages.settled(parsed.reference, parsed.outcome)}${late}` };
  });
}

/**
 * Nobody changes by hand what a colleague recorded after the dialog was opened. A line that was taken out has its own refusal.
 * @param line read after it was locked
 */
function assertAsSeen({ seen, reference }: z.output<typeof SettleLineInput>, line: AnsweredLine | undefined): void {
  if (seen === undefined || line === undefined || line.outcome === seen) return;
  if (line.outcome === null || line.outcome === "removed") return;
  throw conflict("line_changed", batchMessages.lineChanged(reference, line.outcome, formatIndianDate(line.settledOn ?? "")));
}

function factsOf(input: z.output<typeof SettleLineInput>, amountPaise: number): ReplyFacts {
  const { reference, settledOn } = input;
  return input.outcome === "paid"
    ? { reference, amountPaise, settledOn, outcome: "paid", utr: input.utr, reason: null }
    : { reference, amountPaise, settledOn, outcome: "returned", utr: null, reason: input.reason };
}

/** The sentence beside the field that it is about; one about the line alone is a conflict. */
function refusal(problem: string, input: z.output<typeof SettleLineInput>) {
  const text = `${problem}.`;
  if (input.outcome === "paid" && problem.startsWith("The UTR")) return invalid("settle_refused", text, { utr: [text] });
  if (/^\d{2}-\d{2}-\d{4}/.test(problem)) return invalid("settle_refused", text, { settledOn: [text] });
  return conflict("settle_refused", text);
}
