import { z } from "zod";
import { plainLine, plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { assertNotCancelled, assertNotOver, seatStates } from "#domain/fairs/states.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import {
  countSeatsTaken,
  deleteStall,
  findStall,
  getApplication,
  selectNextWaiting,
  updateApplication,
  upsertStall,
} from "#db/queries/fair-applications.ts";
import { findAttendance, lockFair, updateFair, type FairRow } from "#db/queries/fairs.ts";
import { findPictures } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { ApplicationId, FairId } from "./fair-view.ts";
import { fillSeats } from "./fill-seats.ts";
import { notifyExhibitors, reachableFirmsOf } from "./notify-exhibitors.ts";

type Done = { readonly message: string };

/** An application with its fair locked, as it is under the lock. @throws not_found */
export async function lockApplication(tx: Tx, applicationId: string) {
  const { fairId } = await getApplication(tx, applicationId);
  const fair = await lockFair(tx, fairId);
  return { fair, application: await getApplication(tx, applicationId) };
}

/**
 * Offers a free seat to the first firm on the waiting list. While the list is empty, a firm whose seat was taken back can be offered one again.
 * @throws not_found; conflict (`fair_cancelled`, `fair_over`, `not_waiting`, `firm_deactivated`, `not_next`, `no_seat_left`)
 */
export async function offerSeat(ctx: AppContext, { applicationId }: ApplicationId): Promise<Done> {
  authorize(ctx.actor, "fairs.prepare");
  return transact(ctx, async (tx) => {
    const { fair, application } = await lockApplication(tx, applicationId);
    assertNotCancelled(fair);
    assertNotOver(fair, ctx.now());
    if (application.state !== "waiting" && application.state !== "lost") throw conflict("not_waiting", fairMessages.notWaiting);
    if (application.isDeactivated) throw conflict("firm_deactivated", fairMessages.firmDeactivated(application.firmName));
    if ((await countSeatsTaken(tx, fair.id)) >= fair.seats) throw conflict("no_seat_left", fairMessages.noSeatLeft);
    const [next] = await selectNextWaiting(tx, fair.id, 1);
    if (next !== undefined && next.id !== applicationId) throw conflict("not_next", fairMessages.notNext(next.firmName));
    await updateApplication(tx, applicationId, { state: "offered", offeredAt: ctx.now(), acceptedAt: null, endedAt: null, endReason: null });
    await notifyExhibitors(tx, fair, [application.firmId], { kind: "fair_seat_offered", at: ctx.now() });
    await auditOf(tx, ctx, fair, "fair.offer", applicationId);
    return { message: fairMessages.seatOffered(application.firmName) };
  });
}

export const TakeSeatBackInput = ApplicationId.extend({ reason: plainText("Reason", 500) });
export type TakeSeatBackInput = z.input<typeof TakeSeatBackInput>;

/**
 * Takes a seat back, with a reason that the firm reads; the waiting list moves up, unless the fair is over.
 * @throws not_found; invalid (no reason); conflict (`fair_cancelled`, `no_seat`, `checked_in`)
 */
export async function takeSeatBack(ctx: AppContext, input: TakeSeatBackInput): Promise<Done> {
  authorize(ctx.actor, "fairs.prepare");
  const { applicationId, reason } = TakeSeatBackInput.parse(input);
  return transact(ctx, async (tx) => {
    const { fair, application } = await lockApplication(tx, applicationId);
    assertNotCancelled(fair);
    if (!seatStates.includes(application.state)) throw conflict("no_seat", fairMessages.noSeatToTake);
    if ((await findAttendance(tx, applicationId)) !== undefined) throw conflict("checked_in", fairMessages.seatUsed(application.firmName));
    await updateApplication(tx, applicationId, { state: "lost", endedAt: ctx.now(), endReason: reason });
    await deleteStall(tx, applicationId);
    await notifyExhibitors(tx, fair, reachableFirmsOf([application]), { kind: "fair_seat_lost", at: ctx.now() });
    await fillSeats(tx, ctx, fair);
    await auditOf(tx, ctx, fair, "fair.takeSeat", applicationId);
    return { message: fairMessages.seatTaken(application.firmName) };
  });
}

export const SaveStallInput = ApplicationId.extend({
  /** Needed for a stall, and not looked at when the stall is taken back. */
  hall: z.literal("").or(plainLine("Hall", 40)),
  /** Empty to take the stall back. */
  number: z.literal("").or(plainLine("Stall number", 40)),
  /** The stall that the officer saw before the change; null for none. */
  seen: z.object({ hall: z.string().max(40), number: z.string().max(40) }).nullable(),
}).refine(({ hall, number }) => number === "" || hall !== "", { path: ["hall"], message: fairMessages.hallNeeded });
export type SaveStallInput = z.input<typeof SaveStallInput>;

/**
 * Gives an exhibitor its stall, or takes it back, if nobody changed it since the officer saw it. The firm is told.
 * @throws not_found; invalid (a stall without a hall); conflict (`fair_cancelled`, `stall_needs_seat`, `stall_taken`, `stale_version`)
 */
export async function saveStall(ctx: AppContext, input: SaveStallInput): Promise<Done> {
  authorize(ctx.actor, "fairs.prepare");
  const { applicationId, hall, number, seen } = SaveStallInput.parse(input);
  return transact(ctx, async (tx) => {
    const { fair, application } = await lockApplication(tx, applicationId);
    assertNotCancelled(fair);
    if (application.state !== "accepted") throw conflict("stall_needs_seat", fairMessages.stallNeedsSeat);
    const stall = await findStall(tx, applicationId);
    if (stall?.hall !== seen?.hall || stall?.number !== seen?.number) throw conflict("stale_version", fairMessages.stallChanged(stall));
    if (number === "") await deleteStall(tx, applicationId);
    else await upsertStall(tx, { applicationId, fairId: fair.id, hall, number, givenAt: ctx.now() });
    const isSame = number === "" ? stall === undefined : stall?.hall === hall && stall.number === number;
    const firmIds = isSame ? [] : reachableFirmsOf([application]);
    const subject = number === "" ? "was taken back" : stall === undefined ? "is given" : "is another one now";
    await notifyExhibitors(tx, fair, firmIds, { kind: "fair_stall", at: ctx.now(), subject });
    await auditOf(tx, ctx, fair, "fair.stall", applicationId);
    return { message: number === "" ? fairMessages.stallRemoved : fairMessages.stallSaved };
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "fair_stalls_number_unique") throw conflict("stall_taken", fairMessages.stallTaken(number));
    throw error;
  });
}

export const SavePlanInput = FairId.extend({ imageId: z.uuid().nullable() });
export type SavePlanInput = z.input<typeof SavePlanInput>;

/** Shows an uploaded picture as the plan of the stalls; null removes it. @throws not_found; conflict (`fair_cancelled`) */
export async function savePlan(ctx: AppContext, input: SavePlanInput): Promise<Done> {
  authorize(ctx.actor, "fairs.prepare");
  const { fairId, imageId } = SavePlanInput.parse(input);
  return transact(ctx, async (tx) => {
    assertNotCancelled(await lockFair(tx, fairId));
    const isThere = imageId !== null && (await findPictures(tx, [imageId])).has(imageId);
    await updateFair(tx, fairId, { planImageId: isThere ? imageId : null });
    await recordAudit(tx, ctx, { event: "fair.change", subject: { kind: "fair", id: fairId } });
    return { message: fairMessages.planSaved };
  });
}

const auditOf = (
  tx: Tx,
  ctx: AppContext,
  fair: FairRow,
  event: "fair.offer" | "fair.takeSeat" | "fair.stall",
  applicationId: string,
): Promise<void> => recordAudit(tx, ctx, { event, subject: { kind: "fair", id: fair.id }, detail: { applicationId } });
