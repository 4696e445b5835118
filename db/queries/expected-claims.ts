import { and, asc, count, eq, gt, gte, isNull, lte, sql } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { expectedClaimMessages } from "#domain/reimbursements/expected-claims.ts";
import type { Db, Tx } from "../connection/client.ts";
import { expectedClaims } from "../schema/amounts.ts";
import { firms } from "../schema/members.ts";
import type { reimbursements } from "../schema/reimbursements.ts";

export type ExpectedClaimRow = typeof expectedClaims.$inferSelect;
type ExpectedClaimValues = Pick<ExpectedClaimRow, "scheme" | "kind" | "name" | "country" | "expectedOn">;

/** What a firm means to file, the earliest date first. */
export function selectExpectedClaims(db: Db | Tx, firmId: string): Promise<ExpectedClaimRow[]> {
  return db.select().from(expectedClaims).where(eq(expectedClaims.firmId, firmId)).orderBy(asc(expectedClaims.expectedOn), asc(expectedClaims.id));
}

const isOwn = (id: string, firmId: string) => and(eq(expectedClaims.id, id), eq(expectedClaims.firmId, firmId));
const gone = () => notFound("expected_claim_not_found", expectedClaimMessages.notFound);

/** Undefined when it is unknown, or another firm's. */
export async function findOwnExpectedClaim(db: Db | Tx, id: string, firmId: string): Promise<ExpectedClaimRow | undefined> {
  const [row] = await db.select().from(expectedClaims).where(isOwn(id, firmId));
  return row;
}

/** @throws not_found (unknown, or another firm's) */
export async function getOwnExpectedClaim(db: Db | Tx, id: string, firmId: string): Promise<ExpectedClaimRow> {
  const row = await findOwnExpectedClaim(db, id, firmId);
  if (row === undefined) throw gone();
  return row;
}

/** Locks an entry. @throws not_found (unknown, or another firm's) */
export async function lockOwnExpectedClaim(tx: Tx, id: string, firmId: string): Promise<ExpectedClaimRow> {
  const [row] = await tx.select().from(expectedClaims).where(isOwn(id, firmId)).for("update");
  if (row === undefined) throw gone();
  return row;
}

export async function countExpectedClaims(db: Db | Tx, firmId: string): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(expectedClaims).where(eq(expectedClaims.firmId, firmId));
  return row?.entries ?? 0;
}

type NewExpectedClaim = ExpectedClaimValues & Pick<ExpectedClaimRow, "firmId" | "createdBy" | "createdAt">;

/** @returns its id */
export async function insertExpectedClaim(tx: Tx, values: NewExpectedClaim): Promise<string> {
  const [row] = await tx.insert(expectedClaims).values(values).returning({ id: expectedClaims.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** Changes an entry; its reminders begin again. @throws not_found (unknown, or another firm's) */
export async function updateExpectedClaim(tx: Tx, id: string, firmId: string, values: ExpectedClaimValues): Promise<void> {
  const changed = await tx
    .update(expectedClaims)
    .set({ ...values, remindedDays: null, remindedOf: null })
    .where(isOwn(id, firmId))
    .returning({ id: expectedClaims.id });
  if (changed.length === 0) throw gone();
}

/** Deletes an entry; one that is not there, or another firm's, stays as it is. */
export async function deleteExpectedClaim(tx: Tx, id: string, firmId: string): Promise<void> {
  await tx.delete(expectedClaims).where(isOwn(id, firmId));
}

/** A claim that a firm started from a registration in hand, or from its application to a fair. */
export type StartedClaim = Pick<typeof reimbursements.$inferSelect, "id" | "scheme" | "state">;

/** A firm's claims, by the entry that they were started from. Of several the filed one counts, then the newest. Closed claims are left out. */
export async function selectStartedClaims(db: Db | Tx, firmId: string): Promise<ReadonlyMap<string, StartedClaim>> {
  const rows = await db.execute<StartedClaim & { startedFrom: string }>(sql`
    select distinct on (started_from) started_from as "startedFrom", id, scheme, state from reimbursements
    where firm_id = ${firmId} and started_from is not null and state <> 'CLOSED'
    order by started_from, state = 'DRAFT', created_at desc, id desc`);
  return new Map([...rows].map(({ startedFrom, id, scheme, state }) => [startedFrom, { id, scheme, state }]));
}

/** True when no claim that is open or approved was filed from an entry. */
const isToBeFiled = sql`not exists (
  select from reimbursements r
  where r.firm_id = ${expectedClaims.firmId} and r.started_from = ${expectedClaims.id} and r.state not in ('DRAFT', 'CLOSED'))`;

export type RemindableClaim = Pick<ExpectedClaimRow, "id" | "scheme" | "kind" | "country" | "expectedOn" | "remindedDays" | "remindedOf">;

/**
 * Entries of open firms that are not filed, with a date between two days, also those with a reminder: rules or holidays may have moved their
 * last day since.
 * @param page in the order of their ids, those after this one
 */
export function selectRemindableClaims(
  db: Db,
  { fromOn, untilOn }: { readonly fromOn: string; readonly untilOn: string },
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<RemindableClaim[]> {
  const { id, scheme, kind, country, expectedOn, remindedDays, remindedOf } = expectedClaims;
  return db
    .select({ id, scheme, kind, country, expectedOn, remindedDays, remindedOf })
    .from(expectedClaims)
    .innerJoin(firms, and(eq(firms.id, expectedClaims.firmId), isNull(firms.deactivatedAt)))
    .where(and(gte(expectedOn, fromOn), lte(expectedOn, untilOn), isToBeFiled, after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Locks an entry of an open firm; undefined when it is gone or filed. */
export async function lockExpectedClaim(tx: Tx, id: string): Promise<ExpectedClaimRow | undefined> {
  const [row] = await tx
    .select({ entry: expectedClaims })
    .from(expectedClaims)
    .innerJoin(firms, and(eq(firms.id, expectedClaims.firmId), isNull(firms.deactivatedAt)))
    .where(and(eq(expectedClaims.id, id), isToBeFiled))
    .for("update", { of: expectedClaims });
  return row?.entry;
}

/** Remembers the reminder that was sent, and the last day that it named. */
export async function updateReminded(tx: Tx, id: string, sent: Pick<ExpectedClaimRow, "remindedDays" | "remindedOf">): Promise<void> {
  await tx.update(expectedClaims).set(sent).where(eq(expectedClaims.id, id));
}
