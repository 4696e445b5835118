import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { findCountingAccount, type BankAccountRow } from "#db/queries/bank-accounts.ts";
import { lockFirm } from "#db/queries/members.ts";
import { lockLinesBeforeBatch, selectFirmLines, selectFirmsToComplete, type FirmLine } from "#db/queries/payment-documents.ts";
import { updateLineStates } from "#db/queries/payment-lines.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/**
 * Brings the lines of a firm, which the caller has locked, into the state that their documents have: complete once the newest pre-receipt
 * is accepted and a bank account counts, asked again once no account counts. Nobody has to press a button for it; repeating it changes
 * nothing more. Returns the ids of the lines that are complete now and were not before.
 * @source money.md 6
 */
export async function settleDocuments(tx: Tx, { firmId, at }: { readonly firmId: string; readonly at: Date }): Promise<string[]> {
  const locked = await lockLinesBeforeBatch(tx, firmId);
  if (locked.length === 0) return [];
  const account = await findCountingAccount(tx, firmId, at);
  const by = { actorId: null, at };
  const isLocked = new Set(locked.map(({ id }) => id));
  const lines = (await selectFirmLines(tx, firmId)).filter(({ line }) => isLocked.has(line.id));
  const complete = lines.filter((row) => row.line.state === "papers_asked" && hasDocuments(row, account));
  await updateLineStates(tx, "complete_documents", complete.map(stepOf), by);
  const asked = account === undefined ? lines.filter(({ line }) => line.state === "papers_complete") : [];
  await updateLineStates(tx, "ask_documents", asked.map(stepOf), by);
  return complete.map(({ line }) => line.id);
}

const stepOf = ({ line }: FirmLine) => ({ line });

/** Whether nothing is missing from a line. @param account the one that counts */
export const hasDocuments = (row: FirmLine, account: BankAccountRow | undefined): boolean =>
  account !== undefined && row.receipt?.state === "accepted" && !needsAccount(row, account);

/**
 * Whether the money of a returned line still needs another account, which the firm may have given before the line opened again, or the word
 * of the firm that it stays.
 * @param account the one that counts
 */
export function needsAccount({ line, openedAgainAt, returnedFromId }: FirmLine, account: BankAccountRow | undefined): boolean {
  if (openedAgainAt === undefined || isAfter(line.accountKeptAt, openedAgainAt)) return false;
  if (account === undefined) return true;
  const isOther = returnedFromId !== undefined && returnedFromId !== account.id;
  return !isOther && !isAfter(account.confirmedAt, openedAgainAt);
}

const isAfter = (at: Date | null, other: Date): boolean => at !== null && at.getTime() > other.getTime();

/** The same for one firm, when a changed account begins to count. @throws forbidden (not the worker) */
export async function completeFirmDocuments(
  ctx: AppContext,
  { firmId }: { readonly firmId: string },
  run?: { finish(tx: Tx): Promise<void> },
): Promise<void> {
  authorizeSystem(ctx.actor);
  await transact(ctx, async (tx) => {
    await lockFirm(tx, firmId);
    await settleDocuments(tx, { firmId, at: ctx.now() });
    await run?.finish(tx);
  });
}

/** The same for every firm. @throws forbidden (not the worker) */
export async function completeEveryDocument(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  for (const firmId of await selectFirmsToComplete(ctx.db, ctx.now())) await completeFirmDocuments(ctx, { firmId });
}
