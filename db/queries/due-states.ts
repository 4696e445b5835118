import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { dueWithinDays, type DueState } from "#domain/reimbursements/due-state.ts";

/** Whether a row of `reimbursements` is on hold on a day, as `isHeld` says it. @param today YYYY-MM-DD in India */
export const isHeldOn = (today: string | Placeholder): SQL => sql`coalesce(held_until > ${today}::date, false)`;

/**
 * Whether the wait of a row of `reimbursements` stands so, as `dueStateOf` says it. Never true for a row that waits for nobody.
 * @param today YYYY-MM-DD in India
 */
export function inDueState(state: DueState, today: string | Placeholder): SQL {
  const last = sql`(${today}::date + ${sql.raw(String(dueWithinDays))})`;
  const isHeld = isHeldOn(today);
  const conditions = {
    held: sql`due_on is not null and ${isHeld}`,
    overdue: sql`due_on < ${today}::date and not ${isHeld}`,
    due: sql`due_on between ${today}::date and ${last} and not ${isHeld}`,
    within: sql`due_on > ${last} and not ${isHeld}`,
  } as const satisfies Record<DueState, SQL>;
  return conditions[state];
}
