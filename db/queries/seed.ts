import { eq, isNotNull } from "drizzle-orm";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { membershipApplications } from "../schema/joining.ts";
import { notifications } from "../schema/notifications.ts";
import { reimbursements } from "../schema/reimbursements.ts";

/** The number of accounts; a database with none is empty. */
export const countUsers = (db: Db): Promise<number> => db.$count(users);

/** The next login of this user has to set a new password. */
export async function updatePasswordExpiredAt(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ passwordExpiredAt: at }).where(eq(users.id, userId));
}

/** The key of a firm's reimbursement of a scheme in a state. */
export const playedKey = (firmId: string, scheme: SchemeKind, state: State): string => `${firmId} ${scheme} ${state}`;

/** Which firm has a reimbursement of which scheme in which state, each as its `playedKey`. */
export async function selectPlayed(db: Db): Promise<Set<string>> {
  const { firmId, scheme, state } = reimbursements;
  const rows = await db.selectDistinct({ firmId, scheme, state }).from(reimbursements);
  return new Set(rows.map((row) => playedKey(row.firmId, row.scheme, row.state)));
}

/** The addresses whose application for membership was sent to the council. */
export async function selectSentApplicants(db: Db): Promise<Set<string>> {
  const { email, submittedAt } = membershipApplications;
  const rows = await db.selectDistinct({ email }).from(membershipApplications).where(isNotNull(submittedAt));
  return new Set(rows.map((row) => row.email));
}

/** The users who were notified of a circular, in the order of their firms. */
export async function selectCircularMembers(tx: Tx, circularId: string): Promise<{ readonly userId: string; readonly firmId: string }[]> {
  const rows = await tx
    .select({ userId: users.id, firmId: users.firmId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(notifications.circularId, circularId))
    .orderBy(users.firmId, users.id);
  return rows.flatMap(({ userId, firmId }) => (firmId === null ? [] : [{ userId, firmId }]));
}
