import { z } from "zod";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid, type FieldErrors } from "#domain/errors.ts";
import { writeBankFile } from "#domain/payments/bank-file.ts";
import type { BankLayout } from "#domain/payments/bank-layout.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { batchName, batchReference, maxBatchLines } from "#domain/payments/batches.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { selectUsableAccounts, type BankAccountRow } from "#db/queries/bank-accounts.ts";
import { lockBankLayoutShared } from "#db/queries/bank-layouts.ts";
import {
  insertBatch,
  insertBatchLines,
  selectBatchesOfLines,
  selectBatchLineFacts,
  selectReadyLineIds,
  type BatchLineFacts,
  type PaymentBatchRow,
} from "#db/queries/payment-batches.ts";
import { lockPaymentLines, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { moveLines } from "./move-lines.ts";

export const PrepareBatchInput = z.object({
  layoutId: z.uuid("Choose a layout"),
  /** Some lines by their ids with their amounts, or those that wait longest, as many as a batch takes, with number and total: as the user saw them. */
  choice: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("lines"),
      lineIds: z.array(z.uuid()).min(1, batchMessages.nothingChosen).max(maxBatchLines, batchMessages.tooMany(maxBatchLines)),
      /** In paise, by the id of the line; a line without an amount here is taken with the one that it has. */
      amounts: z.record(z.uuid(), z.int()).optional(),
    }),
    z.object({ kind: z.literal("all"), scheme: z.enum(schemeKinds).optional(), lines: z.int(), amountPaise: z.int() }),
  ]),
});
export type PrepareBatchInput = z.input<typeof PrepareBatchInput>;

export type PreparedBatch = { readonly batchId: string; readonly message: string };

/** A line with its facts and the account that the batch keeps for it. */
type ChosenLine = { readonly line: PaymentLineRow; readonly facts: BatchLineFacts; readonly account: BankAccountRow };

/**
 * Puts lines into a new batch, with the bank accounts of this moment. Of several users who choose the same line one gets it; the others
 * learn which lines are gone, and nothing of theirs is prepared.
 * @throws invalid (`nothing_chosen`); not_found; conflict (`layout_retired`, `lines_gone`, `changed_meanwhile`,
 *   `payer_dgft`, `no_account`, `does_not_fit`; the fields `lineIds.<id>` name lines that are not ready, or have another amount)
 * @param atMost how many lines a batch has at most; a test has fewer
 * @source money.md 6 "a line can be in one open batch only"; issue of payments, "50 parallel batch makers"
 */
export async function prepareBatch(ctx: AppContext, input: PrepareBatchInput, atMost: number = maxBatchLines): Promise<PreparedBatch> {
  const actor = authorize(ctx.actor, "payments.prepareBatch");
  const { layoutId, choice } = PrepareBatchInput.parse(input);
  return transact(ctx, async (tx) => {
    const { name, layout, isRetired } = await lockBankLayoutShared(tx, layoutId);
    if (isRetired) throw conflict("layout_retired", batchMessages.layoutIsRetired(name));
    const lines = choice.kind === "lines" ? await lockChosen(tx, choice) : await lockLongestWaiting(tx, choice, { at: ctx.now(), limit: atMost });
    const chosen = await withAccounts(tx, lines, ctx.now());
    const by = { actorId: actor.userId, at: ctx.now() };
    const batch = await insertBatch(tx, { layoutName: name, layout, preparedBy: by.actorId, preparedAt: by.at });
    assertFits(layout, chosen, batch);
    await insertBatchLines(
      tx,
      chosen.map(({ line, account }, index) => ({
        batchId: batch.id,
        lineId: line.id,
        position: index + 1,
        reference: batchReference(batch.number, index + 1),
        amountPaise: line.amountPaise,
        bankAccountId: account.id,
      })),
    );
    const steps = chosen.map(({ line }, index) => ({ line, detail: batchReference(batch.number, index + 1) }));
    await moveLines(tx, "add_to_batch", steps, by);
    await recordAudit(tx, ctx, {
      event: "batch.prepare",
      subject: { kind: "batch", id: batch.id },
      detail: { number: batch.number, lines: chosen.length, amountPaise: chosen.reduce((sum, { line }) => sum + line.amountPaise, 0) },
    });
    return { batchId: batch.id, message: batchMessages.prepared(batchName(batch.number), chosen.length) };
  });
}

type Choice = z.output<typeof PrepareBatchInput>["choice"];
type ChosenIds = Extract<Choice, { readonly kind: "lines" }>;
type AllReady = Extract<Choice, { readonly kind: "all" }>;

async function lockChosen(tx: Tx, { lineIds, amounts = {} }: ChosenIds): Promise<PaymentLineRow[]> {
  const lines = await lockPaymentLines(tx, [...new Set(lineIds)]);
  await assertWaiting(tx, lines);
  const changed = lines.filter(({ id, amountPaise }) => (amounts[id] ?? amountPaise) !== amountPaise);
  const claims = changed.map(({ reimbursementId }) => reimbursementId);
  if (claims.length > 0) throw conflict("changed_meanwhile", batchMessages.amountsChanged(claims), lineFields(changed, batchMessages.amountChanged));
  return lines;
}

async function lockLongestWaiting(
  tx: Tx,
  { scheme, lines: count, amountPaise }: AllReady,
  first: { readonly at: Date; readonly limit: number },
): Promise<PaymentLineRow[]> {
  const ids = await selectReadyLineIds(tx, { scheme, ...first });
  if (ids.length === 0) throw invalid("nothing_chosen", batchMessages.nothingChosen);
  const lines = await lockPaymentLines(tx, ids);
  await assertWaiting(tx, lines);
  const total = lines.reduce((sum, line) => sum + line.amountPaise, 0);
  if (lines.length !== count || total !== amountPaise) throw conflict("changed_meanwhile", batchMessages.changedMeanwhile);
  return lines;
}

async function assertWaiting(tx: Tx, lines: readonly PaymentLineRow[]): Promise<void> {
  const gone = lines.filter(({ state }) => state !== "papers_complete");
  if (gone.length === 0) return;
  const batches = await selectBatchesOfLines(
    tx,
    gone.map(({ id }) => id),
  );
  const named = gone.map(({ id, reimbursementId }) => {
    const number = batches.get(id);
    return number === undefined ? reimbursementId : `${reimbursementId} (${batchName(number)})`;
  });
  throw conflict("lines_gone", batchMessages.gone(named), lineFields(gone));
}

/** Names the lines that the user has to leave out, or to choose again. */
const lineFields = (lines: readonly PaymentLineRow[], text: string = batchMessages.notReadyNow): FieldErrors =>
  Object.fromEntries(lines.map(({ id }) => [`lineIds.${id}`, [text]]));

/** The lines in the order of the file: those that wait longest come first. */
async function withAccounts(tx: Tx, lines: readonly PaymentLineRow[], at: Date): Promise<ChosenLine[]> {
  const [facts, accounts] = await Promise.all([
    selectBatchLineFacts(
      tx,
      lines.map(({ id }) => id),
    ),
    selectUsableAccounts(
      tx,
      lines.map(({ firmId }) => firmId),
      at,
    ),
  ]);
  const direct = lines.filter(({ id }) => facts.get(id)?.payer !== "council").map(({ reimbursementId }) => reimbursementId);
  if (direct.length > 0) throw conflict("payer_dgft", batchMessages.payerDgft(direct));
  const without = lines.filter(({ firmId }) => !accounts.has(firmId));
  const firms = new Set(without.map(({ id }) => facts.get(id)?.firmName ?? ""));
  if (without.length > 0) throw conflict("no_account", batchMessages.noAccount([...firms]), lineFields(without));
  const chosen = lines.flatMap((line) => {
    const [of, account] = [facts.get(line.id), accounts.get(line.firmId)];
    return of === undefined || account === undefined ? [] : [{ line, facts: of, account }];
  });
  return chosen.toSorted(byWaiting);
}

const byWaiting = (one: ChosenLine, other: ChosenLine): number =>
  one.facts.readySince.getTime() - other.facts.readySince.getTime() || (one.line.id < other.line.id ? -1 : 1);

/** Finds what does not fit before anybody approves. The account numbers stay sealed until the file is made: here their last digits stand in. */
function assertFits(layout: BankLayout, chosen: readonly ChosenLine[], { number, preparedAt }: PaymentBatchRow): void {
  const lines = chosen.map(({ line, facts, account }, index) => ({
    reference: batchReference(number, index + 1),
    amountPaise: line.amountPaise,
    holderName: account.holderName,
    accountNumber: account.lastFour,
    ifsc: account.ifsc,
    bankName: account.bankName,
    branch: account.branch,
    firmName: facts.firmName,
    reimbursementId: facts.reimbursementId,
    orderNumber: facts.orderNumber,
  }));
  const { problems } = writeBankFile(layout, lines, { batchNumber: number, madeOn: formatIndianDate(calendarDateInIndia(preparedAt)) });
  if (problems !== undefined) throw conflict("does_not_fit", batchMessages.doesNotFit(problems));
}
