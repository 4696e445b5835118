import { z } from "zod";
import { deputyOn, findAbsence } from "#domain/accounts/absences.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { hasOwnerIn, ownerChangeText } from "#domain/reimbursements/owners.ts";
import { selectAbsences } from "#db/queries/absences.ts";
import { selectOfficers } from "#db/queries/officers.ts";
import { findOwned, selectOwnerChanges } from "#db/queries/owners.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { officeOfActor } from "./inputs.ts";

export const GetOwnerInput = z.object({ reimbursementId: ReimbursementId });
export type GetOwnerInput = z.output<typeof GetOwnerInput>;

/** Who is expected to work on a claim in the reader's office. The member never sees it. */
export type ClaimOwnerView = {
  readonly owner: { readonly id: string; readonly name: string; readonly isMe: boolean; readonly since: Date } | undefined;
  /** Who stands in while the owner is absent. */
  readonly deputy: string | undefined;
  readonly isAbsent: boolean;
  /** False once it is decided or closed. */
  readonly canChange: boolean;
  /** Those who may get it. */
  readonly officers: readonly { readonly id: string; readonly name: string }[];
  /** Newest first. */
  readonly changes: readonly { readonly id: number; readonly at: Date; readonly text: string }[];
  readonly readAt: Date;
};

/** @throws not_found (unknown, or DGFT never had it) */
export async function getOwner(ctx: AppContext, { reimbursementId }: GetOwnerInput): Promise<ClaimOwnerView> {
  const actor = authorize(ctx.actor, "work.read");
  const office = officeOfActor(actor);
  const readAt = ctx.now();
  const today = calendarDateInIndia(readAt);
  const [claim, changes, officers, absences] = await Promise.all([
    findOwned(ctx.db, office, reimbursementId),
    selectOwnerChanges(ctx.db, office, reimbursementId),
    selectOfficers(ctx.db, office),
    selectAbsences(ctx.db, office, today),
  ]);
  if (claim === undefined || (office === "dgft" && claim.firstForwardedAt === null)) throw notFound("not_found", reimbursementMessages.notFound);
  const { ownerId, ownerName, ownerSince } = claim;
  const isOfficer = (id: string): boolean => officers.some((officer) => officer.id === id);
  const deputyId = ownerId === null ? undefined : deputyOn(absences, { userId: ownerId, day: today, isOfficer });
  return {
    owner: ownerId === null ? undefined : { id: ownerId, name: ownerName ?? "", isMe: ownerId === actor.userId, since: ownerSince ?? readAt },
    deputy: officers.find(({ id }) => id === deputyId)?.name,
    isAbsent: ownerId !== null && findAbsence(absences, ownerId, today) !== undefined,
    canChange: hasOwnerIn(office, claim),
    officers,
    changes: changes.map(({ id, at, kind, owner, previous, by }) => ({
      id,
      at,
      text: ownerChangeText({ kind, owner: owner ?? undefined, previous: previous ?? undefined, by: by ?? undefined }),
    })),
    readAt,
  };
}
