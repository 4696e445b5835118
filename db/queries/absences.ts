import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { roleOfOffice, type OwningOffice } from "#domain/reimbursements/owners.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { absences } from "../schema/work.ts";

/** Any number that no other advisory lock of this database has. */
const absencesLock = 7_241_908;

/** Only one transaction at a time looks at the absences to add one: two that are entered at once see each other. */
export async function lockAbsences(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${absencesLock})`);
}

const [deputies, setters] = [alias(users, "deputies"), alias(users, "setters")];

export type AbsenceRow = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly fromOn: string;
  readonly untilOn: string;
  readonly deputyId: string | null;
  readonly deputyName: string | null;
  readonly setByName: string;
};

/** The absences of an office's people that end on a day or later, in the order of their days; no cancelled ones. */
export const selectAbsences = (db: Db | Tx, office: OwningOffice, fromOn: string): Promise<AbsenceRow[]> =>
  db
    .select({
      id: absences.id,
      userId: absences.userId,
      name: users.name,
      fromOn: absences.fromOn,
      untilOn: absences.untilOn,
      deputyId: absences.deputyId,
      deputyName: deputies.name,
      setByName: setters.name,
    })
    .from(absences)
    .innerJoin(users, and(eq(users.id, absences.userId), eq(users.role, roleOfOffice[office]), isNull(users.deactivatedAt)))
    .leftJoin(deputies, eq(deputies.id, absences.deputyId))
    .innerJoin(setters, eq(setters.id, absences.setBy))
    .where(and(gte(absences.untilOn, fromOn), isNull(absences.cancelledAt)))
    .orderBy(asc(absences.fromOn), asc(absences.id));

export async function insertAbsence(tx: Tx, values: typeof absences.$inferInsert): Promise<void> {
  await tx.insert(absences).values(values);
}

/** Cancels an absence; false when it was cancelled before. */
export async function updateAbsenceCancelled(tx: Tx, id: string, by: { cancelledBy: string; cancelledAt: Date }): Promise<boolean> {
  const changed = await tx
    .update(absences)
    .set(by)
    .where(and(eq(absences.id, id), isNull(absences.cancelledAt)))
    .returning({ id: absences.id });
  return changed.length === 1;
}
