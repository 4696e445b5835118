import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { formatIndianDateTime } from "#domain/dates.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { changedAccountWaitHours, isNotYetUsable } from "#domain/payments/bank-account.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import {
  findReplacedAccount,
  getBankAccount,
  isConfirmedByTwo,
  selectFirmAccounts,
  updateBankAccount,
  type BankAccountRow,
} from "#db/queries/bank-accounts.ts";
import { lockFirm, type FirmRow } from "#db/queries/members.ts";
import { updateSettledNotices } from "#db/queries/notifications.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit, recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { openAccountNumber } from "./account-number.ts";
import { presentAccountCheck, type AccountCheckView, type AccountReader } from "./account-view.ts";
import { settleDocuments } from "./complete-documents.ts";
import { notifyOfRefusedAccount, notifyOfWaitingAccount, tellOfAccount } from "./tell-of-account.ts";

export const BankAccountId = z.object({ accountId: z.uuid() });
export type BankAccountId = z.output<typeof BankAccountId>;
export const RefuseAccountInput = BankAccountId.extend({ remark: plainText("Remark", 1_000) });
export type RefuseAccountInput = z.input<typeof RefuseAccountInput>;

export type AccountSettled = { readonly view: AccountCheckView; readonly message: string };

/** A bank account as the council checks it. @throws not_found */
export async function getAccountCheck(ctx: AppContext, { accountId }: BankAccountId): Promise<AccountCheckView> {
  const actor = authorize(ctx.actor, "payments.list");
  return presentAccountCheck(ctx.db, { actor, now: ctx.now() }, await getBankAccount(ctx.db, accountId));
}

/**
 * The first of two people says that a changed account is right. Those who may be the second are told.
 * @throws not_found; conflict (`account_state`: not waiting for a first person, or it needs no second one)
 */
export async function checkAccount(ctx: AppContext, { accountId }: BankAccountId): Promise<AccountSettled> {
  const actor = authorize(ctx.actor, "payments.checkPapers");
  return transact(ctx, async (tx) => {
    const { account, firm } = await lockAccount(tx, accountId);
    if (account.state !== "given" || !account.needsSecond) throw wrongState(account);
    const checked = await updateBankAccount(tx, accountId, { state: "checked", checkedBy: actor.userId, checkedAt: ctx.now() });
    await updateSettledNotices(tx, ["account_given"], { firmId: firm.id, at: ctx.now() });
    await notifyOfWaitingAccount(tx, "payments.approve", { kind: "account_checked", firm, actorId: actor.userId, createdAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "bankAccount.check", subject: { kind: "bankAccount", id: accountId } });
    return settled(tx, { actor, now: ctx.now() }, checked, documentMessages.accountChecked);
  });
}

/**
 * Confirms an account: a first one at once; a change after a sanction as the second person, to count 24 hours later. The account before is
 * replaced, and the lines of the firm follow.
 * @throws not_found; conflict (`account_state`; `check_first`; `two_people`); forbidden (`password_not_fresh`)
 * @source money.md 6 "A change after the sanction needs a second council user and 24 hours"
 */
export async function confirmAccount(ctx: AppContext, { accountId }: BankAccountId): Promise<AccountSettled> {
  const actor = authorize(ctx.actor, "payments.confirmAccount");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { account, firm, before } = await lockAccount(tx, accountId);
    if (account.state !== "given" && account.state !== "checked") throw wrongState(account);
    if (account.needsSecond) await assertSecond(tx, account, actor.userId);
    const at = ctx.now();
    const usableFrom = account.needsSecond ? new Date(at.getTime() + changedAccountWaitHours * 3_600_000) : at;
    if (before !== undefined) await updateBankAccount(tx, before.id, { state: "replaced" });
    const confirmed = await updateBankAccount(tx, accountId, {
      state: "confirmed",
      ...(account.needsSecond ? {} : { checkedBy: actor.userId, checkedAt: at }),
      confirmedBy: actor.userId,
      confirmedAt: at,
      contactEmail: firm.contactEmail,
      usableFrom,
    });
    await settleDocuments(tx, { firmId: firm.id, at });
    if (account.needsSecond)
      await enqueue(tx, "complete-documents", { firmId: firm.id }, { key: `complete-documents-${accountId}`, notBefore: usableFrom });
    const kind = account.needsSecond ? "bank_account_changed" : "bank_account_confirmed";
    await updateSettledNotices(tx, ["account_given", "account_checked"], { firmId: firm.id, at });
    await tellOfAccount(tx, { kind, firm, account: confirmed, before, date: formatIndianDateTime(usableFrom) });
    await recordAudit(tx, ctx, { event: "bankAccount.confirm", subject: { kind: "bankAccount", id: accountId }, detail: { firmId: firm.id } });
    return settled(tx, { actor, now: ctx.now() }, confirmed, documentMessages.accountConfirmed(account.needsSecond));
  });
}

async function assertSecond(tx: Tx, { state, checkedBy }: BankAccountRow, userId: string): Promise<void> {
  if (state === "given" || checkedBy === null) throw conflict("check_first", documentMessages.checkFirst);
  if (!isSecondPerson(await selectInvitations(tx), checkedBy, userId)) throw conflict("two_people", documentMessages.secondPersonNeeded);
}

/**
 * Refuses an account with a remark for the firm; the account that counted before still does. In the hours between the confirmation of a
 * change and the first payment to it a confirmed account is refused, too: the account that it replaced counts again.
 * @throws not_found; invalid (no remark); conflict (`account_state`); forbidden (`password_not_fresh`: a confirmed one)
 */
export async function refuseAccount(ctx: AppContext, input: RefuseAccountInput): Promise<AccountSettled> {
  const actor = authorize(ctx.actor, "payments.checkPapers");
  const { accountId, remark } = RefuseAccountInput.parse(input);
  return transact(ctx, async (tx) => {
    const { account, firm, before } = await lockAccount(tx, accountId);
    const at = ctx.now();
    const isConfirmed = isNotYetUsable(account, at);
    if (account.state !== "given" && account.state !== "checked" && !isConfirmed) throw wrongState(account);
    if (isConfirmed) assertFreshPassword(ctx);
    const refused = await updateBankAccount(tx, accountId, { state: "refused", remark, checkedBy: actor.userId, checkedAt: at, ...neverConfirmed });
    const restored = isConfirmed ? await restoreReplaced(tx, firm.id, at) : undefined;
    await tellOfAccount(tx, { kind: "bank_account_refused", firm, account: refused, before: before ?? restored });
    await notifyOfRefusedAccount(tx, firm.id, at);
    await updateSettledNotices(tx, ["account_given", "account_checked"], { firmId: firm.id, at });
    await recordAudit(tx, ctx, {
      event: "bankAccount.refuse",
      subject: { kind: "bankAccount", id: accountId },
      ...(restored !== undefined && { detail: { restored: restored.id } }),
    });
    return settled(tx, { actor, now: ctx.now() }, refused, isConfirmed ? documentMessages.accountStopped : documentMessages.accountRefused);
  });
}

/** No money was ever sent to it, so nothing counts from its confirmation; the audit trail has it. */
const neverConfirmed = { confirmedBy: null, confirmedAt: null, contactEmail: null, usableFrom: null } as const;

/** The account that was replaced last counts again, and the lines of the firm follow. */
async function restoreReplaced(tx: Tx, firmId: string, at: Date): Promise<BankAccountRow | undefined> {
  const last = await findReplacedAccount(tx, firmId);
  const restored = last === undefined ? undefined : await updateBankAccount(tx, last.id, { state: "confirmed" });
  await settleDocuments(tx, { firmId, at });
  return restored;
}

/**
 * The whole number of an account. Each look is an entry of the audit trail; no answer is stored.
 * @throws not_found (unknown, or erased); forbidden (`password_not_fresh`)
 */
export async function showAccount(ctx: AppContext, { accountId }: BankAccountId): Promise<{ number: string }> {
  authorize(ctx.actor, "payments.showAccount");
  assertFreshPassword(ctx);
  const account = await getBankAccount(ctx.db, accountId);
  if (account.sealedNumber === null) throw notFound("account_erased", documentMessages.accountErased);
  const number = openAccountNumber(ctx.keys.bank, account);
  await recordAuditInOwnTransaction(ctx, {
    event: "bankAccount.show",
    subject: { kind: "bankAccount", id: accountId },
    detail: { firmId: account.firmId },
  });
  return { number };
}

type Locked = { readonly account: BankAccountRow; readonly firm: FirmRow; readonly before: BankAccountRow | undefined };

/** An account whose firm is locked, and the account that is confirmed. A change becomes one of two people when money was sanctioned meanwhile. */
async function lockAccount(tx: Tx, accountId: string): Promise<Locked> {
  const firm = await lockFirm(tx, (await getBankAccount(tx, accountId)).firmId);
  const account = await getBankAccount(tx, accountId);
  const before = (await selectFirmAccounts(tx, firm.id)).find(({ id, state }) => id !== accountId && state === "confirmed");
  const needsSecond = await isConfirmedByTwo(tx, accountId);
  return { account: needsSecond === account.needsSecond ? account : await updateBankAccount(tx, accountId, { needsSecond }), firm, before };
}

const wrongState = ({ state }: BankAccountRow) => conflict("account_state", documentMessages.accountState(state));

const settled = async (tx: Tx, reader: AccountReader, account: BankAccountRow, message: string): Promise<AccountSettled> => ({
  view: await presentAccountCheck(tx, reader, account),
  message,
});
