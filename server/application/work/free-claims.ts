import { staffRoles } from "#domain/accounts/staff.ts";
import { officeOfRole, roleOfOffice } from "#domain/reimbursements/owners.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { getUser } from "#db/queries/accounts.ts";
import { lockOwnedBy, updateOwners } from "#db/queries/owners.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { ownersByLoad } from "../reimbursements/share-by-load.ts";

type Run = { finish(tx: Tx): Promise<void> };

const claimsAtOnce = 1_000;

/**
 * Makes the open claims of a user free who is no longer an officer of their office, or shares them by load where the office does so. One who
 * is an officer again keeps them.
 * @throws forbidden (not the worker)
 * @source issue of the officer's day, part 3 "owner deactivated"
 */
export async function freeClaims(ctx: AppContext, { userId }: { readonly userId: string }, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  for (const office of staffRoles.map((role) => officeOfRole[role])) {
    let isDone = false;
    while (!isDone) isDone = await freeSome(ctx, office, userId);
  }
  await transact(ctx, (tx) => run.finish(tx));
}

/** True when nothing is left. */
const freeSome = (ctx: AppContext, office: (typeof officeOfRole)[keyof typeof officeOfRole], userId: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const user = await getUser(tx, userId);
    if (user.deactivatedAt === null && user.role === roleOfOffice[office]) return true;
    const claims = await lockOwnedBy(tx, office, userId, claimsAtOnce);
    const owners = await ownersByLoad(tx, ctx, { office, ids: claims.map(({ id }) => id) });
    const changed = claims.map(({ id }, place) => ({ id, ownerId: owners[place], previousId: userId }));
    const by = { office, changedBy: null, at: ctx.now() };
    await updateOwners(tx, { ...by, kind: "left", claims: changed.filter(({ ownerId }) => ownerId === undefined) });
    await updateOwners(tx, { ...by, kind: "shared", claims: changed.filter(({ ownerId }) => ownerId !== undefined) });
    return claims.length < claimsAtOnce;
  });
