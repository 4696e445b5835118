import { z } from "zod";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import type { BankLayout } from "#domain/payments/bank-layout.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { batchName, isBatchActionPossible, type BatchAction, type BatchState } from "#domain/payments/batches.ts";
import { hasRight } from "#domain/permissions.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import {
  countLinesOfEarlierBatches,
  getShownBatch,
  selectBatchTotals,
  selectFirmsWithOtherAccount,
  type BatchTotals,
  type ShownBatch,
} from "#db/queries/payment-batches.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import { whyNoDownload } from "./bank-file-download.ts";

export const BatchId = z.object({ batchId: z.uuid() });
export type BatchId = z.input<typeof BatchId>;

/** A batch as the user last saw it. */
export const BatchVersion = BatchId.extend({ version: z.int() });
export type BatchVersion = z.input<typeof BatchVersion>;

/** `decline` cancels, too: by a user who approves and does not prepare. */
export type BatchButton = BatchAction | "decline";

export type BatchRowView = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly state: BatchState;
  readonly lines: number;
  readonly amountPaise: number;
  readonly paid: number;
  readonly returned: number;
  readonly preparedByName: string;
  readonly preparedAt: Date;
  readonly sentOn: string | null;
};

export type BatchView = BatchRowView & {
  readonly version: number;
  readonly totals: BatchTotals;
  readonly amountInWords: string;
  readonly layoutName: string;
  /** As it was when the batch was prepared: the bank file is made with it. */
  readonly layout: BankLayout;
  readonly approvedByName: string | null;
  readonly approvedAt: Date | null;
  readonly sentByName: string | null;
  readonly cancelReason: string | null;
  readonly file: { readonly id: string; readonly name: string; readonly sizeBytes: number; readonly sha256: string } | null;
  readonly fileProblem: string | null;
  /** When the bank file was first downloaded. */
  readonly downloadedAt: Date | null;
  /** Firms whose bank account is no longer the one of the batch: no file is made or downloaded with them. */
  readonly changedAccounts: readonly string[];
  /** How many lines that are not settled the bank may have paid by an earlier batch. */
  readonly fromEarlierBatches: number;
  /** What this user may do now. */
  readonly actions: readonly BatchButton[];
  /** Why a user with the right may not approve this batch; null when the user may. */
  readonly approvalNote: string | null;
  /** Why a user with the right may not cancel this batch, whose file may be with the bank; null when the user may. */
  readonly cancelNote: string | null;
  /** Why this user may not download the bank file, which has account numbers; null when the user may. */
  readonly downloadNote: string | null;
};

export function presentBatchRow({ row, preparedByName }: ShownBatch, totals: BatchTotals): BatchRowView {
  const { id, number, state, preparedAt, sentOn } = row;
  const shown = state === "cancelled" ? totals.removed : totals.all;
  const counts = { lines: shown.lines, amountPaise: shown.amountPaise, paid: totals.paid.lines, returned: totals.returned.lines };
  return { id, number, name: capitalized(batchName(number)), state, ...counts, preparedByName, preparedAt, sentOn };
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** @throws not_found */
export async function presentBatch(db: Db | Tx, { actor, now }: { readonly actor: StaffActor; readonly now: Date }, id: string): Promise<BatchView> {
  const [shown, totals, fromEarlierBatches, invitations] = await Promise.all([
    getShownBatch(db, id),
    selectBatchTotals(db, [id]),
    countLinesOfEarlierBatches(db, id),
    selectInvitations(db),
  ]);
  const ofBatch = totals.get(id);
  if (ofBatch === undefined) throw new Error("a batch has totals");
  const { row, approvedByName, sentByName, file } = shown;
  const line = presentBatchRow(shown, ofBatch);
  const approvalNote = row.state === "prepared" ? noteOn(shown, actor, invitations) : null;
  const cancelNote = isBatchActionPossible(row.state, "cancel") ? whyNoCancel(shown, actor.userId, invitations) : null;
  const changedAccounts = row.state === "prepared" || row.state === "approved" ? await selectFirmsWithOtherAccount(db, row, now) : [];
  return {
    ...line,
    version: row.version,
    totals: ofBatch,
    amountInWords: amountInWords(line.amountPaise),
    layoutName: row.layoutName,
    layout: row.layout,
    approvedByName,
    approvedAt: row.approvedAt,
    sentByName,
    cancelReason: row.cancelReason,
    file,
    fileProblem: row.fileProblem,
    downloadedAt: row.downloadedAt,
    changedAccounts,
    fromEarlierBatches,
    actions: buttonsOf(row, actor, { mayApprove: approvalNote === null, mayCancel: cancelNote === null }),
    approvalNote: hasRight(actor, "payments.approveBatch") ? approvalNote : null,
    cancelNote: hasRight(actor, "payments.prepareBatch") || hasRight(actor, "payments.approveBatch") ? cancelNote : null,
    downloadNote: hasRight(actor, "payments.showAccount")
      ? (whyNoDownload(row.state, changedAccounts)?.message ?? null)
      : batchMessages.fileNeedsRight,
  };
}

function noteOn({ row: { preparedBy }, preparedByName }: ShownBatch, actor: StaffActor, invitations: Invitations): string | null {
  if (isSecondPerson(invitations, preparedBy, actor.userId)) return null;
  return preparedBy === actor.userId ? batchMessages.samePerson : batchMessages.countsAsOne(preparedByName);
}

/** Why a user may not cancel a batch alone: its file was downloaded, and the user is the one person who prepared it. Null when the user may. */
export function whyNoCancel({ row, preparedByName }: ShownBatch, userId: string, invitations: Invitations): string | null {
  const { preparedBy, downloadedAt } = row;
  if (downloadedAt === null || isSecondPerson(invitations, preparedBy, userId)) return null;
  return preparedBy === userId ? batchMessages.cancelNeedsOther : batchMessages.cancelCountsAsOne(preparedByName);
}

function buttonsOf(
  { state, fileId, fileProblem }: ShownBatch["row"],
  actor: StaffActor,
  { mayApprove, mayCancel }: { readonly mayApprove: boolean; readonly mayCancel: boolean },
): BatchButton[] {
  const can = (action: BatchAction): boolean => isBatchActionPossible(state, action);
  const isPreparer = hasRight(actor, "payments.prepareBatch");
  const isApprover = hasRight(actor, "payments.approveBatch");
  const buttons: [BatchButton, boolean][] = [
    ["removeLine", isPreparer && can("removeLine")],
    ["approve", isApprover && mayApprove && can("approve")],
    ["send", isPreparer && can("send") && fileId !== null && fileProblem === null],
    ["cancel", isPreparer && mayCancel && can("cancel")],
    ["decline", isApprover && !isPreparer && mayCancel && can("cancel")],
    ["settle", hasRight(actor, "payments.settle") && can("settle")],
  ];
  return buttons.flatMap(([button, isShown]) => (isShown ? [button] : []));
}
