import { asc, eq } from "drizzle-orm";
import type { StaffRequestKind } from "#domain/accounts/staff.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../connection/client.ts";
import { staffRequests, users } from "../schema/accounts.ts";

export type StaffRequestRow = typeof staffRequests.$inferSelect;
export type ListedStaffRequest = {
  readonly id: string;
  readonly kind: StaffRequestKind;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly requestedBy: string;
  readonly requestedByName: string;
  readonly requestedAt: Date;
};

/** Everything that waits for a second person, oldest first. */
export function selectStaffRequests(db: Db): Promise<ListedStaffRequest[]> {
  return db
    .select({
      id: staffRequests.id,
      kind: staffRequests.kind,
      userId: staffRequests.userId,
      name: staffRequests.name,
      email: staffRequests.email,
      requestedBy: staffRequests.requestedBy,
      requestedByName: users.name,
      requestedAt: staffRequests.requestedAt,
    })
    .from(staffRequests)
    .innerJoin(users, eq(users.id, staffRequests.requestedBy))
    .orderBy(asc(staffRequests.requestedAt), asc(staffRequests.id));
}

/** Stores a request and returns its id; undefined when one for this address waits already. */
export async function insertStaffRequest(tx: Tx, values: typeof staffRequests.$inferInsert): Promise<string | undefined> {
  const [stored] = await tx.insert(staffRequests).values(values).onConflictDoNothing().returning({ id: staffRequests.id });
  return stored?.id;
}

/** A request, locked until it is settled. @throws not_found (settled already) */
export async function lockStaffRequest(tx: Tx, id: string): Promise<StaffRequestRow> {
  const [row] = await tx.select().from(staffRequests).where(eq(staffRequests.id, id)).for("update");
  if (row === undefined) throw notFound("request_not_found", staffMessages.requestGone);
  return row;
}

export async function deleteStaffRequest(tx: Tx, id: string): Promise<void> {
  await tx.delete(staffRequests).where(eq(staffRequests.id, id));
}
