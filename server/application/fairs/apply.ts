import { randomBytes } from "node:crypto";
import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { ApplicationEntries, FeedbackEntries } from "#domain/fairs/application-input.ts";
import { shortCodeLength, shortCodeOf } from "#domain/fairs/check-in-code.ts";
import { canGiveFeedback } from "#domain/fairs/feedback-days.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { assertNotCancelled, assertNotOver, isFairOver, livingStates, takesApplications } from "#domain/fairs/states.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteStall, findApplicationOfFirm, insertApplication, updateApplication, type ApplicationRow } from "#db/queries/fair-applications.ts";
import { findAttendance, findFeedback, lockFair, upsertFeedback, type FairRow } from "#db/queries/fairs.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { hasProfile } from "#db/queries/profiles.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { membershipRefusal } from "../members/membership-refusal.ts";
import { FairId } from "./fair-view.ts";
import { fillSeats } from "./fill-seats.ts";

type Done = { readonly message: string };

export const ApplyInput = FairId.extend({
  entries: ApplicationEntries,
  /** The entries that the form began with; null for a new application. A page of an earlier release sends none. */
  seen: ApplicationEntries.nullable().optional(),
});
export type ApplyInput = z.input<typeof ApplyInput>;

/**
 * Applies for a fair, or changes the application, if no colleague changed it since it was seen. The time of the first application is kept, unless it
 * was withdrawn in between.
 * @throws not_found; invalid (a field); forbidden (membership); conflict (`applications_over`, `no_profile`, `stale_version`)
 */
export async function applyForFair(ctx: AppContext, input: ApplyInput): Promise<Done> {
  const actor = authorize(ctx.actor, "fairs.apply");
  const { fairId, entries, seen } = ApplyInput.parse(input);
  return transact(ctx, async (tx) => {
    const fair = await lockFair(tx, fairId);
    assertNotCancelled(fair);
    const at = ctx.now();
    if (!takesApplications(fair, at)) throw conflict("applications_over", fairMessages.applicationsOver(fair.applyUntil));
    const before = await findApplicationOfFirm(tx, fairId, actor.firmId);
    const act = before === undefined || before.state === "withdrawn" ? "apply" : "change your application";
    const problem = await membershipRefusal(tx, ctx, await getFirmRow(tx, actor.firmId), act);
    if (problem !== undefined) throw problem;
    if (!(await hasProfile(tx, actor.firmId))) throw conflict("no_profile", fairMessages.profileFirst);
    assertUnchanged(before?.state === "withdrawn" ? undefined : before, { seen, sent: entries });
    const by = { ...entries, appliedBy: actor.userId };
    if (before === undefined) await insertApplication(tx, { ...by, fairId, firmId: actor.firmId, appliedAt: at });
    else if (before.state === "withdrawn") await updateApplication(tx, before.id, { ...by, state: "applied", appliedAt: at, endedAt: null });
    else await updateApplication(tx, before.id, by);
    return { message: fairMessages.applied };
  });
}

/** Accepts the seat that is offered; accepting it again changes nothing. @throws not_found; conflict (`fair_cancelled`, `no_offer`, `fair_over`) */
export async function acceptSeat(ctx: AppContext, { fairId }: FairId): Promise<Done> {
  const actor = authorize(ctx.actor, "fairs.apply");
  return transact(ctx, async (tx) => {
    const { fair, own } = await lockOwnApplicationToFair(tx, fairId, actor.firmId);
    if (own.state !== "accepted") {
      if (own.state !== "offered") throw conflict("no_offer", fairMessages.noSeatOffered);
      assertNotOver(fair, ctx.now());
      await updateApplication(tx, own.id, { state: "accepted", acceptedAt: ctx.now(), shortCode: shortCodeOf(randomBytes(shortCodeLength)) });
    }
    return { message: fairMessages.accepted };
  });
}

/**
 * Withdraws an application. A seat goes to the next of the waiting list at once.
 * @throws not_found; conflict (`fair_cancelled`, `ended`: withdrawn or lost already, `checked_in`, `fair_over`)
 */
export async function withdrawApplication(ctx: AppContext, { fairId }: FairId): Promise<Done> {
  const actor = authorize(ctx.actor, "fairs.apply");
  return transact(ctx, async (tx) => {
    const { fair, own } = await lockOwnApplicationToFair(tx, fairId, actor.firmId);
    if (!livingStates.includes(own.state)) throw conflict("ended", fairMessages.nothingToWithdraw);
    if ((await findAttendance(tx, own.id)) !== undefined) throw conflict("checked_in", fairMessages.notWithdrawnAfterCheckIn);
    if (isFairOver(fair, ctx.now())) throw conflict("fair_over", fairMessages.notWithdrawnAfterFair);
    await updateApplication(tx, own.id, { state: "withdrawn", endedAt: ctx.now() });
    await deleteStall(tx, own.id);
    if (fair.state === "ranked") await fillSeats(tx, ctx, fair);
    return { message: fairMessages.withdrawn };
  });
}

export const GiveFeedbackInput = FairId.extend({
  feedback: FeedbackEntries,
  /** The answer that the form began with; null for none. A page of an earlier release sends none. */
  seen: FeedbackEntries.extend({ remark: z.string().max(1_000).nullable() })
    .nullable()
    .optional(),
});
export type GiveFeedbackInput = z.output<typeof GiveFeedbackInput>;

/**
 * Stores what an exhibitor says after the fair, in place of what it said before, if no colleague changed that since it was seen.
 * @throws not_found; invalid (a field); conflict (`no_seat`, `feedback_later`, `feedback_over`, `stale_version`)
 */
export async function giveFeedback(ctx: AppContext, input: GiveFeedbackInput): Promise<Done> {
  const actor = authorize(ctx.actor, "fairs.apply");
  const { fairId, feedback, seen } = input;
  return transact(ctx, async (tx) => {
    const { fair, own } = await lockOwnApplicationToFair(tx, fairId, actor.firmId);
    const today = calendarDateInIndia(ctx.now());
    if (own.state !== "accepted") throw conflict("no_seat", fairMessages.feedbackSeat);
    if (today < fair.endsOn) throw conflict("feedback_later", fairMessages.feedbackLater);
    if (!canGiveFeedback(fair, today)) throw conflict("feedback_over", fairMessages.feedbackOver);
    assertUnchanged(await findFeedback(tx, own.id), { seen, sent: feedback });
    await upsertFeedback(tx, { ...feedback, applicationId: own.id, fairId, givenBy: actor.userId, givenAt: ctx.now() });
    return { message: fairMessages.feedbackSaved };
  });
}

/**
 * Refuses to overwrite what a colleague has saved since the form began; the same sent twice is no conflict. What is not known to have been seen
 * is no hindrance while nothing is stored.
 * @param stored what is stored now; undefined for nothing
 * @throws conflict (`stale_version`)
 */
function assertUnchanged<Entries extends object>(
  stored: Entries | undefined,
  { seen, sent }: { readonly seen: Entries | null | undefined; readonly sent: Entries },
): void {
  const names = Object.keys(sent) as (keyof Entries)[]; // keys of parsed entries
  const isStored = (entries: Entries | null | undefined): boolean => names.every((name) => stored?.[name] === entries?.[name]);
  if (!isStored(seen) && !isStored(sent))
    throw conflict("stale_version", seen === undefined ? fairMessages.pageOutdated : fairMessages.entriesChanged);
}

/** The firm's own application with its fair locked. @throws not_found; conflict (`fair_cancelled`) */
export async function lockOwnApplicationToFair(
  tx: Tx,
  fairId: string,
  firmId: string,
): Promise<{ readonly fair: FairRow; readonly own: ApplicationRow }> {
  const fair = await lockFair(tx, fairId);
  assertNotCancelled(fair);
  const own = await findApplicationOfFirm(tx, fairId, firmId);
  if (own === undefined) throw notFound("application_not_found", fairMessages.applicationNotFound);
  return { fair, own };
}
