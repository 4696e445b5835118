import { z } from "zod";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { daysBetween } from "#domain/dates.ts";
import { daysOfYear, FinancialYear } from "#domain/payments/financial-year.ts";
import { FirmStateInput } from "#domain/payments/firm-state.ts";
import type { RecoveryDue } from "#domain/payments/recovery-interest.ts";
import { recoveryStateNames, recoveryStateOf, type RecoveryState } from "#domain/payments/recovery-states.ts";
import { selectReceipts, type NamedReceipt } from "#db/queries/recoveries.ts";
import { selectRecoveries, type ListedRecovery, type RecoveryFilter } from "#db/queries/recovery-list.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { SchemeKindInput } from "../../reimbursements/inputs.ts";
import { todayOf } from "./ledger-input.ts";
import { dueOf } from "./record-receipt.ts";

/** A recovery with what is owed of it today. */
export type OwedRecovery = ListedRecovery & {
  readonly state: RecoveryState;
  readonly receipts: readonly NamedReceipt[];
  /** What is owed today. */
  readonly due: RecoveryDue;
  /** Of an open recovery; 0 until its last day is over. */
  readonly overdueDays: number;
};

export type RecoveryView = Omit<OwedRecovery, "receipts"> & {
  /** `isReversible`: this user may reverse it. */
  readonly receipts: readonly (NamedReceipt & { readonly isReversible: boolean })[];
  /** What this user may do with it. */
  readonly actions: readonly ("settle" | "receive" | "askWithdrawal" | "settleWithdrawal")[];
};

/** The filters of the list; the address of the page uses the same names. */
export const RecoveryFilters = z.object({
  state: z.enum(recoveryStateNames).optional(),
  scheme: SchemeKindInput.optional(),
  /** Of the demand. */
  year: FinancialYear.optional(),
  firmState: FirmStateInput.optional(),
});

export type RecoveryFilters = z.output<typeof RecoveryFilters>;

export const ListRecoveriesInput = Page.extend(RecoveryFilters.shape);
export type ListRecoveriesInput = z.input<typeof ListRecoveriesInput>;

/** What is asked back of firms, with what is owed today; first those that wait or are open, the earliest last day first. */
export async function listRecoveries(ctx: AppContext, input: ListRecoveriesInput): Promise<Paged<RecoveryView> & { readonly mayDemand: boolean }> {
  const actor = authorize(ctx.actor, "payments.readLedger");
  const { page, pageSize, ...filters } = ListRecoveriesInput.parse(input);
  const [{ rows, count }, invitations] = await Promise.all([
    selectRecoveries(ctx.db, { ...recoveryFilterOf(filters), limit: pageSize, offset: (page - 1) * pageSize }),
    selectInvitations(ctx.db),
  ]);
  const mayBook = actor.rights.includes("payments.prepare");
  const isSecondOf = (first: string): boolean => actor.rights.includes("payments.approve") && isSecondPerson(invitations, first, actor.userId);
  const views = (await withDues(ctx, rows)).map((row): RecoveryView => {
    const { state, receipts } = row;
    const maySettle = state === "waiting" && isSecondOf(row.demandedBy);
    const mayReceive = state === "open" && mayBook;
    const { withdrawalAskedBy: askedBy } = row;
    const mayAskWithdrawal = mayReceive && askedBy === null && receipts.every(({ reversedAt }) => reversedAt !== null);
    const maySettleWithdrawal = state === "open" && askedBy !== null && isSecondOf(askedBy);
    return {
      ...row,
      receipts: receipts.map((receipt) => ({ ...receipt, isReversible: receipt.reversedAt === null && isSecondOf(receipt.recordedBy) })),
      actions: [
        ...(maySettle ? ["settle" as const] : []),
        ...(mayReceive ? ["receive" as const] : []),
        ...(mayAskWithdrawal ? ["askWithdrawal" as const] : []),
        ...(maySettleWithdrawal ? ["settleWithdrawal" as const] : []),
      ],
    };
  });
  return { ...paged(views, count, { page, pageSize }), mayDemand: mayBook };
}

export const recoveryFilterOf = ({ year, ...filters }: RecoveryFilters): RecoveryFilter => ({
  ...filters,
  ...(year !== undefined && { days: daysOfYear(year) }),
});

/** Recoveries with their receipts and what is owed today. */
export async function withDues(ctx: Pick<AppContext, "db" | "now">, rows: readonly ListedRecovery[]): Promise<OwedRecovery[]> {
  const receipts = await selectReceipts(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const today = todayOf(ctx);
  return rows.map((row) => {
    const state = recoveryStateOf(row);
    const own = receipts.filter(({ recoveryId }) => recoveryId === row.id);
    const overdueDays = state === "open" ? daysBetween(new Date(row.dueOn), ctx.now()) : 0;
    return { ...row, state, receipts: own, due: dueOf(row, row, own, today), overdueDays };
  });
}
