import { z } from "zod";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { nextMonthToClose } from "#domain/payments/periods.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
  deletePreparedClose,
  findPreparedClose,
  getFirstBookedOn,
  findClosedThrough,
  insertClose,
  lockClose,
  lockLedger,
  selectCloses,
  updateCloseDone,
  type NamedClose,
} from "#db/queries/ledger-closes.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { balancesAt, type BalancesView } from "./ledger-balances.ts";
import { todayOf, typedDay } from "./ledger-input.ts";

export type CloseView = NamedClose & {
  /** What this user may do with it. */
  readonly actions: readonly "close"[];
};
export type ClosesView = {
  readonly closes: readonly CloseView[];
  /** The last day of the month that can be prepared now; undefined when there is none, or one waits already. */
  readonly next: string | undefined;
  /** The balances at the end of the month that is prepared or can be. */
  readonly balances: BalancesView | undefined;
  /** Whether this user may prepare `next`. */
  readonly mayPrepare: boolean;
};

/** The closes of the ledger, the last first, and what can be closed next. @source money.md 6 "Ledger" */
export async function listCloses(ctx: AppContext): Promise<ClosesView> {
  const actor = authorize(ctx.actor, "payments.readLedger");
  const [all, next, invitations] = await Promise.all([selectCloses(ctx.db), nextToClose(ctx.db, ctx), selectInvitations(ctx.db)]);
  const closes = all.filter(({ closedAt, throughOn }) => closedAt !== null || throughOn === next);
  const prepared = closes.find(({ closedAt }) => closedAt === null);
  const mayClose = (close: NamedClose): boolean =>
    close.closedAt === null && actor.rights.includes("payments.close") && isSecondPerson(invitations, close.preparedBy, actor.userId);
  const shown = prepared?.throughOn ?? next;
  return {
    closes: closes.map((close) => ({ ...close, actions: mayClose(close) ? ["close"] : [] })),
    next: prepared === undefined ? next : undefined,
    mayPrepare: prepared === undefined && next !== undefined && actor.rights.includes("payments.close"),
    balances: shown === undefined ? undefined : await balancesAt(ctx.db, shown),
  };
}

/** Whether a close waits for a second person. One of another month than the next counts no more: bookings before it came or are gone. */
export async function hasWaitingClose(ctx: AppContext): Promise<boolean> {
  const prepared = await findPreparedClose(ctx.db);
  return prepared !== undefined && prepared.throughOn === (await nextToClose(ctx.db, ctx));
}

async function nextToClose(db: Db | Tx, ctx: AppContext): Promise<string | undefined> {
  const lastClosedOn = await findClosedThrough(db);
  const firstBookedOn = await getFirstBookedOn(db);
  return nextMonthToClose({ lastClosedOn, firstBookedOn, today: todayOf(ctx) });
}

/** @throws conflict (`nothing_to_close`, `other_month`) */
function assertNext(throughOn: string, next: string | undefined): void {
  if (next === undefined) throw conflict("nothing_to_close", ledgerMessages.nothingToClose);
  if (next !== throughOn) throw conflict("other_month", ledgerMessages.otherMonth(formatIndianDate(next)));
}

export const PrepareCloseInput = z.object({ throughOn: typedDay("Last day") });
export type PrepareCloseInput = z.input<typeof PrepareCloseInput>;

/**
 * Prepares the close of the next month that is over; months are closed in their order. A prepared close of another month gives way.
 * @throws conflict (`nothing_to_close`, `other_month`, `close_prepared`)
 */
export async function prepareClose(ctx: AppContext, input: PrepareCloseInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.closePeriod");
  const { throughOn } = PrepareCloseInput.parse(input);
  return transact(ctx, async (tx) => {
    await lockLedger(tx);
    const next = await nextToClose(tx, ctx);
    const prepared = await findPreparedClose(tx);
    if (prepared !== undefined && prepared.throughOn === next) throw conflict("close_prepared", ledgerMessages.closePreparedBefore);
    assertNext(throughOn, next);
    if (prepared !== undefined) await deletePreparedClose(tx, prepared.id);
    const { id } = await insertClose(tx, { throughOn, preparedBy: actor.userId, preparedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "period.prepare", subject: { kind: "ledger", id }, detail: { throughOn } });
    return { message: ledgerMessages.closePrepared(formatIndianDate(throughOn)) };
  });
}

export const ClosePeriodInput = z.object({
  closeId: z.uuid(),
  /** The balances that the user looked at, in paise, as `balances.fingerprint` says. */
  fingerprint: z.string().max(2_000).optional(),
});
export type ClosePeriodInput = z.input<typeof ClosePeriodInput>;

/**
 * Closes a month that another user prepared. From the commit on nothing is booked on a day up to its end: bookings that are under way
 * are waited for.
 * @throws not_found; conflict (`close_done`, `nothing_to_close`, `other_month`, `two_people`, `balances_moved`); forbidden (`password_not_fresh`)
 * @source money.md 6 "Ledger"; issue of payments, "period close by two people"
 */
export async function closePeriod(ctx: AppContext, input: ClosePeriodInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.closePeriod");
  const { closeId, fingerprint } = ClosePeriodInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    await lockLedger(tx);
    const { id, throughOn, preparedBy, closedAt } = await lockClose(tx, closeId);
    if (closedAt !== null) throw conflict("close_done", ledgerMessages.closeDone);
    assertNext(throughOn, await nextToClose(tx, ctx));
    if (!isSecondPerson(await selectInvitations(tx), preparedBy, actor.userId)) throw conflict("two_people", ledgerMessages.closeOnePerson);
    const balances = await balancesAt(tx, throughOn);
    if (fingerprint !== undefined && fingerprint !== balances.fingerprint) throw conflict("balances_moved", ledgerMessages.balanceMoved);
    await updateCloseDone(tx, id, { closedBy: actor.userId, closedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "period.close", subject: { kind: "ledger", id }, detail: { throughOn } });
    return { message: ledgerMessages.closed(formatIndianDate(throughOn)) };
  });
}
