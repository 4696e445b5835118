import { findAbsence } from "#domain/accounts/absences.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { shareByLoad, type OwningOffice } from "#domain/reimbursements/owners.ts";
import { selectAbsences } from "#db/queries/absences.ts";
import { findSharesByLoad, lockOfficers, lockSharesByLoad, selectLoads } from "#db/queries/officers.ts";
import { updateOwners } from "#db/queries/owners.ts";
import type { Tx } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";

type Context = Pick<AppContext, "now">;

/**
 * Who gets each of some claims: the officer at work with the fewest owned claims that wait; all undefined when the office does not share
 * by load, or nobody is at work. The caller stores it in the same transaction.
 * @source desks-and-more.md 2 "share new claims by load"
 */
export async function ownersByLoad(tx: Tx, ctx: Context, office: OwningOffice, count: number): Promise<(string | undefined)[]> {
  if (!(await findSharesByLoad(tx, office)) || !(await lockSharesByLoad(tx, office))) return Array.from({ length: count }, () => undefined);
  const today = calendarDateInIndia(ctx.now());
  const absences = await selectAbsences(tx, office, today);
  const atWork = (await lockOfficers(tx, office)).filter(({ id }) => findAbsence(absences, id, today) === undefined);
  return shareByLoad(
    count,
    await selectLoads(
      tx,
      office,
      atWork.map(({ id }) => id),
    ),
  );
}

/** Gives a claim that has come to an office its owner by load; one that has an owner there keeps it. The caller holds its lock. */
export async function shareNewClaim(
  tx: Tx,
  ctx: Context,
  office: OwningOffice,
  { id, ownerId }: { readonly id: string; readonly ownerId: string | null },
): Promise<void> {
  if (ownerId !== null) return;
  const [owner] = await ownersByLoad(tx, ctx, office, 1);
  if (owner === undefined) return;
  await updateOwners(tx, { office, kind: "shared", claims: [{ id, ownerId: owner, previousId: null }], changedBy: null, at: ctx.now() });
}
