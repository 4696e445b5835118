import { findAbsence } from "#domain/accounts/absences.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { hasDecided } from "#domain/reimbursements/decided-before.ts";
import { hasOwnerIn, owningOffices, shareByLoad, type OwningOffice } from "#domain/reimbursements/owners.ts";
import { selectAbsences } from "#db/queries/absences.ts";
import { selectDecidersOf } from "#db/queries/decisions.ts";
import { findSharesByLoad, lockOfficers, lockSharesByLoad, selectLoads } from "#db/queries/officers.ts";
import { updateOwners } from "#db/queries/owners.ts";
import { selectCouncilActorsOf, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { Tx } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";

type Context = Pick<AppContext, "now">;

/** Whether this user may own this claim. */
export type MayOwn = (reimbursementId: string, userId: string) => boolean;

/** Who may own which of some claims: nobody who decided on it before, and at DGFT nobody who acted on it for the council. */
export async function ownershipOf(tx: Tx, office: OwningOffice, ids: readonly string[]): Promise<MayOwn> {
  const [deciders, acted] = [await selectDecidersOf(tx, ids), office === "dgft" ? await selectCouncilActorsOf(tx, ids) : []];
  const invitations = deciders.length === 0 ? new Map<string, string>() : await selectInvitations(tx);
  const decidersOf = (id: string) => deciders.filter(({ reimbursementId }) => reimbursementId === id);
  const barred = new Set(acted.map(({ reimbursementId, actorId }) => `${reimbursementId} ${actorId}`));
  return (id, userId) => !barred.has(`${id} ${userId}`) && !hasDecided(decidersOf(id), invitations, userId);
}

/**
 * Who gets each of some claims: the officer at work with the fewest owned claims that wait, of those who may decide on it; all undefined
 * when the office does not share by load, or nobody is at work. The caller stores it in the same transaction.
 * @source desks-and-more.md 2 "share new claims by load"
 */
export async function ownersByLoad(
  tx: Tx,
  ctx: Context,
  { office, ids, mayOwn }: { readonly office: OwningOffice; readonly ids: readonly string[]; readonly mayOwn?: MayOwn },
): Promise<(string | undefined)[]> {
  if (!(await findSharesByLoad(tx, office)) || !(await lockSharesByLoad(tx, office))) return ids.map(() => undefined);
  const today = calendarDateInIndia(ctx.now());
  const absences = await selectAbsences(tx, office, today);
  const atWork = (await lockOfficers(tx, office)).filter(({ id }) => findAbsence(absences, id, today) === undefined);
  const loads = await selectLoads(
    tx,
    office,
    atWork.map(({ id }) => id),
  );
  return shareByLoad(ids, loads, mayOwn ?? (await ownershipOf(tx, office, ids)));
}

/**
 * Gives a claim that has come to an office its owner by load. One that has an owner there keeps it, unless the owner is no officer of the
 * office any more or may not decide on the claim: then it becomes free, or gets another owner by load. The caller holds its lock.
 */
export async function shareNewClaim(
  tx: Tx,
  ctx: Context,
  office: OwningOffice,
  { id, ownerId }: { readonly id: string; readonly ownerId: string | null },
): Promise<void> {
  const mayOwn = await ownershipOf(tx, office, [id]);
  if (ownerId !== null && mayOwn(id, ownerId) && (await lockOfficers(tx, office, [ownerId])).length > 0) return;
  const [owner] = await ownersByLoad(tx, ctx, { office, ids: [id], mayOwn });
  if (owner === undefined && ownerId === null) return;
  const kind = owner === undefined ? "freed" : "shared";
  await updateOwners(tx, { office, kind, claims: [{ id, ownerId: owner, previousId: ownerId }], changedBy: null, at: ctx.now() });
}

/** The same in each office that has an owner, for a claim that is decided again. */
export async function shareUndecided(tx: Tx, ctx: Context, row: ReimbursementRow): Promise<void> {
  const owners = { council: row.councilOwnerId, dgft: row.dgftOwnerId };
  for (const office of owningOffices) if (hasOwnerIn(office, row)) await shareNewClaim(tx, ctx, office, { id: row.id, ownerId: owners[office] });
}
