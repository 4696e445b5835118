import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { roleOfOffice, type OfficerLoad, type OwningOffice } from "#domain/reimbursements/owners.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { officeSettings } from "../schema/work.ts";
import { isWaitingFor, ownerOf } from "./owners.ts";

export type Officer = { readonly id: string; readonly name: string };

const isOfficerOf = (office: OwningOffice) => and(eq(users.role, roleOfOffice[office]), isNotNull(users.activatedAt), isNull(users.deactivatedAt));
const columns = { id: users.id, name: users.name };

/** The officers of an office who can sign in, by name. */
export const selectOfficers = (db: Db | Tx, office: OwningOffice): Promise<Officer[]> =>
  db
    .select(columns)
    .from(users)
    .where(isOfficerOf(office))
    .orderBy(sql`${users.name} collate "und-x-icu"`, asc(users.id));

/** The same, kept from being deactivated or moved until the transaction ends. @param ids only these of them */
export const lockOfficers = (tx: Tx, office: OwningOffice, ids?: readonly string[]): Promise<Officer[]> =>
  tx
    .select(columns)
    .from(users)
    .where(and(isOfficerOf(office), ids === undefined ? undefined : inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for("key share");

/** How many claims that wait for the office each of some officers owns. */
export async function selectLoads(db: Db | Tx, office: OwningOffice, ids: readonly string[]): Promise<OfficerLoad[]> {
  if (ids.length === 0) return [];
  const { id: owner } = ownerOf[office];
  const rows = await db
    .select({ id: owner, waiting: sql<number>`count(*)::int` })
    .from(reimbursements)
    .where(and(inArray(owner, [...ids]), isWaitingFor(office)))
    .groupBy(owner);
  return ids.map((id) => ({ id, waiting: rows.find((row) => row.id === id)?.waiting ?? 0 }));
}

/** Whether new submissions go to an officer by load. */
export async function findSharesByLoad(db: Db | Tx, office: OwningOffice): Promise<boolean> {
  const [row] = await db.select().from(officeSettings).where(eq(officeSettings.office, office));
  return row?.sharesByLoad ?? false;
}

/** The same, with the right to share until the transaction ends: submissions at the same time count each other. */
export async function lockSharesByLoad(tx: Tx, office: OwningOffice): Promise<boolean> {
  const [row] = await tx.select().from(officeSettings).where(eq(officeSettings.office, office)).for("update");
  return row?.sharesByLoad ?? false;
}

export async function upsertOfficeSettings(tx: Tx, values: typeof officeSettings.$inferInsert): Promise<void> {
  await tx.insert(officeSettings).values(values).onConflictDoUpdate({ target: officeSettings.office, set: values });
}
