import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { conflict } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { batchName } from "#domain/payments/batches.ts";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { getShownBatch, selectOpenBatchLines, updateBatch } from "#db/queries/payment-batches.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { BatchVersion } from "./batch-view.ts";
import { assertSameAccounts, lockBatchFor } from "./lock-batch-for.ts";

/**
 * Approves a batch that another person prepared. A job makes the bank file.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`wrong_state`, `stale_version`, `two_people`, `no_lines`,
 *   `account_changed`)
 * @source money.md 6 "one prepares, another approves (never the same person)"
 */
export async function approveBatch(ctx: AppContext, input: BatchVersion): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.approveBatch");
  assertFreshPassword(ctx);
  const seen = BatchVersion.parse(input);
  return transact(ctx, async (tx) => {
    const batch = await lockBatchFor(tx, "approve", seen);
    const { id, number, preparedBy } = batch;
    if (!isSecondPerson(await selectInvitations(tx), preparedBy, actor.userId)) {
      const { preparedByName } = await getShownBatch(tx, id);
      throw conflict("two_people", preparedBy === actor.userId ? batchMessages.samePerson : batchMessages.countsAsOne(preparedByName));
    }
    const lines = await selectOpenBatchLines(tx, id);
    if (lines.length === 0) throw conflict("no_lines", batchMessages.noLines);
    await assertSameAccounts(tx, batch, ctx.now());
    await updateBatch(tx, batch, { state: "approved", approvedBy: actor.userId, approvedAt: ctx.now() });
    await enqueue(tx, "make-bank-file", { batchId: id }, { key: `make-bank-file-${id}` });
    const amountPaise = lines.reduce((sum, line) => sum + line.amountPaise, 0);
    await recordAudit(tx, ctx, { event: "batch.approve", subject: { kind: "batch", id }, detail: { number, lines: lines.length, amountPaise } });
    return { message: batchMessages.approved(batchName(number)) };
  });
}
