import { and, asc, eq, gt, gte, isNull, lt, lte, or } from "drizzle-orm";
import type { Hold } from "#domain/reimbursements/holds.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { OwningOffice } from "#domain/reimbursements/owners.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { firms } from "../schema/members.ts";
import { holdsOfRow } from "./holds.ts";
import { isWaitingFor } from "./owners.ts";
import { reimbursements } from "../schema/reimbursements.ts";

export type EndingFirm = { readonly id: string; readonly name: string; readonly membershipEndOn: string };

/** Firms whose membership is valid today and ends by the other day, both included. */
export function selectFirmsEndingBetween(
  db: Db,
  { todayOn, untilOn }: { readonly todayOn: string; readonly untilOn: string },
): Promise<EndingFirm[]> {
  return db
    .select({ id: firms.id, name: firms.name, membershipEndOn: firms.membershipEndOn })
    .from(firms)
    .where(and(isNull(firms.deactivatedAt), gte(firms.membershipEndOn, todayOn), lte(firms.membershipEndOn, untilOn)))
    .orderBy(asc(firms.id));
}

export type UnansweredReimbursement = {
  readonly id: string;
  readonly partySince: Date;
  readonly replyBy: string | null;
  readonly remindedAt: Date | null;
};

/**
 * Reimbursements that wait for the firm's reply since before an instant, and not since before another. Those whose date of the reply lies
 * between two days are among them however long they wait: the first day is included, today is not. Firms that are deactivated have none.
 * @param overdueFrom, todayOn YYYY-MM-DD in India
 */
export function selectUnansweredSince(
  db: Db,
  { before, after, overdueFrom, todayOn }: { readonly before: Date; readonly after: Date; readonly overdueFrom: string; readonly todayOn: string },
): Promise<UnansweredReimbursement[]> {
  return db
    .select({
      id: reimbursements.id,
      partySince: reimbursements.partySince,
      replyBy: reimbursements.replyBy,
      remindedAt: reimbursements.remindedAt,
    })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(
      and(
        isNull(firms.deactivatedAt),
        eq(reimbursements.state, "DEFICIENCY_SHARED"),
        or(
          and(lte(reimbursements.partySince, before), gt(reimbursements.partySince, after)),
          and(gte(reimbursements.replyBy, overdueFrom), lt(reimbursements.replyBy, todayOn)),
        ),
      ),
    )
    .orderBy(asc(reimbursements.id));
}

export type WaitingReimbursement = {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  readonly state: State;
  readonly partySince: Date;
  readonly submittedAt: Date | null;
  readonly dueOn: string | null;
  readonly heldUntil: string | null;
  readonly holds: readonly Hold[] | null;
};

/** The number of reimbursements that wait for an office, and those that wait longest. */
export async function selectWaitingForOffice(
  db: Db | Tx,
  office: OwningOffice,
  limit: number,
): Promise<{ readonly count: number; readonly longest: readonly WaitingReimbursement[] }> {
  const isWaiting = isWaitingFor(office);
  const longest = await db
    .select({
      id: reimbursements.id,
      scheme: reimbursements.scheme,
      firmName: firms.name,
      state: reimbursements.state,
      partySince: reimbursements.partySince,
      submittedAt: reimbursements.submittedAt,
      dueOn: reimbursements.dueOn,
      heldUntil: reimbursements.heldUntil,
      holds: holdsOfRow,
    })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(isWaiting)
    .orderBy(asc(reimbursements.partySince), asc(reimbursements.id))
    .limit(limit);
  return { count: await db.$count(reimbursements, isWaiting), longest };
}
