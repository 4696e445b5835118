import { and, eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { OwningOffice } from "#domain/reimbursements/owners.ts";
import type { Db } from "../connection/client.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { councilActorsOf } from "./reimbursements.ts";

/** Whether a row of `reimbursements` waits for a second person because this officer prepared it. An officer without a colleague goes on alone. */
export const isPreparedBy = (userId: string | Placeholder): SQL =>
  sql`exists (select 1 from recommendations prepared where prepared.reimbursement_id = ${reimbursements.id}
    and prepared.forwarded_at is null and prepared.prepared_by = ${userId}::uuid
    and exists (select 1 from users colleague where colleague.role = 'EPCMD_ADMIN' and colleague.id <> prepared.prepared_by
      and colleague.activated_at is not null and colleague.deactivated_at is null))`;

/**
 * Whether this officer can do no more for the decision on a row of `reimbursements`: this very login prepared it, decided on it before, or at DGFT
 * acted on it for the council. Logins that count as one person with it are not looked at: their actions are refused.
 */
export function isDoneBy(office: OwningOffice, userId: string | Placeholder): SQL {
  const hasDecided = sql`exists (select 1 from decisions decided where decided.reimbursement_id = ${reimbursements.id}
    and decided.decided_by = ${userId}::uuid)`;
  const hasActed = sql`exists (select 1 from (${councilActorsOf(sql`(${reimbursements.id})`)}) acted where acted.actor_id = ${userId}::uuid)`;
  return sql`(${sql.join([isPreparedBy(userId), hasDecided, ...(office === "dgft" ? [hasActed] : [])], sql` or `)})`;
}

/** The same of one reimbursement. */
export const isDone = async (db: Db, office: OwningOffice, { id, userId }: { readonly id: string; readonly userId: string }): Promise<boolean> =>
  (await db.$count(reimbursements, and(eq(reimbursements.id, id), isDoneBy(office, userId)))) > 0;
