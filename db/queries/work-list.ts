import { and, asc, eq, inArray, isNull, not, or, sql, type SQL } from "drizzle-orm";
import type { OwningOffice } from "#domain/reimbursements/owners.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { countedAtMost, type WorkPart } from "#domain/work/parts.ts";
import type { Db } from "../connection/client.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { inDueState, isHeldOn } from "./due-states.ts";
import { isDoneBy, isPreparedBy } from "./own-part.ts";
import { isWaitingFor, ownerOf } from "./owners.ts";

/** Whose claims an officer looks at. */
export type WorkScope = {
  readonly office: OwningOffice;
  /** The officer. What this officer prepared waits for a colleague, and is in no part. */
  readonly userId: string;
  /** The officer, and those for whom the officer stands in. */
  readonly owners: readonly string[];
  /** Absent officers without a deputy: their claims count as free. */
  readonly withoutDeputy: readonly string[];
  /** YYYY-MM-DD in India. */
  readonly today: string;
};

const isMine = ({ office, owners }: WorkScope): SQL => inArray(ownerOf[office].id, [...owners]);
const isFree = ({ office, withoutDeputy }: WorkScope): SQL | undefined =>
  withoutDeputy.length === 0 ? isNull(ownerOf[office].id) : or(isNull(ownerOf[office].id), inArray(ownerOf[office].id, [...withoutDeputy]));

function isOfPart(scope: WorkScope, part: WorkPart): SQL | undefined {
  const { today } = scope;
  switch (part) {
    case "mine":
      return isMine(scope);
    case "free":
      return isFree(scope);
    case "due":
    case "overdue":
      return inDueState(part, today);
    case "replies":
      return eq(reimbursements.state, "RESUBMITTED");
    case "queries":
      return scope.office === "council" ? eq(reimbursements.state, "DEFICIENCY_DGFT") : sql`${reimbursements.dgftQuery} is not null`;
  }
}

const isWaitingIn = ({ office, userId }: WorkScope): SQL | undefined => and(isWaitingFor(office), not(isPreparedBy(userId)));

const partWhere = (scope: WorkScope, part: WorkPart): SQL | undefined =>
  and(isWaitingIn(scope), isOfPart(scope, part), part === "mine" || part === "free" ? undefined : or(isMine(scope), isFree(scope)));

/** What the officer can go on with: neither on hold nor done. */
const isToDo = ({ office, userId, today }: WorkScope): SQL | undefined => and(not(isHeldOn(today)), not(isDoneBy(office, userId)));

/** The numbers of a part's claims, longest waiting first. `isForNext` leaves out what is on hold or done. */
export async function selectWorkIds(
  db: Db,
  scope: WorkScope,
  { part, offset, limit, isForNext }: { readonly part: WorkPart; readonly offset: number; readonly limit: number; readonly isForNext?: boolean },
): Promise<string[]> {
  const rows = await db
    .select({ id: reimbursements.id })
    .from(reimbursements)
    .where(and(partWhere(scope, part), isForNext === true ? isToDo(scope) : undefined))
    .orderBy(asc(reimbursements.partySince), asc(reimbursements.id))
    .offset(offset)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Counts rows no further than a menu shows them. */
const countedSome = (db: Db, where: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from (${db
    .select({ one: sql`1` })
    .from(reimbursements)
    .where(where)
    .limit(countedAtMost + 1)}) counted)`;

/** How many claims each part has, counted up to one more than a menu shows. */
export async function countWork(db: Db, scope: WorkScope, parts: readonly WorkPart[]): Promise<Partial<Record<WorkPart, number>>> {
  const [row] = await db.execute<Partial<Record<WorkPart, number>>>(
    sql`select ${sql.join(
      parts.map((part) => sql`${countedSome(db, partWhere(scope, part))} as ${sql.identifier(part)}`),
      sql`, `,
    )}`,
  );
  return row ?? {};
}

/** How many claims of each scheme wait for the office, and how many for the officer, counted the same way. */
export async function countWaiting(db: Db, scope: WorkScope): Promise<{ readonly mine: number; readonly schemes: Record<SchemeKind, number> }> {
  const columns = schemeKinds.map(
    (kind) =>
      sql`${countedSome(db, and(isWaitingFor(scope.office), sql`${reimbursements.scheme} = ${sql.raw(`'${kind}'`)}`))} as ${sql.identifier(kind)}`,
  );
  const [row] = await db.execute<Record<SchemeKind | "mine", number>>(
    sql`select ${countedSome(db, partWhere(scope, "mine"))} as mine, ${sql.join(columns, sql`, `)}`,
  );
  const { mine, ...schemes } = row ?? { mine: 0, product: 0, plant: 0, exhibition: 0 };
  return { mine, schemes };
}
