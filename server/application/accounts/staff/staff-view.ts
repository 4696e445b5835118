import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { staffActions, type StaffAction } from "#domain/accounts/staff.ts";
import type { ListedStaff } from "#db/queries/staff.ts";

/** Which of the staff. */
export const StaffId = z.object({ userId: z.uuid() });
export type StaffId = z.infer<typeof StaffId>;

export type StaffView = ListedStaff & {
  readonly isOneself: boolean;
  /** The actions that the reader may take on this login now. */ readonly actions: readonly StaffAction[];
};

/** The answer of a change: the login as it is now, and a sentence. */
export type StaffChangedView = { readonly staff: StaffView; readonly message: string };

/** A user of the staff as this user sees them; a DGFT user changes none. */
export function presentStaff(row: ListedStaff, actor: StaffActor): StaffView {
  const isOneself = row.id === actor.userId;
  return { ...row, isOneself, actions: actor.role === "EPCMD_ADMIN" ? staffActions(row, isOneself) : [] };
}
