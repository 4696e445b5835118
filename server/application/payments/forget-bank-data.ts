import { calendarDateInIndia, dayMs } from "#domain/dates.ts";
import { transact } from "#db/connection/transact.ts";
import { updateBankAccount } from "#db/queries/bank-accounts.ts";
import {
  lockOutdatedAccounts,
  selectDueBankFiles,
  selectDueReceiptFiles,
  updateErasedAccounts,
  updateErasedFiles,
} from "#db/queries/bank-retention.ts";
import { deleteUnnamedFiles } from "#db/queries/payment-files.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { openSealed } from "../../infra/sealed.ts";
import { sealAccountNumber } from "./account-number.ts";

const unusedKeptMs = 365 * dayMs;
const unnamedKeptMs = 7 * dayMs;
const atOnce = 200;

/**
 * Erases bank data that are kept no longer: account numbers, cheques and pre-receipts eight years after the financial year of a firm's
 * last payment, but no account that the firm gave within eight years; bank files and answers of the bank once this time is over for all
 * their firms; an account that was refused or replaced without a payment after a year; after a week, uploads of firms that nothing names,
 * and lists of the bank that were checked and not recorded.
 * @throws forbidden (not the worker)
 * @source Companies Act 2013, section 128(5); DPDP Act 2023, section 8(7)
 */
export async function forgetBankData(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const today = calendarDateInIndia(ctx.now());
  const endedBefore = new Date(ctx.now().getTime() - unusedKeptMs);
  let [files, portion] = [0, 0];
  do {
    const keys = await transact(ctx, async (tx) => {
      const cheques = await updateErasedAccounts(tx, { today, endedBefore, limit: atOnce });
      const receipts = await selectDueReceiptFiles(tx, { today, limit: atOnce });
      const bankFiles = await selectDueBankFiles(tx, { today, limit: atOnce });
      portion = cheques.length + receipts.length + bankFiles.length;
      return updateErasedFiles(tx, [...cheques, ...receipts, ...bankFiles], ctx.now());
    });
    for (const key of keys) await ctx.files.delete(key);
    files += keys.length;
  } while (portion > 0);
  const unnamed = await deleteUnnamedFiles(ctx.db, new Date(ctx.now().getTime() - unnamedKeptMs));
  ctx.log.info({ event: "bank_data_swept", files, unnamed });
}

const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * Seals account numbers again with the current key after `APP_SECRET` was changed, and renews what recognises them, so that the previous
 * secret can be removed. A number that no key opens stays as it is, and the log says so.
 * @throws forbidden (not the worker)
 */
export async function resealAccountNumbers(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const ring = ctx.keys.bank;
  let [after, sealedAgain, unreadable] = [firstId, 0, 0];
  for (;;) {
    const last = await transact(ctx, async (tx) => {
      const accounts = await lockOutdatedAccounts(tx, { kid: ring.current.kid, after, limit: atOnce });
      for (const { id, firmId, ifsc, sealedNumber } of accounts) {
        const number = openSealed(ring, firmId, sealedNumber ?? "")?.text;
        if (number === undefined) unreadable += 1;
        else await updateBankAccount(tx, id, sealAccountNumber(ring, { firmId, ifsc, number }));
        sealedAgain += number === undefined ? 0 : 1;
      }
      return accounts.at(-1)?.id;
    });
    if (last === undefined) break;
    after = last;
  }
  if (sealedAgain + unreadable > 0) ctx.log[unreadable > 0 ? "error" : "info"]({ event: "bank_numbers_resealed", sealedAgain, unreadable });
}
