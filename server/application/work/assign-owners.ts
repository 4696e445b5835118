import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { formatIndianDateTime } from "#domain/dates.ts";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { hasOwnerIn, type OwnerChangeKind, type OwningOffice } from "#domain/reimbursements/owners.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { workMessages } from "#domain/work/work-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertOrGrowNotice } from "#db/queries/notifications.ts";
import { lockOfficers, type Officer } from "#db/queries/officers.ts";
import { lockOwned, selectNamesOf, updateOwners, type OwnedRow } from "#db/queries/owners.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { ownershipOf, type MayOwn } from "../reimbursements/share-by-load.ts";
import { ClaimIds, officeOfActor, type BulkResult } from "./inputs.ts";

export const TakeClaimInput = z.object({
  reimbursementId: ReimbursementId,
  /** The owner from whom it is taken over, as the officer saw it. */
  takeOverFrom: z.uuid().optional(),
});
export type TakeClaimInput = z.output<typeof TakeClaimInput>;

/**
 * Makes the officer the owner of a claim. One that has another owner is taken over only from the owner whom the call names.
 * @throws not_found; conflict (`has_owner`: somebody else was first; `no_owner_any_more`: decided or closed; `may_not_own`: the officer may not
 *   decide on it)
 * @source desks-and-more.md 2
 */
export async function takeClaim(ctx: AppContext, { reimbursementId, takeOverFrom }: TakeClaimInput): Promise<void> {
  const actor = authorize(ctx.actor, "work.assign");
  const office = officeOfActor(actor);
  await transact(ctx, async (tx) => {
    await lockOfficer(tx, office, actor.userId);
    const [claim] = await lockOwned(tx, office, [reimbursementId]);
    if (claim === undefined || (office === "dgft" && claim.firstForwardedAt === null)) throw notFound("not_found", reimbursementMessages.notFound);
    if (!hasOwnerIn(office, claim)) throw conflict("no_owner_any_more", workMessages.noOwnerAnyMore(claim.id));
    const { ownerId } = claim;
    if (ownerId === actor.userId) return;
    const mayOwn = await ownershipOf(tx, office, [claim.id]);
    if (!mayOwn(claim.id, actor.userId)) throw conflict("may_not_own", workMessages.mayNotOwn(actor.name, office));
    if (ownerId !== null && ownerId !== takeOverFrom) {
      const name = (await selectNamesOf(tx, [ownerId])).get(ownerId) ?? workMessages.nobody;
      throw conflict("has_owner", workMessages.hasOwner(claim.id, name, formatIndianDateTime(claim.ownerSince ?? ctx.now())));
    }
    await changeOwners(tx, ctx, actor, { kind: ownerId === null ? "taken" : "taken_over", claims: [claim], to: actor.userId });
  });
}

export const AssignOwnersInput = z.object({
  ids: ClaimIds,
  /** The officer who gets them; null makes them free. */
  to: z.uuid().nullable(),
  /** When the officer read the owners: what has another one since then is left alone. */
  seenAt: z.date(),
});
export type AssignOwnersInput = z.output<typeof AssignOwnersInput>;

/**
 * Gives claims to an officer of the same office, or makes them free. What moved meanwhile, or what the officer may not decide on,
 * is left as it is and named with its reason.
 * @throws invalid (`to`: not an officer of the office)
 * @source desks-and-more.md 2 "Bulk: assign"
 */
export async function assignOwners(ctx: AppContext, { ids, to, seenAt }: AssignOwnersInput): Promise<BulkResult> {
  const actor = authorize(ctx.actor, "work.assign");
  const office = officeOfActor(actor);
  return transact(ctx, async (tx) => {
    const officer = to === null ? undefined : await lockOfficer(tx, office, to);
    const found = new Map((await lockOwned(tx, office, ids)).map((claim) => [claim.id, claim]));
    const moved = await selectNamesOf(
      tx,
      [...found.values()].flatMap(({ ownerId }) => ownerId ?? []),
    );
    const mayOwn = await ownershipOf(tx, office, officer === undefined ? [] : [...found.keys()]);
    const wanted = { officer, mayOwn, seenAt, names: moved };
    const judged = ids.map((id) => ({ id, claim: found.get(id), reason: reasonAgainst(office, found.get(id), wanted) }));
    const claims = judged.flatMap(({ claim, reason }) => (reason === undefined && claim !== undefined ? [claim] : []));
    await changeOwners(tx, ctx, actor, {
      kind: to === null ? "freed" : to === actor.userId ? "taken_over" : "given",
      claims: claims.filter(({ ownerId }) => ownerId !== to),
      to,
    });
    return {
      done: claims.length,
      notDone: judged.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reason }])),
      message: officer === undefined ? workMessages.freed(claims.length) : workMessages.assigned(claims.length, officer.name),
    };
  });
}

/** @throws invalid (`to`: not an officer of the office) */
async function lockOfficer(tx: Tx, office: OwningOffice, id: string) {
  const [officer] = await lockOfficers(tx, office, [id]);
  if (officer === undefined) throw invalid("officer_gone", workMessages.officerGone, { to: [workMessages.officerGone] });
  return officer;
}

type Wanted = {
  /** Who gets them; undefined makes them free. */
  readonly officer: Officer | undefined;
  readonly mayOwn: MayOwn;
  readonly seenAt: Date;
  readonly names: ReadonlyMap<string, string>;
};

/** Why a claim stays as it is, or undefined. */
function reasonAgainst(office: OwningOffice, claim: OwnedRow | undefined, { officer, mayOwn, seenAt, names }: Wanted): string | undefined {
  if (claim === undefined || (office === "dgft" && claim.firstForwardedAt === null)) return workMessages.notListed;
  if (!hasOwnerIn(office, claim)) return workMessages.decided;
  if (officer !== undefined && !mayOwn(claim.id, officer.id)) return workMessages.mayNotOwn(officer.name, office);
  if (claim.ownerId === (officer?.id ?? null) || claim.ownerSince === null || claim.ownerSince <= seenAt) return undefined;
  return workMessages.movedTo(claim.ownerId === null ? workMessages.nobody : (names.get(claim.ownerId) ?? workMessages.nobody));
}

type Change = { readonly kind: OwnerChangeKind; readonly claims: readonly OwnedRow[]; readonly to: string | null };

/** Portions of one action on many claims follow each other within this time. */
const oneActionMs = 2 * 60_000;

/** Stores the owners, and tells the one who gets claims and those who lose some, each with one notice. */
async function changeOwners(tx: Tx, ctx: AppContext, actor: StaffActor, { kind, claims, to }: Change): Promise<void> {
  const at = ctx.now();
  // Free ones that an officer gives to himself are taken.
  const [free, owned] = [claims.filter(({ ownerId }) => ownerId === null), claims.filter(({ ownerId }) => ownerId !== null)];
  for (const [part, how] of [
    [free, kind === "taken_over" ? "taken" : kind],
    [owned, kind],
  ] as const)
    await updateOwners(tx, {
      office: officeOfActor(actor),
      kind: how,
      claims: part.map(({ id, ownerId }) => ({ id, ownerId: to ?? undefined, previousId: ownerId })),
      changedBy: actor.userId,
      at,
    });
  const notice = { actorName: actor.name, createdAt: at, fieldName: null };
  const told = [
    ...(to === null || to === actor.userId ? [] : [{ userId: to, kind: "claims_given" as const, about: claims }]),
    ...[...new Set(owned.map(({ ownerId }) => ownerId))]
      .filter((userId): userId is string => userId !== null && userId !== actor.userId)
      .map((userId) => ({ userId, kind: "claims_moved" as const, about: owned.filter(({ ownerId }) => ownerId === userId) })),
  ];
  for (const { userId, kind: noticeKind, about } of told) {
    const [first, ...others] = about;
    if (first === undefined) continue;
    const values = { ...notice, userId, kind: noticeKind, reimbursementId: first.id, firmName: first.firmName, others: others.length };
    await insertOrGrowNotice(tx, values, new Date(at.getTime() - oneActionMs));
  }
}
