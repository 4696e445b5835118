import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OwnerChangeKind, OwningOffice } from "#domain/reimbursements/owners.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { statesFor } from "#domain/reviews/list-filter.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { isOpenState, reimbursements } from "../schema/reimbursements.ts";
import { ownerChanges } from "../schema/work.ts";

/** The columns of the owner in each office. */
export const ownerOf = {
  council: { id: reimbursements.councilOwnerId, since: reimbursements.councilOwnerSince },
  dgft: { id: reimbursements.dgftOwnerId, since: reimbursements.dgftOwnerSince },
} as const satisfies Record<OwningOffice, unknown>;

/** Literal states, so that the partial indexes of an office's waiting claims are usable. */
export const isWaitingFor = (office: OwningOffice): SQL =>
  sql`${reimbursements.state} in ${sql.raw(
    `(${statesFor(office)
      .map((state) => `'${state}'`)
      .join(", ")})`,
  )}`;

export type OwnedRow = {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  readonly state: State;
  readonly firstForwardedAt: Date | null;
  readonly ownerId: string | null;
  readonly ownerSince: Date | null;
};

const ownedColumns = (office: OwningOffice) => ({
  id: reimbursements.id,
  scheme: reimbursements.scheme,
  firmName: firms.name,
  state: reimbursements.state,
  firstForwardedAt: reimbursements.firstForwardedAt,
  ownerId: ownerOf[office].id,
  ownerSince: ownerOf[office].since,
});

/** Some submitted claims with their owners in an office, locked in the order of their numbers. */
export const lockOwned = (tx: Tx, office: OwningOffice, ids: readonly string[]): Promise<OwnedRow[]> =>
  tx
    .select(ownedColumns(office))
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(and(sql`${reimbursements.id} = any(string_to_array(${ids.join(",")}, ','))`, sql`${reimbursements.submittedAt} is not null`))
    .orderBy(asc(reimbursements.id))
    .for("update", { of: reimbursements });

/** The open claims that a user owns in an office, locked, longest waiting first. */
export const lockOwnedBy = (tx: Tx, office: OwningOffice, userId: string, limit: number): Promise<OwnedRow[]> =>
  tx
    .select(ownedColumns(office))
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(and(eq(ownerOf[office].id, userId), sql.raw(isOpenState)))
    .orderBy(asc(reimbursements.partySince), asc(reimbursements.id))
    .limit(limit)
    .for("update", { of: reimbursements });

export type NewOwner = { readonly id: string; readonly ownerId: string | undefined; readonly previousId: string | null };
type OwnersChange = {
  readonly office: OwningOffice;
  readonly kind: OwnerChangeKind;
  readonly claims: readonly NewOwner[];
  readonly changedBy: string | null;
  readonly at: Date;
};

/** Gives locked claims their new owners and puts it on record, in two statements however many they are. */
export async function updateOwners(tx: Tx, { office, kind, claims, changedBy, at }: OwnersChange): Promise<void> {
  if (claims.length === 0) return;
  const column = sql.raw(office);
  const given = sql`unnest(
    string_to_array(${claims.map(({ id }) => id).join(",")}, ','),
    string_to_array(${claims.map(({ ownerId }) => ownerId ?? "").join(",")}, ',', '')::uuid[],
    string_to_array(${claims.map(({ previousId }) => previousId ?? "").join(",")}, ',', '')::uuid[])
    given(id, owner_id, previous_id)`;
  await tx.execute(sql`
    update reimbursements set ${column}_owner_id = given.owner_id, ${column}_owner_since = ${at.toISOString()}
    from ${given} where reimbursements.id = given.id`);
  await tx.execute(sql`
    insert into owner_changes (reimbursement_id, office, kind, owner_id, previous_id, changed_by, changed_at)
    select given.id, ${office}, ${kind}, given.owner_id, given.previous_id, ${changedBy}::uuid, ${at.toISOString()}::timestamptz
    from ${given} order by given.id`);
}

export type OwnerView = OwnedRow & { readonly ownerName: string | null };

/** A submitted claim with its owner in an office. */
export async function findOwned(db: Db, office: OwningOffice, id: string): Promise<OwnerView | undefined> {
  const [row] = await db
    .select({ ...ownedColumns(office), ownerName: users.name })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .leftJoin(users, eq(users.id, ownerOf[office].id))
    .where(and(eq(reimbursements.id, id), sql`${reimbursements.submittedAt} is not null`));
  return row;
}

const [owners, previous, changers] = [alias(users, "owners"), alias(users, "previous"), alias(users, "changers")];

/** How a claim came to its owners in an office, newest first. */
export const selectOwnerChanges = (db: Db, office: OwningOffice, reimbursementId: string) =>
  db
    .select({
      id: ownerChanges.id,
      kind: ownerChanges.kind,
      owner: owners.name,
      previous: previous.name,
      by: changers.name,
      at: ownerChanges.changedAt,
    })
    .from(ownerChanges)
    .leftJoin(owners, eq(owners.id, ownerChanges.ownerId))
    .leftJoin(previous, eq(previous.id, ownerChanges.previousId))
    .leftJoin(changers, eq(changers.id, ownerChanges.changedBy))
    .where(and(eq(ownerChanges.reimbursementId, reimbursementId), eq(ownerChanges.office, office)))
    .orderBy(desc(ownerChanges.id))
    .limit(100);

/** Names of some users, by id. */
export async function selectNamesOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Some submitted claims with when their members were reminded last, locked in the order of their numbers. */
export const lockReminded = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      id: reimbursements.id,
      state: reimbursements.state,
      partySince: reimbursements.partySince,
      firstForwardedAt: reimbursements.firstForwardedAt,
      remindedAt: reimbursements.remindedAt,
      isFirmDeactivated: sql<boolean>`${firms.deactivatedAt} is not null`,
    })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(and(sql`${reimbursements.id} = any(string_to_array(${ids.join(",")}, ','))`, sql`${reimbursements.submittedAt} is not null`))
    .orderBy(asc(reimbursements.id))
    .for("update", { of: reimbursements });

/** Notes that the members of these claims are reminded now. */
export async function updateRemindedAt(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(reimbursements)
    .set({ remindedAt: at })
    .where(sql`${reimbursements.id} = any(string_to_array(${ids.join(",")}, ','))`);
}
