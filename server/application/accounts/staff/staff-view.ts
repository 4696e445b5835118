import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { staffActions, type StaffAction } from "#domain/accounts/staff.ts";
import type { ListedStaff } from "#db/queries/staff.ts";

/** Which of the staff. */
export const StaffId = z.object({ userId: z.uuid() });
export type StaffId = z.infer<typeof StaffId>;

export type StaffView = ListedStaff & {
  readonly isOneself: boolean;
  /** What the reader may do with this login now. */ readonly actions: readonly StaffAction[];
};

/** What a change answers: the login as it is now, and a sentence. */
export type StaffChangedView = { readonly staff: StaffView; readonly message: string };

/** One of the staff as this council user sees them. */
export function presentStaff(row: ListedStaff, actor: StaffActor): StaffView {
  const isOneself = row.id === actor.userId;
  return { ...row, isOneself, actions: staffActions(row, isOneself) };
}
