import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { ExpectedClaimInput, expectedClaimMessages, expectedDateProblem, maxExpectedClaims } from "#domain/reimbursements/expected-claims.ts";
import { transact } from "#db/connection/transact.ts";
import {
  countExpectedClaims,
  deleteExpectedClaim,
  insertExpectedClaim,
  lockOwnExpectedClaim,
  selectStartedClaims,
  updateExpectedClaim,
} from "#db/queries/expected-claims.ts";
import { lockFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { isFiled } from "./expected-claims.ts";

/**
 * Notes a claim that the firm means to file, or changes it if no colleague changed it since it was seen and no claim was filed from it; the same
 * sent twice is no conflict.
 * @throws invalid (a date far away); not_found (unknown, or another firm's); conflict (`too_many`, `stale_version`, `expected_claim_filed`)
 * @source money.md 4 "registrations in hand"
 */
export async function saveExpectedClaim(ctx: AppContext, input: ExpectedClaimInput): Promise<{ id: string; message: string }> {
  const actor = authorize(ctx.actor, "reimbursements.planClaims");
  const { id, seen, ...values } = ExpectedClaimInput.parse(input);
  const problem = expectedDateProblem(values.expectedOn, calendarDateInIndia(ctx.now()));
  if (problem !== undefined) throw invalid("expected_date", problem, { expectedOn: [problem] });
  return transact(ctx, async (tx) => {
    if (id !== undefined) {
      const before = await lockOwnExpectedClaim(tx, id, actor.firmId);
      const isStored = (entry: NonNullable<typeof seen>): boolean => valueNames.every((name) => (before[name] ?? "") === entry[name]);
      const claims = await selectStartedClaims(tx, actor.firmId);
      if (isFiled(claims.get(id)) && !isStored(values)) throw conflict("expected_claim_filed", expectedClaimMessages.filedMeanwhile);
      if (seen !== undefined && !isStored(seen) && !isStored(values)) throw conflict("stale_version", expectedClaimMessages.changed);
      await updateExpectedClaim(tx, id, actor.firmId, values);
      return { id, message: expectedClaimMessages.saved };
    }
    await lockFirm(tx, actor.firmId);
    if ((await countExpectedClaims(tx, actor.firmId)) >= maxExpectedClaims) throw conflict("too_many", expectedClaimMessages.tooMany);
    const added = await insertExpectedClaim(tx, { ...values, firmId: actor.firmId, createdBy: actor.userId, createdAt: ctx.now() });
    return { id: added, message: expectedClaimMessages.saved };
  });
}

const valueNames = ["scheme", "kind", "name", "country", "expectedOn"] as const;

export const RemoveExpectedClaimInput = z.object({ id: z.uuid() });
export type RemoveExpectedClaimInput = z.infer<typeof RemoveExpectedClaimInput>;

/** Removes such an entry; one that is gone already is no error. */
export async function removeExpectedClaim(ctx: AppContext, { id }: RemoveExpectedClaimInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "reimbursements.planClaims");
  return transact(ctx, async (tx) => {
    await deleteExpectedClaim(tx, id, actor.firmId);
    return { message: expectedClaimMessages.removed };
  });
}
