import { findAbsence } from "#domain/accounts/absences.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { hasDecided } from "#domain/reimbursements/decided-before.ts";
import { hasOwnerIn, owningOffices, shareByLoad, type OwningOffice } from "#domain/reimbursements/owners.ts";
import { selectAbsences } from "#db/queries/absences.ts";
import { selectDeciders } from "#db/queries/decisions.ts";
import { findSharesByLoad, lockOfficers, lockSharesByLoad, selectLoads } from "#db/queries/officers.ts";
import { updateOwners } from "#db/queries/owners.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { Tx } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";

type Context = Pick<AppContext, "now">;

/**
 * Who gets each of some claims: the officer at work with the fewest owned claims that wait; all undefined when the office does not share
 * by load, or nobody is at work. The caller stores it in the same transaction.
 * @param mayOwn only these officers get one
 * @source desks-and-more.md 2 "share new claims by load"
 */
export async function ownersByLoad(
  tx: Tx,
  ctx: Context,
  { office, count, mayOwn = () => true }: { readonly office: OwningOffice; readonly count: number; readonly mayOwn?: (id: string) => boolean },
): Promise<(string | undefined)[]> {
  if (!(await findSharesByLoad(tx, office)) || !(await lockSharesByLoad(tx, office))) return Array.from({ length: count }, () => undefined);
  const today = calendarDateInIndia(ctx.now());
  const absences = await selectAbsences(tx, office, today);
  const atWork = (await lockOfficers(tx, office)).filter(({ id }) => mayOwn(id) && findAbsence(absences, id, today) === undefined);
  return shareByLoad(
    count,
    await selectLoads(
      tx,
      office,
      atWork.map(({ id }) => id),
    ),
  );
}

/**
 * Gives a claim that has come to an office its owner by load. One that has an owner there keeps it, unless the owner is no officer of the
 * office any more or has decided on the claim: then it becomes free, or gets another owner by load. The caller holds its lock.
 */
export async function shareNewClaim(
  tx: Tx,
  ctx: Context,
  office: OwningOffice,
  { id, ownerId }: { readonly id: string; readonly ownerId: string | null },
): Promise<void> {
  const deciders = await selectDeciders(tx, id);
  const invitations = deciders.length === 0 ? new Map<string, string>() : await selectInvitations(tx);
  const mayOwn = (userId: string): boolean => !hasDecided(deciders, invitations, userId);
  if (ownerId !== null && mayOwn(ownerId) && (await lockOfficers(tx, office, [ownerId])).length > 0) return;
  const [owner] = await ownersByLoad(tx, ctx, { office, count: 1, mayOwn });
  if (owner === undefined && ownerId === null) return;
  const kind = owner === undefined ? "freed" : "shared";
  await updateOwners(tx, { office, kind, claims: [{ id, ownerId: owner, previousId: ownerId }], changedBy: null, at: ctx.now() });
}

/** The same in each office that has an owner, for a claim that is decided again. */
export async function shareUndecided(tx: Tx, ctx: Context, row: ReimbursementRow): Promise<void> {
  const owners = { council: row.councilOwnerId, dgft: row.dgftOwnerId };
  for (const office of owningOffices) if (hasOwnerIn(office, row)) await shareNewClaim(tx, ctx, office, { id: row.id, ownerId: owners[office] });
}
