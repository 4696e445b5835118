import type { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { conflict } from "#domain/errors.ts";
import { BankAccountInput } from "#domain/payments/bank-account.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { hasSanctionedMoney, insertBankAccount, selectFirmAccounts, type BankAccountRow } from "#db/queries/bank-accounts.ts";
import { findBranch } from "#db/queries/ifsc-codes.ts";
import { lockFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { sealAccountNumber } from "./account-number.ts";
import { presentAccount, type BankAccountView } from "./account-view.ts";
import { getOwnDocument } from "./own-document.ts";
import { notifyOfWaitingAccount, tellOfAccount } from "./tell-of-account.ts";

export const GiveAccountInput = BankAccountInput;
export type GiveAccountInput = z.input<typeof GiveAccountInput>;

/**
 * Gives the bank account to which sanctioned amounts are paid, or another one in its place, or the same one with its names corrected. It
 * counts once the council has confirmed it. Bank and branch come from the table of IFSCs where it knows the code. The number is stored
 * encrypted only.
 * @throws invalid (a field; `file_unknown`); conflict (`account_open`, `account_same`); forbidden (`password_not_fresh`); rate_limited
 *   (five a day for a firm)
 * @source money.md 6 "Bank accounts of firms"
 */
export async function giveAccount(ctx: AppContext, input: GiveAccountInput): Promise<{ account: BankAccountView; message: string }> {
  const actor = authorize(ctx.actor, "payments.giveAccount");
  assertFreshPassword(ctx);
  const { number, ifsc, holderName, chequeFileId, ...typed } = GiveAccountInput.parse(input);
  const sealed = sealAccountNumber(ctx.keys.bank, { firmId: actor.firmId, ifsc, number });
  return transact(withKeyedHash(ctx), async (tx) => {
    const firm = await lockFirm(tx, actor.firmId);
    const accounts = await selectFirmAccounts(tx, firm.id);
    const counting = accounts.find(({ state }) => state === "confirmed");
    if (accounts.some(({ state }) => state === "given" || state === "checked")) throw conflict("account_open", documentMessages.accountOpen);
    const known = await findBranch(tx, ifsc);
    const names = { holderName, bankName: known?.bank ?? typed.bankName, branch: known?.branch ?? typed.branch };
    if (counting?.fingerprint === sealed.fingerprint && hasNames(counting, names)) throw conflict("account_same", documentMessages.accountSame);
    await consumeAccount(tx, firm.id);
    const needsSecond = accounts.some(({ confirmedAt }) => confirmedAt !== null) && (await hasSanctionedMoney(tx, firm.id));
    const account = await insertBankAccount(tx, {
      firmId: firm.id,
      ifsc,
      ...names,
      ...sealed,
      chequeFileId: await getOwnDocument(tx, ctx, chequeFileId, "chequeFileId"),
      needsSecond,
      givenBy: actor.userId,
      givenAt: ctx.now(),
    });
    await tellOfAccount(tx, { kind: counting === undefined ? "bank_account_given" : "bank_account_changing", firm, account, before: counting });
    const right = needsSecond ? "payments.prepare" : "payments.approve";
    await notifyOfWaitingAccount(tx, right, { kind: "account_given", firm, createdAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "bankAccount.give", subject: { kind: "bankAccount", id: account.id }, detail: { firmId: firm.id } });
    return { account: presentAccount(account), message: documentMessages.accountGiven(needsSecond) };
  });
}

type AccountNames = Pick<BankAccountRow, "holderName" | "bankName" | "branch">;

/** A bank returns money whose account has another holder, so a corrected name of the same number is a change. */
const hasNames = (account: AccountNames, { holderName, bankName, branch }: AccountNames): boolean =>
  account.holderName === holderName && account.bankName === bankName && account.branch === branch;

async function consumeAccount(tx: Tx, firmId: string): Promise<void> {
  const answer = await consumeRateLimit({ db: tx }, [{ limit: limits.accountsOfFirm, subject: firmId }]);
  if (!answer.isAllowed) throw tooManyAttempts(answer.waitSeconds);
}

/** A plain hash of the request would let a reader of the database try every account number against it. */
const withKeyedHash = (ctx: AppContext): AppContext =>
  ctx.idempotency === undefined ? ctx : { ...ctx, idempotency: { ...ctx.idempotency, bodyHash: ctx.keys.bank.sign(ctx.idempotency.bodyHash) } };
