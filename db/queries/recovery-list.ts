import { and, asc, between, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RecoveryState } from "#domain/payments/recovery-states.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { recoveries } from "../schema/ledger.ts";
import { firms } from "../schema/members.ts";
import { paymentLines } from "../schema/payments.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { isOfState } from "./firm-states.ts";
import type { RecoveryRow } from "./recoveries.ts";

const demanders = alias(users, "demanders");
const confirmers = alias(users, "confirmers");
const withdrawers = alias(users, "withdrawers");

export type ListedRecovery = RecoveryRow & {
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  /** The firm cannot enter the portal any more. */
  readonly isFirmDeactivated: boolean;
  readonly paidOn: string | null;
  readonly demandedByName: string;
  readonly confirmedByName: string | null;
  readonly withdrawalAskedByName: string | null;
};

const ofState: Record<RecoveryState, SQL | undefined> = {
  waiting: and(isNull(recoveries.declinedAt), isNull(recoveries.confirmedAt)),
  open: and(isNotNull(recoveries.confirmedAt), isNull(recoveries.declinedAt), isNull(recoveries.settledAt)),
  settled: isNotNull(recoveries.settledAt),
  declined: and(isNotNull(recoveries.declinedAt), isNull(recoveries.confirmedAt)),
  withdrawn: and(isNotNull(recoveries.declinedAt), isNotNull(recoveries.confirmedAt)),
};

/** Declined, withdrawn or paid back: its due day binds nobody. */
const isEnded = sql`(${recoveries.declinedAt} is not null or ${recoveries.settledAt} is not null)`;

export type RecoveryFilter = {
  readonly state?: RecoveryState | undefined;
  readonly scheme?: SchemeKind | undefined;
  readonly firmId?: string | undefined;
  /** Days of the demand, YYYY-MM-DD, both included. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
  /** The code of the firm's state. */
  readonly firmState?: string | undefined;
};

const conditionOf = ({ state, scheme, firmId, days, firmState }: RecoveryFilter): SQL | undefined =>
  and(
    state === undefined ? undefined : ofState[state],
    scheme === undefined ? undefined : eq(reimbursements.scheme, scheme),
    firmId === undefined ? undefined : eq(paymentLines.firmId, firmId),
    days === undefined ? undefined : between(recoveries.demandedOn, days.from, days.to),
    firmState === undefined ? undefined : isOfState(sql`${firms.gstNo}`, firmState),
  );

/** First those that wait or are open, the earliest due day first. */
const listOrder = [asc(isEnded), asc(recoveries.dueOn), desc(recoveries.id)];

const listed = (db: Db) =>
  db
    .select({
      recovery: recoveries,
      reimbursementId: paymentLines.reimbursementId,
      scheme: reimbursements.scheme,
      firmName: firms.name,
      isFirmDeactivated: sql<boolean>`${firms.deactivatedAt} is not null`,
      paidOn: paymentLines.paidOn,
      demandedByName: demanders.name,
      confirmedByName: confirmers.name,
      withdrawalAskedByName: withdrawers.name,
    })
    .from(recoveries)
    .innerJoin(paymentLines, eq(paymentLines.id, recoveries.lineId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .innerJoin(demanders, eq(demanders.id, recoveries.demandedBy))
    .leftJoin(confirmers, eq(confirmers.id, recoveries.confirmedBy))
    .leftJoin(withdrawers, eq(withdrawers.id, recoveries.withdrawalAskedBy));

/** Recoveries with their firms, first those that wait or are open, the earliest due day first. */
export async function selectRecoveries(
  db: Db,
  { limit, offset, ...filter }: RecoveryFilter & { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: ListedRecovery[]; readonly count: number }> {
  const where = conditionOf(filter);
  const rows = await listed(db)
    .where(where)
    .orderBy(...listOrder)
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveries)
    .innerJoin(paymentLines, eq(paymentLines.id, recoveries.lineId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .where(where);
  return { rows: rows.map(({ recovery, ...row }) => ({ ...recovery, ...row })), count: counted?.count ?? 0 };
}

/** The ids of all recoveries of a filter, in the order of the list. */
export async function selectRecoveryIds(db: Db, filter: RecoveryFilter): Promise<string[]> {
  const rows = await db
    .select({ id: recoveries.id })
    .from(recoveries)
    .innerJoin(paymentLines, eq(paymentLines.id, recoveries.lineId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .where(conditionOf(filter))
    .orderBy(...listOrder);
  return rows.map(({ id }) => id);
}

/** Some recoveries, in the order of the list. */
export async function selectRecoveriesByIds(db: Db, ids: readonly string[]): Promise<ListedRecovery[]> {
  if (ids.length === 0) return [];
  const rows = await listed(db)
    .where(inArray(recoveries.id, [...ids]))
    .orderBy(...listOrder);
  return rows.map(({ recovery, ...row }) => ({ ...recovery, ...row }));
}
