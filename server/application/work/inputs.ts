import { z } from "zod";
import { officeOfRole, type OwningOffice } from "#domain/reimbursements/owners.ts";
import { maxBulk } from "#domain/work/parts.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";

/** Numbers of claims for one action on all of them. */
export const ClaimIds = z
  .array(ReimbursementId)
  .min(1, "Choose at least one claim.")
  .max(maxBulk, `Choose at most ${maxBulk.toLocaleString("en-IN")} claims.`)
  .transform((ids) => [...new Set(ids)]);

/** The office for which a user of the staff works. */
export const officeOfActor = ({ role }: StaffActor): OwningOffice => officeOfRole[role];

/** What was done with some claims, and why it was not with the others. */
export type BulkResult = {
  readonly done: number;
  readonly notDone: readonly { readonly id: string; readonly reason: string }[];
  readonly message: string;
};
